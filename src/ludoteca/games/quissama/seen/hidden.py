"""Q-55: hidden are the hands and the draw pile; what a seat surely knows of other hands stays where it is."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.area import QuissamaArea
from ludoteca.games.quissama.pieces import KINDS, NECKLACE, SCANDAL
from ludoteca.games.quissama.rules.payments import can_pay, purse_of
from ludoteca.games.quissama.rules.piles import draw
from ludoteca.games.quissama.rules.purse import IDENTICAL, count_of, missing
from ludoteca.games.quissama.seen.knowledge import known_to, saw_hand, set_known
from ludoteca.games.quissama.table import PAYING, SWAPPING, Table


def shuffle_hidden(t: Table, viewer: int, chance: Chance) -> None:
    """Deal anew every card this viewer cannot know."""
    for seat in range(t.players):
        if seat != viewer:
            take_unknown(t, seat, viewer)
    deal_unknown(t, viewer, chance)


def take_unknown(t: Table, seat: int, viewer: int) -> None:
    """All cards of a hand but those the viewer knows go into the pile; the size of the hand stays remembered."""
    area = t.areas[seat]
    for kind in range(KINDS):
        kept = known_to(area, viewer, kind) if viewer >= 0 else 0
        t.pile[kind] += area.hand[kind] - kept
        area.hand[kind] = kept


def deal_unknown(t: Table, viewer: int, chance: Chance) -> None:
    """Fill the others' hands from the pile up to their sizes: first that of who is paying, who can go on paying."""
    if t.phase == PAYING and t.seat != viewer:
        deal_payer(t, viewer, chance)
    for seat in range(t.players):
        if seat != viewer:
            fill_hand(t, seat, chance)
    t.pile_size = sum(t.pile)
    correct_knowledge(t, viewer)


def deal_payer(t: Table, viewer: int, chance: Chance) -> None:
    """While all cards nobody knows are in the pile, those that pay the rest are among them."""
    fill_hand(t, t.seat, chance)
    if not can_pay(t, purse_of(t), t.due):
        take_unknown(t, t.seat, viewer)
        provide(t, unknown_cards(t.own))
        fill_hand(t, t.seat, chance)


def unknown_cards(area: QuissamaArea) -> int:
    """How many cards of a hand are still to be dealt."""
    return area.hand_size - sum(area.hand)


def fill_hand(t: Table, seat: int, chance: Chance) -> None:
    """Random cards of the pile, up to the size of the hand."""
    area = t.areas[seat]
    for _ in range(unknown_cards(area)):
        t.pile_size = sum(t.pile)
        area.hand[draw(t, chance)] += 1


def provide(t: Table, how_many: int) -> bool:
    """Q-17: whoever is paying holds cards that can pay the rest: give at most so many cards that do."""
    if can_pay(t, purse_of(t), t.due):
        return True
    for kind in BEST_PAYERS:
        count = helpful(t, kind)
        if 0 < count <= min(how_many, t.pile[kind]):
            move_from_pile(t, kind, count)
            if provide(t, how_many - count):
                return True
            move_from_pile(t, kind, -count)
    return False


def helpful(t: Table, kind: int) -> int:
    """How many more cards of a kind bring the payment on: enough to be identical, or one that shows what is missing."""
    if t.due >= IDENTICAL:
        lacking = 1 if kind == NECKLACE else t.rules.identical - t.own.hand[kind]
        if lacking > 0:
            return lacking
    short = missing(purse_of(t), t.due)
    return 1 if any(count_of(short, icon) > 0 for icon in t.rules.charts.shows[kind]) else 0


def move_from_pile(t: Table, kind: int, count: int) -> None:
    """So many cards from the pile into the hand of the seat that decides."""
    t.pile[kind] -= count
    t.own.hand[kind] += count


def correct_knowledge(t: Table, viewer: int) -> None:
    """What the others know holds of the hands they have now."""
    for knower in range(t.players):
        for owner in range(t.players):
            if knower != viewer and owner != viewer:
                area = t.areas[owner]
                set_known(area, knower, [min(known_to(area, knower, kind), area.hand[kind]) for kind in range(KINDS)])
    if t.phase == SWAPPING and t.seat != viewer:
        saw_hand(t, t.seat, t.target)


BEST_PAYERS: Final = (*range(SCANDAL - 1, -1, -1), *range(KINDS - 1, SCANDAL - 1, -1))
"""Plain cards before flexible ones, the richer first."""
