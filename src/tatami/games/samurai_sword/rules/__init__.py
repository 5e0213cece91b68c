"""Samurai Sword, in the order of its rulebook.

The table is laid and turns go round: recovery, the Bushido, drawing, playing, discarding (``turns``). Weapons, parries
and what everyone must answer are in ``combat``, the other cards in ``actions``, defeat and the score in ``honour``.
``cards`` moves cards, ``memory`` keeps what each mind has seen of them, ``reach`` holds the words that all of them use,
``pieces`` the invariants. This module is the contract: who decides, what is legal, what is refused and why, and
``play``, which ends in ``carry_on``: the one place that runs whatever needs nobody's decision.
"""

from __future__ import annotations

from tatami.games.samurai_sword.components import PROPERTIES, Card, Option
from tatami.games.samurai_sword.moves import BASE, CARD_OF, FIRST, KIND_OF, SECOND, STEPS_OF, Move, Reason
from tatami.games.samurai_sword.rules.actions import (
    act,
    bushido_in_play,
    bushido_refusal,
    disarm_refusal,
    hand_refusal,
    lay,
    lay_bushido,
    spend,
    spend_refusal,
)
from tatami.games.samurai_sword.rules.cards import deal, lay_aside, reshuffle, show
from tatami.games.samurai_sword.rules.combat import (
    allow_attacks,
    attack,
    attack_refusal,
    block_refusal,
    call_next,
    can_block,
    give_to_jujutsu,
    parry,
    settle,
    take,
)
from tatami.games.samurai_sword.rules.honour import count_points, team_of
from tatami.games.samurai_sword.rules.pieces import check
from tatami.games.samurai_sword.rules.reach import gear_held, holds, properties_of, weapons_held
from tatami.games.samurai_sword.rules.turns import (
    discard_surplus,
    draw_first,
    end_turn,
    flip,
    gather,
    give_to_bushido,
    judge,
    lay_out,
    recover,
    yield_honour,
)
from tatami.games.samurai_sword.state import NO_CARD, Feud, Step
from tatami.kernel.events import Log
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

__all__ = ["actors", "check", "legal", "over", "play", "refusal", "score", "setup", "stage"]


@rule
def setup(s: Feud, options: Words) -> None:
    """Lay out a new game, up to the shogun's first decision."""
    lay_out(s, options)
    while s.step != Step.PLAY:
        if s.step == Step.DEAL:
            deal(s, None)
        else:
            gather(s)
    tidy(s)


@rule
def over(s: Feud) -> bool:
    """Somebody has won."""
    return s.step == Step.OVER


@rule
def score(s: Feud, out: Words) -> None:
    """One for each member of the winning team."""
    for seat in range(s.players):
        out[seat] = 1 if over(s) and team_of(s, seat) == s.winner else 0


@rule
def actors(s: Feud) -> int:
    """One seat decides at a time."""
    return 0 if s.step == Step.OVER else 1 << s.asked


@rule
def stage(s: Feud) -> int:
    """The step."""
    return s.step


@rule
def legal(s: Feud, seat: int, mask: Words) -> None:
    """Everything the seat may do now."""
    if not (actors(s) >> seat) & 1:
        return
    if s.step == Step.PLAY:
        allow_playing(s, seat, mask)
    elif s.step == Step.PARRY or s.step == Step.CRY:
        allow_parrying(s, seat, mask)
    elif s.step == Step.DISCARD:
        allow_many(mask, BASE[Move.DISCARD], s.kinds[seat])
    elif s.step == Step.DRAW:
        allow_many(mask, BASE[Move.DRAW], 3)
    else:
        allow_many(mask, BASE[Move.GIVE], weapons_held(s, seat))
        allow(mask, BASE[Move.YIELD] if s.step == Step.BUSHIDO else BASE[Move.TAKE])
    if STEPS_OF[Move.SPEND] >> s.step & 1 and spend_refusal(s, seat) == 0:
        allow(mask, BASE[Move.SPEND])


@rule
def allow_parrying(s: Feud, seat: int, mask: Words) -> None:
    """A parry, Hanzo's weapons, or the wounds."""
    allow(mask, BASE[Move.TAKE])
    if holds(s, seat, Card.PARRY):
        allow(mask, BASE[Move.PARRY])
    if can_block(s, seat):
        allow_many(mask, BASE[Move.BLOCK], weapons_held(s, seat))


@rule
def allow_playing(s: Feud, seat: int, mask: Words) -> None:
    """The play phase: any card in hand that has something to do, or an end to it."""
    allow(mask, BASE[Move.DONE])
    allow_attacks(s, seat, mask)
    allow_many(mask, BASE[Move.LAY], gear_held(s, seat))
    for kind in range(Move.CRY, Move.DAIMYO + 1):
        if holds(s, seat, CARD_OF[BASE[kind]]):
            allow(mask, BASE[kind])
    if holds(s, seat, Card.BUSHIDO) and not bushido_in_play(s):
        allow_many(mask, BASE[Move.BUSHIDO], everyone(s) if s.options[Option.BUSHIDO_ON_SELF] else others(s, seat))
    if holds(s, seat, Card.BREATHING):
        allow_many(mask, BASE[Move.BREATHE], others(s, seat))
    if holds(s, seat, Card.DIVERSION):
        allow_many(mask, BASE[Move.DIVERT], hands_within_reach(s, seat))
    if holds(s, seat, Card.GEISHA):
        allow_many(mask, BASE[Move.GEISHA], hands_within_reach(s, seat))
        allow_disarming(s, seat, mask)


