"""Throw, face up and face down, and the direct hit (H-13 to H-25)."""

from __future__ import annotations

from itertools import combinations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, lowest, members_of, set_of, without, without_lowest
from ludoteca.core.verbs import Numbers
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, name_cell
from ludoteca.games.holi.charts import Throws
from ludoteca.games.holi.floor import Floor
from ludoteca.games.holi.rules.fall import drop
from ludoteca.games.holi.rules.refusal import colour_there, no, not_in, pawn_there
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import PLAYING, Table, play_code


def may_throw_down(t: Table) -> bool:
    """H-24: not when one's own discard pile has a card face down on top (long memory lifts this)."""
    return t.rules.face_down_again or not t.areas[t.seat].face_down


def add_throws(t: Table, out: Numbers) -> None:
    """H-13 to H-24: all throws from where the pawn stands, face down first."""
    me = t.areas[t.seat]
    here = t.floors[me.floor]
    if may_throw_down(t):
        add_throws_down(t, out, me.hand, here.free_cells())
    own = me.tokens(t.seat)
    hand = me.hand
    while hand:
        throws = t.rules.throws[lowest(hand)]
        hand = without_lowest(hand)
        if throws.drops > own:
            add_short_throws(out, throws, me.cell, here, own)
        else:
            throws.add(out, me.cell, here.occupied)


def add_throws_down(t: Table, out: Numbers, hand: i64, free: i64) -> None:
    """H-22, H-23: any card of the hand, face down, on any cell of the floor without token and pawn."""
    while hand:
        t.rules.throws[lowest(hand)].downs.add(out, free)
        hand = without_lowest(hand)


def add_short_throws(out: Numbers, throws: Throws, cell: i64, here: Floor, own: i64) -> None:
    """H-18: short of tokens, the player chooses which cells of a legal pattern get one."""
    found: set[int] = set()
    for mask in throws.masks_from(cell):
        if not mask & here.occupied:
            for part in combinations(members_of(mask), own):
                found.add(throws.parts[set_of(list(part))])
    out.extend(sorted(found))


def some_card_fits(t: Table, here: Floor, cell: i64) -> bool:
    """H-17: could a card of the hand be thrown face up from this cell?"""
    hand = t.areas[t.seat].hand
    while hand:
        if t.rules.throws[lowest(hand)].fits(cell, here.occupied):
            return True
        hand = without_lowest(hand)
    return False


def cells_that_fit(t: Table, here: Floor, wanted: i64) -> i64:
    """From which of these cells could a card of the hand be thrown face up? Asked of all cells at once."""
    hand = t.areas[t.seat].hand
    free = here.open_cells()
    found: i64 = 0
    while hand:
        for way in t.rules.throws[lowest(hand)].ways:
            found |= way.cells(free)
            if found & wanted == wanted:
                return wanted
        hand = without_lowest(hand)
    return found & wanted


def no_card(t: Table, card: i64) -> Illegal | None:
    """H-08, H-13: one throw a turn, with a card of the hand."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.thrown:
        return no("no-second-throw")
    return None if contains(t.areas[t.seat].hand, card) else no("no-such-card", card=t.rules.card_names[card])


def no_throw(t: Table, place: i64) -> Illegal | None:
    """H-13 to H-18: from this pawn the card does not colour just these cells."""
    printed = t.rules.charts.printed
    wrong = no_card(t, printed.throw_card[place])
    for cell in members_of(printed.throw_cells[place]):
        wrong = wrong or colour_there(t, t.areas[t.seat].floor, cell)
    return wrong or no_fit(t, place)


def no_fit(t: Table, place: i64) -> Illegal | None:
    """H-13, H-14, H-18: the pattern does not lie so, or tokens are too few or held back."""
    me = t.areas[t.seat]
    card = t.rules.charts.printed.throw_card[place]
    throws = t.rules.throws[card]
    wanted = t.rules.charts.printed.throw_cells[place]
    cells = members_of(wanted)
    own = me.tokens(t.seat)
    if own < len(cells):
        return no("no-tokens-for-all", count=own, cells=[name_cell(cell) for cell in cells])
    whole = [mask for mask in throws.masks_from(me.cell) if mask & wanted == wanted]
    if not whole:
        return no("no-such-throw", card=t.rules.card_names[card], cells=[name_cell(cell) for cell in cells])
    occupied = t.floors[me.floor].occupied
    if all(mask & occupied for mask in whole):
        return no("no-room-for-pattern", card=t.rules.card_names[card])
    most = min(own, throws.drops)
    return None if len(cells) == most else no("no-tokens-held-back", count=most)


def throw(t: Table, place: i64, chance: Chance) -> None:
    """H-13, H-14, H-19: the card goes face up on the discard pile, its tokens to their cells."""
    card = t.rules.charts.printed.throw_card[place]
    cells = t.rules.charts.printed.throw_cells[place]
    seat = t.seat
    floor = t.areas[seat].floor
    play_card(t, card, False)
    if t.events is not None:
        names = tuple([name_cell(cell) for cell in members_of(cells)])
        t.events.append(events.Threw(seat, t.rules.card_names[card], names, FLOOR_NAMES[floor]))
    while cells:
        throw_at(t, seat, floor, lowest(cells))
        cells = without_lowest(cells)


def no_throw_down(t: Table, which: i64) -> Illegal | None:
    """H-22 to H-24: not twice in a row, and only on a free cell."""
    wrong = no_card(t, which // CELLS)
    if wrong is None and not may_throw_down(t):
        return no("no-down-twice")
    floor = t.areas[t.seat].floor
    return wrong or colour_there(t, floor, which % CELLS) or pawn_there(t, floor, which % CELLS)


def throw_down(t: Table, which: i64, chance: Chance) -> None:
    """H-22, H-25: a card face down, one token on any free cell of the floor."""
    card = which // CELLS
    cell = which % CELLS
    seat = t.seat
    floor = t.areas[seat].floor
    play_card(t, card, True)
    if t.events is not None:
        name = t.rules.card_names[card]
        t.events.append(events.ThrewDown(seat, name, name_cell(cell), FLOOR_NAMES[floor]))
    throw_at(t, seat, floor, cell)


def play_card(t: Table, card: i64, down: bool) -> None:
    """H-19, H-25: a card leaves the hand for the top of the discard pile."""
    me = t.areas[t.seat]
    me.hand = without(me.hand, card)
    me.face_down = down
    t.played.append(play_code(t.seat, card, down))
    t.thrown = True


def throw_at(t: Table, seat: i64, floor: i64, cell: i64) -> None:
    """H-20, H-33: a token hits the pawn on its cell, or lands there and falls."""
    t.areas[seat].spend(seat)
    if contains(t.floors[floor].pawns, cell):
        hit(t, seat, floor, cell)
    else:
        drop(t, seat, floor, cell)


def hit(t: Table, seat: i64, floor: i64, cell: i64) -> None:
    """H-20: a direct hit: the token goes to that player's supply, the thrower scores at once."""
    target = t.pawn_at(floor, cell)
    t.areas[target].give(seat)
    t.areas[seat].hits += t.rules.hit
    if t.events is not None:
        t.events.append(events.Hit(seat, target, name_cell(cell), FLOOR_NAMES[floor], t.rules.hit))
