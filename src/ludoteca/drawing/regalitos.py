"""The table of Regalitos: the round, four boards with their piles, everybody's area, one's own zones."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.drawing.areas import Areas
from ludoteca.drawing.look import painted, points
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.content import FAMILY, ROUNDS
from ludoteca.games.regalitos.pieces import BASIC_NAMES, BOARD_NAMES, name_pile
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.seen.view import PileView, RegalitosView, SeatView
from ludoteca.words import Words

COLOURS = {"green": "green", "blue": "#6FA0FF", "brown": "#C98A4B"}
ASKS = {
    "placing": "ask-placing",
    "placed": "ask-placed",
    "wrapping": "ask-wrapping",
    "papering": "ask-papering",
    "decorating": "ask-decorating",
    "delivering": "ask-delivering",
    "addressing": "ask-addressing",
    "paying": "ask-paying",
    "ridding": "ask-ridding",
    "swapping": "ask-swapping",
}
BENEFIT_ASKS = {"decorating": "ask-benefit-decorating", "delivering": "ask-benefit-delivering"}
UNNOTED = (events.Began, events.Laid, events.Declined)


def draw(view: RegalitosView, game: Regalitos, words: Words, names: Sequence[str]) -> RenderableType:
    """The round, the boards, the areas, one's own zones, and what the signs mean."""
    faces = Faces(game, words)
    parts: list[RenderableType] = [*_heading(view, game, words, names), _boards(view, faces, words)]
    parts += [_stock(view, words), _areas(view, words, names)]
    if view.viewer >= 0:
        parts.append(_zones(view.seats[view.viewer], faces, words))
    if view.choice.parcel is not None:
        key = "parcel-decorated" if view.choice.parcel_decorated else "parcel"
        parts.append(Text(words.say(key, card=view.choice.parcel), style="bold"))
    return Group(*parts, Text(words.say("legend"), style="dim"))


def ask(view: RegalitosView) -> str:
    """What the seat is asked: extra actions are named when there are any, and a benefit may be declined."""
    if view.benefit and view.choice.picked == 0:
        return BENEFIT_ASKS.get(view.phase, "ask-swapping")
    if view.phase == "placing" and view.seats[view.seat].extras:
        return "ask-placing-extras"
    return ASKS.get(view.phase, "ask-choose")


def notable(happened: Sequence[events.AnyEvent]) -> list[events.AnyEvent]:
    """No line for the beginning of a turn, for new cards (the table shows them), nor for what nobody wanted."""
    return [event for event in happened if not isinstance(event, UNNOTED)]


class Faces:
    """How a card is written: an object with colour and size, paper and energy with their units."""

    def __init__(self, game: Regalitos, words: Words) -> None:
        self._words = words
        self._objects = {row.name: row for row in game.content.objects}
        self._units = {row.name: row.units for row in game.content.energy}
        self._units |= {f"paper-{row.name}": row.units for row in game.content.papers}

    def write(self, card: str) -> Text:
        """One card."""
        name = str(self._words.word("card", card))
        if card in self._objects:
            row = self._objects[card]
            colour = self._words.say(f"colour-{row.colour}")
            size = self._words.say(f"letter-{row.size}")
            return Text(f"{name} ({colour} {size})", COLOURS[row.colour])
        return Text(f"{name} [{self._units[card]}]" if card in self._units else name)

    def write_all(self, cards: Sequence[str]) -> Text:
        """Some cards, equal ones counted."""
        counts = {card: cards.count(card) for card in cards}
        parts = [Text.assemble(self.write(card), f" ×{count}" if count > 1 else "") for card, count in counts.items()]
        return Text(", ").join(parts) if parts else Text("–")


def _heading(view: RegalitosView, game: Regalitos, words: Words, names: Sequence[str]) -> list[Text]:
    """The round card in force, who begins the next round; alone, the wind and the medals."""
    number = ROUNDS.index(view.round) + 1
    lines = [Text(words.say("round-heading", number=number, rounds=len(ROUNDS), round=view.round), style="bold")]
    if not view.family_rounds:
        text = words.about(f"round-{view.round}-text", game.content.rounds[number - 1])
        lines[0].append(f" {text}", "not bold")
    if view.claimed >= 0 and view.players > 1:
        lines.append(painted(words.say("next-initiative", names, seat=view.claimed), names))
    if view.players == 1:
        lines.append(_solo(view, game, words))
    return lines


