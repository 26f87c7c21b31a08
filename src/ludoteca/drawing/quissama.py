"""Quissama's table: the characters, the map of Rio, Ministry and Market, everybody's area, one's own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.drawing.look import MARKS, painted
from ludoteca.games.quissama import Quissama
from ludoteca.games.quissama.content import Character
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.view import CharacterView, PlazaView, QuissamaView, SeatView, ShopView
from ludoteca.words import Words

CAPOEIRA = "x"
FREE = "·"
EARLY = ("quissama", "woodruff", "alemao")
"""Characters whose ability comes before everything else in a turn (Q-10)."""

ASKS = {
    "settling": "ask-settle",
    "paying": "ask-pay",
    "swapping": "ask-swap",
    "robbing": "ask-rob",
    "discarding": "ask-discard",
}


def draw(view: QuissamaView, game: Quissama, words: Words, names: Sequence[str]) -> RenderableType:
    """Characters, map, offices and piles, areas, one's own hand, what is being paid, and what the signs mean."""
    parts: list[RenderableType] = [_characters(view, game, words, names), Text(), _map(view, game, words), Text()]
    parts += [*_offices(view, words), Text(), _areas(view, words, names)]
    if view.viewer >= 0:
        parts += [Text(), *_hand(view, words)]
    return Group(*parts, Text(words.say("legend"), style="dim"))


def ask(view: QuissamaView) -> str:
    """What the seat is asked."""
    ready = [each for each in view.characters if each.name in EARLY and each.holder == view.seat and not each.used]
    early = not view.acted and any(not each.blocked for each in ready)
    return ASKS.get(view.phase, "ask-abilities" if early else "ask-play")


def notable(happened: Sequence[events.AnyEvent]) -> list[events.AnyEvent]:
    """No line for the beginning of a turn, for backs drawn, nor for the meeple that completes a conquest."""
    conquest = any(isinstance(event, (events.Conquered, events.Captured)) for event in happened)
    return [event for event in happened if not _plain(event, conquest)]


def _plain(event: events.AnyEvent, conquest: bool) -> bool:
    if isinstance(event, events.Influenced):
        return conquest
    return isinstance(event, events.Began) or (isinstance(event, events.Drew) and not event.cards)


def _shape(seat: int) -> Text:
    """A seat's sign, or that of nobody."""
    return Text(MARKS[seat].shape, MARKS[seat].style) if seat >= 0 else Text(FREE, "dim")


def _listed(words: Words, field: str, counts: Mapping[str, int]) -> str:
    """Things with their counts: `1 Coin ×3, Crown`."""
    said = [(str(words.word(field, name)), count) for name, count in counts.items()]
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in said)


# The characters


