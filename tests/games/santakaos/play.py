"""Acting in worked positions: acts written as their tag and their details."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import msgspec

import ludoteca
from ludoteca.core.chance import Chance, Dice, Script
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos import actions
from ludoteca.games.santakaos.known import helper_of
from ludoteca.games.santakaos.pieces import HELPERS, KINDS, TOYS
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, PLACES

ACTS: dict[str, type[msgspec.Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(actions.AnyAct)}


def act(text: str) -> msgspec.Struct:
    """`take store red` as a struct: the tag, then the fields in their order."""
    tag, *values = text.split()
    return ACTS[tag](*(PLACES.get(value, value) for value in values))


def do(state: SantaKaosState, *texts: str, luck: Iterable[int] | None = None) -> SantaKaosState:
    """Do these one after the other, each by whoever decides; luck is written or does not matter."""
    chance: Chance = Dice(0) if luck is None else Script(luck)
    for text in texts:
        number = GAME.encode(act(text))
        assert number in state.legal(), f"{text}: {GAME.why_not(state, number)}"
        state.act(number, chance)
    assert not isinstance(chance, Script) or chance.left() == 0
    return state


def can(state: SantaKaosState, text: str) -> bool:
    """May the seat that decides do this?"""
    return GAME.encode(act(text)) in state.legal()


def choices(state: SantaKaosState, *tags: str) -> list[str]:
    """What may be done now, all of it or only acts of some tags, as texts."""
    acts = [GAME.decode(number) for number in state.legal()]
    return [
        " ".join([tag, *(str(getattr(act, name)) for name in act.__struct_fields__)])
        for act in acts
        if (tag := str(act.__struct_config__.tag)) in tags or not tags
    ]


def happened(state: SantaKaosState, *texts: str, luck: Iterable[int] | None = None) -> list[Any]:
    """The events of doing these."""
    state.events = []
    do(state, *texts, luck=luck)
    events, state.events = state.events, None
    return events


def goods(state: SantaKaosState, seat: int = 0) -> str:
    """What a player holds: `cloth 2 coin 1`."""
    held = state.areas[seat].goods()
    return " ".join(f"{name} {count}" for name, count in zip(KINDS, held, strict=True) if count)


def toys(state: SantaKaosState, seat: int = 0) -> str:
    """The toys in a workshop: `ball doll doll`."""
    names = state.rules.charts.toy_names
    return " ".join(names[toy] for toy in range(TOYS) for _ in range(state.areas[seat].toys[toy]))


def wishes(state: SantaKaosState, seat: int = 0) -> str:
    """The wish cards before a player."""
    return " ".join(state.rules.charts.wish_names[card] for card in members_of(state.areas[seat].wishes))


def helper(state: SantaKaosState, seat: int = 0) -> str:
    """A player's helper, `/used` this round; nothing without one."""
    area = state.areas[seat]
    name = HELPERS[area.helper] if area.helper >= 0 else ""
    return f"{name}/used" if area.tired else name


def under(state: SantaKaosState) -> str:
    """The helpers under the deck, the uppermost first."""
    return " ".join(HELPERS[helper_of(card)] for card in state.under)


def begun(players: int = 2, seed: int = 1, **options: Any) -> SantaKaosState:
    """A game from its start."""
    state = GAME.start(players, options, ludoteca.Dice(seed))
    assert isinstance(state, SantaKaosState)
    return state


def play_on(state: SantaKaosState, seed: int = 1) -> SantaKaosState:
    """Play at random to the end."""
    dice = Dice(seed)
    while state.seat >= 0:
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    return state
