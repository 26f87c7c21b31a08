"""The end of a game: state, record, results and ratings in one transaction, once."""

from __future__ import annotations

from contextlib import suppress

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.outcome import Outcome
from ludoteca.server.house import House
from ludoteca.server.store import schema
from ludoteca.server.store.rows import Columns, now
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import Otherwise, held
from ludoteca.server.table.telling import shown_name

MODEL = PlackettLuce()
ratings = schema.ratings


async def finish(house: House, room: Room) -> None:
    """Put a finished game away, unless somebody else did it already, or the last decision was taken back."""
    with suppress(Otherwise):
        async with held(house, room, "playing", otherwise="not-playing") as table:
            assert room.match is not None
            if room.match.over:
                outcome = room.match.state.outcome()
                done = {"state": "finished", "to_act": -1, "bot_due": False, "deadline": None, "lease": None}
                table.change(**done, outcome=outcome)
                await _keep_record(table.writer, room)
                await _keep_results(table.writer, room, outcome)


async def _keep_record(writer: AsyncConnection, room: Room) -> None:
    assert room.match is not None
    row = {
        "id": room.id,
        "game": room.game.id,
        "names": [shown_name(seat) for seat in room.seats],
        "at": room.row.moved,
    }
    await writer.execute(insert(schema.records).values(**row, record=room.match.record().to_json()))


async def _keep_results(writer: AsyncConnection, room: Room, outcome: Outcome) -> None:
    """One row for each person's seat, with the rating after the game where it was rated."""
    rated = await _rate(writer, room, outcome)
    rows = [_result(room, outcome, seat.seat, rated.get(seat.person)) for seat in room.seats if seat.person]
    if rows:
        await writer.execute(insert(schema.results), rows)


def _result(room: Room, outcome: Outcome, seat: int, rated: tuple[float, float] | None) -> Columns:
    return {
        "table": room.id,
        "seat": seat,
        "game": room.game.id,
        "person": room.seats[seat].person,
        "players": len(room.seats),
        "rank": outcome.ranks[seat],
        "score": outcome.scores[seat],
        "breakdown": {source: points[seat] for source, points in outcome.breakdown.items()},
        "ending": outcome.ending,
        "rating": rated[0] if rated else None,
        "change": rated[1] if rated else None,
        "at": now(),
    }


async def _rate(writer: AsyncConnection, room: Room, outcome: Outcome) -> dict[str | None, tuple[float, float]]:
    """People against people, one seat each: the new ratings and their change. Bots and pass-and-play rate nobody."""
    seated = [seat for seat in room.seats if seat.person]
    people = sorted({seat.person for seat in seated if seat.person})
    if len(people) < 2 or len(people) < len(seated):
        return {}
    before = {person: await _rating(writer, person, room.game.id) for person in people}
    teams = [[before[str(seat.person)]] for seat in seated]
    after = MODEL.rate(teams, ranks=[float(outcome.ranks[seat.seat]) for seat in seated])
    told: dict[str | None, tuple[float, float]] = {}
    for seat, (rating,) in zip(seated, after, strict=True):
        await _keep_rating(writer, str(seat.person), room.game.id, rating)
        told[seat.person] = (rating.mu, rating.mu - before[str(seat.person)].mu)
    return told


async def _rating(writer: AsyncConnection, person: str, game: str) -> PlackettLuceRating:
    """A person's rating, kept from other processes until it is changed. Whoever has none starts as everybody did."""
    c = ratings.c
    found = select(c.mu, c.sigma).where(c.person == person, c.game == game).with_for_update()
    row = (await writer.execute(found)).first()
    if row is not None:
        return MODEL.rating(row.mu, row.sigma)
    new = MODEL.rating()
    await writer.execute(insert(ratings).values(person=person, game=game, mu=new.mu, sigma=new.sigma, games=0))
    return new


async def _keep_rating(writer: AsyncConnection, person: str, game: str, rating: PlackettLuceRating) -> None:
    c = ratings.c
    mine = update(ratings).where(c.person == person, c.game == game)
    await writer.execute(mine.values(mu=rating.mu, sigma=rating.sigma, games=c.games + 1))
