"""Puzzles: which one next, what somebody would do there, and ratings of people and puzzles against each other.

The page gets what the deciding seat sees and may do. What is right stays here until it was tried.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from secrets import randbelow
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Update, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.bots.foresight import foresee
from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State
from ludoteca.puzzles.puzzle import THOUSAND, Puzzle, position, shipped
from ludoteca.server.editions import edition_of
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Missing
from ludoteca.server.protocol import Previewed
from ludoteca.server.protocol.parts import Decided
from ludoteca.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleStanding, PuzzleWay
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import add_missing, now

MODEL = PlackettLuce()
EASIEST, STEP, UNSURE = 15.0, 0.2, 5.0
"""What a puzzle is rated before anybody tried it: by the quick looks that missed it, each counting so much."""
AROUND = 8
"""The next puzzle is one of so many nearest to what somebody can."""
tries, solvers, rated = schema.puzzle_tries, schema.puzzle_people, schema.puzzle_ratings


class Laid(NamedTuple):
    """A puzzle with its position."""

    game: AnyGame
    puzzle: Puzzle
    state: State


def game_of(name: str) -> AnyGame:
    """The game of that id, or Missing."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Missing(error.key, "", **error.details) from None


@lru_cache(maxsize=256)
def _laid(game: AnyGame, name: str) -> Laid:
    puzzle = next((each for each in shipped(game).puzzles if each.id == name), None)
    if puzzle is None:
        raise Missing("puzzle-gone")
    return Laid(game, puzzle, position(game, shipped(game).head.options, puzzle))


async def find(house: House, game: AnyGame, name: str, person: Person | None) -> PuzzleInfo:
    """A puzzle as its seat sees it."""
    laid = await asyncio.to_thread(_laid, game, name)
    state = laid.state
    async with house.store.read() as reader:
        rating = await _rating_of(reader, laid.puzzle)
        known = person is not None and await _tried(reader, person, name) is not None
    return PuzzleInfo(
        id=name,
        game=game.id,
        rules=game.version,
        edition=edition_of(game),
        players=state.players,
        viewer=state.seat,
        view=state.view(state.seat),
        legal=[game.decode(action) for action in state.legal()],
        rating=rating,
        known=known,
        standing=await standing_of(house.store, game, person),
        count=len(shipped(game).puzzles),
    )


async def following(house: House, game: AnyGame, person: Person | None) -> PuzzleInfo:
    """The next puzzle for somebody: one not tried yet and about as hard as he can; else the one tried longest ago."""
    standing = await standing_of(house.store, game, person)
    async with house.store.read() as reader:
        at = await _tries_of(reader, game, person)
        ratings = await _ratings(reader, game)
    fresh = [puzzle for puzzle in shipped(game).puzzles if puzzle.id not in at]
    near = sorted(fresh, key=lambda puzzle: abs(ratings.get(puzzle.id, first_rating(puzzle)) - standing.rating))
    if near:
        return await find(house, game, near[randbelow(min(AROUND, len(near)))].id, person)
    oldest = min(shipped(game).puzzles, key=lambda puzzle: at[puzzle.id], default=None)
    if oldest is None:
        raise Missing("puzzle-none")
    return await find(house, game, oldest.id, person)


def first_rating(puzzle: Puzzle) -> float:
    """How hard a puzzle nobody tried is taken to be."""
    return EASIEST + STEP * puzzle.difficulty


async def preview(game: AnyGame, name: str, act: Decided) -> Previewed:
    """What is certain to come of an act there, from the seat's view."""
    laid = await asyncio.to_thread(_laid, game, name)
    return await asyncio.to_thread(_preview, laid, game.allow(laid.state, laid.state.seat, act))


def _preview(laid: Laid, action: int) -> Previewed:
    seat = laid.state.seat
    return Previewed(n=len(laid.puzzle.steps), **foresee(laid.game, laid.state.view(seat), seat, action)._asdict())


async def answer(house: House, game: AnyGame, name: str, act: Decided | None, person: Person) -> PuzzleAnswer:
    """Judge a try; the first one of a person counts. Whoever gives up is told, and has not found it."""
    laid = await asyncio.to_thread(_laid, game, name)
    action = None if act is None else game.allow(laid.state, laid.state.seat, act)
    right = action in laid.puzzle.right
    change = await _count(house.store, laid, person, right)
    tried = None if action is None else await asyncio.to_thread(_way, laid, action)
    best = [await asyncio.to_thread(_way, laid, each) for each in laid.puzzle.right]
    standing = await standing_of(house.store, game, person)
    return PuzzleAnswer(right=right, tried=tried, best=best, standing=standing, change=change)


