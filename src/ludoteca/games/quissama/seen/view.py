"""Q-55: what a seat sees, as structs (cut.py cuts them), what it sees of events, and a table laid out from a view."""

from __future__ import annotations

import msgspec

from ludoteca.core.options import Value
from ludoteca.core.outcome import Outcome
from ludoteca.core.sets import set_of, with_
from ludoteca.games.quissama.actions import AnyAct
from ludoteca.games.quissama.area import QuissamaArea
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES, GONE, KINDS, SCANDAL
from ludoteca.games.quissama.rules.purse import IDENTICAL, icons
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import set_known
from ludoteca.games.quissama.setup import deck
from ludoteca.games.quissama.table import PHASES, Table


class PlazaView(msgspec.Struct, frozen=True, kw_only=True):
    """A plaza and how many capoeiras are on it."""

    name: str
    gang: str
    capoeiras: int


class ShopView(msgspec.Struct, frozen=True, kw_only=True):
    """A shop, its burgher's seat (-1: none), its workers, and what its coin token counts (0: none)."""

    name: str
    plaza: str
    burgher: int
    workers: int
    token: int


class CharacterView(msgspec.Struct, frozen=True, kw_only=True):
    """A character: whose it is (-1: in the Gallery), the seats with a meeple on it, and how far its goal is."""

    name: str
    holder: int
    gone: bool
    """Q-51: out of this game."""
    meeples: list[int]
    blocked: bool
    used: bool
    """Q-11: used or conquered in this turn."""
    goal: dict[str, int]
    progress: dict[str, int]
    """How much of the goal the holder has; empty in the Gallery."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's area. The hand is None for everybody else's eyes; `known` is what the viewer surely knows of it."""

    hand: dict[str, int] | None
    known: dict[str, int]
    hand_size: int
    reserve: int
    ministers: int
    full_shops: int
    robbed: int
    has_conquered: bool


class QuissamaView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat; -1 is an onlooker. Cards are counts by name."""

    viewer: int
    players: int
    seat: int
    """Who decides; -1 when the game is over."""
    turn: int
    first: int
    phase: str
    rules: dict[str, Value]
    """The variants and the turn limit."""
    facts: dict[str, int]
    """What of them sentences speak of, as numbers."""
    deed: AnyAct | None
    """What is being paid for."""
    due: dict[str, int]
    identical_due: bool
    laid: list[str]
    leftovers: dict[str, int]
    tokens: int
    token_shops: list[str]
    acted: bool
    cleared_bernardina: bool
    traded: bool
    """Q-39: a card was swapped with the Market in this turn."""
    from_market: dict[str, int]
    """Q-54: the cards that the Market gave the player in turn, who has them still, in this turn."""
    target: int
    to_rob: int
    market: list[str]
    under: list[str]
    pile: int
    discard: dict[str, int]
    scandals_out: int
    senzala: int
    cabeca_de_porco: int
    spaces: int
    plazas: list[PlazaView]
    shops: list[ShopView]
    ministry: list[int]
    characters: list[CharacterView]
    seats: list[SeatView]
    outcome: Outcome


def see(event: events.AnyEvent, viewer: int) -> events.AnyEvent:
    """Q-26, Q-27, Q-55: others learn neither what was drawn nor what went from hand to hand."""
    match event:
        case events.Drew(seat=seat) if seat != viewer:
            return msgspec.structs.replace(event, cards=())
        case events.Looked(seat=seat, target=target) if viewer not in (seat, target):
            return msgspec.structs.replace(event, cards=())
        case events.Swapped(seat=seat, target=target) if viewer not in (seat, target):
            return msgspec.structs.replace(event, card=None, taken=None)
        case events.Robbed(seat=seat, target=target) if viewer not in (seat, target):
            return msgspec.structs.replace(event, card=None)
    return event


def fill_from(t: Table, view: QuissamaView, deed: int) -> None:
    """Lay a table out as the view shows it; other hands hold only what is known of them, the pile all the rest."""
    t.seat, t.turn, t.first = view.seat, view.turn, view.first
    t.phase = PHASES.index(view.phase)
    _fill_turn(t, view, deed)
    _fill_board(t, view)
    for character, seen in enumerate(view.characters):
        t.holder[character] = GONE if seen.gone else seen.holder
        t.influence[character] = set_of(seen.meeples)
        t.used = with_(t.used, character) if seen.used else t.used
    for seat, area in enumerate(view.seats):
        _fill_area(t.areas[seat], area, view.viewer)
    _fill_cards(t, view)
    _fill_result(t, view.outcome)


def _fill_turn(t: Table, view: QuissamaView, deed: int) -> None:
    t.deed = deed
    t.due = icons(view.due) + (IDENTICAL if view.identical_due else 0)
    t.left = icons(view.leftovers)
    t.tokens = view.tokens
    t.token_shops = set_of([t.rules.shop_names.index(name) for name in view.token_shops])
    t.acted, t.cleared_bernardina = view.acted, view.cleared_bernardina
    t.traded, t.from_market = view.traded, _counts(view.from_market)
    t.target, t.to_rob = view.target, view.to_rob


def _fill_board(t: Table, view: QuissamaView) -> None:
    t.senzala, t.cabeca = view.senzala, view.cabeca_de_porco
    t.plaza = [plaza.capoeiras for plaza in view.plazas]
    t.burgher = [shop.burgher for shop in view.shops]
    t.workers = [shop.workers for shop in view.shops]
    t.ministry = view.ministry[:]


def _fill_area(area: QuissamaArea, seen: SeatView, viewer: int) -> None:
    area.hand = _counts(seen.known if seen.hand is None else seen.hand)
    if viewer >= 0:
        set_known(area, viewer, _counts(seen.known))
    area.hand_size = seen.hand_size
    area.reserve = seen.reserve
    area.robbed = seen.robbed
    area.conquered = seen.has_conquered


def _fill_cards(t: Table, view: QuissamaView) -> None:
    """The open cards lie where the view shows them; the pile is what is left of the deck."""
    t.market = [CARD_NAMES.index(card) for card in view.market]
    t.under = [CARD_NAMES.index(card) for card in view.under]
    t.laid = [CARD_NAMES.index(card) for card in view.laid]
    t.discard = _counts(view.discard)
    t.scandals_out = view.scandals_out
    t.pile = deck(t)
    t.pile[SCANDAL] -= view.scandals_out
    for kind in range(KINDS):
        open_ = t.market.count(kind) + t.under.count(kind) + t.laid.count(kind)
        t.pile[kind] -= open_ + t.discard[kind] + sum(area.hand[kind] for area in t.areas)
    t.pile_size = sum(t.pile)


def _fill_result(t: Table, result: Outcome) -> None:
    if result.ending in CHARACTER_NAMES:
        t.credited = CHARACTER_NAMES.index(result.ending)
        t.winner = result.scores.index(1)


def _counts(cards: dict[str, int]) -> list[int]:
    return [cards.get(name, 0) for name in CARD_NAMES]
