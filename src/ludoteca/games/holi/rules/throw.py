"""Throw, face up and face down, and the direct hit (H-13 to H-25)."""

from __future__ import annotations

from itertools import combinations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, members_of, set_of
from ludoteca.core.verbs import Numbers
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, FULL, SIDE, name_cell
from ludoteca.games.holi.charts import ROW_SETS, Fits, Way
from ludoteca.games.holi.rules.fall import drop
from ludoteca.games.holi.rules.refusal import colour_there, no, not_in, pawn_there
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import PLAYING, Table, play_code


def may_throw_down(t: Table) -> bool:
    """H-24: not when the own discard pile has a card face down on top (long memory lifts this)."""
    return t.rules.face_down_again or not t.face_down >> t.seat & 1


def free_for_down(t: Table, floor: int) -> int:
    """H-23: a face-down throw goes to a cell without token and without any pawn."""
    return FULL & ~(t.occupied[floor] | t.pawns[floor])


def add_throws(t: Table, out: Numbers) -> None:
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


def add_short_throws(t: Table, out: Numbers, card: int, fits: Fits, own: int) -> None:
    """H-18: short of tokens, the player chooses which cells of a legal pattern get one."""
    numbers = t.rules.charts.throw_number[card]
    occupied = t.occupied[t.floor[t.seat]]
    found: set[int] = set()
    for mask in fits.masks:
        if not mask & occupied:
            for part in combinations(members_of(mask), own):
                found.add(numbers[set_of(list(part))])
    out.extend(sorted(found))


def add_throws_down(t: Table, out: Numbers, free: int) -> None:
    """H-22: any card of the hand, face down, on any free cell of the floor."""
    downs = t.rules.charts.downs
    hand: i64 = t.hand[t.seat]
    for card in range(t.rules.charts.cards):
        if hand >> card & 1:
            add_cells(out, downs, card * SIDE * ROW_SETS, free)


def add_cells(out: Numbers, rows: list[Numbers], at: int, cells: int) -> None:
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


def no_card(t: Table, card: int) -> Illegal | None:
    """H-08, H-13: one throw a turn, with a card of the hand."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.thrown:
        return no("no-second-throw")
    return None if contains(t.hand[t.seat], card) else no("no-such-card", card=t.rules.card_names[card])


def no_throw(t: Table, place: int) -> Illegal | None:
    """H-13 to H-18: from this pawn the card does not colour just these cells."""
    wrong = no_card(t, t.rules.charts.throw_card[place])
    for cell in t.rules.charts.throw_cells[place]:
        wrong = wrong or colour_there(t, t.floor[t.seat], cell)
    return wrong or no_fit(t, place)


def no_fit(t: Table, place: int) -> Illegal | None:
    """H-13, H-14, H-18: the pattern does not lie so, or tokens are too few or held back."""
    charts = t.rules.charts
    card = charts.throw_card[place]
    cells = charts.throw_cells[place]
    fits = t.rules.fits[card * CELLS + t.cell[t.seat]]
    own = t.own_tokens(t.seat)
    wanted = set_of(cells)
    if own < len(cells):
        return no("no-tokens-for-all", count=own, cells=[name_cell(cell) for cell in cells])
    whole = [mask for mask in fits.masks if mask & wanted == wanted]
    if not whole:
        return no("no-such-throw", card=t.rules.card_names[card], cells=[name_cell(cell) for cell in cells])
    occupied = t.occupied[t.floor[t.seat]]
    if all(mask & occupied for mask in whole):
        return no("no-room-for-pattern", card=t.rules.card_names[card])
    throws = min(own, fits.drops)
    return None if len(cells) == throws else no("no-tokens-held-back", count=throws)


def throw(t: Table, place: int, chance: Chance) -> None:
    """H-13, H-14, H-19: the card goes face up on the discard pile, its tokens to their cells."""
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


def no_throw_down(t: Table, which: int) -> Illegal | None:
    """H-22 to H-24: not twice in a row, and only on a free cell."""
    wrong = no_card(t, which // CELLS)
    if wrong is None and not may_throw_down(t):
        return no("no-down-twice")
    floor = t.floor[t.seat]
    return wrong or colour_there(t, floor, which % CELLS) or pawn_there(t, floor, which % CELLS)


def throw_down(t: Table, which: int, chance: Chance) -> None:
    """H-22, H-25: a card face down, one token on any free cell of the floor."""
    card = which // CELLS
    cell = which % CELLS
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
