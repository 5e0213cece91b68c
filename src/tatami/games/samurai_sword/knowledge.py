"""Who knows what: hands, the deck and every role but the shogun's are hidden, and so is what others keep in mind.

With three players the roles are no secret, and once the game is over nothing is.
"""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    CARDS,
    COPIES,
    FEWEST,
    FIRST_PROPERTY,
    NINJA_CARDS,
    PLAYERS_WITH_A_HIDDEN_NINJA,
    PROPERTIES,
    ROLE_CARDS,
    ROLES,
    Role,
)
from tatami.games.samurai_sword.rules.combat import is_asked
from tatami.games.samurai_sword.rules.memory import (
    EVERYBODY,
    held_elsewhere,
    mind_of,
    minds_but,
    sightings,
    tidy,
    times_fetched,
)
from tatami.games.samurai_sword.state import ANY_HAND, COUNTED, HIDDEN, NO_CARD, Feud, Step
from tatami.kernel.chance import nth_card, random_below, total, wipe
from tatami.kernel.rule import rule

MOST_DEALS = 32  # a hand that must be able to answer is dealt up to so many times


@rule
def role_is_secret(s: Feud, seat: int, viewer: int) -> bool:
    """Whether a seat's role is hidden from a viewer."""
    return s.players > FEWEST and seat != viewer and seat != s.shogun


@rule
def view(s: Feud, seat: int) -> None:
    """Blank what the seat may not know."""
    wipe(s)
    if s.step == Step.OVER:
        return
    for card in range(CARDS):
        s.deck[card] = HIDDEN
    for other in range(s.players):
        if role_is_secret(s, other, seat):
            s.role[other] = HIDDEN
        if other != seat:
            hide_hand(s, other)
    for place in range(s.seen):
        s.seen_by[place] &= EVERYBODY | mind_of_viewer(s, seat)
    tidy(s)


@rule
def mind_of_viewer(s: Feud, viewer: int) -> int:
    """What a viewer knows is what its seat does; a spectator, who has none, knows what everybody does."""
    return mind_of(viewer) if viewer < s.players else EVERYBODY


@rule
def hide_hand(s: Feud, seat: int) -> None:
    """A hand, and what its owner has drawn, is the owner's alone."""
    for card in range(CARDS):
        s.hand[seat][card] = HIDDEN
    s.kinds[seat] = HIDDEN
    for time in range(COUNTED):
        s.fetched[seat][time] = HIDDEN


@rule
def guess(s: Feud, seat: int) -> None:
    """Random roles and hands for the others that fit everything the seat has seen."""
    if s.step == Step.OVER:
        return
    guess_roles(s, seat)
    deals = 0
    while deals == 0 or (deals < MOST_DEALS and not answers_as_asked(s, seat)):
        guess_cards(s, seat)
        deals += 1
    guess_minds(s, seat)


@rule
def answers_as_asked(s: Feud, viewer: int) -> bool:
    """At a quick table only those are asked who can answer."""
    if s.asked == viewer:
        return True
    if s.step == Step.PARRY or s.step == Step.CRY or s.step == Step.JUJUTSU or s.step == Step.BUSHIDO:
        return is_asked(s, s.asked, s.step)
    return True


@rule
def guess_roles(s: Feud, viewer: int) -> None:
    """Shuffle the role cards that are not seen among the seats that may have them."""
    removed = removed_role(s, viewer)
    seat = -1
    for role in range(1, ROLES):
        count = ROLE_CARDS[s.players - FEWEST][role]
        if viewer < s.players and s.role[viewer] == role:
            count -= 1
        if role == removed:
            count = 0
        for _ in range(count):
            seat = next_secret(s, seat, viewer)
            if seat < s.players:
                s.role[seat] = role
    shuffle_roles(s, viewer)


@rule
def next_secret(s: Feud, seat: int, viewer: int) -> int:
    """The next seat whose role is hidden."""
    seat += 1
    while seat < s.players and not role_is_secret(s, seat, viewer):
        seat += 1
    return seat


@rule
def removed_role(s: Feud, viewer: int) -> int:
    """With four players: a ninja card that stayed in the box, any that the viewer does not have."""
    if s.players != PLAYERS_WITH_A_HIDDEN_NINJA:
        return HIDDEN
    if viewer < s.players and s.role[viewer] >= Role.NINJA_1:
        shift = 1 + random_below(s, NINJA_CARDS - 1)
        return Role.NINJA_1 + (s.role[viewer] - Role.NINJA_1 + shift) % NINJA_CARDS
    return Role.NINJA_1 + random_below(s, NINJA_CARDS)


