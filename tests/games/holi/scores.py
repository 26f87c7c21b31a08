"""Holi's points counted once more from a view alone, to compare with what the game says."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.holi.content import HoliContent, Rivalry
from ludoteca.games.holi.seen.view import HoliView

Square = tuple[int, int]


def count_points(view: HoliView, content: HoliContent) -> dict[str, list[int]]:
    """H-38 to H-41: everybody's points by source."""
    seats = range(view.players)
    points = {
        name: [content.points.floors[floor] * view.tokens[floor].count(seat) for seat in seats]
        for floor, name in enumerate(["ground", "middle", "top"])
    }
    points["on-others"] = [content.points.on_others * sum(on_others(view, seat)) for seat in seats]
    points["sweets"] = [
        content.points.fewer_sweets * sum(other.sweets < view.seats[seat].sweets for other in view.seats)
        for seat in seats
    ]
    points["hits"] = [area.hits for area in view.seats]
    for name in view.rivalry:
        if name in PAYS:
            points[name] = [PAYS[name](view, seat, content.rivalry_card(name)) for seat in seats]
    return points


def on_others(view: HoliView, seat: int) -> list[int]:
    """A player's tokens in each other supply."""
    return [area.supply[seat] for other, area in enumerate(view.seats) if other != seat]


def squares(view: HoliView, seat: int, floor: int) -> set[Square]:
    """Column and row of a player's tokens on a floor."""
    return {(cell % 6, cell // 6) for cell, owner in enumerate(view.tokens[floor]) if owner == seat}


def everywhere(view: HoliView, seat: int) -> list[Square]:
    """Column and row of all of a player's tokens."""
    return [square for floor in range(3) for square in squares(view, seat, floor)]


def lines(view: HoliView, seat: int, card: Rivalry) -> int:
    full = 0
    for floor in range(3):
        mine = squares(view, seat, floor)
        for number in range(6):
            full += sum(column == number for column, _ in mine) >= card.tokens
            full += sum(row == number for _, row in mine) >= card.tokens
    return card.points * full


def corners(view: HoliView, seat: int, card: Rivalry) -> int:
    return card.points * sum(column in (0, 5) and row in (0, 5) for column, row in everywhere(view, seat))


def diagonals(view: HoliView, seat: int, card: Rivalry) -> int:
    return card.points * sum(column in (row, 5 - row) for column, row in everywhere(view, seat))


def prize(values: list[int], seat: int, card: Rivalry) -> int:
    """Card's points for the one with most, its lesser points where several have most."""
    best = [other for other, value in enumerate(values) if value == max(values)]
    return 0 if seat not in best else card.points if best == [seat] else card.tied


def on_floor(floor: int) -> Callable[[HoliView, int, Rivalry], int]:
    def pay(view: HoliView, seat: int, card: Rivalry) -> int:
        counts = [view.tokens[floor].count(other) for other in range(view.players)]
        return prize(counts, seat, card) if counts[seat] else 0

    return pay


def clean_clothes(view: HoliView, seat: int, card: Rivalry) -> int:
    foreign = [sum(area.supply) - area.supply[other] for other, area in enumerate(view.seats)]
    return prize([-count for count in foreign], seat, card)


def cluster(view: HoliView, seat: int, card: Rivalry) -> int:
    return card.points * max(len(group) for floor in range(3) for group in groups(squares(view, seat, floor)))


def groups(mine: set[Square]) -> list[set[Square]]:
    """The squares joined side by side, found by merging; one empty group if there are none."""
    found: list[set[Square]] = [set()]
    for x, y in sorted(mine):
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        touching = [group for group in found if group & beside]
        found = [group for group in found if group not in touching] + [{(x, y)}.union(*touching)]
    return found


def stacks(view: HoliView, seat: int, card: Rivalry) -> int:
    mine = everywhere(view, seat)
    return card.points * sum(mine.count(square) >= card.floors for square in set(mine))


PAYS: dict[str, Callable[[HoliView, int, Rivalry], int]] = {
    "sweet-tooth": lambda view, seat, card: card.points * view.seats[seat].sweets,
    "lines": lines,
    "corners": corners,
    "balcony": on_floor(2),
    "ground-crew": on_floor(0),
    "everyone": lambda view, seat, card: card.points if all(on_others(view, seat)) else 0,
    "clean-clothes": clean_clothes,
    "cluster": cluster,
    "stacks": stacks,
    "diagonals": diagonals,
}
