"""Throw, face up and face down, and the direct hit (H-13 to H-25)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from mypy_extensions import i64

from ludoteca.core.bits import mask_of, members_of
from ludoteca.core.chance import Chance
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, FULL, SIDE, name_cell
from ludoteca.games.holi.charts import DOWN, ROW_SETS, Fits, Way
from ludoteca.games.holi.rules.fall import drop
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table, play_code


def may_throw_down(t: Table) -> bool:
    """H-24: not when the own discard pile has a card face down on top (long memory lifts this)."""
    return t.rules.face_down_again or not t.face_down >> t.seat & 1


def free_for_down(t: Table, floor: int) -> int:
    """H-23: a face-down throw goes to a cell without token and without any pawn."""
    return FULL & ~(t.occupied[floor] | t.pawns[floor])


def add_throws(t: Table, out: list[Any]) -> None:
    """H-13 to H-24: all throws from where the pawn stands, face down first."""
    floor = t.floor[t.seat]
    if may_throw_down(t):
        add_throws_down(t, out, free_for_down(t, floor))
    cell = t.cell[t.seat]
    own = t.own_tokens(t.seat)
    hand: i64 = t.hand[t.seat]
    occupied: i64 = t.occupied[floor]
    all_fits = t.rules.fits
    for card in range(t.rules.charts.cards):
        if hand >> card & 1:
            fits = all_fits[card * CELLS + cell]
            if fits.drops > own:
                add_short_throws(t, out, card, fits, own)
                continue
            masks = fits.masks
            numbers = fits.numbers
            for way in range(len(masks)):
                mask: i64 = masks[way]
                if not mask & occupied:
                    out.append(numbers[way])


def add_short_throws(t: Table, out: list[Any], card: int, fits: Fits, own: int) -> None:
    """H-18: short of tokens, the player chooses which cells of a legal pattern get one."""
    numbers = t.rules.charts.throw_number[card]
    occupied = t.occupied[t.floor[t.seat]]
    found: set[int] = set()
    for mask in fits.masks:
        if not mask & occupied:
            for part in combinations(members_of(mask), own):
                found.add(numbers[mask_of(list(part))])
    out.extend(sorted(found))


def add_throws_down(t: Table, out: list[Any], free: int) -> None:
    """H-22: any card of the hand, face down, on any free cell of the floor."""
    downs = t.rules.charts.downs
    hand: i64 = t.hand[t.seat]
    for card in range(t.rules.charts.cards):
        if hand >> card & 1:
            add_cells(out, downs, card * SIDE * ROW_SETS, free)


def add_cells(out: list[Any], rows: list[list[Any]], at: int, cells: int) -> None:
    """Add the numbers of these cells, row by row from a table of row sets."""
    left: i64 = cells
    place: i64 = at
    while left:
        out.extend(rows[place + (left & 63)])
        left >>= SIDE
        place += ROW_SETS


def cells_that_fit(t: Table, floor: int, cells: int) -> int:
    """From which of these cells could a card of the hand be thrown face up? Asked of all cells at once."""
    wanted: i64 = cells
    free: i64 = FULL & ~t.occupied[floor]
    hand: i64 = t.hand[t.seat]
    found: i64 = 0
    for card in range(t.rules.charts.cards):
        if hand >> card & 1:
            for way in t.rules.ways[card]:
                found |= cells_for_way(way, free)
                if found & wanted == wanted:
                    return cells
    return found & wanted


def cells_for_way(way: Way, free: i64) -> i64:
    """H-16, H-17: the pawn's cells from which all targets of this way lie on the grid and on cells without token."""
    found: i64 = way.inside
    for step in way.steps:
        shift: i64 = step
        found &= free >> shift if shift >= 0 else free << -shift
    return found


def throw(t: Table, action: int, chance: Chance) -> None:
    """H-13, H-14, H-19: the card goes face up on the discard pile, its tokens to their cells."""
    place = action - t.rules.charts.throw
    card = t.rules.charts.throw_card[place]
    cells = t.rules.charts.throw_cells[place]
    seat = t.seat
    floor = t.floor[seat]
    play_card(t, card, False)
    if t.events is not None:
        names = tuple([name_cell(cell) for cell in cells])
        t.events.append(events.Threw(seat, t.rules.card_names[card], names, FLOOR_NAMES[floor]))
    for cell in cells:
        throw_at(t, seat, floor, cell)


def throw_down(t: Table, action: int, chance: Chance) -> None:
    """H-22, H-25: a card face down, one token on any free cell of the floor."""
    card = (action - DOWN) // CELLS
    cell = (action - DOWN) % CELLS
    seat = t.seat
    floor = t.floor[seat]
    play_card(t, card, True)
    if t.events is not None:
        name = t.rules.card_names[card]
        t.events.append(events.ThrewDown(seat, name, name_cell(cell), FLOOR_NAMES[floor]))
    throw_at(t, seat, floor, cell)


def play_card(t: Table, card: int, down: bool) -> None:
    """H-19, H-25: a card leaves the hand for the top of the discard pile."""
    seat = t.seat
    t.hand[seat] = t.hand[seat] & ~(1 << card)
    t.played.append(play_code(seat, card, down))
    t.face_down = t.face_down | 1 << seat if down else t.face_down & ~(1 << seat)
    t.thrown = True


def throw_at(t: Table, seat: int, floor: int, cell: int) -> None:
    """H-20, H-33: a token hits the pawn on its cell, or lands there and falls."""
    t.spend(seat)
    if t.pawns[floor] >> cell & 1:
        hit(t, seat, floor, cell)
    else:
        drop(t, seat, floor, cell)


def hit(t: Table, seat: int, floor: int, cell: int) -> None:
    """H-20: a direct hit: the token goes to that player's supply, the thrower scores at once."""
    target = t.pawn_at(floor, cell)
    t.give(target, seat)
    t.hits[seat] = t.hits[seat] + t.rules.hit
    if t.events is not None:
        t.events.append(events.Hit(seat, target, name_cell(cell), FLOOR_NAMES[floor], t.rules.hit))
