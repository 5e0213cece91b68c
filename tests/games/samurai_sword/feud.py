"""A test table: positions of Samurai Sword in readable words, played in the text notation.

``position`` lays the table as a test needs it, at the start of seat one's play phase unless told. Seat one is the
shogun. Whoever is not told otherwise is Hideyoshi, unhurt, with one Geisha in hand (seat seven a
Diversion), which answers nothing. Cards that the test does not name are in the deck; told the deck, they lie at the
bottom of the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.laid import LaidTable, dashed
from tatami.games.samurai_sword import GAME
from tatami.games.samurai_sword.components import (
    CARDS,
    COPIES,
    DECK,
    FEWEST,
    OPTIONS,
    OTHERS_HONOUR,
    RESILIENCE,
    SHOGUN_HONOUR,
    Card,
    Character,
    Property,
    Role,
    Seat,
    Team,
)
from tatami.games.samurai_sword.knowledge import guess, view
from tatami.games.samurai_sword.rules import actors, carry_on, check, over, score, setup
from tatami.games.samurai_sword.rules.cards import into_hand
from tatami.games.samurai_sword.rules.pieces import Invariant
from tatami.games.samurai_sword.rules.reach import difficulty, harmless
from tatami.games.samurai_sword.state import NO_CARD, NOBODY, Ending, Feud, Step
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import SPECTATOR, spelled

SEAT = {spelled(seat): int(seat) for seat in Seat} | {"spectator": SPECTATOR}
CARD = {spelled(card): int(card) for card in Card}
CHARACTER = {spelled(character): int(character) for character in Character}
ROLE = {spelled(role): int(role) for role in Role}
PROPERTY = {spelled(what): int(what) for what in Property}
STEP = {spelled(step): int(step) for step in Step}
PLAYERS = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
SEAT_NAMES = tuple(spelled(seat) for seat in Seat)

ROLES = {
    3: ("shogun", "ninja-1", "ninja-2"),
    4: ("shogun", "samurai", "ninja-1", "ninja-3"),
    5: ("shogun", "samurai", "ninja-1", "ninja-2", "ronin"),
    6: ("shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"),
    7: ("shogun", "samurai", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"),
}


class Table(LaidTable[Feud]):
    """A table of Samurai Sword."""

    game = GAME
    invariants = Invariant

    @property
    def feud(self) -> Feud:
        return self.s

    def give_deck_to(self, seat: str) -> Table:
        """All of the deck into one hand."""
        for card in range(CARDS):
            for _ in range(self.feud.deck[card]):
                into_hand(self.feud, SEAT[seat], card)
            self.feud.deck[card] = 0
        self.feud.deck_size = 0
        return self

    # What the table shows.

    def hand(self, seat: str) -> list[str]:
        """The cards of a hand, in the order of the box."""
        held = self.feud.hand[SEAT[seat]]
        return [spelled(card) for card in Card for _ in range(held[card])]

    def hand_size(self, seat: str) -> int:
        return self.feud.hand_size[SEAT[seat]]

    def front(self, seat: str) -> list[str]:
        """What lies in front of a player."""
        lying = self.feud.front[SEAT[seat]]
        return [spelled(what) for what in Property for _ in range(lying[what])]

    def resilience(self, seat: str) -> int:
        return self.feud.resilience[SEAT[seat]]

    def honour(self, seat: str) -> int:
        return self.feud.honour[SEAT[seat]]

    def honours(self) -> list[int]:
        return list(self.feud.honour)[: self.feud.players]

    def is_harmless(self, seat: str) -> bool:
        return harmless(self.feud, SEAT[seat])

    def difficulty(self, seat: str, target: str) -> int:
        return difficulty(self.feud, SEAT[seat], SEAT[target])

    @property
    def pile(self) -> list[str]:
        """The discard pile from the bottom up."""
        return [spelled(Card(self.feud.pile[place])) for place in range(self.feud.pile_size)]

    @property
    def top(self) -> str:
        return self.pile[-1]

    @property
    def deck_size(self) -> int:
        return self.feud.deck_size

    @property
    def step(self) -> str:
        return spelled(Step(self.feud.step))

    @property
    def turn(self) -> str:
        return spelled(Seat(self.feud.turn))

    @property
    def asked(self) -> str | None:
        """Who owes a decision."""
        found = [name for name, seat in SEAT.items() if actors(self.feud) >> seat & 1]
        assert len(found) <= 1
        return found[0] if found else None

    @property
    def ending(self) -> str:
        return spelled(Ending(self.feud.ending))

    @property
    def winner(self) -> str | None:
        return spelled(Team(self.feud.winner)) if self.feud.winner != NOBODY else None

    @property
    def winners(self) -> list[str]:
        """The seats that score."""
        out = [0] * len(Seat)
        score(self.feud, out)
        assert (sum(out) > 0) == over(self.feud)
        return [spelled(seat) for seat in Seat if out[seat]]

    def points(self, team: str) -> int:
        return self.feud.points[Team[team.upper()]]

    def seen_by(self, seat: str) -> Table:
        """The table as one seat may know it."""
        feud = self.feud.copy()
        view(feud, SEAT[seat])
        return Table(feud)

    def guessed_by(self, seat: str, luck: int) -> Table:
        """A world that the seat may imagine."""
        seen = self.seen_by(seat).feud
        receive(seen, luck, 11)
        guess(seen, SEAT[seat])
        wipe(seen)
        return Table(seen)


def new_game(players: int = 5, luck: int = 1, **options: str) -> Table:
    """A game just laid out."""
    feud = Feud()
    receive(feud, luck, 3)
    setup(feud, OPTIONS.encode({"players": PLAYERS[players], **dashed(options)}))
    wipe(feud)
    assert Invariant(check(feud)) is Invariant.NONE
    return Table(feud)


def position(
    players: int = 5,
    *,
    step: str = "play",
    turn: str = "one",
    roles: Sequence[str] | None = None,
    characters: Mapping[str, str] | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    fronts: Mapping[str, Iterable[str]] | None = None,
    resilience: Mapping[str, int] | None = None,
    honour: Mapping[str, int] | None = None,
    deck: Iterable[str] | None = None,
    pile: Iterable[str] = (),
    **options: str,
) -> Table:
    """Lay the table; ``step`` may also be ``recover``, the very start of a turn."""
    s = Feud()
    for option, value in enumerate(OPTIONS.encode({"players": PLAYERS[players], **dashed(options)})):
        s.options[option] = value
    s.players, s.played, s.flipped, s.blade, s.winner = players, NO_CARD, NO_CARD, NOBODY, NOBODY
    s.turn = s.asked = SEAT[turn]
    for place, seat in enumerate(SEAT_NAMES[:players]):
        s.role[place] = ROLE[(roles or ROLES[players])[place]]
        s.character[place] = CHARACTER[(characters or {}).get(seat, "hideyoshi")]
        s.resilience[place] = (resilience or {}).get(seat, RESILIENCE[s.character[place]])
        if s.role[place] == Role.SHOGUN:
            s.shogun = place
        usual = SHOGUN_HONOUR if s.role[place] == Role.SHOGUN else OTHERS_HONOUR
        s.honour[place] = (honour or {}).get(seat, usual[players - FEWEST])
        for card in (hands or {}).get(seat, ["diversion" if seat == "seven" else "geisha"]):
            into_hand(s, place, CARD[card])
        for what in (fronts or {}).get(seat, ()):
            s.front[place][PROPERTY[what]] += 1
    _lay_cards(s, deck, list(pile))
    s.step = STEP[step]
    receive(s, 5, 5)
    carry_on(s, None)
    wipe(s)
    assert Invariant(check(s)) is Invariant.NONE
    return Table(s)


def _lay_cards(s: Feud, deck: Iterable[str] | None, pile: list[str]) -> None:
    """Ninety cards in all: those not named are in the deck or, told the deck, at the bottom of the pile."""
    left = list(COPIES)
    for seat in range(s.players):
        for card in range(CARDS):
            left[card] -= s.hand[seat][card]
        for what in Property:
            left[CARD[spelled(what)]] -= s.front[seat][what]
    for name in pile:
        left[CARD[name]] -= 1
    below: list[int] = []
    if deck is not None:
        for name in deck:
            s.deck[CARD[name]] += 1
            left[CARD[name]] -= 1
        below = [card for card in range(CARDS) for _ in range(left[card])]
    else:
        for card in range(CARDS):
            s.deck[card] = left[card]
    assert min(left) >= 0, "there are not so many cards of a kind"
    s.deck_size = sum(s.deck)
    for card in (*below, *(CARD[name] for name in pile)):
        s.pile[s.pile_size] = card
        s.pile_size += 1
    assert s.pile_size <= DECK
    for card in range(CARDS):
        s.stock[card] = COPIES[card]
