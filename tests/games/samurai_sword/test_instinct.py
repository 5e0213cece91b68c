"""The rule-of-thumb player: what it believes, what it does, and how the roles fare when it plays itself."""

from __future__ import annotations

import numpy as np
import pytest

from tatami import games
from tatami.games.samurai_sword.components import Team
from tatami.games.samurai_sword.instinct import chance, exposure, instinct, lead, rival, suspicion
from tatami.games.samurai_sword.moves import ACTIONS
from tatami.kernel.chance import receive, wipe
from tatami.kernel.engines.native import native
from tatami.kernel.playout import WORKING_RECORDS, Mind, Tally, minds_game

from .feud import SEAT, Table, position

GAME = games.find("samurai-sword")


def chosen(table: Table, seat: str, luck: int = 1) -> str:
    """What instinct would play, from the seat's view."""
    seen = table.seen_by(seat).feud
    receive(seen, luck, 9)
    return ACTIONS.text(instinct(seen, SEAT[seat]))


def believed(table: Table, me: str, seat: str, team: Team) -> int:
    return chance(table.seen_by(me).feud, SEAT[me], SEAT[seat], team)


def after_blows(*blows: tuple[int, int]) -> Table:
    """A quiet table at which some have struck others."""
    table = position()
    for seat, target in blows:
        table.feud.deeds[seat][target] -= 4
    return table


def test_who_strikes_the_shogun_is_believed_a_ninja() -> None:
    before, after = after_blows(), after_blows((2, 0))
    assert believed(after, "one", "three", Team.NINJA) > believed(before, "one", "three", Team.NINJA)
    assert believed(after, "one", "three", Team.SHOGUN) < believed(before, "one", "three", Team.SHOGUN)


def test_who_strikes_those_is_believed_a_samurai() -> None:
    after = after_blows((2, 0), (1, 2))
    assert believed(after, "one", "two", Team.SHOGUN) > 50


def test_who_plays_a_daimyo_is_believed_a_ronin_rather() -> None:
    table = position()
    before = believed(table, "one", "five", Team.RONIN)
    table.feud.daimyos[4] = 1
    assert believed(table, "one", "five", Team.RONIN) > before


def test_chances_add_up() -> None:
    table = after_blows((2, 0), (1, 2), (4, 1))
    for seat in ("two", "three", "four", "five"):
        total = sum(believed(table, "one", seat, team) for team in Team)
        assert 97 <= total <= 100


def test_beliefs_use_ones_own_role() -> None:
    assert believed(position(), "five", "three", Team.RONIN) == 0


def test_a_ninja_strikes_the_shogun() -> None:
    """A heavy blow is worth being known for."""
    table = position(turn="three", hands={"three": ["nodachi", "parry"]}, fronts={"three": ["fast-draw"]})
    assert chosen(table, "three") == "attack one nodachi"


def test_a_ninja_does_not_give_itself_away_for_a_scratch() -> None:
    hands = {"three": ["tanegashima", "parry", "parry"]}
    hidden = position(turn="three", hands=hands)
    assert all(chosen(hidden, "three", luck) != "attack one tanegashima" for luck in range(20))
    deadly = position(turn="three", hands=hands, resilience={"one": 1})
    assert chosen(deadly, "three") == "attack one tanegashima"
    known = position(turn="three", hands=hands)
    known.feud.deeds[2][0] = -20
    assert chosen(known, "three") == "attack one tanegashima"


def test_deeds_give_away_what_one_is() -> None:
    s = position().feud
    one, samurai, ninja, ronin = 0, 1, 2, 4
    assert exposure(s, ninja, one, -2) > 0
    assert exposure(s, samurai, one, 1) > 0
    assert exposure(s, ronin, one, -2) == 0
    assert exposure(s, one, ninja, -2) == 0
    s.deeds[ninja][one] = -20
    assert suspicion(s, ninja) > 80
    assert exposure(s, ninja, one, -2) == 0


def test_the_roles_of_three_are_no_secret_to_keep() -> None:
    assert exposure(position(3).feud, 1, 0, -2) == 0


def test_nothing_but_entropy_is_spent_on_a_view() -> None:
    seen = position(turn="three", hands={"three": ["nagayari", "bo", "geisha"]}).seen_by("three").feud
    before = seen.copy()
    receive(seen, 1, 9)
    instinct(seen, SEAT["three"])
    wipe(seen)
    assert seen == before


def test_a_samurai_spares_the_shogun() -> None:
    for luck in range(20):
        assert chosen(position(turn="two", hands={"two": ["bokken", "parry"]}), "two", luck) != "attack one bokken"


