"""The locations' actions (S-17 to S-23) but for the forest."""

from __future__ import annotations

import pytest

from ludoteca.games.santakaos.content import Artifact, Space
from ludoteca.games.santakaos.pieces import SPACES
from tests.games.santakaos.build import GAME, PLACES, kaos
from tests.games.santakaos.play import can, choices, do, goods
from tests.ledger import rule

INSTEAD = ["gain cloth", "gain wood", "gain iron", "gain coin"]


@rule("S-17")
@pytest.mark.parametrize("place", PLACES)
def test_one_thing_instead_of_the_action_is_always_possible(place: str) -> None:
    state = kaos(f"at {place}; room star 0; room bell 0; me: coin 0")
    assert choices(state, "gain") == INSTEAD
    assert goods(do(state, "gain coin")) == "coin 1"


@rule("S-18")
def test_the_reindeer_goes_one_space_for_nothing() -> None:
    state = kaos("at traffic; reindeer A1")
    assert choices(state, "move-reindeer") == ["move-reindeer B1", "move-reindeer A2"]


@rule("S-18")
@pytest.mark.parametrize(("elves", "reach"), [(0, 2), (1, 6), (2, 8), (3, 9), (5, 9)])
def test_each_elf_takes_it_one_space_further_and_back_counts_two(elves: int, reach: int) -> None:
    state = kaos(f"at traffic; reindeer A1; me: elves {elves}")
    assert len(choices(state, "move-reindeer")) == reach
    assert can(state, "move-reindeer A1") == (elves >= 1)


@rule("S-18")
def test_the_elves_of_the_way_are_discarded() -> None:
    assert do(kaos("at traffic; reindeer A1; me: elves 5"), "move-reindeer C3").areas[0].elves == 2
    assert do(kaos("at traffic; reindeer A1; me: elves 5"), "move-reindeer A1").areas[0].elves == 4
    assert do(kaos("at traffic; reindeer A1; me: elves 5"), "move-reindeer A2").areas[0].elves == 5


@rule("S-18", "S-68")
@pytest.mark.parametrize("row", GAME.content.reindeer, ids=lambda row: str(row.space))
def test_the_new_space_gives_what_it_shows_and_only_that(row: Space) -> None:
    state = do(kaos("at traffic; me: elves 5; reindeer B2"), f"move-reindeer {row.space}")
    for _ in range(row.choice):
        do(state, "gain cloth")
    assert state.areas[0].goods() == [row.cloth + row.choice, row.wood, row.iron, row.coins]


@rule("S-18")
def test_the_marker_stays_for_all_also_between_rounds() -> None:
    state = kaos("at traffic; reindeer A1; dice store yellow; turn bento", players=2)
    do(state, "move-reindeer B1")
    assert (state.seat, SPACES[state.reindeer]) == (0, "B1")
    do(state, "take store yellow", "gain coin")
    assert (state.round, SPACES[state.reindeer]) == (2, "B1")


@rule("S-19")
def test_exactly_one_stocking_for_two_coins() -> None:
    state = do(kaos("at workshop; me: coin 7, cloth 1, wood 1"), "buy-stocking cloth")
    assert (goods(state), state.areas[0].stockings) == ("cloth 1 wood 1 coin 5", [1, 0, 0, 0])
    assert choices(state, "buy-stocking") == []
    assert choices(kaos("at workshop; me: coin 1"), "buy-stocking") == []


@rule("S-19")
def test_a_stocking_pays_its_thing_between_rounds_without_limit_and_same_kinds_too() -> None:
    state = kaos("dice store red; turn bento; me: stocking cloth 4, stocking wood, stocking iron 2, stocking coin 3")
    do(state, "take store red", "coins", "gain coin")
    assert goods(state) == "cloth 4 wood 1 iron 2 coin 3"


@rule("S-20")
def test_the_store_gives_one_thing_for_each_elf_in_any_mix_and_they_stay() -> None:
    state = do(kaos("at store; me: elves 3"), "collect")
    assert choices(state) == INSTEAD
    do(state, "gain coin")
    assert choices(state) == INSTEAD
    do(state, "gain wood", "gain wood")
    assert (goods(state), state.areas[0].elves) == ("wood 2 coin 1", 3)


@rule("S-20")
def test_the_view_tells_how_many_were_taken_and_how_many_are_left() -> None:
    state = do(kaos("at store; me: elves 3"), "collect", "gain coin")
    [item] = state.view(1).pending
    assert (item.kind, item.done, item.count) == ("gain", 1, 2)


@rule("S-20")
def test_without_elves_there_is_nothing_to_collect() -> None:
    assert choices(kaos("at store")) == INSTEAD


@rule("S-22")
@pytest.mark.parametrize("row", GAME.content.artifacts, ids=lambda row: str(row.name))
def test_an_artifact_at_its_price_comes_ready(row: Artifact) -> None:
    assert not can(kaos(f"at room; me: coin {row.price - 1}"), f"buy-artifact {row.name}")
    state = do(kaos(f"at room; me: coin {row.price}"), f"buy-artifact {row.name}")
    view = state.view(0).seats[0]
    assert (view.artifacts, view.used, view.goods["coin"]) == ([row.name], [], 0)


@rule("S-22")
def test_at_most_one_artifact_of_each_type_and_one_a_visit() -> None:
    state = kaos("at room; me: coin 9, artifact bell, cloth 1")
    assert not can(state, "buy-artifact little-bell")
    do(state, "buy-artifact magic-bag")
    assert choices(state, "buy-artifact") == []


@rule("S-23")
def test_at_the_chair_any_action_is_open_with_dice_there_or_not() -> None:
    state = do(kaos("dice chair yellow red; me: elves 1, coin 5"), "take chair yellow")
    tags = {text.split()[0] for text in choices(state)}
    assert tags == {"move-reindeer", "buy-stocking", "collect", "look", "buy-artifact", "gain"}


@rule("S-23")
@pytest.mark.parametrize("colour", ["red", "green", "yellow"])
def test_no_bonus_at_the_chair_also_for_one_thing_instead(colour: str) -> None:
    state = do(kaos("me: elves 1"), f"take chair {colour}")
    assert not state.pending
    assert goods(do(state, "gain iron")) == "iron 1"
