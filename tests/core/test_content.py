"""Content files: refused with file, table and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.content import Content, Row, line_of, read_content


class Card(Row, frozen=True, kw_only=True):
    name: str
    worth: int = 0

    def __post_init__(self) -> None:
        if self.worth < 0:
            raise ValueError("worth must not be negative")


class Shelf(Content, frozen=True, kw_only=True):
    board: Row
    cards: list[Card]


GOOD = """
[provenance.board]
source = "book"
[provenance.cards]
source = "derived"
why = "there are three of them"
[board]
[[cards]]
name = "fork"
[[cards]]
name = "bar"
source = "book"
"""


def read(folder: Path, text: str) -> Shelf:
    file = folder / "shelf.toml"
    file.write_text(text, encoding="utf-8")
    return read_content(file, Shelf)


def test_rows_take_their_tables_source_unless_they_have_their_own(tmp_path: Path) -> None:
    fork, bar = read(tmp_path, GOOD).cards
    assert (fork.source, fork.why) == ("derived", "there are three of them")
    assert bar.source == "book"


def test_tables_lists_single_rows_and_lists_alike(tmp_path: Path) -> None:
    shelf = read(tmp_path, GOOD)
    assert {name: len(rows) for name, rows in shelf.tables()} == {"board": 1, "cards": 2}


def test_the_digest_is_of_the_data_not_of_its_layout(tmp_path: Path) -> None:
    shelf = read(tmp_path, GOOD)
    assert read(tmp_path, "# a note\n" + GOOD).digest() == shelf.digest()
    assert read(tmp_path, GOOD.replace("fork", "spoon")).digest() != shelf.digest()


@pytest.mark.parametrize(
    ("change", "table", "reason"),
    [
        (('source = "derived"', ""), r"cards\[0\]", "has no source"),
        (('[provenance.board]\nsource = "book"', ""), "table board:", "has no source"),
        (('source = "derived"', 'source = "hearsay"'), "cards", "hearsay"),
        (('name = "fork"', "name = 3"), r"cards\[0\]\.name", "Expected `str`"),
        (('name = "fork"', 'name = "fork"\nworth = -1'), r"cards", "must not be negative"),
        (('name = "fork"', 'name = "fork"\nnmae = "x"'), r"cards", "unknown field"),
        (('name = "fork"', 'name = "fork"\nworth = 1000001'), r"line 10: table cards\[0\]\.worth", "from -1000000 to"),
        (("[board]", "[[cards]"), "", "not valid TOML"),
    ],
)
def test_a_broken_file_is_refused_with_file_table_and_reason(
    tmp_path: Path, change: tuple[str, str], table: str, reason: str
) -> None:
    with pytest.raises(ludoteca.BadContent, match=rf"shelf\.toml.*{table}.*{reason}"):
        read(tmp_path, GOOD.replace(*change))


def test_what_the_whole_file_lacks_is_told_without_a_table(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.BadContent, match=r"shelf\.toml: Object missing required field `board`"):
        read(tmp_path, GOOD.replace("[board]", ""))


@pytest.mark.parametrize(
    ("place", "line"),
    [("board", 7), ("cards[0]", 8), ("cards[0].name", 9), ("cards[1].source", 12), ("cards[1].worth", 10), ("fork", 0)],
)
def test_a_field_is_found_on_its_line_or_where_its_row_begins(place: str, line: int) -> None:
    assert line_of(GOOD, place) == line


def test_tables_must_be_tables(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.BadContent, match="table board: must be a table"):
        read(tmp_path, "board = 3\n" + GOOD.replace("[board]", ""))


def test_provenance_must_be_tables(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.BadContent, match="table provenance"):
        read(tmp_path, "provenance = 3\n")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.BadContent, match=r"no\.toml: cannot be read"):
        read_content(tmp_path / "no.toml", Shelf)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ludoteca.BadContent, match=r"picture\.toml: is not valid TOML"):
        read_content(file, Shelf)
