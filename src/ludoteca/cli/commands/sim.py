"""`ludoteca sim`: many games between bots, counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, BinaryIO, NamedTuple

import typer

from ludoteca.bots.levels import BLIND, Player
from ludoteca.cli.console.arguments import (
    GameArgument,
    OptionsOption,
    PlayersOption,
    SeedOption,
    fresh_seed,
    print_advice,
    read_options,
)
from ludoteca.cli.console.interrupt import Stop
from ludoteca.cli.console.progress import progress
from ludoteca.cli.console.report import print_json, print_report
from ludoteca.cli.console.stats import Tally
from ludoteca.cli.talk.opponents import find_opponents
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import play_out
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words, words

INTERRUPTED = 130


class Plan(NamedTuple):
    """What is to be played."""

    game: Game
    players: int
    options: dict[str, Any]
    games: int
    bots: list[Player]
    seed: int

    @property
    def names(self) -> list[str]:
        """What the bots are called, by seat."""
        return [bot.name for bot in self.bots]


def sim(
    context: typer.Context,
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="One name for all seats, or one for each: a,b,c.")] = "random",
    seed: SeedOption = None,
    option: OptionsOption = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FILE", help="Write a record per line.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play many games between bots and count who wins. Game i of a seed is always the same game."""
    found = find_game(game)
    speech = words(context.obj, found.id)
    seats = found.check_players(players)
    options = read_options(found, option)
    if games < 1:
        raise LudotecaError("games-too-few", games=games)
    plan = Plan(
        found, seats, options, games, find_opponents(bots, seats, found), fresh_seed() if seed is None else seed
    )
    with ExitStack() as stack:
        file = stack.enter_context(_new_file(records)) if records else None
        print_advice(found, options, speech)
        tally, stopped = _play(plan, file, speech)
    if json:
        print_json(plan.game.id, plan.options, plan.names, plan.seed, tally)
    else:
        print_report(plan.names, plan.seed, tally, speech)
    if records:
        print_aside(speech.say("records-written", file=str(records), count=tally.games))
    return INTERRUPTED if stopped else 0


def _new_file(path: Path) -> BinaryIO:
    """A file that is not there yet; written without a buffer, so that a line is on disk whole or not at all."""
    return path.open("xb", buffering=0)


def _play(plan: Plan, file: BinaryIO | None, speech: Words) -> tuple[Tally, bool]:
    """All games, or those before Ctrl-C."""
    tally = Tally(plan.players)
    with progress(speech) as bar, Stop() as stop:
        start = perf_counter()
        for place in _until(stop, bar.track(range(plan.games), description=plan.game.title)):
            if file is not None or set(plan.names) != {BLIND}:
                _play_match(plan, place, tally, file, stop)
            else:
                _play_fast(plan, place, tally)
        tally.seconds = perf_counter() - start
        return tally, bool(stop)


def _until(stop: Stop, places: Iterable[int]) -> Iterator[int]:
    """The places until somebody wishes to stop."""
    for place in places:
        if stop:
            return
        yield place


def dice_of(seed: int, place: int) -> Dice:
    """The dice of one game of a seed, whichever games are played beside it."""
    return Dice((seed & 0xFFFFFFFFFFFFFFFF) | place << 64)


def _play_fast(plan: Plan, place: int, tally: Tally) -> None:
    """One random game in the engine's own loop."""
    dice = dice_of(plan.seed, place)
    state = plan.game.start(plan.players, plan.options, dice)
    decisions = play_out(state, dice)
    tally.add(state.outcome(), decisions, state.turn)


def _play_match(plan: Plan, place: int, tally: Tally, file: BinaryIO | None, stop: Stop) -> None:
    """One game decision by decision, recorded if there is a file; it does not count if stopped on the way."""
    dice = dice_of(plan.seed, place)
    match = Match(plan.game, plan.players, plan.options, chance=dice)
    state = match.state
    while (seat := state.seat) >= 0:
        if stop:
            return
        match.act(seat, plan.bots[seat].choose(partial(state.view, seat), state.legal(), dice, stop.__bool__))
    if file is not None:
        file.write(match.record().to_json() + b"\n")
    tally.add(state.outcome(), len(match), state.turn)
