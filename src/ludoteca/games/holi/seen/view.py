"""H-44: what a seat sees is cut here, and only here."""

from __future__ import annotations

import msgspec

from ludoteca.core.outcome import Outcome
from ludoteca.core.sets import count, members_of, set_of
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, FLOORS, name_cell, parse_cell
from ludoteca.games.holi.floor import Floor
from ludoteca.games.holi.rules.scoring import outcome
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table, card_of, is_down, play_code, thrower_of

PHASES = ("placing", "warming-up", "playing", "over")


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A thrown card; its name is None where the viewer may not see the face (H-25)."""

    card: str | None
    down: bool


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's area. The hand is None for everybody else's eyes."""

    floor: str
    cell: str | None
    supply: list[int]
    """Tokens by colour; one's own can be thrown."""
    sweets: int
    hits: int
    hand: list[str] | None
    hand_size: int
    deck_size: int
    discard: list[Played]
    finished: bool


class HoliView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat; -1 is an onlooker."""

    viewer: int
    players: int
    seat: int
    """Who decides; -1 when the game is over."""
    turn: int
    first: int
    phase: str
    thrown: bool
    moved: bool
    climbed: bool
    rivalry: list[str]
    covered_sweets: str
    facts: dict[str, int]
    """The numbers in force at this table that sentences speak of, as options and rivalry cards have made them."""
    tokens: list[list[int]]
    """By floor from the ground up, then by cell from A1 B1 … to F6: whose token, or -1."""
    sweets: list[list[int]]
    seats: list[SeatView]
    order: list[int]
    """The seats of all thrown cards, in the order of play."""
    outcome: Outcome
    """H-43: the score by source as if the game ended now."""


def view_of(t: Table, viewer: int) -> HoliView:
    """What this viewer may know of the table."""
    return HoliView(
        viewer=viewer,
        players=t.players,
        seat=t.seat,
        turn=t.turn,
        first=t.first,
        phase=PHASES[t.phase],
        thrown=t.thrown,
        moved=t.moved,
        climbed=t.climbed,
        rivalry=list(t.rules.rivalry),
        covered_sweets="take" if t.rules.take_covered else "stay",
        facts=t.rules.facts,
        tokens=[[floor.colour_at(cell) for cell in range(CELLS)] for floor in t.floors],
        sweets=[[floor.sweets_at(cell) for cell in range(CELLS)] for floor in t.floors],
        seats=[_seat_view(t, seat, seat == viewer) for seat in range(t.players)],
        order=[thrower_of(code) for code in t.played],
        outcome=outcome(t),
    )


def _seat_view(t: Table, seat: int, own: bool) -> SeatView:
    """One player's area, for the player or for others."""
    names = t.rules.card_names
    area = t.areas[seat]
    return SeatView(
        floor=FLOOR_NAMES[area.floor],
        cell=name_cell(area.cell) if area.cell >= 0 else None,
        supply=[area.tokens(colour) for colour in range(t.players)],
        sweets=area.sweets,
        hits=area.hits,
        hand=[names[card] for card in members_of(area.hand)] if own else None,
        hand_size=count(area.hand),
        deck_size=count(area.deck),
        discard=[_played(names, code, own) for code in t.played if thrower_of(code) == seat],
        finished=area.finished,
    )


def _played(names: list[str], code: int, own: bool) -> Played:
    """H-25: a card played face down shows its face to its owner only."""
    down = is_down(code)
    return Played(card=names[card_of(code)] if own or not down else None, down=down)


def see(event: events.AnyEvent, viewer: int) -> events.AnyEvent:
    """H-25, H-44: others learn neither what was drawn nor what was thrown face down."""
    if event.seat == viewer:
        return event
    if isinstance(event, events.Drew):
        return events.Drew(event.seat, event.count, ())
    if isinstance(event, events.ThrewDown):
        return events.ThrewDown(event.seat, None, event.cell, event.floor)
    return event


def fill_from(t: Table, view: HoliView) -> None:
    """Lay a table out as the view shows it, with some cards where the viewer sees only backs."""
    t.seat = view.seat
    t.turn = view.turn
    t.first = view.first
    t.phase = PHASES.index(view.phase)
    t.thrown, t.moved, t.climbed = view.thrown, view.moved, view.climbed
    for floor in range(FLOORS):
        for cell in range(CELLS):
            _fill_cell(t.floors[floor], cell, view.tokens[floor][cell], view.sweets[floor][cell])
    for seat, seen in enumerate(view.seats):
        _fill_area(t, seat, seen)
    _fill_played(t, view)


def _fill_cell(floor: Floor, cell: int, token: int, sweets: int) -> None:
    if token >= 0:
        floor.lay(token, cell)
    floor.put_sweets(cell, sweets)


def _fill_area(t: Table, seat: int, seen: SeatView) -> None:
    if seen.cell is not None:
        t.stand(seat, FLOOR_NAMES.index(seen.floor), parse_cell(seen.cell))
    area = t.areas[seat]
    for colour, tokens in enumerate(seen.supply):
        area.give(colour, tokens)
    area.sweets = seen.sweets
    area.hits = seen.hits
    area.finished = seen.finished
    area.face_down = bool(seen.discard) and seen.discard[-1].down


def _fill_played(t: Table, view: HoliView) -> None:
    """Cards: those the view names lie where it says, the others wherever there is room."""
    piles = [_fill_cards(t, seat, area) for seat, area in enumerate(view.seats)]
    t.played = [piles[seat].pop(0) for seat in view.order]


def _fill_cards(t: Table, seat: int, area: SeatView) -> list[int]:
    """Fill a player's hand and deck; the codes of the discard pile."""
    names = t.rules.card_names
    known = {names.index(card) for card in [*(area.hand or ()), *(play.card for play in area.discard)] if card}
    spare = [card for card in range(len(names)) if card not in known]
    pile = [play_code(seat, names.index(play.card) if play.card else spare.pop(0), play.down) for play in area.discard]
    hand = [names.index(card) for card in area.hand] if area.hand is not None else spare[: area.hand_size]
    t.areas[seat].hand = set_of(hand)
    t.areas[seat].deck = set_of([card for card in spare if card not in hand])
    return pile
