"""Accounts, over HTTP: a password to keep one's games, and a code or picture that carries them to another device."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from typing import Annotated, Any

import segno
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, delete, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tatami.server.access.cookies import COOKIE
from tatami.server.access.identity import address
from tatami.server.errors import Refusal
from tatami.server.http.deps import Asked, TheHouse, ThePerson
from tatami.server.http.schemas import Me
from tatami.server.services import House
from tatami.server.tables.clock import milliseconds
from tatami.store import Account, Conflict, Person

LOGIN = re.compile(r"[a-z0-9][a-z0-9.-]{2,31}")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH, CODE_SECONDS = 12, 300
_hasher = PasswordHasher()
_NOBODY_S = _hasher.hash(secrets.token_hex(16))  # to take as long for a login that does not exist


class Credentials(Struct, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(min_length=8, max_length=256)]

    def __repr__(self) -> str:
        return "Credentials"


class Code(Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]

    def __repr__(self) -> str:
        return "Code"


class NewCode(Struct):
    """A code to type on another device, or a picture to show to it."""

    code: str
    seconds: int  # it lives
    address: str  # that the picture shows
    picture: str  # a data URI of an SVG


@post("/account", summary="Keep my games under a login and a password")
async def make_account(house: TheHouse, person: ThePerson, data: JSONBody[Credentials]) -> Me:
    login = data.login.strip().lower()
    if not LOGIN.fullmatch(login):
        raise Refusal("bad-login")
    house.limiter.spend("logins", person.id, house.limits.logins)
    if await house.store.accounts.find_by_identity(person.id) is not None:
        raise Refusal("has-account")
    password = await asyncio.to_thread(_hasher.hash, data.password)
    try:
        await house.store.accounts.create(Account(login, person.id, password))
    except Conflict:
        raise Refusal("login-taken") from None
    return Me(person.nickname, login)


@post("/login", status_code=200, summary="Come back with a login and a password")
async def log_in(request: Asked, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    login = data.login.strip().lower()
    house.limiter.spend("logins", address(request), house.limits.logins)
    house.limiter.spend("logins", f"account {login}", house.limits.logins)
    account = await house.store.accounts.find(login)
    fits = await asyncio.to_thread(_fits, _NOBODY_S if account is None else account.password, data.password)
    if account is None or not fits:
        raise Refusal("wrong-password")
    return await _welcome_back(request, house, account.identity)


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except VerificationError:
        return False


@delete("/me", status_code=204, summary="Leave this device; the games stay")
async def log_out() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@post("/codes", summary="A one-time code to go on with on another device")
async def make_code(request: Asked, house: TheHouse, person: ThePerson) -> NewCode:
    house.limiter.spend("logins", person.id, house.limits.logins)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    await house.store.accounts.save_code(_digest(code), person.id, milliseconds() + CODE_SECONDS * 1000)
    there = f"{request.base_url}".rstrip("/") + f"/carry#{code}"  # after the #: it reaches no log
    return NewCode(code, CODE_SECONDS, there, segno.make(there, error="m").svg_data_uri(scale=4))


@post("/codes/use", status_code=200, summary="Go on here with a code from another device")
async def use_code(request: Asked, house: TheHouse, data: JSONBody[Code]) -> Response[Me]:
    house.limiter.spend("logins", address(request), house.limits.logins)
    identity = await house.store.accounts.redeem_code(_digest(data.code), milliseconds())
    if identity is None:
        raise Refusal("wrong-code")
    return await _welcome_back(request, house, identity)


def _digest(code: str) -> str:
    plain = re.sub(r"[\s-]", "", code).upper()
    return hashlib.sha256(b"tatami code\0" + plain.encode()).hexdigest()


async def _welcome_back(request: Asked, house: House, identity: str) -> Response[Me]:
    person: Person | None = await house.store.people.find(identity)
    assert person is not None
    cookie = house.signer.cookie(identity, request.url.scheme == "https")
    return Response(Me(person.nickname), cookies=[cookie])


HANDLERS: list[Any] = [make_account, log_in, log_out, make_code, use_code]
