"""How much is left to do until a character wins, in cards that must be drawn for it: what bots reckon with.

An icon still missing stands for as many draws as it takes on average to come by one; what the hand holds is not
missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import count
from ludoteca.games.quissama.bot.numbers import Numbers, numbers_for
from ludoteca.games.quissama.pieces import (
    ALEMAO,
    ALENCAR,
    ARAUJO,
    BERNARDINA,
    COIN,
    GUAIAMUM,
    ICONS,
    IMPERADOR,
    KINDS,
    NECKLACE,
    NOBODY,
    PLAZAS,
    PRINCESA,
    QUISSAMA,
    SHOPS,
)
from ludoteca.games.quissama.rules.purse import count_of, missing, some
from ludoteca.games.quissama.rules.shops import token_value
from ludoteca.games.quissama.table import Table


class Purse:
    """What a seat can pay with, and how fast it draws: the same for all characters."""

    __slots__ = ("alike", "coins", "flexible", "fresh", "icons", "ministers", "numbers", "pace")

    def __init__(self, t: Table, seat: int) -> None:
        numbers = numbers_for(t.players)
        self.numbers: Numbers = numbers
        self.icons: i64 = held_icons(t, seat)
        self.flexible: list[int] = [kind for kind in t.rules.charts.flexible if t.areas[seat].holds(kind)]
        self.alike: int = most_alike(t, seat)
        self.coins: float = 1.0 / (numbers.coin_rate + numbers.by_token * t.full_shops(seat) * token_value(t, seat))
        """Draws for a coin."""
        self.ministers: int = t.ministers(seat)
        self.fresh: int = max(t.rules.hand - t.areas[seat].hand_size, 0) if seat == t.seat else 0
        """Cards that the end of the turn will bring."""
        self.pace: float = numbers.a_turn + numbers.by_minister * self.ministers
        if t.has_free(seat, QUISSAMA):
            self.pace += numbers.by_quissama
        if t.has_free(seat, ALEMAO):
            self.pace += numbers.by_alemao * t.cabeca


class Work:
    """What is still to be done: so many payments, icons in a price, and draws for all else."""

    __slots__ = ("draws", "price", "steps")

    def __init__(self) -> None:
        self.steps: int = 0
        self.price: i64 = 0
        self.draws: float = 0.0

    def add(self, times: int, price: i64) -> None:
        """So many payments of a price."""
        self.steps += times
        self.price += times * price


def draws_left(t: Table, seat: int, character: int, purse: Purse) -> float:
    """The draws until this character wins for this seat."""
    work = Work()
    work.add(payments_for(t, seat, character), influence_price(t, seat, character))
    TOWARDS[character](t, seat, work, purse)
    return missing_draws(t, seat, work.price, purse) + work.draws + purse.numbers.a_step * work.steps


def held_icons(t: Table, seat: int) -> int:
    """The icons of a hand, and in its turn what else it can pay with, as a purse."""
    purse: i64 = 0
    if seat == t.seat:
        purse += t.left + some(t.tokens, COIN)
    weight = t.rules.charts.weight
    hand = t.areas[seat].hand
    for kind in range(KINDS):
        cards: i64 = hand[kind]
        if cards:
            each: i64 = weight[kind]
            purse += cards * each
    if t.under and t.has_free(seat, QUISSAMA):
        for kind in t.under:
            purse += weight[kind]
    return purse


def most_alike(t: Table, seat: int) -> int:
    """How many identical cards a hand has at most; the Necklace is as good as all of them."""
    hand = t.areas[seat].hand
    if hand[NECKLACE]:
        return t.rules.identical
    most: i64 = 0
    for kind in range(KINDS):
        cards: i64 = hand[kind]
        if cards > most:
            most = cards
    return min(most, t.rules.identical)


def payments_for(t: Table, seat: int, character: int) -> int:
    """Q-19, Q-21, Q-22: how many influences are still to be paid until the seat holds this character, unblocked."""
    meeples = count(t.influence[character])
    if t.holder[character] == seat:
        return meeples
    own = 1 if t.has_meeple_on(seat, character) else 0
    return 2 - own + (meeples - own if character == BERNARDINA else 0)


def influence_price(t: Table, seat: int, character: int) -> int:
    """Q-18, Q-20: the cost of an influence, with a Burgher more in an opponent's area."""
    return t.rules.influence[character] + abroad(t, seat, character)


def abroad(t: Table, seat: int, character: int) -> int:
    """Q-20: what an influence costs more in an opponent's area."""
    return 0 if t.holder[character] in (NOBODY, seat) else t.rules.abroad


