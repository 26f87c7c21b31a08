"""Santa Kaos's table: locations and dice, reindeer grid, market, everybody's things, one's own workshop in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.drawing.look import painted
from ludoteca.games.santakaos import SantaKaos
from ludoteca.games.santakaos.content import Artifact, Cost, Helper, Space, Toy
from ludoteca.games.santakaos.pieces import COLOURS, HELPERS, KINDS
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.seen.view import Known, SantaKaosView, SeatView
from ludoteca.words import Words

FACES = "⚀⚁⚂⚃⚄⚅"
DIE_SIGNS = dict(zip(COLOURS, "RGY", strict=True))
DIE_STYLES = {"red": "bold white on #B3123F", "green": "bold white on #1E7A46", "yellow": "bold black on #F7C11B"}


def draw(view: SantaKaosView, game: SantaKaos, words: Words, names: Sequence[str]) -> RenderableType:
    """The board, the cards, everybody's things, and what toys cost."""
    board = Columns([_locations(view, words), _grid(view, game, words)], padding=(0, 3))
    parts: list[RenderableType] = [board, *_cards(view, game, words), Text(), _numbers(view, words, names)]
    if view.stage == "action":
        parts.insert(1, Text(words.about(f"location-{view.location}-text", game.content.pieces), "italic"))
    others = [seat for seat in range(view.players) if seat != view.viewer]
    parts.extend(_line(view.seats[seat], names[seat], game, words, names) for seat in others)
    if view.viewer >= 0:
        parts.append(_workshop(view.seats[view.viewer], game, words))
    return Group(*parts, Text(words.say("legend"), style="dim"))


def ask(view: SantaKaosView) -> str:
    """What is to be decided: in the middle of something, or by the stage of the turn."""
    if not view.pending:
        return f"ask-{view.stage}" if view.stage in ("die", "action", "rest") else "ask-choose"
    item = view.pending[-1]
    return f"ask-{HELPERS[item.which] if item.kind == 'ask' else item.kind}"


def notable(happened: Sequence[events.AnyEvent]) -> list[events.AnyEvent]:
    """No line for the beginning of a turn, nor for a use whose effect is told anyway."""
    return [event for event in happened if not isinstance(event, (events.Began, events.Collected))]


def _locations(view: SantaKaosView, words: Words) -> Table:
    """The six locations, each with the face that leads there and the dice that lie there."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", show_edge=False)
    table.add_column("")
    table.add_column(words.say("area-round", round=view.round, rounds=view.rounds))
    table.add_column(words.say("area-dice"))
    for face, (location, dice) in zip(FACES, view.dice.items(), strict=True):
        here = view.stage == "action" and location == view.location
        name = Text(str(words.word("location", location)), "bold underline" if here else "")
        table.add_row(face, name, _dice(dice))
    return table


def _dice(dice: Mapping[str, int]) -> Text:
    """A square of its colour with its letter for each die."""
    squares = Text()
    for colour, count in dice.items():
        for _ in range(count):
            squares.append(f" {DIE_SIGNS[colour]} ", DIE_STYLES[colour]).append(" ")
    return squares if squares else Text("–", "dim")


def _grid(view: SantaKaosView, game: SantaKaos, words: Words) -> Table:
    """The reindeer grid, the marker's space between signs."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", show_edge=False)
    for column in (words.say("area-reindeer"), "A", "B", "C"):
        table.add_column(column)
    spaces = game.content.reindeer
    for row in range(3):
        cells = [_space(space, space.space == view.reindeer, words) for space in spaces[row * 3 : row * 3 + 3]]
        table.add_row(str(row + 1), *cells)
    return table


def _space(space: Space, here: bool, words: Words) -> Text:
    """What a space shows: "2 cloth", "1 any $1"."""
    shown = _cost(space, words)
    if space.choice:
        shown.append(f"{space.choice} {words.say('area-choice')}")
    if space.coins:
        shown.append(f"${space.coins}")
    text = " ".join(shown)
    return Text(f"‹{text}›", "bold reverse") if here else Text(f" {text} ")


def _cost(row: Cost, words: Words) -> list[str]:
    """Resources in words: "2 cloth", "iron"."""
    pairs = zip(KINDS, row.resources(), strict=False)
    return [f"{f'{count} ' if count > 1 else ''}{words.word('resource', kind)}" for kind, count in pairs if count]


def _cards(view: SantaKaosView, game: SantaKaos, words: Words) -> list[Text]:
    """Market, what is left to buy, and the helper deck."""
    market = [_wish(wish, game, words) for wish in view.market] + [words.say("area-deck", count=view.deck_size)]
    stock = ", ".join(f"{words.word('resource', kind)} {count}" for kind, count in view.stock.items())
    prices = {row.name: row.price for row in game.content.artifacts}
    room = ", ".join(f"{words.word('artifact', name)} ${prices[name]} ×{left}" for name, left in view.room.items())
    lines = [
        _titled(words.say("area-market"), " · ".join(market)),
        Text(words.say("area-stock", stockings=stock, artifacts=room)),
        Text(_forest(view, words)),
    ]
    offered = _known(view.offer)
    return [*lines, Text(words.say("area-offer", helpers=offered), "bold")] if offered else lines


def _forest(view: SantaKaosView, words: Words) -> str:
    """How many helpers there are in the deck, and which the viewer knows under it."""
    text = words.say("area-forest", count=view.forest_size + len(view.under))
    known = _known(view.under)
    return f"{text}; {words.say('area-under', helpers=known)}" if known else text


