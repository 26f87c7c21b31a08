"""Worked positions of Santa Kaos in a few words."""

from __future__ import annotations

import re

from ludoteca.games.santakaos import SantaKaos
from ludoteca.games.santakaos.area import changed
from ludoteca.games.santakaos.known import everybody, known_card
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    COLOURS,
    HELPERS,
    KINDS,
    LOCATIONS,
    ORDINARY,
    REINDEER,
    SPACES,
    place_of,
)
from ludoteca.games.santakaos.state import SantaKaosState
from ludoteca.games.santakaos.table import ACTION, REST

SEATS = ("me", "bento", "clara", "davi")
PLACES = dict(zip(("traffic", "workshop", "store", "forest", "room", "chair"), LOCATIONS, strict=True))
"""Short names of the locations."""
GAME = SantaKaos()


def kaos(
    text: str = "",
    players: int = 0,
    turbo_sleigh: bool = False,
    special_wishes: bool = False,
    game: SantaKaos = GAME,
) -> SantaKaosState:
    """A position in the middle of play, from clauses divided by `;` or line ends. Seats are me, bento, clara, davi.

    me: cloth 2, coin 3, elves 1      a player's things, divided by commas; these are:

    cloth 2, wood 1, iron 4, coin 3   resources and coins
    elves 2
    helper krampus, dancer/used       a helper, `/used` this round
    artifact magic-bag, bell/used     likewise; an unambiguous end of a name is enough
    toy ball, toy ball 2              toys made
    stocking cloth, stocking cloth 2
    wish ball-doll                    wish cards held
    delivered ball-doll               and delivered

    dice store red green              dice at a location (one of each colour everywhere if none is told)
    at store                          the die is taken there, its action is due
    at rest                           the action is done
    turn bento                        whose turn it is (mine if not told)
    reindeer A1, round 3, first bento
    market ball-doll doll-boat        the open wish cards (the first that nobody named if not told)
    deck none                         all other wish cards are delivered by the last player
    stock cloth 0, room magic-bag 0   what is left of a stocking or an artifact
    top krampus julbock               the helper deck from the top, in an order that nobody knows
    under krampus, under julbock me   lies under the helper deck, for all to see or only seen by one
    """
    clauses = [clause.strip() for clause in text.replace("\n", ";").split(";") if clause.strip()]
    seats = max([1, *(SEATS.index(word) for word in re.findall(r"\w+", text) if word in SEATS)]) + 1
    rules = {"turbo_sleigh": turbo_sleigh, "special_wishes": special_wishes}
    state = game.blank(players or seats, rules)
    state.turn, state.deck = 1, ORDINARY
    if special_wishes:
        state.deck |= ((1 << state.rules.specials) - 1) << ORDINARY.bit_length()
        state.aside = (1 << 45) - 1 & ~state.deck
    state.forest = (1 << (len(HELPERS) if turbo_sleigh else REINDEER)) - 1
    for clause in clauses:
        if ":" in clause:
            owner, things = clause.split(":")
            for thing in things.split(","):
                _take(state, SEATS.index(owner.strip()), *thing.split())
        else:
            _lay(state, *clause.split())
    if not sum(state.dice):
        state.dice = [1] * len(state.dice)
    state.dice_left = sum(state.dice)
    if not re.search(r"\bmarket\b|\bdeck none", text):
        _open(state, [number for number in range(36) if state.deck >> number & 1][: state.rules.market])
    state.seat = state.player
    return state


def number(names: tuple[str, ...] | list[str], end: str) -> int:
    """The place of the one name that ends so."""
    found = [place for place, name in enumerate(names) if name == end] or [
        place for place, name in enumerate(names) if name.endswith(end)
    ]
    assert len(found) == 1, f"{end} is no one of {names}"
    return found[0]


def _take(state: SantaKaosState, seat: int, kind: str, *words: str) -> None:
    """Read one of a player's things."""
    area, charts = state.areas[seat], state.rules.charts
    count = int(words[-1]) if words[-1].isdecimal() else 1
    match kind:
        case "cloth" | "wood" | "iron" | "coin":
            area.gain(KINDS.index(kind), count - area.held(KINDS.index(kind)))
        case "elves":
            area.elves = count
        case "helper":
            helper = number(HELPERS, words[0].removesuffix("/used"))
            area.helper = helper
            state.forest &= ~(1 << helper)
            area.tired = words[0].endswith("/used")
        case "artifact":
            artifact = number(ARTIFACTS, words[0].removesuffix("/used"))
            area.artifacts |= 1 << artifact
            state.room[artifact] -= 1
            area.used |= int(words[0].endswith("/used")) << artifact
        case "toy":
            area.toys = changed(area.toys, charts.toy_names.index(words[0]), count)
        case "stocking":
            area.stockings = changed(area.stockings, KINDS.index(words[0]), count)
            state.stock[KINDS.index(words[0])] -= count
        case "wish" | "delivered":
            card = 1 << charts.wish_names.index(words[0])
            state.deck &= ~card
            state.aside &= ~card
            area.wishes |= card * (kind == "wish")
            area.delivered |= card * (kind == "delivered")
        case _:
            raise ValueError(f"no such thing in a position: {kind} {' '.join(words)}")


def _lay(state: SantaKaosState, kind: str, *words: str) -> None:
    """Read what lies on the table."""
    match kind, words:
        case "dice", [place, *colours]:
            for colour in colours:
                state.dice[place_of(LOCATIONS.index(PLACES[place]), COLOURS.index(colour))] += 1
        case "at", ["rest"]:
            state.stage = REST
        case "at", [place]:
            state.stage, state.location = ACTION, LOCATIONS.index(PLACES[place])
        case "turn", [name]:
            state.player = SEATS.index(name)
        case "first", [name]:
            state.first = SEATS.index(name)
        case "reindeer", [space]:
            state.reindeer = SPACES.index(space)
        case "round", [count]:
            state.round = int(count)
        case "market", names:
            _open(state, [state.rules.charts.wish_names.index(name) for name in names if name != "none"])
        case "deck", ["none"]:
            state.areas[-1].delivered |= state.deck
            state.deck = 0
        case "stock", [name, count]:
            state.stock[KINDS.index(name)] = int(count)
        case "room", [name, count]:
            state.room[number(ARTIFACTS, name)] = int(count)
        case "top", names:
            _order(state, [number(HELPERS, name) for name in names])
        case "under", [name, *knowers]:
            helper = number(HELPERS, name)
            state.forest &= ~(1 << helper)
            knowing = sum(1 << SEATS.index(knower) for knower in knowers) if knowers else everybody(state.players)
            state.under.append(known_card(helper, knowing))
        case _:
            raise ValueError(f"no such thing in a position: {kind} {' '.join(words)}")


def _open(state: SantaKaosState, cards: list[int]) -> None:
    for card in cards:
        state.deck &= ~(1 << card)
        state.market.append(card)


def _order(state: SantaKaosState, top: list[int]) -> None:
    """Lay the whole helper deck in an order nobody knows."""
    rest = [helper for helper in range(len(HELPERS)) if state.forest >> helper & 1 and helper not in top]
    state.under = [known_card(helper, 0) for helper in [*top, *rest]]
    state.forest = 0
