"""One game of a plan, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from ludoteca.arena.plan import Plan, game_of, start_game
from ludoteca.arena.stats import Explained, explained
from ludoteca.bots.bot import never
from ludoteca.bots.levels import Player, find_player
from ludoteca.core.chance import Chance, Dice, Noted
from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Done, Record, replay, written
from ludoteca.core.state import State, play_apart
from ludoteca.reviews.judging import strongest
from ludoteca.reviews.luck import luck_in
from ludoteca.reviews.told import Settings

Traits = dict[str, list[list[str]]]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; lists go by seat."""

    number: int
    bots: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    breakdown: dict[str, list[int]]
    ending: str
    first: int
    """The seat that made the first decision."""
    turns: int
    decisions: int
    possible: dict[str, int]
    """For each kind of act, in how many decisions there was one."""
    chosen: dict[str, int]
    start: Traits
    end: Traits
    luck: list[float] = []
    """What luck gave to each seat, in shares of a win; empty where it was not reckoned."""
    record: str | msgspec.UnsetType = msgspec.UNSET
    """The record as JSON, where the plan keeps records."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: int) -> float:
        """What this seat has of the win: all, a part of a shared one, or nothing."""
        return 1 / len(self.winners) if self.ranks[seat] == 1 else 0.0


def luck_explains(results: Sequence[Result]) -> Explained | None:
    """How much of the results luck explains; None where it was not reckoned."""
    if not results or any(not result.luck for result in results):
        return None
    shares = [[result.share(seat) for seat in range(len(result.ranks))] for result in results]
    return explained(shares, [result.luck for result in results])


class Table:
    """Where the games of one plan are played: its game and its bots, made once."""

    def __init__(self, plan: Plan, game: AnyGame | None = None) -> None:
        self.plan = plan
        self.game = game or game_of(plan)
        self.players = {name: find_player(name, self.game) for name in plan.bots}
        self.kinds = [str(type(act).__struct_config__.tag) for act in self.game.actions]

    def play(self, number: int, stop: Callable[[], bool] = never) -> Result | None:
        """Game `number`, the same whenever and wherever it is played; None if stopped on the way."""
        if self.plan.adjust or self.plan.keep:
            return self._play_and_keep(number, stop)
        return self._play(number, self.plan.dice(number), Steps(), stop)

    def _play_and_keep(self, number: int, stop: Callable[[], bool]) -> Result | None:
        """Likewise, and what luck gave in it, and its record, as the plan has it."""
        played = self.play_recorded(number, stop)
        if played is None:
            return None
        result, record = played
        if self.plan.keep:
            result = msgspec.structs.replace(result, record=record.to_json().decode())
        if not self.plan.adjust:
            return result
        luck = luck_in(replay(record, self.game), strongest(self.game, self.plan.players), Settings())
        return msgspec.structs.replace(result, luck=luck)

    def play_recorded(self, number: int, stop: Callable[[], bool] = never) -> tuple[Result, Record] | None:
        """Likewise, with its record."""
        luck = Noted(self.plan.dice(number))
        steps = Steps(luck)
        result = self._play(number, luck, steps, stop)
        if result is None:
            return None
        assert steps.state is not None
        return result, written(self.game, steps.state, self.plan.options, steps.start, steps.made)

    def play_blindly(self, number: int) -> tuple[Outcome, int, int]:
        """Game `number` where everybody plays at random, in the engine's own loop: outcome, decisions and turns."""
        luck = self.plan.dice(number)
        state = start_game(self.plan, self.game, number, luck)
        decisions = play_apart(state, luck, [dice for _, dice in self._seats(number)])
        return state.outcome(), decisions, state.turn

    def _play(self, number: int, luck: Chance, steps: Steps, stop: Callable[[], bool]) -> Result | None:
        state = start_game(self.plan, self.game, number, luck)
        steps.begin(state)
        first, start, counts = state.seat, self.game.traits(state), Counts()
        seats = self._seats(number)
        while state.seat >= 0:
            legal = state.legal()
            player, dice = seats[state.seat]
            action = player.choose(partial(state.view, state.seat), legal, dice, stop)
            if stop():
                return None
            counts.add({self.kinds[each] for each in legal}, self.kinds[action])
            seat = state.seat
            state.act(action, luck)
            steps.note(seat, action)
        return self._result(number, state, first, start, counts)

    def _seats(self, number: int) -> list[tuple[Player, Dice]]:
        """The bots of a game, each with dice of its own, so that what one asks of luck changes no other's."""
        names = enumerate(self.plan.seating(number))
        return [(self.players[name], self.plan.dice(number, str(seat))) for seat, name in names]

    def _result(self, number: int, state: State, first: int, start: Traits, counts: Counts) -> Result:
        outcome = state.outcome()
        return Result(
            number=number,
            bots=self.plan.seating(number),
            scores=outcome.scores,
            ranks=outcome.ranks,
            breakdown=outcome.breakdown,
            ending=outcome.ending,
            first=first,
            turns=state.turn,
            decisions=counts.chosen.total(),
            possible=dict(sorted(counts.possible.items())),
            chosen=dict(sorted(counts.chosen.items())),
            start=start,
            end=self.game.traits(state),
        )


class Steps:
    """What a record needs of a game on its way; nothing is kept where nobody notes luck."""

    def __init__(self, luck: Noted | None = None) -> None:
        self._luck = luck
        self.state: State | None = None
        self.start: list[int] = []
        self.made: list[Done] = []

    def begin(self, state: State) -> None:
        """The game is set up."""
        if self._luck is not None:
            self.state, self.start = state, self._luck.take()

    def note(self, seat: int, action: int) -> None:
        """Somebody decided."""
        if self._luck is not None:
            self.made.append((seat, action, tuple(self._luck.take())))


class Counts:
    """How often each kind of act was possible, and chosen."""

    def __init__(self) -> None:
        self.possible: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def add(self, possible: set[str], chosen: str) -> None:
        """One decision."""
        self.possible.update(possible)
        self.chosen[chosen] += 1
