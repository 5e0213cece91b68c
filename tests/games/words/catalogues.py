"""Fluent catalogues as data: their messages, what each refers to, and the texts that need no values."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Pattern, TextElement
from fluent.syntax.visitor import Visitor


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def messages_in(folder: Path, language: str) -> dict[str, Message]:
    """Every message of a catalogue; a text that Fluent cannot read is an error."""
    resource = parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(names) == len(set(names))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def references_of(node: BaseNode) -> set[str]:
    """The messages that a message is made of."""
    visitor = _References()
    visitor.visit(node)
    return visitor.found


def texts_of(node: BaseNode) -> list[str]:
    """Every piece of text in a message."""
    visitor = _Texts()
    visitor.visit(node)
    return visitor.found


def plain_texts(messages: dict[str, Message]) -> dict[str, str]:
    """The messages that are one text and nothing else."""
    found = {}
    for name, message in messages.items():
        if isinstance(message.value, Pattern) and len(message.value.elements) == 1:
            (element,) = message.value.elements
            if isinstance(element, TextElement):
                found[name] = element.value
    return found
