"""The state of Regalitos: the contract's methods over the table and its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome
from ludoteca.games.regalitos.bot import sense
from ludoteca.games.regalitos.charts import DISCARD
from ludoteca.games.regalitos.rules import scoring
from ludoteca.games.regalitos.rules.decorate import decorate_present, legal_decorations
from ludoteca.games.regalitos.rules.deliver import (
    give_coal,
    legal_deliveries,
    pick_decorated,
    pick_present,
    to_character,
    to_vip,
)
from ludoteca.games.regalitos.rules.extras import legal_ridding, play, rid_of_coal
from ludoteca.games.regalitos.rules.pay import (
    ask_for_energy,
    ask_for_paper,
    legal_energy,
    legal_papers,
    pay_energy,
    pay_paper,
)
from ludoteca.games.regalitos.rules.piles import take
from ludoteca.games.regalitos.rules.rounds import (
    ask_next,
    decline,
    legal_swaps,
    swap_energy,
    swap_extra,
    swap_paper,
)
from ludoteca.games.regalitos.rules.turn import (
    discard_token,
    end_turn,
    legal_after,
    legal_before,
    nothing_to_decide,
    place_decorate,
    place_deliver,
    place_initiative,
    place_wrap,
)
from ludoteca.games.regalitos.rules.vips import legal_recipients
from ludoteca.games.regalitos.rules.wrap import legal_things, wrap_coal, wrap_object
from ludoteca.games.regalitos.seen import hidden, observe, view
from ludoteca.games.regalitos.table import BENEFITED, DECORATING, DELIVERING, PLACING, RIDDING, WRAPPING, Table


class RegalitosState(Table):
    """A game of Regalitos in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """What the seat that decides may do."""
        return LEGAL[self.phase](self)

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; what has only one answer then follows by itself."""
        ACTS[self.rules.charts.kinds[action]](self, action, chance)
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
            discard_token(t, DISCARD, chance)
        else:
            answers = LEGAL[t.phase](t)
            if len(answers) > 1:
                return
            ACTS[t.rules.charts.kinds[answers[0]]](t, answers[0], chance)


def done(t: Table, action: int, chance: Chance) -> None:
    """All things are picked: what they need is asked for."""
    AFTER_THINGS[t.phase](t)


def nothing_needed(t: Table) -> None:
    """Decorating needs neither paper nor energy."""
    t.resume()


AFTER_THINGS: Final[dict[int, Callable[[Table], None]]] = {
    WRAPPING: ask_for_paper,
    DECORATING: nothing_needed,
    DELIVERING: ask_for_energy,
}
"""What follows the last thing picked, by phase."""


def present_picked(t: Table, action: int, chance: Chance) -> None:
    """A present of the presents zone, to be decorated or delivered."""
    if t.phase == DECORATING:
        decorate_present(t, action)
    else:
        pick_present(t, action)


def coal_given(t: Table, action: int, chance: Chance) -> None:
    """A coal for somebody, delivered or given away."""
    if t.phase == RIDDING:
        rid_of_coal(t, action)
    else:
        give_coal(t, action)


def over(t: Table) -> list[int]:
    """The game is over."""
    return []


LEGAL: Final[list[Callable[[Table], list[int]]]] = [
    *(legal_before, legal_after, legal_things, legal_papers, legal_decorations, legal_deliveries),
    *(legal_recipients, legal_energy, legal_ridding, legal_swaps, over, over),
]
"""What may be done, by phase."""

ACTS: Final[list[Callable[[Table, int, Chance], None]]] = [
    *(end_turn, discard_token, done, decline, place_initiative, place_wrap, place_decorate, place_deliver, take, play),
    *(wrap_object, wrap_coal, present_picked, pick_decorated, coal_given, coal_given, to_character),
    *(swap_paper, swap_extra, swap_energy, to_vip, pay_paper, pay_energy),
]
"""What each kind of action does, in the order of `Charts.kinds`."""
