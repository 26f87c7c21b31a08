"""How far the numbers of the content file may go: up to there it is read, beyond it is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.games.regalitos.content import Character, RegalitosContent, Round
from tests.games.bounds import Bound, stops_at
from tests.games.regalitos.build import START_VALUES

BOUNDS = [
    Bound("most_players = 5", "most_players = 5", "most_players = 6", "must be from 2 to 5, one character each"),
    Bound("crowd_tokens = 3", "crowd_tokens = 4", "crowd_tokens = 5", "needs 1 to `tokens` tokens in a crowd"),
    Bound("crowd_tokens = 3", "crowd_tokens = 1", "crowd_tokens = 0", "needs 1 to `tokens` tokens in a crowd"),
    Bound("presents = 3", "presents = 8", "presents = 9", "1 to 8 presents"),
    Bound("presents = 3", "presents = 1", "presents = 0", "1 to 8 presents"),
    Bound("coals = 1", "coals = 1", "coals = 2", "at most 1 coal"),
    Bound("coals = 1", "coals = 0", "coals = -1", "at most 1 coal"),
    Bound("kept_things = 2", "kept_things = 1", "kept_things = 0", "must be at least 1"),
    Bound("leftover_units = 2", "leftover_units = 1", "leftover_units = 0", "must be at least 1"),
    Bound("[coal]\npaper = 1", "[coal]\npaper = 20", "[coal]\npaper = 21", "paper must be from 0 to 20"),
    Bound("[coal]\npaper = 1", "[coal]\npaper = 0", "[coal]\npaper = -1", "paper must be from 0 to 20"),
    Bound("paper = 1\nenergy = 2", "paper = 1\nenergy = 20", "paper = 1\nenergy = 21", "energy must be from 0 to 20"),
    Bound('"medium"\npaper = 2', '"medium"\npaper = 20', '"medium"\npaper = 21', "paper must be from 0 to 20"),
    Bound('"small"\nenergy = 1', '"small"\nenergy = 20', '"small"\nenergy = 21', "energy must be from 0 to 20"),
    Bound("energy = 1\npoints = 2", "energy = 1\npoints = 0", "energy = 1\npoints = -1", "points must be from 0 to 20"),
    Bound("units = 3\ncopies = 5", "units = 20\ncopies = 5", "units = 21\ncopies = 5", "units must be from 0 to 20"),
    Bound("things = 1\n", "things = 20\n", "things = 21\n", "things must be from 0 to 20"),
    Bound("paper_less = 2", "paper_less = 0", "paper_less = -1", "a round's text takes nothing away"),
    Bound("more_presents = 1", "more_presents = 0", "more_presents = -1", "a round's text takes nothing away"),
    Bound("more_presents = 1", "delivered = 0", "delivered = -1", "a round's text takes nothing away"),
    Bound(
        "more_presents = 1", "delivered_players = 1", "delivered_players = 0", "delivered_players must be at least 1"
    ),
    Bound('"medium"\npaper = 2', '"medium"\npaper = 3', '"small"\npaper = 2', "sizes: must be small, medium, large"),
    Bound(
        'size = "medium"\nenergy',
        'size = "medium"\nenergy',
        'size = "small"\nenergy',
        "values: must be small, medium, large",
    ),
    Bound('"medium"\nunits', '"medium"\nunits', '"small"\nunits', "papers: must be small, medium, large"),
]


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.beyond)
def test_a_number_goes_up_to_its_bound_and_not_beyond(bound: Bound, tmp_path: Path) -> None:
    stops_at(bound, START_VALUES, RegalitosContent, tmp_path)


def papers(copies: int) -> str:
    """So many small papers."""
    text = START_VALUES.replace("papers = 13", f"papers = {8 + copies}")
    return text.replace("units = 3\ncopies = 5", f"units = 3\ncopies = {copies}")


def extras(copies: int) -> str:
    """So many of one extra action."""
    text = START_VALUES.replace("extras = 10", f"extras = {8 + copies}")
    return text.replace("things = 2\ncopies = 2", f"things = 2\ncopies = {copies}", 1)


def with_dishes(*copies: int) -> str:
    """New dishes of two units besides the eight that there are, so many cards of each."""
    rows = [f'[[energy]]\nname = "dish-{new}"\nunits = 2\ncopies = {each}\n\n' for new, each in enumerate(copies)]
    text = START_VALUES.replace("energy = 20", f"energy = {20 + sum(copies)}")
    text = text.replace("energy_units = 69", f"energy_units = {69 + 2 * sum(copies)}")
    return text.replace("[[extras]]", "".join(rows) + "[[extras]]", 1)


def dishes(count: int) -> str:
    """So many dishes."""
    return with_dishes(*[1] * (count - 8))


def equal_energy(copies: int) -> str:
    """So many cards of two units: of marzipan there are three."""
    return with_dishes(copies - 3)


def vips(count: int) -> str:
    """So many VIPs."""
    there = START_VALUES.count("[[vips]]")
    row = '[[vips]]\nname = "guest-{}"\nwants = "decorated"\nbonus = [1, 1, 1]\n\n'
    text = START_VALUES.replace("vips = 9", f"vips = {count}")
    return text.replace("[[vips]]", "".join(row.format(n) for n in range(there, count)) + "[[vips]]", 1)


@pytest.mark.parametrize(
    ("with_so_many", "most", "reason"),
    [
        (papers, 15, "papers, energy: at most 15 cards of the same units"),
        (equal_energy, 15, "papers, energy: at most 15 cards of the same units"),
        (dishes, 12, "energy, extras: at most 12 dishes"),
        (extras, 15, "at most 12 dishes and 15 of each extra action"),
        (vips, 30, "at most 60 objects and 30 VIPs"),
    ],
)
def test_no_more_than_can_be_counted_side_by_side(
    with_so_many: Callable[[int], str], most: int, reason: str, tmp_path: Path
) -> None:
    stops_at(Bound("", with_so_many(most), with_so_many(most + 1), reason), "", RegalitosContent, tmp_path)


def test_what_a_row_does_not_say_changes_nothing() -> None:
    text = Round(name="navidad", source="book")
    assert (text.paper_less, text.more_presents, text.delivered, text.benefit) == (0, 0, 0, "none")
    nobody = Character(name="tio", source="book")
    assert nobody.delivered == nobody.from_discard == (0, 0, 0, 0, 0)
    assert (nobody.decorates, nobody.surcharge, nobody.coals, nobody.coal_each) == (False, 0, 0, 0)
