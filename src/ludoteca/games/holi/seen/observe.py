"""What a seat sees of Holi as numbers, its own seat first and the others in the order of play (H-44)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludoteca.core.layout import Part
from ludoteca.core.observing import distance, flag, members, number, one_of, seat, seat_at, twofold, zeros
from ludoteca.core.sets import count
from ludoteca.games.holi.area import HoliArea
from ludoteca.games.holi.board import CELLS, FLOORS
from ludoteca.games.holi.content import HoliContent
from ludoteca.games.holi.table import OVER, Table, card_of, is_down, thrower_of

MOST_SWEETS: Final = 20
MOST_HITS: Final = 20


def layout(content: HoliContent, players: int) -> list[Part]:
    """The parts of an observation, in the order in which `observe` writes them."""
    cards, tokens = len(content.cards), content.pieces.tokens
    squares = FLOORS * CELLS
    return [
        Part("me", players, 1, "the seat's own number, as actions count seats"),
        Part("decides", players, 1, "who decides; none once the game is over"),
        Part("first", players, 1, "who was first to play"),
        Part("phase", OVER + 1, 1, "placing, warming up, playing, over"),
        Part("turn", 3, 1, "in this turn: a card thrown, the pawn moved, the pawn climbed"),
        Part("rivalry", len(content.rivalry), 1, "the rivalry cards in force, in the order of the content"),
        Part("covered_sweets", 1, 1, "covered sweets are taken"),
        Part("tokens", players * squares, 1, "a seat's tokens, by seat, floor from the ground up, cell from A1 to F6"),
        Part("sweets_on_board", squares, 3, "sweets on the cells, by floor and cell"),
        Part("pawn_floor", players * FLOORS, 1, "the floor of each pawn; none before it is placed"),
        Part("pawn_cell", players * CELLS, 1, "the cell of each pawn"),
        Part("supply", players * players, tokens, "tokens in each seat's supply, by seat and colour"),
        Part("sweets", players, MOST_SWEETS, "sweets taken"),
        Part("hits", players, MOST_HITS, "points of direct hits"),
        Part("finished", players, 1, "who throws no more"),
        Part("face_down", players, 1, "whose last card was thrown face down"),
        Part("hand_size", players, cards, "cards in hand"),
        Part("deck_size", players, cards, "cards in the deck"),
        Part("hand", cards, 1, "the cards in the seat's own hand, in the order of the content"),
        Part("thrown", players * cards, 1, "the cards thrown whose face the seat knows, by seat and card"),
    ]


def observe(t: Table, viewer: i64, out: BytesWriter) -> None:
    """Write what this viewer sees; an onlooker sees the table from the first seat."""
    players: i64 = t.players
    me: i64 = max(viewer, 0)
    one_of(out, viewer, players)
    seat(out, t.seat, me, players)
    seat(out, t.first, me, players)
    one_of(out, t.phase, OVER + 1)
    flag(out, t.thrown)
    flag(out, t.moved)
    flag(out, t.climbed)
    members(out, t.rules.rivalry_bits, len(t.rules.rivalry_names))
    flag(out, t.rules.take_covered)
    areas = t.areas[me:] + t.areas[:me]
    board(t, areas, me, out)
    supplies(areas, me, out)
    cards(t, areas, viewer, out)


def board(t: Table, areas: list[HoliArea], me: i64, out: BytesWriter) -> None:
    """Tokens, sweets and pawns."""
    players: i64 = t.players
    for away in range(players):
        for floor in t.floors:
            members(out, floor.tokens_of(seat_at(away, me, players)), CELLS)
    for floor in t.floors:
        twofold(out, floor.ones, floor.twos, CELLS)
    for area in areas:
        one_of(out, area.floor if area.cell >= 0 else -1, FLOORS)
    for area in areas:
        one_of(out, area.cell, CELLS)


def supplies(areas: list[HoliArea], me: i64, out: BytesWriter) -> None:
    """What lies open before each player."""
    players: i64 = len(areas)
    for area in areas:
        for away in range(players):
            number(out, area.tokens(seat_at(away, me, players)))
    for area in areas:
        number(out, area.sweets)
    for area in areas:
        number(out, area.hits)
    for area in areas:
        flag(out, area.finished)
    for area in areas:
        flag(out, area.face_down)


def cards(t: Table, areas: list[HoliArea], viewer: i64, out: BytesWriter) -> None:
    """H-25, H-44: how many cards everybody has, one's own, and the faces of those thrown."""
    players: i64 = t.players
    me: i64 = max(viewer, 0)
    each: i64 = len(t.rules.card_names)
    for area in areas:
        number(out, count(area.hand))
    for area in areas:
        number(out, count(area.deck))
    members(out, areas[0].hand if viewer >= 0 else 0, each)
    start: i64 = zeros(out, players * each)
    for played in t.played:
        code: i64 = played
        who = thrower_of(code)
        if who == viewer or not is_down(code):
            out[start + distance(who, me, players) * each + card_of(code)] = 1
