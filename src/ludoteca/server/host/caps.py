"""How much: what one person may keep the server busy with at a time. Each is a setting; 0 is any number."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.problems import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.store import schema

tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c


async def check_tables(writer: AsyncConnection, settings: Settings, person: str) -> None:
    """May this person set one more table? Those he left to a bot are no longer his."""
    left = select(seats.table).where(seats.person == person, seats.standin)
    hosted = await _hosted(writer, person, tables.id.not_in(left))
    if settings.tables and hosted >= settings.tables:
        raise Refusal("tables-full", most=settings.tables)


async def check_bot_tables(writer: AsyncConnection, settings: Settings, person: str) -> None:
    """May this person let bots play among themselves at one more table?"""
    peopled = select(seats.table).where(seats.kind != "bot")
    alone = await _hosted(writer, person, tables.id.not_in(peopled))
    if settings.bot_tables and alone >= settings.bot_tables:
        raise Refusal("bot-tables-full", most=settings.bot_tables)


async def _hosted(writer: AsyncConnection, person: str, which: ColumnElement[bool]) -> int:
    """How many unfinished tables somebody set; counted by one at a time, so that none slips in between."""
    await writer.execute(select(people.id).where(people.id == person).with_for_update())
    unfinished = tables.state.in_(("open", "playing"))
    counted = select(func.count()).select_from(schema.tables).where(tables.host == person, unfinished, which)
    return int((await writer.execute(counted)).scalar_one())


def check_entries(settings: Settings, entries: int) -> None:
    """May a decision be taken back at a table whose log is so long? Deciding itself ends with the game."""
    if settings.entries and entries >= settings.entries:
        raise Refusal("log-full", most=settings.entries)
