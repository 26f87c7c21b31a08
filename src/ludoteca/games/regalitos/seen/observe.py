"""What a seat sees of Regalitos as numbers, its own seat first and the others in the order of play (R-44)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludoteca.core.layout import Part
from ludoteca.core.observing import flag, members, number, numbers, one_more, one_of, seat, seat_at, zeros
from ludoteca.core.sets import count, lowest, without_lowest
from ludoteca.games.regalitos.area import AT_ONCE, RegalitosArea
from ludoteca.games.regalitos.charts import Charts
from ludoteca.games.regalitos.content import CHARACTERS, ROUNDS, RegalitosContent
from ludoteca.games.regalitos.pieces import BASIC_ACTIONS, EXTRA_KINDS, PILES, below_top, count_of, top_of
from ludoteca.games.regalitos.table import OVER, Table

ALL_ROUNDS: Final = len(ROUNDS)
ALL_CHARACTERS: Final = len(CHARACTERS)
MOST_TOKENS: Final = 8
MOST_UNITS: Final = 30
MOST_THINGS: Final = 6
MOST_COALS: Final = 10
BELOW: Final = 20
"""So many points below zero can still be told."""
MOST_POINTS: Final = 80
ZONES: Final = 4
"""Zones with objects: unwrapped, wrapped, decorated, delivered."""


def layout(content: RegalitosContent, charts: Charts, players: int) -> list[Part]:
    """The parts of an observation, in the order in which `observe` writes them."""
    kept, vips, classes, sorts = charts.kept, len(content.vips), charts.classes, len(charts.sorts)
    copies = max(charts.copies[charts.paper : charts.vip])
    return [
        Part("me", players, 1, "the seat's own number, as actions count seats"),
        Part("decides", players, 1, "who decides; none once the game is over"),
        Part("holder", players, 1, "who holds the initiative"),
        Part("claimed", players, 1, "who took it for the next round"),
        Part("round", ALL_ROUNDS, 1, ", ".join(ROUNDS)),
        Part("phase", OVER + 1, 1, "what is being decided, in the order of table.py: placing to over"),
        Part("turn", 5, 1, "token placed; asked for the round's benefit; calm now and next; nothing needs paying"),
        Part("placed", 2, MOST_TOKENS * 5, "tokens placed in this round by all; players asked for the benefit"),
        Part("choice", 4, MOST_UNITS, "things that may still be picked, picked, coals still to deliver, units needed"),
        Part("parcel", sorts + 1, 1, "the present about to be given, by sort; decorated"),
        Part("options", 5, 1, "family_characters, family_rounds, memory, sets, colours"),
        Part("piles", PILES * classes, 5, f"open cards on each pile, by class: {sorts} sorts of object, coal, "
             f"3 papers, energy by its {len(charts.values)} values, {EXTRA_KINDS} extra actions, {vips} VIPs"),
        Part("hidden", PILES, 5, "cards face down on each pile"),
        Part("deck_size", 1, content.deck.size(), "cards in the deck"),
        Part("discard", kept, copies, "papers, dishes and extra actions on the discard pile, by card"),
        Part("gone", sorts + 1 + vips, MOST_THINGS, "objects by sort, coal and VIPs that have left the game"),
        Part("character", players * ALL_CHARACTERS, 1, "each seat's character: " + ", ".join(CHARACTERS)),
        Part("used", players * BASIC_ACTIONS, 1, "basic actions done in this round, by seat"),
        Part("tokens", players, MOST_TOKENS, "tokens still to be placed in this round"),
        Part("objects", players * sorts, MOST_THINGS, "objects by seat and sort: colour, then size"),
        Part("presents", players * sorts, MOST_THINGS, "presents, likewise"),
        Part("decorated", players * sorts, MOST_THINGS, "decorated presents, likewise"),
        Part("delivered", players * sorts, MOST_THINGS, "presents delivered to the seat's own character, likewise"),
        Part("coal", players * 2, MOST_COALS, "coal and wrapped coal, by seat"),
        Part("held", players * kept, copies, "papers, dishes and extra actions, by seat and card"),
        Part("vips", players * vips, 1, "VIPs, by seat"),
        Part("under_vips", vips, content.points.vip_room, "presents under each VIP"),
        Part("points", players * len(AT_ONCE), MOST_POINTS, f"points so far, and {BELOW} more: " + ", ".join(AT_ONCE)),
    ]  # fmt: skip


def observe(t: Table, viewer: i64, out: BytesWriter) -> None:
    """Write what this viewer sees; an onlooker sees the table from the first seat."""
    players: i64 = t.players
    me: i64 = max(viewer, 0)
    one_of(out, viewer, players)
    seat(out, t.seat, me, players)
    seat(out, t.holder, me, players)
    seat(out, t.claimed, me, players)
    one_of(out, t.round, ALL_ROUNDS)
    one_of(out, t.phase, OVER + 1)
    turn(t, out)
    options(t, out)
    piles(t, out)
    out_of_play(t, out)
    players_turns(t, me, out)
    zones(t, me, out)


def turn(t: Table, out: BytesWriter) -> None:
    """Where the turn and the choice in progress stand."""
    flag(out, t.token)
    flag(out, t.benefit)
    members(out, t.calm, 2)
    flag(out, t.free)
    number(out, t.placed)
    number(out, t.asked)
    number(out, t.most)
    number(out, t.picked)
    number(out, t.coals)
    number(out, t.units)
    one_of(out, t.rules.charts.object_sort[t.parcel] if t.parcel >= 0 else -1, len(t.rules.charts.sorts))
    flag(out, t.parcel_decorated)


def options(t: Table, out: BytesWriter) -> None:
    """R-08, R-13, R-42, R-43: what was chosen before the game."""
    flag(out, t.rules.family_characters)
    flag(out, t.rules.family_rounds)
    flag(out, t.rules.memory)
    flag(out, t.rules.sets)
    flag(out, t.rules.colours)


def piles(t: Table, out: BytesWriter) -> None:
    """R-03, R-13: the open cards of each pile by class, then how many lie face down under them."""
    class_of = t.rules.charts.class_of
    classes: i64 = t.rules.charts.classes
    start: i64 = zeros(out, PILES * classes)
    for pile in range(PILES):
        cards: i64 = t.piles[pile]
        while cards:
            one_more(out, start + class_of[top_of(cards)])
            cards = 0 if t.rules.memory else below_top(cards)
        start += classes
    if not t.rules.memory:
        zeros(out, PILES)
        return
    for pile in range(PILES):
        number(out, cards_in(below_top(t.piles[pile])))


def cards_in(pile: i64) -> i64:
    """How many cards a pile has."""
    found: i64 = 0
    while pile:
        pile = below_top(pile)
        found += 1
    return found


def out_of_play(t: Table, out: BytesWriter) -> None:
    """The deck's size, the discard pile, and what has left the game."""
    number(out, t.deck_size)
    numbers(out, t.discard)
    sort_out(t, t.gone_objects, zeros(out, len(t.rules.charts.sorts)), out)
    number(out, t.gone_coals)
    members(out, t.gone_vips, len(t.under))


