"""People and accounts: nicknames, passwords, and one-time codes that carry an identity to another device."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from typing import Any

import segno
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, delete, get, post
from litestar.params import JSONBody

from tatami.server import timestamps
from tatami.server.access.cookies import COOKIE
from tatami.server.access.identity import address_of, person_of
from tatami.server.errors import Reason, Refusal
from tatami.server.http.deps import AnyRequest, ThePerson, TheServices
from tatami.server.http.schemas import Code, Credentials, Me, NewCode, WalkIn
from tatami.server.services import Services
from tatami.store import Account, Conflict, Person

LOGIN = re.compile(r"[a-z0-9][a-z0-9.-]{2,31}")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH, CODE_SECONDS = 12, 300
_hasher = PasswordHasher()
_UNKNOWN = _hasher.hash(secrets.token_hex(16))  # to take as long for a login that does not exist


@post("/me", status_code=200, summary="Walk in, or take another name")
async def walk_in(request: AnyRequest, services: TheServices, data: JSONBody[WalkIn]) -> Response[Me]:
    nickname = data.nickname.strip()
    if not nickname or not nickname.isprintable():
        raise Refusal(Reason.BAD_NAME)
    services.limiter.spend("walk-ins", address_of(request), services.settings.walk_ins)
    person = await person_of(request, services.signer, services.store)
    if person is None:
        person = await services.store.people.create(nickname)
    else:
        person = await services.store.people.rename(person.id, nickname)
        await services.tables.rename(person)
    secure = request.url.scheme == "https"
    return Response(Me(nickname), cookies=[services.signer.cookie(person.id, secure)])


@get("/me", summary="Who am I?")
async def who_am_i(services: TheServices, person: ThePerson) -> Me:
    account = await services.store.accounts.find_by_identity(person.id)
    return Me(person.nickname, account.login if account else None)


@post("/account", summary="Keep my games under a login and a password")
async def create_account(services: TheServices, person: ThePerson, data: JSONBody[Credentials]) -> Me:
    login = data.login.strip().lower()
    if not LOGIN.fullmatch(login):
        raise Refusal(Reason.BAD_LOGIN)
    services.limiter.spend("logins", person.id, services.settings.logins)
    if await services.store.accounts.find_by_identity(person.id) is not None:
        raise Refusal(Reason.HAS_ACCOUNT)
    password = await asyncio.to_thread(_hasher.hash, data.password)
    try:
        await services.store.accounts.create(Account(login, person.id, password))
    except Conflict:
        raise Refusal(Reason.LOGIN_TAKEN) from None
    return Me(person.nickname, login)


@post("/login", status_code=200, summary="Come back with a login and a password")
async def log_in(request: AnyRequest, services: TheServices, data: JSONBody[Credentials]) -> Response[Me]:
    login = data.login.strip().lower()
    services.limiter.spend("logins", address_of(request), services.settings.logins)
    services.limiter.spend("logins", f"account {login}", services.settings.logins)
    account = await services.store.accounts.find(login)
    matches = await asyncio.to_thread(_matches, _UNKNOWN if account is None else account.password, data.password)
    if account is None or not matches:
        raise Refusal(Reason.WRONG_PASSWORD)
    return await _logged_in(request, services, account.identity)


def _matches(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except VerificationError:
        return False


@delete("/me", status_code=204, summary="Leave this device; the games stay")
async def log_out() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@post("/codes", summary="A one-time code to go on with on another device")
async def create_code(request: AnyRequest, services: TheServices, person: ThePerson) -> NewCode:
    services.limiter.spend("logins", person.id, services.settings.logins)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    await services.store.accounts.save_code(_digest(code), person.id, timestamps.now() + CODE_SECONDS * 1000)
    link = f"{request.base_url}".rstrip("/") + f"/carry#{code}"  # after the #: it reaches no log
    return NewCode(code, CODE_SECONDS, link, segno.make(link, error="m").svg_data_uri(scale=4))


@post("/codes/use", status_code=200, summary="Go on here with a code from another device")
async def use_code(request: AnyRequest, services: TheServices, data: JSONBody[Code]) -> Response[Me]:
    services.limiter.spend("logins", address_of(request), services.settings.logins)
    identity = await services.store.accounts.redeem_code(_digest(data.code), timestamps.now())
    if identity is None:
        raise Refusal(Reason.WRONG_CODE)
    return await _logged_in(request, services, identity)


def _digest(code: str) -> str:
    plain = re.sub(r"[\s-]", "", code).upper()
    return hashlib.sha256(b"tatami code\0" + plain.encode()).hexdigest()


async def _logged_in(request: AnyRequest, services: Services, identity: str) -> Response[Me]:
    person: Person | None = await services.store.people.find(identity)
    assert person is not None
    cookie = services.signer.cookie(identity, request.url.scheme == "https")
    return Response(Me(person.nickname), cookies=[cookie])


HANDLERS: list[Any] = [walk_in, who_am_i, create_account, log_in, log_out, create_code, use_code]
