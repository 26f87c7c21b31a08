"""Acting on positions of Holi and reading them, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import ludoteca
from ludoteca.core.chance import Chance, Script
from ludoteca.games.holi import Holi
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, name_cell, parse_cell
from ludoteca.games.holi.content import Rivalry
from ludoteca.games.holi.state import HoliState
from tests.games.holi.build import GAME, SEATS


class _Lowest(Chance):
    """Luck that always gives 0: of a deck, the card that comes first in the content."""

    __slots__ = ()

    def below(self, n: int) -> int:
        return 0


def chance(luck: Iterable[int] | None) -> Chance:
    """Luck as written; the lowest of everything where none is."""
    return _Lowest() if luck is None else Script(luck)


def do(state: HoliState, *texts: str, luck: Iterable[int] | None = None, game: Holi = GAME) -> list[Any]:
    """Let the seat that decides do one act after the other, refusing what is not legal; all events.

    An act reads as `acts` writes it: "throw bar B3 D3", "throw-down bar A1", "move C4", "climb", "end".
    """
    dice = chance(luck)
    events: list[Any] = []
    state.events = events
    for text in texts:
        state.act(game.allow(state, state.seat, act(text)), dice)
    state.events = None
    return events


def act(text: str) -> dict[str, Any]:
    """The plain data of an act."""
    kind, *words = text.split()
    match kind, words:
        case "throw", [card, *cells]:
            return {"type": kind, "card": card, "cells": cells}
        case "throw-down", [card, cell]:
            return {"type": kind, "card": card, "cell": cell}
        case (("move" | "start" | "warm-up"), [cell]):
            return {"type": kind, "cell": cell}
    return {"type": kind}


def acts(state: HoliState, kind: str = "", game: Holi = GAME) -> list[str]:
    """The legal acts that begin with these words, without them: `acts(state, "throw bar")` gives ["B3 D3", …]."""
    texts = [words_of(game.decode(number)) for number in state.legal()]
    return [text.removeprefix(kind).strip() for text in texts if f"{text} ".startswith(f"{kind} " if kind else "")]


def words_of(struct: Any) -> str:
    """An act in the words that `act` reads."""
    values = [getattr(struct, field) for field in struct.__struct_fields__]
    words = [word for value in values for word in ([value] if isinstance(value, str) else value)]
    return " ".join([str(struct.__struct_config__.tag), *words])


def kinds(state: HoliState) -> list[str]:
    """The kinds of legal acts, each once."""
    return list(dict.fromkeys(text.split()[0] for text in acts(state)))


def token(state: HoliState, place: str) -> str | None:
    """Whose token lies there: `token(state, "middle B2")`."""
    floor, cell = place.split()
    seat = state.floors[FLOOR_NAMES.index(floor)].colour_at(parse_cell(cell))
    return SEATS[seat] if seat >= 0 else None


def colours(state: HoliState, owner: str) -> list[str]:
    """All places of a player's tokens: ["ground B3", "middle C4"]."""
    places = [f"{floor} {name_cell(cell)}" for floor in FLOOR_NAMES for cell in range(CELLS)]
    return [place for place in places if token(state, place) == owner]


def pawn(state: HoliState, owner: str) -> str:
    """Where a pawn stands: "ground C3"."""
    area = state.areas[SEATS.index(owner)]
    return f"{FLOOR_NAMES[area.floor]} {name_cell(area.cell)}"


def supply(state: HoliState, owner: str, colour: str = "") -> int:
    """How many tokens of a colour (one's own if not said) are in a player's supply."""
    seat = SEATS.index(owner)
    return state.view(-1).seats[seat].supply[SEATS.index(colour or owner)]


def sweets(state: HoliState, place: str) -> int:
    """How many sweets lie there: `sweets(state, "ground A2")`."""
    floor, cell = place.split()
    return state.floors[FLOOR_NAMES.index(floor)].sweets_at(parse_cell(cell))


def collected(state: HoliState) -> list[int]:
    """How many sweets everybody has."""
    return [area.sweets for area in state.areas]


def hand(state: HoliState, owner: str) -> list[str]:
    """The cards a player holds."""
    seat = SEATS.index(owner)
    return state.view(seat).seats[seat].hand or []


def decides(state: HoliState) -> str | None:
    """Whose decision it is, or None when the game is over."""
    return SEATS[state.seat] if state.seat >= 0 else None


def points(state: HoliState, source: str) -> list[int]:
    """H-43: everybody's points from one source, as if the game ended now."""
    return state.outcome().breakdown[source]


def rivalry_card(name: str) -> Rivalry:
    """The content's row of a rivalry card."""
    return GAME.content.rivalry_card(name)


def finished(events: Iterable[Any]) -> list[tuple[str, str]]:
    """Who was finished in these events, and why."""
    ends = [event for event in events if event.__struct_config__.tag == "finished"]
    return [(SEATS[event.seat], event.why) for event in ends]


def begun(players: int = 2, luck: Iterable[int] | None = None, **options: Any) -> HoliState:
    """A game from its very start (luck: the lowest of everything, so that I am the first player)."""
    state = GAME.start(players, options, chance(luck))
    assert isinstance(state, HoliState)
    return state


def random_game(seed: int, players: int, prefer: str = "", game: Holi = GAME, **options: Any) -> Iterator[HoliState]:
    """Every position of a game played at random, with acts of the preferred kind where there are any."""
    dice = ludoteca.Dice(seed)
    state = game.start(players, options, dice)
    assert isinstance(state, HoliState)
    while state.seat >= 0:
        yield state
        legal = state.legal()
        liked = [number for number in legal if game.decode(number).__struct_config__.tag == prefer] or legal
        state.act(liked[dice.below(len(liked))], dice)
    yield state
