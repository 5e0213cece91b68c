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
from tatami.store import Header, MoveRecord, Occupant, Rules, Seal, Status, Store

A_SEED = bytes(32)
UPDATE = json.dumps({"type": "update", "view": "x" * 1000})  # as long as ours are on the average


@dataclass
class Table:
    """The header of a match that nobody plays, and how to send to each of its connections."""

    header: Header
    ply: int = 0
    senders: list[Any] = field(default_factory=list)


class Floor:
    """The application."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._store: Store
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        kinds = {"lifespan": self._live, "http": self._answer, "websocket": self._sit}
        await kinds[scope["type"]](scope, receive, send)

    async def _live(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        self._store = await Store.open(self._database)
        self._host = await self._store.people.create("Ann")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._store.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _answer(self, _scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    async def _sit(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        table = await self._table(scope["path"])
        table.senders.append(send)
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await self._play(table, json.loads(event["text"])["id"], send)
        table.senders.remove(send)

    async def _table(self, path: str) -> Table:
        if path not in self._tables:
            seats = (Occupant(identity=self._host.id), Occupant(identity=self._host.id))
            seal = Seal(commitment(A_SEED), A_SEED)
            header = Header(path, "seven-ronin", {}, self._host.id, seats, Rules("1"), seal, Status.LIVE, private=True)
            self._tables[path] = Table(header)
            await self._store.tables.create(header)
        return self._tables[path]

    async def _play(self, table: Table, message: str, mover: Any) -> None:
        """Store a move, and send to both seats."""
        entry = MoveRecord(0, "deploy well", message, 0, "0" * 64)
        table.header = await self._store.moves.append(table.header, table.ply, [entry])
        table.ply += 1
        for send in table.senders:
            await send({"type": "websocket.send", "text": UPDATE})
        await mover({"type": "websocket.send", "text": json.dumps({"type": "ack", "id": message})})


if __name__ == "__main__":
    uvicorn.run(
        Floor(sys.argv[1]),
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
