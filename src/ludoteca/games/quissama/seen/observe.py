"""What a seat sees of Quissama as numbers, its own seat first and the others in the order of play (Q-55)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludoteca.core.layout import Part
from ludoteca.core.observing import flag, members, number, numbers, one_more, one_of, owners, seat, seats, zeros
from ludoteca.games.quissama.area import QuissamaArea
from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import (
    CHARACTERS,
    GONE,
    ICONS,
    KINDS,
    MARKET,
    MINISTERS,
    PLAZAS,
    SEATS,
    SHOPS,
)
from ludoteca.games.quissama.rules.in_force import VARIANTS
from ludoteca.games.quissama.rules.purse import IDENTICAL, count_of
from ludoteca.games.quissama.seen.knowledge import part_of
from ludoteca.games.quissama.table import OVER, Table
from ludoteca.games.quissama.verbs import VERBS

DEEDS: Final = len(VERBS)
PLACES_OF_DEEDS: Final = CHARACTERS * SEATS
"""No kind of deed that is paid for has more of its kind."""
MOST_ICONS: Final = 6
MOST_CARDS: Final = 15
WHOLE: Final = 255
"""Of the turn limit."""


def layout(content: QuissamaContent, players: int) -> list[Part]:
    """The parts of an observation, in the order in which `observe` writes them."""
    pieces = content.pieces
    deck = sum(card.count for card in content.cards)
    capoeiras, spaces = pieces.capoeiras, content.cabeca_de_porco.spaces
    return [
        Part("me", players, 1, "the seat's own number, as actions count seats"),
        Part("decides", players, 1, "who decides; none once the game is over"),
        Part("first", players, 1, "who was first to play"),
        Part("phase", OVER + 1, 1, "settling, playing, paying, swapping, robbing, discarding, over"),
        Part("variants", len(VARIANTS), 1, "the variants in force: " + ", ".join(VARIANTS)),
        Part("anyone_recruits", 1, 1, "anybody may recruit into the Cabeça de Porco, not only Alemão's holder"),
        Part("time", 1, WHOLE, "how much of the turn limit is used up; 0 without one"),
        Part("deed", DEEDS, 1, "the kind of action that is being paid for, in the order of the list of actions"),
        Part("deed_place", PLACES_OF_DEEDS, 1, "which of its kind"),
        Part("due", ICONS, MOST_ICONS, "icons still to be paid: nagoa, guaiamum, coin, freedom, burgher, crown"),
        Part("due_identical", 1, 1, "identical cards are to be paid"),
        Part("leftovers", ICONS, MOST_ICONS, "icons left over of cards paid in this turn"),
        Part("tokens", 1, MOST_CARDS, "coins that coin tokens can still pay in this turn"),
        Part("token_shops", SHOPS, 1, "the shops whose token can still pay"),
        Part("used", CHARACTERS, 1, "characters used or conquered in this turn"),
        Part("acted", 2, 1, "in this turn: a combination or swap was made, a meeple was removed from Bernardina"),
        Part("traded", 1, 1, "a card was swapped with the Market in this turn"),
        Part("from_market", KINDS, MOST_CARDS, "cards that the Market gave the hand in turn in this turn, by kind"),
        Part("target", players, 1, "whose hand Woodruff looks at"),
        Part("to_rob", 1, MOST_ICONS, "cards still to be stolen"),
        Part("market", MARKET * KINDS, 1, "the card on each place of the Market, by kind"),
        Part("under", KINDS, MOST_CARDS, "cards under Quissama, by kind"),
        Part("laid", KINDS, MOST_CARDS, "cards laid out for the payment, by kind"),
        Part("discard", KINDS, MOST_CARDS, "cards on the discard pile, by kind"),
        Part("pile", 1, deck, "cards in the draw pile"),
        Part("scandals_out", 1, MOST_CARDS, "Scandals used up"),
        Part("senzala", 1, capoeiras, "capoeiras in the Senzala"),
        Part("cabeca_de_porco", 1, spaces, "capoeiras in the Cabeça de Porco"),
        Part("plazas", PLAZAS, capoeiras, "capoeiras on each plaza"),
        Part("burghers", SHOPS * players, 1, "whose burgher is in each shop"),
        Part("workers", SHOPS, pieces.workers, "workers in each shop"),
        Part("ministry", MINISTERS * players, 1, "whose minister is on each place"),
        Part("holders", CHARACTERS * players, 1, "who holds each character; nobody in the Gallery"),
        Part("gone", CHARACTERS, 1, "characters out of this game"),
        Part("influence", CHARACTERS * players, 1, "whose meeples are on each character"),
        Part("cards", players * KINDS, MOST_CARDS, "cards the seat knows to be in each hand, its own first, by kind"),
        Part("hand_size", players, MOST_CARDS, "cards in hand"),
        Part("reserve", players, pieces.meeples, "meeples in reserve"),
        Part("robbed", players, MOST_ICONS, "cards stolen from each in this turn"),
        Part("conquered", players, 1, "who ever conquered a character other than Bernardina"),
    ]


def observe(t: Table, viewer: i64, out: BytesWriter) -> None:
    """Write what this viewer sees; an onlooker sees the table from the first seat."""
    players: i64 = t.players
    me: i64 = max(viewer, 0)
    one_of(out, viewer, players)
    seat(out, t.seat, me, players)
    seat(out, t.first, me, players)
    one_of(out, t.phase, OVER + 1)
    variants(t, out)
    number(out, t.turn * WHOLE // t.rules.turn_limit if t.rules.turn_limit else 0)
    payment(t, out)
    turn(t, me, out)
    open_cards(t, out)
    city(t, me, out)
    characters(t, me, out)
    hands(t, viewer, me, out)


def variants(t: Table, out: BytesWriter) -> None:
    """Q-49 to Q-54: in the order of VARIANTS; Q-40: who recruits."""
    flag(out, t.rules.fewer_capoeiras)
    flag(out, t.rules.one_character)
    flag(out, t.rules.small_gallery)
    flag(out, t.rules.fewer_scandals)
    flag(out, t.rules.fewer_blessings)
    flag(out, t.rules.open_market)
    flag(out, t.rules.anyone_recruits)


def payment(t: Table, out: BytesWriter) -> None:
    """Q-16, Q-17: what is being paid for, what is due, and what is left over."""
    numbering = t.rules.numbering
    one_of(out, VERBS.index(numbering.verbs[t.deed]) if t.deed >= 0 else -1, DEEDS)
    one_of(out, numbering.which[t.deed] if t.deed >= 0 else -1, PLACES_OF_DEEDS)
    icons(out, t.due)
    flag(out, t.due >= IDENTICAL)
    icons(out, t.left)
    number(out, t.tokens)
    members(out, t.token_shops, SHOPS)


def icons(out: BytesWriter, purse: i64) -> None:
    """How many of each icon."""
    for icon in range(ICONS):
        number(out, count_of(purse, icon))


def turn(t: Table, me: i64, out: BytesWriter) -> None:
    """What has been done in this turn."""
    members(out, t.used, CHARACTERS)
    flag(out, t.acted)
    flag(out, t.cleared_bernardina)
    flag(out, t.traded)
    numbers(out, t.from_market)
    seat(out, t.target, me, t.players)
    number(out, t.to_rob)


def open_cards(t: Table, out: BytesWriter) -> None:
    """Q-06: the cards that lie open, and how many do not."""
    for place in range(MARKET):
        one_of(out, t.market[place], KINDS)
    kinds(out, t.under)
    kinds(out, t.laid)
    numbers(out, t.discard)
    number(out, t.pile_size)
    number(out, t.scandals_out)


def kinds(out: BytesWriter, cards: list[int]) -> None:
    """How many there are of each kind in a list of cards."""
    start: i64 = zeros(out, KINDS)
    for card in cards:
        one_more(out, start + card)


def city(t: Table, me: i64, out: BytesWriter) -> None:
    """Capoeiras, shops and the ministry."""
    number(out, t.senzala)
    number(out, t.cabeca)
    numbers(out, t.plaza)
    owners(out, t.burgher, me, t.players)
    numbers(out, t.workers)
    owners(out, t.ministry, me, t.players)


def characters(t: Table, me: i64, out: BytesWriter) -> None:
    """Q-19, Q-51: who holds them, and whose meeples are on them."""
    owners(out, t.holder, me, t.players)
    for holder in t.holder:
        flag(out, holder == GONE)
    for meeples in t.influence:
        seats(out, meeples, me, t.players)


def hands(t: Table, viewer: i64, me: i64, out: BytesWriter) -> None:
    """Q-55: one's own cards, those surely known in other hands, and how many everybody has."""
    areas = t.areas[me:] + t.areas[:me]
    if viewer >= 0:
        numbers(out, areas[0].hand)
        for area in areas[1:]:
            known_cards(out, area, me)
    else:
        zeros(out, t.players * KINDS)
    for area in areas:
        number(out, area.hand_size)
    for area in areas:
        number(out, area.reserve)
    for area in areas:
        number(out, area.robbed)
    for area in areas:
        flag(out, area.conquered)


def known_cards(out: BytesWriter, area: QuissamaArea, knower: i64) -> None:
    """Q-55: how many cards of each kind in this hand a seat surely knows."""
    for each in area.known:
        known: i64 = each
        out.append(u8(part_of(known, knower)))
