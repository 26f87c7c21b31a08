"""R-44: what a seat sees is cut here, and only here. (All see the same: only backs are hidden, and from everybody.)"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.core.chance import Dice
from ludoteca.core.outcome import Outcome
from ludoteca.core.sets import members_of, set_of, with_
from ludoteca.games.regalitos.area import RegalitosArea
from ludoteca.games.regalitos.census import cards_in_game, cards_seen
from ludoteca.games.regalitos.content import ROUNDS, SIZES
from ludoteca.games.regalitos.pieces import BASIC_NAMES, PILES, cards_of, one_by_one, pile_of, side_by_side, spread
from ludoteca.games.regalitos.rules.scoring import outcome
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.seen.hidden import cards_down, deal_down
from ludoteca.games.regalitos.table import PHASE_NAMES, Table


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    """R-03: a pile: so many cards face down, and above them the open ones, the last one laid at the end."""

    hidden: int
    cards: list[str]


class VipView(msgspec.Struct, frozen=True, kw_only=True):
    """R-24: a VIP and the presents under it."""

    vip: str
    presents: list[str]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """R-02: one player's zones."""

    character: str
    tokens: int
    used: list[str]
    """Basic actions done in this round."""
    objects: list[str]
    presents: list[str]
    decorated: list[str]
    coal: int
    wrapped_coal: int
    papers: list[str]
    energy: list[str]
    energy_units: int
    paper_units: int
    extras: list[str]
    vips: list[VipView]
    delivered: list[str]
    points: dict[str, int]
    """Scored so far, by source."""


class ChoiceView(msgspec.Struct, frozen=True, kw_only=True):
    """The choice in progress: what was picked already and what may follow."""

    latest: int
    """The action that picked last, or 0."""
    most: int
    picked: int
    coals: int
    owed: int
    """R-34: coals given whose presents must still be picked."""
    given: list[int]
    """R-29: who got a coal by this Goodbye, coal."""
    units: int
    """The paper or energy needed so far; while it is paid, what is left to pay."""
    smallest: int
    """R-18: the units of the smallest paper used for it so far."""
    free: bool
    parcel: str | None
    parcel_decorated: bool


class RegalitosView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat; -1 is an onlooker."""

    viewer: int
    players: int
    seat: int
    """Who decides; -1 when the game is over."""
    turn: int
    round: str
    phase: str
    holder: int
    """Who holds the initiative."""
    claimed: int
    """Who will hold it in the next round, or -1."""
    placed: int
    token: bool
    benefit: bool
    asked: int
    calm: int
    choice: ChoiceView
    piles: list[PileView]
    deck_size: int
    discard: list[str]
    gone: list[str]
    """R-51: cards that have left the game."""
    seats: list[SeatView]
    family_characters: bool
    family_rounds: bool
    memory: bool
    sets: bool
    colours: bool
    outcome: Outcome
    """The score by source as if the game ended now."""


def view_of(t: Table, viewer: int) -> RegalitosView:
    """What this viewer may know of the table."""
    charts = t.rules.charts
    return RegalitosView(
        viewer=viewer,
        players=t.players,
        seat=t.seat,
        turn=t.turn,
        round=ROUNDS[t.round],
        phase=PHASE_NAMES[t.phase],
        holder=t.holder,
        claimed=t.claimed,
        placed=t.placed,
        token=t.token,
        benefit=t.benefit,
        asked=t.asked,
        calm=t.calm,
        choice=_choice_view(t),
        piles=[_pile_view(t, pile) for pile in range(PILES)],
        deck_size=t.deck_size,
        discard=list(spread(charts.names[charts.paper : charts.vip], t.discard)),
        gone=_gone(t),
        seats=[_seat_view(t, seat) for seat in range(t.players)],
        family_characters=t.rules.family_characters,
        family_rounds=t.rules.family_rounds,
        memory=t.rules.memory,
        sets=t.rules.sets,
        colours=t.rules.colours,
        outcome=outcome(t),
    )


def _choice_view(t: Table) -> ChoiceView:
    return ChoiceView(
        latest=t.latest,
        most=t.most,
        picked=t.picked,
        coals=t.coals,
        owed=t.owed,
        given=members_of(t.given),
        units=t.units,
        smallest=t.smallest,
        free=t.free,
        parcel=t.rules.charts.names[t.parcel] if t.parcel >= 0 else None,
        parcel_decorated=t.parcel_decorated,
    )


def _pile_view(t: Table, pile: int) -> PileView:
    """R-13: with `memory` only the card laid last is open."""
    hidden = len(cards_down(t, pile))
    cards = cards_of(t.piles[pile])[hidden:]
    return PileView(hidden=hidden, cards=[t.rules.charts.names[card] for card in cards])


def _gone(t: Table) -> list[str]:
    charts = t.rules.charts
    vips = [charts.vip + vip for vip in members_of(t.gone_vips)]
    cards = [*members_of(t.gone_objects), *[charts.coal] * t.gone_coals, *vips]
    return [charts.names[card] for card in cards]


def _seat_view(t: Table, seat: int) -> SeatView:
    """One player's zones."""
    charts = t.rules.charts
    area = t.areas[seat]
    dishes, extras = charts.names[charts.energy : charts.extra], charts.names[charts.extra : charts.vip]
    return SeatView(
        character=t.rules.characters[seat],
        tokens=t.tokens_left(seat),
        used=[name for basic, name in enumerate(BASIC_NAMES) if area.has_used(basic)],
        objects=_object_names(t, area.objects),
        presents=_object_names(t, area.presents),
        decorated=_object_names(t, area.decorated),
        coal=area.coal,
        wrapped_coal=area.wrapped_coal,
        papers=_counted(SIZES, area.papers),
        energy=_counted(dishes, area.dishes),
        energy_units=t.energy_units(seat),
        paper_units=t.paper_units(seat),
        extras=_counted(extras, area.extras),
        vips=[_vip_view(t, vip) for vip in members_of(area.vips)],
        delivered=_object_names(t, area.delivered),
        points=area.at_once(),
    )


