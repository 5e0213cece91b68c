"""Ninjato, in the order of its rulebook.

A game is seven rounds in which everybody places three shuriken, each with its action at once: the dojo (``dojo``), the
sensei (``sensei``), a raid on a house (``raid``, ``fight`` and ``tricks``), or a purchase in the palace or the pavilion
(``purse``). ``rounds`` leads from turn to turn and through the end of a round, ``scoring`` rewards the clans' friends,
``ending`` the whole game. ``board`` holds the words that all of them use, ``pieces`` the invariants. This module is the
contract: who decides, what is legal, what is refused and why, and ``play``.
"""

from __future__ import annotations

from tatami.games.ninjato.components import ENVOYS, Treasure
from tatami.games.ninjato.moves import BASE, BELONGS, FIRST, KIND_OF, MOVES, SECOND, Move, Reason
from tatami.games.ninjato.rules.board import players
from tatami.games.ninjato.rules.dojo import (
    discard_to_limit,
    draw_unseen,
    hand_refusal,
    take_card,
    take_refusal,
    train,
)
from tatami.games.ninjato.rules.ending import POINT, tie_break
from tatami.games.ninjato.rules.fight import (
    bluff_guard,
    boryaku_refusal,
    skill_refusal,
    strike,
    strike_refusal,
    support,
    support_refusal,
    under_way_refusal,
    use_skill,
)
from tatami.games.ninjato.rules.pieces import check
from tatami.games.ninjato.rules.purse import (
    bribe_refusal,
    conclude,
    gild_refusal,
    go_and_buy,
    met,
    pay,
    pay_refusal,
    settle,
    spread_refusal,
)
from tatami.games.ninjato.rules.raid import (
    banzai,
    banzai_refusal,
    begin_raid,
    claim,
    claim_refusal,
    fail,
    keep,
    keep_refusal,
    leave,
    raid_refusal,
    win_treasure,
)
from tatami.games.ninjato.rules.rounds import carry_on, lay_out
from tatami.games.ninjato.rules.scoring import disguise, disguise_refusal, take_free_rumour, take_honour
from tatami.games.ninjato.rules.sensei import learn_refusal, pay_tuition, visit_sensei
from tatami.games.ninjato.rules.tricks import (
    chocho,
    chocho_refusal,
    fetch,
    fetch_refusal,
    keep_only_one,
    kuji_kiri,
    kuji_kiri_refusal,
    seishin_teki,
    seishin_teki_refusal,
)
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.events import Log
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

__all__ = ["actors", "check", "legal", "over", "play", "refusal", "score", "setup", "stage"]


@rule
def setup(s: Kyoto, options: Words) -> None:
    """Lay out a new game."""
    lay_out(s, options)


@rule
def over(s: Kyoto) -> bool:
    """The bonuses of the seventh round have been scored."""
    return s.step == Step.OVER


@rule
def score(s: Kyoto, out: Words) -> None:
    """Each seat's honour, 64 to the point; below that, ties are broken by envoys and by age, and equal scores share."""
    for seat in range(players(s)):
        out[seat] = s.honour[seat] * POINT + tie_break(s, seat)


@rule
def actors(s: Kyoto) -> int:
    """One player decides at a time."""
    return 0 if s.step == Step.OVER else 1 << s.turn


@rule
def stage(s: Kyoto) -> int:
    """The step."""
    return s.step


@rule
def legal(s: Kyoto, seat: int, mask: Words) -> None:
    """Everything the seat may do now: of the moves that belong to the step, those that nothing forbids."""
    if not (actors(s) >> seat) & 1:
        return
    for kind in range(MOVES):
        if (BELONGS[s.step] >> kind) & 1:
            for action in range(BASE[kind], BASE[kind + 1]):
                if move_refusal(s, seat, kind, FIRST[action], SECOND[action]) == Reason.NONE:
                    allow(mask, action)


@rule
def refusal(s: Kyoto, seat: int, action: int) -> int:
    """Why an action is not legal, by the rule it breaks."""
    if s.step == Step.OVER:
        return Reason.GAME_IS_OVER
    if not (actors(s) >> seat) & 1:
        return Reason.NOT_YOUR_DECISION
    kind = KIND_OF[action]
    if not (BELONGS[s.step] >> kind) & 1:
        return Reason.NOT_NOW
    return move_refusal(s, seat, kind, FIRST[action], SECOND[action])


@rule
def move_refusal(s: Kyoto, seat: int, kind: int, first: int, second: int) -> int:
    """Why a move that belongs to the step is not possible."""
    if kind == Move.LEARN:
        return learn_refusal(s, seat, first)
    if kind == Move.RAID:
        return raid_refusal(s, first)
    if kind == Move.BRIBE:
        return bribe_refusal(s, seat, first)
    if kind == Move.SPREAD:
        return spread_refusal(s, seat, first)
    if kind == Move.TAKE:
        return take_refusal(s, first)
    if kind == Move.DISCARD:
        return hand_refusal(s, seat, first)
    if kind == Move.PAY:
        return pay_refusal(s, seat, first)
    if kind == Move.GILD:
        return gild_refusal(s, seat, first)
    if kind == Move.DONE:
        return Reason.NONE if s.step == Step.DISGUISE or met(s) else Reason.PRICE_IS_NOT_MET
    if kind == Move.KEEP:
        return keep_refusal(s, first)
    if kind == Move.CLAIM:
        return claim_refusal(s, first)
    if kind == Move.DISGUISE:
        return disguise_refusal(s, seat, first)
    return raid_move_refusal(s, seat, kind, first, second)


