"""A visit: one open socket, what it has been told, and what it asks.

News wait while a reader is slow: he gets fewer and larger updates, never a longer queue.
Whatever needs no waiting is done in the breath in which it is heard; a change waits for the store, and others go on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import TypeAlias

import msgspec

from tatami.server.bots.hints import hints
from tatami.server.errors import Refusal
from tatami.server.services import House
from tatami.server.tables.moves import why_not
from tatami.server.tables.table import Table
from tatami.server.ws import client_messages as requests
from tatami.server.ws import server_messages as messages
from tatami.server.ws.client_messages import AskHint, Mute, Ping, Watch, Why
from tatami.server.ws.dispatch import Change, change
from tatami.server.ws.errand import Errand
from tatami.server.ws.line import Line
from tatami.server.ws.server_messages import Ack, Answer, Pong, WhyNot
from tatami.server.ws.subscription import News
from tatami.store import DATABASE_ERRORS, Conflict, Person

log = logging.getLogger(__name__)
Question: TypeAlias = Watch | Ping | Why | AskHint  # answered at once: it changes nothing
GOING_AWAY, TOO_LARGE, OUR_FAULT = 1001, 1009, 1011


class Visit:
    """One open socket."""

    __slots__ = (
        *("identity", "leaving", "_line", "_house", "_table", "_person", "_news", "_leave"),
        *("_hint", "_doing", "_untold", "_waiting", "_gone"),
    )

    def __init__(
        self,
        line: Line,
        house: House,
        table: Table,
        person: Person,
        muted: frozenset[str],
        language: str,
        leave: Callable[[], None],
    ) -> None:
        self.identity = person.id
        self.leaving = False  # the server shuts down
        self._line = line
        self._house = house
        self._table = table
        self._person = person
        self._news = News(table, person.id, muted, language)
        self._leave: Callable[[], None] | None = leave  # none once it is over
        self._hint: asyncio.Task[None] | None = None
        self._doing: Errand | None = None  # a change, which goes on to its end
        self._untold = False  # news of it wait for its answer
        self._waiting: list[str | bytes] = []  # messages to be answered after it, or when the reader keeps up
        self._gone = False

    def hear(self, frame: str | bytes) -> None:
        """Answer a message, after those before it."""
        self._waiting.append(frame)
        if len(self._waiting) == 1 and self._is_free():
            self._answer_next()
        else:
            self._line.hold()

    def go_on(self) -> None:
        """Tell what is new, and answer what has waited."""
        self.tell()
        self._answer_if_free()

    def gone(self) -> None:
        """Nobody is there any more; what was asked before is done all the same."""
        self._gone = True
        self._end_hint()
        self._answer_if_free()

    def tell(self) -> None:
        """Send the news; those of one's own change come with its answer."""
        if self._doing is not None and self._doing.running:
            self._untold = True
            return
        try:
            if self._line.has_room:
                self._say(*self._news.unread())
        except Exception as trouble:  # nobody else's: it must not end what others do
            self._fail(trouble)
        if self.leaving and self._doing is None:
            self._hang_up(GOING_AWAY)

    def _is_free(self) -> bool:
        """Whether a message can be answered now."""
        return self._doing is None and (self._gone or self._line.has_room)

    def _answer_next(self) -> None:
        """One message in a breath, so that nobody waits for all that somebody sends at once."""
        if self._waiting:
            self._answer(self._waiting.pop(0))
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._answer_if_free)
        elif self._gone:
            self._end()
        else:
            self._line.listen()

    def _answer_if_free(self) -> None:
        if self._is_free():
            self._answer_next()

    def _end(self) -> None:
        """Once nobody is there and nothing is being done."""
        if self._doing is None and self._leave is not None:
            self._table.watchers.discard(self)
            self._leave()
            self._leave = None

    def _fail(self, trouble: Exception) -> None:
        """A fault of ours: its name goes to the log, its text, which may hold secrets, nowhere."""
        log.error("table %s: %s", self._table.header.id, type(trouble).__name__)
        self._hang_up(OUR_FAULT)

    def _hang_up(self, code: int) -> None:
        self._waiting.clear()
        self._line.hang_up(code)

    def _answer(self, frame: str | bytes) -> None:
        begun = perf_counter()
        if len(frame) > self._house.limits.frame:
            self._refuse(None, Refusal("too-large"))
            self._hang_up(TOO_LARGE)
            return
        try:
            request = self._read(frame)
            if isinstance(request, Question):
                self._reply(request)
            else:
                self._doing = Errand(self._change(request, begun), self._answer_if_free)
                self._doing.advance()
                return
        except Refusal as refusal:
            self._refuse(_id_of(frame), refusal)
        except Exception as trouble:
            self._fail(trouble)
        self._house.metrics.messages.answered(perf_counter() - begun)

    def _read(self, frame: str | bytes) -> requests.Request:
        self._house.limiter.spend("messages", self.identity, self._house.limits.messages)
        try:
            request = requests.read(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            raise Refusal("bad-message", detail=str(trouble)[:200]) from None
        self._house.metrics.messages.heard(type(request))
        return request

    def _reply(self, request: Question) -> None:
        match request:
            case Watch():
                self._news.begin(request)
                self._say(*self._news.unread())
            case Ping():
                self._say(*self._news.unread(), Pong(request.id))
            case Why():
                self._say(self._explained(request))
            case AskHint():
                self._house.limiter.spend("hints", self.identity, self._house.limits.hints)
                self._begin_hint(request.id)

    async def _change(self, request: Change, begun: float) -> None:
        """Do something; everybody else has been told of it before the answer goes out."""
        try:
            await change(self._house, self._table, self._person, request)
            if isinstance(request, Mute):
                self._news.muted = await self._house.store.chat.muted_by(self.identity)
            self._untold = False
            self._say(*self._news.unread(), Ack(request.id, self._table.version(self.identity)))
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        except Conflict:
            self._refuse(request.id, Refusal("conflict"))
        except DATABASE_ERRORS as trouble:  # the database is away, perhaps: what was acknowledged is kept
            log.error("table %s: %s", self._table.header.id, type(trouble).__name__)
            self._refuse(request.id, Refusal("trouble"))
        except Exception as trouble:
            self._fail(trouble)
        finally:
            self._doing = None
        self._house.metrics.messages.answered(perf_counter() - begun)
        if self._untold or self.leaving:
            self._untold = False
            self.tell()

    def _explained(self, request: Why) -> WhyNot:
        refusal = why_not(self._table, self.identity, request.move)
        reason, text = (None, None) if refusal is None else (refusal.reason, refusal.text(self._news.language))
        return WhyNot(request.id, request.move, reason, text)

    def _begin_hint(self, message: str) -> None:
        """Beside the conversation; one at a time, and a new one ends the one before."""
        self._end_hint()
        self._hint = asyncio.create_task(self._give_hint(message))

    def _end_hint(self) -> None:
        if self._hint is not None:
            self._hint.cancel()

    async def _give_hint(self, message: str) -> None:
        try:
            async for hint in hints(self._house.workshop, self._table, self.identity, message, self._news.language):
                self._say(hint)
        except Refusal as refusal:
            self._refuse(message, refusal)
        except Exception as trouble:  # its text may tell what a bot knows
            log.error("table %s: a hint failed: %s", self._table.header.id, type(trouble).__name__)
            self._refuse(message, Refusal("trouble"))

    def _refuse(self, message: str | None, refusal: Refusal) -> None:
        self._house.metrics.refusals.inc()
        self._say(messages.Refusal(message, refusal.reason, refusal.text(self._news.language)))

    def _say(self, *answers: Answer) -> None:
        self._line.say([messages.write(answer) for answer in answers])


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(frame: str | bytes) -> str | None:
    """The id of a message that may be no message at all."""
    try:
        return msgspec.json.decode(frame, type=_Named).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
