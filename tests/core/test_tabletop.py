"""A game's layout of its table: refused with file, line, part and reason; guessed where there is none."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import ludoteca
from ludoteca.drawing.guess import guess
from ludoteca.drawing.tabletop import read_tabletop

EXAMPLES = Path(__file__).parents[2] / "examples"


def refusal(tmp_path: Path, text: str) -> str:
    """What is said of a layout for Holi."""
    file = tmp_path / "layout.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ludoteca.BadContent) as caught:
        read_tabletop(file, ludoteca.game("holi"))
    return str(caught.value).removeprefix(str(file))


PART = '[[shared]]\nshow = "counter"\npath = "first"\nlabel = "x"\n\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[shared]\n", ": Expected"),
        (PART + '[[shared]]\nshow = "pile"\npath = "first"', ", line 7: shared[1].show: Invalid enum value 'pile'"),
        ('[[shared]]\nshow = "row"\npath = "market"', ", line 1: shared[0]: “market” leads nowhere: no “market” in "),
        ('[[own]]\nshow = "row"\npath = "seats.{seat}.hand"', ": {seat} stands in the paths of seats, and only there"),
        ('[[seats]]\nshow = "row"\npath = "seats.{seat}.hat"', "“seats.{seat}.hat” leads nowhere: no “hat” in floor, "),
        (PART.replace("label", "table"), "the contents have no table “x”; there are pieces, "),
        (PART.replace("label", "pick"), "no act has a field “x”; there are "),
        ('target = "whom"', "line 1: target: no act has a field “whom”"),
        (PART, "there are no words for “part-x”"),
    ],
)
def test_a_layout_that_does_not_fit_is_refused(tmp_path: Path, text: str, said: str) -> None:
    assert said in refusal(tmp_path, text)


def test_a_layout_is_guessed_from_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows the players lies at the seats, what others do not see before its owner."""
    monkeypatch.syspath_prepend(str(EXAMPLES / "hoard"))
    layout = guess(import_module("ludoteca_hoard").Hoard())
    assert [(part.path, part.show, part.table) for part in layout.shared] == [
        ("spent", "row", "gems"),
        ("bag", "counter", ""),
    ]
    assert [(part.path, part.show) for part in layout.seats] == [
        ("hand_sizes.{seat}", "counter"),
        ("hoards.{seat}", "row"),
    ]
    assert [part.path for part in layout.own] == ["hand"]


def test_boards_and_players_are_guessed() -> None:
    shown = {part.path: part for part in guess(ludoteca.game("holi")).shared}
    assert shown["tokens"].show == "grid"
    last = {part.path: part for part in guess(ludoteca.game("regalitos")).shared}["claimed"]
    assert (last.show, last.word) == ("text", "seat")
