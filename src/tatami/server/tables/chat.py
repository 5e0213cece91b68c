"""Chat: lines, quick phrases, and muting."""

from __future__ import annotations

from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.table import Table
from tatami.server.views.render import seat_names
from tatami.store import ChatLine, Person, Store

PHRASES = (
    *("good-luck", "well-played", "thank-you", "sorry", "nice-move", "one-moment", "i-am-back"),
    *("your-turn", "rematch", "goodbye"),
)
MAX_LINES = 200  # sent at once


async def say(store: Store, table: Table, person: Person, message: str, text: str | None, phrase: str | None) -> None:
    """Add a line: a text, or a quick phrase."""
    seat = table.seat(person.id)
    if (text is None) == (phrase is None):
        raise Refusal(Reason.BAD_TEXT)
    if phrase is not None and phrase not in PHRASES:
        raise Refusal(Reason.NO_SUCH_PHRASE, name=phrase, known=", ".join(PHRASES))
    stripped = None if text is None else text.strip()
    if stripped is not None and not (stripped and stripped.isprintable()):
        raise Refusal(Reason.BAD_TEXT)
    line = ChatLine(0, person.id, seat, phrase, stripped, timestamps.now(), person.nickname)
    async with table.lock:
        await store.chat.add(table.header.id, message, line)
        await table.load_chat()


async def mute(store: Store, table: Table, identity: str, seat: str, muted: bool) -> None:
    """No longer receive the lines of the person on a seat; or receive them again."""
    names = seat_names(table.header)
    if seat not in names:
        raise Refusal(Reason.NO_SUCH_SEAT, name=seat, known=", ".join(names))
    other = table.header.seats[names.index(seat)].identity
    if other is None or other == identity:
        raise Refusal(Reason.NOBODY_THERE)
    await store.chat.set_mute(identity, other, muted)


def lines_after(table: Table, number: int, muted: frozenset[str]) -> list[ChatLine]:
    """The last lines after a number, without those of muted people."""
    lines = [line for line in table.chat if line.number > number and line.identity not in muted]
    return lines[-MAX_LINES:]
