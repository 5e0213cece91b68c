"""How many WebSocket connections one person, one address and one table may have open at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from prometheus_client import Gauge

from tatami.server.errors import Reason, Refusal
from tatami.server.settings import Settings


class ConnectionLimit:
    """The connections that are open, by person and by address."""

    def __init__(self, settings: Settings, gauge: Gauge) -> None:
        self._settings = settings
        self._gauge = gauge
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def in_use(self) -> bool:
        return bool(self._open)

    def slot(self, identity: str, address: str, watchers: int) -> AbstractContextManager[None]:
        """Room for one more connection to a table with so many watchers, held while the context is open."""
        person, place = ("person", identity), ("address", address)
        open_already = (self._open[person], self._open[place], watchers)
        most = (self._settings.sockets, self._settings.address_sockets, self._settings.watchers)
        if any(count >= limit for count, limit in zip(open_already, most, strict=True)):
            raise Refusal(Reason.TOO_MANY)
        return self._held(person, place)

    @contextmanager
    def _held(self, *keys: tuple[str, str]) -> Iterator[None]:
        self._open.update(keys)
        self._gauge.inc()
        try:
            yield
        finally:
            self._gauge.dec()
            self._open.subtract(keys)
            self._open += Counter()  # drop the keys that have come to zero
