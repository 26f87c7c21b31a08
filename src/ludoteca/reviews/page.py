"""A review as one page that needs nothing else: curve, accounts, decisions, luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ludoteca.core.game import AnyGame
from ludoteca.reviews.told import Decision, Review
from ludoteca.reviews.wording import act_of, dear, percent, reach
from ludoteca.words import Words

WIDTH, HEIGHT = 960, 280
COLOURS = ("#DB1F52", "#2159C4", "#B98900", "#178F78", "#17203A")
SHAPES = "●■▲◆★"
ACCOUNT = ("start", "luck", "own", "others", "rest", "result")
STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #17203A; background: #FBF7EE }
h1 { font-size: 1.6rem; margin: 0 0 .2rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
table { border-collapse: collapse; width: 100% } .scroll { overflow-x: auto } .note { color: #5B6478 }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #DDD5C2 }
td.n, th.n { text-align: right; white-space: nowrap }
svg { width: 100%; height: auto; background: #fff; border-radius: 12px }
"""


def page(found: Review, game: AnyGame, speech: Words) -> str:
    """The whole page."""
    names = [f"{SHAPES[seat]} {speech.say('seat', number=seat + 1)}" for seat in range(found.players)]
    title = escape(speech.say("review-title", title=game.title, judge=found.judge))
    return "\n".join(
        [
            f'<!doctype html><html lang="{speech.language}"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<style>{STYLE}</style></head><body><h1>{title}</h1>",
            f'<p class="note">{escape(speech.say("review-how"))}</p>',
            _curve(found, names, speech),
            _section(speech.say("review-accounts"), _accounts(found, names, speech)),
            _section(speech.say("review-dearest"), _decisions(found, game, names, speech)),
            _section(speech.say("review-luckiest"), _luck(found, names, speech)),
            "</body></html>",
        ]
    )


def _section(title: str, table: str) -> str:
    return f'<h2>{escape(title)}</h2><div class="scroll">{table}</div>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], first_number: int) -> str:
    """Columns from `first_number` on are numbers."""

    def cells(tag: str, row: Sequence[str]) -> str:
        kinds = ["" if at < first_number else ' class="n"' for at in range(len(row))]
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, row, strict=True))

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><tr>{cells('th', heads)}</tr>{body}</table>"


def _accounts(found: Review, names: Sequence[str], speech: Words) -> str:
    rows = [
        [names[seat], *(percent(getattr(account, part), part not in ("start", "result")) for part in ACCOUNT)]
        for seat, account in enumerate(found.seats)
    ]
    return _table([speech.say("sim-seat"), *(speech.say(f"review-{part}") for part in ACCOUNT)], rows, 1)


def _decisions(found: Review, game: AnyGame, names: Sequence[str], speech: Words) -> str:
    def row(each: Decision) -> list[str]:
        called = speech.say(f"review-{each.degree}") if each.degree else ""
        acts = [act_of(act, game, speech, names) for act in (each.act, each.best)]
        return [names[each.seat], *acts, called, str(each.n), percent(each.loss), reach(each)]

    keys = ("who", "did", "better", "called", "step", "loss", "sure")
    return _table([speech.say(f"review-{key}") for key in keys], map(row, dear(found)), 4)


def _luck(found: Review, names: Sequence[str], speech: Words) -> str:
    greatest = sorted(found.luck, key=lambda luck: -max(map(abs, luck.seats)))[:12]
    rows = [[str(each.n), *(percent(share, signed=True) for share in each.seats)] for each in greatest]
    return _table([speech.say("review-step"), *names], rows, 0)


def _curve(found: Review, names: Sequence[str], speech: Words) -> str:
    """Everybody's chances over the game."""
    last = max(1, len(found.chances) - 1)
    lines = []
    for seat, name in enumerate(names):
        points = " ".join(
            f"{WIDTH * n / last:.1f},{HEIGHT * (1 - moment[seat]):.1f}" for n, moment in enumerate(found.chances)
        )
        lines.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"/>')
        lines.append(f'<text x="8" y="{20 + 20 * seat}" font-size="15" fill="{COLOURS[seat]}">{escape(name)}</text>')
    label = escape(speech.say("review-curve"))
    grid = "".join(f'<path d="M0,{HEIGHT * at / 4}H{WIDTH}" stroke="#DDD5C2"/>' for at in range(1, 4))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{grid}{"".join(lines)}</svg>'
