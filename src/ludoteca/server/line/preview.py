"""What an act would do, as far as the one who asks can know.

It is worked out from his view alone, in several imagined worlds that fit it. What all of them agree on is certain and
is told; where luck or a secret decides they part, and there the telling ends. So a preview can give away nothing.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from ludoteca.core.chance import Dice
from ludoteca.core.errors import OutOfLuck
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.server.table.luck import NoLuck

WORLDS = 4
MORE_WORLDS = 24
"""Where a secret is seen, worlds must be many enough for one of them to be different."""


class Foreseen(NamedTuple):
    """What is certain of an act: its events, the view after it if nothing stays open, and what it does to scores.

    Scores are those before luck or a secret answers; where they are hidden themselves the lists are empty.
    """

    events: list[Struct]
    view: Struct | None
    scores: list[int]
    gain: list[int]
    open: bool


class _Try(NamedTuple):
    """An act in one world, up to the first luck: events as the seat sees them, and the state there."""

    events: list[Struct]
    state: State
    whole: bool
    looked: bool


def foresee(game: AnyGame, view: Struct, seat: int, action: int) -> Foreseen:
    """Look ahead from this seat's view."""
    imagined = game.from_view(view)
    tries = [_try(game, world, seat, action) for world in _worlds(imagined, seat, WORLDS)]
    if any(each.looked for each in tries):
        tries = [_try(game, world, seat, action) for world in _worlds(imagined, seat, MORE_WORLDS)]
    events = _common([each.events for each in tries])
    certain = all(each.whole and not each.looked for each in tries)
    views = [each.state.view(seat) for each in tries] if certain else []
    certain = certain and all(other == views[0] for other in views)
    scores, gain = _scores(imagined, seat, tries)
    return Foreseen(events, views[0] if certain else None, scores, gain, certain)


def _worlds(imagined: State, seat: int, count: int) -> list[State]:
    """Worlds that fit the view: always the same for the same view."""
    worlds = [imagined]
    for number in range(1, count):
        world = imagined.clone()
        world.shuffle_hidden(seat, Dice(number))
        worlds.append(world)
    return worlds


def _try(game: AnyGame, world: State, seat: int, action: int) -> _Try:
    after = world.clone()
    after.events = []
    whole = True
    try:
        after.act(action, NoLuck())
    except OutOfLuck:
        whole = False
    events = [game.see(event, seat) for event in after.events or []]
    after.events = None
    return _Try(events, after, whole, after.looks != world.looks)


def _common(stories: list[list[Struct]]) -> list[Struct]:
    """The beginning all stories share."""
    together = zip(*stories, strict=False)
    return [told[0] for told in takewhile(lambda told: all(event == told[0] for event in told), together)]


def _scores(imagined: State, seat: int, tries: list[_Try]) -> tuple[list[int], list[int]]:
    """Scores and what the act brings, where all worlds agree on both."""
    before = [list(world.outcome().scores) for world in _worlds(imagined, seat, len(tries))]
    after = [list(each.state.outcome().scores) for each in tries]
    if any(scores != before[0] for scores in before) or any(scores != after[0] for scores in after):
        return [], []
    return after[0], [new - old for new, old in zip(after[0], before[0], strict=True)]