def _known(cards: Sequence[Known]) -> list[str]:
    return [card.helper for card in cards if card.helper is not None]


def _titled(title: str, text: str) -> Text:
    return Text.assemble((title, "bold"), f": {text}")


def _wish(wish: str, game: SantaKaos, words: Words) -> str:
    """A wish with its points, a special one with what it costs."""
    for card in game.content.wishes:
        if card.name == wish:
            return f"{words.word('wish', wish)} {card.points}"
    special = next(card for card in game.content.specials if card.name == wish)
    cost = [*_cost(special, words), f"${special.coins}", words.say("area-cost-elves", count=special.elves)]
    rewards = " / ".join(str(words.word("reward", reward)) for reward in special.rewards)
    return f"{words.word('wish', wish)} {special.points} ({', '.join(cost)} → {rewards})"


def _numbers(view: SantaKaosView, words: Words, names: Sequence[str]) -> Table:
    """Points, resources, coins and elves, a line for each player."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    table.add_column("", no_wrap=True)
    for name in ("points", *KINDS, "elves", "delivered"):
        table.add_column(words.say(f"area-{name}"), justify="right")
    for seat, area in enumerate(view.seats):
        counts = (view.outcome.scores[seat], *area.goods.values(), area.elves, len(area.delivered))
        table.add_row(_name(view, seat, words, names), *map(str, counts))
    return table


def _name(view: SantaKaosView, seat: int, words: Words, names: Sequence[str]) -> Text:
    """The player, with a mark for who decides, the reader and the first player."""
    you = f" {words.say('you')}" if seat == view.viewer else ""
    first = f" ({words.say('first-player')})" if seat == view.first else ""
    return painted(f"{'›' if seat == view.seat else ' '}{names[seat]}{you}{first}", names)


def _line(area: SeatView, name: str, game: SantaKaos, words: Words, names: Sequence[str]) -> RenderableType:
    """What else lies before another player, on one line; nothing that is not there."""
    parts = [f"{words.say(f'area-{kind}')} {text}" for kind, text in _belongings(area, game, words) if text]
    return Padding(painted(name, names).append(f"  {'; '.join(parts) or '–'}"), (0, 0, 0, 1))


def _belongings(area: SeatView, game: SantaKaos, words: Words) -> list[tuple[str, str]]:
    """Helper, artifacts, stockings, toys and wishes, each as one text or empty."""
    used = "*" if area.tired else ""
    return [
        ("helper", f"{words.word('helper', area.helper)}{used}" if area.helper else ""),
        ("artifacts", ", ".join(_artifact(name, area, words) for name in area.artifacts)),
        ("stockings", _counted(area.stockings, "resource", words)),
        ("toys", _counted(area.toys, "toy", words)),
        ("wishes", ", ".join(_wish(wish, game, words) for wish in area.wishes)),
    ]


def _workshop(area: SeatView, game: SantaKaos, words: Words) -> RenderableType:
    """One's own things in full, with what they do, and what toys cost."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
    for kind, text in _belongings(area, game, words):
        table.add_row(Text(words.say(f"area-{kind}"), "bold"), _explained(kind, area, game, words) or text or "–")
    return Group(Text(), table, Text(), _plans(area.goods, game, words))


def _explained(kind: str, area: SeatView, game: SantaKaos, words: Words) -> str:
    """Helper and artifacts with their texts, a line each; nothing for the rest."""
    if kind == "helper":
        used = "*" if area.tired else ""
        helpers = [row for row in game.content.helpers if row.name == area.helper]
        return "".join(f"{words.word('helper', row.name)}{used}: {_text('helper', row, words)}" for row in helpers)
    if kind == "artifacts":
        owned = [row for row in game.content.artifacts if row.name in area.artifacts]
        return "\n".join(f"{_artifact(row.name, area, words)}: {_text('artifact', row, words)}" for row in owned)
    return ""


def _text(kind: str, row: Helper | Artifact, words: Words) -> str:
    return words.about(f"{kind}-{row.name}-text", row)


def _artifact(name: str, area: SeatView, words: Words) -> str:
    return f"{words.word('artifact', name)}{'*' if name in area.used else ''}"


def _counted(counts: Mapping[str, int], field: str, words: Words) -> str:
    """Those there are, with how many if more than one: "cloth 2, iron"."""
    some = {name: count for name, count in counts.items() if count}
    return ", ".join(f"{words.word(field, name)}{f' {count}' if count > 1 else ''}" for name, count in some.items())


def _plans(goods: Mapping[str, int], game: SantaKaos, words: Words) -> Table:
    """What each toy costs, by columns; ticked those one's own resources pay for."""
    columns = sorted({toy.column for toy in game.content.toys})
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_edge=False)
    for column in columns:
        table.add_column(words.say("area-plans", points=column))
    stacks = [[toy for toy in game.content.toys if toy.column == column] for column in columns]
    for row in zip(*stacks, strict=False):
        table.add_row(*(_plan(toy, goods, words) for toy in row))
    return table


def _plan(toy: Toy, goods: Mapping[str, int], words: Words) -> Text:
    enough = all(goods[kind] >= cost for kind, cost in zip(KINDS, toy.resources(), strict=False))
    name = Text(f"{'✓' if enough else '·'} {words.word('toy', toy.name)}", "bold" if enough else "")
    return name.append(f" {', '.join(_cost(toy, words))}", "not bold")
