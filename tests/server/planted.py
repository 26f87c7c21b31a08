"""Secrets planted by the tests: what each game hides, read off its rules and not off the views that must hide it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.sets import members_of
from ludoteca.games.holi.seen import events as holi
from ludoteca.games.holi.table import card_of, is_down, thrower_of
from ludoteca.games.quissama.pieces import CARD_NAMES
from ludoteca.games.quissama.seen import events as quissama
from ludoteca.games.quissama.seen.knowledge import known_to
from ludoteca.games.regalitos.pieces import cards_of
from ludoteca.games.regalitos.seen import events as regalitos
from ludoteca.games.santakaos.known import helper_of, knows
from ludoteca.games.santakaos.pieces import HELPERS
from ludoteca.games.santakaos.seen import events as santakaos

PLANTED = "planted secret"
OPTIONS: dict[str, dict[str, Any]] = {
    "quissama": {"turn_limit": 150},
    "regalitos": {"memory": True},
    "santakaos": {"special_wishes": True},
}
"""With these a game hides the most, and takes no longer than needed for all of it to be seen."""
EVERYWHERE = -1

SECRET_FIELDS: dict[type, dict[str, Any]] = {
    holi.Drew: {"cards": (PLANTED,)},
    holi.ThrewDown: {"card": PLANTED},
    quissama.Drew: {"cards": (PLANTED,)},
    quissama.Looked: {"cards": (PLANTED,)},
    quissama.Swapped: {"card": PLANTED, "taken": PLANTED},
    quissama.Robbed: {"card": PLANTED},
    regalitos.Laid: {"cards": (PLANTED,)},
    santakaos.Looked: {"helpers": (PLANTED,)},
}
"""H-25, H-44, Q-26, Q-27, Q-55, R-44, S-21: what only those see who take part in an event; R-44: nobody."""


def planted(event: Any, viewer: int) -> Any:
    """The event with other secrets in it, where this viewer may not know them."""
    witnesses = {getattr(event, name, None) for name in ("seat", "target")}
    if type(event) not in SECRET_FIELDS or viewer in witnesses:
        return event
    return msgspec.structs.replace(event, **SECRET_FIELDS[type(event)])


def twin(state: ludoteca.State, viewer: int, seed: int) -> ludoteca.State:
    """Another world: everything this viewer cannot know lies otherwise."""
    other = state.clone()
    other.shuffle_hidden(viewer, ludoteca.Dice(seed))
    return other


def unsaid(game: str, state: Any, viewer: int) -> dict[int, set[str]]:
    """Names this viewer must not hear now: of a seat in what he sees of it, or EVERYWHERE."""
    return HIDDEN[game](state, viewer)


def _several(names: set[str]) -> set[str]:
    """What could be any of these; the only one left is no secret."""
    return names if len(names) > 1 else set()


def _holi(t: Any, viewer: int) -> dict[int, set[str]]:
    """H-44: hands, decks and cards thrown face down; everybody has the same cards, so one is open when any is."""
    names = t.rules.card_names
    open_cards = {card_of(code) for code in t.played if not is_down(code)}
    never = {name for card, name in enumerate(names) if viewer < 0 and card not in open_cards}
    return {seat: _holi_hand(t, seat) for seat in range(t.players) if seat != viewer} | {EVERYWHERE: never}


def _holi_hand(t: Any, seat: int) -> set[str]:
    down = {card_of(code) for code in t.played if is_down(code) and thrower_of(code) == seat}
    area = t.areas[seat]
    return _several({t.rules.card_names[card] for card in down | set(members_of(area.hand | area.deck))})


def _quissama(t: Any, viewer: int) -> dict[int, set[str]]:
    """Q-55: the kinds of cards in another hand of which the viewer has not surely seen one."""
    return {seat: _quissama_hand(t, seat, viewer) for seat in range(t.players) if seat != viewer}


def _quissama_hand(t: Any, seat: int, viewer: int) -> set[str]:
    area = t.areas[seat]
    return {
        name
        for kind, name in enumerate(CARD_NAMES)
        if area.hand[kind] and (viewer < 0 or not known_to(area, viewer, kind))
    }


def _regalitos(t: Any, viewer: int) -> dict[int, set[str]]:
    """R-44: objects, of which there is one each, in the deck or face down on a pile."""
    names, objects = t.rules.charts.names, range(t.rules.charts.objects)
    down = {card for pile in t.piles for card in cards_of(pile)[:-1]}
    return {EVERYWHERE: _several({names[card] for card in objects if t.deck[card] or card in down})}


def _santakaos(t: Any, viewer: int) -> dict[int, set[str]]:
    """S-64: wishes of the deck and those set aside; helpers of the deck, and those only others saw."""
    wishes = {t.rules.charts.wish_names[wish] for wish in members_of(t.deck | t.aside)}
    unseen = {helper_of(card) for card in [*t.under, *t.offer] if not knows(card, viewer)}
    helpers = {HELPERS[helper] for helper in unseen | set(members_of(t.forest))}
    return {EVERYWHERE: _several(wishes) | _several(helpers)}


HIDDEN: dict[str, Callable[[Any, int], dict[int, set[str]]]] = {
    "holi": _holi,
    "quissama": _quissama,
    "regalitos": _regalitos,
    "santakaos": _santakaos,
}


def said(thing: Any) -> set[str]:
    """Every text in a message, names of fields too."""
    found: set[str] = set()
    waiting = [thing]
    for each in waiting:  # it grows meanwhile
        if isinstance(each, dict):
            found.update(each)
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
        elif isinstance(each, str):
            found.add(each)
    return found
