"""What people do at a table who do not wait their turn: each sends what comes into his mind."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.schedules.people import Talker


def act(line: Talker) -> None:
    """Decide, if he thinks he can."""
    if legal := line.position.get("legal"):
        line.say("act", n=line.position["n"], act=line.dice.choice(legal))


def look_ahead(line: Talker) -> None:
    if legal := line.position.get("legal"):
        line.say("preview", n=line.position["n"], act=line.dice.choice(legal))


def hint(line: Talker) -> None:
    line.say("hint", n=line.position.get("n", 0))


def undo(line: Talker) -> None:
    line.say("undo", n=line.position.get("n", 0))


def rash(line: Talker) -> None:
    """Several asks in one go, none of them answered yet."""
    for deed in line.dice.sample((hint, look_ahead, act, act, undo), 3):
        deed(line)


def insolent(line: Talker) -> None:
    """Ask for what is not his to ask: on the next position, or with an act seen long ago."""
    n = line.position.get("n", 0) + line.dice.choice((-1, 1, 1))
    seen = [act for message in line.heard if message["type"] == "position" for act in message["legal"]]
    for kind in line.dice.sample(("act", "hint", "undo", "preview"), 2):
        with_act = {"act": line.dice.choice(seen or [{}])} if kind in ("act", "preview") else {}
        line.say(kind, n=max(0, n), **with_act)


def chat(line: Talker) -> None:
    line.say("chat", text=line.nick)


def react(line: Talker) -> None:
    line.say("react", reaction="wow")


def abandon(line: Talker) -> None:
    line.say("vote", on="abandon", yes=line.dice.random() < 0.7)


def replace(line: Talker) -> None:
    line.say("vote", on="standin", seat=line.dice.randrange(4))


def come_back(line: Talker) -> None:
    line.say("return")


def ping(line: Talker) -> None:
    line.say("ping")


Deed = Callable[[Talker], None]
Deeds = list[tuple[Deed, int]]
PLAY: Deeds = [
    (act, 8), (rash, 8), (insolent, 4), (hint, 2), (look_ahead, 2), (undo, 2),
    (chat, 1), (react, 1), (abandon, 1), (replace, 1), (come_back, 1), (ping, 1),
]  # fmt: skip
"""What people do at a table, and how often."""
PLAY_ONLY: Deeds = [(deed, often) for deed, often in PLAY if deed not in (abandon, replace, come_back)]
"""The same without what changes who plays."""
