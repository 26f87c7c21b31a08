"""Santa Kaos's state: the contract's methods over the table and its chapters."""

from __future__ import annotations

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.santakaos.bot import order, sense
from ludoteca.games.santakaos.pending import kind_of
from ludoteca.games.santakaos.questions import QUESTIONS, settle
from ludoteca.games.santakaos.rules import scoring
from ludoteca.games.santakaos.rules.turn import legal_in_turn
from ludoteca.games.santakaos.seen import hidden, observe, view
from ludoteca.games.santakaos.table import Table


class SantaKaosState(Table):
    """A game of Santa Kaos in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """S-10: what is to be decided now, in the turn or in the middle of something."""
        if self.pending:
            item = self.pending[-1]
            return QUESTIONS[kind_of(item)].legal(self, item)
        return legal_in_turn(self)

    def candidates(self) -> list[int]:
        """What bots look at after their next decision."""
        return order.candidates(self, self.legal())

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action, and all that follows from it without anybody's choice."""
        self.rules.charts.numbering.do(self, action, chance)
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
