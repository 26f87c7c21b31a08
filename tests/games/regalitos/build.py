"""Worked positions of Regalitos in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.games.regalitos import CONTENT, FLAGS, Regalitos
from ludoteca.games.regalitos.area import AT_ONCE
from ludoteca.games.regalitos.content import CHARACTERS, COLOURS, ROUNDS, SIZES
from ludoteca.games.regalitos.pieces import BASIC_NAMES, BOARD_NAMES, PILES, name_pile, pile_of
from ludoteca.games.regalitos.rules.piles import put_away
from ludoteca.games.regalitos.state import RegalitosState

SEATS = ("me", "bento", "clara", "davi", "edu")
PILE_NAMES = [name_pile(pile) for pile in range(PILES)]


def _start_values() -> str:
    """The content file with start values in place of numbers that may be tuned."""
    tuned = Path(__file__).with_name("start_values.toml").read_text(encoding="utf-8")
    headers = tuple(set(re.findall(r"^\[.*\]$", tuned, re.MULTILINE)))
    blocks = re.split(r"^(?=\[)", CONTENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return "".join(block for block in blocks if not block.startswith(headers)) + tuned


def game_of(text: str) -> Regalitos:
    """The game with this content."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "content.toml")
        file.write_text(text, encoding="utf-8")
        return Regalitos.with_content(file)


START_VALUES = _start_values()
GAME = game_of(START_VALUES)
PLAIN = ("pendigueiro", "tio", "papa-noel", "reyes-magos", "olentzero")
"""Who plays whom unless told: I have no ability that shows between rounds."""


def regalitos(text: str = "", players: int = 0, game: Regalitos = GAME, **options: bool) -> RegalitosState:
    """A position inside a round, from clauses divided by `;` or line ends. Seats are me, bento, clara, davi, edu.

        round navidad, holder bento      the round (nochebuena if not told), who holds the initiative (me)
        claimed bento                    who took it for the next round
        tokens 2, last                   tokens I still have to place (all); my token is the round's last one
        A1 socks coal                    a pile's cards, the last one laid at the end (one card each if not told)
        piles none                       no cards on the piles that are not told
        discard 3 paper-small            cards on the discard pile; the deck is what is left
        me tio: objects socks, paper 3 6     a player, the character if need be, and zones, divided by commas:

        objects, presents, decorated, delivered    objects by name or by sort: `socks`, `green-small`
        coal 2, wrapped 1                coals, unwrapped and wrapped
        paper 3 6 9, energy 2 5          cards by their units
        extras express-wrapping          extra actions
        vips green, under green socks    VIPs, and the presents under one
        scored presents 7                points so far
        used wrap deliver                basic actions done in this round
        turn                             decides now (me if nobody does)

    Every card comes out of the deck, so no test starts with a card too many.
    """
    clauses = [clause.strip() for clause in text.replace("\n", ";").split(";") if clause.strip()]
    named = max([1, *(SEATS.index(word) for word in text.replace(":", " ").split() if word in SEATS)]) + 1
    flags = {name: options.pop(name, False) for name in FLAGS}
    assert not options, options
    people = _people(clauses, players or named)
    state = game.blank(len(people), {"characters": people, **flags})
    state.deck[state.rules.charts.coal] = state.rules.coals
    state.deck_size = sum(state.deck)
    state.turn = 1
    _Position(state).lay(clauses)
    return state


def _people(clauses: Sequence[str], players: int) -> list[str]:
    """Everybody's character: those the clauses name, else the first in PLAIN that is free."""
    heads = [clause.split(":")[0].split() for clause in clauses if ":" in clause]
    named = {words[0]: words[1] for words in heads if len(words) > 1}
    free = [name for name in PLAIN if name not in named.values()]
    people = [named.get(seat) or free.pop(0) for seat in SEATS[:players]]
    assert set(people) <= set(CHARACTERS), people
    return people


