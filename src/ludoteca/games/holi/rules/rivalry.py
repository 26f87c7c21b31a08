"""Rivalry cards of the categories Rule and Set-up (H-47): each changes the rules in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.sets import set_of
from ludoteca.games.holi.board import TOP, parse_cell, steps_table
from ludoteca.games.holi.content import Rivalry
from ludoteca.games.holi.rules.in_force import Rules

MIDDLE: Final = 1


def put_in_force(rules: Rules, card: Rivalry) -> None:
    """A card is open for the whole game: it overrides the clause it touches, or waits for the scoring."""
    rules.rivalry.append(card.name)
    rules.rivalry_bits |= 1 << rules.rivalry_names.index(card.name)
    if card.name in CHANGES:
        CHANGES[card.name](rules, card)
    else:
        rules.scoring.append(card)


def short_steps(rules: Rules, card: Rivalry) -> None:
    """Move at most two orthogonal steps; pawns between do not block."""
    rules.steps = card.steps
    rules.reach = vec[i64](steps_table(card.steps))


def mirror(rules: Rules, card: Rivalry) -> None:
    """Patterns may be mirrored."""
    rules.throws = rules.charts.mirrored


def ladders(rules: Rules, card: Rivalry) -> None:
    """Climb needs three of the four neighbours."""
    rules.neighbours = card.neighbours


def splash(rules: Rules, card: Rivalry) -> None:
    """A direct hit scores 2."""
    rules.hit = card.points


def long_memory(rules: Rules, card: Rivalry) -> None:
    """A card may be thrown face down also after a face-down one."""
    rules.face_down_again = True


def clean_feet(rules: Rules, card: Rivalry) -> None:
    """No Move onto a cell with an own token."""
    rules.own_barred = True


def quick_hands(rules: Rules, card: Rivalry) -> None:
    """Draw up to 4 cards."""
    rules.hand = card.cards


def high_sweets(rules: Rules, card: Rivalry) -> None:
    """The middle floor's sweets start on the same cells of the top floor."""
    for plane in (rules.sweet_ones, rules.sweet_twos):
        plane[TOP] |= plane[MIDDLE]
        plane[MIDDLE] = 0


def centre_stage(rules: Rules, card: Rivalry) -> None:
    """Pawns start on the four middle cells."""
    rules.start = set_of([parse_cell(cell) for cell in card.cells])


def warm_up(rules: Rules, card: Rivalry) -> None:
    """Everybody puts one token on the ground floor before the first turn."""
    rules.warm_up = True


def light_bags(rules: Rules, card: Rivalry) -> None:
    """20 tokens each."""
    rules.tokens = card.tokens


CHANGES: Final[dict[str, Callable[[Rules, Rivalry], None]]] = {
    "short-steps": short_steps,
    "mirror": mirror,
    "ladders": ladders,
    "splash": splash,
    "long-memory": long_memory,
    "clean-feet": clean_feet,
    "quick-hands": quick_hands,
    "high-sweets": high_sweets,
    "centre-stage": centre_stage,
    "warm-up": warm_up,
    "light-bags": light_bags,
}
