"""The table is laid, and turns go round: recovery, the Bushido, the draw phase, and the discard phase."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    CARDS,
    CHARACTERS_IN_THE_BOX,
    COPIES,
    DECK,
    FEWEST,
    FIRST_HAND,
    HAND_LIMIT,
    NINJA_CARDS,
    OTHERS_HONOUR,
    PLAYERS_WITH_A_HIDDEN_NINJA,
    ROLE_CARDS,
    ROLES,
    SHOGUN_HONOUR,
    WEAPONS,
    Card,
    Character,
    LastCard,
    Option,
    Property,
    Role,
    ShogunBushido,
    Source,
)
from tatami.games.samurai_sword.moves import Event
from tatami.games.samurai_sword.rules.cards import (
    call_for_shuffle,
    from_deck,
    lay_aside,
    onto_pile,
    owe,
    take_from_pile,
)
from tatami.games.samurai_sword.rules.combat import is_asked
from tatami.games.samurai_sword.rules.honour import end
from tatami.games.samurai_sword.rules.memory import seen_turning_up
from tatami.games.samurai_sword.rules.reach import (
    cards_to_draw,
    full_resilience,
    left_of,
    shogun_alone,
)
from tatami.games.samurai_sword.state import NO_CARD, NOBODY, Ending, Feud, Pool, Step
from tatami.kernel.chance import draw_below
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def lay_out(s: Feud, options: Words) -> None:
    """Set-up: roles, characters, resilience, honour and hands; the shogun begins."""
    for option in range(len(s.options)):
        s.options[option] = options[option]
    s.players = options[Option.PLAYERS]
    s.played = NO_CARD
    s.flipped = NO_CARD
    s.blade = NOBODY
    s.winner = NOBODY
    hand_out_roles(s, draw_below(s, Pool.ROLES, NINJA_CARDS))
    hand_out_characters(s)
    for card in range(CARDS):
        s.deck[card] = COPIES[card]
        s.stock[card] = COPIES[card]
    s.deck_size = DECK
    seat = s.shogun
    for place in range(s.players):
        s.honour[seat] = OTHERS_HONOUR[s.players - FEWEST]
        s.owed[seat] = FIRST_HAND[place]
        seat = left_of(s, seat)
    s.honour[s.shogun] = SHOGUN_HONOUR[s.players - FEWEST]
    s.first = s.shogun
    s.turn = s.shogun
    s.asked = s.shogun
    s.step = Step.DEAL
    s.resume = Step.GATHER


@rule
def hand_out_roles(s: Feud, removed: int) -> None:
    """The role cards of so many players, shuffled; with four, one ninja card stays in the box unseen."""
    dealt = 0
    for role in range(ROLES):
        count = ROLE_CARDS[s.players - FEWEST][role]
        if s.players == PLAYERS_WITH_A_HIDDEN_NINJA and role == Role.NINJA_1 + removed:
            count = 0
        for _ in range(count):
            other = draw_below(s, Pool.ROLES, dealt + 1)
            s.role[dealt] = s.role[other]
            s.role[other] = role
            dealt += 1
    for seat in range(s.players):
        if s.role[seat] == Role.SHOGUN:
            s.shogun = seat


@rule
def hand_out_characters(s: Feud) -> None:
    """A character for each, none twice, with as much resilience as it has."""
    left = CHARACTERS_IN_THE_BOX + s.options[Option.RIKYU]
    dealt = 0
    for seat in range(s.players):
        character = 0
        skip = draw_below(s, Pool.CHARACTERS, left)
        while skip > 0 or dealt >> character & 1:
            if not dealt >> character & 1:
                skip -= 1
            character += 1
        dealt |= 1 << character
        left -= 1
        s.character[seat] = character
        s.resilience[seat] = full_resilience(s, seat)


@rule
def recover(s: Feud, log: Log | None) -> None:
    """Recovery phase: who has no resilience left gets all of it back."""
    tell(log, EVERYONE, Event.TURN_BEGINS, s.turn, s.character[s.turn], 0)
    if s.resilience[s.turn] == 0:
        s.resilience[s.turn] = full_resilience(s, s.turn)
        tell(log, EVERYONE, Event.RECOVERED, s.turn, s.resilience[s.turn], 0)
    s.step = Step.FLIP if s.front[s.turn][Property.BUSHIDO] > 0 else Step.GATHER


@rule
def flip(s: Feud, log: Log | None) -> None:
    """The Bushido turns over the top card of the deck; if there is none at all it stays where it is."""
    if call_for_shuffle(s):
        return
    s.step = Step.GATHER
    if s.deck_size == 0:
        return
    s.flipped = from_deck(s)
    seen_turning_up(s, s.flipped)
    tell(log, EVERYONE, Event.FLIPPED, s.turn, s.flipped, 0)
    if s.options[Option.FLIP_LAST_CARD] == LastCard.DISCARD_FIRST:
        onto_pile(s, s.flipped)
    else:
        s.played = s.flipped
    s.step = Step.JUDGE


@rule
def judge(s: Feud, log: Log | None) -> None:
    """A weapon asks for a weapon or for honour; anything else lets the Bushido move on."""
    lay_aside(s)
    s.step = Step.GATHER
    if s.flipped >= WEAPONS:
        pass_bushido(s, log)
    elif shogun_alone(s, s.turn) and s.options[Option.SHOGUN3_BUSHIDO] == ShogunBushido.ALWAYS_DISCARD:
        drop_bushido(s, log)
    elif not is_asked(s, s.turn, Step.BUSHIDO):
        yield_honour(s, log)
    else:
        s.step = Step.BUSHIDO


@rule
def pass_bushido(s: Feud, log: Log | None) -> None:
    """The Bushido goes to the left neighbour, harmless or not."""
    left = left_of(s, s.turn)
    s.front[s.turn][Property.BUSHIDO] = 0
    s.front[left][Property.BUSHIDO] = 1
    tell(log, EVERYONE, Event.BUSHIDO_MOVES, s.turn, left, 0)


@rule
def drop_bushido(s: Feud, log: Log | None) -> None:
    """The Bushido is discarded."""
    s.front[s.turn][Property.BUSHIDO] = 0
    onto_pile(s, Card.BUSHIDO)
    tell(log, EVERYONE, Event.BUSHIDO_LEAVES, s.turn, 0, 0)


@rule
def give_to_bushido(s: Feud, weapon: int, log: Log | None) -> None:
    """A weapon is discarded, and the Bushido moves on."""
    tell(log, EVERYONE, Event.GAVE_UP_WEAPON, s.turn, weapon, 0)
    onto_pile(s, weapon)
    s.step = Step.GATHER
    pass_bushido(s, log)


@rule
def yield_honour(s: Feud, log: Log | None) -> None:
    """An honour goes to the box and the Bushido is discarded; the shogun of a table of three loses none."""
    s.step = Step.GATHER
    drop_bushido(s, log)
    if shogun_alone(s, s.turn):
        return
    s.honour[s.turn] -= 1
    tell(log, EVERYONE, Event.LOST_HONOUR, s.turn, s.honour[s.turn], 0)
    if s.honour[s.turn] == 0:
        end(s, Ending.BUSHIDO, log)


@rule
def gather(s: Feud) -> None:
    """Draw phase: two cards and what the character adds; Ieyasu may look to the pile first."""
    if s.character[s.turn] == Character.IEYASU and s.pile_size > 0:
        s.step = Step.DRAW
    else:
        owe(s, s.turn, cards_to_draw(s, s.turn), Step.PLAY)


@rule
def draw_first(s: Feud, source: int, log: Log | None) -> None:
    """Ieyasu's first card comes from the pile or, like the others, from the deck."""
    count = cards_to_draw(s, s.turn)
    if source == Source.PILE:
        take_from_pile(s, s.turn, log)
        count -= 1
    owe(s, s.turn, count, Step.PLAY)


@rule
def discard_surplus(s: Feud, card: int, log: Log | None) -> None:
    """One card above the limit goes."""
    onto_pile(s, card)
    tell(log, EVERYONE, Event.DISCARDED, s.turn, card, 0)
    end_turn(s)


@rule
def end_turn(s: Feud) -> None:
    """No more than seven cards at the end of one's turn; then the left neighbour begins."""
    if s.hand_size[s.turn] > HAND_LIMIT:
        s.step = Step.DISCARD
        return
    s.turn = left_of(s, s.turn)
    s.asked = s.turn
    s.attacks = 0
    s.step = Step.RECOVER
