"""Resampling: a guess is any world that fits what a seat has seen, each as often as it should be."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

from kernel.frequencies import fits
from tatami import games
from tatami.games.seven_ronin.components import AREAS, Place, Ronin, Seat
from tatami.games.seven_ronin.state import FALLEN, IN_HAND, Village
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.playout import imagine, lay_out

GAME = games.find("seven-ronin")
GUESSES = 4000


def opening(reserve: int, standing: tuple[Ronin, ...]) -> Village:
    """Day one with a small reserve and few ronin, so that the plans can be counted."""
    s = Village()
    interpreted(GAME).bind(lay_out)(s, GAME.options.encode(), 0, 0)
    s.supply += s.reserve - reserve
    s.reserve = reserve
    for ronin in Ronin:
        if ronin not in standing:
            s.post[ronin] = s.plan[ronin] = FALLEN
    return s


def guesses(s: Village, seat: int) -> list[Village]:
    """Many worlds that look to the seat like this one."""
    luck, worlds = random.Random(17), []
    for _ in range(GUESSES):
        world = s.copy()
        interpreted(GAME).bind(imagine)(world, seat, luck.getrandbits(32), luck.getrandbits(32))
        worlds.append(world)
    return worlds


def test_a_lone_ninja_of_a_ready_attacker_may_be_on_any_area() -> None:
    s = opening(1, tuple(Ronin))
    s.planned[Place.WELL] = 1
    s.ready[Seat.ATTACKER] = 1
    worlds = guesses(s, Seat.DEFENDER)
    assert all(sum(world.planned) == 1 for world in worlds)
    assert fits(
        Counter(list(world.planned).index(1) for world in worlds), dict.fromkeys(range(AREAS), Fraction(1, AREAS))
    )


def test_two_ronin_of_a_ready_defender_may_be_on_any_two_areas() -> None:
    s = opening(5, (Ronin.KABE, Ronin.YUMI))
    s.plan[Ronin.KABE], s.plan[Ronin.YUMI] = Place.INN, Place.WELL
    s.ready[Seat.DEFENDER] = 1
    found = Counter((world.plan[Ronin.KABE], world.plan[Ronin.YUMI]) for world in guesses(s, Seat.ATTACKER))
    pairs = [(one, other) for one in range(AREAS) for other in range(AREAS) if one != other]
    assert fits(found, {pair: Fraction(1, len(pairs)) for pair in pairs})


def test_a_half_made_plan_may_be_made_to_any_degree() -> None:
    s = opening(5, (Ronin.KABE, Ronin.YUMI))
    planned = Counter(
        sum(place != IN_HAND for place in (world.plan[Ronin.KABE], world.plan[Ronin.YUMI]))
        for world in guesses(s, Seat.ATTACKER)
    )
    assert fits(planned, dict.fromkeys(range(3), Fraction(1, 3)))


def test_every_number_of_ninja_is_guessed_of_an_attacker_who_still_plans() -> None:
    worlds = guesses(opening(5, tuple(Ronin)), Seat.DEFENDER)
    assert {sum(world.planned) for world in worlds} == set(range(6))
    assert {place for world in worlds for place in Place if world.planned[place]} == set(Place)


def test_what_the_seat_knows_is_left_as_it_is() -> None:
    s = opening(5, tuple(Ronin))
    s.planned[Place.WELL] = 1
    for world in guesses(s, Seat.ATTACKER)[:100]:
        assert list(world.planned) == list(s.planned)