class _Position:
    """A position while it is being laid out."""

    def __init__(self, state: RegalitosState) -> None:
        self.state = state
        self.charts = state.rules.charts
        self.told: set[int] = set()
        self.tokens = 0
        self.holder: int | None = None
        self.last = False
        self.fill = True

    def lay(self, clauses: Sequence[str]) -> None:
        """Read all clauses, then give the piles their cards and the tokens their places."""
        for clause in clauses:
            if ":" in clause:
                owner, zones = clause.split(":")
                for zone in zones.split(","):
                    if zone.strip():
                        self.give(SEATS.index(owner.split()[0]), *zone.split())
            else:
                self.set(*clause.split())
        for pile in range(PILES):
            if self.fill and pile not in self.told:
                self.state.piles[pile] = pile_of([self.take(self.first_left())])
        self.place_tokens()

    def first_left(self) -> str:
        """A card for a pile that does not matter: the last object nobody has."""
        cards = [card for card in range(self.charts.objects) if self.state.deck[card]]
        return self.charts.names[cards[-1]]

    def place_tokens(self) -> None:
        """Who holds the initiative, and how many tokens lie on the boards."""
        state = self.state
        whole = state.rules.rounds[state.round].tokens
        if self.last:
            state.holder = (state.seat + 1) % state.players
            state.placed = whole * state.players - 1
            return
        state.holder = state.seat if self.holder is None else self.holder
        state.placed = (whole - (self.tokens or whole)) * state.players + (state.seat - state.holder) % state.players

    def set(self, kind: str, *words: str) -> None:
        """Read what belongs to the table."""
        state = self.state
        if kind in PILE_NAMES:
            self.told.add(PILE_NAMES.index(kind))
            state.piles[PILE_NAMES.index(kind)] = pile_of([self.take(word) for word in words])
            return
        match kind, words:
            case "round", [name]:
                state.round = ROUNDS.index(name)
            case "holder", [name]:
                self.holder = SEATS.index(name)
            case "claimed", [name]:
                state.claimed = SEATS.index(name)
            case "tokens", [number]:
                self.tokens = int(number)
            case "last", []:
                self.last = True
            case "piles", ["none"]:
                self.fill = False
            case "discard", _:
                for word in words:
                    state.discard[self.take(word) - self.charts.paper] += 1
            case _:
                raise ValueError(f"no such thing on the table: {kind} {' '.join(words)}")

    def give(self, seat: int, kind: str, *words: str) -> None:
        """Read one zone of a player."""
        state = self.state
        area = state.areas[seat]
        match kind, words:
            case (("objects" | "presents" | "decorated" | "delivered"), _):
                setattr(area, kind, self.objects(words))
            case (("coal" | "wrapped"), [number]):
                coals = len([self.take("coal") for _ in range(int(number))])
                setattr(area, "coal" if kind == "coal" else "wrapped_coal", coals)
            case (("paper" | "energy" | "extras"), _):
                for word in words:
                    put_away(state, seat, self.take(self.paper(word) if kind == "paper" else word))
            case "vips", _:
                for word in words:
                    put_away(state, seat, self.take(f"vip-{word}"))
            case "under", [vip, *names]:
                state.under[self.charts.names.index(f"vip-{vip}") - self.charts.vip] = self.objects(names)
            case "scored", [source, number]:
                assert source in AT_ONCE, source
                setattr(area, f"for_{source}", int(number))
            case "used", _:
                for word in words:
                    area.use(BASIC_NAMES.index(word))
            case "turn", []:
                state.seat = seat
            case _:
                raise ValueError(f"no such zone: {kind} {' '.join(words)}")

    def objects(self, names: Sequence[str]) -> int:
        """Objects by name or by sort, as a set."""
        return sum(1 << self.take(name) for name in names)

    def paper(self, units: str) -> str:
        return f"paper-{SIZES[self.charts.paper_units.index(int(units))]}"

    def take(self, word: str) -> int:
        """A card out of the deck: by name, by sort, or energy by its units."""
        card = next((card for card in self.cards(word) if self.state.deck[card]), None)
        assert card is not None, f"{word} is not left in the deck"
        self.state.deck[card] -= 1
        self.state.deck_size -= 1
        return card

    def cards(self, word: str) -> list[int]:
        """All cards this word could mean."""
        charts = self.charts
        if word.isdecimal():
            return [charts.energy + dish for dish, units in enumerate(charts.dish_units) if units == int(word)]
        colour, _, size = word.partition("-")
        if colour in COLOURS and size in SIZES:
            sort = COLOURS.index(colour) * 3 + SIZES.index(size)
            return [card for card in range(charts.objects) if charts.object_sort[card] == sort]
        return [charts.names.index(word)]


def board_of(pile: str) -> str:
    """The basic action in the middle of a pile's board."""
    return BASIC_NAMES[BOARD_NAMES.index(pile[0])]
