"""The law of the table on the page: a layout that is given fits the game, and one can be guessed where none is."""

from __future__ import annotations

import ludoteca
from ludoteca.drawing.guess import guess
from ludoteca.drawing.tabletop import given


def test_the_page_can_lay_its_table(game: ludoteca.AnyGame) -> None:
    layout = given(game) or guess(game)
    assert list(layout.parts())
