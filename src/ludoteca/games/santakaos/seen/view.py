"""S-64: what a seat sees is cut here, and only here."""

from __future__ import annotations

import msgspec

from ludoteca.core.outcome import Outcome
from ludoteca.core.sets import count, members_of, set_of
from ludoteca.games.santakaos.area import SantaKaosArea
from ludoteca.games.santakaos.known import ONLOOKERS, helper_of, knowers_of, known_card, knows
from ludoteca.games.santakaos.pending import PENDING, count_of, done_of, flag_of, kind_of, push, seat_of, which_of
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    COLOURS,
    EVERY_CARD,
    HELPERS,
    KINDS,
    LOCATIONS,
    NOBODY,
    ORDINARY,
    REINDEER,
    SPACES,
    place_of,
)
from ludoteca.games.santakaos.rules.scoring import outcome
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table

STAGES = ("die", "action", "rest", "between-rounds", "over")


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's workshop and cards: all of it lies open."""

    goods: dict[str, int]
    """Cloth, wood, iron, coin."""
    elves: int
    toys: dict[str, int]
    stockings: dict[str, int]
    artifacts: list[str]
    used: list[str]
    """The artifacts used this round."""
    helper: str | None
    tired: bool
    """Was the helper used this round?"""
    wishes: list[str]
    delivered: list[str]


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A helper under the deck or on offer; its name is None where the viewer does not know it."""

    helper: str | None
    knowers: list[int]
    """The seats that know it; -1 are onlookers."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Something still to be decided; what `count`, `done`, `which` and `flag` mean is told by its kind (pending.py)."""

    kind: str
    seat: int
    count: int
    """How much of it is left to decide."""
    done: int
    """How much of it was decided before."""
    which: int
    flag: bool


