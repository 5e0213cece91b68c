"""Numbers that the board shows and the record does not hold, computed by the rules on a view.

Everybody's influence and who would take goods first; what each mission still costs and would give; what each player
would have if the game stopped now; what placing a ronin would change; what is left in the shogun's pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tatami.games.ronin.components.board import CITY_REGIONS, PARTIES, PICKS, SHOGUN, City, Pick
from tatami.games.ronin.components.cards import (
    MISSION_CITIES,
    POINTS_IN_BOTH,
    POINTS_IN_ONE,
    SHOGUN_POSTS,
    Mission,
    ShogunCard,
)
from tatami.games.ronin.components.options import Option
from tatami.games.ronin.components.tiles import COURTIER_POINTS, Bonus, Character
from tatami.games.ronin.rules.abilities import send_cities
from tatami.games.ronin.rules.bonuses import bonus_points, castle_points
from tatami.games.ronin.rules.land import (
    board_spaces,
    empty_cities,
    influence_in,
    is_solo,
    players,
    regions_in_use,
    stands_in,
    tea_rank,
)
from tatami.games.ronin.rules.missions import left_to_pay, presence
from tatami.games.ronin.rules.placing import place_refusal
from tatami.games.ronin.rules.supplies import picks_in
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan, Question, Shelf, Space, Spot, Step
from tatami.kernel.guide import Derived

EVERY_PICK = (1 << PICKS) - 1


def forecast(view: Japan, seat: int) -> Mapping[str, Derived]:
    """Everything; what concerns a placement only for the seat that has one to make."""
    ways = list(placements(view, seat))
    return {
        "influence": influence(view),
        "order": [order_in(view, row) for row in influence(view)],
        "yields": yields(view),
        "missions": missions(view),
        "totals": totals(view),
        "bonuses": bonuses(view),
        "reach": [row for space, city in ways for row in reach(view, seat, space, city)],
        "serves": [row for space, city in ways for row in serves(view, seat, space, city)],
        "shogun_next": shogun_next(view),
    }


def influence(view: Japan) -> list[list[int]]:
    """The influence of every party, by region in use."""
    return [influence_of_all(view, region) for region in range(regions_in_use(view))]


def influence_of_all(view: Japan, region: int) -> list[int]:
    """The influence of every party in a region; seats that nobody plays have none."""
    seats = [influence_in(view, seat, region) for seat in range(players(view))]
    return seats + [0] * (PARTIES - 1 - len(seats)) + [influence_in(view, SHOGUN, region)]


def order_in(view: Japan, weights: list[int]) -> list[int]:
    """The parties that have influence, in the order in which they take goods."""
    present = [party for party in range(PARTIES) if weights[party] > 0]
    return sorted(present, key=lambda party: (weights[party], tea_rank(view, party)), reverse=True)


def yields(view: Japan) -> list[int]:
    """Solo: what could be taken from each region if no ronin moved any more, one bit for each pick."""
    return [yield_of(view, region) for region in range(regions_in_use(view))] if is_solo(view) else []


def yield_of(view: Japan, region: int) -> int:
    """Who leads chooses; behind the shogun there is only the good on the horse-head space."""
    weights = influence_of_all(view, region)
    present = weights[0] > 0 or (weights[SHOGUN] > 0 and view.options[Option.SOLO_NEEDS_PRESENCE] == 0)
    if not present:
        return 0
    leads = order_in(view, weights)[0] != SHOGUN
    return picks_in(view, region) & (EVERY_PICK if leads else 1 << Pick.HORSE_HEAD)


def missions(view: Japan) -> list[list[int]]:
    """Missions before players: card, seat, cities where the owner is present, pieces left to pay, its points."""
    held = [(card, view.mission_at[card] - Spot.HELD) for card in Mission]
    return [mission_row(view, card, seat) for card, seat in held if 0 <= seat < players(view)]


def mission_row(view: Japan, card: int, seat: int) -> list[int]:
    """Without presence the points are those of one city."""
    cities = cities_present(view, seat, card)
    points = POINTS_IN_BOTH[card] if cities == 2 else POINTS_IN_ONE[card]
    if stands_in(view, seat, Character.COURTIER, MISSION_CITIES[card]):
        points += COURTIER_POINTS
    return [int(card), seat, cities, max(0, left_to_pay(view, seat, card)), points]


def cities_present(view: Japan, seat: int, card: int) -> int:
    """In how many of a mission's two cities a player is present."""
    return (presence(view, seat) & MISSION_CITIES[card]).bit_count()


