"""Hints: what a strong bot would do in somebody's place, who sees no more than he does."""

from __future__ import annotations

from ludoteca.server.house import House
from ludoteca.server.line.connection import Connection
from ludoteca.server.problems import Refusal, problem_of
from ludoteca.server.protocol import Advice, Hinted, Refused
from ludoteca.server.table.room import Room, Sight

BEST = 5
"""Acts told, best first."""


async def hint(house: House, room: Room, sight: Sight, by: Connection, ref: int) -> None:
    """Think about what was seen when he asked, then tell him, if it is still his to know."""
    thought = await house.thinkers.advise(room.box, sight.view, sight.legal, by.who or "")
    if sight.viewer not in room.seats_of(by.who):
        by.tell(Refused(ref=ref, problem=problem_of(Refusal("not-at-table"))))
        return
    ranked = sorted(thought.shares.items(), key=lambda each: -each[1])[:BEST]
    best = [Advice(act=room.game.decode(action), share=round(share, 4)) for action, share in ranked]
    by.tell(Hinted(ref=ref, n=sight.n, best=best, chances=[round(chance, 4) for chance in thought.chances]))
