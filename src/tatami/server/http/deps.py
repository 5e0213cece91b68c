"""What a request is answered with: the house, who asks, and the table that the path names."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from tatami.server.access.identity import address, known_guest
from tatami.server.services import House
from tatami.server.tables.table import Table
from tatami.store import Person

Asked = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
ThePerson: TypeAlias = NamedDependency[Person]
TheTable: TypeAlias = NamedDependency[Table]


async def the_house(request: Asked) -> House:
    """The house, as far as this address has not asked too much of it."""
    house: House = request.app.state.house
    house.limiter.spend("requests", address(request), house.limits.requests)
    return house


async def the_person(request: Asked, house: TheHouse) -> Person:
    """Who asks."""
    return await known_guest(request, house)


async def the_table(house: TheHouse, person: ThePerson, name: FromPath[str]) -> Table:  # noqa: ARG001
    """The table that a path names, for whoever has walked in: one after the other, as two at once are two tasks."""
    return await house.table(name)
