"""What the tests of the store share: a table of 7 Ronin, the moves of its first day, databases of both kinds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tatami.match.fairness import commitment
from tatami.match.replay import initial_match, position_hash
from tatami.store import Header, MoveRecord, Occupant, Person, Rules, Seal, Status, Store

SEED = bytes(range(32))
PLANS = ((0, "deploy well"), (1, "post kabe well"), (0, None), (0, "deploy inn"), (1, "post yumi inn"))


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'deep' / 'tatami.db'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def header(host: Person, name: str = "table", status: Status = Status.OPEN) -> Header:
    return Header(
        id=name,
        game="seven-ronin",
        options={"edition": "first"},
        host=host.id,
        rules=Rules("1"),
        seal=Seal(commitment(SEED), SEED),
        status=status,
        seats=(Occupant(identity=host.id, nickname=host.nickname), Occupant(bot="random")),
    )


async def live_table(store: Store, name: str = "table") -> Header:
    """A new table in play."""
    table = header(await store.people.create("Ann"), name, Status.LIVE)
    await store.tables.create(table)
    return table


def entries_of(table: Header, *moves: tuple[int, str | None]) -> list[MoveRecord]:
    """Log entries as a server writes them."""
    match, entries = initial_match(table.setup()), []
    for number, (seat, move) in enumerate(moves):
        match.undo(seat) if move is None else match.play(seat, move)
        entries.append(MoveRecord(seat, move, f"m{number}", 0, position_hash(match)))
    return entries
