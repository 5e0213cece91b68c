"""The words that all rules use: who plays, where ronin stand, who holds sway, who is ahead at tea."""

from __future__ import annotations

from tatami.games.ronin.components.board import REGION_CITIES, SHOGUN, TEA_STAMPS
from tatami.games.ronin.components.cards import SHOGUN_CITIES
from tatami.games.ronin.components.options import CITIES_IN_USE, REGIONS_IN_USE, RONIN_A_CITY, RONIN_EACH, Option
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.moves import Event
from tatami.games.ronin.state import AT_HOME, CASTLE_ON_HORSE_HEAD, EMPTY, SPACES, Japan
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import ones
from tatami.kernel.rule import rule


@rule
def players(s: Japan) -> int:
    """How many play."""
    return s.options[Option.PLAYERS]


@rule
def is_solo(s: Japan) -> bool:
    """One player against the shogun."""
    return players(s) == 1


@rule
def is_duel(s: Japan) -> bool:
    """Two players, and the shogun between them."""
    return players(s) == 2


@rule
def regions_in_use(s: Japan) -> int:
    """The first so many regions are used."""
    return REGIONS_IN_USE[players(s)]


@rule
def used_regions(s: Japan) -> int:
    """The regions in use, one bit each."""
    return (1 << regions_in_use(s)) - 1


@rule
def used_cities(s: Japan) -> int:
    """The cities of the regions in use, one bit each."""
    return (1 << CITIES_IN_USE[players(s)]) - 1


@rule
def board_spaces(s: Japan) -> int:
    """Ronin spaces on the side of the player board that is up."""
    return RONIN_EACH[players(s)]


@rule
def standing(s: Japan, party: int) -> int:
    """The cities where a party has a ronin, one bit each."""
    if party == SHOGUN:
        return SHOGUN_CITIES[s.shogun_card] if s.shogun_card >= 0 else 0
    cities = 0
    for space in range(SPACES):
        if s.post[party][space] != AT_HOME:
            cities |= 1 << s.post[party][space]
    return cities


@rule
def full_cities(s: Japan, room: int) -> int:
    """The cities where at least ``room`` ronin stand, one to three."""
    one = standing(s, SHOGUN)
    two = 0
    three = 0
    for seat in range(players(s)):
        here = standing(s, seat)
        three |= two & here
        two |= one & here
        one |= here
    if room == 1:
        return one
    return two if room == 2 else three


@rule
def empty_cities(s: Japan) -> int:
    """The used cities without any ronin."""
    return used_cities(s) & ~full_cities(s, 1)


@rule
def open_cities(s: Japan, seat: int, character: int) -> int:
    """Where a ronin may go: one to a city (two with five players), an apprentice as one more, never two of a colour."""
    room = RONIN_A_CITY[players(s)]
    if character == Character.APPRENTICE:
        room += 1
    return used_cities(s) & ~full_cities(s, room) & ~standing(s, seat)


@rule
def city_of(s: Japan, seat: int, character: int) -> int:
    """Where a character stands whose ability counts in phases 2 and 3; ``AT_HOME`` if it does not."""
    for space in range(board_spaces(s)):
        if s.crew[seat][space] == character:
            if s.asleep[seat][space] and s.options[Option.HIRE_SLEEPS]:
                return AT_HOME
            return s.post[seat][space]
    return AT_HOME


@rule
def stands_in(s: Japan, seat: int, character: int, cities: int) -> bool:
    """Whether a character whose ability counts stands in one of some cities."""
    city = city_of(s, seat, character)
    return city != AT_HOME and (cities >> city) & 1 == 1


@rule
def has_castle(s: Japan, party: int, region: int) -> bool:
    """Whether a party has a castle in a region; one that covers both spaces is one castle."""
    if party == SHOGUN and s.horse[region] == CASTLE_ON_HORSE_HEAD:
        return True
    return s.site[region][0] == party or s.site[region][1] == party


@rule
def is_castle_free(s: Japan, region: int) -> bool:
    """No castle of anybody stands in the region."""
    no_site = s.site[region][0] == EMPTY and s.site[region][1] == EMPTY
    return no_site and s.horse[region] != CASTLE_ON_HORSE_HEAD


@rule
def has_castle_space(s: Japan, region: int) -> bool:
    """A castle space of the region is free."""
    return s.site[region][0] == EMPTY or s.site[region][1] == EMPTY


@rule
def influence_in(s: Japan, party: int, region: int) -> int:
    """One for each ronin in a city of the region, the samurai two; one for a castle."""
    cities = REGION_CITIES[region]
    count = ones(standing(s, party) & cities)
    if has_castle(s, party, region):
        count += 1
    if party != SHOGUN and stands_in(s, party, Character.SAMURAI, cities):
        count += 1
    return count


@rule
def begin_turns(s: Japan, each: int) -> None:
    """Turns go clockwise from the first player, so many to each."""
    s.turn = (s.first + players(s) - 1) % players(s)
    s.left = players(s) * each


@rule
def tea_rank(s: Japan, party: int) -> int:
    """Further on the tea track is ahead; on one space, who arrived earlier."""
    return s.tea[party] * TEA_STAMPS - s.arrival[party]


@rule
def score_points(s: Japan, seat: int, points: int, cause: int, log: Log | None) -> None:
    """Points are scored at once, wherever they come from."""
    if points > 0:
        s.points[seat] += points
        tell(log, EVERYONE, Event.SCORED, seat, points, cause)