def totals(view: Japan) -> list[list[int]]:
    """Each player, if the game stopped now: points scored, points for castles, points for bonus tiles."""
    if view.step == Step.OVER:
        return [[view.points[seat], 0, 0] for seat in range(players(view))]
    return [[view.points[seat], castle_points(view, seat), owned_bonuses(view, seat)] for seat in range(players(view))]


def owned_bonuses(view: Japan, seat: int) -> int:
    """What a player's bonus tiles are worth now."""
    owned = [bonus for bonus in Bonus if view.bonus_at[bonus] == Shelf.OWNED + seat]
    return sum(bonus_points(view, seat, bonus) for bonus in owned)


def bonuses(view: Japan) -> list[list[int]]:
    """What each bonus tile would be worth to each player now."""
    return [[bonus_points(view, seat, bonus) for seat in range(players(view))] for bonus in Bonus]


def placements(view: Japan, seat: int) -> Iterator[tuple[int, int]]:
    """Ronin and cities that the seat may choose from now: to place, to send or to travel."""
    if view.turn != seat:
        return
    if view.question == Question.SEND:
        yield from ((int(Space.FIFTH), city) for city in City if send_cities(view, seat) >> city & 1)
    elif view.question != Question.NONE:
        return
    elif view.step == Step.TRAVEL:
        yield from ((view.space, city) for city in City if empty_cities(view) >> city & 1)
    elif view.step == Step.PLACE:
        for space in unlike_ronin(view, seat):
            yield from ((space, city) for city in City if not place_refusal(view, seat, space, city))


def unlike_ronin(view: Japan, seat: int) -> list[int]:
    """Ronin at home; of those without a character the first stands for all."""
    home = [space for space in range(board_spaces(view)) if view.post[seat][space] == AT_HOME]
    blank = [space for space in home if view.crew[seat][space] == EMPTY]
    return [space for space in home if space not in blank[1:]]


def moved(view: Japan, seat: int, space: int, city: int) -> Japan:
    """The view with one ronin elsewhere."""
    twin = view.copy()
    twin.post[seat][space] = city
    return twin


def reach(view: Japan, seat: int, space: int, city: int) -> Iterator[list[int]]:
    """Per region that a placement changes: ronin, city, region, influence then, place in the order then."""
    after = moved(view, seat, space, city)
    around = CITY_REGIONS[city] | (CITY_REGIONS[view.post[seat][space]] if view.post[seat][space] != AT_HOME else 0)
    for region in range(regions_in_use(view)):
        if around >> region & 1:
            weights = influence_of_all(after, region)
            order = order_in(after, weights)
            yield [space, int(city), region, weights[seat], 1 + order.index(seat) if seat in order else 0]


def serves(view: Japan, seat: int, space: int, city: int) -> Iterator[list[int]]:
    """Per own mission that a placement serves: ronin, city, card, cities where the owner would be present."""
    after = moved(view, seat, space, city)
    for card in Mission:
        if view.mission_at[card] == Spot.HELD + seat:
            cities = cities_present(after, seat, card)
            if cities > cities_present(view, seat, card):
                yield [space, int(city), int(card), cities]


def shogun_next(view: Japan) -> list[int]:
    """How many of the shogun's cards not yet revealed show each city."""
    left = [SHOGUN_POSTS[card] for card in ShogunCard if view.shogun_pile[card] > 0]
    return [sum(city in posts for posts in left) for city in City]
