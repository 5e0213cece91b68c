"""Who knows what, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter

from tatami.games.ninjato.knowledge import guess, view
from tatami.games.ninjato.rules import check
from tatami.games.ninjato.state import HIDDEN, Kyoto
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import SPECTATOR

from .table import SEAT, Table, new_game, position


def imagined(table: Table, seat: int, seed: int) -> Kyoto:
    world = table.seen_by(seat)
    receive(world, seed, seed + 1)
    guess(world, seat)
    wipe(world)
    return world


def test_the_other_hands_and_the_deck_are_hidden() -> None:
    seen = new_game().seen_by(0)
    assert set(seen.deck) == {HIDDEN}
    assert set(seen.hand[1]) == set(seen.hand[2]) == {HIDDEN}
    assert sum(seen.hand[0]) == 4


def test_the_size_of_a_hand_is_open() -> None:
    assert list(new_game().seen_by(0).held) == [4, 4, 4, 0]


def test_a_spectator_sees_no_hand() -> None:
    seen = new_game().seen_by(SPECTATOR)
    assert all(set(hand) == {HIDDEN} for hand in list(seen.hand)[:3])


def test_two_tables_that_differ_in_a_hidden_hand_look_the_same() -> None:
    one = position(hands={"black": "1 2", "white": "3 4"})
    other = position(hands={"black": "1 2", "white": "5 5"})
    assert one.seen_by(0).to_bytes() == other.seen_by(0).to_bytes()
    assert one.seen_by(1).to_bytes() != other.seen_by(1).to_bytes()


def test_only_the_one_who_draws_is_told_the_card() -> None:
    table = position().play("black", "dojo", "draw")
    (drawn,) = [event for event in table.events if event.name == "card-drawn"]
    assert [drawn.seen_from(seat) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    (unseen,) = [event for event in table.events if event.name == "card-drawn-unseen"]
    assert [unseen.seen_from(seat) for seat in (0, 1, SPECTATOR)] == [False, True, True]


def test_a_card_taken_face_up_is_known_to_all() -> None:
    table = position(face_up="1 3 5").play("black", "dojo", "take five", "draw", "draw", "draw")
    for seed in range(50):
        world = imagined(table, SEAT["white"], seed)
        assert world.hand[0][4] >= 1


def test_a_card_played_is_no_longer_known() -> None:
    table = position(hands={"black": "2 2"}, face_up="5 3 1", sentries={"house-1": "1"})
    table.play("black", "dojo", "take five", "draw")
    assert list(table.kyoto.known[0]) == [0, 0, 0, 0, 1]
    table.play("white", "raid house-3 force", "fail").play("purple", "raid house-3 force", "fail")
    table.play("black", "raid house-1 force", "strike five first")
    assert list(table.kyoto.known[0]) == [0, 0, 0, 0, 0]


def test_a_guess_keeps_the_invariants_and_looks_the_same() -> None:
    table = new_game(4)
    for seat in (0, 1, 2, 3, SPECTATOR):
        for seed in range(20):
            world = imagined(table, seat, seed)
            assert check(world) == 0
            view(world, seat)
            assert world == table.seen_by(seat)


def test_guesses_come_as_often_as_they_should() -> None:
    """A hand of one unseen card is each value as often as it is unseen."""
    table = position(2, hands={"black": "1 1 1 1 1", "white": "2"}, face_up="1 1 3")
    counts = Counter(
        next(card for card in range(5) if world.hand[1][card])
        for world in (imagined(table, 0, seed) for seed in range(4000))
    )
    unseen = {0: 3, 1: 10, 2: 11, 3: 10, 4: 10}
    for card, copies in unseen.items():
        assert abs(counts[card] / 4000 - copies / 44) < 0.03


def test_everybody_knows_who_has_bought_which_rumour() -> None:
    table = position(rumours={"black": "warrior-any"}, secret_rumours="no")
    assert table.seen_by(SPECTATOR).rumour_at[0] == 0


def test_hidden_rumours_are_dealt_as_many_as_each_has() -> None:
    table = position(rumours={"black": "warrior-any people-any", "white": "friends-any"}, secret_rumours="yes")
    for seed in range(30):
        world = imagined(table, SEAT["purple"], seed)
        assert [list(world.rumour_at).count(seat) for seat in range(3)] == [2, 1, 0]
    found = {world.rumour_at[0] for world in (imagined(table, SEAT["white"], seed) for seed in range(200))}
    assert found == {-2, 0}
