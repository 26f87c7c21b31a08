"""Holi's table: three floors, everybody's area, one's own hand, the rivalry cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.drawing.areas import Areas
from ludoteca.drawing.look import MARKS, painted, points
from ludoteca.games.holi import Holi
from ludoteca.games.holi.board import CELLS, FLOOR_NAMES, SIDE, name_cell
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.seen.view import HoliView, SeatView
from ludoteca.words import Words

SWEET = "°"
COUNTS = ("", "", "²", "³")
UNDER = ("", "¹", "²", "³")
"""Sweets on a square, and sweets under powder or a pawn."""

ASKS = {"placing": "ask-start", "warming-up": "ask-warm-up"}
THROWS = {
    (False, False): "ask-throw",
    (True, False): "ask-throw-climb",
    (False, True): "ask-throw-move",
    (True, True): "ask-throw-only",
}
"""Moved and climbed: what may be done besides throwing."""


def draw(view: HoliView, game: Holi, words: Words, names: Sequence[str]) -> RenderableType:
    """The boards, the areas beside or above the hand, the rivalry cards, and what the signs mean."""
    own = view.seats[view.viewer] if view.viewer >= 0 else None
    areas: list[RenderableType] = [_areas(view, words, names)]
    if own and own.hand:
        areas.append(_hand(own.hand, view.viewer, game, words))
    parts: list[RenderableType] = [_floors(view, game, words), Columns(areas, padding=(0, 3))]
    return Group(*parts, *_rivalry(view, game, words), Text(words.say("legend"), style="dim"))


def ask(view: HoliView) -> str:
    """What the seat is asked: after the throw there is only more to do, or the end of the turn."""
    if view.phase != "playing":
        return ASKS.get(view.phase, "ask-choose")
    if not view.thrown:
        return THROWS[view.moved, view.climbed]
    if view.moved:
        return "ask-more-climb"
    return "ask-more-move" if view.climbed else "ask-more"


def notable(happened: Sequence[events.AnyEvent]) -> list[events.AnyEvent]:
    """No line for the beginning of a turn, for backs drawn, nor for powder that lies where it was thrown."""
    threw = any(isinstance(event, (events.Threw, events.ThrewDown)) for event in happened)
    return [event for event in happened if not _plain(event, threw)]


def _plain(event: events.AnyEvent, threw: bool) -> bool:
    if isinstance(event, events.Landed):
        return threw and event.fell == 0
    return isinstance(event, events.Began) or (isinstance(event, events.Drew) and not event.cards)


def _floors(view: HoliView, game: Holi, words: Words) -> Columns:
    """The three floors side by side where there is room, else below each other."""
    points = game.content.points.floors
    boards = []
    for floor, name in enumerate(FLOOR_NAMES):
        here = view.viewer >= 0 and view.seats[view.viewer].cell is not None and view.seats[view.viewer].floor == name
        title = Text(f"{words.say(f'points-{name}')} +{points[floor]}", style="bold underline" if here else "bold")
        boards.append(Group(Padding(title, (0, 0, 0, 2)), _board(view, floor)))
    return Columns(boards, padding=(0, 1))


def _board(view: HoliView, floor: int) -> Text:
    """One floor: letters on top, numbers at the side, four signs for each square."""
    pawns = {area.cell: seat for seat, area in enumerate(view.seats) if area.floor == FLOOR_NAMES[floor]}
    board = Text("  " + "".join(f" {letter}  " for letter in "ABCDEF"), style="dim", no_wrap=True)
    for cell in range(CELLS):
        if cell % SIDE == 0:
            board.append(f"\n{cell // SIDE + 1} ", "not bold")
        board.append_text(_square(view, floor, cell, pawns.get(name_cell(cell), -1)))
    return board


def _square(view: HoliView, floor: int, cell: int, pawn: int) -> Text:
    """A pawn in brackets, powder as its seat's shape, free sweets, or nothing."""
    token, sweets = view.tokens[floor][cell], view.sweets[floor][cell]
    if pawn >= 0:
        mark = MARKS[pawn]
        return Text.assemble((f"({mark.shape})", f"not dim {mark.on}"), (f"{UNDER[sweets]:1}", "not dim"))
    if token >= 0:
        return Text.assemble(
            (f" {MARKS[token].shape}", f"not dim {MARKS[token].style}"), (f"{UNDER[sweets]:2}", "not dim")
        )
    if sweets:
        return Text(f" {SWEET}{COUNTS[sweets]:2}", "not dim bold magenta")
    return Text(" ·  ")


