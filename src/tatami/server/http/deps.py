"""Dependencies of the HTTP handlers: the services, the person who asks, and the table that the path names."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from tatami.server.access.identity import address_of, required_person
from tatami.server.services import Services
from tatami.server.tables.table import Table
from tatami.store import Person

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
ThePerson: TypeAlias = NamedDependency[Person]
TheTable: TypeAlias = NamedDependency[Table]


async def provide_services(request: AnyRequest) -> Services:
    """The services, unless this address asks too often."""
    services: Services = request.app.state.services
    services.limiter.spend("requests", address_of(request), services.settings.requests)
    return services


async def provide_person(request: AnyRequest, services: TheServices) -> Person:
    """The person who asks."""
    return await required_person(request, services.signer, services.store)


async def provide_table(services: TheServices, person: ThePerson, name: FromPath[str]) -> Table:  # noqa: ARG001
    """The table that the path names. It depends on the person, so that strangers are refused before it is loaded."""
    return await services.tables.get(name)
