"""The round: set-up, whose turn it is, and what happens when the last shuriken is placed."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    CARDS,
    DOJO_DECKS,
    ELITE_DECK,
    ELITES,
    ENVOYS,
    FIRST_BANNERS,
    FIRST_HAND,
    FIRST_TREASURES,
    GUARD_DECKS,
    GUARDS,
    HOUSES,
    LAST_LESSONS,
    LESSONS,
    OFFERED,
    ROUNDS,
    RUMOURS,
    SCORES,
    SEATS,
    SHURIKEN,
    SKILLS,
    TILES,
    TREASURE_TOKENS,
    TREASURES,
    Option,
    Skill,
)
from tatami.games.ninjato.moves import Event
from tatami.games.ninjato.rules.board import add_treasure, draw_from, players, refill, refill_pavilion
from tatami.games.ninjato.rules.dojo import first_cards, replace_face_up
from tatami.games.ninjato.rules.ending import end_game
from tatami.games.ninjato.rules.raid import refill_houses
from tatami.games.ninjato.rules.scoring import (
    ask_for_disguises,
    begin_scoring,
    end_scoring,
    reward_leaders,
    reward_seconds,
)
from tatami.games.ninjato.rules.tricks import refresh_tiles
from tatami.games.ninjato.state import IN_PILE, NONE, NOT_SET, Kyoto, Pool, Step
from tatami.kernel.chance import draw_below, draw_card
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def lay_out(s: Kyoto, options: Words) -> None:
    """Set-up, in the order of the book."""
    for option in range(len(s.options)):
        s.options[option] = options[option]
    fill_piles(s)
    seat_players(s)
    for house in range(HOUSES):
        s.sentry[house] = draw_from(s, Pool.GUARDS, s.guards, s.guards_gone)
        s.banner[house] = FIRST_BANNERS[house]
        for _ in range(FIRST_TREASURES):
            add_treasure(s, house)
    s.round_number = 1
    s.setting = NOT_SET
    show_tiles(s, 1, None)
    refill(s, Pool.ENVOYS, s.envoy_at, OFFERED, Event.ENVOY_ARRIVES, None)
    refill_pavilion(s, OFFERED, None)
    for seat in range(players(s)):
        first_cards(s, seat, FIRST_HAND)
    replace_face_up(s)
    begin_turn(s)


@rule
def fill_piles(s: Kyoto) -> None:
    """Everything is in its pile or in the bag."""
    for card in range(CARDS):
        s.deck[card] = DOJO_DECKS[s.options[Option.DOJO_DECK]][card]
    for guard in range(GUARDS):
        s.guards[guard] = GUARD_DECKS[s.options[Option.ALARMS]][guard]
    for elite in range(ELITES):
        s.elites[elite] = ELITE_DECK[elite]
    for treasure in range(TREASURES):
        s.bag[treasure] = TREASURE_TOKENS[s.options[Option.TREASURES]][treasure]
    for skill in range(SKILLS):
        s.pile[skill] = TILES[skill]
    for envoy in range(ENVOYS):
        s.envoy_at[envoy] = IN_PILE
    for rumour in range(RUMOURS):
        s.rumour_at[rumour] = IN_PILE


@rule
def seat_players(s: Kyoto) -> None:
    """The order of the first round is drawn by lot."""
    for place in range(SEATS):
        s.order[place] = place if place < players(s) else NONE
    for place in range(players(s)):
        other = place + draw_below(s, Pool.ORDER, players(s) - place)
        seat = s.order[place]
        s.order[place] = s.order[other]
        s.order[other] = seat


@rule
def begin_turn(s: Kyoto) -> None:
    """The next in turn order places a shuriken."""
    s.turn = s.order[s.placed % players(s)]
    s.step = Step.PLACE


@rule
def carry_on(s: Kyoto, log: Log | None) -> None:
    """Go through everything that nobody has to decide."""
    waiting = False
    while not waiting:
        before = s.step
        if s.step == Step.TURN_ENDS:
            end_turn(s, log)
        elif s.step == Step.DISGUISE:
            ask_for_disguises(s)
        elif s.step == Step.LEADERS:
            reward_leaders(s, log)
        elif s.step == Step.SECONDS:
            reward_seconds(s, log)
        elif s.step == Step.ROUND_ENDS:
            end_round(s, log)
        waiting = s.step == before


@rule
def end_turn(s: Kyoto, log: Log | None) -> None:
    """Once all shuriken are placed, the round ends: first the new order, then tiles, sensei, houses, then the cards."""
    if s.placed < SHURIKEN * players(s):
        begin_turn(s)
        return
    reorder(s)
    refresh_tiles(s, players(s))
    if s.round_number < ROUNDS:
        show_tiles(s, s.round_number + 1, log)
    if s.round_number < ROUNDS or s.options[Option.REFILL_AFTER_LAST_ROUND]:
        refill_houses(s, FIRST_TREASURES, log)
        refill(s, Pool.ENVOYS, s.envoy_at, OFFERED, Event.ENVOY_ARRIVES, log)
    refill_pavilion(s, OFFERED, log)
    if SCORES[s.round_number]:
        begin_scoring(s, log)
    else:
        s.step = Step.ROUND_ENDS


@rule
def reorder(s: Kyoto) -> None:
    """From the top of the dojo's stack downwards, then the others as they were."""
    for place in range(1, players(s)):
        seat = s.order[place]
        ahead = place
        while ahead > 0 and s.stacked[s.order[ahead - 1]] < s.stacked[seat]:
            s.order[ahead] = s.order[ahead - 1]
            ahead -= 1
        s.order[ahead] = seat
    for seat in range(SEATS):
        s.stacked[seat] = 0
    s.placed = 0


