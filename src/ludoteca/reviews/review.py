"""A review of a recorded game, step by step: it can be cut short and resumed."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Recorded, Replay, replay
from ludoteca.core.state import State
from ludoteca.reviews.course import ends
from ludoteca.reviews.judging import Bench, chances, seed_of, strongest
from ludoteca.reviews.loss import JudgedTurn
from ludoteca.reviews.luck import luck_of
from ludoteca.reviews.told import Decision, Luck, Review, Seat, Settings


def review(
    record: Recorded, settings: Settings | None = None, game: AnyGame | None = None, bench: Bench | None = None
) -> Review:
    """The whole review of a finished game of two or more."""
    return Reviewing(record, settings or Settings(), game, bench).whole()


class Reviewing:
    """A review under way; `sofar` is one that was cut short, of the same game, judge and settings."""

    def __init__(
        self,
        record: Recorded,
        settings: Settings,
        game: AnyGame | None = None,
        bench: Bench | None = None,
        sofar: Review | None = None,
    ) -> None:
        self.replay: Replay = replay(record, game)
        self.settings = settings
        _check(self.replay)
        self.bench = bench or strongest(self.replay.game, self.replay.record.players)
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.chances = [self._chances(0)]
        if sofar is not None and self._same(sofar):
            self.decisions, self.luck = list(sofar.decisions), list(sofar.luck)
            self.chances = list(sofar.chances)

    @property
    def steps(self) -> int:
        """How many steps the game has."""
        return len(self.replay) - 1

    def _same(self, sofar: Review) -> bool:
        made = (sofar.seal, sofar.judge, sofar.settings)
        whole = 0 < len(sofar.chances) <= self.steps + 1
        return whole and made == (self.replay.record.seal, self.bench.name, self.settings)

    def _chances(self, n: int) -> list[float]:
        state: State = self.replay[n]
        return chances(self.bench.chances, state, self.settings.worlds, seed_of(self.settings.seed, n, "chances"))

    def run(self) -> Iterator[int]:
        """Step by step: how many are done."""
        while len(self.chances) <= self.steps:
            self._step(len(self.chances) - 1)
            yield len(self.chances) - 1

    def _step(self, n: int) -> None:
        """What one step was: decision, luck, and how everybody stands after it."""
        before, after, action = self.replay[n], self.replay[n + 1], self.replay.numbers[n]
        luck = luck_of(self.bench, before, action, after, self.replay.record.steps[n].luck, self.settings)
        if any(luck):
            self.luck.append(Luck(n=n, seats=luck))
        if self._ends(n):
            self.decisions += self._decisions(n)
        self.chances.append(self._chances(n + 1))

    def _ends(self, n: int) -> bool:
        """Does what a seat decides in one go end with this step?"""
        return ends(self.replay[n], self.replay[n + 1], self.replay.record.steps[n].luck)

    def _decisions(self, last: int) -> list[Decision]:
        """All that was decided in one go up to this step."""
        first = last
        while first > 0 and not self._ends(first - 1):
            first -= 1
        turn = JudgedTurn(self.replay.game, self.bench.searching, self.settings)
        return turn.whole(self.replay[first : last + 1], self.replay.numbers[first : last + 1], first)

    def whole(self) -> Review:
        """The review once everything is done."""
        for _ in self.run():
            pass
        return self.review()

    def review(self) -> Review:
        """The review as far as it is done."""
        done = len(self.chances) - 1
        return Review(
            game=self.replay.game.id,
            players=self.replay.record.players,
            judge=self.bench.name,
            settings=self.settings,
            seal=self.replay.record.seal,
            steps=self.steps,
            complete=done == self.steps,
            seats=[self._seat(seat) for seat in range(self.replay.record.players)],
            decisions=self.decisions,
            luck=self.luck,
            chances=self.chances,
        )

    def _seat(self, seat: int) -> Seat:
        """A seat's account: what is left over is shown as the rest."""
        result, start = self.chances[-1][seat], self.chances[0][seat]
        luck = sum(each.seats[seat] for each in self.luck)
        own = -sum(each.loss for each in self.decisions if each.seat == seat)
        others = sum(each.effect[seat] for each in self.decisions if each.seat != seat)
        rest = result - start - luck - own - others
        return Seat(result=result, start=start, luck=luck, own=own, others=others, rest=rest)


def _check(again: Replay) -> None:
    """Only games that are over, of two or more: alone nobody wins against anybody."""
    if again.state.seat >= 0:
        raise BadRecord("review-unfinished", step=len(again) - 1)
    if again.record.players < 2:
        raise LudotecaError("review-alone")
