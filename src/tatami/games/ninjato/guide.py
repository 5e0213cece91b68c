"""How Ninjato speaks to whoever must act: the guard in the way, the price to be paid, what is to be won and lost."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from tatami.games.ninjato import derived
from tatami.games.ninjato.components import (
    ANY_CARD,
    BLUFFS,
    ENVOYS,
    HAND_LIMIT,
    PRICE_OF,
    RUMOURS_A_TOPIC,
    SHURIKEN,
    WAY_HONOUR,
    WAY_OF,
    WAYS,
    Card,
    Clan,
    Elite,
    Envoy,
    House,
    Mode,
    Price,
    Rumour,
    Skill,
    Token,
    Topic,
    Treasure,
)
from tatami.games.ninjato.moves import Move
from tatami.games.ninjato.rules.board import house_honour, knows_way, lowest_of, players
from tatami.games.ninjato.rules.fight import guard_value, play_value, stands
from tatami.games.ninjato.rules.purse import exact_change, worth_of_payment
from tatami.games.ninjato.rules.raid import light_left, loot_size
from tatami.games.ninjato.rules.scoring import clan_asked
from tatami.games.ninjato.rules.sensei import tuition
from tatami.games.ninjato.state import NONE, ON_OFFER, Foe, Kyoto, Step
from tatami.kernel import guide
from tatami.kernel.actions import Action
from tatami.kernel.events import spelled
from tatami.kernel.guide import Derived, Facts, Passage, Wording

_IN_A_HOUSE = (Step.FIGHT, Step.DARE, Step.FETCH, Step.KEEP)
_OF_A_CLAN = (Step.LEADERS, Step.SECONDS)


class Guide(guide.Guide[Kyoto]):
    """The guide of every seat."""

    def moments(self, view: Kyoto) -> tuple[str, ...]:
        return (spelled(Step(view.step)),)

    def facts(self, view: Kyoto, seat: int) -> Facts:
        known: dict[str, int | str] = {
            "left": SHURIKEN - view.placed // players(view),
            "owed": view.owed,
            "surplus": view.held[seat] - HAND_LIMIT,
        }
        if view.step == Step.TUITION:
            return known | {"skill": self.words.name(Skill(view.buying))}
        if view.step == Step.PAY:
            return known | self._of_a_price(view)
        if view.step in _IN_A_HOUSE or view.step == Step.CLAIM:
            return known | self._of_a_raid(view)
        return known | (self._of_a_clan(view) if view.step in _OF_A_CLAN else {})

    def _of_a_price(self, view: Kyoto) -> dict[str, int | str]:
        ware = Envoy(view.buying) if view.buying < ENVOYS else Topic((view.buying - ENVOYS) // RUMOURS_A_TOPIC)
        return {
            "ware": self.words.name(ware),
            "price": self.words.name(Price(PRICE_OF[view.buying])),
            "honour": worth_of_payment(view),
        }

    def _of_a_raid(self, view: Kyoto) -> dict[str, int | str]:
        guards = [guard_value(view, half) for half in range(2) if stands(view, half)] or [0]
        light = light_left(view)
        following = lowest_of(view.light[view.house] if light else view.red[view.house])
        return {
            "house": self.words.name(House(view.house)),
            "mode-key": spelled(Mode(view.mode)),
            "guards": len(guards),
            "first": guards[0],
            "second": guards[-1],
            "laid": view.prepared,
            "swing": f"{view.swing:+}".replace("-", "−"),
            "setting": view.setting,
            "loot": loot_size(view),
            "next-key": "light" if light else "red",
            "treasure": self.words.name(Treasure(following)) if following != NONE else "",
            "token": self.words.name(Token(view.given)),
        }

    def _of_a_clan(self, view: Kyoto) -> dict[str, int | str]:
        clan = clan_asked(view)
        return {"clan": self.words.name(Clan(clan)), "honour": house_honour(view, clan)}

    def matters(self, view: Kyoto) -> list[IntEnum]:
        if view.step in _IN_A_HOUSE:
            foe = [Elite(view.foe_kind)] if view.foe == Foe.ELITE else []
            return [*foe, *(skill for skill in Skill if view.tiles[view.turn][skill] > 0)]
        if view.step == Step.PLACE:
            taught = [skill for skill in Skill if view.sensei[skill] > 0]
            return [*taught, *(envoy for envoy in Envoy if view.envoy_at[envoy] == ON_OFFER), *_topics(view)]
        if view.step == Step.PAY:
            return list(Treasure)
        return _topics(view) if view.step in _OF_A_CLAN else []

    def points(self, view: Kyoto, seat: int) -> int:
        return view.honour[seat]

    def derived(self, view: Kyoto, seat: int) -> Mapping[str, Derived]:
        return derived.numbers(view, seat)

    def rules(self, view: Kyoto) -> list[Passage]:
        """And what of all this is a reconstruction."""
        return [*super().rules(view), self._passage("rules-sources")]

    def rank(self, action: Action) -> int:
        """Exact change is the first thing one may want to do with a price."""
        return -1 if action.kind == Move.SETTLE else super().rank(action)

    def wording(self, view: Kyoto, move: Action) -> Wording | None:
        """A move with what it costs, gives or comes to, where that is known."""
        worth = self._worth_saying(view, move)
        return super().wording(view, move) if worth is None else (f"label-{spelled(move.kind)}", worth)

    def _worth_saying(self, view: Kyoto, move: Action) -> dict[str, int | str] | None:
        match move.kind:
            case Move.BRIBE:
                envoy = move.arguments["envoy"]
                return {"envoy": envoy, "price": Price(PRICE_OF[envoy])}
            case Move.LEARN:
                return self._of_a_lesson(view, Skill(move.arguments["skill"]))
            case Move.SPREAD if view.step in _OF_A_CLAN:
                return {"rumour": move.arguments["rumour"]}
            case Move.SETTLE:
                return self._of_exact_change(view)
            case Move.STRIKE if not (stands(view, 0) and stands(view, 1)):
                card = Card(move.arguments["card"])
                return {"card": card, "laid": view.prepared, "total": play_value(view, card + 1)}
            case Move.BORYAKU if not (stands(view, 0) and stands(view, 1)):
                bluff = move.arguments["bluff"]
                total = play_value(view, BLUFFS[bluff])
                return {"bluff": bluff, "laid": view.prepared, "total": total}
            case Move.BANZAI | Move.LEAVE:
                return self._of_a_raid(view)
            case Move.HONOUR:
                return self._of_a_clan(view)
            case _:
                return None

    def _of_a_lesson(self, view: Kyoto, skill: Skill) -> dict[str, int | str]:
        card = tuition(view, skill)
        price = "free" if knows_way(view, view.turn, WAY_OF[skill]) else "any" if card == ANY_CARD else "card"
        return {
            "skill": skill,
            "price-key": price,
            "card": Card(max(card, 0)),
        }

    def _of_exact_change(self, view: Kyoto) -> dict[str, int | str]:
        """What the rest of the price would be paid with, and the honour of the whole."""
        way = exact_change(view, view.turn)
        paid = [WAYS[way][ware] - view.paid[ware] for ware in range(len(WAYS[way]))]
        purse = view.purse[view.turn]
        gold = sum(max(0, due - purse[ware]) for ware, due in enumerate(paid))
        counts = [min(due, purse[ware]) for ware, due in enumerate(paid)]
        return {"treasures": self.treasures([*counts, gold]), "honour": WAY_HONOUR[way]}

    def treasures(self, counts: list[int]) -> str:
        """Some treasures, as people count them: two fans, a gold."""
        some = [self.words.text(f"some-{spelled(Treasure(kind))}", count=n) for kind, n in enumerate(counts) if n]
        return ", ".join(some)


def _topics(view: Kyoto) -> list[IntEnum]:
    """What the rumours on offer are about."""
    offered = [rumour for rumour in Rumour if view.rumour_at[rumour] == ON_OFFER]
    return [topic for topic in Topic if any(rumour // RUMOURS_A_TOPIC == topic for rumour in offered)]
