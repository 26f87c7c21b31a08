"""`ludoteca arena`: a tournament between bots, seat-balanced, with ratings."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.arena.plan import LINE_UPS, Plan, make_plan
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Job, Runner
from ludoteca.arena.standings import standings
from ludoteca.arena.store import Store, read_results, seed_in
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
from ludoteca.cli.sheets.standings import print_json, print_standings
from ludoteca.core.registry import game as find_game
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words


def arena(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="Who takes part: a,b,c.")] = "mcts@100,greedy,random",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 400,
    workers: WorkersOption = None,
    seed: SeedOption = None,
    line_up: Annotated[str, typer.Option("--line-up", help=f"Who meets whom: {', '.join(LINE_UPS)}.")] = "all",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The results; resumes where it stopped.")
    ] = None,
    adjust: Annotated[
        str, typer.Option("--adjust", help="luck: also shares with luck taken out, as certain from fewer games.")
    ] = "",
    on: OnOption = "",
    option: OptionsOption = None,
    content: ContentOption = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play bots against each other in every seat: ratings and wins, with intervals. A seed gives the same games."""
    found = game_with(game, content)
    speech = words(context.obj, found.id)
    seats, options = found.check_players(players), read_options(found, option)
    check_games(games)
    runner = find_runner(on, workers)
    plan = make_plan(found, seats, options, bots.split(","), _seed(seed, out), line_up, text_of(content), adjust=adjust)
    done = read_results(out, plan) if out else {}
    print_advice(found, options, speech)
    warn_of_clocks(plan.bots, found, speech)
    whole = _play(runner, plan, games, done, out, speech)
    results = [result for number, result in done.items() if number < games]
    tables = standings(results, plan.bots, seats)
    if json:
        print_json(plan, tables)
    else:
        print_standings(plan, tables, speech)
    if out:
        print_aside(speech.say("results-kept", file=str(out), count=len(done)))
    return 0 if whole else INTERRUPTED


def _seed(seed: int | None, out: Path | None) -> int:
    """The seed asked for, else that of the results file, else a fresh one."""
    if seed is None and out is not None:
        seed = seed_in(out)
    return fresh_seed() if seed is None else seed


def _play(runner: Runner, plan: Plan, games: int, done: dict[int, Result], out: Path | None, speech: Words) -> bool:
    """Play what is not done yet; whether all is."""
    jobs = [Job(0, number) for number in range(games) if number not in done]
    with ExitStack() as stack:
        store = stack.enter_context(Store(out, plan)) if out else None

        def keep(job: Job, result: Result) -> None:
            if store is not None:
                store.add(result)
            done[job.number] = result

        title = find_game(plan.game).title
        return play_jobs(runner, [plan], jobs, keep, title, speech, before=games - len(jobs))
