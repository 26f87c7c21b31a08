"""The throws and steps of Holi told once more, slowly, straight from the content's rows, to compare with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ludoteca.games.holi.state import HoliState
from tests.games.holi.build import GAME, SEATS
from tests.games.holi.play import pawn, supply, token

COLUMNS = "ABCDEF"
CELLS = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
FLOORS = ["ground", "middle", "top"]
Square = tuple[int, int]


def square(cell: str) -> Square:
    """Column and row of a cell."""
    return COLUMNS.index(cell[0]), int(cell[1]) - 1


def orientations(rows: list[str], mirror: bool) -> Iterator[list[str]]:
    """H-15: the four rotations, and those of the mirror image with that rivalry card."""
    for image in [rows, [row[::-1] for row in rows]] if mirror else [rows]:
        for _ in range(4):
            yield image
            image = ["".join(column) for column in zip(*reversed(image), strict=True)]


def targets(rows: list[str], stand: str, mirror: bool) -> set[frozenset[str]]:
    """H-13 to H-16: the sets of cells a pattern can colour from a cell, whatever lies there."""
    return {cells for turned in orientations(rows, mirror) for cells in laid(turned, square(stand))}


def laid(rows: list[str], stand: Square) -> Iterator[frozenset[str]]:
    """The cells of one orientation, with each square the pawn may stand on under the pawn, where they fit the grid."""
    coloured, stars = marked(rows, "#"), marked(rows, "*")
    for under in stars or coloured:
        squares = [at for at in coloured if at != under]
        cells = [(stand[0] + x - under[0], stand[1] + y - under[1]) for x, y in squares]
        if all(0 <= x < 6 and 0 <= y < 6 for x, y in cells):
            yield frozenset(f"{COLUMNS[x]}{y + 1}" for x, y in cells)


def marked(rows: list[str], mark: str) -> list[Square]:
    """The squares of a pattern that have this mark."""
    return [(x, y) for x in range(3) for y in range(3) if rows[y][x] == mark]


def face_up(state: HoliState) -> set[tuple[str, frozenset[str]]]:
    """H-13 to H-18: card and cells of every throw face up."""
    me = SEATS[state.seat]
    floor, cell = pawn(state, me).split()
    view = state.view(state.seat)
    patterns = {card.name: card.pattern for card in GAME.content.cards}
    found = set()
    for name in view.seats[state.seat].hand or []:
        for cells in targets(patterns[name], cell, "mirror" in view.rivalry):
            if not any(token(state, f"{floor} {target}") for target in cells):
                for part in combinations(sorted(cells), min(len(cells), supply(state, me))):
                    found.add((name, frozenset(part)))
    return found


def face_down(state: HoliState) -> set[tuple[str, str]]:
    """H-22 to H-24: card and cell of every throw face down."""
    view = state.view(state.seat)
    area = view.seats[state.seat]
    if area.discard and area.discard[-1].down and "long-memory" not in view.rivalry:
        return set()
    pawns = [seat.cell for seat in view.seats if seat.floor == area.floor]
    free = [cell for cell in CELLS if cell not in pawns and token(state, f"{area.floor} {cell}") is None]
    return {(name, cell) for name in area.hand or [] for cell in free}


def steps(state: HoliState) -> set[str]:
    """H-26, H-30, H-31: the moves and the climb, in the words of an act, whatever may be thrown afterwards."""
    view = state.view(state.seat)
    area = view.seats[state.seat]
    floor, cell = pawn(state, SEATS[state.seat]).split()
    found = set()
    if not view.moved:
        pawns = [seat.cell for seat in view.seats if seat.floor == floor]
        found = {f"move {other}" for other in CELLS if other not in pawns and may_step(state, cell, floor, other)}
    if not view.climbed and floor != "top" and cell[0] not in "AF" and cell[1] not in "16":
        found |= climbs(state, floor, cell)
    assert area.cell == cell
    return found


def climbs(state: HoliState, floor: str, cell: str) -> set[str]:
    """H-30, H-31: from an inner cell of a lower floor."""
    view, (x, y) = state.view(state.seat), square(cell)
    around = [CELLS[(y + down) * 6 + x + right] for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    covered = sum(token(state, f"{floor} {other}") is not None for other in around)
    above = (FLOORS[FLOORS.index(floor) + 1], cell)
    blocked = above in [(seat.floor, seat.cell) for seat in view.seats]
    return {"climb"} if covered >= (3 if "ladders" in view.rivalry else 4) and not blocked else set()


def may_step(state: HoliState, cell: str, floor: str, other: str) -> bool:
    """H-47: what short steps and clean feet leave of the moves."""
    rivalry = state.view(-1).rivalry
    (x, y), (to_x, to_y) = square(cell), square(other)
    far = "short-steps" in rivalry and abs(x - to_x) + abs(y - to_y) > 2
    return not far and not ("clean-feet" in rivalry and token(state, f"{floor} {other}") == SEATS[state.seat])
