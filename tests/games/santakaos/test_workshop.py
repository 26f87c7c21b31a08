"""Free actions: toys and wish cards (S-24, S-25)."""

from __future__ import annotations

import pytest

from ludoteca.games.santakaos.content import Toy
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import can, choices, do, goods, toys, wishes
from tests.ledger import rule

PLENTY = "cloth 9, wood 9, iron 9"


@rule("S-24")
@pytest.mark.parametrize("toy", GAME.content.toys, ids=lambda toy: str(toy.name))
def test_a_toy_takes_the_resources_of_its_plan(toy: Toy) -> None:
    state = do(kaos(f"me: {PLENTY}"), f"make {toy.name}")
    assert state.areas[0].goods()[:3] == [9 - toy.cloth, 9 - toy.wood, 9 - toy.iron]
    assert toys(state) == toy.name


@rule("S-24")
@pytest.mark.parametrize("toy", GAME.content.toys, ids=lambda toy: str(toy.name))
def test_a_toy_that_lacks_one_resource_cannot_be_made(toy: Toy) -> None:
    for kind, count in (("cloth", toy.cloth), ("wood", toy.wood), ("iron", toy.iron)):
        if count:
            assert not can(kaos(f"me: {PLENTY}, {kind} {count - 1}, coin 9"), f"make {toy.name}")


@rule("S-24")
def test_as_many_toys_as_can_be_paid_with_or_without_a_wish_for_them() -> None:
    state = do(kaos("me: cloth 3, iron 3"), "make ball", "make ball", "make ball")
    assert (toys(state), goods(state)) == ("ball ball ball", "")


@rule("S-25")
def test_a_delivered_wish_takes_its_toys_and_is_turned_over() -> None:
    state = do(kaos("me: wish ball-doll, toy ball 2, toy doll"), "deliver ball-doll")
    assert (toys(state), wishes(state)) == ("ball", "")
    assert state.view(1).seats[0].delivered == ["ball-doll"]


@rule("S-25")
def test_a_wish_without_one_of_its_toys_cannot_be_delivered() -> None:
    assert not can(kaos("me: wish ball-doll, toy ball 2"), "deliver ball-doll")
    assert not can(kaos("me: toy ball, toy doll; bento: wish ball-doll"), "deliver ball-doll")


@rule("S-25")
def test_when_to_deliver_is_the_players_choice_also_for_a_card_got_after_the_toys() -> None:
    state = do(kaos("me: cloth 2, wood 1, iron 2, wish ball-doll"), "make ball", "make doll")
    assert wishes(state) == "ball-doll"
    late = kaos("me: toy ball, toy doll; market ball-doll doll-boat duck-boat")
    do(late, "take traffic red", "take-wish ball-doll", "deliver ball-doll")
    assert wishes(late) == ""


@rule("S-25")
def test_one_toy_serves_one_card() -> None:
    state = kaos("me: toy ball, toy doll, toy duck, wish ball-doll, wish ball-duck")
    assert choices(state, "deliver") == ["deliver ball-duck", "deliver ball-doll"]
    assert choices(do(state, "deliver ball-duck"), "deliver") == []
