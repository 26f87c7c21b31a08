"""A game with contents of its own travels with them, and so do its states."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.content import read_content, toml
from ludoteca.games import holi
from ludoteca.travel import game_of

CHANGES = {
    "holi": ("tokens = 25", "tokens = 7"),
    "quissama": ("meeples = 10", "meeples = 7"),
    "regalitos": ("kept_things = 2", "kept_things = 1"),
    "santakaos": ("helper_price = 2", "helper_price = 1"),
}


def changed(name: str, folder: Path) -> ludoteca.AnyGame:
    """A game with a change in its contents."""
    game = ludoteca.game(name)
    text = Path(str(game.words_folder)).with_name("content.toml").read_text(encoding="utf-8")
    assert CHANGES[name][0] in text
    file = folder / "mine.toml"
    file.write_text(text.replace(*CHANGES[name]), encoding="utf-8")
    return type(game).with_content(file)


@pytest.mark.parametrize("name", ludoteca.games())
def test_contents_of_ones_own_travel_along(name: str, tmp_path: Path) -> None:
    game = changed(name, tmp_path)
    there = pickle.loads(pickle.dumps(game))
    assert there.content == game.content != ludoteca.game(name).content
    state = game.start(chance=ludoteca.Dice(1))
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), pickle.loads(pickle.dumps(state.clone()))):
        assert game_of(again).content == game.content
        assert game.dump(again) == game.dump(state)


@pytest.mark.parametrize("name", ludoteca.games())
def test_contents_are_written_as_they_were_read(name: str, tmp_path: Path) -> None:
    content = ludoteca.game(name).content
    file = tmp_path / "written.toml"
    file.write_text(toml(content), encoding="utf-8")
    assert read_content(file, type(content)) == content


def test_equal_contents_are_the_installed_game(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text(toml(ludoteca.game("holi").content), encoding="utf-8")
    assert pickle.loads(pickle.dumps(holi.Holi.with_content(file))) is ludoteca.game("holi")


def test_a_field_that_is_no_plain_data_is_named() -> None:
    game = ludoteca.game("holi")
    state = game.start(chance=ludoteca.Dice(1))
    state.played.append(print)
    with pytest.raises(TypeError, match=r"HoliState\.played: .*builtin_function.*\(a state has whole numbers"):
        game.dump(state)


class Homeless(ludoteca.State):
    """A state that no game names."""


def test_a_state_without_a_game_says_so() -> None:
    with pytest.raises(TypeError, match=r"no game is declared as Game\[Homeless"):
        pickle.dumps(Homeless(2))