COLUMNS = ("points", "tokens", "cards", "last", "sweets", "foreign", "place")


def _areas(view: HoliView, words: Words, names: Sequence[str]) -> Areas:
    """Everybody's area."""
    rows = [(_name(view, seat, words, names), _area(view, seat, area, words)) for seat, area in enumerate(view.seats)]
    return Areas(rows, [words.say(f"area-{name}") for name in COLUMNS])


def _name(view: HoliView, seat: int, words: Words, names: Sequence[str]) -> Text:
    """The player, with a mark for whose turn it is and for the reader."""
    you = f" {words.say('you')}" if seat == view.viewer else ""
    return painted(f"{'›' if seat == view.seat else ' '}{names[seat]}{you}", names)


def _area(view: HoliView, seat: int, area: SeatView, words: Words) -> list[Text]:
    """Points now, own tokens left, cards, the last card, sweets, powder of others, where the pawn stands."""
    place = f"{area.cell or '–'} {words.say(f'place-{area.floor}')}"
    return [
        Text(points(view.outcome, seat)),
        Text(str(area.supply[seat])),
        Text(f"{area.hand_size}+{area.deck_size}"),
        Text(_last(area, words)),
        Text(str(area.sweets)),
        _foreign(seat, area),
        Text(f"{place}, {words.say('finished')}" if area.finished else place),
    ]


def _last(area: SeatView, words: Words) -> str:
    """The card on top of the discard pile: its name, or that it lies face down."""
    if not area.discard:
        return "–"
    top = area.discard[-1]
    return words.say("face-down") if top.down else str(words.word("card", top.card))


def _foreign(seat: int, area: SeatView) -> Text:
    """How many tokens of each other colour lie in an area."""
    line = Text()
    for colour, count in enumerate(area.supply):
        if colour != seat and count:
            line.append(f"{' ' if line else ''}{MARKS[colour].shape}{count}", MARKS[colour].style)
    return line or Text("–")


def _hand(hand: Sequence[str], seat: int, game: Holi, words: Words) -> Table:
    """One's own cards side by side, drawn as patterns."""
    patterns = {card.name: card.pattern for card in game.content.cards}
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for card in hand:
        table.add_column(str(words.word("card", card)))
    table.add_row(*(_pattern(patterns[card], seat) for card in hand))
    return table


def _pattern(rows: Sequence[str], seat: int) -> Text:
    """A window of three by three: the seat's shape for powder, a star where the pawn must stand."""
    signs: dict[str, tuple[str, str]] = {
        "#": (MARKS[seat].shape, MARKS[seat].style),
        "*": ("*", "bold"),
        ".": ("·", "dim"),
    }
    lines = [Text(" ").join(Text(*signs[mark]) for mark in row) for row in rows]
    return Text("\n").join(lines)


def _rivalry(view: HoliView, game: Holi, words: Words) -> list[Text]:
    """The open rivalry cards with what they do."""
    cards = [game.content.rivalry_card(name) for name in view.rivalry]
    return [
        Text.assemble(
            (words.say(f"rivalry-{card.name}"), "bold"),
            f" ({words.say(f'category-{card.category}')}): {words.about(f'rivalry-{card.name}-text', card)}",
        )
        for card in cards
    ]
