"""What an act would do, told to whoever is about to do it."""

from __future__ import annotations

import pytest

from ludoteca.bots.foresight import foresee
from ludoteca.games.regalitos.actions import Take
from tests.games.regalitos.build import GAME, regalitos


@pytest.mark.parametrize(("ends", "gain"), [("navidad", 0), ("noche-de-reyes", -2)])
def test_an_act_that_ends_the_game_is_not_charged_with_what_was_to_be_lost_before_it(ends: str, gain: int) -> None:
    """A paper of 3 beside one of 9: four points were to be lost before, and are six after it."""
    state = regalitos(f"round {ends}; last; piles none; A1 paper-small; me: paper 9; bento: paper 3")
    take = GAME.encode(Take(pile="A1"))
    assert foresee(GAME, state.view(0), 0, take).gain[0] == gain