def to_bernardina(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-25, Q-26: the payments on her, of which the hand may hold a part."""
    payments = payments_for(t, seat, BERNARDINA)
    if payments:
        work.add(payments, abroad(t, seat, BERNARDINA))
        work.draws += payments * purse.numbers.identical_cards - purse.numbers.saved * max(purse.alike - 1, 0)


def to_full_cabeca(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-27: the spaces left, and Guaiamuns for them."""
    spaces = t.rules.goal(ALEMAO, "cabeca_de_porco") - t.cabeca
    work.add(spaces, t.rules.recruit)
    work.draws += purse.numbers.freed * max(spaces - guaiamuns(t), 0)


def guaiamuns(t: Table) -> int:
    """How many could move into the Cabeça de Porco."""
    gang = t.rules.charts.gang
    found: i64 = 0
    for plaza in range(PLAZAS):
        if gang[plaza] == GUAIAMUM:
            found += t.plaza[plaza]
    return found


def nowhere(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-32: Bernardina has no goal."""


def to_freedom(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-31: capoeiras to be freed; with Princesa half of them cost only the icon, the others only the Freedom."""
    unfree = max(t.rules.goal(PRINCESA, "capoeiras") - sum(t.plaza), 0)
    by_icon = unfree // 2 if t.has_free(seat, PRINCESA) else 0
    work.steps += by_icon
    work.add(unfree - by_icon, t.rules.free_by_freedom)
    work.draws += purse.numbers.any_capoeira * (by_icon if by_icon else unfree)


def to_ministers(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-29: ministers."""
    add_ministers(work, purse, t.rules.goal(IMPERADOR, "ministers"), t.rules.minister)


def to_both(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-30: ministers, with Alencar for less, and full shops."""
    price = t.rules.minister_without[1] if t.has_free(seat, ALENCAR) else t.rules.minister
    add_ministers(work, purse, t.rules.goal(ALENCAR, "ministers"), price)
    add_shops(t, seat, work, purse, t.rules.goal(ALENCAR, "shops"), purse.numbers.with_one)


def to_shops(t: Table, seat: int, work: Work, purse: Purse) -> None:
    """Q-28: full shops, whose tokens count double."""
    add_shops(t, seat, work, purse, t.rules.goal(ARAUJO, "shops"), purse.numbers.with_two)


TOWARDS: Final[list[Callable[[Table, int, Work, Purse], None]]] = [
    *(to_bernardina, to_bernardina, to_full_cabeca, nowhere, to_freedom, to_ministers, to_both, to_shops),
]
"""What is left to do for the goals, in the order of Q-18."""


def add_ministers(work: Work, purse: Purse, goal: int, price: i64) -> None:
    """So many ministers, of whom some are there."""
    ministers = goal - purse.ministers
    if ministers > 0:
        work.add(ministers, price)
        work.draws += purse.numbers.a_minister * ministers


def add_shops(t: Table, seat: int, work: Work, purse: Purse, goal: int, thrift: float) -> None:
    """Workers, new shops and coins missing for so many full shops, the fullest first; tokens help from shop to shop."""
    full = t.rules.workers
    by_workers = [0] * (full + 1)
    for shop in range(SHOPS):
        if t.burgher[shop] == seat:
            by_workers[t.workers[shop]] += 1
    lacking = max(goal - by_workers[full], 0)
    founded = max(lacking - sum(by_workers[:full]), 0)
    by_workers[0] += founded
    coins = 0.0
    part = 1.0
    workers = 0
    for there in range(full - 1, -1, -1):
        for _ in range(min(by_workers[there], lacking)):
            lacking -= 1
            workers += full - there
            coins += part * 2 * (full - there)
            part *= thrift
    work.steps += workers
    work.add(founded, t.rules.found)
    work.draws += coins * purse.coins + purse.numbers.any_capoeira * workers
    work.draws += purse.numbers.freed * max(workers - sum(t.plaza), 0)


def missing_draws(t: Table, seat: int, price: i64, purse: Purse) -> float:
    """The draws for what of a price the purse does not cover; its flexible cards stand for the dearest they show."""
    short: i64 = missing(purse.icons, price)
    for kind in purse.flexible:
        short = stretched(t, short, kind, t.areas[seat].hand[kind])
    total = 0.0
    most = 0.0
    for icon in range(ICONS):
        lacking = count_of(short, icon)
        if lacking:
            draws = float(lacking) * (purse.coins if icon == COIN else purse.numbers.draws[icon])
            total += draws
            if draws > most:
                most = draws
    return purse.numbers.in_turn * total + (1.0 - purse.numbers.in_turn) * most


def stretched(t: Table, short: i64, kind: int, cards: int) -> int:
    """What is still missing when so many flexible cards of a kind stand for the dearest icons they show."""
    shows = t.rules.charts.shows[kind]
    worth: i64 = t.rules.charts.worth[kind]
    for place in range(len(shows) - 1, -1, -1):
        icon: i64 = shows[place]
        while cards > 0 and count_of(short, icon):
            covered = min(worth, count_of(short, icon))
            short -= some(covered, icon)
            cards -= 1
    return short
