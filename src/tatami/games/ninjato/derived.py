"""Numbers that a board shows and the record does not hold: odds, clans, prices and bonuses, computed on a view."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.games.ninjato.components import (
    CARDS,
    CLANS,
    ENVOYS,
    FIRST_WAY,
    HOUSES,
    OLDER_THAN_ALL,
    PRICE_OF,
    SKILLS,
    TOPICS,
    WARES,
    WAY_HONOUR,
    WAY_OF,
    WAYS,
    Mode,
    Treasure,
)
from tatami.games.ninjato.odds import (
    beaten_after,
    beaten_of,
    beats,
    deck_after,
    guard,
    guards_in_the_way,
    means_of,
    size,
)
from tatami.games.ninjato.rules.board import house_honour, knows_way, open_house, players
from tatami.games.ninjato.rules.ending import elite_bonus, rumour_bonus
from tatami.games.ninjato.rules.purse import exact_change, gold_for
from tatami.games.ninjato.rules.scoring import leader_of, second_of, standing_in
from tatami.games.ninjato.rules.sensei import tuition
from tatami.games.ninjato.state import HIDDEN, NONE, ON_OFFER, Kyoto, Step
from tatami.kernel.guide import Derived

FREE = -2  # no card is asked for
_IN_A_FIGHT = (Step.FIGHT, Step.DARE)


def numbers(view: Kyoto, seat: int) -> Mapping[str, Derived]:
    """All of them, for a seat; a spectator gets what the whole table knows."""
    shown: dict[str, Derived] = {**of_clans(view), "bonus": bonuses(view)}
    if not (0 <= seat < players(view)) or view.hand[seat][0] == HIDDEN or view.step == Step.OVER:
        return shown
    shown["gates"] = gates(view, seat)
    shown["offers"] = offers(view, seat)
    shown["tuition"] = lessons(view, seat)
    if view.turn == seat and view.step in _IN_A_FIGHT:
        shown["ahead"] = ahead(view, seat)
    return shown


def gates(view: Kyoto, seat: int) -> list[list[int]]:
    """For each house, by force and by stealth: does the seat beat the sentry; then how many of those who may come next.

    A row is ``[sentry is beaten, next ones beaten, next ones]``; there is no next one if the sentry guards the last
    treasure. A closed house has zeros.
    """
    return [_gate(view, seat, house, mode) for house in range(HOUSES) for mode in Mode]


def _gate(view: Kyoto, seat: int, house: int, mode: int) -> list[int]:
    if not open_house(view, house):
        return [0, 0, 0]
    means = means_of(view, seat, mode)
    sentry = guard(view.sentry[house] % CARDS + 1)
    deck = deck_after(view, house, 1)
    return [int(beats(means, sentry)), beaten_after(means, sentry, deck), size(deck)]


def ahead(view: Kyoto, seat: int) -> list[int]:
    """The raid under way: is the guard in the way beaten, if one stands; then those who may come next, as at a gate."""
    means = means_of(view, seat, view.mode)
    if view.step == Step.DARE:
        deck = deck_after(view, view.house, 0)
        return [1, beaten_of(means, deck), size(deck)]
    deck = deck_after(view, view.house, 1)
    if view.prepared:  # a play under way can always be finished; what it costs is not known yet
        return [1, 0, 0]
    standing = guards_in_the_way(view)
    return [int(beats(means, standing)), beaten_after(means, standing, deck), size(deck)]


def of_clans(view: Kyoto) -> dict[str, Derived]:
    """Everybody's influence in each clan, who leads and who is second, and the honour of the clan's houses."""
    return {
        "influence": [
            [standing_in(view, clan, seat) // OLDER_THAN_ALL for seat in range(players(view))] for clan in range(CLANS)
        ],
        "leaders": [leader_of(view, clan) for clan in range(CLANS)],
        "seconds": [second_of(view, clan) for clan in range(CLANS)],
        "rewards": [house_honour(view, clan) for clan in range(CLANS)],
    }


def lessons(view: Kyoto, seat: int) -> list[int]:
    """The card that each skill costs this seat: ``ANY_CARD``, or ``FREE`` once it knows the Way."""
    return [FREE if knows_way(view, seat, WAY_OF[skill]) else tuition(view, skill) for skill in range(SKILLS)]


def offers(view: Kyoto, seat: int) -> list[list[int]]:
    """For each envoy and rumour on offer, what it takes from this seat's purse.

    A row is ``[ware, honour, fans, scrolls, vases, jades, gold]``: the exact change that the rules would pay. If the
    seat cannot pay, the honour is 0 and the treasures are those that are missing.
    """
    on_offer = [envoy for envoy in range(ENVOYS) if view.envoy_at[envoy] == ON_OFFER]
    on_offer += [ENVOYS + rumour for rumour, place in enumerate(view.rumour_at) if place == ON_OFFER]
    return [_offer(view, seat, ware) for ware in on_offer]


def _offer(view: Kyoto, seat: int, buying: int) -> list[int]:
    laid = view.copy()
    if view.step != Step.PAY or view.turn != seat or view.buying != buying:  # nothing of it is paid yet
        laid.buying = buying
        for ware in range(WARES):
            laid.paid[ware] = 0
    way = exact_change(laid, seat)
    if way != NONE:
        due = [WAYS[way][ware] - laid.paid[ware] for ware in range(WARES)]
        paid = [min(due[ware], laid.purse[seat][ware]) for ware in range(WARES)]
        return [buying, WAY_HONOUR[way], *paid, sum(due) - sum(paid)]
    return [buying, 0, *_missing(laid, seat, buying), 0]


def _missing(laid: Kyoto, seat: int, buying: int) -> list[int]:
    """The fewest treasures that would have to be added to the purse; gold is counted against the dearest."""
    price = PRICE_OF[buying]
    way = min(range(FIRST_WAY[price], FIRST_WAY[price + 1]), key=lambda way: gold_for(laid, seat, way))
    missing = [max(0, WAYS[way][ware] - laid.paid[ware] - laid.purse[seat][ware]) for ware in range(WARES)]
    gold = laid.purse[seat][Treasure.GOLD]
    for ware in reversed(range(WARES)):
        saved = min(gold, missing[ware])
        missing[ware] -= saved
        gold -= saved
    return missing


def bonuses(view: Kyoto) -> list[list[int]]:
    """What each seat would score if the game ended now: for each topic of rumour, then treasures, then elites.

    Rumours that the viewer may not see count as hidden; dishonourable enemies then count as if nobody else had any.
    """
    return [_bonus(view, seat) for seat in range(players(view))]


def _bonus(view: Kyoto, seat: int) -> list[int]:
    known = sum(place == seat for place in view.rumour_at) == view.rumours_held[seat]
    topics = [rumour_bonus(view, seat, topic) if known else NONE for topic in range(TOPICS)]
    return [*topics, sum(view.purse[seat]), elite_bonus(view, seat)]
