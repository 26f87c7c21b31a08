"""Find a better move: at a decision of a reviewed game another act is tried, and judged as the review judged.

What it would do is worked out from the seat's view, and so is how good it is: in a thinking process, after all else.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec

from ludoteca.bots.foresight import foresee
from ludoteca.core.record import Record, Replay
from ludoteca.core.state import State
from ludoteca.reviews.told import Decision, Review
from ludoteca.server import reviews
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Missing, Refusal
from ludoteca.server.protocol import Previewed
from ludoteca.server.protocol.parts import Decided
from ludoteca.server.protocol.records import Choices, Judged
from ludoteca.server.records import Kept, played_again
from ludoteca.server.thinking.think import Box, TryQuestion

KEPT = 8
"""Games that are tried at, kept as they were played again: at each decision many previews are asked for."""


@lru_cache(maxsize=KEPT)
def _again(text: bytes) -> Replay:
    record = Record.from_json(text)
    return played_again(record)


async def _at(kept: Kept, n: int) -> tuple[Replay, State]:
    """The game, and the state in which the decision after `n` steps was taken."""
    again = await asyncio.to_thread(_again, kept.text)
    if n >= len(again) - 1:
        raise Missing("moment-missing", n=n, most=len(again) - 2)
    return again, again[n]


async def choices(kept: Kept, n: int) -> Choices:
    """What could be done there."""
    again, state = await _at(kept, n)
    return Choices(n=n, seat=state.seat, legal=[again.game.decode(number) for number in state.legal()])


async def preview(kept: Kept, n: int, act: Decided) -> Previewed:
    """What an act would have done, as far as the seat could know."""
    again, state = await _at(kept, n)
    number = again.game.allow(state, state.seat, act)
    foreseen = await asyncio.to_thread(foresee, again.game, state.view(state.seat), state.seat, number)
    return Previewed(ref=0, n=n, **foreseen._asdict())


async def judge(house: House, kept: Kept, n: int, act: Decided, person: Person) -> Judged:
    """How good an act would have been: known of the best one and of what was done, else worked out."""
    again, state = await _at(kept, n)
    number = again.game.allow(state, state.seat, act)
    review = (await reviews.find(house, kept)).review
    if review is None:
        raise Refusal("try-unreviewed")
    decision = _decision(review, n)
    best, done = (again.game.encode(each) for each in (decision.best, decision.act))
    if number == best:
        return Judged(loss=0.0, low=0.0, high=0.0)
    if number == done:
        return Judged(loss=decision.loss, low=decision.low, high=decision.high)
    view, depth = msgspec.json.encode(state.view(state.seat)), msgspec.json.encode(review.settings)
    asked = TryQuestion(_box(again), state.players, n, view, best, number, depth)
    found = await house.thinkers.judge(asked, person.id)
    return Judged(loss=found.mean if found.low > 0 else 0.0, low=found.low, high=found.high)


def _box(again: Replay) -> Box:
    """The game, with its contents where they are the house's own."""
    own = again.record.contents
    return Box(again.game.id, "" if isinstance(own, msgspec.UnsetType) else own)


def _decision(review: Review, n: int) -> Decision:
    found = next((each for each in review.decisions if each.n == n), None)
    if found is None:
        raise Refusal("try-no-choice", n=n)
    return found
