"""How a net became stronger, as a picture: wins against the game's own estimate, iteration by iteration."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteca.training.course import Iteration
from ludoteca.words import Words

WIDTH, HEIGHT, LEFT, TOP = 640, 320, 56, 40
INK, QUIET, LINE = "#17203A", "#8A93A8", "#2159C4"


def curve(iterations: Sequence[Iteration], speech: Words) -> str:
    """An SVG that stands alone."""
    places = [_x(each.number, len(iterations)) for each in iterations]
    points = " ".join(f"{x:.1f},{_y(each.by_hand.share):.1f}" for x, each in zip(places, iterations, strict=True))
    whiskers = [_whisker(x, each) for x, each in zip(places, iterations, strict=True)]
    title = escape(speech.say("training-curve"))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f'<title>{title}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{LEFT}" y="24" font-size="15" fill="{INK}">{title}</text>',
            *[_mark(part / 4) for part in range(5)],
            f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="2.4"/>',
            *whiskers,
            "</svg>",
        ]
    )


def _x(number: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 24) * (number + 0.5) / count


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - 32) * (1 - share)


def _mark(share: float) -> str:
    """A line across, with its rate."""
    y = _y(share)
    line = f'<path d="M{LEFT},{y:.1f}H{WIDTH - 16}" stroke="{QUIET}" stroke-width="0.6"/>'
    return line + _text(LEFT - 8, y + 4, f"{share:.0%}", "end")


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{INK}" text-anchor="{anchor}">{text}</text>'


def _whisker(x: float, each: Iteration) -> str:
    """The interval, and the place of the net; hollow if it was not kept."""
    low, high, y = _y(each.by_hand.low), _y(each.by_hand.high), _y(each.by_hand.share)
    fill = LINE if each.kept else "#fff"
    dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="{LINE}"/>'
    number = _text(x, HEIGHT - 10, str(each.number + 1), "middle")
    return f'<path d="M{x:.1f},{low:.1f}V{high:.1f}" stroke="{LINE}"/>{dot}{number}'
