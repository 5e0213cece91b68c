"""Guests: who a connection belongs to, what language it reads, and how much it may ask for."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from tatami.server.access.cookies import COOKIE
from tatami.server.errors import Refusal
from tatami.server.i18n import preferred
from tatami.server.services import House
from tatami.store import Person

Connection = ASGIConnection[Any, Any, Any, Any]


def address(connection: Connection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else "unknown"


def language(connection: Connection) -> str:
    """The language that a client asks for."""
    return preferred(connection.headers.get("accept-language", ""))


async def guest(connection: Connection, house: House) -> Person | None:
    """Whose cookie a connection shows, if anybody's."""
    identity = house.signer.read(connection.cookies.get(COOKIE, ""))
    return None if identity is None else await house.store.people.find(identity)


async def known_guest(connection: Connection, house: House) -> Person:
    """The same, for those who must have walked in."""
    person = await guest(connection, house)
    if person is None:
        raise Refusal("walk-in-first")
    return person