@rule
def raid_move_refusal(s: Kyoto, seat: int, kind: int, first: int, second: int) -> int:
    """The same, for what is done in a raid; the rest is always possible."""
    if kind == Move.STRIKE:
        return strike_refusal(s, seat, first, second)
    if kind == Move.SUPPORT:
        return support_refusal(s, seat, first)
    if Move.SHINOBI_IRI <= kind <= Move.TAIJUTSU:
        return skill_refusal(s, seat, kind, first)
    if kind == Move.BORYAKU:
        return boryaku_refusal(s, seat, first, second)
    if kind == Move.SEISHIN_TEKI:
        return seishin_teki_refusal(s, seat)
    if kind == Move.CHOCHO:
        return chocho_refusal(s, seat, first)
    if kind == Move.FETCH:
        return fetch_refusal(s, first)
    if kind == Move.KUJI_KIRI:
        return kuji_kiri_refusal(s, seat, first)
    if kind == Move.FAIL:
        return under_way_refusal(s)
    if kind == Move.BANZAI:
        return banzai_refusal(s)
    return Reason.NONE


@rule
def play(s: Kyoto, seat: int, action: int, log: Log | None) -> None:
    """Do it, and go on to the next decision."""
    kind = KIND_OF[action]
    first = FIRST[action]
    second = SECOND[action]
    if s.step == Step.PLACE:
        place_shuriken(s, seat, kind, first, second, log)
    elif Step.FIGHT <= s.step <= Step.CLAIM:
        play_raid(s, seat, kind, first, second, log)
        if s.step == Step.FIGHT:
            win_treasure(s, seat, log)
        elif s.step == Step.KEEP:
            keep_only_one(s, seat, log)
    elif s.step >= Step.DISGUISE:
        play_scoring(s, seat, kind, first, log)
    else:
        play_errand(s, seat, kind, first, log)
    carry_on(s, log)


@rule
def place_shuriken(s: Kyoto, seat: int, kind: int, first: int, second: int, log: Log | None) -> None:
    """A shuriken on a place, and its action at once."""
    s.placed += 1
    if kind == Move.DOJO:
        train(s, seat, log)
    elif kind == Move.LEARN:
        visit_sensei(s, seat, first, log)
    elif kind == Move.RAID:
        begin_raid(s, seat, first, second, log)
    else:
        go_and_buy(s, seat, first if kind == Move.BRIBE else ENVOYS + first, log)


@rule
def play_errand(s: Kyoto, seat: int, kind: int, first: int, log: Log | None) -> None:
    """Cards taken and discarded, prices paid."""
    if kind == Move.TAKE:
        take_card(s, seat, first, log)
    elif kind == Move.DRAW:
        draw_unseen(s, seat, log)
    elif kind == Move.DISCARD:
        if s.step == Step.LIMIT:
            discard_to_limit(s, seat, first, log)
        else:
            pay_tuition(s, seat, first, log)
    elif kind == Move.PAY:
        pay(s, seat, first, first, log)
    elif kind == Move.GILD:
        pay(s, seat, first, Treasure.GOLD, log)
    elif kind == Move.SETTLE:
        settle(s, seat, log)
    else:
        conclude(s, seat, log)


@rule
def play_raid(s: Kyoto, seat: int, kind: int, first: int, second: int, log: Log | None) -> None:
    """Cards, skills and decisions in a house."""
    if kind == Move.STRIKE:
        strike(s, seat, first, second, log)
    elif kind == Move.BORYAKU:
        bluff_guard(s, seat, first, second, log)
    elif kind == Move.SUPPORT:
        support(s, seat, first, log)
    elif kind == Move.SEISHIN_TEKI:
        seishin_teki(s, seat, log)
    elif kind == Move.CHOCHO:
        chocho(s, seat, first, log)
    elif kind == Move.FETCH:
        fetch(s, seat, first, log)
    elif kind == Move.KUJI_KIRI:
        kuji_kiri(s, seat, first, log)
    elif kind == Move.FAIL:
        fail(s, seat, log)
    elif kind == Move.BANZAI:
        banzai(s, log)
    elif kind == Move.LEAVE:
        leave(s, seat, log)
    elif kind == Move.KEEP:
        keep(s, seat, first, log)
    elif kind == Move.CLAIM:
        claim(s, seat, first, log)
    else:
        use_skill(s, seat, kind, first, log)


@rule
def play_scoring(s: Kyoto, seat: int, kind: int, first: int, log: Log | None) -> None:
    """Disguises, and rewards."""
    if kind == Move.DISGUISE:
        disguise(s, seat, first, log)
    elif kind == Move.DONE:
        s.asking += 1
    elif kind == Move.HONOUR:
        take_honour(s, seat, log)
    else:
        take_free_rumour(s, seat, first, log)
