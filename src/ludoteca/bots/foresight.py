"""What an act would do, as far as the one who asks can know.

It is worked out from his view alone, in several imagined worlds that fit it. What all of them agree on is certain and
is told; where luck or a secret decides they part, and there the telling ends. So a preview can give away nothing.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from ludoteca.core.chance import Chance, Dice
from ludoteca.core.errors import OutOfLuck
from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import Outcome
from ludoteca.core.state import State

WORLDS = 4
MORE_WORLDS = 24
"""Where a secret is seen, worlds must be many enough for one of them to be different."""


class NoLuck(Chance):
    """Refuses to be asked: for looking ahead as far as nothing is left to luck."""

    def below(self, n: int) -> int:
        raise OutOfLuck("luck-missing", place=1, sides=n)


class Foreseen(NamedTuple):
    """What is certain of an act: its events, the view after it if nothing stays open, and what it does to scores.

    Scores are those before luck or a secret answers; where they are hidden themselves the lists are empty. What it
    brings is told by points made, and apart from them by each source that is not settled yet. An act that ends the game
    settles them all: it brings what it changes in the whole score as it stood, not what was to be lost before it.
    """

    events: list[Struct]
    view: Struct | None
    scores: list[int]
    gain: list[int]
    unsettled: dict[str, list[int]]
    ends: bool
    """The turn of whoever does it is over then, whatever luck gives."""
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
    ends = _ends(imagined, seat, action)
    return Foreseen(events, views[0] if certain else None, *_scores(imagined, seat, tries), ends, certain)


def ends_turn(game: AnyGame, view: Struct, seat: int, action: int) -> bool:
    """Would this act end the turn, as far as this seat can know?"""
    return _ends(game.from_view(view), seat, action)


def _ends(imagined: State, seat: int, action: int) -> bool:
    """Is the turn over after this act, in all worlds and with the luck of each? A set-up (turn 0) is no turn."""
    if not imagined.turn:
        return False
    for number, world in enumerate(_worlds(imagined, seat, WORLDS)):
        after = world.clone()
        after.act(action, Dice(number))
        if after.turn == world.turn and after.seat >= 0:
            return False
    return True


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


def _scores(imagined: State, seat: int, tries: list[_Try]) -> tuple[list[int], list[int], dict[str, list[int]]]:
    """Scores and what the act brings, made and unsettled, where all worlds agree on all of it."""
    before = [world.outcome() for world in _worlds(imagined, seat, len(tries))]
    after = [each.state.outcome() for each in tries]
    if not _agree(before) or not _agree(after):
        return [], [], {}
    old, new = before[0], after[0]
    changes = {source: _change(points, old.apart.get(source)) for source, points in new.apart.items()}
    gain = _change(new.scores, old.scores) if new.ending else _change(new.made, old.made)
    return list(new.scores), gain, {name: by for name, by in changes.items() if any(by)}


def _agree(outcomes: list[Outcome]) -> bool:
    """Do all tell the same points?"""
    first = outcomes[0]
    return all((each.scores, each.apart) == (first.scores, first.apart) for each in outcomes)


def _change(new: list[int], old: list[int] | None) -> list[int]:
    """What became more or less, by seat."""
    return [now - before for now, before in zip(new, old or [0] * len(new), strict=True)]
