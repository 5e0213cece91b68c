"""Worlds: tables with the same public past and different hidden truths, and everything that others receive there.

In every world the other side and a spectator send the same messages at the same moments, so all that comes back, acks
and refusals included, must be the same byte for byte, in number and order. Only ids that must differ are levelled.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from server.visitors import Json, Seen, Visitor
from tatami.server import timestamps
from tatami.server.bots import hints
from tatami.server.bots.bot_driver import BotDriver
from tatami.server.http import accounts
from tatami.server.tables import lobby

A_ROUND = 5_000  # milliseconds
IDS = (
    r"table-\d+|connection [0-9a-f]{8}|\d{4}-\d\d-\d\d-[0-9a-f]{16}|guest-\d+"  # of tables, daily ones too, and logins
)
CODES = r"\b[A-HJ-NP-Z2-9]{12}\b|data:image/svg\+xml[^\"]*"  # drawn for one person, written and in a picture
DIFFERS = re.compile(f"{IDS}|{CODES}")
UNCOMPARED = ("set-cookie", "content-length")  # one's own, and what follows from the body
OWN = {"attacker": ("deploy well", "deploy inn"), "defender": ("post kabe well", "post yumi inn")}


@dataclass
class Fate:
    """What chance and time would decide: the same in every world, so that only the hidden truth differs."""

    now: int = 1_000_000
    names: Iterator[str] = field(default_factory=lambda: (f"table-{number}" for number in range(1000)))
    bots: dict[int, list[str]] = field(default_factory=dict)  # the moves that bots will make, by seat
    planner: int = -1  # whose hints fail

    def begin(self, planner: str) -> None:
        """For a new world."""
        self.now, self.bots = 1_000_000, {0: [], 1: []}
        self.planner = list(OWN).index(planner)

    def rule(self, patch: pytest.MonkeyPatch) -> None:
        """Over the server."""
        patch.setattr(lobby, "new_secret", lambda: bytes(32))
        patch.setattr(lobby, "new_table_id", lambda: next(self.names))
        patch.setattr(accounts, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        patch.setattr("tatami.server.bots.hints.secrets.randbelow", lambda _: 7)
        patch.setattr(hints, "STAGES", (1, 2))
        patch.setattr(hints, "evaluate_options", self._advice)
        patch.setattr(BotDriver, "_decide", lambda _, *asked: self._decided(*asked))
        patch.setattr(timestamps, "now", lambda: self.now)

    async def _decided(self, *asked: Any) -> str:
        """What a bot decides, when it is time."""
        while not self.bots[asked[-1]]:
            await asyncio.sleep(0.002)
        return self.bots[asked[-1]].pop(0)

    def _advice(self, game: str, view: bytes, seat: int, *effort: int) -> list[tuple[int, float, float, float]]:
        """A hint in which every bit shows of what it was made from; it fails with secrets in its words."""
        if seat == self.planner:
            raise ValueError(view)
        digest = hashlib.sha256(f"{game} {view.hex()} {seat} {effort}".encode()).digest()
        return [(0, digest[0], digest[1], int.from_bytes(digest[2:8], "big"))]


def levelled(text: str) -> str:
    return DIFFERS.sub("one", text)


@dataclass(frozen=True)
class Secret:
    """What one side does unseen in three rounds, and what a bot that stands in at the end does."""

    rounds: tuple[tuple[Json, ...], ...]
    bot: tuple[str, ...] = ()


class Received:
    """All that somebody is sent, and what was asked for it."""

    def __init__(self, who: Visitor, seen: Seen) -> None:
        self.who, self.seen = who, seen
        self.sent: list[str] = []
        self.answers: list[str] = []
        self.frames: list[str] = []

    def ask(self, **message: Any) -> Json:
        """Send, and take in everything up to the answer."""
        self.sent.append(message["type"])
        self.seen.send(**message)
        answer = self.seen.next()
        while not _answers(message, answer):
            answer = self.seen.next()
        return answer

    def watch(self, **message: Any) -> None:
        self.sent.append("watch")
        self.seen.send(type="watch", **message)
        self.seen.settle()

    def take(self, asked: str, answer: httpx.Response) -> None:
        """An answer over HTTP, with its status and headers."""
        headers = sorted((name, text) for name, text in answer.headers.items() if name not in UNCOMPARED)
        self.answers.append(levelled(f"{asked} {answer.status_code} {headers} {answer.text}"))

    def everything(self) -> list[str]:
        return [*map(levelled, [*self.seen.frames, *self.frames]), *self.answers]


def _answers(message: Json, answer: Json) -> bool:
    """Whether an answer is the last to a message."""
    if answer["type"] == "hint":
        return bool(answer["progress"] == 1)
    return answer["type"] in ("ack", "refused", "pong", "why") and answer["id"] == message["id"]


@dataclass
class World:
    """A table where one side plans in secret, the other side goes on, and somebody looks on."""

    client: Any
    fate: Fate
    planner: str
    delay: int = 0

    def received(self, secret: Secret) -> tuple[Received, Received]:
        """What the other side and the spectator receive."""
        self.fate.begin(self.planner)
        people = [Visitor(self.client, name) for name in ("Ann", "Bob", "Eve")]
        table = self._begun(*people[:2])
        by_seat = dict(zip(OWN, people, strict=False))
        mover = by_seat.pop(self.planner)
        (other,) = by_seat.values()
        with ExitStack() as sockets:
            planning, opposing, looking = (sockets.enter_context(who.at(table)) for who in (mover, other, people[2]))
            others = Received(other, opposing), Received(people[2], looking)
            self._play(planning, secret, *others)
            for received in others:
                self._come_late(received, table)
                ask_everything(received, table)
            planning.ask(type="resign", id="the end")
        return others

    def _begun(self, ann: Visitor, bob: Visitor) -> str:
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        laid = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock, delay=self.delay)
        table = str(laid.json()["id"])
        assert bob.post(f"/api/tables/{table}/join").status_code == 200
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def _play(self, planning: Seen, secret: Secret, opposing: Received, looking: Received) -> None:
        """Three rounds; in each the planner does something unseen, then everybody else asks for all there is."""
        (seat,) = set(OWN) - {self.planner}
        for number, messages in enumerate(secret.rounds):
            for place, message in enumerate(messages):
                planning.ask(id=f"secret {number} {place}", **message)
            self.fate.now += A_ROUND
            ROUNDS[number](planning, opposing, looking, seat, self.fate)
            stranger_asks(looking, number)
            looking.watch(since=looking.seen.version, chat=len(looking.seen.lines))
        if secret.bot:
            self._hand_over(planning, secret.bot, opposing, looking)
        self.fate.now += A_ROUND
        for received in (opposing, looking):
            received.seen.settle()
            received.watch(since=max(0, received.seen.version - 1), chat=1)
        opposing.ask(type="undo", id="after")
        assert self.planner not in opposing.seen.state["actors"], "it is ready"

    def _hand_over(self, planning: Seen, moves: Sequence[str], opposing: Received, looking: Received) -> None:
        """A bot goes on in mid-plan."""
        assert planning.ask(type="hand_over", id="bot", bot="random")["type"] == "ack"
        for received in (opposing, looking):
            received.seen.settle()
        self.fate.bots[list(OWN).index(self.planner)] += moves
        while planning.state["legal"]:
            planning.next()
        for received in (opposing, looking):
            received.seen.settle()

    def _come_late(self, received: Received, table: str) -> None:
        """What new sockets are told, from the start and from the middle on."""
        for since, language in ((0, "fr"), (1, "en")):
            with received.who.at(table, since, language) as late:
                received.frames += late.frames


def first_round(planning: Seen, opposing: Received, looking: Received, seat: str, _fate: Fate) -> None:
    """Moves, plans and steps back, right and wrong; reasons and hints; a pause that is refused."""
    own = OWN[seat]
    assert opposing.ask(type="play", id="1", move=own[0])["type"] == "ack"
    for name, move in enumerate((*OWN["attacker"], *OWN["defender"], "done", "strike", "deploy moon")):
        opposing.ask(type="why", id=f"why {name}", move=move)
    for move in ("strike", "deploy moon", own[0]):
        opposing.ask(type="play", id=f"no {move}", move=move)
    opposing.ask(type="play_all", id="plan", moves=[own[1], "strike"])
    assert opposing.ask(type="hint", id="hint")["type"] == "hint"
    opposing.ask(type="undo", id="2")
    opposing.ask(type="undo", id="3")
    assert opposing.ask(type="play", id="3a", move=own[0])["type"] == "ack"
    assert opposing.ask(type="replan", id="3b", back=1, moves=[own[1]])["type"] == "ack"
    assert opposing.ask(type="replan", id="3c", back=1)["type"] == "ack"
    opposing.ask(type="replan", id="3d", back=3)
    opposing.ask(type="propose", id="4", what="pause")
    looking.seen.settle()
    planning.ask(type="answer", id="a", proposal=1, agree=False)
    assert planning.ask(type="hint", id="h")["reason"] == "trouble"


def second_round(planning: Seen, opposing: Received, looking: Received, seat: str, fate: Fate) -> None:
    """A step back by consent, words, a bot for a while, and what is refused."""
    assert opposing.ask(type="play", id="5", move=OWN[seat][0])["type"] == "ack"
    opposing.ask(type="propose", id="6", what="undo")
    opposing.ask(type="propose", id="7", what="pause")
    opposing.ask(type="propose", id="8", what="bot", seat=next(iter(set(OWN) - {seat})))
    opposing.ask(type="answer", id="9", proposal=99, agree=True)
    opposing.ask(type="say", id="10", text="what are you up to?")
    planning.ask(type="say", id="s", phrase="one-moment")
    for muted in (True, False):
        opposing.ask(type="mute", id=f"m{muted}", seat=next(iter(set(OWN) - {seat})), muted=muted)
    assert opposing.ask(type="hand_over", id="11", bot="random")["type"] == "ack"
    looking.seen.settle()
    assert opposing.ask(type="play", id="12", move=OWN[seat][1])["reason"] == "stand-in"
    opposing.ask(type="take_back", id="13")
    fate.bots[list(OWN).index(seat)].append("done")  # too late: it is a person's turn again
    planning.ask(type="answer", id="b", proposal=2, agree=True)


def third_round(planning: Seen, opposing: Received, looking: Received, seat: str, _fate: Fate) -> None:
    """A plan of one's own, ready and not ready; a pause by consent."""
    assert opposing.ask(type="play_all", id="14", moves=list(OWN[seat]))["type"] == "ack"
    opposing.ask(type="propose", id="15", what="pause")
    planning.ask(type="answer", id="c", proposal=3, agree=True)
    looking.seen.settle()
    opposing.ask(type="play", id="16", move=OWN[seat][1])
    opposing.ask(type="propose", id="17", what="resume")
    planning.ask(type="answer", id="d", proposal=4, agree=True)
    opposing.watch(since=1, language="fr", chat=0)
    opposing.watch(since=opposing.seen.version, language="en", chat=2)
    opposing.ask(type="ping", id="18")