def players_turns(t: Table, me: i64, out: BytesWriter) -> None:
    """Each player's character, basic actions and tokens."""
    players: i64 = t.players
    for away in range(players):
        one_of(out, t.rules.seats[seat_at(away, me, players)].number, ALL_CHARACTERS)
    for away in range(players):
        members(out, t.areas[seat_at(away, me, players)].used, BASIC_ACTIONS)
    for away in range(players):
        number(out, t.tokens_left(seat_at(away, me, players)))


def zones(t: Table, me: i64, out: BytesWriter) -> None:
    """R-02: what lies before each player."""
    areas = t.areas[me:] + t.areas[:me]
    things(t, areas, out)
    for area in areas:
        number(out, area.coal)
        number(out, area.wrapped_coal)
    for area in areas:
        kept(t, area, out)
    for area in areas:
        members(out, area.vips, len(t.under))
    for presents in t.under:
        number(out, count(presents))
    for area in areas:
        points(area, out)


def things(t: Table, areas: list[RegalitosArea], out: BytesWriter) -> None:
    """Objects and presents, each zone of all players by sort. (Room for all of them at once: it is quicker.)"""
    each: i64 = len(t.rules.charts.sorts)
    players: i64 = len(areas)
    zone = players * each
    start: i64 = zeros(out, ZONES * zone)
    for area in areas:
        sort_out(t, area.objects, start, out)
        sort_out(t, area.presents, start + zone, out)
        sort_out(t, area.decorated, start + 2 * zone, out)
        sort_out(t, area.delivered, start + 3 * zone, out)
        start += each


def kept(t: Table, area: RegalitosArea, out: BytesWriter) -> None:
    """Papers, dishes and extra actions of a player, by card."""
    charts = t.rules.charts
    counts(area.papers, charts.energy - charts.paper, out)
    counts(area.dishes, charts.extra - charts.energy, out)
    counts(area.extras, charts.vip - charts.extra, out)


def counts(held: i64, kinds: i64, out: BytesWriter) -> None:
    """How many cards there are of each kind."""
    for kind in range(kinds):
        out.append(u8(count_of(held, kind)))


def points(area: RegalitosArea, out: BytesWriter) -> None:
    """Points at once, in the order of `AT_ONCE`."""
    number(out, area.for_presents + BELOW)
    number(out, area.for_decoration + BELOW)
    number(out, area.for_vips + BELOW)
    number(out, area.for_character + BELOW)
    number(out, area.for_round + BELOW)
    number(out, area.for_initiative + BELOW)


def sort_out(t: Table, cards: i64, start: i64, out: BytesWriter) -> None:
    """How many objects of each sort are in a set, from there on: the classes of cards begin with the sorts."""
    class_of = t.rules.charts.class_of
    while cards:
        one_more(out, start + class_of[lowest(cards)])
        cards = without_lowest(cards)
