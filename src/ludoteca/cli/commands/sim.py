"""`ludoteca sim`: many games between bots, counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Annotated, BinaryIO

import typer

from ludoteca.arena.plan import AS_NAMED, make_plan
from ludoteca.arena.play import Table
from ludoteca.bots.levels import BLIND
from ludoteca.cli.console.arguments import (
    GameArgument,
    OptionsOption,
    PlayersOption,
    SeedOption,
    fresh_seed,
    print_advice,
    read_options,
)
from ludoteca.cli.console.contents import ContentOption, game_with, text_of
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.cli.console.stats import Tally
from ludoteca.cli.sheets.report import print_json, print_report
from ludoteca.cli.talk.opponents import find_opponents
from ludoteca.core.errors import LudotecaError
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words

INTERRUPTED = 130


def sim(
    context: typer.Context,
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="One name for all seats, or one for each: a,b,c.")] = "random",
    seed: SeedOption = None,
    option: OptionsOption = None,
    content: ContentOption = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FILE", help="Write a record per line.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play many games between bots and count who wins. A seed always gives the same games."""
    found = game_with(game, content)
    speech = words(context.obj, found.id)
    seats = found.check_players(players)
    options = read_options(found, option)
    if games < 1:
        raise LudotecaError("games-too-few", games=games)
    names = [player.name for player in find_opponents(bots, seats, found)]
    plan = make_plan(found, seats, options, names, fresh_seed() if seed is None else seed, AS_NAMED, text_of(content))
    with ExitStack() as stack:
        file = stack.enter_context(_new_file(records)) if records else None
        print_advice(found, options, speech)
        tally, stopped = _play(Table(plan, found), games, file, speech)
    if json:
        print_json(plan.game, plan.options, plan.bots, plan.seed, tally)
    else:
        print_report(plan.bots, plan.seed, tally, speech)
    if records:
        print_aside(speech.say("records-written", file=str(records), count=tally.games))
    return INTERRUPTED if stopped else 0


def _new_file(path: Path) -> BinaryIO:
    """A file that is not there yet; written without a buffer, so that a line is on disk whole or not at all."""
    return path.open("xb", buffering=0)


def _play(table: Table, games: int, file: BinaryIO | None, speech: Words) -> tuple[Tally, bool]:
    """All games, or those before Ctrl-C."""
    tally = Tally(table.plan.players)
    blind = file is None and set(table.plan.bots) == {BLIND}
    with progress(speech) as bar, Stop() as stop:
        start = perf_counter()
        for number in _until(stop, bar.track(range(games), description=table.game.title)):
            if blind:
                tally.add(*table.play_blindly(number))
            else:
                _play_one(table, number, tally, file, stop)
        tally.seconds = perf_counter() - start
        return tally, bool(stop)


def _play_one(table: Table, number: int, tally: Tally, file: BinaryIO | None, stop: Stop) -> None:
    """One game decision by decision, recorded if there is a file; it does not count if stopped on the way."""
    played = table.play_recorded(number, stop.__bool__)
    if played is None:
        return
    result, record = played
    if file is not None:
        file.write(record.to_json() + b"\n")
    assert record.outcome is not None
    tally.add(record.outcome, result.decisions, result.turns)


def _until(stop: Stop, places: Iterable[int]) -> Iterator[int]:
    """The places until somebody wishes to stop."""
    for place in places:
        if stop:
            return
        yield place
