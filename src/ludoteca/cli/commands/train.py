"""`ludoteca train`: a bot that teaches itself, kept in a folder and resumed at will."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from ludoteca.cli.console.arguments import GameArgument, PlayersOption
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.cli.console.tournament import INTERRUPTED, OnOption, WorkersOption
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words

if TYPE_CHECKING:
    from ludoteca.bots.judge.net import Strength
    from ludoteca.training.course import Course
    from ludoteca.training.work import Mapped

SeedOption = Annotated[int, typer.Option("--seed", help="The seed of luck and of the net's first weights.")]


def train(
    context: typer.Context,
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="The training run; resumes where it stopped.")],
    players: PlayersOption = None,
    iterations: Annotated[int, typer.Option("--iterations", help="How many in all.")] = 12,
    games: Annotated[int, typer.Option("--games", help="Games an iteration.")] = 20_000,
    search: Annotated[int, typer.Option("--search", help="Search with this many iterations; 0: one step ahead.")] = 0,
    steps: Annotated[int, typer.Option("--steps", help="Steps of fitting an iteration.")] = 1_500,
    trial: Annotated[int, typer.Option("--trial", help="Games against the previous net.")] = 400,
    first: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="A net to begin with.")] = None,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    on: OnOption = "",
) -> int:
    """Train a net by games against itself; Ctrl-C keeps what is done, and the same command continues."""
    from ludoteca.training.course import Course, Plan, widest

    found = find_game(game)
    speech = words(context.obj, found.id)
    seats = found.check_players(players)
    if not found.layout(seats):
        raise LudotecaError("training-blind", title=found.title)
    plan = Plan(
        game=found.id,
        players=seats,
        seed=seed,
        games=games,
        wide=widest(found, seats),
        steps=steps,
        trial=trial,
        search=search,
    )
    with _mapped(on, workers) as mapped, progress(speech) as bar, Stop() as stop:
        course = Course(out, plan, found, mapped, first)
        while len(course.iterations) < iterations and not stop:
            _step(course, bar, iterations, speech)
    if course.iterations:
        _write(course, out, speech)
    return INTERRUPTED if stop else 0


def _mapped(on: str, workers: int | None) -> AbstractContextManager[Mapped]:
    """Who plays: processes of this machine, or a Ray cluster."""
    from ludoteca.training.work import on_ray, on_this_machine

    if workers is not None and workers < 1:
        raise LudotecaError("workers-too-few", workers=workers)
    return on_ray(on, workers) if on else nullcontext(on_this_machine(workers or os.cpu_count() or 1))


def _step(course: Course, bar: Progress, iterations: int, speech: Words) -> None:
    """One iteration with its bars, and a line about it."""
    named = {"lessons": "training-lessons", "trial": "training-trial"}
    tasks = {part: bar.add_task(speech.say(key), total=None) for part, key in named.items()}
    done = course.step(lambda part, count, total: bar.update(tasks[part], completed=count, total=total))
    for task in tasks.values():
        bar.remove_task(task)
    told = {
        "number": done.number + 1,
        "all": iterations,
        "before": _rate(done.trial),
        "greedy": _rate(done.by_hand),
        "loss": f"{done.loss:.4f}",
        "hand": f"{done.loss_by_hand:.4f}",
    }
    bar.console.print(speech.say("training-step" if done.kept else "training-step-dropped", (), **told))


def _rate(strength: Strength) -> str:
    return f"{100 * strength.share:.1f} % ({100 * strength.low:.0f}–{100 * strength.high:.0f})"


def _write(course: Course, out: Path, speech: Words) -> None:
    """The net as a file, and the curve."""
    from ludoteca.training.curve import curve

    net = out / f"{course.plan.players}-players.net"
    course.write(net)
    (out / "curve.svg").write_text(curve(course.iterations, speech), encoding="utf-8")
    print_aside(speech.say("training-kept", net=str(net), folder=str(out)))
