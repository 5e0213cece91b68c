"""A subscription: what one client has been sent of a table, and what is new to it."""

from __future__ import annotations

from typing import Any

from tatami.server import timestamps
from tatami.server.tables.chat import lines_after
from tatami.server.tables.clock import time_left
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import without_sealed_seed
from tatami.server.views.messages import Chat, Clocks, Update
from tatami.server.views.render import render_chat, render_table, render_update, seat_names, visible_fields
from tatami.server.ws.client_messages import Watch
from tatami.server.ws.server_messages import Answer, TableChanged
from tatami.store import ClockState


class Subscription:
    """One client at one table. Whatever has happened since the last version that was sent goes into one update."""

    __slots__ = ("_clocks", "_fields", "_identity", "_line", "_table", "_version", "language", "muted")

    def __init__(self, table: Table, identity: str, muted: frozenset[str], language: str) -> None:
        self.muted = muted
        self.language = language
        self._table = table
        self._identity = identity
        self._version: int | None = None  # the last that was sent; none before ``watch``
        self._line = 0  # the last line of chat that was sent
        self._fields: tuple[Any, ...] | None = None  # the fields of the table that were last sent
        self._clocks: ClockState | None = None

    def begin(self, request: Watch) -> None:
        """Start anew from where the client wants to go on."""
        self._version, self._line, self.language = request.since, request.chat, request.language
        self._fields = self._clocks = None

    def unread(self) -> list[Answer]:
        """What the client has not been sent, and is sent now; nothing before ``watch``."""
        if self._version is None:
            return []
        news = (self._table_changed(), self._update(self._version), self._clocks_changed(), self._new_chat())
        return list(filter(None, news))

    def _table_changed(self) -> TableChanged | None:
        fields = (*visible_fields(self._table.header), self.muted, self._table.stuck)
        if fields == self._fields:
            return None
        self._fields = fields
        return TableChanged(render_table(self._table.header, self._identity, self.muted, self._table.stuck))

    def _update(self, since: int) -> Update | None:
        stream = self._table.stream(self._table.viewer(self._identity))
        if stream is None or self._table.match is None or stream.version == since:
            return None
        update = render_update(self._table.match, stream, stream.kept_since(since), self.language)
        self._version = update.version
        return without_sealed_seed(update, self._table.header)

    def _clocks_changed(self) -> Clocks | None:
        state = self._table.header.clocks.state
        if state is None or state == self._clocks or self._is_delayed():
            return None
        self._clocks = state
        names = seat_names(self._table.header)
        left = {name: rest / 1000 for name, rest in zip(names, time_left(state, timestamps.now()), strict=True)}
        return Clocks(left, [name for name, since in zip(names, state.since, strict=True) if since is not None])

    def _is_delayed(self) -> bool:
        """A spectator who is sent everything late."""
        header = self._table.header
        return bool(header.delay) and header.seat_of(self._identity) is None

    def _new_chat(self) -> Chat | None:
        if not self._table.chat or self._table.chat[-1].number <= self._line:
            return None
        lines = lines_after(self._table, self._line, self.muted)
        if not lines:
            return None
        self._line = lines[-1].number
        return render_chat(self._table.header, lines, self.language)
