"""What a tutorial is made of: steps of the reader, what the other player does meanwhile, and the deal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from ludoteca.core.errors import Illegal
from ludoteca.core.game import AnyGame
from ludoteca.core.match import Match
from ludoteca.server.protocol import NoPace, SeatInfo, TableInfo

NAMES = ("Ana", "Bento")
READER, OTHER = 0, 1


class Step(NamedTuple):
    """One step of the lesson: its words, where they point, and what is to be done (nothing: just read)."""

    key: str
    spot: str
    act: Any = None


class Reply(NamedTuple):
    """What the other player does meanwhile."""

    act: Any


Script = tuple[Step | Reply, ...]


class Tutorial(NamedTuple):
    """The opening of one game. Unless it is dealt otherwise, the deal is the first in which all of it can be played.

    `shows` says of a deal whether it has what the words of the lesson speak of.
    """

    game: str
    script: Script
    dealt: Callable[[], Match] | None = None
    shows: Callable[[Match], bool] = lambda match: True

    def match(self) -> Match:
        """The match before its first act."""
        return self.dealt() if self.dealt else _first_deal(self.game, self.script, self.shows)

    def at(self, step: str) -> Match:
        """The match when the reader comes to this step."""
        match = self.match()
        for each in self.script:
            if isinstance(each, Step) and each.key == step:
                break
            if each.act is not None:
                match.act(match.state.seat, each.act)
        return match


def _first_deal(game: str, script: Script, shows: Callable[[Match], bool]) -> Match:
    """The first of the numbered deals that fits: a content file with other cards finds another."""
    for seed in count():
        if shows(Match(game, 2, seed=seed)) and _playable(Match(game, 2, seed=seed), script):
            return Match(game, 2, seed=seed)
    raise AssertionError("there is a deal for every opening")


def _playable(match: Match, script: Script) -> bool:
    """Is it for the reader to begin, and can everything be done by whom the script says?"""
    for each in script:
        seat = READER if isinstance(each, Step) else OTHER
        if match.state.seat != seat and not (isinstance(each, Step) and each.act is None):
            return False
        try:
            if each.act is not None:
                match.act(seat, each.act)
        except Illegal:
            return False
    return True


def table_of(game: AnyGame) -> TableInfo:
    """Where the reader, Ana, sits with Bento."""
    seats = [SeatInfo(kind="person", name=name, present=True, yours=seat == READER) for seat, name in enumerate(NAMES)]
    return TableInfo(
        id="lesson", game=game.id, rules=game.version, state="playing", options={}, seats=seats, host="", hosting=False,
        public=False, onlookers=False, hints=False, pace=NoPace(), absent="wait", created=0, moved=0,
    )  # fmt: skip
