"""Phase 0: the shogun's card is revealed, his ronin and his castle are put on the board."""

from __future__ import annotations

from tatami.games.ronin.components.board import CASTLE_SPACES, SHOGUN
from tatami.games.ronin.components.cards import SHOGUN_POSTS, SHOGUN_REGION, SHOGUN_RONIN
from tatami.games.ronin.moves import Event
from tatami.games.ronin.rules.land import has_castle, has_castle_space, is_solo
from tatami.games.ronin.state import CASTLE_ON_HORSE_HEAD, EMPTY, Japan, Pool
from tatami.kernel.chance import draw_card
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def shogun_comes(s: Japan, log: Log | None) -> None:
    """He takes the four cities of his card, does nothing there, and builds in its region."""
    s.shogun_card = draw_card(s, Pool.SHOGUN_CARDS, s.shogun_pile)
    region = SHOGUN_REGION[s.shogun_card]
    tell(log, EVERYONE, Event.SHOGUN_REVEALS, s.shogun_card, region, 0)
    for ronin in range(SHOGUN_RONIN):
        tell(log, EVERYONE, Event.SHOGUN_STANDS, SHOGUN_POSTS[s.shogun_card][ronin], 0, 0)
    if is_solo(s):
        build_on_castle_space(s, region, log)
    else:
        build_on_horse_head(s, region, log)


@rule
def build_on_castle_space(s: Japan, region: int, log: Log | None) -> None:
    """Solo: on a castle space; where the player has a castle it goes to the box instead."""
    s.castles[SHOGUN] -= 1
    if has_castle(s, 0, region) or not has_castle_space(s, region):
        tell(log, EVERYONE, Event.SHOGUN_CANNOT_BUILD, region, 0, 0)
        return
    put_on_site(s, SHOGUN, region)
    tell(log, EVERYONE, Event.SHOGUN_BUILDS, region, 0, 0)


@rule
def build_on_horse_head(s: Japan, region: int, log: Log | None) -> None:
    """Duel: on the horse-head space, whose goods leave the game; not where both castle spaces are covered."""
    if not has_castle_space(s, region):
        tell(log, EVERYONE, Event.SHOGUN_CANNOT_BUILD, region, 0, 0)
        return
    s.castles[SHOGUN] -= 1
    put_in_box(s, region, s.horse[region], log)
    put_in_box(s, region, s.buried[region], log)
    s.horse[region] = CASTLE_ON_HORSE_HEAD
    s.buried[region] = EMPTY
    tell(log, EVERYONE, Event.SHOGUN_BUILDS, region, 0, 0)


@rule
def put_in_box(s: Japan, region: int, good: int, log: Log | None) -> None:
    """A good, if there is one, leaves the game."""
    if good >= 0:
        s.box[good] += 1
        tell(log, EVERYONE, Event.GOOD_LEAVES, region, good, 0)


@rule
def put_on_site(s: Japan, party: int, region: int) -> None:
    """A castle goes on the first free castle space."""
    for place in range(CASTLE_SPACES):
        if s.site[region][place] == EMPTY:
            s.site[region][place] = party
            return
