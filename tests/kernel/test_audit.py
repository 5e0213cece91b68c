"""The audit finds what it is there to find: a game with one broken rule is caught for that rule, whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from struct import unpack
from typing import Any

import pytest

from tatami.kernel.audit import AUDIT_RECORDS, LONGEST_GAME, Audit, Finding, audit_games
from tatami.kernel.contract import check, guess, legal, refusal, view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR
from tatami.kernel.game import Game
from tatami.kernel.record import Record
from tatami.kernel.rule import rule

HONEST: dict[str, Callable[..., Any]] = {}  # the rules that the broken ones begin with
PLAYERS, GAMES, SEED = 3, 12, 5


class Memory:
    """Plain records as the words that they would be in memory."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._records = records
        self._words = records[0].packing.size // 8

    def __len__(self) -> int:
        return len(self._records) * self._words

    def __getitem__(self, place: int) -> int:
        record, word = divmod(place, self._words)
        return int(unpack(f"<{self._words}q", self._records[record].to_bytes())[word])


def found(game: Game, longest: int = LONGEST_GAME) -> Finding:
    """What an audit of a game finds, by the interpreted engine."""
    records = [game.record() for _ in range(AUDIT_RECORDS)]
    masks = ([0] * game.actions.mask_words for _ in range(2))
    viewers, report = [*range(PLAYERS), SPECTATOR], [0] * len(Audit)
    counts = (len(game.actions), SEED, 0, GAMES, longest)
    interpreted(game).bind(audit_games)(records, Memory(records), [PLAYERS], *masks, viewers, *counts, report)
    return Finding(report[Audit.FINDING])


@pytest.fixture(autouse=True)
def honest(lanterns: Game) -> Iterator[None]:
    for slot in (check, guess, legal, refusal, view):
        HONEST[slot.__name__] = interpreted(lanterns).bind(slot)
    yield
    HONEST.clear()


@rule
def check_that_complains(s: Any) -> int:
    return 1 if s.night > 1 else 0


@rule
def legal_that_allows_nothing(_s: Any, _seat: int, _mask: Any) -> None:
    return


@rule
def refusal_that_lets_one_pass(s: Any, seat: int, action: int) -> int:
    return 0 if action == 0 else HONEST["refusal"](s, seat, action)


@rule
def refusal_of_onlookers_forgotten(s: Any, seat: int, action: int) -> int:
    return 0 if seat == SPECTATOR else HONEST["refusal"](s, seat, action)


@rule
def refusal_that_knows_the_deck(s: Any, seat: int, action: int) -> int:
    return HONEST["refusal"](s, seat, action) or (1 if s.deck[0] == 0 else 0)


@rule
def legal_that_knows_the_deck(s: Any, seat: int, mask: Any) -> None:
    HONEST["legal"](s, seat, mask)
    if s.deck[0] == 0:
        mask[0] &= mask[0] - 1


@rule
def view_that_forgets_who_has_chosen(s: Any, seat: int) -> None:
    HONEST["view"](s, seat)
    for other in range(PLAYERS):
        s.chosen[other] = -1


@rule
def view_that_counts_its_visitors(s: Any, seat: int) -> None:
    HONEST["view"](s, seat)
    s.light[0] += 1


@rule
def guess_that_gives_light(s: Any, seat: int) -> None:
    HONEST["guess"](s, seat)
    s.light[0] += 1


@rule
def guess_that_loses_a_lantern(s: Any, seat: int) -> None:
    HONEST["guess"](s, seat)
    s.deck[0] -= 1


@rule
def legal_that_touches(s: Any, seat: int, mask: Any) -> None:
    HONEST["legal"](s, seat, mask)
    s.light[0] = 7


BROKEN: list[tuple[str, Callable[..., Any], Finding]] = [
    ("check", check_that_complains, Finding.INVARIANT_BROKEN),
    ("legal", legal_that_allows_nothing, Finding.SOMEBODY_IS_STUCK),
    ("refusal", refusal_that_lets_one_pass, Finding.LEGAL_AND_REFUSAL_DISAGREE),
    ("refusal", refusal_of_onlookers_forgotten, Finding.LEGAL_AND_REFUSAL_DISAGREE),
    ("refusal", refusal_that_knows_the_deck, Finding.VIEW_CHANGES_LEGAL),
    ("legal", legal_that_knows_the_deck, Finding.VIEW_CHANGES_LEGAL),
    ("view", view_that_forgets_who_has_chosen, Finding.VIEW_CHANGES_ACTORS),
    ("view", view_that_counts_its_visitors, Finding.VIEW_IS_NOT_STABLE),
    ("guess", guess_that_gives_light, Finding.GUESS_LOOKS_DIFFERENT),
    ("guess", guess_that_loses_a_lantern, Finding.GUESS_BREAKS_INVARIANT),
    ("legal", legal_that_touches, Finding.TRUTH_WAS_TOUCHED),
]


@pytest.mark.parametrize(("slot", "broken", "finding"), BROKEN, ids=lambda value: getattr(value, "__name__", None))
def test_a_broken_rule_is_found(lanterns: Game, slot: str, broken: Callable[..., Any], finding: Finding) -> None:
    game = replace(lanterns)
    object.__setattr__(game, "rules", {**lanterns.rules, slot: broken})
    assert found(game) is finding


def test_an_honest_game_is_found_to_be_one(lanterns: Game) -> None:
    assert found(lanterns) is Finding.NOTHING


def test_a_game_that_takes_too_long_is_found(lanterns: Game) -> None:
    assert found(lanterns, longest=3) is Finding.GAME_DOES_NOT_END


def test_every_finding_has_its_test() -> None:
    shown = {finding for _, _, finding in BROKEN} | {Finding.NOTHING, Finding.GAME_DOES_NOT_END}
    assert shown == set(Finding)
