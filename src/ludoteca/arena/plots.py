"""Small plots as SVG inside a page: text keeps its size, only places stretch, so they read on a phone too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, floor, log10, pi, sin
from typing import NamedTuple

from ludoteca.arena.stats import Bin


class Scale(NamedTuple):
    """From where to where an axis goes, and its step."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """A value's place, in percent of the width."""
        return f"{self.part(value):.2f}%"

    def part(self, value: float) -> float:
        """A value's place from 0 to 100."""
        return 100 * min(max((value - self.low) / (self.high - self.low), 0.0), 1.0)

    def ticks(self) -> list[float]:
        """Where the axis has marks."""
        return [self.low + self.step * n for n in range(round((self.high - self.low) / self.step) + 1)]


def scale(values: Iterable[float], zero: bool = True) -> Scale:
    """An axis with round marks that holds all the values, and zero unless only differences matter."""
    listed = [0.0, *values] if zero else list(values)
    low, high = min(listed), max(listed)
    step = _round_step((high - low) / 4 or 1.0)
    start, end = step * floor(low / step), step * -floor(-high / step)
    return Scale(start, end if end > start else start + step, step)


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 …"""
    power = 10.0 ** floor(log10(rough))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= rough * 0.999)


def _star(points: int, outer: float, inner: float) -> str:
    corners = [(outer if n % 2 == 0 else inner, pi * (n / points - 0.5)) for n in range(2 * points)]
    return "M" + " ".join(f"{radius * cos(angle):.1f},{radius * sin(angle):.1f}" for radius, angle in corners) + "z"


SHAPES = (
    "M-6,0a6,6 0 1,0 12,0a6,6 0 1,0 -12,0",
    "M-5.5,-5.5h11v11h-11z",
    "M0,-7L7,5.5H-7z",
    "M0,-7.5L7.5,0L0,7.5L-7.5,0z",
    _star(5, 8.0, 3.6),
)
"""The seats' shapes, around the origin."""
PLAIN = -1
"""The mark of what is no seat: a dot in ink."""


def mark(seat: int, x: str = "50%", y: str = "50%") -> str:
    """A seat's shape in its colour; a plain dot for what is no seat."""
    look, shape = ("plain", SHAPES[0]) if seat == PLAIN else (f"seat-{seat + 1}", SHAPES[seat % len(SHAPES)])
    return f'<svg x="{x}" y="{y}" class="mark {look}"><path d="{shape}"/></svg>'


def badge(seat: int) -> str:
    """A seat's shape beside its name."""
    return f'<svg class="badge" aria-hidden="true">{mark(seat)}</svg>'


def strip(axis: Scale, low: float, middle: float, high: float, fair: float | None = None, seat: int = PLAIN) -> str:
    """A value with its interval on a line; a dashed line where a fair one would lie."""
    lines = _grid(axis)
    if fair is not None:
        lines += _upright("fair", axis.at(fair))
    lines += f'<line class="whisker" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="50%" y2="50%"/>'
    return f'<svg class="strip" aria-hidden="true">{lines}{mark(seat, axis.at(middle))}</svg>'


class Bar(NamedTuple):
    """A bar with its interval; `look` is its class."""

    look: str
    low: float
    middle: float
    high: float


def bars(axis: Scale, shown: Sequence[Bar]) -> str:
    """Bars below each other, from zero."""
    drawn = "".join(_bar(axis, bar, 3 + 13 * place) for place, bar in enumerate(shown))
    height = 13 * len(shown) + 5
    return f'<svg class="bars" style="height:{height}px" aria-hidden="true">{_grid(axis)}{drawn}</svg>'


def _bar(axis: Scale, bar: Bar, top: int) -> str:
    start, end = sorted((axis.part(0), axis.part(bar.middle)))
    middle = top + 5
    return (
        f'<rect class="{bar.look}" x="{start:.2f}%" width="{end - start:.2f}%" y="{top}" height="10"/>'
        f'<line class="whisker thin" x1="{axis.at(bar.low)}" x2="{axis.at(bar.high)}" y1="{middle}" y2="{middle}"/>'
    )


def common(several: Sequence[Sequence[Bin]]) -> Scale:
    """The axis that holds several histograms, so that they can be compared."""
    bins = [each for bins in several for each in bins]
    return Scale(min((each.low for each in bins), default=0), max((each.high for each in bins), default=1), 1)


def histogram(axis: Scale, bins: Sequence[Bin], middle: float, unit: str) -> str:
    """How many games lie where, with a line at the mean; pointing at a bar tells its count.

    A whole number has the room up to the next, so it stands in the middle of that room, and the mean likewise.
    """
    if not bins:
        return ""
    most = max(each.count for each in bins)
    drawn = "".join(_column(axis, each, most, unit) for each in bins)
    labels = "".join(_label(axis, (each.low + each.high) / 2, _span(each)) for each in bins[:: -(-len(bins) // 6)])
    return (
        f'<svg class="hist" aria-hidden="true">{drawn}{_upright("mean", axis.at(middle + 0.5))}</svg>'
        f'<svg class="axis" aria-hidden="true">{labels}</svg>'
    )


def _column(axis: Scale, each: Bin, most: int, unit: str) -> str:
    width = axis.part(each.high) - axis.part(each.low)
    height = 96 * each.count / most
    place = f'x="{axis.part(each.low) + width * 0.06:.2f}%" width="{width * 0.88:.2f}%"'
    told = escape(f"{_span(each)} {unit}: {each.count}")
    return f'<rect class="column" {place} y="{100 - height:.2f}%" height="{height:.2f}%"><title>{told}</title></rect>'


def _span(each: Bin) -> str:
    """The values of a bin: 12, or 12–14."""
    return f"{each.low:g}" if each.high - each.low == 1 else f"{each.low:g}–{each.high - 1:g}"


def axis_line(axis: Scale, unit: str = "", factor: float = 1) -> str:
    """The numbers below an axis."""
    labels = "".join(_label(axis, tick, f"{factor * tick:g}{unit}") for tick in axis.ticks())
    return f'<svg class="axis" aria-hidden="true">{labels}</svg>'


def _label(axis: Scale, value: float, text: str) -> str:
    return f'<text x="{axis.at(value)}" y="12">{escape(text)}</text>'


def _grid(axis: Scale) -> str:
    return "".join(_upright("grid", axis.at(tick)) for tick in axis.ticks())


def _upright(look: str, x: str) -> str:
    return f'<line class="{look}" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
