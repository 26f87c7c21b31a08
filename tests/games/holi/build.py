"""Worked positions of Holi in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.core.sets import lowest, set_of
from ludoteca.games.holi import Holi
from ludoteca.games.holi.board import CELLS, CORNERS, FLOOR_NAMES, FLOORS, GROUND, name_cell, parse_cell
from ludoteca.games.holi.state import HoliState
from ludoteca.games.holi.table import PLAYING, play_code

SEATS = ("me", "bento", "clara", "davi")
GAME = Holi()


def holi(
    text: str = "",
    players: int = 0,
    rivalry: Sequence[str] = (),
    covered_sweets: str = "stay",
    first: str = "me",
    game: Holi = GAME,
) -> HoliState:
    """A position in the middle of play, from clauses divided by `;` or line ends. Seats are me, bento, clara, davi.

        ground B3 D4-E5 -E4 bento       bento's tokens on cells of a floor; D4-E5 is a rectangle, -E4 leaves one out
        me: pawn middle C3, hand bar    a player's things, divided by commas; these are:

        pawn C3, pawn top C3            where the pawn stands (ground unless said; a free corner if not told)
        hand bar fork                   the cards held (the first cards nobody named if not told)
        deck step, deck none            what is left to draw; other cards lie face up at the bottom of the discard pile
        discard bar fork/down           thrown cards, the last one on top, `/down` for those face down
        tokens 2                        own tokens in the supply; the rest of them is in the next player's supply
        holds 3 clara                   clara's tokens in this player's supply
        sweets 5                        sweets collected; so many are missing on the boards, from the last cell on
        hits 2                          points of direct hits so far
        finished                        throws no more
        turn, turn moved climbed        decides now (me if nobody does), with what was done in this turn

    All pieces are conserved, and a position against H-35 is refused, so that no test starts from nonsense.
    """
    clauses = [clause.strip() for clause in text.replace("\n", ";").split(";") if clause.strip()]
    seats = max([1, *(SEATS.index(word) for word in re.findall(r"\w+", text) if word in SEATS)]) + 1
    state = game.blank(players or seats, {"rivalry": list(rivalry), "covered_sweets": covered_sweets})
    state.phase, state.first, state.turn = PLAYING, SEATS.index(first), 1
    areas = [_Area(state, seat) for seat in range(state.players)]
    for clause in clauses:
        if ":" in clause:
            owner, things = clause.split(":")
            for thing in things.split(","):
                areas[SEATS.index(owner.strip())].take(*thing.split())
        else:
            _lay(state, clause.split())
    for area in areas:
        area.complete()
    for area in areas:
        area.count_tokens()
    _clear_sweets(state)
    _check(state)
    return state


class _Area:
    """One player's things while a position is being laid out."""

    def __init__(self, state: HoliState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.names = state.rules.card_names
        self.hand: list[int] | None = None
        self.deck: list[int] | None = None
        self.discard: list[tuple[int, bool]] = []
        self.tokens: int | None = None

    def take(self, kind: str, *words: str) -> None:
        """Read one thing."""
        match kind, words:
            case "pawn", [*floor, cell]:
                self.state.stand(self.seat, FLOOR_NAMES.index(floor[0]) if floor else 0, parse_cell(cell))
            case "hand", _:
                self.hand = self.cards(words)
            case "deck", _:
                self.deck = self.cards(words)
            case "discard", _:
                cards = self.cards([word.removesuffix("/down") for word in words])
                self.discard = [(card, word.endswith("/down")) for card, word in zip(cards, words, strict=True)]
            case "tokens", [number]:
                self.tokens = int(number)
            case "holds", [number, colour]:
                self.state.areas[self.seat].give(SEATS.index(colour), int(number))
            case "sweets", [number]:
                self.state.areas[self.seat].sweets = int(number)
            case "hits", [number]:
                self.state.areas[self.seat].hits = int(number)
            case "finished", []:
                self.state.areas[self.seat].finished = True
            case "turn", _:
                self.state.seat = self.seat
                for done in words:
                    assert done in ("thrown", "moved", "climbed"), done
                    setattr(self.state, done, True)
            case _:
                raise ValueError(f"no such thing in a position: {kind} {' '.join(words)}")

    def cards(self, names: Sequence[str]) -> list[int]:
        """Cards by name; `none` is none."""
        return [self.names.index(name) for name in names if name != "none"]

    def complete(self) -> None:
        """Give the pawn a place and every card one."""
        state, seat, area = self.state, self.seat, self.state.areas[self.seat]
        if area.cell < 0:
            state.stand(seat, GROUND, lowest(CORNERS & state.floors[GROUND].free_cells()))
        named = [*(card for card, _ in self.discard), *(self.hand or ()), *(self.deck or ())]
        spare = [card for card in range(len(self.names)) if card not in named]
        if self.hand is None:
            self.hand, spare = spare[: state.rules.hand], spare[state.rules.hand :]
        if self.deck is None:
            self.deck, spare = spare, []
        area.hand = set_of(self.hand)
        area.deck = set_of(self.deck)
        pile = [(card, False) for card in spare] + self.discard
        state.played += [play_code(seat, card, down) for card, down in pile]
        area.face_down = bool(pile) and pile[-1][1]

    def count_tokens(self) -> None:
        """Put the tokens that lie nowhere else into the supplies."""
        state, seat = self.state, self.seat
        placed = GAME.census(state)[f"tokens of {seat}"]
        left = state.rules.tokens - placed
        own = left if self.tokens is None else self.tokens
        assert 0 <= own <= left, f"{SEATS[seat]} has only {left} tokens left"
        for number in range(left):
            state.areas[seat if number < own else (seat + 1) % state.players].give(seat)


def _lay(state: HoliState, words: Sequence[str]) -> None:
    """Read `ground B3 D4-E5 -E4 bento`."""
    floor, *places, owner = words
    cells = [cell for place in places if place[0] != "-" for cell in rectangle(place)]
    for cell in cells:
        if f"-{name_cell(cell)}" not in places:
            level = state.floors[FLOOR_NAMES.index(floor)]
            assert level.colour_at(cell) < 0, f"two tokens on {name_cell(cell)}"
            level.lay(SEATS.index(owner), cell)


def rectangle(text: str) -> list[int]:
    """The cells of `D4-E5`, or of one name."""
    corner, _, other = text.partition("-")
    first, last = parse_cell(corner), parse_cell(other or corner)
    columns, rows = range(first % 6, last % 6 + 1), range(first // 6, last // 6 + 1)
    return [row * 6 + column for row in rows for column in columns]


def _clear_sweets(state: HoliState) -> None:
    """Take the collected sweets off the boards: pairs first, from the last cell of the lowest floor on."""
    missing = sum(area.sweets for area in state.areas)
    for size in (2, 1):
        for floor in state.floors:
            for cell in reversed(range(CELLS)):
                if floor.sweets_at(cell) & size and missing >= size:
                    floor.put_sweets(cell, floor.sweets_at(cell) - size)
                    missing -= size
    assert missing == 0, "there are not so many sweets"


def _check(state: HoliState) -> None:
    broken = broken_stacks(state)
    assert not broken, f"against H-35: {broken}"
    places = {(area.floor, area.cell) for area in state.areas}
    assert len(places) == state.players, f"two pawns on a cell of {[name_cell(area.cell) for area in state.areas]}"


def broken_stacks(state: HoliState) -> list[str]:
    """H-35: the cells where a token lies on nothing, on a pawn's cell, or above a pawn."""
    broken = []
    for cell in range(CELLS):
        stack = [state.pawn_at(floor, cell) >= 0 for floor in range(FLOORS)]
        coloured = [floor.colour_at(cell) >= 0 for floor in state.floors]
        floating = any(coloured[floor] and not coloured[floor - 1] for floor in range(1, FLOORS))
        if floating or any(coloured[floor] and any(stack[: floor + 1]) for floor in range(FLOORS)):
            broken.append(name_cell(cell))
    return broken
