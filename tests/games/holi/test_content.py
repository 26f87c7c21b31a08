"""Content: the patterns, the stars, other content files, and what is refused (H-45, H-46, H-48)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.sets import set_of
from ludoteca.core.state import play_out
from ludoteca.games.holi import Holi
from ludoteca.games.holi.content import Card
from ludoteca.games.holi.rules.climb import can_climb
from tests.conftest import FAST
from tests.games.holi.build import GAME
from tests.games.holi.oracle import orientations
from tests.games.holi.variants import card, replaced, saved, with_patterns
from tests.ledger import rule

WINDOW = [(x, y) for y in range(3) for x in range(3)]
RIVALRY = [card.name for card in GAME.content.rivalry]
Squares = frozenset[tuple[int, int]]


def coloured(rows: list[str]) -> Squares:
    """The coloured squares of a window."""
    return frozenset((x, y) for x, y in WINDOW if rows[y][x] == "#")


def shifted(squares: Squares) -> Squares:
    """The squares pushed into the upper left corner."""
    left, up = min(x for x, _ in squares), min(y for _, y in squares)
    return frozenset((x - left, y - up) for x, y in squares)


def kind(rows: list[str]) -> frozenset[Squares]:
    """What a pattern has in common with its rotations and shifts: all of them."""
    return frozenset(shifted(coloured(turned)) for turned in orientations(rows, mirror=False))


def drawn(squares: tuple[tuple[int, int], ...]) -> list[str]:
    """The rows of a window with these squares coloured."""
    return ["".join("#" if (x, y) in squares else "." for x in range(3)) for y in range(3)]


@rule("H-45")
def test_there_is_one_card_for_each_way_to_mark_three_cells() -> None:
    ways = {kind(drawn(squares)) for squares in combinations(WINDOW, 3)}
    cards = [kind(card.pattern) for card in GAME.content.cards]
    assert len(cards) == len(set(cards))
    assert set(cards) == ways


@rule("H-45")
def test_the_four_decks_are_alike() -> None:
    state = GAME.start(4, {}, ludoteca.Dice(1))
    assert {area.deck_size for area in state.view(-1).seats} == {len(GAME.content.cards)}


@rule("H-46")
@pytest.mark.parametrize("card", GAME.content.cards, ids=lambda card: str(card.name))
def test_the_star_is_in_the_centre_of_patterns_that_span_the_window_and_leave_it_blank(card: Card) -> None:
    rows = card.pattern
    squares = coloured(rows)
    spans = {max(x for x, _ in shape) + max(y for _, y in shape) for shape in kind(rows)} == {4}
    stars = [(x, y) for x, y in WINDOW if rows[y][x] == "*"]
    assert stars == ([(1, 1)] if spans and (1, 1) not in squares else [])


@rule("H-46")
def test_star_cards_drop_more_tokens_than_the_others() -> None:
    starred = {card.drops() for card in GAME.content.cards if card.has_star()}
    ordinary = {card.drops() for card in GAME.content.cards if not card.has_star()}
    assert (len(starred), len(ordinary)) == (1, 1)
    assert min(starred) == max(ordinary) + 1


def plays_to_the_end(game: Holi, rivalry: list[str], seed: int) -> bool:
    """Does a random game with these rivalry cards end?"""
    dice = ludoteca.Dice(seed)
    state = game.start(2 + seed % 3, {"rivalry": rivalry}, dice)
    play_out(state, dice)
    return bool(state.outcome().ending == "all-finished")


@rule("H-48")
@pytest.mark.parametrize("name", RIVALRY)
@pytest.mark.once
def test_every_rivalry_card_plays_to_the_end(name: str) -> None:
    assert all(plays_to_the_end(GAME, [name], seed) for seed in range(3))


@rule("H-48")
@pytest.mark.parametrize("first", RIVALRY[:-1])
@pytest.mark.once
def test_every_pair_of_rivalry_cards_plays_to_the_end(first: str) -> None:
    others = RIVALRY[RIVALRY.index(first) + 1 :]
    assert all(plays_to_the_end(GAME, [first, other], seed) for seed, other in enumerate(others))


@rule("H-48")
@pytest.mark.parametrize("part", range(11))
@pytest.mark.once
def test_every_triple_of_rivalry_cards_plays_to_the_end(part: int) -> None:
    """Interpreted, a tenth of them: compiled, all of them are played."""
    triples = list(combinations(RIVALRY, 3))[part :: 11 if FAST else 110]
    assert all(plays_to_the_end(GAME, list(triple), seed) for seed, triple in enumerate(triples))


PATTERNS = {
    "all alike": ["###/.../..."],
    "two cells": ["##./.../...", "#../.../..#"],
    "star in a corner": ["*../.##/.##", "..*/.../#.#"],
    "star alone in a row": ["###/.../.*."],
    "stars moved": ["##*/#../...", "##./..#/*..", "#*#/.#./...", "###/.*./..."],
    "five cells": ["#.#/.#./#.#", ".#./###/.#."],
    "one target beside the star": ["*#./.../...", "*../.../..#"],
    "hardly ever fits": ["#.#/.*./#.#"],
}


@rule("H-48")
@pytest.mark.parametrize("patterns", PATTERNS.values(), ids=PATTERNS.keys())
@pytest.mark.once
def test_a_content_file_with_other_patterns_or_stars_plays_to_the_end(tmp_path: Path, patterns: list[str]) -> None:
    game = Holi.with_content(saved(tmp_path, with_patterns(patterns)))
    assert game.content.cards[0].pattern == patterns[0].split("/")
    assert game.content.digest() != GAME.content.digest()
    for seed, rivalry in enumerate([[], ["mirror"], ["light-bags", "short-steps"]]):
        assert plays_to_the_end(game, rivalry, seed)


@rule("H-48")
def test_a_content_file_may_change_numbers_and_categories(tmp_path: Path) -> None:
    text = replaced('name = "lines"\ncategory = "scoring"', 'name = "lines"\ncategory = "rule"')
    game = Holi.with_content(saved(tmp_path, text.replace("tokens = 25", "tokens = 7")))
    assert plays_to_the_end(game, ["warm-up", "lines"], 1)
    assert game.advise({"rivalry": ["lines", "mirror"]})
    assert game.start(2, {"rivalry": ["lines"]}, ludoteca.Dice(1)).view(0).seats[0].supply == [7, 0]


@rule("H-48")
def test_a_content_file_may_lay_three_sweets_on_a_square(tmp_path: Path) -> None:
    game = Holi.with_content(saved(tmp_path, replaced("count = 1", "count = 3")))
    state = game.start(2, {}, ludoteca.Dice(1))
    assert set(state.view(-1).sweets[1]) == {0, 3}
    assert plays_to_the_end(game, ["sweet-tooth"], 1)


@rule("H-48")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("ladders", "neighbours = 4"),
        ("light-bags", "tokens = 36"),
        ("light-bags", "tokens = 2"),
        ("lines", "tokens = 6"),
    ],
)
def test_a_card_with_its_extreme_number_plays_to_the_end(tmp_path: Path, name: str, line: str) -> None:
    assert plays_to_the_end(Holi.with_content(saved(tmp_path, card(name, line))), [name, "warm-up"], 2)


@rule("H-48")
@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_ladders_may_need_any_number_of_neighbours(tmp_path: Path, needed: int) -> None:
    game = Holi.with_content(saved(tmp_path, card("ladders", f"neighbours = {needed}")))
    state = game.start(2, {"rivalry": ["ladders"]}, ludoteca.Dice(1))
    for around in range(16):
        cells = [cell for place, cell in enumerate((8, 13, 15, 20)) if around >> place & 1]
        state.floors[0].occupied = set_of(cells)
        assert can_climb(state, 0, 14) == (len(cells) >= needed)


BAD = {
    "no source": (replaced('[provenance.board]\nsource = "reported"', "[provenance.board]"), "board", "has no source"),
    "a row without source": (
        replaced('[provenance.cards]\nsource = "reconstructed"', "[provenance.cards]"),
        "cards[0]",
        "has no source",
    ),
    "unknown source": (
        replaced('[provenance.points]\nsource = "book"', '[provenance.points]\nsource = "me"'),
        "points.source",
        "me",
    ),
    "unknown field": (card("bar", 'pattern = ["###", "...", "..."]\ncolour = "red"'), "cards[0]", "colour"),
    "unknown table": (replaced("[pieces]", '[extra]\nsource = "book"\n\n[pieces]'), "whole-file", "extra"),
    "players": (replaced("most_players = 4", "most_players = 5"), "pieces", "players must be from 2 to 4"),
    "no tokens": (replaced("tokens = 25", "tokens = 0"), "pieces", "tokens"),
    "too few tokens": (replaced("tokens = 25", "tokens = 1"), "pieces", "tokens"),
    "rivalry cards": (replaced("most_rivalry = 3", "most_rivalry = 9"), "pieces", "most_rivalry must be from 0 to 3"),
    "opening hand": (replaced("opening_hand = 1", "opening_hand = 4"), "pieces", "opening hand"),
    "floors": (replaced("floors = [1, 2, 3]", "floors = [1, 2]"), "points", "floors needs 3 numbers"),
    "other grid": (replaced("rows = 6", "rows = 7"), "board.rows", "7"),
    "no such square": (replaced('start = ["A1", ', 'start = ["G1", '), "board", "no such square: G1"),
    "square twice": (replaced('start = ["A1", ', 'start = ["F1", '), "board", "a square is named twice"),
    "too few starts": (
        replaced('start = ["A1", ', "start = ["),
        "whole-file",
        "fewer starting squares than players",
    ),
    "no sweets": (replaced("count = 1", "count = 0"), "sweets[0]", "count must be from 1 to 3"),
    "sweets twice": (
        replaced('floor = "middle"', 'floor = "ground"'),
        "whole-file",
        "sweets: ground A2",
    ),
    "no such floor": (replaced('floor = "middle"', 'floor = "cellar"'), "sweets[0].floor", "cellar"),
    "short row": (card("bar", 'pattern = ["##", "...", "..."]'), "cards[0]", "three rows of three marks"),
    "strange mark": (card("bar", 'pattern = ["##x", "...", "..."]'), "cards[0]", "three rows of three marks"),
    "two stars": (card("bar", 'pattern = ["##*", "..*", "..."]'), "cards[0]", "at most one star"),
    "nothing to drop": (card("bar", 'pattern = ["#..", "...", "..."]'), "cards[0]", "drops from 1 to 4 tokens"),
    "too much to drop": (card("bar", 'pattern = ["###", "###", "..."]'), "cards[0]", "drops from 1 to 4 tokens"),
    "card twice": (card("bar", 'name = "kite"'), "whole-file", "cards: kite named twice"),
    "unknown rivalry card": (card("ladders", 'name = "stilts"'), "rivalry[2]", "no rivalry card 'stilts'"),
    "rivalry card twice": (card("ladders", 'name = "mirror"'), "whole-file", "rivalry: mirror named twice"),
    "rivalry card missing": (
        replaced('[[rivalry]]\nname = "mirror"\ncategory = "rule"\n', ""),
        "whole-file",
        "rivalry: missing mirror",
    ),
    "unknown category": (card("mirror", 'category = "joke"'), "rivalry[1].category", "joke"),
    "bags without tokens": (card("light-bags", "tokens = 0"), "rivalry[20]", "light-bags"),
    "nobody can start": (
        card("centre-stage", 'cells = ["C3"]'),
        "whole-file",
        "fewer starting squares than players",
    ),
    "no steps": (card("short-steps", "steps = 0"), "rivalry[0]", "short-steps"),
    "five neighbours": (card("ladders", "neighbours = 5"), "rivalry[2]", "ladders"),
    "empty hands": (card("quick-hands", "cards = 0"), "rivalry[6]", "quick-hands"),
    "too small a deck": (replaced("hand = 3", "hand = 14"), "whole-file", "a deck has at least a full hand"),
}


@rule("H-48")
@pytest.mark.parametrize(("text", "table", "reason"), BAD.values(), ids=BAD.keys())
def test_bad_content_is_refused_with_file_table_and_reason(tmp_path: Path, text: str, table: str, reason: str) -> None:
    file = saved(tmp_path, text)
    with pytest.raises(ludoteca.BadContent) as refusal:
        Holi.with_content(file)
    assert str(file) in str(refusal.value)
    assert refusal.value.details["table"] == table
    assert reason in str(refusal.value.details["reason"])


@rule("H-48")
@pytest.mark.parametrize(
    ("name", "field", "least", "most"),
    [
        ("short-steps", "steps", 1, 10),
        ("ladders", "neighbours", 1, 4),
        ("quick-hands", "cards", 1, 60),
        ("lines", "tokens", 1, 6),
        ("stacks", "floors", 1, 3),
        ("light-bags", "tokens", 2, 36),
    ],
)
def test_a_rivalry_card_takes_numbers_up_to_its_bounds_and_none_beyond(
    tmp_path: Path, name: str, field: str, least: int, most: int
) -> None:
    for number in (least, most):
        Holi.with_content(saved(tmp_path, card(name, f"{field} = {number}")))
    for number in (least - 1, most + 1):
        with pytest.raises(ludoteca.BadContent, match=name):
            Holi.with_content(saved(tmp_path, card(name, f"{field} = {number}")))


@rule("H-48")
def test_a_file_that_is_missing_or_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.BadContent, match=r"nowhere\.toml: cannot be read"):
        Holi.with_content(tmp_path / "nowhere.toml")
    with pytest.raises(ludoteca.BadContent, match=r"content\.toml: is not valid TOML"):
        Holi.with_content(saved(tmp_path, "cards = ["))


def test_the_numbers_of_players_are_reported_though_the_other_numbers_are_the_books() -> None:
    pieces = [(origin.source, origin.names) for origin in GAME.content.origins() if origin.table == "pieces"]
    assert pieces == [("book", []), ("reported", ["least_players", "most_players"])]