def _way(laid: Laid, action: int) -> PuzzleWay:
    way = laid.puzzle.way(action)
    loss, low, high = (max(0, value) / THOUSAND for value in way[1:])
    act = laid.game.decode(action)
    return PuzzleWay(act=act, right=way.right, loss=loss, low=low, high=high, preview=_preview(laid, action))


async def standing_of(store: Store, game: AnyGame, person: Person | None) -> PuzzleStanding:
    """How somebody does; whoever did none yet begins as everybody did."""
    c, new = solvers.c, MODEL.rating()
    mine = select(c.mu, c.sigma, c.tried, c.solved, c.streak, c.best)
    async with store.read() as reader:
        found = mine.where(c.person == (person.id if person else ""), c.game == game.id)
        row = (await reader.execute(found)).first()
    return PuzzleStanding(**dict(zip(STANDING, row or (new.mu, new.sigma), strict=False)))


STANDING = ("rating", "uncertainty", "tried", "solved", "streak", "best")


async def _count(store: Store, laid: Laid, person: Person, right: bool) -> float:
    """A first try: the person's rating against the puzzle's, and the streak; by how much the rating changed."""
    people = schema.people.c
    async with store.write() as writer:
        await writer.execute(select(people.id).where(people.id == person.id).with_for_update())
        if await _tried(writer, person, laid.puzzle.id) is not None:
            await writer.execute(_try(person, laid.puzzle.id).values(at=now()))
            return 0.0
        row = {"person": person.id, "puzzle": laid.puzzle.id, "game": laid.game.id, "solved": right, "at": now()}
        await writer.execute(insert(tries).values(row))
        return await _rate(writer, laid, person, right)


async def _rate(writer: AsyncConnection, laid: Laid, person: Person, right: bool) -> float:
    c, name = solvers.c, laid.game.id
    here = (c.person == person.id) & (c.game == name)
    row = (await writer.execute(select(solvers).where(here))).mappings().first()
    before = MODEL.rating(row["mu"], row["sigma"]) if row else MODEL.rating()
    theirs = await _hold_rating(writer, laid)
    (mine,), (its,) = MODEL.rate([[before], [theirs]], ranks=[1.0, 2.0] if right else [2.0, 1.0])
    streak = (row["streak"] if row else 0) + 1 if right else 0
    told = {
        "mu": mine.mu,
        "sigma": mine.sigma,
        "tried": (row["tried"] if row else 0) + 1,
        "solved": (row["solved"] if row else 0) + right,
        "streak": streak,
        "best": max(streak, row["best"] if row else 0),
    }
    known = update(solvers).where(here) if row else insert(solvers)
    await writer.execute(known.values(person=person.id, game=name, **told))
    await writer.execute(update(rated).where(rated.c.puzzle == laid.puzzle.id).values(mu=its.mu, sigma=its.sigma))
    return mine.mu - before.mu


async def _hold_rating(writer: AsyncConnection, laid: Laid) -> PlackettLuceRating:
    """A puzzle's rating, which nobody else changes meanwhile; the first two to try it may come at once."""
    first = {"puzzle": laid.puzzle.id, "game": laid.game.id, "mu": first_rating(laid.puzzle), "sigma": UNSURE}
    await add_missing(writer, rated, [first])
    c = rated.c
    held = select(c.mu, c.sigma).where(c.puzzle == laid.puzzle.id).with_for_update()
    return MODEL.rating(*(await writer.execute(held)).one())


def _try(person: Person, name: str) -> Update:
    return update(tries).where(tries.c.person == person.id, tries.c.puzzle == name)


async def _tried(reader: AsyncConnection, person: Person, name: str) -> int | None:
    """When somebody tried a puzzle."""
    c = tries.c
    return (await reader.execute(select(c.at).where(c.person == person.id, c.puzzle == name))).scalar()


async def _tries_of(reader: AsyncConnection, game: AnyGame, person: Person | None) -> dict[str, int]:
    c = tries.c
    mine = select(c.puzzle, c.at).where(c.person == (person.id if person else ""), c.game == game.id)
    return {row.puzzle: row.at for row in await reader.execute(mine)}


async def _ratings(reader: AsyncConnection, game: AnyGame) -> dict[str, float]:
    c = rated.c
    return {row.puzzle: row.mu for row in await reader.execute(select(c.puzzle, c.mu).where(c.game == game.id))}


async def _rating_of(reader: AsyncConnection, puzzle: Puzzle) -> float:
    c = rated.c
    mu = (await reader.execute(select(c.mu).where(c.puzzle == puzzle.id))).scalar()
    return first_rating(puzzle) if mu is None else float(mu)
