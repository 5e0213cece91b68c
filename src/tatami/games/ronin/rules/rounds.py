"""The round: how each step leads to the next, and how a round ends."""

from __future__ import annotations

from tatami.games.ronin.components.board import GOODS, NEXT_TEA_BONUS, SHOGUN
from tatami.games.ronin.components.options import GOODS_KEPT, ROUNDS, TOKENS_KEPT, Option
from tatami.games.ronin.moves import BASE, Event, Move, Reason
from tatami.games.ronin.rules.abilities import may_travel
from tatami.games.ronin.rules.bonuses import goods_owned, may_claim
from tatami.games.ronin.rules.collecting import begin_collecting, go_on_collecting
from tatami.games.ronin.rules.ending import end_game
from tatami.games.ronin.rules.land import begin_turns, board_spaces, is_solo, players, regions_in_use, tea_rank
from tatami.games.ronin.rules.missions import begin_trading, end_trading, may_trade, mission_can_grow
from tatami.games.ronin.rules.placing import clear_cards, live_cities, show_cards
from tatami.games.ronin.rules.setting_up import fill_normal_spaces
from tatami.games.ronin.rules.shogun import shogun_comes
from tatami.games.ronin.state import AT_HOME, EMPTY, SPACES, Japan, Pool, Question, Step
from tatami.kernel.chance import draw_card
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def carry_on(s: Japan, log: Log | None) -> None:
    """Pass every step that needs nobody's decision."""
    while s.question == Question.NONE and s.step > Step.OVER:
        if s.step == Step.REGIONS:
            go_on_collecting(s, log)
        elif s.step == Step.NEXT_RONIN:
            next_ronin(s, log)
        elif s.step == Step.PLACED:
            s.step = Step.ACT
        elif s.step == Step.ACTED:
            s.step = Step.TRAVEL if may_travel(s, s.turn) else Step.NEXT_RONIN
        elif s.step == Step.NEXT_MISSIONS:
            next_missions(s)
        elif s.step == Step.NEXT_LIMITS:
            next_limits(s, log)
        elif s.step == Step.EVENING:
            evening(s, log)
        else:
            begin_round(s, log)


@rule
def next_turn(s: Japan) -> None:
    """The next player clockwise."""
    s.turn = (s.turn + 1) % players(s)
    s.left -= 1


@rule
def begin_round(s: Japan, log: Log | None) -> None:
    """Phase 0 where there is a shogun, then phase 1."""
    s.round_number += 1
    tell(log, EVERYONE, Event.ROUND_BEGINS, s.round_number, 0, 0)
    if players(s) <= 2:
        shogun_comes(s, log)
    begin_turns(s, board_spaces(s))
    s.step = Step.NEXT_RONIN


@rule
def next_ronin(s: Japan, log: Log | None) -> None:
    """One ronin at a time until all are placed; who finds no open city, brothers having filled them, is passed over."""
    if is_solo(s):
        clear_cards(s)
    if s.left == 0:
        begin_collecting(s)
        return
    next_turn(s)
    if live_cities(s, s.turn):
        s.step = Step.PLACE
        if is_solo(s):
            show_cards(s, s.turn, log)


@rule
def next_missions(s: Japan) -> None:
    """Phase 3 in turn order; who can do nothing is passed over."""
    end_trading(s)
    if s.left == 0:
        begin_turns(s, 1)
        s.step = Step.NEXT_LIMITS
        return
    next_turn(s)
    begin_trading(s, s.turn)
    if mission_can_grow(s, s.turn) or may_trade(s) or may_claim(s, s.turn):
        s.step = Step.MISSIONS


