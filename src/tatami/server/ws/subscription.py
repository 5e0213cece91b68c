"""News: what one reader has been told of a table, and what is new to him."""

from __future__ import annotations

from typing import Any

from tatami.server.tables.chat import seated, shown_lines
from tatami.server.tables.clock import left, milliseconds
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import without_seal_broken
from tatami.server.views.render import face_of, shown_table, shown_update
from tatami.server.ws import server_messages as messages
from tatami.server.ws.client_messages import Watch
from tatami.server.ws.server_messages import Answer, Chat, Clocks, Update
from tatami.store import ClockState


class Subscription:
    """Told from the last version that went out, however much has happened since."""

    __slots__ = ("_face", "_identity", "_line", "_table", "_times", "_version", "language", "muted")

    def __init__(self, table: Table, identity: str, muted: frozenset[str], language: str) -> None:
        self.muted = muted
        self.language = language
        self._table = table
        self._identity = identity
        self._version: int | None = None  # the last that was told; none before the first message
        self._line = 0  # the last line of chat that was told
        self._face: tuple[Any, ...] | None = None  # what was last told of the table itself
        self._times: ClockState | None = None

    def begin(self, request: Watch) -> None:
        """From where a reader wants to go on."""
        self._version, self._line, self.language = request.since, request.chat, request.language
        self._face = self._times = None

    def unread(self) -> list[Answer]:
        """What the reader has not seen, and from here on has; nothing before he has said from where on."""
        if self._version is None:
            return []
        news = (self._new_table(), self._new_update(self._version), self._new_clocks(), self._new_chat())
        return list(filter(None, news))

    def _new_table(self) -> messages.TableChanged | None:
        face = (*face_of(self._table.header), self.muted)
        if face == self._face:
            return None
        self._face = face
        return messages.TableChanged(shown_table(self._table.header, self._identity, self.muted))

    def _new_update(self, since: int) -> Update | None:
        stream = self._table.stream(self._table.viewer(self._identity))
        if stream is None or self._table.match is None or stream.version == since:
            return None
        update = shown_update(self._table.match, stream, stream.kept_since(since), self.language)
        self._version = update.version
        return without_seal_broken(update, self._table.header)

    def _new_clocks(self) -> Clocks | None:
        times = self._table.header.clocks.state
        if times is None or times == self._times or self._is_behind():
            return None
        self._times = times
        names = [name for name, _ in seated(self._table)]
        seconds = {name: rest / 1000 for name, rest in zip(names, left(times, milliseconds()), strict=True)}
        running = [name for name, since in zip(names, times.since, strict=True) if since is not None]
        return Clocks(seconds, running)

    def _is_behind(self) -> bool:
        """A spectator who hears things late."""
        header = self._table.header
        return bool(header.delay) and header.seat_of(self._identity) is None

    def _new_chat(self) -> Chat | None:
        if not self._table.lines or self._table.lines[-1].number <= self._line:
            return None
        chat = shown_lines(self._table, self._line, self.muted, self.language)
        if not chat.lines:
            return None
        self._line = chat.lines[-1].number
        return chat
