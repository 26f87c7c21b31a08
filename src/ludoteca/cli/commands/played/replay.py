"""`ludoteca replay`: look at a recorded game, or check many."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.cli.console.arguments import read_seat
from ludoteca.cli.console.contents import ContentOption
from ludoteca.cli.console.records import read_records
from ludoteca.cli.talk.score import show_result
from ludoteca.cli.talk.story import happened, sentences
from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Replay
from ludoteca.core.record import replay as play_again
from ludoteca.core.registry import game_from
from ludoteca.drawing import table_of
from ludoteca.drawing.look import painted, seat_names
from ludoteca.drawing.screen import console, print_aside
from ludoteca.words import Words, words

WRONG = 2
ONLOOKER = -1


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or one record per line.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether the records are correct.")] = False,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="The table after step N (0: before the first).")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="What this seat saw (default: an onlooker).")] = None,
    content: ContentOption = None,
) -> int:
    """Show a recorded game step by step, or check a file of records."""
    if check:
        return _check(file, content, context.obj)
    texts = read_records(file)
    again = _again(next(texts)[1], content)
    speech = words(context.obj, again.game.id)
    if next(texts, None):
        print_aside(speech.say("replay-first", file=str(file)))
    viewer = ONLOOKER if seat is None else read_seat(seat, again.record.players)
    _show(again, len(again) - 1 if at is None else _read_step(at, again), at is None, viewer, speech)
    return 0


def _again(text: bytes, content: Path | None) -> Replay:
    """A record played with its own contents, or with those of a file."""
    return play_again(text, None if content is None else game_from(content))


def _read_step(step: int, again: Replay) -> int:
    """A step the game has."""
    if not 0 <= step < len(again):
        raise LudotecaError("step-out-of-range", step=step, most=len(again) - 1)
    return step


def _show(again: Replay, step: int, whole: bool, viewer: int, speech: Words) -> None:
    """The sentences of all steps, or of one, and the table after it; at the end also the result."""
    out = console()
    names = seat_names(speech, again.record.players)
    _tell(out, again, range(1 if whole else max(step, 1), step + 1), viewer, speech, names)
    out.print(speech.say("replay-after", step=step, most=len(again) - 1), style="bold")
    out.print(table_of(again.game.id).draw(again[step].view(viewer), again.game, speech, names))
    if again[step].seat < 0:
        show_result(out, again[step].outcome(), again.game, speech, names)


def _tell(out: Console, again: Replay, steps: range, viewer: int, speech: Words, names: list[str]) -> None:
    """What happened in these steps, each with its number."""
    for step, events in enumerate(happened(again), 1):
        if step in steps:
            told = sentences(again.game, events, viewer, speech, names)
            out.print(painted(f"{step:>4}  {' '.join(told)}", names))


def _check(file: Path, content: Path | None, language: str) -> int:
    """Count the right records and name the wrong ones."""
    right = wrong = 0
    for line, text in read_records(file):
        try:
            _again(text, content)
            right += 1
        except LudotecaError as error:
            wrong += 1
            reason = error.say(words(language, error.game))
            print_aside(words(language).say("record-wrong", file=str(file), line=line, reason=reason))
    print(words(language).say("records-checked", right=right, count=right + wrong))
    return WRONG if wrong else 0
