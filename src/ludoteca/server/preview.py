"""What an act would do, as far as the one who asks can know.

It is worked out from his view alone, in several imagined worlds that fit it. What all of them agree on is certain and
is told; where luck or a secret decides they part, and there the telling ends. So a preview can give away nothing.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from ludoteca.core.chance import Dice
from ludoteca.core.errors import OutOfLuck
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.server.luck import NoLuck

WORLDS = 4


class Foreseen(NamedTuple):
    """What is certain of an act: its events, the view after it if nothing stays open, and what it does to scores."""

    events: list[Any]
    view: Any | None
    scores: list[int]
    gain: list[int]
    open: bool


def foresee(game: Game, view: Any, seat: int, action: int) -> Foreseen:
    """Look ahead from this seat's view; scores are told where they are certain, and the lists are empty elsewhere."""
    worlds = _worlds(game, view, seat)
    tries = [_try(game, world, seat, action) for world in worlds]
    events = _common([events for events, _ in tries])
    after = [state for _, state in tries]
    views = [state.view(seat) for state in after if state is not None and state.looks == worlds[0].looks]
    certain = len(views) == WORLDS and all(other == views[0] for other in views)
    scores, gain = _scores(worlds, action)
    return Foreseen(events, views[0] if certain else None, scores, gain, certain)


def _worlds(game: Game, view: Any, seat: int) -> list[State]:
    """Worlds that fit the view: always the same for the same view."""
    imagined = game.from_view(view)
    worlds = [imagined]
    for number in range(1, WORLDS):
        world = imagined.clone()
        world.shuffle_hidden(seat, Dice(number))
        worlds.append(world)
    return worlds


def _try(game: Game, world: State, seat: int, action: int) -> tuple[list[Any], State | None]:
    """The events the seat would see up to the first luck, and the state after the act if there was none."""
    after = world.clone()
    after.events = []
    stopped = False
    try:
        after.act(action, NoLuck())
    except OutOfLuck:
        stopped = True
    events = [game.see(event, seat) for event in after.events or []]
    after.events = None
    return events, None if stopped else after


def _common(stories: list[list[Any]]) -> list[Any]:
    """The beginning all stories share."""
    together = zip(*stories, strict=False)
    return [told[0] for told in takewhile(lambda told: all(event == told[0] for event in told), together)]


def _scores(worlds: list[State], action: int) -> tuple[list[int], list[int]]:
    """Scores after the act and what it brings, where all worlds agree whatever luck gives."""
    before = [list(world.outcome().scores) for world in worlds]
    after: list[list[int]] = []
    for number, world in enumerate(worlds):
        changed = world.clone()
        changed.act(action, Dice(number))
        after.append(list(changed.outcome().scores))
    if any(scores != before[0] for scores in before) or any(scores != after[0] for scores in after):
        return [], []
    return after[0], [new - old for new, old in zip(after[0], before[0], strict=True)]
