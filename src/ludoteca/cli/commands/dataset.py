"""`ludoteca dataset`: games between bots kept for programs that learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.arena.plan import LINE_UPS, make_plan
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Job
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
from ludoteca.cli.console.tournament import (
    INTERRUPTED,
    OnOption,
    WorkersOption,
    check_games,
    find_runner,
    play_jobs,
    warn_of_clocks,
)
from ludoteca.datasets.card import FILE, KINDS, make_card, read_card
from ludoteca.datasets.shards import WRITING
from ludoteca.datasets.writer import Writer
from ludoteca.drawing.screen import print_aside
from ludoteca.words import words


def dataset(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="Who plays: one bot in all seats, or several.")] = "hard@200",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Shards and card.json; resumes where it stopped.")
    ] = Path("dataset"),
    shard: Annotated[int, typer.Option("--shard", help="Games in a file.")] = 1000,
    kind: Annotated[str, typer.Option("--format", help=f"{', '.join(KINDS)} (needs pyarrow).")] = KINDS[0],
    observations: Annotated[
        bool, typer.Option("--observations", help="Keep what each seat saw and could do, too.")
    ] = False,
    line_up: Annotated[str, typer.Option("--line-up", help=f"Who meets whom: {', '.join(LINE_UPS)}.")] = "all",
    workers: WorkersOption = None,
    seed: SeedOption = None,
    on: OnOption = "",
    option: OptionsOption = None,
    content: ContentOption = None,
) -> int:
    """Keep games between bots, and how they were made, for programs that learn; Ctrl-C keeps whole files."""
    found = game_with(game, content)
    speech = words(context.obj, found.id)
    seats, options = found.check_players(players), read_options(found, option)
    check_games(games)
    runner = find_runner(on, workers)
    plan = make_plan(
        found, seats, options, bots.split(","), _seed(seed, out), line_up, text_of(content), keep="records"
    )
    card = make_card(plan, games, shard, kind, observations)
    WRITING[card.kind]([])
    writer = Writer(out, card)
    print_advice(found, options, speech)
    warn_of_clocks(plan.bots, found, speech)
    writer.open()
    missing = writer.missing()

    def keep(job: Job, result: Result) -> None:
        writer.add(result)

    whole = play_jobs(
        runner, [plan], [Job(0, number) for number in missing], keep, found.title, speech, games - len(missing)
    )
    print_aside(speech.say("dataset-kept", folder=str(out), count=writer.card.written))
    return 0 if whole else INTERRUPTED


def _seed(seed: int | None, out: Path) -> int:
    """The seed asked for, else that of the dataset, else a fresh one."""
    if seed is None and (out / FILE).exists():
        return int(str(read_card(out).plan["seed"]))
    return fresh_seed() if seed is None else seed
