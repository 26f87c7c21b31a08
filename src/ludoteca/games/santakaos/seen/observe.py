"""What a seat sees of Santa Kaos as numbers, its own seat first and the others in the order of play (S-64)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludoteca.core.layout import Part
from ludoteca.core.observing import flag, members, number, numbers, one_more, one_of, seat, zeros
from ludoteca.core.sets import count, with_
from ludoteca.games.santakaos.area import SantaKaosArea
from ludoteca.games.santakaos.content import SantaKaosContent
from ludoteca.games.santakaos.known import helper_of, knows
from ludoteca.games.santakaos.pending import PENDING, count_of, done_of, flag_of, kind_of, seat_of, which_of
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    CARDS,
    GOODS,
    HELPERS,
    LOCATIONS,
    PLACES,
    SPACES,
    SPECIALS,
    TOYS,
    WISHES,
)
from ludoteca.games.santakaos.table import OVER, Table

KINDS_OF_PENDING: Final = len(PENDING)
ALL_ARTIFACTS: Final = len(ARTIFACTS)
ALL_HELPERS: Final = len(HELPERS)
ALL_LOCATIONS: Final = len(LOCATIONS)
ALL_SPACES: Final = len(SPACES)
MOST_PENDING: Final = 4
MOST_GOODS: Final = 20
MOST_TOYS: Final = 8


def layout(content: SantaKaosContent, players: int) -> list[Part]:
    """The parts of an observation, in the order in which `observe` writes them."""
    pieces = content.pieces
    return [
        Part("me", players, 1, "the seat's own number, as actions count seats"),
        Part("decides", players, 1, "who decides; none once the game is over"),
        Part("first", players, 1, "who was first to play"),
        Part("player", players, 1, "whose turn it is"),
        Part("stage", OVER + 1, 1, "where the turn stands: die, action, rest, between rounds, over"),
        Part("rounds_left", 1, max(pieces.rounds), "rounds still to come, this one not counted"),
        Part("options", 2, 1, "turbo sleigh, special wishes"),
        Part("location", ALL_LOCATIONS, 1, "where the last die was taken"),
        Part("dice", PLACES, pieces.most_dice, "dice by location, then red, green, yellow"),
        Part("reindeer", ALL_SPACES, 1, "the reindeer's space: A1 B1 C1 to C3"),
        Part("market", CARDS, 1, "the open wish cards, in the order of the content, then special wishes"),
        Part("deck_size", 1, WISHES + SPECIALS, "cards in the deck of wishes"),
        Part("aside_size", 1, SPECIALS, "special wishes set aside"),
        Part("stock", GOODS, pieces.stockings, "stockings left: cloth, wood, iron, coin"),
        Part("room", ALL_ARTIFACTS, 4, "artifacts left, by kind"),
        Part("forest_size", 1, ALL_HELPERS, "helpers in the deck in no known order"),
        Part("under", ALL_HELPERS, 1, "helpers the seat knows to lie under the deck"),
        Part("under_size", 1, ALL_HELPERS, "helpers under the deck, known or not"),
        Part("offer", ALL_HELPERS, 1, "helpers the seat is looking at"),
        Part("pending", KINDS_OF_PENDING, MOST_PENDING, "what is to be decided before the turn goes on, by kind"),
        Part("next", KINDS_OF_PENDING, 1, "which kind of it is next"),
        Part("next_seat", players, 1, "who decides it"),
        Part("next_details", 4, MOST_GOODS, "how much is left, how much was decided, which one it is about, its flag"),
        Part("goods", players * GOODS, MOST_GOODS, "cloth, wood, iron and coins, by seat"),
        Part("elves", players, pieces.most_elves, "elves"),
        Part("toys", players * TOYS, MOST_TOYS, "toys in the workshop, by seat and toy"),
        Part("stockings", players * GOODS, MOST_TOYS, "stockings, by seat and kind"),
        Part("artifacts", players * ALL_ARTIFACTS, 1, "artifacts, by seat and kind"),
        Part("used", players * ALL_ARTIFACTS, 1, "artifacts used this round"),
        Part("helper", players * ALL_HELPERS, 1, "the helper of each seat"),
        Part("tired", players, 1, "whose helper was used this round"),
        Part("wishes", players * CARDS, 1, "wish cards not delivered, by seat and card"),
        Part("delivered", players * CARDS, 1, "wish cards delivered"),
    ]


def observe(t: Table, viewer: i64, out: BytesWriter) -> None:
    """Write what this viewer sees; an onlooker sees the table from the first seat."""
    players: i64 = t.players
    me: i64 = max(viewer, 0)
    one_of(out, viewer, players)
    seat(out, t.seat, me, players)
    seat(out, t.first, me, players)
    seat(out, t.player, me, players)
    one_of(out, t.stage, OVER + 1)
    number(out, t.rules.rounds - t.round)
    flag(out, t.rules.turbo_sleigh)
    flag(out, t.rules.special_wishes)
    board(t, out)
    helpers(t, viewer, out)
    pending(t, me, out)
    areas = t.areas[me:] + t.areas[:me]
    workshops(areas, out)
    cards(areas, out)


def board(t: Table, out: BytesWriter) -> None:
    """Dice, the reindeer, wishes, stockings and artifacts."""
    one_of(out, t.location, ALL_LOCATIONS)
    numbers(out, t.dice)
    one_of(out, t.reindeer, ALL_SPACES)
    open_: i64 = 0
    for wish in t.market:
        open_ = with_(open_, wish)
    members(out, open_, CARDS)
    number(out, count(t.deck))
    number(out, count(t.aside))
    numbers(out, t.stock)
    numbers(out, t.room)


def helpers(t: Table, viewer: i64, out: BytesWriter) -> None:
    """S-21, S-64: the helpers this viewer saw in the forest."""
    number(out, count(t.forest))
    members(out, known(t.under, viewer), ALL_HELPERS)
    number(out, len(t.under))
    members(out, known(t.offer, viewer), ALL_HELPERS)


def known(cards: list[int], viewer: i64) -> i64:
    """The helpers among these that a viewer knows, as bits."""
    found: i64 = 0
    for card in cards:
        if knows(card, viewer):
            found = with_(found, helper_of(card))
    return found


def pending(t: Table, me: i64, out: BytesWriter) -> None:
    """How much of each kind is still to be decided, and all about what is next."""
    start: i64 = zeros(out, KINDS_OF_PENDING)
    for item in t.pending:
        one_more(out, start + kind_of(item))
    if not t.pending:
        zeros(out, KINDS_OF_PENDING + t.players + 4)
        return
    top = t.pending[-1]
    one_of(out, kind_of(top), KINDS_OF_PENDING)
    seat(out, seat_of(top), me, t.players)
    number(out, count_of(top))
    number(out, done_of(top))
    number(out, which_of(top))
    number(out, MOST_GOODS if flag_of(top) else 0)


def workshops(areas: list[SantaKaosArea], out: BytesWriter) -> None:
    """What stands in each player's workshop."""
    for area in areas:
        goods(area, out)
    for area in areas:
        number(out, area.elves)
    for area in areas:
        numbers(out, area.toys)
    for area in areas:
        numbers(out, area.stockings)
    for area in areas:
        members(out, area.artifacts, ALL_ARTIFACTS)
    for area in areas:
        members(out, area.used, ALL_ARTIFACTS)


def goods(area: SantaKaosArea, out: BytesWriter) -> None:
    """Cloth, wood, iron and coins."""
    number(out, area.cloth)
    number(out, area.wood)
    number(out, area.iron)
    number(out, area.coins)


def cards(areas: list[SantaKaosArea], out: BytesWriter) -> None:
    """Each player's helper and wishes."""
    for area in areas:
        one_of(out, area.helper, ALL_HELPERS)
    for area in areas:
        flag(out, area.tired)
    for area in areas:
        members(out, area.wishes, CARDS)
    for area in areas:
        members(out, area.delivered, CARDS)