def _solo(view: RegalitosView, game: Regalitos, words: Words) -> Text:
    who = FAMILY if view.family_characters else view.seats[0].character
    row = next(row for row in game.content.medals if row.character == who)
    wind = words.say("solo-calm" if view.calm & 1 else "solo-wind")
    return Text(f"{wind} {words.say('solo-medals', bronze=row.bronze, silver=row.silver, gold=row.gold)}")


def _boards(view: RegalitosView, faces: Faces, words: Words) -> Table:
    """The four boards, two and two."""
    boards = [_board(view, board, faces, words) for board in range(len(BASIC_NAMES))]
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*boards[:2])
    grid.add_row(*boards[2:])
    return grid


def _board(view: RegalitosView, board: int, faces: Faces, words: Words) -> Group:
    """A board: its basic action, and the four piles around it."""
    piles = Table.grid(padding=(0, 1, 0, 0))
    for pile in range(board * 4, board * 4 + 4):
        piles.add_row(Text(name_pile(pile), style="dim"), _pile(view.piles[pile], faces, words))
    return Group(Text(f"{BOARD_NAMES[board]} {words.say(f'basic-{BASIC_NAMES[board]}')}", style="bold"), piles)


def _pile(pile: PileView, faces: Faces, words: Words) -> Text:
    """A pile's cards; how many of them lie face down."""
    if not pile.hidden:
        return faces.write_all(pile.cards)
    return Text.assemble(words.say("pile-down", count=pile.hidden), ", ", faces.write_all(pile.cards))


def _stock(view: RegalitosView, words: Words) -> Text:
    """What is left in the deck, and everything on the discard pile."""
    key = "stock" if view.discard else "stock-unused"
    details = {"cards": view.discard} if view.discard else {}
    return Text(words.say(key, count=view.deck_size, **details), style="dim")


COLUMNS = ("points", "tokens", "objects", "presents", "decorated", "coal", "papers", "energy", "vips", "extras")


def _areas(view: RegalitosView, words: Words, names: Sequence[str]) -> Areas:
    """Everybody's area in numbers."""
    rows = [(_name(view, seat, words, names), _area(view, seat)) for seat in range(view.players)]
    return Areas(rows, [words.say(f"area-{name}") for name in (*COLUMNS, "delivered")])


def _name(view: RegalitosView, seat: int, words: Words, names: Sequence[str]) -> Text:
    """The player and the character, with marks for whose turn it is and who holds the initiative."""
    decides = "›" if seat == view.seat else " "
    first = "*" if seat == view.holder and view.players > 1 else ""
    you = f" {words.say('you')}" if seat == view.viewer else ""
    character = words.say(f"character-{view.seats[seat].character}")
    return painted(f"{decides}{names[seat]}{first}{you} {character}", names)


def _area(view: RegalitosView, seat: int) -> list[Text]:
    """Points now, tokens left, how many things of each kind, units of paper and energy."""
    area = view.seats[seat]
    delivered = len(area.delivered) + sum(len(row.presents) for row in area.vips)
    coal = f"{area.coal}+{area.wrapped_coal}" if area.wrapped_coal else str(area.coal)
    things = (len(area.objects), len(area.presents), len(area.decorated), coal)
    rest = (area.paper_units, area.energy_units, len(area.vips), len(area.extras), delivered)
    return [Text(str(fact)) for fact in (points(view.outcome, seat), area.tokens, *things, *rest)]


def _zones(area: SeatView, faces: Faces, words: Words) -> Group:
    """One's own zones in full; empty ones are left out."""
    coal = ["coal"] * area.coal
    papers = [f"paper-{size}" for size in area.papers]
    zones = [
        ("objects", faces.write_all([*area.objects, *coal])),
        ("presents", faces.write_all([*area.presents, *["coal"] * area.wrapped_coal])),
        ("decorated", faces.write_all(area.decorated)),
        ("papers", faces.write_all(papers)),
        ("energy", faces.write_all(area.energy)),
        ("extras", faces.write_all(area.extras)),
        ("vips", _vips(area, faces)),
        ("delivered", faces.write_all(area.delivered)),
    ]
    lines = [
        Text.assemble((f"{words.say(f'zone-{zone}')}: ", "bold"), text) for zone, text in zones if text.plain != "–"
    ]
    return Group(*lines)


def _vips(area: SeatView, faces: Faces) -> Text:
    """One's own VIPs, each with what lies under it."""
    parts = []
    for row in area.vips:
        under = Text.assemble(": ", faces.write_all(row.presents)) if row.presents else Text()
        parts.append(Text.assemble(faces.write(f"vip-{row.vip}"), under))
    return Text(" · ").join(parts) if parts else Text("–")
