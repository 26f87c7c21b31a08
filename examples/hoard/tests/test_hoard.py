"""Hoard keeps every law of Ludoteca, and its own rules."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.testing import laws


@pytest.mark.parametrize("law", laws.of("hoard"))
def test_the_law(law: laws.Law) -> None:
    law()


def dealt(*gems: int) -> ludoteca.Match:
    """Two players with these kinds of gems, dealt in turn; the first begins."""
    bag, luck = [8, 7, 6, 4], []
    for kind in gems:
        luck.append(sum(bag[:kind]))
        bag[kind] -= 1
    return ludoteca.Match("hoard", players=2, chance=ludoteca.Script([*luck, 0, 0, 0, 0]))


def test_a_raid_takes_the_dearest_cheaper_gem() -> None:
    match = dealt(1, 3, 0, 2, 0, 1)
    match.act(0, {"type": "keep", "gem": "pearl"})
    match.act(1, {"type": "raid", "gem": "ruby", "target": 0})
    assert match.state.outcome().scores == [0, 2]


def test_a_raid_needs_something_cheaper() -> None:
    match = dealt(1, 3, 0, 1, 0, 1)
    match.act(0, {"type": "keep", "gem": "pearl"})
    with pytest.raises(ludoteca.Illegal, match="nothing is cheaper than this gem: pearl"):
        match.act(1, {"type": "raid", "gem": "pearl", "target": 0})
    with pytest.raises(ludoteca.Illegal, match="no such gem in your hand: opal"):
        match.act(1, {"type": "keep", "gem": "opal"})


def test_what_somebody_draws_is_seen_by_that_player_only() -> None:
    match = dealt(1, 3, 0, 2, 0, 1)
    heard: list[Any] = []
    match.listen(heard.extend)
    match.act(0, {"type": "keep", "gem": "pearl"})
    own, other = (match.game.see(heard[-1], seat) for seat in (0, 1))
    assert (own.gem, other.gem) == ("amber", None)
    assert not match.can_undo(0)