@rule
def allow_disarming(s: Feud, seat: int, mask: Words) -> None:
    """Geisha: the properties in play."""
    for target in range(s.players):
        if target != seat or s.options[Option.GEISHA_OWN_PROPERTY]:
            allow_many(mask, BASE[Move.DISARM] + target * PROPERTIES, properties_of(s, target))


@rule
def hands_within_reach(s: Feud, seat: int) -> int:
    """The seats, one bit each, from whom a card may be taken."""
    found = others(s, seat)
    if s.options[Option.EMPTY_TARGET] == 0:
        for target in range(s.players):
            if s.hand_size[target] == 0:
                found &= ~(1 << target)
    return found


@rule
def others(s: Feud, seat: int) -> int:
    """All seats but one, one bit each."""
    return everyone(s) & ~(1 << seat)


@rule
def everyone(s: Feud) -> int:
    """All seats, one bit each."""
    return (1 << s.players) - 1


@rule
def refusal(s: Feud, seat: int, action: int) -> int:
    """Why an action is not legal, by the rule it breaks."""
    if s.step == Step.OVER:
        return Reason.GAME_IS_OVER
    if not (actors(s) >> seat) & 1:
        return Reason.NOT_YOUR_DECISION
    kind = KIND_OF[action]
    if not STEPS_OF[kind] >> s.step & 1:
        return Reason.NOT_NOW
    card = CARD_OF[action]
    if card != NO_CARD and not holds(s, seat, card):
        return Reason.NOT_IN_HAND
    if kind == Move.SPEND:
        return spend_refusal(s, seat)
    if kind == Move.BLOCK:
        return block_refusal(s, seat)
    if kind == Move.ATTACK or kind == Move.BUSHIDO or Move.BREATHE <= kind <= Move.DISARM:
        return target_refusal(s, seat, kind, FIRST[action], SECOND[action])
    return Reason.NONE


@rule
def target_refusal(s: Feud, seat: int, kind: int, target: int, second: int) -> int:
    """Moves at somebody."""
    if target >= s.players:
        return Reason.NO_SUCH_PLAYER
    if kind == Move.ATTACK:
        return attack_refusal(s, seat, target, second)
    if kind == Move.BUSHIDO:
        return bushido_refusal(s, seat, target)
    if kind == Move.DISARM:
        return disarm_refusal(s, seat, target, second)
    if kind == Move.BREATHE:
        return Reason.NOT_YOURSELF if target == seat else Reason.NONE
    return hand_refusal(s, seat, target)


@rule
def play(s: Feud, seat: int, action: int, log: Log | None) -> None:
    """A card leaves the hand for all to see, does what it does, and whatever follows by itself follows."""
    kind = KIND_OF[action]
    first = FIRST[action]
    card = CARD_OF[action]
    if card != NO_CARD:
        show(s, seat, card)
    if kind == Move.ATTACK:
        attack(s, first, SECOND[action], log)
    elif kind == Move.DONE:
        end_turn(s)
    elif kind == Move.LAY:
        lay(s, first, log)
    elif kind == Move.BUSHIDO:
        lay_bushido(s, first, log)
    elif kind <= Move.DISARM:
        act(s, kind, card, first, SECOND[action], log)
    elif kind == Move.SPEND:
        spend(s, log)
    else:
        answer(s, seat, kind, card, first, log)
    carry_on(s, log)
    tidy(s)


@rule
def tidy(s: Feud) -> None:
    """What means nothing now is as at the start: the order of draws, a blow that is over, a card turned over before."""
    s.first = 0
    s.resume = 0
    if s.step != Step.PARRY and s.step != Step.CRY and s.step != Step.JUJUTSU:
        s.lost = 0
        s.call = 0
    if s.step != Step.BUSHIDO:
        s.flipped = NO_CARD


@rule
def answer(s: Feud, seat: int, kind: int, card: int, first: int, log: Log | None) -> None:
    """An answer, or what is asked in the other phases."""
    if kind == Move.TAKE:
        take(s, log)
    elif kind == Move.PARRY or kind == Move.BLOCK:
        parry(s, seat, card, log)
    elif kind == Move.YIELD:
        yield_honour(s, log)
    elif kind == Move.DRAW:
        draw_first(s, first, log)
    elif kind == Move.DISCARD:
        discard_surplus(s, card, log)
    elif s.step == Step.BUSHIDO:
        give_to_bushido(s, card, log)
    else:
        give_to_jujutsu(s, seat, card, log)


@rule
def carry_on(s: Feud, log: Log | None) -> None:
    """Run what needs nobody's decision; a shuffle comes before anything else."""
    while s.shuffle or s.step > Step.OVER:
        if s.shuffle:
            reshuffle(s, log)
        elif s.step == Step.DEAL:
            deal(s, log)
        elif s.step == Step.FINISH:
            finish(s)
        elif s.step == Step.RECOVER:
            recover(s, log)
        elif s.step == Step.GATHER:
            gather(s)
        elif s.step == Step.SETTLE:
            settle(s, log)
        elif s.step == Step.CALL:
            call_next(s, log)
        elif s.step == Step.FLIP:
            flip(s, log)
        elif s.step == Step.JUDGE:
            judge(s, log)
        else:
            count_points(s, log)


@rule
def finish(s: Feud) -> None:
    """What was played is discarded, and the turn's player goes on playing."""
    lay_aside(s)
    s.call = 0
    s.lost = 0
    s.asked = s.turn
    s.step = Step.PLAY
