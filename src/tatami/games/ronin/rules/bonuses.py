"""Bonus tiles: claimed with completed missions, scored at the end; and castles, scored with them."""

from __future__ import annotations

from tatami.games.ronin.components.board import ADJACENT, GOODS, REGIONS
from tatami.games.ronin.components.cards import MISSIONS, SIZE, VIRTUES
from tatami.games.ronin.components.options import CASTLES, GROUP_POINTS
from tatami.games.ronin.components.tiles import BONUS_EACH, BONUS_MOST, BONUS_TEA_FREE, BONUSES, PAIRS, Bonus
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.land import board_spaces, has_castle, score_points
from tatami.games.ronin.state import EMPTY, Japan, Pool, Shelf, Spot
from tatami.kernel.chance import draw_below
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow_many, lowest, ones
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def pair_virtues(s: Japan, seat: int) -> int:
    """The virtues of which a player has two fresh missions, one bit each."""
    virtues = 0
    for virtue in range(VIRTUES):
        if s.fresh[seat][virtue] >= 2:
            virtues |= 1 << virtue
    return virtues


@rule
def spare_virtues(s: Japan, seat: int) -> int:
    """The virtues that a trio can do without: a fresh mission of each of the three others, one bit each."""
    lacking = 0
    for virtue in range(VIRTUES):
        if s.fresh[seat][virtue] == 0:
            lacking |= 1 << virtue
    if lacking == 0:
        return (1 << VIRTUES) - 1
    return lacking if ones(lacking) == 1 else 0


@rule
def may_claim(s: Japan, seat: int) -> bool:
    """Some tile of the display can be claimed."""
    pairs = pair_virtues(s, seat)
    trios = spare_virtues(s, seat)
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == Shelf.DISPLAY:
            if (pairs if bonus < PAIRS else trios) != 0:
                return True
    return False


@rule
def allow_claims(s: Japan, seat: int, mask: Words) -> None:
    """Every tile of the display, with every choice of missions for it."""
    pairs = pair_virtues(s, seat)
    trios = spare_virtues(s, seat)
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == Shelf.DISPLAY:
            allow_many(mask, BASE[Move.CLAIM] + bonus * VIRTUES, pairs if bonus < PAIRS else trios)


@rule
def claim_refusal(s: Japan, seat: int, bonus: int, virtue: int) -> int:
    """A tile on display, and fresh missions for it."""
    if s.bonus_at[bonus] != Shelf.DISPLAY:
        return Reason.BONUS_IS_NOT_OFFERED
    virtues = pair_virtues(s, seat) if bonus < PAIRS else spare_virtues(s, seat)
    return Reason.NONE if (virtues >> virtue) & 1 else Reason.VIRTUES_ARE_LACKING


@rule
def claim(s: Japan, seat: int, bonus: int, virtue: int, log: Log | None) -> None:
    """The missions are turned face down, and the next tile is shown."""
    if bonus < PAIRS:
        s.fresh[seat][virtue] -= 2
    else:
        for other in range(VIRTUES):
            if other != virtue:
                s.fresh[seat][other] -= 1
    s.bonus_at[bonus] = Shelf.OWNED + seat
    tell(log, EVERYONE, Event.CLAIMED, seat, bonus, 0)
    offer_bonus(s, log)


@rule
def bonuses_at(s: Japan, shelf: int) -> int:
    """How many bonus tiles are on a shelf."""
    count = 0
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == shelf:
            count += 1
    return count


@rule
def offer_bonus(s: Japan, log: Log | None) -> None:
    """The next tile of the stack, if there is one, is turned up."""
    left = bonuses_at(s, Shelf.STACK)
    if left == 0:
        return
    n = draw_below(s, Pool.BONUSES, left)
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == Shelf.STACK:
            if n == 0:
                s.bonus_at[bonus] = Shelf.DISPLAY
                tell(log, EVERYONE, Event.BONUS_OFFERED, bonus, 0, 0)
                return
            n -= 1


@rule
def castle_regions(s: Japan, seat: int) -> int:
    """The regions where a player has a castle, one bit each."""
    regions = 0
    for region in range(REGIONS):
        if has_castle(s, seat, region):
            regions |= 1 << region
    return regions


@rule
def group_of(regions: int, region: int) -> int:
    """The regions of a set that hang together with one of them."""
    group = 1 << region
    grown = 0
    while grown != group:
        grown = group
        for member in range(REGIONS):
            if (group >> member) & 1:
                group |= ADJACENT[member] & regions
    return group


@rule
def castle_points(s: Japan, seat: int) -> int:
    """Every group of adjacent castles scores by its size."""
    return group_points(castle_regions(s, seat))


@rule
def group_points(regions: int) -> int:
    """What castles in some regions score at the end."""
    points = 0
    while regions:
        group = group_of(regions, lowest(regions))
        points += GROUP_POINTS[ones(group)]
        regions &= ~group
    return points


@rule
def largest_group(s: Japan, seat: int) -> int:
    """Castles in a player's largest group."""
    regions = castle_regions(s, seat)
    most = 0
    while regions:
        group = group_of(regions, lowest(regions))
        most = max(most, ones(group))
        regions &= ~group
    return most


@rule
def completed(s: Japan, seat: int, size: int) -> int:
    """Completed missions that show so many goods; 0 counts all."""
    count = 0
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.COMPLETED + seat and (size == 0 or SIZE[mission] == size):
            count += 1
    return count


@rule
def tiles_of_characters(s: Japan, seat: int) -> int:
    """Character tiles on the player board, the sleeping too."""
    count = 0
    for space in range(board_spaces(s)):
        if s.crew[seat][space] != EMPTY:
            count += 1
    return count


@rule
def goods_owned(s: Japan, seat: int) -> int:
    """Goods before a player; those on missions do not count."""
    count = 0
    for good in range(GOODS):
        count += s.purse[seat][good]
    return count


@rule
def things_counted(s: Japan, seat: int, bonus: int) -> int:
    """How many things a bonus tile counts for a player."""
    if bonus == Bonus.B01:
        return CASTLES - s.castles[seat]
    if bonus == Bonus.B02:
        return s.banners[seat]
    if bonus == Bonus.B03:
        return tiles_of_characters(s, seat)
    if bonus == Bonus.B04:
        return max(0, s.tea[seat] - BONUS_TEA_FREE)
    if bonus == Bonus.B06:
        return s.tokens[seat] + goods_owned(s, seat)
    if bonus == Bonus.B07:
        return completed(s, seat, 0)
    if bonus == Bonus.B08:
        return largest_group(s, seat)
    if bonus == Bonus.B10:
        return completed(s, seat, 4)
    if bonus == Bonus.B11:
        return completed(s, seat, 3)
    if bonus == Bonus.B12:
        return s.doubles[seat]
    return 1


@rule
def bonus_points(s: Japan, seat: int, bonus: int) -> int:
    """What a bonus tile is worth to a player now."""
    return min(BONUS_EACH[bonus] * things_counted(s, seat, bonus), BONUS_MOST[bonus])


@rule
def score_end(s: Japan, seat: int, log: Log | None) -> None:
    """End of the game: castles, then bonus tiles; unfinished missions give nothing."""
    score_points(s, seat, castle_points(s, seat), Cause.CASTLE_GROUPS, log)
    points = 0
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == Shelf.OWNED + seat:
            points += bonus_points(s, seat, bonus)
    score_points(s, seat, points, Cause.BONUS_TILES, log)
