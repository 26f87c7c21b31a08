"""`ludoteca balance`: the designers' report, from games between equal bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer

from ludoteca.arena.balance import Contents, Report, section
from ludoteca.arena.page import page
from ludoteca.arena.plan import Plan, make_plan
from ludoteca.arena.play import Result
from ludoteca.arena.shelf import Shelf, seed_on
from ludoteca.cli.console.arguments import (
    GameArgument,
    OptionsOption,
    SeedOption,
    fresh_seed,
    print_advice,
    read_options,
)
from ludoteca.cli.console.contents import text_of
from ludoteca.cli.console.tournament import (
    INTERRUPTED,
    OnOption,
    WorkersOption,
    check_games,
    find_runner,
    play_jobs,
    warn_of_clocks,
)
from ludoteca.cli.sheets.glance import print_glance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Value
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_from
from ludoteca.drawing.screen import print_aside
from ludoteca.words import words


class Edition(NamedTuple):
    """A game with one content file; `text` is empty for the game's own."""

    name: str
    game: AnyGame
    text: str = ""


def balance(
    context: typer.Context,
    game: GameArgument,
    players: Annotated[str, typer.Option("--players", help="Player counts: 2,3,4 (default: all).")] = "",
    games: Annotated[int, typer.Option("--games", help="How many games for each player count.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Who plays: one bot in all seats, or several.")] = "mcts@100",
    content: Annotated[
        list[Path] | None, typer.Option("--content", metavar="FILE", help="A content file; repeat it to compare.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the report as a web page.")] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the numbers as JSON.")] = None,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FOLDER", help="Keep every result; resumes where it stopped.")
    ] = None,
    give: Annotated[
        str, typer.Option("--give", metavar="KIND", help="One player starts with one: helper, artifact.")
    ] = "",
    adjust: Annotated[str, typer.Option("--adjust", help="luck: also how much luck is in the game.")] = "",
    workers: WorkersOption = None,
    seed: SeedOption = None,
    on: OnOption = "",
    option: OptionsOption = None,
) -> int:
    """Are seats and cards fair, where do points come from, how long and how close are games? With intervals."""
    found = find_game(game)
    speech = words(context.obj, found.id)
    check_games(games)
    runner = find_runner(on, workers)
    editions = _editions(found, content or [])
    options = read_options(editions[0].game, option)
    seed = seed_on(results) if seed is None else seed
    seed = fresh_seed() if seed is None else seed
    counts = _read_players(found, players)
    plans = [
        make_plan(each.game, count, options, bots.split(","), seed, content_text=each.text, give=give, adjust=adjust)
        for each in editions
        for count in counts
    ]
    _check_new(out, json, results)
    shelf = Shelf(results, _file_names(editions, counts), plans)
    print_advice(found, options, speech)
    warn_of_clocks(plans[0].bots, found, speech)
    jobs = shelf.missing(games)
    with shelf:
        before = games * len(plans) - len(jobs)
        whole = play_jobs(runner, plans, jobs, shelf.keep, found.title, speech, before)
    report = _report(editions, plans, shelf.first(games))
    if out:
        _write(out, page(report, speech).encode())
    if json:
        _write(json, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    print_glance(report, speech)
    if out:
        print_aside(speech.say("balance-written", file=str(out)))
    return 0 if whole else INTERRUPTED


def _file_names(editions: Sequence[Edition], counts: Sequence[int]) -> list[str]:
    """How the results of each plan are called: by the number of players, and the content file where there is one."""
    return [f"{count}-{each.name}" if each.text else str(count) for each in editions for count in counts]


def _editions(game: AnyGame, files: Sequence[Path]) -> list[Edition]:
    """The game as it is, or with each of these content files."""
    if not files:
        return [Edition(game.title, game)]
    for file in files:
        if files.count(file) > 1:
            raise LudotecaError("content-twice", file=str(file))
    return [Edition(file.name, game_from(file, game.id), text_of(file)) for file in files]


def _read_players(game: AnyGame, text: str) -> list[int]:
    """Player counts from a comma list; all the game's without one."""
    parts = [part.strip() for part in text.split(",")] if text else []
    if not all(part.isdecimal() for part in parts):
        raise LudotecaError("players-unreadable", text=text)
    return [game.check_players(int(part)) for part in dict.fromkeys(parts)] or list(game.seats)


def _check_new(out: Path | None, json: Path | None, results: Path | None) -> None:
    """All can be written, and no report is there yet: to be known before the games, not after them."""
    for file in (out, json):
        if file is not None and file.exists():
            raise LudotecaError("file-exists", file=str(file))
    for place in (out, json, results):
        if place is not None and not place.parent.is_dir():
            raise LudotecaError("file-missing", file=str(place.parent))


def _write(file: Path, data: bytes) -> None:
    """A new file."""
    with file.open("xb") as new:
        new.write(data)


def _report(editions: Sequence[Edition], plans: Sequence[Plan], results: Sequence[Sequence[Result]]) -> Report:
    plan, game = plans[0], editions[0].game
    found = [section(played, each.players) for each, played in zip(plans, results, strict=True)]
    size = len(plans) // len(editions)
    return Report(
        game=game.id,
        title=game.title,
        rules=game.version,
        options=_told(plan.options),
        bots=plan.bots,
        seed=plan.seed,
        give=plan.give,
        contents=[
            Contents(name=each.name, digest=each.game.content.digest(), sections=found[size * n : size * (n + 1)])
            for n, each in enumerate(editions)
        ],
    )


def _told(options: dict[str, Value]) -> dict[str, Value]:
    """The options as JSON holds them."""
    return dict(msgspec.json.decode(msgspec.json.encode(options)))
