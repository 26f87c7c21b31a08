"""A clone has all that its state has."""

from __future__ import annotations

import ludoteca
from tests.games.copies import clone_has_everything
from tests.games.quissama.build import GAME


def test_a_clone_has_all_that_its_state_has() -> None:
    for players in GAME.seats:
        clone_has_everything(GAME.start(players, {}, ludoteca.Dice(players)))
