"""Santa Kaos on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from typing import Any

from tools.web.drawn import Pictures, moment
from tools.web.tutorial import Reply, Script, Step, Tutorial

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


SCRIPT: Script = (
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

TUTORIAL = Tutorial("santakaos", SCRIPT)

PICTURES: Pictures = {
    "rooms": moment(TUTORIAL, "goal", "reindeer-traffic", "stocking-workshop"),
    "wish": moment(TUTORIAL, "deliver", "own"),
}
