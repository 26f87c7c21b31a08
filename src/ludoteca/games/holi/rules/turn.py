"""A turn, its end, and the end of the game (H-08 to H-12, H-36, H-37)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, count, lowest
from ludoteca.core.verbs import Numbers
from ludoteca.games.holi.board import name_cell
from ludoteca.games.holi.rules.climb import can_climb, no_climb_from
from ludoteca.games.holi.rules.move import move_targets
from ludoteca.games.holi.rules.reach import moves_in_reach, throw_in_reach
from ludoteca.games.holi.rules.refusal import no, not_in, pawn_there
from ludoteca.games.holi.rules.throw import add_cells, add_throws
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import OVER, PLAYING, Table


def legal_in_turn(t: Table) -> list[int]:
    """H-08: Throw, Move and Climb, each at most once, in any order; the throw before the turn can end."""
    out: Numbers = []
    if t.thrown:
        out.append(t.rules.charts.end)
    if may_climb(t):
        out.append(t.rules.charts.climb)
    if not t.moved:
        add_cells(out, t.rules.charts.moves, 0, open_moves(t))
    if not t.thrown:
        add_throws(t, out)
    return out


def may_climb(t: Table) -> bool:
    """H-30, H-10: Climb is open, and before the throw only if a throw stays within reach."""
    floor = t.floor[t.seat]
    cell = t.cell[t.seat]
    if t.climbed or not can_climb(t, floor, cell):
        return False
    return t.thrown or throw_in_reach(t, floor + 1, cell, t.moved, True)


def open_moves(t: Table) -> int:
    """H-26, H-10: where the player may move, before the throw only so that a throw stays within reach."""
    floor = t.floor[t.seat]
    cell = t.cell[t.seat]
    return move_targets(t, floor, cell) if t.thrown else moves_in_reach(t, floor, cell, t.climbed)


def no_climb(t: Table, which: int) -> Illegal | None:
    """H-30, H-31, H-10: why the player does not climb now."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.climbed:
        return no("no-second-climb")
    wrong = no_climb_from(t, t.floor[t.seat], t.cell[t.seat])
    return wrong or (None if may_climb(t) else no("no-throw-after-climb"))


def no_move(t: Table, cell: int) -> Illegal | None:
    """H-26, H-10: why the player does not move there now."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.moved:
        return no("no-second-move")
    if contains(open_moves(t), cell):
        return None
    floor, here = t.floor[t.seat], t.cell[t.seat]
    if cell == here:
        return no("no-move-in-place", cell=name_cell(cell))
    if not contains(t.rules.reach[here] | t.pawns[floor], cell):
        return no("no-move-so-far", cell=name_cell(cell))
    free = contains(move_targets(t, floor, here), cell)
    return pawn_there(t, floor, cell) or no("no-throw-after-move" if free else "no-move-onto-own", cell=name_cell(cell))


def no_end(t: Table, which: int) -> Illegal | None:
    """H-08: the throw before the turn can end."""
    return not_in(t, PLAYING) or (None if t.thrown else no("no-end-before-throw"))


def begin_turn(t: Table, chance: Chance) -> None:
    """H-10: a player who can reach no throw at all is finished at once; the next one begins."""
    while True:
        t.turn += 1
        t.thrown = t.moved = t.climbed = False
        if t.events is not None:
            t.events.append(events.Began(t.seat, t.turn))
        if throw_in_reach(t, t.floor[t.seat], t.cell[t.seat], False, False):
            return
        finish(t, "no-throw")
        if not pass_on(t):
            return


def settle(t: Table, chance: Chance) -> None:
    """After the throw: H-11 a player without tokens stops; H-12 a turn with nothing left to do ends by itself."""
    if t.own_tokens(t.seat) == 0:
        finish(t, "tokens")
        next_turn(t, chance)
    elif (t.moved or not open_moves(t)) and not may_climb(t):
        end_turn(t, 0, chance)


def end_turn(t: Table, which: int, chance: Chance) -> None:
    """H-09, H-36: draw, then a player without tokens or cards is finished."""
    draw_up_to(t, t.seat, t.rules.hand, chance)
    if t.hand[t.seat] == 0:
        finish(t, "cards")
    next_turn(t, chance)


def draw_up_to(t: Table, seat: int, size: int, chance: Chance) -> None:
    """H-07, H-09: draw until so many cards are held, as far as the own deck allows."""
    drawn: list[int] = []
    while t.deck[seat] and count(t.hand[seat]) < size:
        drawn.append(draw(t, seat, chance))
    if drawn and t.events is not None:
        t.events.append(events.Drew(seat, len(drawn), tuple([t.rules.card_names[card] for card in drawn])))


def draw(t: Table, seat: int, chance: Chance) -> int:
    """H-07: a card of the shuffled deck: any one still in it, equally likely."""
    deck: i64 = t.deck[seat]
    for _ in range(chance.below(count(t.deck[seat]))):
        deck &= deck - 1
    drawn = deck & -deck
    t.deck[seat] = t.deck[seat] & ~drawn
    t.hand[seat] = t.hand[seat] | drawn
    return lowest(drawn)


def finish(t: Table, why: str) -> None:
    """H-36: this player throws no more; the pawn stays."""
    t.finished |= 1 << t.seat
    if t.events is not None:
        t.events.append(events.Finished(t.seat, why))


def next_turn(t: Table, chance: Chance) -> None:
    """The next player's turn, or the end of the game."""
    if pass_on(t):
        begin_turn(t, chance)


def pass_on(t: Table) -> bool:
    """H-36, H-37: clockwise to the next player who is not finished; when all are, the game is over."""
    for step in range(1, t.players + 1):
        seat = (t.seat + step) % t.players
        if not t.is_finished(seat):
            t.seat = seat
            return True
    t.seat = -1
    t.phase = OVER
    return False