def _counted(names: Sequence[str], counts: int) -> list[str]:
    """Each name as often as it is counted."""
    return list(spread(names, one_by_one(counts, len(names))))


def _object_names(t: Table, cards: int) -> list[str]:
    """Objects by sort, the way they are picked."""
    charts = t.rules.charts
    return [charts.names[card] for card in sorted(members_of(cards), key=lambda card: (charts.object_sort[card], card))]


def _vip_view(t: Table, vip: int) -> VipView:
    name = t.rules.charts.names[t.rules.charts.vip + vip].removeprefix("vip-")
    return VipView(vip=name, presents=_object_names(t, t.under[vip]))


def see(event: events.AnyEvent, viewer: int) -> events.AnyEvent:
    """R-44: with `memory` no log keeps what was laid where."""
    if isinstance(event, events.Laid) and event.memory:
        return events.Laid((), True)
    return event


def fill_from(t: Table, view: RegalitosView) -> None:
    """Lay a table out as the view shows it, with some cards where only backs are seen."""
    t.seat, t.turn = view.seat, view.turn
    t.round, t.phase = ROUNDS.index(view.round), PHASE_NAMES.index(view.phase)
    t.holder, t.claimed, t.placed = view.holder, view.claimed, view.placed
    t.token, t.benefit, t.asked, t.calm = view.token, view.benefit, view.asked, view.calm
    _fill_choice(t, view.choice)
    for area, seen in zip(t.areas, view.seats, strict=True):
        _fill_zones(t, area, seen)
    charts = t.rules.charts
    t.discard = [view.discard.count(name) for name in charts.names[charts.paper : charts.vip]]
    for name in view.gone:
        _fill_gone(t, charts.names.index(name))
    _fill_piles(t, view)


def _fill_choice(t: Table, choice: ChoiceView) -> None:
    t.latest, t.most, t.picked = choice.latest, choice.most, choice.picked
    t.coals, t.owed, t.given = choice.coals, choice.owed, set_of(choice.given)
    t.units, t.smallest, t.free = choice.units, choice.smallest, choice.free
    t.parcel = t.rules.charts.names.index(choice.parcel) if choice.parcel is not None else -1
    t.parcel_decorated = choice.parcel_decorated


def _fill_zones(t: Table, area: RegalitosArea, seen: SeatView) -> None:
    """One player's zones."""
    charts = t.rules.charts
    area.objects = _object_set(t, seen.objects)
    area.presents = _object_set(t, seen.presents)
    area.decorated = _object_set(t, seen.decorated)
    area.delivered = _object_set(t, seen.delivered)
    area.coal, area.wrapped_coal = seen.coal, seen.wrapped_coal
    area.papers = side_by_side([seen.papers.count(size) for size in SIZES])
    area.dishes = side_by_side([seen.energy.count(name) for name in charts.names[charts.energy : charts.extra]])
    area.extras = side_by_side([seen.extras.count(name) for name in charts.names[charts.extra : charts.vip]])
    for source, points in seen.points.items():
        setattr(area, f"for_{source}", points)
    for name in seen.used:
        area.use(BASIC_NAMES.index(name))
    for row in seen.vips:
        vip = charts.names.index(f"vip-{row.vip}") - charts.vip
        area.vips = with_(area.vips, vip)
        t.under[vip] = _object_set(t, row.presents)


def _object_set(t: Table, names: list[str]) -> int:
    return set_of([t.rules.charts.names.index(name) for name in names])


def _fill_gone(t: Table, card: int) -> None:
    charts = t.rules.charts
    if card < charts.coal:
        t.gone_objects = with_(t.gone_objects, card)
    elif card == charts.coal:
        t.gone_coals += 1
    else:
        t.gone_vips = with_(t.gone_vips, card - charts.vip)


def _fill_piles(t: Table, view: RegalitosView) -> None:
    """The open cards where they lie; what is seen nowhere is the deck, and lies face down on the piles."""
    names = t.rules.charts.names
    t.piles = [pile_of([names.index(name) for name in pile.cards]) for pile in view.piles]
    t.deck = [0] * len(names)
    t.deck = [whole - seen for whole, seen in zip(cards_in_game(t), cards_seen(t), strict=True)]
    t.deck_size = sum(t.deck)
    for pile, seen in enumerate(view.piles):
        if seen.hidden:
            deal_down(t, pile, seen.hidden, Dice(0))
