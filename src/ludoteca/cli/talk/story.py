"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludoteca.core.chance import Script
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Replay
from ludoteca.drawing import table_of
from ludoteca.words import Words


def sentences(game: AnyGame, events: Sequence[Struct], seat: int, words: Words, names: Sequence[str]) -> list[str]:
    """The notable events of one decision as this seat saw them."""
    seen = [game.see(event, seat) for event in events]
    return [words.tell(event, names, prefix="event-") for event in table_of(game.id).notable(seen)]


def happened(again: Replay) -> Iterator[list[Struct]]:
    """The events of every step of a recorded game."""
    for before, number, step in zip(again, again.numbers, again.record.steps, strict=False):
        state = before.clone()
        state.events = []
        state.act(number, Script(step.luck))
        yield state.events or []
