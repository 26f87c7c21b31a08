"""Looking for puzzles: strong bots of several kinds play, and every decision is looked at from the view of its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from ludoteca.bots.levels import find_player
from ludoteca.core.chance import Dice, Noted
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked
from ludoteca.core.state import State
from ludoteca.puzzles.judged import compare_all, difficulty, losses, promising
from ludoteca.puzzles.puzzle import Head, Puzzle, Puzzles, Way, check_head, is_clear, new_head, position
from ludoteca.reviews.judging import Bench, seed_of, strongest

BOTS = ("mcts@100", "net@100", "mcts@50", "easy", "net")
"""Who plays, drawn anew for every seat: good players, and some whose mistakes lead where good ones never come."""
TABLES = (2, 3, 2, 4)
"""How many play, from game to game, as far as so many can."""
MOST_ACTIONS = 40
"""A choice among more is no puzzle but a search."""
A_GAME = 4
"""No more puzzles come from one game."""
EASY_SHARE = 3
"""Of the puzzles at most one in so many is found by who looks one step ahead."""


class Moment(NamedTuple):
    """A decision in a game that was played: the state, and how many steps lead to it."""

    state: State
    steps: int


class Finding:
    """The search through one game after the other; `sofar` is one that was cut short, of the same seed."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        players: int | None = None,
        options: Asked | None = None,
        sofar: Puzzles | None = None,
    ) -> None:
        self.game = game
        self.tables = [each for each in ([players] if players else TABLES) if each in game.seats]
        self.benches = {each: strongest(game, each) for each in sorted(set(self.tables))}
        judges = {each: bench.name for each, bench in self.benches.items()}
        self.head = new_head(game, seed, options, judges)
        self.found: list[Puzzle] = []
        if sofar is not None:
            self._go_on(sofar)

    def _go_on(self, sofar: Puzzles) -> None:
        """With what was found of the very same games by the same judges."""
        check_head(sofar.head, "", self.game)
        if msgspec.structs.replace(sofar.head, games=0) == self.head:
            self.head, self.found = sofar.head, list(sofar.puzzles)

    def puzzles(self) -> Puzzles:
        """What there is so far."""
        return Puzzles(self.head, self.found)

    def run(self, games: int) -> Iterator[int]:
        """Game by game: how many are done."""
        while self.head.games < games:
            self._add(_Played(self, self.head.games).puzzles())
            self.head = msgspec.structs.replace(self.head, games=self.head.games + 1)
            yield self.head.games

    def _add(self, found: Sequence[Puzzle]) -> None:
        """The most difficult of a game; easy ones as long as they are few."""
        for puzzle in sorted(found, key=lambda puzzle: -puzzle.difficulty)[:A_GAME]:
            easy = sum(each.greedy for each in self.found)
            if not puzzle.greedy or EASY_SHARE * (easy + 1) <= len(self.found) + 1:
                self.found.append(puzzle)


class _Played:
    """One game, and the puzzles in it."""

    def __init__(self, finding: Finding, number: int) -> None:
        self.game = finding.game
        self.number = number
        self.seed = seed_of(finding.head.seed, number)
        self.players = finding.tables[number % len(finding.tables)]
        self.bench: Bench = finding.benches[self.players]
        luck = Noted(Dice(self.seed))
        self.state: State = self.game.start(self.players, finding.head.options, luck)
        self.start = luck.take()
        self.steps: list[list[int]] = []
        self.moments: list[Moment] = []
        self._play(luck)

    def _play(self, luck: Noted) -> None:
        dice = Dice(seed_of(self.seed, "bots"))
        seats = [find_player(BOTS[dice.below(len(BOTS))], self.game) for _ in range(self.players)]
        while self.state.seat >= 0:
            legal = self.state.legal()
            self.moments.append(Moment(self.state.clone(), len(self.steps)))
            action = seats[self.state.seat].choose(partial(self.state.view, self.state.seat), legal, dice)
            self.state.act(action, luck)
            self.steps.append([action, *luck.take()])

    def puzzles(self) -> list[Puzzle]:
        """All of them."""
        looked_at = (self._puzzle(moment) for moment in self.moments)
        return [puzzle for puzzle in looked_at if puzzle is not None]

    def _puzzle(self, moment: Moment) -> Puzzle | None:
        """The decision as a puzzle, if it is one to who knows no more than its seat."""
        state = moment.state
        if not 2 < len(state.legal()) <= MOST_ACTIONS:
            return None
        judge, seed = self.bench.searching, seed_of(self.seed, moment.steps)
        imagined: State = self.game.from_view(state.view(state.seat))
        if not promising(imagined, judge, seed):
            return None
        ways = losses(imagined, judge, seed)
        if not is_clear(ways):
            return None
        missed, greedy = difficulty(imagined, judge, [way.action for way in ways if way.right], seed)
        return Puzzle(
            game=self.number,
            players=self.players,
            luck=self.start,
            steps=self.steps[: moment.steps],
            ways=ways,
            difficulty=missed,
            greedy=greedy,
        )


def stands(game: AnyGame, head: Head, puzzle: Puzzle) -> bool:
    """Judged again in other worlds: is what was right still right, and is it clear?"""
    return is_same(puzzle, judge_again(game, head, puzzle))


def judge_again(game: AnyGame, head: Head, puzzle: Puzzle) -> list[Way]:
    """What its actions lose by today's judge, in other worlds; nothing where it is not clear any more."""
    state = position(game, head.options, puzzle)
    imagined: State = game.from_view(state.view(state.seat))
    judge = strongest(game, puzzle.players).searching
    return compare_all(imagined, judge, puzzle.right[0], seed_of(head.seed, puzzle.id, "again"))


def is_same(puzzle: Puzzle, again: Sequence[Way]) -> bool:
    """Is what is right not clearly wrong, and does what is wrong still lose? It need not lose exactly as much again."""
    right = set(puzzle.right)
    return bool(again) and all(
        not way.wrong if way.action in right else way.low > 0 and way.loss >= SURE_AGAIN for way in again
    )


SURE_AGAIN = 20
"""Judged again, a wrong action must still lose so much, in thousandths: what a review calls an inaccuracy."""
