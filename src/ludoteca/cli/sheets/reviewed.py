"""A review in the terminal: the accounts, the curve, the worst decisions and the greatest luck."""

from __future__ import annotations

from rich.table import Table

from ludoteca.core.game import AnyGame
from ludoteca.drawing.look import painted, seat_names
from ludoteca.drawing.screen import console
from ludoteca.reviews.told import Review
from ludoteca.reviews.wording import act_of, dear, percent, reach
from ludoteca.words import Words

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
MOST = 8
ACCOUNT = ("start", "luck", "own", "others", "rest", "result")


def print_review(found: Review, game: AnyGame, seat: int | None, speech: Words) -> None:
    """All of it, or one seat's decisions."""
    out = console()
    names = seat_names(speech, found.players)
    out.print(speech.say("review-title", title=game.title, judge=found.judge), style="bold")
    out.print(_accounts(found, speech, names))
    for each in range(found.players):
        out.print(painted(f"{names[each]}  {sparkline([moment[each] for moment in found.chances])}", names))
    out.print(_decisions(found, game, seat, speech, names))
    out.print(_luck(found, speech, names))


def _accounts(found: Review, speech: Words, names: list[str]) -> Table:
    """Result - start = luck + own + others + rest, for each seat."""
    table = Table(speech.say("sim-seat"), *(speech.say(f"review-{part}") for part in ACCOUNT))
    for seat, account in enumerate(found.seats):
        parts = [percent(getattr(account, part), signed=part not in ("start", "result")) for part in ACCOUNT]
        table.add_row(painted(names[seat], names), *parts)
    return table


def sparkline(values: list[float]) -> str:
    """Chances from 0 to 1, squeezed into one line."""
    step = max(1, -(-len(values) // WIDE))
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in values[::step])


def _decisions(found: Review, game: AnyGame, seat: int | None, speech: Words, names: list[str]) -> Table:
    """The dearest decisions first."""
    table = Table(*(speech.say(f"review-{key}") for key in ("step", "who", "did", "better", "loss", "sure", "called")))
    for each in dear(found, seat)[:MOST]:
        table.add_row(
            str(each.n),
            painted(names[each.seat], names),
            act_of(each.act, game, speech, names),
            act_of(each.best, game, speech, names),
            percent(each.loss),
            reach(each),
            speech.say(f"review-{each.degree}") if each.degree else "",
        )
    return table


def _luck(found: Review, speech: Words, names: list[str]) -> Table:
    """The greatest strokes of luck."""
    table = Table(speech.say("review-step"), *names, title=speech.say("review-luckiest"), title_justify="left")
    for each in sorted(found.luck, key=lambda luck: -max(map(abs, luck.seats)))[:MOST]:
        table.add_row(str(each.n), *(percent(share, signed=True) for share in each.seats))
    return table