ROUNDS = (first_round, second_round, third_round)


def stranger_asks(looking: Received, number: int) -> None:
    """Everything that only those may do who sit at the table."""
    messages: list[Json] = [
        {"type": "play", "move": "deploy well"},
        {"type": "play_all", "moves": ["deploy well"]},
        {"type": "replan", "back": 1},
        *({"type": kind} for kind in ("undo", "hint", "resign", "take_back")),
        {"type": "why", "move": "done"},
        {"type": "hand_over", "bot": "random"},
        {"type": "propose", "what": "undo"},
        {"type": "answer", "proposal": 1, "agree": True},
        {"type": "say", "phrase": "sorry"},
    ]
    for place, message in enumerate(messages):
        assert looking.ask(id=f"{number} {place}", **message)["reason"] == "not-seated"


def over_http(table: str, login: str) -> dict[str, list[Json]]:
    """Every operation of the services, as it is asked of a table in play: its query, and its body."""
    at = f"/api/tables/{table}"
    credentials = {"login": login, "password": "correct horse"}
    return {
        "GET /health": [{}],
        "GET /metrics": [{}],
        "GET /api/games": [{}],
        "GET /api/phrases": [{}],
        "GET /api/tables": [{}],
        "POST /api/tables": [{"game": "seven-ronin", "private": True}, {"game": "chess"}],
        "GET /api/tables/mine": [{}],
        f"GET {at}": [{}],
        **{f"POST {at}/{deed}": [{}] for deed in ("join", "leave", "start", "revive", "rematch", "analysis")},
        f"GET {at}/history": [{}, *({"seat": seat} for seat in ("attacker", "defender", "spectator", "all", "x"))],
        f"GET {at}/history/{{moment}}": [{"moment": moment, "after": 0} for moment in range(4)],
        f"PUT {at}/notes": [{"text": "?"}],
        f"GET {at}/notes": [{}],
        f"POST {at}/branch": [{"moment": 0}],
        f"GET {at}/analysis": [{}],
        f"GET {at}/file": [{}],
        "POST /api/files": [{"game": "seven-ronin"}],
        "GET /api/daily": [{}],
        "POST /api/daily": [{}],
        "POST /api/account": [credentials],
        "POST /api/login": [credentials, {**credentials, "password": "battery staple"}],
        "POST /api/codes": [{}],
        "POST /api/codes/use": [{"code": "?"}],
        "POST /api/me": [{"nickname": "Bob"}],
        "GET /api/me": [{}],
        "DELETE /api/me": [{}],
    }


def ask_everything(received: Received, table: str) -> None:
    """Over HTTP, all that there is to ask."""
    who = received.who
    login = f"guest-{int.from_bytes(hashlib.sha256(who.headers['cookie'].encode()).digest()[:4], 'big')}"
    for operation, bodies in over_http(table, login).items():
        method, _, path = operation.partition(" ")
        for body in bodies:
            sent: dict[str, Any] = {"params": body} if method == "GET" else {"content": json.dumps(body)}
            answer = who.client.request(method, path.format(**body), headers=who.headers, **sent)
            who.client.cookies.clear()
            received.take(f"{operation} {body}", answer)
    _give_up_the_daily(who)


def _give_up_the_daily(who: Visitor) -> None:
    """So that in the next world as many matches are in play."""
    with who.at(who.get("/api/daily").json()["table"]) as seen:
        seen.ask(type="resign", id="enough")
