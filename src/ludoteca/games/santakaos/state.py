"""Santa Kaos's state: the contract's methods over the table and its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.santakaos.bot import sense
from ludoteca.games.santakaos.charts import END, KIND_OF, NUMBERS, USE
from ludoteca.games.santakaos.rules import (
    artifacts,
    bonus,
    forest,
    gain,
    helpers,
    locations,
    rewards,
    rounds,
    scoring,
    sleigh,
    special,
    wishes,
    workshop,
)
from ludoteca.games.santakaos.rules.turn import legal_in_turn, nothing_left, take
from ludoteca.games.santakaos.seen import hidden, observe, view
from ludoteca.games.santakaos.table import OVER, REST, Table


class SantaKaosState(Table):
    """A game of Santa Kaos in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """S-10: what is to be decided now, in the turn or in the middle of something."""
        if self.pending:
            item = self.pending[-1]
            return LEGAL[item & 15](self, item)
        return legal_in_turn(self)

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action, and all that follows from it without anybody's choice."""
        ACTS[KIND_OF[action]](self, action, chance)
        settle(self, chance)

    def clone(self) -> SantaKaosState:
        """A copy that shares only the rules."""
        other = SantaKaosState(self.rules, self.players)
        self.copy_to(other)
        return other

    def view(self, seat: int) -> view.SantaKaosView:
        """S-64: what this seat may know."""
        return view.view_of(self, seat)

    def outcome(self) -> Outcome:
        """S-46 to S-53: the result, or what it would be now."""
        return scoring.outcome(self)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """S-64: deal anew everything this seat cannot know."""
        hidden.shuffle_hidden(self, seat, chance)

    def estimate(self) -> list[float]:
        """What bots make of the position."""
        return sense.estimate(self)

    def observe(self, seat: int, out: BytesWriter) -> None:
        """What this seat sees, as numbers."""
        observe.observe(self, seat, out)

    def margin(self) -> float:
        """The lead that makes a win likely."""
        return sense.MARGIN

    def curiosity(self, later: bool) -> float:
        """The same in all turns: the dice lie open, so what others will take can be thought through."""
        return sense.CURIOUS


def settle(t: Table, chance: Chance) -> None:
    """Go on until somebody has a choice; a turn with nothing left to do ends by itself."""
    while True:
        if t.pending:
            item = t.pending[-1]
            if not SETTLE[item & 15](t, item, chance):
                t.seat = item >> 4 & 3
                return
        elif t.stage == REST and nothing_left(t):
            rounds.end_turn(t, END, chance)
        else:
            t.seat = -1 if t.stage == OVER else t.player
            return


def legal_answers(t: Table, item: int) -> list[int]:
    """S-39, S-56: use the helper, or not."""
    return NUMBERS[USE : USE + 2]


def ask(t: Table, item: int, chance: Chance) -> bool:
    """S-39, S-56: a player who may use a helper is always asked."""
    return False


LEGAL: Final[list[Callable[[Table, int], list[int]]]] = [
    *(bonus.legal_bonus, wishes.legal_wishes, gain.legal_gains, gain.legal_bag, artifacts.legal_swaps),
    *(forest.legal_helpers, rewards.legal_stockings, rewards.legal_artifacts, special.legal_rewards),
    legal_answers,
]
"""What may be chosen, by kind of what is pending; the last two kinds are never asked."""

SETTLE: Final[list[Callable[[Table, int, Chance], bool]]] = [
    *(bonus.settle_bonus, wishes.settle_wish, gain.settle_gain, gain.settle_bag, artifacts.settle_swaps),
    *(forest.settle_helpers, rewards.settle_stocking, rewards.settle_artifact, special.settle_reward),
    *(ask, sleigh.silent_night, rounds.new_round),
]
"""Whether it is done without a choice, by kind of what is pending."""

ACTS: Final[list[Callable[[Table, int, Chance], None]]] = [
    *(rounds.end_turn, take, artifacts.shift, artifacts.vixen_shift),
    *(bonus.take_coins, bonus.train_elf, bonus.frost, wishes.take_open, wishes.take_unseen),
    *(locations.move, locations.dancer_move, locations.buy_stocking, locations.dancer_stocking),
    *(locations.collect, locations.befana_collect, forest.visit_forest),
    *(locations.buy_artifact, locations.dancer_artifact, forest.keep, forest.keep_neither),
    *(gain.gain, artifacts.enough, rewards.choose_stocking, rewards.choose_artifact, special.choose_reward),
    *(helpers.accept, helpers.decline),
    *(workshop.make, workshop.make_for_coin, workshop.make_for_less, workshop.make_for_nothing, helpers.yaga),
    *(wishes.deliver, artifacts.use_or_swap, artifacts.copy_or_swap, artifacts.ready),
]
"""What each kind of action does, in the order of charts.STARTS."""
