"""Choosing among acts of any game: short questions, typed words."""

from __future__ import annotations

import msgspec
import pytest

import ludoteca
from ludoteca.cli.talk.chooser import KIND, Spelling, matching, question
from ludoteca.games.holi.actions import Climb, End, Move, Throw, ThrowDown
from ludoteca.words import words


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """An act of no game of ours: numbers, truth values, things that may be missing."""

    amount: int
    gift: bool
    to: str | None = None


ACTS: list[msgspec.Struct] = [
    End(),
    Move("A1"),
    Move("B3"),
    ThrowDown("bar", "B3"),
    ThrowDown("boot", "B3"),
    Throw("bar", ("B3", "D3")),
    Throw("bar", ("C2", "C4")),
    Throw("boot", ("B3", "D4")),
]


def asked(acts: list[msgspec.Struct]) -> tuple[str, list[object]] | None:
    found = question(acts)
    return (found.field, [value for value, _ in found.answers]) if found else None


def test_the_kind_is_asked_first_then_field_by_field() -> None:
    assert asked(ACTS) == (KIND, ["end", "move", "throw-down", "throw"])
    assert asked(ACTS[5:]) == ("card", ["bar", "boot"])
    assert asked(ACTS[5:7]) == ("cells", [("B3", "D3"), ("C2", "C4")])


def test_what_has_one_answer_is_not_asked() -> None:
    assert asked(ACTS[3:5]) == ("card", ["bar", "boot"])
    assert asked(ACTS[:1]) is None


def test_acts_of_other_games_are_asked_alike() -> None:
    acts: list[msgspec.Struct] = [Pay(1, True), Pay(2, True), Pay(2, False), Pay(2, False, "bank")]
    assert asked(acts) == ("amount", [1, 2])
    assert asked(acts[1:]) == ("gift", [True, False])
    assert asked(acts[2:]) == ("to", [None, "bank"])
    assert matching("pay 2 no bank", acts, Spelling(words("en"), [])) == [acts[3]]


@pytest.mark.parametrize(
    ("language", "typed", "chosen"),
    [
        ("en", "end", [0]),
        ("en", "e", [0]),
        ("en", "move b3", [2]),
        ("en", "m", [1, 2]),
        ("en", "throw", [5, 6, 7]),
        ("en", "t", [3, 4, 5, 6, 7]),
        ("en", "throw-down boot", [4]),
        ("en", "throw face down boot", [4]),
        ("en", "throw bar B3 D3", [5]),
        ("en", "THROW BAR d3, b3", [5]),
        ("en", "throw bar d3", [5]),
        ("en", "throw c2", [6]),
        ("en", "throw boot C2", []),
        ("en", "D4", [7]),
        ("en", "jump", []),
        ("en", " , ", []),
        ("pt", "mover b3", [2]),
        ("pt", "arremessar barra D3", [5]),
        ("pt", "throw bota", [7]),
        ("es", "lanzar boca abajo barra", [3]),
        ("es", "terminar", [0]),
    ],
)
def test_typed_words_narrow_the_acts(language: str, typed: str, chosen: list[int]) -> None:
    spelling = Spelling(words(language, "holi"), [])
    assert matching(typed, ACTS, spelling) == [ACTS[at] for at in chosen]


def typed_in_full(act: msgspec.Struct) -> str:
    """An act as somebody would type it who leaves nothing out."""
    kind, *values = msgspec.to_builtins(act).values()
    return " ".join([kind, *(value if isinstance(value, str) else " ".join(value) for value in values)])


def test_every_act_of_holi_can_be_typed_in_full() -> None:
    game = ludoteca.game("holi")
    spelling = Spelling(words("pt", "holi"), [])
    for act in [*game.actions[:40], *game.actions[::200], Climb()]:
        assert act in matching(typed_in_full(act), game.actions, spelling)
