"""`ludoteca puzzles`: decisions with one clearly best action, found in games of bots, or a file of them checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.console.arguments import OptionsOption, begun, fresh_seed, read_options
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.cli.console.tournament import INTERRUPTED, check_games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words

if TYPE_CHECKING:
    from ludoteca.puzzles.finding import Finding
    from ludoteca.puzzles.puzzle import Puzzle, Puzzles

UNSOUND = 1
"""The exit status where puzzles do not stand any more."""


def puzzles(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game to search.", autocompletion=begun, show_default=False)
    ] = "",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", help="How many play (default: two, three and four).")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The seed (default: the file's, else a fresh one).")
    ] = None,
    option: OptionsOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The puzzles; resumes where it stopped.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Judge these again; --out keeps those still clear."),
    ] = None,
) -> int:
    """Look for puzzles in games between bots: one action clearly best. Ctrl-C keeps what is done."""
    if check is not None:
        return _check(check, out, words(context.obj))
    if not game or out is None:
        raise LudotecaError("puzzles-of-what")
    found, speech = find_game(game), words(context.obj, game)
    check_games(games)
    finding = _open(game, players and found.check_players(players), seed, option, out)
    whole = _find(finding, games, out, speech)
    easy = sum(puzzle.greedy for puzzle in finding.found)
    done, count = finding.head.games, len(finding.found)
    print(speech.say("puzzles-found", count=count, games=done, easy=easy, file=str(out)))
    return 0 if whole else INTERRUPTED


def _open(name: str, players: int | None, seed: int | None, option: list[str] | None, out: Path) -> Finding:
    """A search that goes on with what the file has; a file of another search is not written over."""
    from ludoteca.puzzles.finding import Finding
    from ludoteca.puzzles.puzzle import read_puzzles

    game = find_game(name)
    sofar = read_puzzles(out, game) if out.exists() else None
    if seed is None:
        seed = sofar.head.seed if sofar else fresh_seed()
    finding = Finding(game, seed, players, read_options(game, option), sofar)
    if sofar is not None and finding.head != sofar.head:
        raise LudotecaError("puzzles-other-search", file=str(out))
    return finding


def _find(finding: Finding, games: int, out: Path, speech: Words) -> bool:
    """Game by game, each kept; whether all were looked through."""
    from ludoteca.puzzles.puzzle import write_puzzles

    with progress(speech) as bar, Stop() as stop:
        task = bar.add_task(finding.game.title, total=games, completed=finding.head.games)
        for done in finding.run(games):
            write_puzzles(out, finding.puzzles())
            bar.update(task, completed=done)
            if stop:
                break
    return finding.head.games >= games


def _check(file: Path, out: Path | None, speech: Words) -> int:
    """Replay and judge all of a file again; `out` gets those still clear."""
    from ludoteca.puzzles.puzzle import Puzzles, read_puzzles, write_puzzles

    all_ = read_puzzles(file)
    all_ = read_puzzles(file, find_game(all_.head.game))
    standing, stopped = _judge_again(all_, speech)
    fallen = [puzzle.id for puzzle in all_.puzzles if puzzle not in standing]
    print(speech.say("puzzles-checked", count=len(standing), all=len(all_.puzzles)))
    if fallen and not stopped:
        print_aside(speech.say("puzzles-fallen", ids=", ".join(fallen)))
    if out is not None and not stopped:
        write_puzzles(out, Puzzles(all_.head, standing))
    return INTERRUPTED if stopped else UNSOUND if fallen else 0


def _judge_again(all_: Puzzles, speech: Words) -> tuple[list[Puzzle], bool]:
    """Those that stand, and whether somebody stopped it on the way."""
    from ludoteca.puzzles.finding import stands

    game, standing = find_game(all_.head.game), []
    with progress(speech, "puzzles-a-second") as bar, Stop() as stop:
        task = bar.add_task(game.title, total=len(all_.puzzles))
        for puzzle in all_.puzzles:
            if stop:
                break
            standing += [puzzle] * stands(game, all_.head, puzzle)
            bar.advance(task)
    return standing, bool(stop)