@rule
def show_tiles(s: Kyoto, round_number: int, log: Log | None) -> None:
    """What nobody learnt is gone; as many tiles as players are shown, and after the fourth round one disguise."""
    for skill in range(SKILLS):
        s.lost[skill] += s.sensei[skill]
        s.sensei[skill] = 0
    if round_number <= LAST_LESSONS:
        for _ in range(players(s)):
            show_ordinary_tile(s)
    else:
        forget_ordinary_tiles(s)
        s.pile[Skill.HENSOJUTSU] -= 1
        s.sensei[Skill.HENSOJUTSU] += 1
    for skill in range(SKILLS):
        if s.sensei[skill] > 0:
            tell(log, EVERYONE, Event.TILES_SHOWN, skill, s.sensei[skill], 0)


@rule
def show_ordinary_tile(s: Kyoto) -> None:
    """Disguises lie in a pile of their own."""
    disguises = s.pile[Skill.HENSOJUTSU]
    s.pile[Skill.HENSOJUTSU] = 0
    s.sensei[draw_card(s, Pool.TILES, s.pile)] += 1
    s.pile[Skill.HENSOJUTSU] = disguises


@rule
def forget_ordinary_tiles(s: Kyoto) -> None:
    """What is left of the big pile is discarded after the fourth round."""
    for skill in range(LESSONS):
        s.lost[skill] += s.pile[skill]
        s.pile[skill] = 0


@rule
def end_round(s: Kyoto, log: Log | None) -> None:
    """After a scoring the pavilion is refilled; then the next round, or the end."""
    last = s.round_number == ROUNDS
    if SCORES[s.round_number]:
        end_scoring(s)
        if not last or s.options[Option.REFILL_AFTER_LAST_ROUND]:
            refill_pavilion(s, OFFERED, log)
    if last:
        end_game(s, log)
    else:
        s.round_number += 1
        begin_turn(s)
        tell(log, EVERYONE, Event.ROUND_BEGINS, s.round_number, 0, 0)
        tell(log, EVERYONE, Event.GOES_FIRST, s.turn, 0, 0)
