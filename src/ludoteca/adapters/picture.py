"""The table as a seat sees it: as text for a terminal, and the same as an image."""

from __future__ import annotations

import io
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.drawing import table_of
from ludoteca.drawing.look import MARKS, seat_names
from ludoteca.drawing.screen import nearest
from ludoteca.words import words

WIDTH = 120
CELL = (9, 18)
"""The width and height of a sign, in pixels."""
INK, PAPER = (0xE8, 0xE4, 0xDC), (0x1B, 0x1F, 0x2B)
SHAPES = "".join(mark.shape for mark in MARKS)
Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]


def draw(game: AnyGame, view: Any) -> RenderableType:
    """The table in English, as `ludoteca play` shows it."""
    english = words("en", game.id)
    return table_of(game.id).draw(view, game, english, seat_names(english, view.players))


def text(game: AnyGame, view: Any) -> str:
    """The table with a terminal's colours."""
    console = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    with console.capture() as captured:
        console.print(draw(game, view), markup=False, highlight=False)
    return captured.get()


def image(game: AnyGame, view: Any) -> Pixels:
    """The table in pixels: every sign of the text in its place, by rows, columns and red, green, blue."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor")
    lines = console.render_lines(draw(game, view), pad=True)
    width, height = CELL
    pixels: Pixels = np.empty((len(lines) * height, WIDTH * width, 3), np.uint8)
    pixels[:] = PAPER
    for row, line in enumerate(lines):
        signs = [(sign, segment.style) for segment in line for sign in segment.text]
        for column, (sign, style) in enumerate(signs[:WIDTH]):
            place = pixels[row * height : (row + 1) * height, column * width : (column + 1) * width]
            _paint(place, sign, style or Style.null())
    return pixels


def _paint(place: Pixels, sign: str, style: Style) -> None:
    ink, paper = _colour(style.color, INK), _colour(style.bgcolor, PAPER)
    if style.reverse:
        ink, paper = paper, ink
    weight = _glyph(sign)[..., None] * (0.6 if style.dim else 1.0)
    place[:] = (weight * ink + (1 - weight) * paper).astype(np.uint8)


def _colour(colour: Color | None, default: Colour) -> Colour:
    if colour is None or colour.is_default:
        return default
    red, green, blue = colour.get_truecolor()
    return red, green, blue


@cache
def _font() -> Any:
    return _pillow("ImageFont").load_default(CELL[1] - 5)


@cache
def _glyph(sign: str) -> npt.NDArray[np.float64]:
    """How much ink each pixel of a sign gets. The shapes of the seats are drawn, all else is written in plain signs."""
    canvas = _pillow("Image").new("L", CELL)
    pen = _pillow("ImageDraw").Draw(canvas)
    if sign in SHAPES:
        _shape(pen, SHAPES.index(sign))
    elif not sign.isspace():
        written = sign if sign.isascii() else nearest(sign)
        pen.text((CELL[0] / 2, CELL[1] / 2), written, fill=255, font=_font(), anchor="mm")
    return np.asarray(canvas) / 255.0


def _shape(pen: Any, seat: int) -> None:
    """Circle, square, triangle, diamond, star: what a seat is known by."""
    left, top, right, bottom = 0, 5, 8, 13
    middle, centre = (left + right) / 2, (top + bottom) / 2
    outlines = [
        [],
        [(left, top), (right, top), (right, bottom), (left, bottom)],
        [(middle, top), (right, bottom), (left, bottom)],
        [(middle, top), (right, centre), (middle, bottom), (left, centre)],
        [(middle, top), (right, bottom), (left, 8), (right, 8), (left, bottom)],
    ]
    if outlines[seat]:
        pen.polygon(outlines[seat], fill=255)
    else:
        pen.ellipse((left, top, right, bottom), fill=255)


@cache
def _pillow(module: str) -> ModuleType:
    """A part of Pillow, which comes with the extra."""
    import importlib

    try:
        return importlib.import_module(f"PIL.{module}")
    except ImportError:
        raise LudotecaError("extra-missing", library="Pillow", extra="ludoteca[pettingzoo]") from None
