"""Worked positions of Quissama in a few words, and acts as text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core.chance import Chance, Dice, Script
from ludoteca.core.sets import contains, set_of
from ludoteca.games.quissama import Quissama
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES, GONE, KINDS
from ludoteca.games.quissama.rules.purse import by_name
from ludoteca.games.quissama.rules.shops import ready_tokens
from ludoteca.games.quissama.state import QuissamaState
from ludoteca.games.quissama.table import PLAYING

SEATS = ("me", "bento", "clara", "davi", "eva")
GAME = Quissama()


def told(act: msgspec.Struct) -> str:
    """An act as text: its tag and its fields, seats by name: `clear bernardina bento`."""
    values = [getattr(act, name) for name in act.__struct_fields__]
    fields = zip(act.__struct_fields__, values, strict=True)
    words = [SEATS[value] if name == "target" else str(value) for name, value in fields]
    return " ".join([str(type(act).__struct_config__.tag), *words])


NUMBERS = {told(act): number for number, act in enumerate(GAME.actions)}


def cards(words: Sequence[str]) -> list[int]:
    """Counts by kind, from `coin-1 freedom*3`."""
    counts = [0] * KINDS
    for word in words:
        name, _, times = word.partition("*")
        counts[CARD_NAMES.index(name)] += int(times or 1)
    return counts


class Position:
    """A game that is told what to do in words: `do("found N3", 2, 0)` with what luck gives, else dice."""

    def __init__(self, state: QuissamaState, game: Quissama = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Any] = []

    def legal(self, start: str = "") -> list[str]:
        """What may be done now, as text, if it begins like this."""
        acts = [told(self.game.decode(number)) for number in self.state.legal()]
        return [act for act in acts if act.startswith(start)]

    def can(self, act: str) -> bool:
        """Is this act legal now?"""
        return NUMBERS[act] in self.state.legal()

    def do(self, act: str, *luck: int) -> Position:
        """Do it, and check that no piece was lost; `events` are those of this act."""
        assert self.can(act), f"{act}: {self.why(act)}; but {self.legal()}"
        before = self.game.census(self.state)
        chance: Chance = Script(luck) if luck else Dice(0)
        self.state.events = []
        self.state.act(NUMBERS[act], chance)
        self.events = self.state.events or []
        self.state.events = None
        assert self.game.census(self.state) == before
        return self

    def pay(self, act: str, *with_cards: str) -> Position:
        """Do something and pay for it card by card, where that is asked."""
        self.do(act)
        for card in with_cards:
            self.do(f"pay {card}")
        assert self.view().phase != "paying", f"still to pay: {self.due()}"
        return self

    def why(self, act: str) -> str:
        """The key of the reason why this act is refused."""
        return self.game.refusal(self.state, NUMBERS[act]).key

    def refused(self, act: str) -> str:
        """That it is refused, and why."""
        with pytest.raises(ludoteca.Illegal) as refusal:
            self.game.allow(self.state, self.state.seat, self.game.decode(NUMBERS[act]))
        return refusal.value.key

    def view(self, seat: str = "me") -> Any:
        """What a seat sees."""
        return self.state.view(SEATS.index(seat))

    def hand(self, seat: str = "me") -> dict[str, int]:
        """A hand by card names."""
        return dict(self.view(seat).seats[SEATS.index(seat)].hand)

    def known(self, knower: str, owner: str) -> dict[str, int]:
        """What one seat surely knows of another's hand."""
        return dict(self.view(knower).seats[SEATS.index(owner)].known)

    def due(self) -> dict[str, int]:
        """What is still to be paid."""
        return by_name(self.state.due)

    def left(self) -> dict[str, int]:
        """Icons left over in this turn."""
        return by_name(self.state.left)

    def holder(self, character: str) -> str:
        """Who holds a character, or `gallery`."""
        seat = self.state.holder[CHARACTER_NAMES.index(character)]
        return SEATS[seat] if seat >= 0 else "gallery"

    def on(self, character: str) -> list[str]:
        """Whose meeples are on a character."""
        return [SEATS[seat] for seat in self.view().characters[CHARACTER_NAMES.index(character)].meeples]

    def living(self, place: str) -> int:
        """How many capoeiras are at a place."""
        state = self.state
        homes = dict(zip(state.rules.plaza_names, state.plaza, strict=True))
        homes |= dict(zip(state.rules.shop_names, state.workers, strict=True))
        return (homes | {"cabeca": state.cabeca, "senzala": state.senzala})[place]

    def owner(self, shop: str) -> str:
        """Whose a shop is, or `nobody`."""
        seat = self.state.burgher[self.state.rules.shop_names.index(shop)]
        return SEATS[seat] if seat >= 0 else "nobody"

    def ministers(self) -> list[str]:
        """Who is minister on each place, `-` where there is none."""
        return [SEATS[seat] if seat >= 0 else "-" for seat in self.state.ministry]

    def winner(self) -> tuple[str, str] | None:
        """Who has won by which character."""
        if self.state.winner < 0:
            return None
        return SEATS[self.state.winner], CHARACTER_NAMES[self.state.credited]

    def finish_turn(self) -> Position:
        """Discard down to five and end the turn."""
        while not self.can("end"):
            self.do(self.legal("discard")[0])
        return self.do("end")


