"""``python -m bench.floor DATABASE PORT``: a server that plays nothing; what sockets and the disk leave for the rest.

Every message is kept by our store as a move is, then a canned update goes to both seats and an ack to the sender: no
rules, no views, no words. ``python -m bench.load --floor`` drives it.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from typing import Any

import uvicorn

from tatami.match.fairness import commitment
from tatami.store import Entry, Header, Sitter, Status, Store

A_SEED = bytes(32)
UPDATE = json.dumps({"type": "update", "view": "x" * 1000})  # as long as ours are on the average


@dataclass
class Table:
    """Two sockets, and the header of a match that nobody plays."""

    header: Header
    ply: int = 0
    seats: list[Any] = field(default_factory=list)


class Floor:
    """The application."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._store: Store
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        kinds = {"lifespan": self._live, "http": self._answer, "websocket": self._sit}
        await kinds[scope["type"]](scope.get("path", ""), receive, send)

    async def _live(self, _path: str, receive: Any, send: Any) -> None:
        await receive()
        self._store = await Store.open(self._database)
        self._host = await self._store.people.welcome("Ann")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._store.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _answer(self, _path: str, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    async def _sit(self, path: str, receive: Any, send: Any) -> None:
        await receive()
        table = await self._table(path)
        table.seats.append(send)
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            await self._play(table, json.loads(event["text"])["id"], send)

    async def _table(self, path: str) -> Table:
        if path not in self._tables:
            seats = (Sitter(identity=self._host.id), Sitter(identity=self._host.id))
            header = Header(
                *(path, "seven-ronin", "1", {}, Status.LIVE, True, self._host.id), commitment(A_SEED), A_SEED, seats
            )
            self._tables[path] = Table(header)
            await self._store.tables.add(header)
        return self._tables[path]

    async def _play(self, table: Table, message: str, send: Any) -> None:
        entry = Entry(0, "deploy well", message, 0, "0" * 64)
        table.header = await self._store.moves.append(table.header, table.ply, [entry])
        table.ply += 1
        for seat in table.seats:
            await seat({"type": "websocket.send", "text": UPDATE})
        await send({"type": "websocket.send", "text": json.dumps({"type": "ack", "id": message})})


if __name__ == "__main__":
    uvicorn.run(
        Floor(sys.argv[1]),
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