def test_the_score_is_counted_before_a_blow_that_ends_the_game() -> None:
    """The shogun strikes a ninja down who has one honour left, but not while the ronin is ahead."""
    hands, weak, last = {"one": ["nagayari", "parry"]}, {"three": 1}, {"three": 1}
    winning = position(hands=hands, resilience=weak, honour=last | {"one": 9})
    winning.feud.deeds[2][0] = -20
    assert chosen(winning, "one") == "attack three nagayari"
    losing = position(hands=hands, resilience=weak, honour=last | {"one": 1, "five": 9})
    losing.feud.deeds[2][0] = -20
    assert chosen(losing, "one") != "attack three nagayari"


def test_the_score_is_counted_before_a_draw_that_empties_the_deck() -> None:
    hands = {"one": ["tea-ceremony", "parry"]}
    winning = position(hands=hands, deck=["bo"] * 4, honour={"one": 9, "two": 5, "three": 1})
    assert chosen(winning, "one") == "tea"
    losing = position(hands=hands, deck=["bo"] * 4, honour={"one": 1, "two": 1, "five": 9})
    assert chosen(losing, "one") == "done"


def test_the_last_card_is_played_for_the_shield_of_an_empty_hand() -> None:
    """An unhurt player keeps a Breathing beside other cards, but lets it go as the last one."""
    lone = position(4, turn="three", hands={"three": ["breathing"]})
    assert chosen(lone, "three").startswith("breathe")
    kept = position(4, turn="three", hands={"three": ["breathing", "parry", "parry"]})
    assert chosen(kept, "three") == "done"


def test_a_daimyo_is_kept_by_all_but_the_ronin() -> None:
    assert chosen(position(hands={"one": ["daimyo", "parry"]}), "one") == "done"
    assert chosen(position(turn="five", hands={"five": ["daimyo", "parry"]}), "five") == "daimyo"


def test_nobunaga_trades_before_he_breathes() -> None:
    hands = {"one": ["breathing", "parry"]}
    assert chosen(position(characters={"one": "nobunaga"}, hands=hands), "one") == "spend"


def test_hanzo_parries_with_a_poor_weapon() -> None:
    hands = {"one": ["katana"], "two": ["bokken", "parry", "geisha"]}
    table = position(characters={"two": "hanzo"}, hands=hands).play("one", "attack two katana")
    assert chosen(table, "two") == "block bokken"


def test_ushiwaka_lets_himself_be_scratched() -> None:
    hands = {"one": ["bokken"], "two": ["parry", "geisha"]}
    table = position(characters={"two": "ushiwaka"}, hands=hands).play("one", "attack two bokken")
    assert chosen(table, "two") == "take"


def test_ieyasu_takes_a_good_card_and_leaves_a_poor_one() -> None:
    good = position(characters={"two": "ieyasu"}, pile=["nodachi"]).play("one", "done")
    assert chosen(good, "two") == "draw pile"
    poor = position(characters={"two": "ieyasu"}, pile=["bokken"]).play("one", "done")
    assert chosen(poor, "two") == "draw deck"


def test_a_deadly_blow_is_parried() -> None:
    hands = {"one": ["katana"], "two": ["parry"]}
    table = position(hands=hands, resilience={"two": 2}).play("one", "attack two katana")
    assert chosen(table, "two") == "parry"


def test_the_rival_is_the_team_that_leads_the_others() -> None:
    s = position(honour={"five": 9}).seen_by("five").feud
    assert rival(s, 4) == Team.SHOGUN
    assert lead(s, 4, Team.SHOGUN) > 0


def won(players: str, minds: list[int], count: int) -> list[int]:
    """How often each seat's team won, and each team (the last three)."""
    engine = native(GAME)
    play, mask = engine.bind(minds_game), engine.mask()
    options = np.array(GAME.options.encode({"players": players}), np.int64)
    column, tally, out = GAME.record.column(WORKING_RECORDS), np.zeros(len(Tally), np.int64), np.zeros(7, np.int64)
    seats, teams = [0] * 7, [0] * 3
    for lane in range(count):
        play(column, options, np.array(minds, np.int64), mask, tally, out, 17, lane)
        teams[int(column[0].winner)] += 1
        seats = [wins + int(result) for wins, result in zip(seats, out, strict=True)]
    assert tally[Tally.BROKEN] == 0
    return [*seats, *teams]


def test_with_five_no_team_wins_more_than_sixty_percent_against_itself() -> None:
    games_played = 1500
    *_, shogun, ninja, ronin = won("five", [Mind.INSTINCT] * 7, games_played)
    assert max(shogun, ninja, ronin) < 0.6 * games_played
    assert min(shogun, ninja, ronin) > 0.15 * games_played


@pytest.mark.parametrize("players", ["four", "five", "six", "seven"])
def test_instinct_beats_random_players(players: str) -> None:
    """In the first seat, whatever its role, against random players everywhere else."""
    games_played = 400
    random_wins = won(players, [Mind.RANDOM] * 7, games_played)[0]
    wins = won(players, [Mind.INSTINCT, *[Mind.RANDOM] * 6], games_played)[0]
    assert wins > random_wins + games_played // 10
