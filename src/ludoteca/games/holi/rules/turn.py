"""A turn, its end, and the end of the game (H-08 to H-12, H-36, H-37)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, count, lowest, with_, without, without_lowest
from ludoteca.core.verbs import Numbers
from ludoteca.games.holi.area import HoliArea
from ludoteca.games.holi.board import name_cell
from ludoteca.games.holi.rules.climb import can_climb, no_climb_from
from ludoteca.games.holi.rules.move import move_targets
from ludoteca.games.holi.rules.reach import moves_in_reach, throw_in_reach
from ludoteca.games.holi.rules.refusal import no, not_in, pawn_there
from ludoteca.games.holi.rules.throw import add_throws
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
        t.rules.charts.moves.add(out, open_moves(t))
    if not t.thrown:
        add_throws(t, out)
    return out


def may_climb(t: Table) -> bool:
    """H-30, H-10: Climb is open, and before the throw only if a throw stays within reach."""
    me = t.areas[t.seat]
    if t.climbed or not can_climb(t, me.floor, me.cell):
        return False
    return t.thrown or throw_in_reach(t, me.floor + 1, me.cell, t.moved, True)


def open_moves(t: Table) -> i64:
    """H-26, H-10: where the player may move, before the throw only so that a throw stays within reach."""
    me = t.areas[t.seat]
    if t.thrown:
        return move_targets(t, t.floors[me.floor], me.cell)
    return moves_in_reach(t, me.floor, me.cell, t.climbed)


def no_climb(t: Table, which: i64) -> Illegal | None:
    """H-30, H-31, H-10: why the player does not climb now."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.climbed:
        return no("no-second-climb")
    wrong = no_climb_from(t, t.areas[t.seat].floor, t.areas[t.seat].cell)
    return wrong or (None if may_climb(t) else no("no-throw-after-climb"))


def no_move(t: Table, cell: i64) -> Illegal | None:
    """H-26, H-10: why the player does not move there now."""
    if t.phase != PLAYING:
        return not_in(t, PLAYING)
    if t.moved:
        return no("no-second-move")
    if contains(open_moves(t), cell):
        return None
    me = t.areas[t.seat]
    here = t.floors[me.floor]
    if cell == me.cell:
        return no("no-move-in-place", cell=name_cell(cell))
    if not contains(t.rules.reach[me.cell] | here.pawns, cell):
        return no("no-move-so-far", cell=name_cell(cell))
    free = contains(move_targets(t, here, me.cell), cell)
    wrong = pawn_there(t, me.floor, cell)
    return wrong or no("no-throw-after-move" if free else "no-move-onto-own", cell=name_cell(cell))


def no_end(t: Table, which: i64) -> Illegal | None:
    """H-08: the throw before the turn can end."""
    return not_in(t, PLAYING) or (None if t.thrown else no("no-end-before-throw"))


def begin_turn(t: Table, chance: Chance) -> None:
    """H-10: a player who can reach no throw at all is finished at once; the next one begins."""
    while True:
        t.turn += 1
        t.thrown = t.moved = t.climbed = False
        if t.events is not None:
            t.events.append(events.Began(t.seat, t.turn))
        if throw_in_reach(t, t.areas[t.seat].floor, t.areas[t.seat].cell, False, False):
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


def end_turn(t: Table, which: i64, chance: Chance) -> None:
    """H-09, H-36: draw, then a player without tokens or cards is finished."""
    draw_up_to(t, t.seat, t.rules.hand, chance)
    if t.areas[t.seat].hand == 0:
        finish(t, "cards")
    next_turn(t, chance)


def draw_up_to(t: Table, seat: i64, size: i64, chance: Chance) -> None:
    """H-07, H-09: draw until so many cards are held, as far as one's own deck allows."""
    area = t.areas[seat]
    drawn: list[str] | None = None if t.events is None else []
    while area.deck and count(area.hand) < size:
        card = draw(area, chance)
        if drawn is not None:
            drawn.append(t.rules.card_names[card])
    if drawn and t.events is not None:
        t.events.append(events.Drew(seat, len(drawn), tuple(drawn)))


def draw(area: HoliArea, chance: Chance) -> int:
    """H-07: a card of the shuffled deck: any one still in it, equally likely."""
    left = area.deck
    for _ in range(chance.below(count(area.deck))):
        left = without_lowest(left)
    card = lowest(left)
    area.deck = without(area.deck, card)
    area.hand = with_(area.hand, card)
    return card


def finish(t: Table, why: str) -> None:
    """H-36: this player throws no more; the pawn stays."""
    t.areas[t.seat].finished = True
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
        if not t.areas[seat].finished:
            t.seat = seat
            return True
    t.seat = -1
    t.phase = OVER
    return False
