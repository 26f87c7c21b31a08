"""`ludoteca review`: what was luck and what was skill in a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ludoteca.cli.console.arguments import read_seat
from ludoteca.cli.console.contents import ContentOption
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.cli.console.records import check_writable, first_record, write_whole
from ludoteca.cli.console.tournament import INTERRUPTED
from ludoteca.cli.console.trouble import file_trouble
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game_from
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words

if TYPE_CHECKING:
    from ludoteca.core.game import AnyGame
    from ludoteca.core.record import Record
    from ludoteca.reviews.review import Reviewing
    from ludoteca.reviews.told import Review, Settings


def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Only this seat's decisions (default: all).")] = None,
    json: Annotated[bool, typer.Option("--json", help="The whole review as JSON.")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT", help="Write it as a page of its own.")] = None,
    depth: Annotated[float, typer.Option("--depth", min=0.1, max=100, help="This many times the standard depth.")] = 1,
    content: ContentOption = None,
) -> int:
    """Separate luck from skill in a finished game; Ctrl-C keeps what is done, and the same command continues."""
    from ludoteca.cli.sheets.reviewed import print_review
    from ludoteca.reviews.page import page
    from ludoteca.reviews.told import Settings

    record = first_record(file)
    speech = words(context.obj, record.game)
    viewer = None if seat is None else read_seat(seat, record.players)
    kept = file.with_suffix(".review.json")
    if html is not None:
        _check_page(html, file, kept)
    game = None if content is None else game_from(content, record.game)
    reviewing = _open(record, Settings().deeper(depth), game, kept)
    stopped = _run(reviewing, speech)
    found = reviewing.review()
    is_kept = _keep(found, kept, speech)
    if html is not None:
        write_whole(html, page(found, reviewing.replay.game, speech).encode())
        print_aside(speech.say("review-page", file=str(html)))
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print_review(found, reviewing.replay.game, viewer, speech)
    if stopped and is_kept:
        print_aside(speech.say("review-stopped", file=str(kept)))
    return INTERRUPTED if stopped else 0


def _open(record: Record, settings: Settings, game: AnyGame | None, kept: Path) -> Reviewing:
    """The review of a record, going on with what was kept of it."""
    from ludoteca.reviews.review import Reviewing

    return Reviewing(record, settings, game, sofar=_sofar(kept))


def _sofar(kept: Path) -> Review | None:
    """What was kept; nothing where it cannot be read: it is only worked out again."""
    from ludoteca.reviews.told import Review

    try:
        return msgspec.json.decode(kept.read_bytes(), type=Review)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def _check_page(html: Path, *others: Path) -> None:
    """The page takes the place of no other file of the review, and can be written."""
    if html.resolve() in [other.resolve() for other in others]:
        raise LudotecaError("file-exists", file=str(html))
    check_writable(html)


def _run(reviewing: Reviewing, speech: Words) -> bool:
    """Review to the end, or until somebody stops it."""
    with progress(speech, "steps-a-second") as bar, Stop() as stop:
        task = bar.add_task(speech.say("review-working"), total=reviewing.steps)
        for done in reviewing.run():
            bar.update(task, completed=done)
            if stop:
                break
    return bool(stop)


def _keep(found: Review, kept: Path, speech: Words) -> bool:
    """Keep what there is beside the record; where that cannot be, it is shown all the same."""
    try:
        write_whole(kept, msgspec.json.encode(found))
    except OSError as error:
        print_aside(speech.say("review-unkept", reason=file_trouble(error).say(speech)))
        return False
    return True
