"""Who sends a request: the person of its cookie, its address and its language."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection

from tatami.server.access.cookies import COOKIE, CookieSigner
from tatami.server.errors import Reason, Refusal
from tatami.server.i18n import preferred
from tatami.store import Person, Store

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """The network address of the client."""
    return connection.client.host if connection.client else "unknown"


def language_of(connection: AnyConnection) -> str:
    """The language that the client prefers."""
    return preferred(connection.headers.get("accept-language", ""))


async def person_of(connection: AnyConnection, signer: CookieSigner, store: Store) -> Person | None:
    """The person whose cookie the client sent, if any."""
    identity = signer.read(connection.cookies.get(COOKIE, ""))
    return None if identity is None else await store.people.find(identity)


async def required_person(connection: AnyConnection, signer: CookieSigner, store: Store) -> Person:
    """The person whose cookie the client sent; refused without one."""
    person = await person_of(connection, signer, store)
    if person is None:
        raise Refusal(Reason.WALK_IN_FIRST)
    return person
