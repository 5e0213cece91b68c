"""Talk: lines of chat and quick phrases, in the listener's language; and whom one does not want to hear."""

from __future__ import annotations

from tatami.server.errors import Refusal
from tatami.server.i18n import say as words
from tatami.server.tables.clock import milliseconds
from tatami.server.tables.table import Table
from tatami.server.views.render import seat_names
from tatami.server.ws.client_messages import Mute, Say
from tatami.server.ws.server_messages import Chat, LineInfo
from tatami.store import ChatLine, Person, Store

PHRASES = (
    *("good-luck", "well-played", "thank-you", "sorry", "nice-move", "one-moment", "i-am-back"),
    *("your-turn", "rematch", "goodbye"),
)
MOST_LINES = 200  # of chat, that are sent at once


async def say(store: Store, table: Table, person: Person, said: Say) -> None:
    """Say something at a table."""
    seat = table.seat(person.id)
    if (said.text is None) == (said.phrase is None):
        raise Refusal("bad-text")
    if said.phrase is not None and said.phrase not in PHRASES:
        raise Refusal("no-such-phrase", name=said.phrase, known=", ".join(PHRASES))
    text = None if said.text is None else said.text.strip()
    if text is not None and not (text and text.isprintable()):
        raise Refusal("bad-text")
    line = ChatLine(0, person.id, seat, said.phrase, text, milliseconds(), person.nickname)
    async with table.mailbox:
        await store.chat.add(table.header.id, said.id, line)
        await table.hear()


async def mute(store: Store, table: Table, identity: str, asked: Mute) -> None:
    """No longer hear who sits on a seat; or again."""
    names = [name for name, _ in seated(table)]
    if asked.seat not in names:
        raise Refusal("no-such-seat", name=asked.seat, known=", ".join(names))
    other = dict(seated(table))[asked.seat]
    if other is None or other == identity:
        raise Refusal("nobody-there")
    await store.chat.set_mute(identity, other, asked.muted)


def seated(table: Table) -> list[tuple[str, str | None]]:
    """Each seat's name, and who sits there."""
    return [(name, held.identity) for name, held in zip(seat_names(table.header), table.header.seats, strict=True)]


def shown_lines(table: Table, after: int, muted: frozenset[str], language: str) -> Chat:
    """What was said after a line, by those whom one wants to hear."""
    heard = [line for line in table.lines if line.number > after and line.identity not in muted]
    seats = seat_names(table.header)
    return Chat([_shown_line(line, seats, language) for line in heard[-MOST_LINES:]])


def _shown_line(line: ChatLine, seats: tuple[str, ...], language: str) -> LineInfo:
    text = line.text if line.phrase is None else words(language, f"phrase-{line.phrase}")
    return LineInfo(line.number, seats[line.seat], line.nickname, line.phrase, text or "", line.at / 1000)
