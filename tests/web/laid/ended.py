"""The endings before the real page: recorded games laid out as they ended, each with a review of made-up figures."""

from __future__ import annotations

import random
from itertools import accumulate
from pathlib import Path

import msgspec
from playwright.sync_api import Page

import ludoteca
from ludoteca.core.record import Record
from ludoteca.reviews.told import DEGREES, Decision, Luck, Review, Seat, Settings
from ludoteca.server.protocol.records import ReviewInfo
from tests.web.laid.page import TABLE, lay

RECORDS = Path(__file__).parents[2] / "records"
ENDINGS = {
    "holi": "4_random_cards", "quissama": "5_plain_princesa", "regalitos": "5_plain_won",
    "santakaos": "4_special_alone",
}  # fmt: skip
"""By game: the recorded game with the fullest ending."""
EVERY = 9
"""A decision of so many has a choice worth a word."""


def lay_ending(page: Page, address: str, game: str, name: str, *, reviewed: bool = True) -> None:
    """The table of a recorded game after its last move; its review is done, or nobody asked for one."""
    record = msgspec.json.decode((RECORDS / game / f"{name}.json").read_bytes(), type=Record)
    state = ludoteca.replay(record).state
    info = ReviewInfo(state="none")
    if reviewed:
        info = ReviewInfo(state="done", degrees=dict(DEGREES), review=review_of(record))
    answers = {f"/api/records/{TABLE}/review": info}
    lay(page, address, game, state, answers=answers, state="finished", outcome=state.outcome(), to_act=-1)


def review_of(record: Record) -> Review:
    """Figures of no meaning, but of the size real ones have."""
    luck = random.Random(record.game)
    steps, players = len(record.steps), record.players
    walks = [list(accumulate((luck.gauss(0, 0.06) for _ in range(steps)), initial=1.0)) for _ in range(players)]
    weights = [[max(0.05, walk[n]) for walk in walks] for n in range(steps + 1)]
    chances = [[weight / sum(each) for weight in each] for each in weights]
    shares = [[luck.gauss(0, 0.1) for _ in range(4)] for _ in range(players)]
    return Review(
        game=record.game, players=players, judge="made up", settings=Settings(), seal="", steps=steps, complete=True,
        seats=[
            Seat(start=1 / players, result=chances[-1][seat], luck=luck_, own=own, others=others, rest=rest)
            for seat, (luck_, own, others, rest) in enumerate(shares)
        ],
        decisions=[
            Decision(
                n=n, seat=n % players, turn=n, act=record.steps[n].act, best=record.steps[n].act, loss=loss, low=loss,
                high=loss, effect=[],
            )
            for n in range(0, steps, EVERY)
            for loss in [max(0.0, luck.gauss(0, 0.06))]
        ],
        luck=[Luck(n=n, seats=[luck.gauss(0, 0.04) for _ in range(players)]) for n in range(0, steps, EVERY)],
        chances=chances,
    )  # fmt: skip
