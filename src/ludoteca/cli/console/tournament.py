"""What `arena` and `balance` share: where games run, and the bar while they do."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from ludoteca.arena.plan import Plan, clocked
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Job, Runner, play_on
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words

INTERRUPTED = 130

WorkersOption = Annotated[int | None, typer.Option("--workers", help="How many processes (default: one a core).")]
OnOption = Annotated[
    str, typer.Option("--on", metavar="WHERE", help="`ray`, or the address of a Ray cluster; else this machine.")
]


def find_runner(on: str, workers: int | None) -> Runner:
    """Who plays: processes of this machine, or a Ray cluster."""
    if workers is not None and workers < 1:
        raise LudotecaError("workers-too-few", workers=workers)
    if on:
        from ludoteca.arena.ray import play_on_ray

        return play_on_ray(on, workers)
    return play_on(workers or len(os.sched_getaffinity(0)))


def check_games(games: int) -> None:
    """At least one."""
    if games < 1:
        raise LudotecaError("games-too-few", games=games)


def warn_of_clocks(bots: Sequence[str], game: AnyGame, speech: Words) -> None:
    """Bots that think by the clock do not play the same game twice."""
    if named := clocked(bots, game):
        print_aside(speech.say("arena-clocked", bots=", ".join(named), example=f"{named[0].split('@')[0]}@1000"))


def play_jobs(
    runner: Runner,
    plans: Sequence[Plan],
    jobs: Sequence[Job],
    keep: Callable[[Job, Result], None],
    title: str,
    speech: Words,
    before: int = 0,
) -> bool:
    """Play them all, or until Ctrl-C, and keep each result as it comes; whether all were played."""
    left = len(jobs)
    with Stop() as stop, progress(speech) as bar:
        task = bar.add_task(title, total=before + left, completed=before)
        for job, result in runner(plans, jobs, stop.__bool__):
            keep(job, result)
            left -= 1
            bar.advance(task)
    return left == 0
