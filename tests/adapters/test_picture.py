"""The table in pixels: every sign in its place."""

from __future__ import annotations

import re

import numpy as np
import pytest
from rich.style import Style

import ludoteca
from ludoteca.adapters.picture import CELL, INK, SHAPES, Pixels, image, text
from ludoteca.drawing.look import MARKS


def signs(game: ludoteca.AnyGame, view: object) -> dict[str, Pixels]:
    """What is painted for each sign of the table, the first time it comes."""
    width, height = CELL
    pixels = image(game, view)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", text(game, view)).splitlines()
    found: dict[str, Pixels] = {}
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            place = pixels[row * height : (row + 1) * height, column * width : (column + 1) * width]
            found.setdefault(sign, place)
    return found


@pytest.mark.parametrize(("name", "players"), [("holi", 4), ("quissama", 5)])
def test_every_seat_has_a_shape_of_its_own_in_its_colour_and_space_has_no_ink(name: str, players: int) -> None:
    game = ludoteca.game(name)
    found = signs(game, game.start(players, {}, ludoteca.Dice(1)).view(-1))
    shapes = [found[shape] for shape in SHAPES[:players]]
    inks = [(shape != shape[0, 0]).any(axis=2) for shape in shapes]
    assert all(8 < ink.sum() < ink.size for ink in inks)
    assert len({ink.tobytes() for ink in inks}) == players
    assert all((ink == ink[:, ::-1]).all() for ink in inks[:4]), "none leans to a side"
    assert (np.asarray(found[" "]) == found[" "][0, 0]).all()
    for shape, ink, mark in zip(shapes, inks, MARKS, strict=False):
        colour = Style.parse(mark.style).color
        assert {tuple(pixel) for pixel in shape[ink]} == {tuple(colour.get_truecolor()) if colour else INK}
