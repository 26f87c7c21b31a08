"""The content file: what it must hold, and what is refused (R-45 to R-49)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.regalitos import CONTENT, Regalitos
from ludoteca.games.regalitos.content import COLOURS, SIZES
from tests.games.regalitos.build import GAME
from tests.ledger import rule


def with_content(tmp_path: Path, old: str, new: str) -> Regalitos:
    """The game with one change in its content file."""
    text = CONTENT.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "content.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Regalitos.with_content(file)


@rule("R-46")
def test_every_colour_has_four_families_of_three_sizes() -> None:
    families = Counter((row.colour, row.family) for row in GAME.content.objects)
    assert set(families.values()) == {len(SIZES)}
    assert Counter(colour for colour, _ in families) == dict.fromkeys(COLOURS, 4)
    assert len({row.name for row in GAME.content.objects}) == GAME.content.deck.objects == 36


@rule("R-46")
def test_coat_pyjamas_and_socks_are_one_family_from_the_book() -> None:
    rows = {row.name: row for row in GAME.content.objects if row.name in ("coat", "pyjamas", "socks")}
    assert {(row.colour, row.family, row.source) for row in rows.values()} == {("green", "clothes", "book")}
    assert [rows[name].size for name in ("socks", "pyjamas", "coat")] == list(SIZES)


@rule("R-46")
def test_energy_points_and_paper_rise_with_the_size() -> None:
    for numbers in (
        [row.energy for row in GAME.content.values],
        [row.points for row in GAME.content.values],
        [row.units for row in GAME.content.papers],
    ):
        assert numbers == sorted(set(numbers))
    assert sum(row.copies for row in GAME.content.papers) == GAME.content.deck.papers


@rule("R-47")
def test_energy_coal_extra_actions_and_vips_add_up() -> None:
    content = GAME.content
    assert sum(row.copies for row in content.energy) == content.deck.energy
    assert sum(row.copies * row.units for row in content.energy) == content.deck.energy_units
    assert {row.copies for row in content.extras} == {content.deck.extras // len(content.extras)}
    assert content.deck.coals > 0


@rule("R-47")
def test_the_set_up_holds_the_cards_of_the_content() -> None:
    pieces = GAME.census(GAME.start(2, {"characters": ["tio", "papa-noel"]}, ludoteca.Dice(1)))
    assert sum(pieces.values()) == GAME.content.deck.size()
    assert [pieces[row.name] for row in GAME.content.energy] == [row.copies for row in GAME.content.energy]
    assert all(pieces[row.name] == 1 for row in GAME.content.objects)


@rule("R-49")
def test_the_deck_suffices_for_all_rounds_and_nochevieja() -> None:
    assert GAME.content.deck.size() >= 16 * 5 + GAME.content.pieces.most_players


@rule("R-49")
def test_too_few_cards_are_refused_with_a_clear_message(tmp_path: Path) -> None:
    text = (
        CONTENT.read_text(encoding="utf-8")
        .replace("extras = 10", "extras = 0")
        .replace("copies = 2\n\n[[ex", "copies = 0\n\n[[ex")
    )
    text = text.replace("things = 2\ncopies = 2\n\n[[vips", "things = 2\ncopies = 0\n\n[[vips").replace(
        "things = 1\ncopies = 2", "things = 1\ncopies = 0"
    )
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ludoteca.BadContent, match=r"84 cards are too few.*need at least 85"):
        Regalitos.with_content(file)


@rule("R-46", "R-47")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("energy_units = 69", "energy_units = 70", "energy_units is 70, but the rows add up to 69"),
        ("objects = 36", "objects = 35", "objects is 35, but the rows add up to 36"),
        ('name = "socks"', 'name = "coat"', "coat named twice"),
        ('name = "blue"\nwants', 'name = "green"\nwants', "green named twice"),
        ('name = "socks"\ncolour = "green"', 'name = "socks"\ncolour = "blue"', "every colour needs as many"),
        ('name = "goodbye-coal"', 'name = "hello-coal"', "extras: must be express-wrapping"),
        ('wants = "colour"\ncolour = "green"', 'wants = "colour"', "names a colour"),
        ("bonus = [2, 2, 2]", "bonus = [2, 2]", "a bonus needs 3 numbers"),
        ("delivered = [0, 2, 0, 0, -1]", "delivered = [0, 2]", "need 5 numbers"),
        ("initiative = [3, 2, 1, 1]", "initiative = [3, 2, 1]", "initiative needs one number"),
        ("crowd_tokens = 3", "crowd_tokens = 5", "in a crowd"),
        ("most_players = 5", "most_players = 6", "one character each"),
        ("vip_room = 3", "vip_room = 0", "at least 1"),
        ("units = 5\ncopies = 3", "units = 4\ncopies = 30", "add up"),
    ],
)
def test_content_that_breaks_a_rule_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(ludoteca.BadContent, match=reason):
        with_content(tmp_path, old, new)


def test_more_equal_cards_than_payments_can_count_are_refused(tmp_path: Path) -> None:
    text = (
        CONTENT.read_text(encoding="utf-8")
        .replace("papers = 13", "papers = 28")
        .replace("units = 3\ncopies = 5", "units = 3\ncopies = 20", 1)
    )
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ludoteca.BadContent, match="at most 15 cards"):
        Regalitos.with_content(file)


def test_medals_must_rise(tmp_path: Path) -> None:
    silver = next(row.silver for row in GAME.content.medals)
    with pytest.raises(ludoteca.BadContent, match="must rise"):
        with_content(tmp_path, f"silver = {silver}", "silver = 999")


def test_other_numbers_make_another_game(tmp_path: Path) -> None:
    game = with_content(
        tmp_path,
        '[[values]]\nsize = "large"\nenergy = 3\npoints = 5',
        '[[values]]\nsize = "large"\nenergy = 4\npoints = 7',
    )
    state = game.start(2, {}, ludoteca.Dice(1))
    assert game.content.digest() != GAME.content.digest()
    assert game.num_actions > GAME.num_actions
    while state.seat >= 0:
        state.act(state.legal()[-1], ludoteca.Dice(2))
