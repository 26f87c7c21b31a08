"""Holi's state: the contract's methods over the table and its chapters."""

from __future__ import annotations

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.holi.bot import sense
from ludoteca.games.holi.rules import scoring
from ludoteca.games.holi.rules.turn import legal_in_turn, settle
from ludoteca.games.holi.seen import hidden, observe, view
from ludoteca.games.holi.setup import legal_in_set_up
from ludoteca.games.holi.table import PLAYING, Table


class HoliState(Table):
    """A game of Holi in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """H-06, H-08: what the seat that decides may do."""
        return legal_in_turn(self) if self.phase == PLAYING else legal_in_set_up(self)

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; a turn with nothing left to do then ends by itself (H-12)."""
        self.rules.charts.numbering.do(self, action, chance)
        if self.thrown and self.seat >= 0:
            settle(self, chance)

    def clone(self) -> HoliState:
        """A copy that shares only the rules."""
        other = HoliState(self.rules, self.players)
        self.copy_to(other)
        return other

    def view(self, seat: int) -> view.HoliView:
        """H-44: what this seat may know."""
        return view.view_of(self, seat)

    def outcome(self) -> Outcome:
        """H-41 to H-43: the result, or what it would be now."""
        return scoring.outcome(self)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """H-44: deal anew everything this seat cannot know."""
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
        """Less than elsewhere: turns are many, and what looks much worse at first sight seldom is better."""
        return super().curiosity(later) if later else sense.CURIOUS
