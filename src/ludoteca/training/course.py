"""A course of training: iterations of lessons, fitting and a trial against the net before, kept in a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np

from ludoteca.arena.stats import wilson
from ludoteca.bots.judge.net import Strength, new_card, read_net, shape_of, shown, write_net
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.training.fit import Floats, Lessons, fit, weights_of
from ludoteca.training.work import Duel, Lesson, Mapped, Player, learn, meet

PORTION = 20
"""Games a worker plays before it hands in."""
LARGEST = 500_000
"""Bytes that the weights of a net may take: it comes with the package."""
WIDTHS = (256, 224, 192, 160, 128)
NARROW = 32
"""The sizes of the two hidden layers."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is trained and how: the same for a course from its beginning to its end."""

    game: str
    players: int
    seed: int = 1
    games: int = 20_000
    """Games an iteration."""
    window: int = 3
    """Iterations whose lessons are learned from."""
    steps: int = 1_500
    wide: int = WIDTHS[0]
    narrow: int = NARROW
    trial: int = 400
    """Games of a new net among the one before: it takes its place by winning more than its share of them."""
    search: int = 0
    """Iterations of search with which lessons are played; 0: one step ahead."""
    begun: str = ""
    """The net it begins with, in words; else it begins as the game's own estimate says."""


class Iteration(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one iteration."""

    number: int
    rows: int
    loss: float
    loss_by_hand: float
    trial: Strength
    by_hand: Strength
    kept: bool
    seconds: float


class Course:
    """A folder with a plan, the iterations so far, the lessons still learned from, and the best net."""

    def __init__(self, folder: Path, plan: Plan, game: AnyGame, mapped: Mapped, first: Path | None = None) -> None:
        weights = b""
        if first is not None:
            plan, weights = begun_with(first, plan, game)
        self.folder, self.plan, self.game, self.mapped = folder, plan, game, mapped
        self.shape = shape_of(game, plan.players, plan.wide, plan.narrow)
        self.most = np.concatenate([np.full(part.size, part.most, np.float32) for part in shown(game, plan.players)])
        folder.mkdir(parents=True, exist_ok=True)
        self._check_plan()
        self.iterations = self._read_iterations()
        if weights and not self.iterations:
            self._keep(weights, weights_of(weights, self.shape, self.most))

    def _check_plan(self) -> None:
        """A folder holds one course: going on with another plan is refused."""
        file = self.folder / "plan.json"
        if file.exists() and msgspec.json.decode(file.read_bytes(), type=Plan) != self.plan:
            raise LudotecaError("training-other-plan", folder=str(self.folder))
        file.write_bytes(msgspec.json.encode(self.plan))

    def _read_iterations(self) -> list[Iteration]:
        file = self.folder / "iterations.jsonl"
        lines = file.read_bytes().splitlines() if file.exists() else []
        return [msgspec.json.decode(line, type=Iteration) for line in lines]

    def best(self) -> Player:
        """The net that plays: the last one kept, or none yet."""
        file = self.folder / "best.weights"
        return Player(file.read_bytes() if file.exists() else b"", self.plan.wide, self.plan.narrow, self.plan.search)

    def step(self, progress: Callable[[str, int, int], None]) -> Iteration:
        """One iteration; `progress` hears what is done: which part, how much of it, and of how much."""
        plan, start, number, before = self.plan, monotonic(), len(self.iterations), self.best()
        self._learn(number, before, progress)
        fitted = fit(self._lessons(number), self.shape, self.most, plan.steps, self._going_on())
        new = before._replace(weights=fitted.weights)
        trial = self._trial("the net before", new, before, number, progress)
        kept = not before.weights or trial.share > 1 / plan.players
        if kept:
            self._keep(fitted.weights, fitted.going_on)
        by_hand = self._trial(
            f"mcts@{plan.search}" if plan.search else "greedy", new, Player(iterations=plan.search), number, progress
        )
        done = Iteration(
            number=number,
            rows=len(np.load(self._lessons_file(number))["rows"]),
            loss=fitted.loss,
            loss_by_hand=fitted.loss_by_hand,
            trial=trial,
            by_hand=by_hand,
            kept=kept,
            seconds=monotonic() - start,
        )
        self.iterations.append(done)
        with (self.folder / "iterations.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
        return done

    def _learn(self, number: int, player: Player, progress: Callable[[str, int, int], None]) -> None:
        """Play the lessons of an iteration, unless they are there already."""
        file = self._lessons_file(number)
        if file.exists():
            return
        plan, done, found = self.plan, 0, []
        for lessons in self.mapped(learn, self._portions(number, player)):
            found.append(lessons)
            done += PORTION
            progress("lessons", min(done, plan.games), plan.games)
        joined = Lessons.joined(found)
        draft = file.with_suffix(".new.npz")
        np.savez(draft, **joined._asdict())
        draft.replace(file)
        old = self._lessons_file(number - plan.window)
        old.unlink(missing_ok=True)

    def _portions(self, number: int, player: Player) -> Iterator[Lesson]:
        plan = self.plan
        for first in range(0, plan.games, PORTION):
            size = min(PORTION, plan.games - first)
            yield Lesson(plan.game, plan.players, player, plan.seed * 1000 + number, number * plan.games + first, size)

    def _lessons_file(self, number: int) -> Path:
        return self.folder / f"lessons-{number:03}.npz"

    def _lessons(self, number: int) -> Lessons:
        """All lessons still learned from."""
        files = [self._lessons_file(at) for at in range(max(0, number - self.plan.window + 1), number + 1)]
        return Lessons.joined([Lessons(**np.load(file)) for file in files if file.exists()])

    def _going_on(self) -> dict[str, Floats] | None:
        file = self.folder / "going-on.npz"
        return dict(np.load(file)) if file.exists() else None

    def _trial(
        self, name: str, one: Player, others: Player, number: int, progress: Callable[[str, int, int], None]
    ) -> Strength:
        """Games of a new net against another, both as lessons are played."""
        plan, won, done = self.plan, 0.0, 0
        size = max(plan.players, PORTION // plan.players * plan.players)
        portions = [
            Duel(plan.game, plan.players, one, others, plan.seed * 7919 + number, first, min(size, plan.trial - first))
            for first in range(0, plan.trial, size)
        ]
        for part in self.mapped(meet, portions):
            won += part
            done += size
            progress("trial", min(done, plan.trial), plan.trial)
        low, high = wilson(won, plan.trial)
        return Strength(
            net="net", against=name, players=plan.players, games=plan.trial, share=won / plan.trial, low=low, high=high
        )

    def _keep(self, weights: bytes, going_on: dict[str, Floats]) -> None:
        """The new net plays from now on."""
        np.savez(self.folder / "going-on.npz", **going_on)  # type: ignore[arg-type]
        (self.folder / "best.weights").write_bytes(weights)

    def write(self, file: Path) -> None:
        """The best net as a file for the package."""
        kept = [each for each in self.iterations if each.kept]
        hours = sum(each.seconds for each in self.iterations) / 3600
        told = f"{len(self.iterations)} iterations of {self.plan.games} games, {hours:.2f} hours{self.plan.begun}"
        weights = self.best().weights
        strength = (kept[-1].by_hand,) if kept else ()
        write_net(file, new_card(self.game, self.shape, weights, told, strength), weights)


def widest(game: AnyGame, players: int) -> int:
    """How wide a net for such a table is: as wide as it may be, less at full tables, where there is more to see."""
    fitting = (wide for wide in WIDTHS if 2 * shape_of(game, players, wide, NARROW).weights() < LARGEST)
    return next(fitting, WIDTHS[-1])


def begun_with(file: Path, plan: Plan, game: AnyGame) -> tuple[Plan, bytes]:
    """The plan of a course that goes on with a written net, and that net's weights.

    The net may be for other contents, but it must see as many numbers of the same game.
    """
    card, weights = read_net(file)
    shape = shape_of(game, plan.players, card.wide, card.narrow)
    if (card.game, card.players) != (plan.game, plan.players) or len(weights) != 2 * shape.weights():
        raise LudotecaError(
            "training-other-shape",
            file=str(file),
            there=f"{card.game}, {card.players}: {len(weights) // 2}",
            here=f"{plan.game}, {plan.players}: {shape.weights()}",
        )
    begun = f"; begun with {card.weights[:8]} for contents {card.content} ({card.trained})"
    return msgspec.structs.replace(plan, wide=card.wide, narrow=card.narrow, begun=begun), weights
