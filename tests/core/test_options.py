"""Options: canonical values in, clear refusals for the rest."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.options import AnyOption, Choice, Flag, Names, Number

FLAG = Flag(name="memory")
CHOICE = Choice(name="sweets", default="stay", choices=("stay", "take"))
NUMBER = Number(name="limit", default=300, least=0, most=1000)
NAMES = Names(name="cards", default=[], names=("short-steps", "mirror", "lines"), most=2, words=("random:1",))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        *[(FLAG, text, True) for text in ("on", "true", "YES")],
        *[(FLAG, text, False) for text in ("off", "false", "no")],
        (CHOICE, "take", "take"),
        (NUMBER, "7", 7),
        (NAMES, "lines,mirror", ["lines", "mirror"]),
        (NAMES, "Short steps", ["short-steps"]),
        (NAMES, "short_steps", ["short-steps"]),
        (NAMES, "", []),
        (NAMES, "random:1", "random:1"),
    ],
)
def test_what_is_written_on_a_command_line(option: AnyOption, text: str, value: Any) -> None:
    assert option.parse(text) == value
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "text", "right"),
    [
        (FLAG, "maybe", "on, off"),
        (CHOICE, "eat", "stay, take"),
        (NUMBER, "many", "0–1000"),
        (NUMBER, "-1", "0–1000"),
        (NUMBER, "1001", "0–1000"),
        (NAMES, "chaos", "mirror"),
        (NAMES, "lines,lines", "0–2"),
        (NAMES, "lines,mirror,short-steps", "0–2"),
        (NAMES, "random:9", "random:1"),
    ],
)
def test_what_an_option_does_not_take_is_refused_with_what_is_right(option: AnyOption, text: str, right: str) -> None:
    with pytest.raises(ludoteca.BadOption) as refusal:
        option.parse(text)
    assert option.name in str(refusal.value)
    assert right in str(refusal.value)


@pytest.mark.parametrize(
    ("option", "value"),
    [(FLAG, 1), (CHOICE, None), (CHOICE, []), (NUMBER, True), (NUMBER, 1.0), (NAMES, 3), (NAMES, [3]), (NAMES, None)],
)
def test_values_of_the_wrong_kind_are_refused(option: AnyOption, value: Any) -> None:
    with pytest.raises(ludoteca.BadOption):
        option.check(value)


@pytest.mark.parametrize("options", [["rivalry"], "rivalry", 1])
def test_options_without_names_are_refused(options: Any) -> None:
    with pytest.raises(ludoteca.BadOption, match=r"by name.*rivalry"):
        ludoteca.Match("holi", options=options)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ludoteca.BadOption, match=r"no option “rivals”.*rivalry"):
        ludoteca.game("holi").start(2, {"rivals": []}, ludoteca.Dice(1))


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", 2.0])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players: Any) -> None:
    with pytest.raises(ludoteca.BadOption, match="2 to 4 players"):
        ludoteca.game("holi").start(players, chance=ludoteca.Dice(1))


def test_without_a_number_the_fewest_play() -> None:
    assert ludoteca.game("holi").start(chance=ludoteca.Dice(1)).players == 2


def test_a_game_needs_luck() -> None:
    with pytest.raises(TypeError, match="chance="):
        ludoteca.game("holi").start(2)


def test_a_value_of_any_length_is_refused_in_a_sentence() -> None:
    with pytest.raises(ludoteca.BadOption) as refusal:
        CHOICE.check("x" * 100_000)
    assert str(refusal.value).startswith("Option “sweets” cannot be “xxx")
    assert len(str(refusal.value)) < 1000
