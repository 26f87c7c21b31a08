"""Santa Kaos on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from typing import Any

from tests.games.santakaos.build import kaos

from tools.web.drawn import Drawn, Pictures, moment
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


def drawn(position: str, *parts: str, turbo: bool = False, specials: bool = False) -> Drawn:
    """A position in words, and the parts shown."""
    return Drawn(lambda: kaos(position, turbo_sleigh=turbo, special_wishes=specials), parts)


PICTURES: Pictures = {
    "pieces": moment(TUTORIAL, "goal", "santas-chair", "side"),
    "start": moment(TUTORIAL, "goal", "own"),
    "dice": moment(TUTORIAL, "goal", "central-store", "santas-chair"),
    "bonus": moment(TUTORIAL, "red", "stocking-workshop", "enchanted-forest"),
    "artifacts": moment(TUTORIAL, "goal", "artifact-room"),
    "forest": moment(TUTORIAL, "goal", "enchanted-forest"),
    "rooms": moment(TUTORIAL, "goal", "reindeer-traffic", "stocking-workshop"),
    "wish": moment(TUTORIAL, "deliver", "own"),
    "points": drawn(
        """round 7; me: delivered ball-doll, delivered boat-videogame, stocking cloth, stocking wood, stocking iron
        me: artifact bell, artifact mistletoe, toy ball, toy rocket, coin 7, elves 2""",
        "own",
    ),
    "turbo": drawn("me: helper dancer, elves 2, coin 3, stocking cloth; bento: helper scrooge", "own", turbo=True),
    "special": drawn("me: wish piano, wish ball-doll, cloth 1, wood 3, iron 2, coin 4, elves 3", "own", specials=True),
}