def _characters(view: QuissamaView, game: Quissama, words: Words, names: Sequence[str]) -> Table:
    """A line for each: cost, whose it is, the meeples on it, how far the goal is."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
    table.add_column(words.say("table-gallery"), no_wrap=True)
    for _ in range(3):
        table.add_column("")
    for character, printed in zip(view.characters, game.content.characters, strict=True):
        if not character.gone:
            table.add_row(*_character(character, printed, words, names))
    return table


def _character(character: CharacterView, printed: Character, words: Words, names: Sequence[str]) -> list[Text]:
    cost = _cost(printed, words)
    where = painted(names[character.holder], names) if character.holder >= 0 else Text("–", "dim")
    meeples = Text(" ").join([_shape(seat) for seat in character.meeples])
    if character.blocked:
        where = Text.assemble(where, f" ({words.say('table-blocked', character=character.name)} ", meeples, ")")
    elif character.meeples:
        where = Text.assemble(where, " ", meeples)
    return [Text(words.say(f"character-{character.name}"), "bold"), Text(cost), where, Text(_goal(character, words))]


def _cost(printed: Character, words: Words) -> str:
    if printed.identical:
        return f"{printed.identical} {words.say('table-identical')}"
    return _listed(words, "icon", printed.cost)


def _goal(character: CharacterView, words: Words) -> str:
    """How much of what is needed: `2/4 full shops`; only what is needed while nobody holds the character."""
    parts = []
    for part, needed in character.goal.items():
        have = f"{character.progress[part]}/" if part in character.progress else ""
        count = f"{have}{needed} " if have or needed > 1 else ""
        parts.append(f"{count}{words.say(f'goal-{part}')}")
    return ", ".join(parts)


# The map


def _map(view: QuissamaView, game: Quissama, words: Words) -> Columns:
    """Every plaza with its shops below it, side by side where there is room."""
    workers = game.content.pieces.workers
    return Columns([_plaza(view, plaza, workers, words) for plaza in view.plazas], padding=(0, 3))


def _plaza(view: QuissamaView, plaza: PlazaView, workers: int, words: Words) -> Text:
    lines = [Text(words.say(f"plaza-{plaza.name}"), "bold")]
    lines.append(Text(f"{plaza.capoeiras} {CAPOEIRA * min(plaza.capoeiras, 14)}".rstrip()))
    lines += [Text.assemble("  ", _shop(shop, workers)) for shop in view.shops if shop.plaza == plaza.name]
    return Text("\n").join(lines)


def _shop(shop: ShopView, workers: int) -> Text:
    """`N1 ● xx (+1)`: the burgher, the workers, the token of a full shop."""
    token = f" (+{shop.token})" if shop.token else ""
    return Text.assemble(f"{shop.name} ", _shape(shop.burgher), f" {_spaces(shop.workers, workers)}{token}")


def _spaces(taken: int, of: int) -> str:
    return CAPOEIRA * taken + FREE * (of - taken)


# Ministry, Cabeça de Porco, Market, piles


def _offices(view: QuissamaView, words: Words) -> list[Text]:
    ministry = Text("  ").join([Text.assemble(f"{place}", _shape(seat)) for place, seat in enumerate(view.ministry, 1)])
    home = _spaces(view.cabeca_de_porco, view.spaces)
    cabeca = f"   {words.say('place-cabeca-de-porco')} {home}   {words.say('table-senzala')} {view.senzala}"
    market = "   ".join(f"{place}: {words.word('card', card)}" for place, card in enumerate(view.market, 1))
    piles = f"{words.say('table-pile')} {view.pile}   {words.say('table-discard')} {sum(view.discard.values())}"
    lines = [
        Text.assemble((f"{words.say('table-ministry')} ", "bold"), ministry, cabeca),
        Text.assemble((f"{words.say('table-market')} ", "bold"), market),
        Text.assemble(piles, (f" ({_listed(words, 'card', view.discard)})" if view.discard else "", "dim")),
    ]
    if view.under:
        under = {card: view.under.count(card) for card in view.under}
        lines.append(Text(f"{words.say('table-under')}: {_listed(words, 'card', under)}"))
    return lines


# The players


COLUMNS = ("cards", "reserve", "ministers", "shops")


def _areas(view: QuissamaView, words: Words, names: Sequence[str]) -> Table:
    """Everybody's area in a line, with what the reader surely knows of a hand."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for head in COLUMNS:
        table.add_column(words.say(f"area-{head}"), justify="right")
    table.add_column("")
    for seat, area in enumerate(view.seats):
        you = f" {words.say('you')}" if seat == view.viewer else ""
        name = painted(f"{'›' if seat == view.seat else ' '}{names[seat]}{you}", names)
        table.add_row(name, *_area(area), _known(area, words))
    return table


def _area(area: SeatView) -> list[str]:
    return [str(count) for count in (area.hand_size, area.reserve, area.ministers, area.full_shops)]


def _known(area: SeatView, words: Words) -> str:
    return f"{words.say('table-known')}: {_listed(words, 'card', area.known)}" if area.known else ""


def _hand(view: QuissamaView, words: Words) -> list[Text]:
    """One's own cards; in one's own turn tokens, leftovers and what is being paid."""
    hand = view.seats[view.viewer].hand or {}
    lines = [_line(words, "table-hand", _listed(words, "card", hand) or "–")]
    if view.seat == view.viewer:
        if view.tokens:
            lines.append(_line(words, "table-tokens", str(view.tokens)))
        if view.leftovers:
            lines.append(_line(words, "table-leftovers", _listed(words, "icon", view.leftovers)))
        if view.phase == "paying":
            lines.append(_due(view, words))
    return lines


def _due(view: QuissamaView, words: Words) -> Text:
    due = [words.say("table-identical")] if view.identical_due else []
    if view.due:
        due.append(_listed(words, "icon", view.due))
    laid = {card: view.laid.count(card) for card in view.laid}
    told = f" ({words.say('table-laid')}: {_listed(words, 'card', laid)})" if laid else ""
    return _line(words, "table-due", ", ".join(due) + told)


def _line(words: Words, key: str, text: str) -> Text:
    return Text.assemble((f"{words.say(key)}: ", "bold"), text)
