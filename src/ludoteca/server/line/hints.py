"""Hints: what a strong bot would do in somebody's place, who sees no more than he does."""

from __future__ import annotations

from ludoteca.server.house import House
from ludoteca.server.line.connection import Connection
from ludoteca.server.line.sight import sight
from ludoteca.server.protocol import Advice, Hinted
from ludoteca.server.table.room import Room

BEST = 5
"""Acts told, best first."""


async def hint(house: House, room: Room, by: Connection, ref: int) -> None:
    """Think, then tell the one who asked."""
    assert room.match is not None
    n, seat, legal = room.n, room.to_act, room.match.state.legal()
    asker = by.person.id if by.person else ""
    thought = await house.thinkers.advise(room.game.id, bytes(sight(room, seat).view), legal, asker)
    ranked = sorted(thought.shares.items(), key=lambda each: -each[1])[:BEST]
    best = [Advice(act=room.game.decode(action), share=round(share, 4)) for action, share in ranked]
    by.tell(Hinted(ref=ref, n=n, best=best, chances=[round(chance, 4) for chance in thought.chances]))
