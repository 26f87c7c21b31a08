"""A table is laid: what was agreed and who sits where; and when everybody is there, dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import chain, count

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.bots.levels import LEVELS, levels_of
from ludoteca.core.game import AnyGame
from ludoteca.server import contents
from ludoteca.server.host import caps
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat
from ludoteca.server.store.rows import SeatRow, TableRow, new_id, now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.moves import carry_on
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import EMPTY, LEASE, Standing

LONGEST = 30
"""Letters of a bot's name."""


async def set_table(house: House, person: Person, plan: NewTable) -> Room:
    """A new table; it starts at once when no seat is open."""
    offers = {each.id: each.name for each in house.offers if each.game.id == plan.game}
    if plan.contents is not None and plan.contents not in offers:
        raise Refusal("contents-missing", right=", ".join(offers.values()) or "–")
    row, seats = drafted(person, plan, house.settings.other_bots)
    async with house.store.write() as writer:
        await caps.check_tables(writer, house.settings, person.id)
        if all(seat.kind == "bot" for seat in seats):
            await caps.check_bot_tables(writer, house.settings, person.id)
        await lay(writer, row, seats)
    return await opened(house, row.id)


async def lay(writer: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """Write a new table, dealt if nobody is waited for."""
    table = Standing(writer, Room(row, seats))
    if table.agreed:
        deal(table)
    await table.write_new()


async def opened(house: House, table: str) -> Room:
    """A new table in memory; a bot that decides first is asked."""
    room = await house.room(table)
    if room.bot_due:
        async with house.at(room):
            await carry_on(house, room)
    return room


def drafted(person: Person, plan: NewTable, others: Sequence[str] = ()) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a new table, where these bots of others are allowed."""
    game = contents.game_of(plan.game, plan.contents)
    game.check_players(len(plan.seats))
    at = now()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules=game.version,
        content=game.content.digest(),
        contents=plan.contents,
        options=game.check_options(plan.options),
        host=person.id,
        public=plan.public,
        onlookers=plan.onlookers,
        hints=plan.hints,
        pace=plan.pace,
        absent=plan.absent,
        shuffle_seats=plan.shuffle_seats,
        state="open",
        standing=0,
        votes=[],
        standin_votes={},
        rematch=None,
        created=at,
        moved=at,
        n=0,
        to_act=-1,
        deadline=None,
        bot_due=False,
        lease=None,
    )
    return row, _seated(row.id, game, plan, person, others)


def _seated(table: str, game: AnyGame, new: NewTable, person: Person, others: Sequence[str]) -> list[SeatRow]:
    """The seats of a new table."""
    rows: list[SeatRow] = []
    for number, plan in enumerate(new.seats):
        match plan:
            case OpenSeat():
                rows.append(_seat(table, number))
            case MySeat(name=own):
                mine = {"person": person.id, "name": own or person.nick, "ready": new.ready}
                rows.append(_seat(table, number, kind="person", **mine))
            case BotSeat(level=level):
                taken = [row.name for row in rows if row.kind == "bot"]
                name = character(game, level, taken, number, others)
                rows.append(_seat(table, number, kind="bot", name=name, level=level))
    return rows


def _seat(table: str, number: int, **more: object) -> SeatRow:
    return msgspec.convert({"table": table, "seat": number} | EMPTY | more, SeatRow)


def character(game: AnyGame, level: str, taken: list[str], seat: int, others: Sequence[str] = ()) -> str:
    """Who plays for a bot: somebody of its level who is not at the table yet; refused where nobody plays so well."""
    if level not in (known := bots_of(game, others)):
        raise Refusal("level-missing", level=level, right=", ".join(known))
    if level not in LEVELS:
        return _called(level, taken)
    people = LEVELS[level].people
    free = [name for name in people if name not in taken] or list(people)
    return free[seat % len(free)]


def bots_of(game: AnyGame, others: Sequence[str]) -> list[str]:
    """Who may be put on a seat: the levels of a game, and bots of others that the host allows."""
    return [*levels_of(game), *others]


def _called(bot: str, taken: list[str]) -> str:
    """A bot that is not ours goes by its own name, the second of it by a number as well."""
    name = bot.partition("@")[0].replace(":", ".").rpartition(".")[2][:LONGEST]
    names = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in names if each not in taken)


def deal(table: Standing) -> None:
    """Deal at a table that is held. It is tried on a table of its own: nobody sees it before it is written."""
    dealt = Room(replace(table.row, state="playing"), _arranged(table))
    luck, at, tick = dealt.deal(), now(), ticks()
    dealt.note(-1, at, tick)
    table.row, table.seats = dealt.settled(), dealt.seats
    table.deal = {"table": dealt.id, "n": 0, "seat": -1, "act": None, "luck": luck, "at": at, "tick": tick}
    if table.row.bot_due:
        table.change(lease=at + LEASE)


def _arranged(table: Standing) -> list[SeatRow]:
    """Who plays, in the order of play: open seats are gone, and luck mixes the others where that was agreed."""
    order = [seat for seat in table.seats if seat.kind != "open"]
    if table.row.shuffle_seats:
        secrets.SystemRandom().shuffle(order)
    return [replace(seat, seat=number) for number, seat in enumerate(order)]
