"""Set-up: rivalry cards, first player, pawns, opening hands (H-03 to H-07)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import below, contains
from ludoteca.core.verbs import Numbers
from ludoteca.games.holi.board import GROUND, name_cell
from ludoteca.games.holi.rules.fall import drop
from ludoteca.games.holi.rules.refusal import colour_there, no, not_in, pawn_there
from ludoteca.games.holi.rules.turn import begin_turn, draw_up_to
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import PLACING, PLAYING, WARMING, Table


def set_up(t: Table, chance: Chance) -> None:
    """H-01, H-05: everybody's tokens and cards; luck names the first player."""
    for seat in range(t.players):
        t.areas[seat].give(seat, t.rules.tokens)
        t.areas[seat].deck = below(len(t.rules.throws))
    t.first = chance.below(t.players)
    t.seat = t.first


def draw_rivalry(names: list[str], rule_cards: set[str], how_many: int, chance: Chance) -> list[str]:
    """H-04: draw rivalry cards, passing over a second one of the category Rule."""
    drawn: list[str] = []
    left = names[:]
    while len(drawn) < how_many:
        card = left.pop(chance.below(len(left)))
        drawn.append(card)
        if card in rule_cards:
            left = [name for name in left if name not in rule_cards]
    return drawn


def legal_in_set_up(t: Table) -> list[int]:
    """H-06, H-47: a starting cell, then the warm-up where that card is in force; nothing once the game is over."""
    out: Numbers = []
    if t.phase == PLACING:
        t.rules.charts.starts.add(out, free_starts(t))
    elif t.phase == WARMING:
        t.rules.charts.warm_ups.add(out, t.floors[GROUND].free_cells())
    return out


def free_starts(t: Table) -> i64:
    """H-06: the free starting cells of the ground floor."""
    return t.rules.start & ~t.floors[GROUND].pawns


def no_start(t: Table, cell: i64) -> Illegal | None:
    """H-06: pawns start on free starting cells only."""
    wrong = not_in(t, PLACING) or pawn_there(t, GROUND, cell)
    return wrong or (None if contains(free_starts(t), cell) else no("no-start-there", cell=name_cell(cell)))


def start(t: Table, cell: i64, chance: Chance) -> None:
    """H-06: the pawn goes to its starting cell."""
    t.stand(t.seat, GROUND, cell)
    if t.events is not None:
        t.events.append(events.Stood(t.seat, name_cell(cell)))
    pass_set_up(t, chance)


def no_warm_up(t: Table, cell: i64) -> Illegal | None:
    """H-47, warm-up: the cell is taken."""
    return not_in(t, WARMING) or colour_there(t, GROUND, cell) or pawn_there(t, GROUND, cell)


def warm_up(t: Table, cell: i64, chance: Chance) -> None:
    """H-47, warm-up: one own token on the ground floor."""
    t.areas[t.seat].spend(t.seat)
    drop(t, t.seat, GROUND, cell)
    pass_set_up(t, chance)


def pass_set_up(t: Table, chance: Chance) -> None:
    """H-06, H-07: the next player's choice; after the last one the warm-up, then cards, then the first turn."""
    t.seat = (t.seat + 1) % t.players
    if t.seat != t.first:
        return
    if t.phase == PLACING and t.rules.warm_up:
        t.phase = WARMING
        return
    t.phase = PLAYING
    for step in range(t.players):
        draw_up_to(t, (t.first + step) % t.players, t.rules.opening_hand, chance)
    begin_turn(t, chance)
