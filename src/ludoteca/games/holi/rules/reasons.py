"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.bits import count
from ludoteca.core.errors import Illegal
from ludoteca.games.holi import actions
from ludoteca.games.holi.board import CELLS, EDGE, FLOOR_NAMES, GROUND, NEIGHBOURS, TOP, parse_cell
from ludoteca.games.holi.rules.move import move_targets
from ludoteca.games.holi.rules.throw import may_throw_down
from ludoteca.games.holi.table import PLACING, PLAYING, WARMING, Table


def why_not(t: Table, act: actions.AnyAct) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    wanted = PHASE_OF.get(type(act), PLAYING)
    if wanted != t.phase:
        return _no(WRONG_PHASE[t.phase])
    return REASONS[type(act)](t, act)


def _no(key: str, **details: Any) -> Illegal:
    return Illegal(key, "holi", **details)


def _no_start(t: Table, act: actions.Start) -> Illegal:
    if t.pawns[GROUND] >> parse_cell(act.cell) & 1:
        return _no("no-pawn-there", cell=act.cell, target=t.pawn_at(GROUND, parse_cell(act.cell)))
    return _no("no-start-there", cell=act.cell)


def _no_warm_up(t: Table, act: actions.WarmUp) -> Illegal:
    return _taken(t, GROUND, act.cell)


def _no_end(t: Table, act: actions.End) -> Illegal:
    return _no("no-end-before-throw")


def _no_climb(t: Table, act: actions.Climb) -> Illegal:
    """H-30, H-31."""
    floor, cell = t.floor[t.seat], t.cell[t.seat]
    if t.climbed:
        return _no("no-second-climb")
    if floor == TOP:
        return _no("no-climb-from-top")
    if EDGE >> cell & 1:
        return _no("no-climb-from-edge")
    around = count(NEIGHBOURS[cell] & t.occupied[floor])
    if around < t.rules.neighbours:
        return _no("no-climb-alone", count=around, needed=t.rules.neighbours)
    if t.pawns[floor + 1] >> cell & 1:
        return _no("no-climb-onto-pawn", target=t.pawn_at(floor + 1, cell))
    return _no("no-throw-after-climb")


def _no_move(t: Table, act: actions.Move) -> Illegal:
    """H-26."""
    floor, cell = t.floor[t.seat], parse_cell(act.cell)
    if t.moved:
        return _no("no-second-move")
    if cell == t.cell[t.seat]:
        return _no("no-move-in-place", cell=act.cell)
    if t.pawns[floor] >> cell & 1:
        return _no("no-pawn-there", cell=act.cell, target=t.pawn_at(floor, cell))
    if not t.rules.reach[t.cell[t.seat]] >> cell & 1:
        return _no("no-move-so-far", cell=act.cell)
    if not move_targets(t, floor, t.cell[t.seat]) >> cell & 1:
        return _no("no-move-onto-own", cell=act.cell)
    return _no("no-throw-after-move", cell=act.cell)


def _no_throw_down(t: Table, act: actions.ThrowDown) -> Illegal:
    """H-22 to H-24."""
    if t.thrown or not _holds(t, act.card):
        return _no_card(t, act.card)
    if not may_throw_down(t):
        return _no("no-down-twice")
    return _taken(t, t.floor[t.seat], act.cell)


def _no_throw(t: Table, act: actions.Throw) -> Illegal:
    """H-13 to H-18."""
    if t.thrown or not _holds(t, act.card):
        return _no_card(t, act.card)
    floor = t.floor[t.seat]
    for cell in act.cells:
        if t.occupied[floor] >> parse_cell(cell) & 1:
            return _taken(t, floor, cell)
    return _no_fit(t, act)


def _no_fit(t: Table, act: actions.Throw) -> Illegal:
    """H-13, H-14, H-18: from this pawn the card does not colour just these cells."""
    own = t.own_tokens(t.seat)
    if own < len(act.cells):
        return _no("no-tokens-for-all", count=own, cells=act.cells)
    card = t.rules.card_names.index(act.card)
    fits = t.rules.fits[card * CELLS + t.cell[t.seat]]
    wanted = sum(1 << parse_cell(cell) for cell in act.cells)
    whole = [mask for mask in fits.masks if mask & wanted == wanted]
    if not whole:
        return _no("no-such-throw", card=act.card, cells=act.cells)
    if all(mask & t.occupied[t.floor[t.seat]] for mask in whole):
        return _no("no-room-for-pattern", card=act.card)
    return _no("no-tokens-held-back", count=min(own, fits.drops))


def _no_card(t: Table, card: str) -> Illegal:
    return _no("no-second-throw") if t.thrown else _no("no-such-card", card=card)


def _holds(t: Table, card: str) -> bool:
    return t.hand[t.seat] >> t.rules.card_names.index(card) & 1 == 1


def _taken(t: Table, floor: int, name: str) -> Illegal:
    """H-17, H-23: a token or a pawn is in the way."""
    cell = parse_cell(name)
    colour = t.colour_at(floor, cell)
    if colour >= 0:
        return _no("no-colour-there", cell=name, floor=FLOOR_NAMES[floor], owner=colour)
    return _no("no-pawn-there", cell=name, target=t.pawn_at(floor, cell))


PHASE_OF: dict[type, int] = {actions.Start: PLACING, actions.WarmUp: WARMING}
WRONG_PHASE = ("choose-start-first", "choose-warm-up-first", "set-up-is-over")
REASONS: dict[type, Callable[[Table, Any], Illegal]] = {
    actions.Start: _no_start,
    actions.WarmUp: _no_warm_up,
    actions.End: _no_end,
    actions.Climb: _no_climb,
    actions.Move: _no_move,
    actions.ThrowDown: _no_throw_down,
    actions.Throw: _no_throw,
}
