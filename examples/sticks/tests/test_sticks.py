"""Sticks keeps every law of Ludoteca, and its own rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.testing import laws


@pytest.mark.parametrize("law", laws.of("sticks"))
def test_the_law(law: laws.Law) -> None:
    law()


def test_whoever_takes_the_last_stick_wins() -> None:
    game = ludoteca.game("sticks")
    state = game.start(players=2, chance=ludoteca.Script([0]))
    assert state.turn == 1
    for count in (3, 3, 3, 3):
        state.act(game.encode({"type": "take", "count": count}), ludoteca.Script([]))
    assert state.outcome().winners == [1]
    assert state.turn == 4


def test_nobody_takes_more_than_there_are() -> None:
    match = ludoteca.Match("sticks", players=2, chance=ludoteca.Script([0]))
    for seat, count in enumerate((3, 3, 3, 2)):
        match.act(seat % 2, {"type": "take", "count": count})
    with pytest.raises(ludoteca.Illegal, match="only one stick left"):
        match.act(0, {"type": "take", "count": 2})


def test_contents_that_leave_nothing_to_take_are_refused(tmp_path: Path) -> None:
    game = ludoteca.game("sticks")
    text = Path(str(game.words_folder)).with_name("content.toml").read_text(encoding="utf-8")
    file = tmp_path / "content.toml"
    file.write_text(text.replace("most = 20", "most = 2"), encoding="utf-8")
    with pytest.raises(ludoteca.BadContent, match="no more as fewest than as most"):
        type(game).with_content(file)