class SantaKaosView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat; -1 is an onlooker."""

    viewer: int
    players: int
    seat: int
    """Who decides; -1 when the game is over."""
    turn: int
    turbo_sleigh: bool
    special_wishes: bool
    first: int
    round: int
    rounds: int
    player: int
    """Whose turn it is."""
    stage: str
    location: str
    """Where the last die was taken."""
    dice: dict[str, dict[str, int]]
    """Dice by location and colour."""
    reindeer: str
    market: list[str]
    deck_size: int
    aside_size: int
    stock: dict[str, int]
    room: dict[str, int]
    """Stockings and artifacts left."""
    forest_size: int
    """Helpers of the deck in no known order, above those put under it."""
    under: list[Known]
    offer: list[Known]
    """The helpers somebody is looking at."""
    pending: list[Decision]
    """What is still to be decided before the turn goes on, the next last."""
    seats: list[SeatView]
    outcome: Outcome
    """The score by source as if the game ended now."""


def view_of(t: Table, viewer: int) -> SantaKaosView:
    """What this viewer may know of the table."""
    return SantaKaosView(
        viewer=viewer,
        players=t.players,
        seat=t.seat,
        turn=t.turn,
        turbo_sleigh=t.rules.turbo_sleigh,
        special_wishes=t.rules.special_wishes,
        first=t.first,
        round=t.round,
        rounds=t.rules.rounds,
        player=t.player,
        stage=STAGES[t.stage],
        location=LOCATIONS[t.location],
        dice={name: _named(COLOURS, _dice_at(t, location)) for location, name in enumerate(LOCATIONS)},
        reindeer=SPACES[t.reindeer],
        market=[t.rules.charts.wish_names[wish] for wish in t.market],
        deck_size=count(t.deck),
        aside_size=count(t.aside),
        stock=_named(KINDS, t.stock),
        room=_named(ARTIFACTS, t.room),
        forest_size=count(t.forest),
        under=[_known(card, viewer) for card in t.under],
        offer=[_known(card, viewer) for card in t.offer],
        pending=[_decision(item) for item in t.pending],
        seats=[_seat_view(t, area) for area in t.areas],
        outcome=outcome(t),
    )


def _dice_at(t: Table, location: int) -> list[int]:
    return [t.dice[place_of(location, colour)] for colour in range(len(COLOURS))]


def _named(names: tuple[str, ...] | list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _seat_view(t: Table, area: SantaKaosArea) -> SeatView:
    charts = t.rules.charts
    return SeatView(
        goods=_named(KINDS, area.goods()),
        elves=area.elves,
        toys=_named(charts.toy_names, area.toys),
        stockings=_named(KINDS, area.stockings),
        artifacts=[ARTIFACTS[artifact] for artifact in members_of(area.artifacts)],
        used=[ARTIFACTS[artifact] for artifact in members_of(area.used)],
        helper=HELPERS[area.helper] if area.helper != NOBODY else None,
        tired=area.tired,
        wishes=[charts.wish_names[wish] for wish in members_of(area.wishes)],
        delivered=[charts.wish_names[wish] for wish in members_of(area.delivered)],
    )


def _known(card: int, viewer: int) -> Known:
    """S-64: who looked in the forest knows what went under the deck."""
    knowers = [-1 if seat == ONLOOKERS else seat for seat in members_of(knowers_of(card))]
    return Known(helper=HELPERS[helper_of(card)] if knows(card, viewer) else None, knowers=knowers)


def _decision(item: int) -> Decision:
    return Decision(
        kind=PENDING[kind_of(item)],
        seat=seat_of(item),
        count=count_of(item),
        done=done_of(item),
        which=which_of(item),
        flag=flag_of(item),
    )


def see(event: events.AnyEvent, viewer: int) -> events.AnyEvent:
    """S-21: nobody else sees the helpers a player looks at."""
    if isinstance(event, events.Looked) and event.seat != viewer:
        return events.Looked(event.seat, ())
    return event


def fill_from(t: Table, view: SantaKaosView) -> None:
    """Lay a table out as the view shows it, with some cards where the viewer sees only backs."""
    t.seat = view.seat
    t.turn = view.turn
    t.first = view.first
    t.round = view.round
    t.player = view.player
    t.stage = STAGES.index(view.stage)
    t.location = LOCATIONS.index(view.location)
    t.dice = [count for counts in view.dice.values() for count in counts.values()]
    t.dice_left = sum(t.dice)
    t.reindeer = SPACES.index(view.reindeer)
    t.stock = list(view.stock.values())
    t.room = list(view.room.values())
    for item in view.pending:
        push(t, PENDING.index(item.kind), item.seat, item.count, item.which, item.flag, item.done)
    for area, seen in zip(t.areas, view.seats, strict=True):
        _fill_area(t, area, seen)
    _fill_wishes(t, view)
    _fill_helpers(t, view)


def _fill_area(t: Table, area: SantaKaosArea, seen: SeatView) -> None:
    area.cloth, area.wood, area.iron, area.coins = seen.goods.values()
    area.toys = list(seen.toys.values())
    area.stockings = list(seen.stockings.values())
    area.elves = seen.elves
    area.artifacts = _set(ARTIFACTS, seen.artifacts)
    area.used = _set(ARTIFACTS, seen.used)
    area.helper = HELPERS.index(seen.helper) if seen.helper else NOBODY
    area.tired = seen.tired
    area.wishes = _set(t.rules.charts.wish_names, seen.wishes)
    area.delivered = _set(t.rules.charts.wish_names, seen.delivered)


def _set(names: tuple[str, ...] | list[str], members: list[str]) -> int:
    return set_of([names.index(name) for name in members])


def _fill_wishes(t: Table, view: SantaKaosView) -> None:
    """S-59: what is not seen is in the deck or, if special, set aside."""
    names = t.rules.charts.wish_names
    t.market = [names.index(wish) for wish in view.market]
    cards = EVERY_CARD if t.rules.special_wishes else ORDINARY
    unseen = cards & ~_set(names, view.market)
    for area in t.areas:
        unseen &= ~(area.wishes | area.delivered)
    t.aside = set_of(members_of(unseen & ~ORDINARY)[: view.aside_size])
    t.deck = unseen & ~t.aside


def _fill_helpers(t: Table, view: SantaKaosView) -> None:
    """S-64: helpers the view names lie where it says, the others wherever there is room."""
    shown = [*(area.helper for area in view.seats), *(card.helper for card in [*view.under, *view.offer])]
    spare = [
        number for number in range(len(HELPERS) if t.rules.turbo_sleigh else REINDEER) if HELPERS[number] not in shown
    ]
    t.under = [_lay(card, spare) for card in view.under]
    t.offer = [_lay(card, spare) for card in view.offer]
    t.forest = set_of(spare)


def _lay(card: Known, spare: list[int]) -> int:
    helper = HELPERS.index(card.helper) if card.helper else spare.pop()
    return known_card(helper, set_of([ONLOOKERS if seat < 0 else seat for seat in card.knowers]))
