"""What people ask at a table, one function for each kind of message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.bots.foresight import foresee
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.server import protocol
from ludoteca.server.host import metrics
from ludoteca.server.house import Alone, House
from ludoteca.server.line import hints
from ludoteca.server.line.connection import Connection
from ludoteca.server.line.sight import position, seen_by
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Missing, Refusal, Stranger, problem_of
from ludoteca.server.processes import mending
from ludoteca.server.store.rows import now
from ludoteca.server.table import absence, chat, moves, votes
from ludoteca.server.table.access import may_look
from ludoteca.server.table.moves import Stale
from ludoteca.server.table.room import Room, Sight

log = logging.getLogger("ludoteca")


class Asker:
    """One connection's way to its table."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self._hint: asyncio.Task[None] | None = None

    async def take(self, ask: protocol.AnyAsk) -> None:
        """Do what was asked, or say why not."""
        try:
            await ANSWERS[type(ask)](self, ask)
        except Stale as error:
            self.refuse(ask.ref, error, stale=True)
            async with self.house.at(self.room):
                self.show()
        except LudotecaError as error:
            self.refuse(ask.ref, error)
        except (SQLAlchemyError, OSError) as error:
            log.error("the database failed", exc_info=error)
            self.refuse(ask.ref, Refusal("database-trouble"))
            mending.begin(self.house, self.room)
        except Exception as error:
            log.error("trouble", exc_info=error, extra={"fields": {"ask": type(ask).__name__}})
            self.room.broken = True
            self.refuse(ask.ref, Refusal("server-trouble"))

    def refuse(self, ref: int, error: LudotecaError, stale: bool = False) -> None:
        """Nothing was changed, and why."""
        metrics.refusals.labels(error.key).inc()
        self.connection.tell(protocol.Refused(ref=ref, problem=problem_of(error), stale=stale))

    def at_table(self) -> Alone:
        """Alone with the table, for whoever may look at it."""
        return self.house.at(self.room, self._check_look)

    def _check_look(self) -> None:
        if not may_look(self.room.row, self.room.seats, self.connection.person):
            raise Missing("table-missing")

    def show(self, since: int | None = None) -> None:
        """The whole position, with the entries after that number; where remembering is part of the game, without."""
        room = self.room
        if room.match is not None:
            forgotten = since is None or (room.playing and room.game.forgets(room.row.options))
            happened = [] if forgotten else room.happened[(since or 0) + 1 :]
            self.connection.send(position(room, seen_by(room, self.connection.who), happened))

    def present(self, n: int) -> Sight:
        """Is this the present position of a game that goes on? Then what I see of it."""
        room = self.room
        if room.match is None or not room.playing:
            raise Refusal("not-playing")
        sight = seen_by(room, self.connection.who)
        if n != sight.n:
            raise Stale("stale")
        return sight

    def ready(self, n: int) -> Sight:
        """Is the decision mine, too?"""
        room, sight = self.room, self.present(n)
        if sight.viewer != room.to_act:
            raise Illegal("not-your-turn", seat=room.to_act)
        if room.seats[sight.viewer].standin:
            raise Refusal("standin-plays")
        return sight

    def seated(self) -> str:
        """Who I am, at a game I play in."""
        if not self.room.playing:
            raise Refusal("not-playing")
        who = self.connection.who
        if who is None or not self.room.seats_of(who):
            raise Refusal("not-at-table")
        return who

    async def act(self, ask: protocol.Act) -> None:
        began = perf_counter()
        async with self.at_table():
            await moves.decide(self.house, self.room, self.ready(ask.n), ask.act, self.connection, ask.ref)
        metrics.act_seconds.observe(perf_counter() - began)

    async def undo(self, ask: protocol.Undo) -> None:
        async with self.at_table():
            await moves.take_back(self.house, self.room, self.present(ask.n), self.connection, ask.ref)

    async def preview(self, ask: protocol.Preview) -> None:
        async with self.at_table():
            sight, match = self.ready(ask.n), self.room.match
            assert match is not None
            number = self.room.game.allow(match.state, sight.viewer, ask.act)
            view = match.state.view(sight.viewer)
        foreseen = await asyncio.to_thread(foresee, self.room.game, view, sight.viewer, number)
        self.connection.tell(protocol.Previewed(ref=ask.ref, n=sight.n, **foreseen._asdict()))

    async def hint(self, ask: protocol.Hint) -> None:
        async with self.at_table():
            sight = self.ready(ask.n)
            if not self.room.row.hints:
                raise Refusal("no-hints")
            if self._hint is not None and not self._hint.done():
                raise Refusal("hint-waiting")
            self._hint = self.house.spawn(hints.hint(self.house, self.room, sight, self.connection, ask.ref))

    def known(self) -> Person:
        """Who I am; a stranger has nothing to say."""
        if self.connection.person is None:
            raise Stranger("stranger")
        return self.connection.person

    async def chat(self, ask: protocol.Chat) -> None:
        person = self.known()
        await self.house.limits.take("chat", person.id)
        async with self.at_table():
            await chat.say(self.house, self.room, person, ask.text)

    async def react(self, ask: protocol.React) -> None:
        person = self.known()
        await self.house.limits.take("react", person.id)
        async with self.at_table():
            await chat.say(self.house, self.room, person, "", ask.reaction)

    async def vote(self, ask: protocol.Vote) -> None:
        async with self.at_table():
            who = self.seated()
            if ask.on == "abandon":
                await votes.vote_abandon(self.house, self.room, who, ask.yes)
            else:
                await votes.vote_standin(self.house, self.room, who, ask.seat, ask.yes)

    async def come_back(self, ask: protocol.Return) -> None:
        async with self.at_table():
            await absence.come_back(self.house, self.room, self.seated())

    async def ping(self, ask: protocol.Ping) -> None:
        self.connection.tell(protocol.Pong(ref=ask.ref, now=now()))


ANSWERS: dict[type, Callable[[Asker, Any], Awaitable[None]]] = {
    protocol.Act: Asker.act,
    protocol.Undo: Asker.undo,
    protocol.Preview: Asker.preview,
    protocol.Hint: Asker.hint,
    protocol.Chat: Asker.chat,
    protocol.React: Asker.react,
    protocol.Vote: Asker.vote,
    protocol.Return: Asker.come_back,
    protocol.Ping: Asker.ping,
}
