"""Where ronin go: influence, missions, the tile, and what their character makes of the city."""

from __future__ import annotations

from tatami.games.ronin.components.board import AROUND, CITIES, CITY_REGIONS, PARTIES
from tatami.games.ronin.components.cards import MISSION_CITIES, MISSIONS
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.instinct.deeds import best_deed_worth
from tatami.games.ronin.instinct.worth import NEVER, is_held, shortage
from tatami.games.ronin.moves import BASE, Move
from tatami.games.ronin.rules.abilities import send_cities
from tatami.games.ronin.rules.land import board_spaces, empty_cities, influence_in, open_cities, regions_in_use
from tatami.games.ronin.rules.missions import presence
from tatami.games.ronin.rules.placing import cities_shown_or_all
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan
from tatami.kernel.chance import random_below
from tatami.kernel.masks import ones
from tatami.kernel.rule import rule

WHIM = 6

NEW_REGION = 26
NEW_REGION_AGAINST_TWO = 16
TAKES_THE_LEAD = 14
ALREADY_LEADS = 3

FIRST_PRESENCE = 90
SECOND_CITY = 45
FOR_EACH_LACKING = 15
LEAST_PRESENCE = 12

SAMURAI_REGION = 12
COURTIER_MISSION = 26
STEWARD_MISSION = 24
MESSENGER_MISSION = 40
BROTHER_WELCOME = 3
TEA_FIRST = 8
BANNER_LAST = 8


@rule
def strongest_rival(s: Japan, seat: int, region: int) -> int:
    """The most influence that another party has in a region."""
    most = 0
    for party in range(PARTIES):
        if party != seat:
            most = max(most, influence_in(s, party, region))
    return most


@rule
def region_worth(s: Japan, seat: int, region: int) -> int:
    """What one more ronin is worth in a region: a first good, or a better choice."""
    own = influence_in(s, seat, region)
    rival = strongest_rival(s, seat, region)
    if own == 0:
        return NEW_REGION_AGAINST_TWO if rival >= 2 else NEW_REGION
    return TAKES_THE_LEAD if own <= rival else ALREADY_LEADS


@rule
def influence_worth(s: Japan, seat: int, city: int) -> int:
    """What a ronin in a city is worth in the regions around it."""
    worth = 0
    for region in range(regions_in_use(s)):
        if (CITY_REGIONS[city] >> region) & 1:
            worth += region_worth(s, seat, region)
    return worth


@rule
def presence_worth(s: Japan, seat: int, city: int, cities: int) -> int:
    """What a ronin in a city is worth to the missions that show it."""
    worth = 0
    if (cities >> city) & 1:
        return worth
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and (MISSION_CITIES[mission] >> city) & 1:
            full = SECOND_CITY if cities & MISSION_CITIES[mission] else FIRST_PRESENCE
            worth += max(LEAST_PRESENCE, full - FOR_EACH_LACKING * shortage(s, seat, mission))
    return worth


@rule
def missions_showing(s: Japan, seat: int, city: int) -> int:
    """The player's missions that show a city."""
    count = 0
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and (MISSION_CITIES[mission] >> city) & 1:
            count += 1
    return count


@rule
def missions_around(s: Japan, seat: int, city: int, cities: int) -> int:
    """The player's missions for which a messenger in a city would be the first presence."""
    around = AROUND[regions_in_use(s)][city]
    count = 0
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and MISSION_CITIES[mission] & around:
            if MISSION_CITIES[mission] & cities == 0:
                count += 1
    return count


@rule
def character_worth(s: Japan, seat: int, character: int, city: int, cities: int) -> int:
    """What a city is worth to a character, and whether it should come early or late."""
    if character == Character.SAMURAI:
        return SAMURAI_REGION * ones(CITY_REGIONS[city] & ((1 << regions_in_use(s)) - 1))
    if character == Character.COURTIER:
        return COURTIER_MISSION * missions_showing(s, seat, city)
    if character == Character.STEWARD:
        return STEWARD_MISSION * missions_showing(s, seat, city)
    if character == Character.MESSENGER:
        return MESSENGER_MISSION * missions_around(s, seat, city, cities)
    if character == Character.BROTHER:
        return BROTHER_WELCOME * ones(AROUND[regions_in_use(s)][city] & empty_cities(s))
    if character == Character.TEA_MASTER:
        return TEA_FIRST
    if character == Character.BANNERMAN:
        return -BANNER_LAST
    return 0


@rule
def chosen_place(s: Japan, seat: int) -> int:
    """The ronin and the city that are worth most together."""
    cities = presence(s, seat)
    among = cities_shown_or_all(s)
    best = -1
    most = NEVER
    for city in range(CITIES):
        if (among >> city) & 1 and open_cities(s, seat, Character.APPRENTICE) >> city & 1:
            here = influence_worth(s, seat, city) + presence_worth(s, seat, city, cities)
            here += best_deed_worth(s, seat, city, city, cities | 1 << city) + random_below(s, WHIM)
            plain_seen = False
            for space in range(board_spaces(s)):
                character = s.crew[seat][space]
                plain = character == EMPTY
                if s.post[seat][space] == AT_HOME and not (plain and plain_seen):
                    plain_seen = plain_seen or plain
                    worth = here + character_worth(s, seat, character, city, cities)
                    if worth > most and (open_cities(s, seat, character) >> city) & 1:
                        most = worth
                        best = BASE[Move.PLACE] + space * CITIES + city
    return best


@rule
def best_stand(s: Japan, seat: int, among: int, cities: int) -> int:
    """Of some cities, the one where one more ronin is worth most without a tile."""
    best = EMPTY
    most = NEVER
    for city in range(CITIES):
        if (among >> city) & 1:
            worth = influence_worth(s, seat, city) + presence_worth(s, seat, city, cities)
            if worth > most:
                most = worth
                best = city
    return best


@rule
def chosen_companion(s: Japan, seat: int) -> int:
    """Where the fifth ronin helps most."""
    return BASE[Move.SEND] + best_stand(s, seat, send_cities(s, seat), presence(s, seat))


@rule
def chosen_journey(s: Japan, seat: int) -> int:
    """The traveller goes on if another city is worth more than the one it leaves."""
    home = s.post[seat][s.space]
    s.post[seat][s.space] = AT_HOME
    cities = presence(s, seat)
    target = best_stand(s, seat, empty_cities(s), cities)
    gain = influence_worth(s, seat, target) + presence_worth(s, seat, target, cities)
    gain -= influence_worth(s, seat, home) + presence_worth(s, seat, home, cities)
    s.post[seat][s.space] = home
    if gain <= 0:
        return BASE[Move.DONE]
    return BASE[Move.TRAVEL] + target
