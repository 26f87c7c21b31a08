"""What a table decides together: to give up a game, or to let a bot play for somebody absent."""

from __future__ import annotations

from ludoteca.server.house import House
from ludoteca.server.problems import Refusal
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table import absence, telling
from ludoteca.server.table.moves import follow
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import Standing, held


async def vote_abandon(house: House, room: Room, person: str, yes: bool) -> None:
    """Give up the game: done when everybody who still plays wants it. The caller has the room's lock."""
    async with held(house, room, "playing", otherwise="not-playing") as table:
        votes = _counted(table.row.votes, _seats(table, person), yes)
        table.change(votes=votes)
        if {table.seats[seat].person for seat in votes} >= set(table.people):
            table.give_up()
    await follow(house, room)


async def vote_standin(house: House, room: Room, person: str, seat: int | None, yes: bool) -> None:
    """A bot for somebody absent: done when more than half of the other people want it."""
    async with held(house, room, "playing", otherwise="not-playing") as table:
        mine = _seats(table, person)
        if seat is None or seat in mine or not is_absent(room, seat):
            raise Refusal("not-absent")
        absent, polls = str(table.seats[seat].person), dict(table.row.standin_votes)
        votes = _counted(polls.pop(str(seat), []), mine, yes)
        if _most_want(table, votes, absent):
            absence.stand_in(table, absent)
        else:
            polls[str(seat)] = votes
        table.change(standin_votes=polls)
    await follow(house, room)


def _seats(table: Standing, person: str) -> list[int]:
    """A voter's seats."""
    mine = table.of(person, "person")
    if not mine:
        raise Refusal("not-at-table")
    return mine


def _counted(votes: list[int], mine: list[int], yes: bool) -> list[int]:
    return sorted(set(votes) | set(mine) if yes else set(votes) - set(mine))


def _most_want(table: Standing, votes: list[int], absent: str) -> bool:
    """Is it more than half of the people without the one who is away?"""
    wanted = {table.seats[voter].person for voter in votes}
    return len(wanted) * 2 > sum(person != absent for person in table.people)


def is_absent(room: Room, seat: int) -> bool:
    """Is it a person's seat, and is he away or out of time?"""
    if seat >= len(room.seats) or room.seats[seat].person is None or room.seats[seat].standin:
        return False
    late = room.to_act == seat and room.row.deadline is not None and room.row.deadline <= ticks()
    return late or room.seats[seat].person not in telling.present(room)
