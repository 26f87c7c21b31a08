"""A game starts: seats in their order, the deal, and the table is open no longer."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from ludoteca.server.store.rows import SeatRow, now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import LEASE, Standing


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
