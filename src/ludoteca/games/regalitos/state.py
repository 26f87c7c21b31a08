"""The state of Regalitos: the contract's methods over the table and its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.regalitos.bot import order, sense
from ludoteca.games.regalitos.rules import scoring
from ludoteca.games.regalitos.rules.coal import legal_ridding
from ludoteca.games.regalitos.rules.decorate import legal_decorations
from ludoteca.games.regalitos.rules.deliver import legal_deliveries
from ludoteca.games.regalitos.rules.pay import legal_energy, legal_papers
from ludoteca.games.regalitos.rules.rounds import ask_next, legal_swaps
from ludoteca.games.regalitos.rules.turn import discard_token, legal_after, legal_before, nothing_to_decide
from ludoteca.games.regalitos.rules.vips import legal_recipients
from ludoteca.games.regalitos.rules.wrap import legal_things
from ludoteca.games.regalitos.seen import hidden, observe, view
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    BENEFITED,
    DECORATING,
    DELIVERING,
    OVER,
    PAPERING,
    PAYING,
    PLACED,
    PLACING,
    RIDDING,
    SWAPPING,
    WRAPPING,
    Table,
)


class RegalitosState(Table):
    """A game of Regalitos in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """What the seat that decides may do."""
        return LEGAL[self.phase](self)

    def candidates(self) -> list[int]:
        """What bots look at after their next decision: one order of every set."""
        return order.candidates(self, self.legal())

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; what has only one answer then follows by itself."""
        self.rules.charts.numbering.do(self, action, chance)
        settle(self, chance)

    def clone(self) -> RegalitosState:
        """A copy that shares only the rules."""
        other = RegalitosState(self.rules, self.players)
        self.copy_to(other)
        return other

    def view(self, seat: int) -> view.RegalitosView:
        """R-44: what this seat may know."""
        return view.view_of(self, seat)

    def outcome(self) -> Outcome:
        """R-36 to R-43: the result, or what it would be now."""
        return scoring.outcome(self)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """R-44: deal anew everything nobody can know."""
        hidden.shuffle_hidden(self, chance)

    def estimate(self) -> list[float]:
        """What bots make of the position."""
        return sense.estimate(self)

    def observe(self, seat: int, out: BytesWriter) -> None:
        """What this seat sees, as numbers."""
        observe.observe(self, seat, out)

    def margin(self) -> float:
        """The lead that makes a win likely."""
        return sense.MARGIN


def settle(t: Table, chance: Chance) -> None:
    """Go on until somebody has something to decide: a choice with one answer is not asked.

    A token with one place to go is still placed by its player: a turn does not pass unseen.
    """
    while t.seat >= 0:
        if t.phase == BENEFITED:
            ask_next(t)
        elif t.phase == PLACING:
            if not nothing_to_decide(t):
                return
            discard_token(t, 0, chance)
        else:
            answers = LEGAL[t.phase](t)
            if len(answers) > 1:
                return
            t.rules.charts.numbering.do(t, answers[0], chance)


def nobody(t: Table) -> list[int]:
    """Nobody is asked: the game is over, or goes on by itself."""
    return []


BY_PHASE: Final[dict[int, Callable[[Table], list[int]]]] = {
    PLACING: legal_before,
    PLACED: legal_after,
    WRAPPING: legal_things,
    PAPERING: legal_papers,
    DECORATING: legal_decorations,
    DELIVERING: legal_deliveries,
    ADDRESSING: legal_recipients,
    PAYING: legal_energy,
    RIDDING: legal_ridding,
    SWAPPING: legal_swaps,
    BENEFITED: nobody,
    OVER: nobody,
}
LEGAL: Final[list[Callable[[Table], list[int]]]] = [BY_PHASE[phase] for phase in range(OVER + 1)]
"""What may be done, by phase."""
