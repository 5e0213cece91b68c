"""Start-up check: replay stored matches by the present rules, freeze those that no longer fit, thaw those that do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from tatami import games
from tatami.match.replay import ReplayError, replay_all
from tatami.store import Header, Rules, Status, Store


@dataclass(frozen=True)
class ReplayCheck:
    """The outcome of one replay; without an error, the seats that owe a decision."""

    header: Header
    error: str | None
    owing: tuple[int, ...] = ()


async def check_tables(store: Store) -> AsyncIterator[ReplayCheck]:
    """Replay every live or frozen match; changes nothing."""
    for header in await store.tables.with_status(Status.LIVE, Status.FROZEN):
        yield await _check(store, header)


async def freeze_misfits(store: Store) -> list[ReplayCheck]:
    """Replay matches that were not replayed by exactly these rules, freeze or thaw them; returns the failures."""
    failed = []
    fingerprints = await asyncio.to_thread(lambda: {name: games.find(name).fingerprint for name in games.names()})
    for header in await store.tables.unverified(fingerprints):
        check = await _check(store, header)
        if check.error is not None:
            failed.append(check)
            await store.tables.set_status(header.id, Status.FROZEN)
        else:
            rules = Rules(games.find(header.game).version, fingerprints[header.game])
            await store.tables.mark_verified(header.id, rules, check.owing)
    return failed


async def _check(store: Store, header: Header) -> ReplayCheck:
    log = await store.moves.load(header.id)
    try:
        match = await asyncio.to_thread(replay_all, header.setup(), log)
    except ReplayError as error:
        return ReplayCheck(header, str(error))
    return ReplayCheck(header, None, match.actors)
