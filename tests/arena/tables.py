"""Small tournaments for the tests."""

from __future__ import annotations

import ludoteca
from ludoteca.arena.plan import Plan, make_plan
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Job

HOLI = ludoteca.game("holi")


def tournament(bots: str = "random,greedy", players: int = 2, seed: int = 7, line_up: str = "all") -> Plan:
    """A plan of Holi with two rivalry cards drawn for every game."""
    return make_plan(HOLI, players, {"rivalry": "random:2"}, bots.split(","), seed, line_up)


def jobs(games: int) -> list[Job]:
    """The first games of a plan."""
    return [Job(0, number) for number in range(games)]


def result(bots: str, ranks: list[int], number: int = 0, **more: object) -> Result:
    """A finished game with these ranks; scores that fit them."""
    facts: dict[str, object] = {
        "number": number,
        "bots": tuple(bots.split(",")),
        "ranks": ranks,
        "scores": [10 - rank for rank in ranks],
        "breakdown": {"all": [10 - rank for rank in ranks]},
        "ending": "all-finished",
        "first": 0,
        "turns": 10,
        "decisions": 20,
        "possible": {"move": 20},
        "chosen": {"move": 20},
        "start": {},
        "end": {},
    }
    return Result(**(facts | more))  # type: ignore[arg-type]