@rule
def shuffle_roles(s: Feud, viewer: int) -> None:
    """Swap each hidden role with that of a random hidden seat up to it."""
    before = 0
    seat = next_secret(s, -1, viewer)
    while seat < s.players:
        other = -1
        for _ in range(random_below(s, before + 1) + 1):
            other = next_secret(s, other, viewer)
        role = s.role[seat]
        s.role[seat] = s.role[other]
        s.role[other] = role
        before += 1
        seat = next_secret(s, seat, viewer)


@rule
def guess_cards(s: Feud, viewer: int) -> None:
    """Deal what is unseen: known cards to their holders, what cannot be in the deck to hands, the rest at random.

    ``owed`` counts the places that are still free in each hand.
    """
    gather_unseen(s, viewer)
    mind = mind_of_viewer(s, viewer)
    for seat in range(s.players):
        if seat != viewer:
            deal_known(s, mind, seat)
    for card in range(CARDS):
        for _ in range(s.deck[card] - most_in_deck(s, viewer, card)):
            put_in_some_hand(s, card, True)
    for card in range(CARDS):
        for _ in range(sightings(s, mind, card) - held_elsewhere(s, viewer, card)):
            put_in_some_hand(s, card, False)
    for seat in range(s.players):
        while s.owed[seat] > 0:
            put_in_hand(s, seat, nth_card(s.deck, random_below(s, total(s.deck))))


@rule
def gather_unseen(s: Feud, viewer: int) -> None:
    """Put every card that the viewer does not see into the deck."""
    for card in range(CARDS):
        s.deck[card] = COPIES[card]
        for seat in range(s.players):
            if seat == viewer:
                s.deck[card] -= s.hand[seat][card]
            else:
                s.hand[seat][card] = 0
    for seat in range(s.players):
        for what in range(PROPERTIES):
            s.deck[FIRST_PROPERTY + what] -= s.front[seat][what]
    for place in range(s.pile_size):
        s.deck[s.pile[place]] -= 1
    if s.played != NO_CARD:
        s.deck[s.played] -= 1


@rule
def deal_known(s: Feud, mind: int, seat: int) -> None:
    """The cards that a hand is known to have."""
    s.owed[seat] = s.hand_size[seat]
    s.kinds[seat] = 0
    for place in range(s.seen):
        if s.seen_by[place] & mind and s.seen_with[place] == seat:
            put_in_hand(s, seat, s.seen_card[place])


@rule
def most_in_deck(s: Feud, viewer: int, card: int) -> int:
    """How many of a card the deck can hold, for all that a viewer knows."""
    return s.stock[card] - (times_fetched(s, viewer, card) if viewer < s.players else 0)


@rule
def put_in_hand(s: Feud, seat: int, card: int) -> None:
    """A card takes a free place of a hand."""
    s.deck[card] -= 1
    s.owed[seat] -= 1
    s.hand[seat][card] += 1
    s.kinds[seat] |= 1 << card


@rule
def room(s: Feud, seat: int, older: bool) -> int:
    """The free places of a hand, or those where a card may lie that is older than the deck."""
    if older:
        return max(0, s.older[seat] - s.hand_size[seat] + s.owed[seat])
    return s.owed[seat]


@rule
def put_in_some_hand(s: Feud, card: int, older: bool) -> None:
    """A card for any place of the others' hands where there is room for it."""
    places = 0
    for seat in range(s.players):
        places += room(s, seat, older)
    place = random_below(s, places)
    seat = 0
    while place >= room(s, seat, older):
        place -= room(s, seat, older)
        seat += 1
    put_in_hand(s, seat, card)


@rule
def guess_minds(s: Feud, viewer: int) -> None:
    """Of what the others have in mind, a guess has what everybody has seen."""
    for seat in range(s.players):
        if seat != viewer:
            for time in range(COUNTED):
                s.fetched[seat][time] = 0
    for place in range(s.seen):
        if s.seen_by[place] & EVERYBODY and s.seen_with[place] != ANY_HAND:
            s.seen_by[place] = minds_but(s, s.seen_with[place])
