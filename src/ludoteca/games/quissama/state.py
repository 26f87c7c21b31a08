"""Quissama's state: the contract's methods over the table and its chapters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.quissama.bot import sense
from ludoteca.games.quissama.rules import scoring
from ludoteca.games.quissama.rules.abilities import legal_robberies, legal_swaps
from ludoteca.games.quissama.rules.payments import legal_payments
from ludoteca.games.quissama.rules.turn import act, legal_discards, legal_in_turn
from ludoteca.games.quissama.seen import cut, hidden, observe
from ludoteca.games.quissama.seen.view import QuissamaView
from ludoteca.games.quissama.setup import legal_settling
from ludoteca.games.quissama.table import PAYING, Table


class QuissamaState(Table):
    """A game of Quissama in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """Q-08, Q-12: what the seat that decides may do."""
        return LEGAL[self.phase](self)

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action, or its next step."""
        act(self, action, chance)

    def clone(self) -> QuissamaState:
        """A copy that shares only the rules."""
        other = QuissamaState(self.rules, self.players)
        self.copy_to(other)
        return other

    def view(self, seat: int) -> QuissamaView:
        """Q-55: what this seat may know."""
        return cut.view_of(self, seat)

    def views(self, seats: list[int]) -> Sequence[QuissamaView]:
        """Q-55: what each of these may know."""
        return cut.views_of(self, seats)

    def outcome(self) -> Outcome:
        """Q-47, Q-48: the result, or what it would be now."""
        return scoring.outcome(self)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """Q-55: deal anew everything this seat cannot know."""
        hidden.shuffle_hidden(self, seat, chance)

    def estimate(self) -> list[float]:
        """About every seat's chance to win."""
        spare = QuissamaState(self.rules, self.players) if self.phase == PAYING else self
        return sense.estimate(self, spare)

    def sense(self, seat: int, out: BytesWriter) -> list[float]:
        """The same, and how far everybody is from each victory."""
        spare = QuissamaState(self.rules, self.players) if self.phase == PAYING else self
        return sense.sense(self, spare, seat, out)

    def observe(self, seat: int, out: BytesWriter) -> None:
        """What this seat sees, as numbers."""
        observe.observe(self, seat, out)

    def margin(self) -> float:
        """A lead that makes a victory likely."""
        return sense.MARGIN


LEGAL: Final[list[Callable[[Table], list[int]]]] = [
    *(legal_settling, legal_in_turn, legal_payments, legal_swaps, legal_robberies, legal_discards),
    lambda t: [],
]
"""What may be done, by phase."""
