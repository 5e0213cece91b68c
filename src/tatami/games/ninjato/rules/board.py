"""What the board shows: the words that the other rules are written in."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    BANNER_HONOUR,
    BANNERS_A_CLAN,
    HOUSES,
    SKILLS,
    TREASURES,
    WAY_OF,
    Option,
)
from tatami.games.ninjato.moves import Event
from tatami.games.ninjato.state import IN_PILE, NONE, ON_OFFER, Kyoto, Pool
from tatami.kernel.chance import NOTHING, draw_below, draw_card, total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.record import Row
from tatami.kernel.rule import rule


@rule
def players(s: Kyoto) -> int:
    """How many play."""
    return s.options[Option.PLAYERS]


@rule
def told_of_rumours(s: Kyoto, seat: int) -> int:
    """Bits of those who are told which rumour a seat takes: its owner alone, where rumours are secret."""
    return 1 << seat if s.options[Option.SECRET_RUMOURS] else EVERYONE


@rule
def reshuffle(pile: Row, discards: Row) -> None:
    """Discards become a new pile."""
    for card in range(len(pile)):
        pile[card] += discards[card]
        discards[card] = 0


@rule
def draw_from(s: Kyoto, pool: int, pile: Row, discards: Row) -> int:
    """Draw from a pile, refilled from its discards when it is empty; ``NOTHING`` if both are."""
    if total(pile) == 0:
        reshuffle(pile, discards)
    card = draw_card(s, pool, pile)
    if s.options[Option.EAGER_RESHUFFLE] and total(pile) == 0:
        reshuffle(pile, discards)
    return card


@rule
def draw_dojo_card(s: Kyoto) -> int:
    """The top card of the dojo deck."""
    card = draw_from(s, Pool.DOJO, s.deck, s.discards)
    s.deck_left = total(s.deck)
    return card


@rule
def lose_card(s: Kyoto, seat: int, card: int) -> None:
    """A card leaves a hand for the discards, for all to see."""
    s.hand[seat][card] -= 1
    s.held[seat] -= 1
    s.discards[card] += 1
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1


@rule
def lowest_of(treasures: Row) -> int:
    """The treasure of least value, or NONE."""
    for treasure in range(TREASURES):
        if treasures[treasure] > 0:
            return treasure
    return NONE


@rule
def highest_of(treasures: Row) -> int:
    """The treasure of greatest value, gold above all, or NONE."""
    for place in range(TREASURES):
        treasure = TREASURES - 1 - place
        if treasures[treasure] > 0:
            return treasure
    return NONE


@rule
def add_treasure(s: Kyoto, house: int) -> int:
    """A treasure from the bag joins a house, light side up; ``NOTHING`` if there is none."""
    treasure = draw_from(s, Pool.BAG, s.bag, s.spent)
    if treasure != NOTHING:
        s.light[house][treasure] += 1
    return treasure


@rule
def open_house(s: Kyoto, house: int) -> bool:
    """A cleared house is closed until the end of the round."""
    return s.sentry[house] != NONE


@rule
def clan_of_banner(banner: int) -> int:
    """Whose a clan token is."""
    return banner // BANNERS_A_CLAN


@rule
def banner_in_use(s: Kyoto, banner: int) -> bool:
    """Whether a clan token lies on a house."""
    for house in range(HOUSES):
        if s.banner[house] == banner:
            return True
    return False


@rule
def house_honour(s: Kyoto, clan: int) -> int:
    """What the houses of a clan are worth together."""
    honour = 0
    for house in range(HOUSES):
        if clan_of_banner(s.banner[house]) == clan:
            honour += BANNER_HONOUR[s.banner[house]]
    return honour


@rule
def knows_way(s: Kyoto, seat: int, way: int) -> bool:
    """Whether a seat has learnt any tile of a way, used this round or not."""
    for skill in range(SKILLS):
        if WAY_OF[skill] == way and s.tiles[seat][skill] > 0:
            return True
    return False


@rule
def on_offer(places: Row) -> int:
    """How many envoys or rumours lie face up."""
    count = 0
    for card in range(len(places)):
        if places[card] == ON_OFFER:
            count += 1
    return count


@rule
def reveal(s: Kyoto, pool: int, places: Row, event: int, log: Log | None) -> bool:
    """Turn up one envoy or rumour of the pile; False if the pile is empty."""
    waiting = 0
    for card in range(len(places)):
        if places[card] == IN_PILE:
            waiting += 1
    if waiting == 0:
        return False
    left = draw_below(s, pool, waiting)
    for card in range(len(places)):
        if places[card] == IN_PILE:
            if left == 0:
                places[card] = ON_OFFER
                tell(log, EVERYONE, event, card, 0, 0)
                return True
            left -= 1
    return False


@rule
def refill(s: Kyoto, pool: int, places: Row, offered: int, event: int, log: Log | None) -> None:
    """Palace or pavilion: up to four lie face up, as long as the pile lasts."""
    missing = offered - on_offer(places)
    while missing > 0 and reveal(s, pool, places, event, log):
        missing -= 1


@rule
def refill_pavilion(s: Kyoto, offered: int, log: Log | None) -> None:
    """Rumours, up to four."""
    refill(s, Pool.RUMOURS, s.rumour_at, offered, Event.RUMOUR_ARRIVES, log)