def quissama(
    text: str = "", players: int = 0, options: Mapping[str, Any] | None = None, game: Quissama = GAME
) -> Position:
    """A position at the beginning of a turn, from clauses divided by `;` or line ends.

    me: burgher coin-1*2         the hand of a seat (me, bento, clara, davi, eva); empty if not told
    market coin-1 crown escape   the Market (Freedom, Crown and Escape if not told)
    pile crown coin-1*2          the draw pile, all other cards being in the discard pile; else it is all the rest
    discard freedom*2            the discard pile
    under crown                  cards under Quissama
    nagoa-north 3, cabeca 2      capoeiras at a plaza or in the Cabeça de Porco; all others are in the Senzala
    senzala 0                    the others are on the southern Nagoa plaza instead
    shop N1 me 2                 a burgher and workers
    ministry me - bento          the Ministry from place 1
    held me quissama alencar     characters in an area
    on bernardina bento          meeples on a character
    gone araujo                  a character out of the game
    spent me 4                   so many meeples of a seat are nowhere: it has that many less
    turn bento                   whose turn it is (me if not told)
    """
    seats = max([1, *(SEATS.index(word) for word in re.findall(r"\w+", text) if word in SEATS)]) + 1
    state = game.blank(players or seats, game.check_options(options))
    state.phase, state.turn = PLAYING, 1
    state.market = [CARD_NAMES.index(name) for name in ("freedom", "crown", "escape")]
    for area in state.areas:
        area.reserve = state.rules.meeples
    clauses = [words for clause in re.split(r"[;\n]", text) if (words := clause.replace(":", " :").split())]
    for words in clauses:
        if not _place_cards(state, words):
            _place_people(state, words)
    pile = next((cards(words[1:]) for words in clauses if words[0] == "pile"), None)
    _complete(state, pile, ["senzala", "0"] in clauses)
    return Position(state, game)


def _place_cards(state: QuissamaState, clause: list[str]) -> bool:
    """What a clause says of cards; False where it speaks of something else."""
    match clause:
        case [seat, ":", *words]:
            owner = state.areas[SEATS.index(seat)]
            owner.hand = cards(words)
            owner.hand_size = sum(owner.hand)
        case ["market", *words]:
            state.market = [CARD_NAMES.index(word) for word in words]
        case ["discard", *words]:
            state.discard = cards(words)
        case ["under", *words]:
            state.under = [CARD_NAMES.index(word) for word in words]
        case ["pile", *_] | ["senzala", "0"]:
            pass  # what is not told elsewhere depends on them: see _complete
        case _:
            return False
    return True


def _place_people(state: QuissamaState, clause: list[str]) -> None:
    """What a clause says of capoeiras, meeples, characters and whose turn it is."""
    match clause:
        case ["cabeca", count]:
            state.cabeca = int(count)
        case ["shop", shop, seat, count]:
            state.burgher[state.rules.shop_names.index(shop)] = SEATS.index(seat)
            state.workers[state.rules.shop_names.index(shop)] = int(count)
        case ["ministry", *words]:
            state.ministry[: len(words)] = [SEATS.index(word) if word in SEATS else -1 for word in words]
        case ["held", seat, *words]:
            _give(state, words, SEATS.index(seat))
        case ["on", character, *words]:
            state.influence[CHARACTER_NAMES.index(character)] = set_of([SEATS.index(word) for word in words])
        case ["gone", *words]:
            _give(state, words, GONE)
        case ["spent", seat, count]:
            state.areas[SEATS.index(seat)].reserve -= int(count)
        case ["turn", seat]:
            state.seat = SEATS.index(seat)
        case [plaza, count]:
            state.plaza[state.rules.plaza_names.index(plaza)] = int(count)
        case wrong:
            raise ValueError(f"no such thing in a position: {' '.join(wrong)}")


def _give(state: QuissamaState, characters: list[str], holder: int) -> None:
    for name in characters:
        state.holder[CHARACTER_NAMES.index(name)] = holder


def _complete(state: QuissamaState, pile: list[int] | None, no_senzala: bool) -> None:
    """Every card, capoeira and meeple that was not named finds its place."""
    spare = state.rules.cards[:]
    for kind in [*state.market, *state.under]:
        spare[kind] -= 1
    for kind in range(KINDS):
        spare[kind] -= state.discard[kind] + sum(area.hand[kind] for area in state.areas) + (pile[kind] if pile else 0)
    assert min(spare) >= 0, "more cards than there are"
    if pile is None:
        state.pile = spare
    else:
        state.pile = pile
        state.discard = [there + rest for there, rest in zip(state.discard, spare, strict=True)]
    state.pile_size = sum(state.pile)
    state.senzala = state.rules.capoeiras - sum(state.plaza) - sum(state.workers) - state.cabeca
    if no_senzala:
        state.plaza[state.rules.plaza_names.index("nagoa-south")] += state.senzala
        state.senzala = 0
    for seat in range(state.players):
        placed = state.burgher.count(seat) + state.ministry.count(seat)
        state.areas[seat].reserve -= placed + sum(contains(seats, seat) for seats in state.influence)
    ready_tokens(state)
