"""How a review's numbers and acts are written, for terminal and page alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.game import AnyGame
from ludoteca.reviews.told import Decision, Review
from ludoteca.words import Words


def percent(share: float, signed: bool = False) -> str:
    """A share of a win in points of a hundred."""
    return f"{100 * share:+.1f}" if signed else f"{100 * share:.1f}"


def reach(decision: Decision) -> str:
    """How sure a loss is."""
    return f"{percent(decision.low)} – {percent(decision.high)}"


def dear(found: Review, seat: int | None = None) -> list[Decision]:
    """The decisions that cost something, the dearest first; of one seat or of all."""
    blamed = [each for each in found.decisions if each.loss > 0 and seat in (None, each.seat)]
    return sorted(blamed, key=lambda each: -each.loss)


def act_of(act: Mapping[str, object], game: AnyGame, speech: Words, names: Sequence[str]) -> str:
    """An act as people say it."""
    return speech.tell(game.decode(game.encode(act)), names, prefix="act-")