@rule
def next_limits(s: Japan, log: Log | None) -> None:
    """Phase 4: three tokens and four goods are kept; which goods is the owner's choice."""
    if s.left == 0:
        s.step = Step.EVENING
        return
    next_turn(s)
    surplus = s.tokens[s.turn] - TOKENS_KEPT
    if surplus > 0:
        s.tokens[s.turn] = TOKENS_KEPT
        tell(log, EVERYONE, Event.TOKENS_DISCARDED, s.turn, surplus, 0)
    if goods_owned(s, s.turn) > GOODS_KEPT:
        s.step = Step.LIMITS


@rule
def allow_discards(s: Japan, seat: int, mask: Words) -> None:
    """Any good one has."""
    for good in range(GOODS):
        if s.purse[seat][good] > 0:
            allow(mask, BASE[Move.DISCARD] + good)


@rule
def discard_refusal(s: Japan, seat: int, good: int) -> int:
    """A good that one has."""
    return Reason.NOTHING_TO_PAY_WITH if s.purse[seat][good] == 0 else Reason.NONE


@rule
def discard(s: Japan, seat: int, good: int, log: Log | None) -> None:
    """Back to the reserve, until four are left."""
    s.purse[seat][good] -= 1
    s.bag[good] += 1
    tell(log, EVERYONE, Event.GOOD_DISCARDED, seat, good, 0)
    if goods_owned(s, seat) <= GOODS_KEPT:
        s.step = Step.NEXT_LIMITS


@rule
def evening(s: Japan, log: Log | None) -> None:
    """The rest of phase 4; the last round ends the game instead."""
    if s.round_number < ROUNDS:
        clear_board(s, log)
        s.step = Step.SHOGUN
    if is_solo(s):
        shogun_drinks(s, log)
    if s.round_number == ROUNDS:
        end_game(s, log)


@rule
def clear_board(s: Japan, log: Log | None) -> None:
    """Ronin go home, spaces are refilled region by region, and the poorest player becomes the first."""
    for seat in range(players(s)):
        for space in range(SPACES):
            s.post[seat][space] = AT_HOME
            s.asleep[seat][space] = 0
    s.shogun_card = EMPTY
    for region in range(regions_in_use(s)):
        refill(s, region, log)
    s.first = poorest(s)
    if players(s) > 1:
        tell(log, EVERYONE, Event.FIRST_PLAYER, s.first, 0, 0)


@rule
def shogun_drinks(s: Japan, log: Log | None) -> None:
    """Solo: his pawn goes to the next space with a bonus, and gets none; who was there before stays ahead."""
    s.tea[SHOGUN] = NEXT_TEA_BONUS[s.tea[SHOGUN]]
    s.arrivals += 1
    s.arrival[SHOGUN] = s.arrivals
    tell(log, EVERYONE, Event.SHOGUN_DRINKS, s.tea[SHOGUN], 0, 0)


@rule
def refill(s: Japan, region: int, log: Log | None) -> None:
    """Normal spaces from the reserve; a bare horse-head space only by the good that lay face down there."""
    fill_normal_spaces(s, region, log)
    if s.horse[region] == EMPTY:
        if s.buried[region] != EMPTY:
            s.horse[region] = s.buried[region]
            s.buried[region] = EMPTY
            tell(log, EVERYONE, Event.TURNED_UP, region, s.horse[region], 0)
        elif is_solo(s) and s.options[Option.SOLO_REFILL_HORSE_HEAD]:
            refill_horse_head(s, region, log)


@rule
def refill_horse_head(s: Japan, region: int, log: Log | None) -> None:
    """Solo, as an option: from the reserve too."""
    good = draw_card(s, Pool.BAG, s.bag)
    if good >= 0:
        s.horse[region] = good
        tell(log, EVERYONE, Event.REFILLED, region, good, 0)


@rule
def poorest(s: Japan) -> int:
    """Who has the fewest points; of several, who is last at tea."""
    found = 0
    for seat in range(1, players(s)):
        fewer = s.points[seat] < s.points[found]
        if fewer or (s.points[seat] == s.points[found] and tea_rank(s, seat) < tea_rank(s, found)):
            found = seat
    return found
