"""What the seats have done makes some guesses of their roles likelier than others."""

from __future__ import annotations

from tatami.games.samurai_sword.instinct import believe

from .feud import SEAT, Table, position


def with_roles(*roles: str) -> Table:
    return position(5, roles=("shogun", *roles))


def belief(table: Table, **harm: int) -> int:
    """How likely the roles are to the ronin, seat five, after so many blows at the shogun."""
    for seat, blows in harm.items():
        table.feud.deeds[SEAT[seat]][SEAT["one"]] = -blows
    return believe(table.feud, SEAT["five"])


def test_who_strikes_the_shogun_is_rather_a_ninja() -> None:
    ninja = belief(with_roles("samurai", "ninja-1", "ninja-2", "ronin"), three=4)
    samurai = belief(with_roles("ninja-1", "samurai", "ninja-2", "ronin"), three=4)
    assert ninja > 5 * samurai > 0


def test_nothing_done_tells_nothing() -> None:
    first = belief(with_roles("samurai", "ninja-1", "ninja-2", "ronin"))
    assert first == belief(with_roles("ninja-1", "samurai", "ninja-2", "ronin")) > 0


def test_where_no_role_is_hidden_there_is_no_opinion() -> None:
    assert believe(position(3).feud, 0) == 0
