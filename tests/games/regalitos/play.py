"""Acting on positions of Regalitos and reading them, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.chance import Chance, Script
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.content import Character, Extra, Round, Vip
from ludoteca.games.regalitos.seen.view import SeatView
from ludoteca.games.regalitos.state import RegalitosState
from tests.games.regalitos.build import GAME, PILE_NAMES, SEATS


class _Lowest(Chance):
    """Luck that always gives 0."""

    __slots__ = ()

    def below(self, n: int) -> int:
        return 0


def chance(luck: Iterable[int] | None) -> Chance:
    """Luck as written; the lowest of everything where none is."""
    return _Lowest() if luck is None else Script(luck)


def words_of(act: Any) -> str:
    """An act in words: "take A1", "pick-object green small", "coal-to bento", "pay-energy 2"."""
    values = [getattr(act, field) for field in act.__struct_fields__]
    words = [
        word
        for value in values
        if value is not msgspec.UNSET
        for word in (value if isinstance(value, tuple) else [value])
    ]
    kind = str(act.__struct_config__.tag)
    return " ".join([kind, *(SEATS[word] if kind == "coal-to" else str(word) for word in words)])


NUMBERS = {words_of(act): number for number, act in enumerate(GAME.actions)}


def do(state: RegalitosState, *texts: str, luck: Iterable[int] | None = None, game: Regalitos = GAME) -> list[Any]:
    """Let the seat that decides do one act after the other, refusing what is not legal; all events."""
    dice = chance(luck)
    events: list[Any] = []
    state.events = events
    for text in texts:
        state.act(game.allow(state, state.seat, NUMBERS[text]), dice)
    state.events = None
    return events


def acts(state: RegalitosState, kind: str = "") -> list[str]:
    """The legal acts that begin with these words, without them: `acts(state, "pay-energy")` gives ["2", "3", "5"]."""
    texts = [words_of(GAME.decode(number)) for number in state.legal()]
    return [text.removeprefix(kind).strip() for text in texts if f"{text} ".startswith(f"{kind} " if kind else "")]


def kinds(state: RegalitosState) -> list[str]:
    """The kinds of legal acts, each once."""
    return list(dict.fromkeys(text.split()[0] for text in acts(state)))


def decides(state: RegalitosState) -> str | None:
    """Whose decision it is, or None when the game is over."""
    return SEATS[state.seat] if state.seat >= 0 else None


def zones(state: RegalitosState, owner: str = "me") -> SeatView:
    """A player's zones, as everybody sees them."""
    return state.view(-1).seats[SEATS.index(owner)]


def pile(state: RegalitosState, name: str) -> list[str]:
    """The open cards of a pile."""
    return state.view(-1).piles[PILE_NAMES.index(name)].cards


def points(state: RegalitosState, source: str, owner: str = "me") -> int:
    """A player's points from one source, as if the game ended now."""
    return state.outcome().breakdown[source][SEATS.index(owner)]


def scored(state: RegalitosState, owner: str = "me") -> int:
    """What a player has scored at once so far."""
    return sum(zones(state, owner).points.values())


def dishes(names: Iterable[str]) -> list[int]:
    """Dishes by their place in the content."""
    return [next(place for place, row in enumerate(GAME.content.energy) if row.name == name) for name in names]


def value(size: str) -> int:
    """The points of a present of that size."""
    return next(row.points for row in GAME.content.values if row.size == size)


def character(name: str) -> Character:
    """The content's row of a character."""
    return next(row for row in GAME.content.characters if row.name == name)


def vip(name: str) -> Vip:
    """The content's row of a VIP."""
    return next(row for row in GAME.content.vips if row.name == name)


def round_card(name: str) -> Round:
    """The content's row of a round."""
    return next(row for row in GAME.content.rounds if row.name == name)


def extra(name: str) -> Extra:
    """The content's row of an extra action."""
    return next(row for row in GAME.content.extras if row.name == name)


def drawing(state: RegalitosState, *cards: str) -> list[int]:
    """The luck that draws these cards from the deck, one after the other."""
    deck = state.deck[:]
    luck = []
    for name in cards:
        card = state.rules.charts.names.index(name)
        assert deck[card], f"{name} is not left in the deck"
        luck.append(sum(deck[:card]))
        deck[card] -= 1
    return luck


def begun(players: int = 2, luck: Iterable[int] | None = None, **options: Any) -> RegalitosState:
    """A game from its very start (luck: the lowest of everything, so that I am the first player)."""
    state = GAME.start(players, options, chance(luck))
    assert isinstance(state, RegalitosState)
    return state


def finish_round(state: RegalitosState, luck: Iterable[int] | None = None) -> list[Any]:
    """Everybody takes piles (or does what comes first) until the round is over; the events."""
    now, happened = state.round, []
    dice = chance(luck)
    while state.seat >= 0 and state.round == now:
        state.events = []
        takes = acts(state, "take")
        state.act(NUMBERS[f"take {takes[0]}"] if takes else state.legal()[0], dice)
        happened += state.events
    state.events = None
    return happened


def random_game(seed: int, players: int, game: ludoteca.AnyGame = GAME, **options: Any) -> Iterator[RegalitosState]:
    """Every position of a game played at random."""
    dice = ludoteca.Dice(seed)
    state = game.start(players, options, dice)
    assert isinstance(state, RegalitosState)
    while state.seat >= 0:
        yield state
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    yield state


def told(events: Iterable[Any], tag: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if event.__struct_config__.tag == tag]
