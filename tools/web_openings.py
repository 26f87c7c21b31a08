"""The openings of the tutorials of Santa Kaos, Regalitos and Quissama: what is done, step by step.

The deal is the first of the numbered ones in which the whole opening can be played: a content file with other cards
finds another.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match
from tools.web_steps import Reply, Script, Step

WISH = '[data-wish="ball-blocks"]'


def die(location: str, colour: str) -> str:
    """Where a die is on the page."""
    return f'[data-location="{location}"] [data-die="{colour}"]'


def take(location: str, colour: str) -> dict[str, Any]:
    """Take a die."""
    return {"type": "take", "location": location, "colour": colour}


def make(toy: str) -> dict[str, Any]:
    """Make a toy."""
    return {"type": "make", "toy": toy}


def gain(resource: str) -> dict[str, Any]:
    """Take one of these."""
    return {"type": "gain", "resource": resource}


SANTAKAOS: Script = (
    Step("goal", ".house"),
    Step("die", die("reindeer-traffic", "yellow"), take("reindeer-traffic", "yellow")),
    Step("reindeer", '[data-space="C2"]', {"type": "move-reindeer", "space": "C2"}),
    Reply(take("artifact-room", "green")),
    Reply({"type": "elf"}),
    Reply(gain("wood")),
    Step("red", die("stocking-workshop", "red"), take("stocking-workshop", "red")),
    Step("wish", f".market {WISH}", {"type": "take-wish", "wish": "ball-blocks"}),
    Step("stocking", '[data-stocking="wood"]', {"type": "buy-stocking", "stocking": "wood"}),
    Reply(take("central-store", "yellow")),
    Reply({"type": "collect"}),
    Reply(gain("wood")),
    Reply(gain("iron")),
    Reply({"type": "end"}),
    Step("chair", die("santas-chair", "green"), take("santas-chair", "green")),
    Step("gift", '[data-space="B2"]', {"type": "move-reindeer", "space": "B2"}),
    Step("choice", '[data-good="iron"]', gain("iron")),
    Step("toy", '[data-toy="ball"]', make("ball")),
    Reply(take("enchanted-forest", "red")),
    Reply({"type": "coins"}),
    Reply(gain("coin")),
    Reply(make("duck")),
    Step("round", ".socks"),
    Reply(take("reindeer-traffic", "green")),
    Reply({"type": "elf"}),
    Reply(gain("cloth")),
    Reply({"type": "end"}),
    Step("blocks", '[data-toy="blocks"]', make("blocks")),
    Step("deliver", f".wishrow {WISH}", {"type": "deliver", "wish": "ball-blocks"}),
    Step("points", ".sources"),
)

REGALITOS: Script = (
    Step("goal", ".parcels"),
    Step("object", '[data-pile="B1"]', {"type": "take", "pile": "B1"}),
    Reply({"type": "take", "pile": "A2"}),
    Step("energy", '[data-pile="B2"]', {"type": "take", "pile": "B2"}),
    Reply({"type": "take", "pile": "A1"}),
    Step("zones", ".own"),
    Step("wrap", '[data-basic="wrap"]', {"type": "wrap"}),
    Reply({"type": "take", "pile": "C1"}),
    Step("deliver", '[data-basic="deliver"]', {"type": "deliver"}),
    Reply({"type": "take", "pile": "C2"}),
    Step("round", ".rounds"),
    Step("points", ".sources"),
)

QUISSAMA: Script = (
    Step("goal", ".gallery"),
    Step("settle", '[data-place="N1"]', {"type": "settle", "shop": "N1"}),
    Reply({"type": "settle", "shop": "G1"}),
    Step("hand", ".hand"),
    Step("found", '[data-place="N2"]', {"type": "found", "shop": "N2"}),
    Step("pay", '.hand [data-card="coin-2"]', {"type": "pay", "card": "coin-2"}),
    Step("minister", '[data-place="ministry"]', {"type": "appoint"}),
    Reply({"type": "end"}),
    Step("cards", ".hand"),
    Step("free", '[data-place="nagoa-north"]', {"type": "free", "plaza": "nagoa-north"}),
    Step("influence", ".gallery"),
    Step("end", ".ask", {"type": "end"}),
    Step("win", ".gallery"),
)


def opening(name: str, script: Script) -> Match:
    """A match of two in which the script can be played from the first act on."""
    for seed in count():
        if _playable(Match(name, 2, seed=seed), script):
            return Match(name, 2, seed=seed)
    raise AssertionError("there is a deal for every opening")


def _playable(match: Match, script: Script) -> bool:
    """Is it for the reader to begin, and can everything be done by whom the script says?"""
    for each in script:
        seat = 0 if isinstance(each, Step) else 1
        if match.state.seat != seat and not (isinstance(each, Step) and each.act is None):
            return False
        try:
            if each.act is not None:
                match.act(seat, each.act)
        except Illegal:
            return False
    return True


OPENINGS = {"santakaos": SANTAKAOS, "regalitos": REGALITOS, "quissama": QUISSAMA}
