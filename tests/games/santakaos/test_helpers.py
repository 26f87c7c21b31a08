"""The fourteen helpers (S-32 to S-45)."""

from __future__ import annotations

import pytest

from tests.games.santakaos.build import kaos
from tests.games.santakaos.play import can, choices, do, goods, helper, toys, under, wishes
from tests.ledger import rule


@rule("S-32")
def test_jack_frost_takes_the_bonus_of_any_colour_once() -> None:
    state = do(kaos("me: helper jack-frost"), "take traffic green")
    assert choices(state) == ["coins", "elf", "jack-frost red", "jack-frost yellow"]
    do(state, "jack-frost red", "take-unseen")
    assert (len(wishes(state).split()), helper(state)) == (1, "jack-frost/used")


@rule("S-32")
def test_jack_frost_with_a_yellow_die_or_none_at_all() -> None:
    state = do(kaos("me: helper jack-frost"), "take traffic yellow")
    assert choices(state) == ["coins", "jack-frost red", "jack-frost green"]
    assert goods(do(state.clone(), "coins")) == "coin 2"
    assert do(state, "jack-frost green", "elf").areas[0].elves == 1
    assert goods(do(kaos("me: helper jack-frost"), "take traffic red", "jack-frost yellow")) == "coin 2"


@rule("S-32")
def test_jack_frost_only_where_there_is_a_bonus_and_once_a_round() -> None:
    assert not do(kaos("me: helper jack-frost"), "take chair yellow").pending
    assert not do(kaos("me: helper jack-frost/used"), "take traffic yellow").pending


@rule("S-33")
def test_baba_yaga_gives_three_resources_for_an_elf_once() -> None:
    state = do(kaos("me: helper baba-yaga, elves 2"), "baba-yaga")
    assert choices(state) == ["gain cloth", "gain wood", "gain iron"]
    do(state, "gain iron", "gain cloth", "gain iron")
    assert (goods(state), state.areas[0].elves, helper(state)) == ("cloth 1 iron 2", 1, "baba-yaga/used")
    assert not can(state, "baba-yaga")
    assert not can(kaos("me: helper baba-yaga"), "baba-yaga")


@rule("S-34")
def test_scrooge_gets_three_coins_of_yellow() -> None:
    assert goods(do(kaos("me: helper scrooge"), "take traffic yellow")) == "coin 3"
    assert goods(do(kaos("me: helper scrooge"), "take traffic red", "coins")) == "coin 1"
    assert goods(do(kaos("me: helper scrooge"), "take chair yellow")) == ""


@rule("S-35")
def test_krampus_pays_one_coin_less_for_stockings_and_artifacts() -> None:
    assert goods(do(kaos("at workshop; me: coin 1, helper krampus"), "buy-stocking iron")) == ""
    assert goods(do(kaos("at room; me: coin 5, helper krampus"), "buy-artifact magic-bag")) == "coin 1"
    assert not can(kaos("at room; me: coin 3, helper krampus"), "buy-artifact magic-bag")


@rule("S-35", "S-28")
def test_krampus_does_not_lower_other_prices() -> None:
    assert not can(kaos("me: coin 1, helper krampus, artifact mistletoe"), "mistletoe")
    assert not do(kaos("at forest; me: coin 1, helper krampus"), "look").pending


@rule("S-36")
@pytest.mark.parametrize(("space", "elves"), [("B1", 3), ("C1", 3), ("A1", 3), ("C2", 2), ("C3", 1)])
def test_rudolph_goes_up_to_two_spaces_without_elves(space: str, elves: int) -> None:
    state = do(kaos("at traffic; reindeer A1; me: elves 3, helper rudolph"), f"move-reindeer {space}")
    assert state.areas[0].elves == elves


@rule("S-37")
def test_snegurochka_counts_the_other_players_paid_by_stockings() -> None:
    state = kaos("dice store red; me: helper snegurochka, stocking coin; bento: stocking wood 3; clara: coin 1")
    do(state, "take store red", "coins", "gain coin")
    assert goods(state) == "cloth 1 coin 3"


@rule("S-38")
def test_pehta_pays_a_coin_for_each_toy_made() -> None:
    state = do(kaos("me: helper pehta, cloth 2, wood 2, iron 1"), "make blocks", "make doll")
    assert goods(state) == "coin 2"


@rule("S-39")
@pytest.mark.parametrize("way", ["take-wish ball-doll", "take-unseen"])
def test_olentzero_is_asked_at_once_when_another_player_takes_a_wish(way: str) -> None:
    state = do(kaos("market ball-doll; bento: helper olentzero"), "take traffic red", way)
    assert (state.seat, choices(state)) == (1, ["use", "decline"])
    do(state, "use", "gain cloth", "gain iron")
    assert (goods(state, 1), helper(state, 1), state.seat) == ("cloth 1 iron 1", "olentzero/used", 0)
    assert can(state, "gain wood")


@rule("S-39")
def test_olentzero_may_be_declined_and_works_once_a_round() -> None:
    state = do(kaos("bento: helper olentzero"), "take traffic red", "take-unseen", "decline")
    assert (goods(state, 1), helper(state, 1), state.seat) == ("", "olentzero", 0)
    assert do(kaos("bento: helper olentzero/used"), "take traffic red", "take-unseen").seat == 0


@rule("S-39")
def test_olentzero_answers_to_mistletoe_too_but_not_to_the_own_card() -> None:
    state = do(kaos("me: artifact mistletoe, coin 2; bento: helper olentzero"), "mistletoe", "take-unseen")
    assert state.seat == 1
    assert do(kaos("me: helper olentzero"), "take traffic red", "take-unseen").seat == 0


@rule("S-40")
def test_ded_moroz_makes_one_toy_for_nothing_and_leaves() -> None:
    state = do(kaos("me: helper ded-moroz, cloth 1, wood 1"), "make-for-nothing videogame")
    assert (toys(state), goods(state), helper(state)) == ("videogame", "cloth 1 wood 1", "")
    assert under(state) == "ded-moroz"


@rule("S-41")
def test_the_woodcutter_gets_wood_when_another_player_collects_whatever_is_taken() -> None:
    for place in ("store", "chair"):
        state = do(kaos(f"at {place}; me: elves 1; bento: helper woodcutter"), "collect", "gain coin")
        assert goods(state, 1) == "wood 1"
        other = do(kaos(f"at {place}; me: elves 1; bento: helper woodcutter"), "gain wood")
        assert goods(other, 1) == ""
    assert goods(do(kaos("at store; me: elves 1, helper woodcutter"), "collect", "gain coin")) == "coin 1"


@rule("S-42")
def test_knecht_ruprecht_makes_one_toy_for_one_resource_less_of_the_players_choice() -> None:
    state = kaos("me: helper knecht-ruprecht, cloth 2, iron 1")
    assert choices(state, "make-for-less") == [
        *("make-for-less ball cloth", "make-for-less ball iron", "make-for-less blocks wood"),
        *("make-for-less duck wood", "make-for-less doll wood", "make-for-less teddy cloth"),
        *("make-for-less teddy iron", "make-for-less videogame iron"),
    ]
    do(state, "make-for-less videogame iron")
    assert (toys(state), goods(state), helper(state)) == ("videogame", "", "knecht-ruprecht/used")


@rule("S-42")
def test_knecht_ruprecht_works_once_a_round() -> None:
    state = do(kaos("me: helper knecht-ruprecht, cloth 4, iron 4"), "make-for-less ball iron")
    assert choices(state, "make-for-less") == []


@rule("S-43")
def test_julbock_gets_iron_for_each_use_of_an_artifact_a_readied_one_too() -> None:
    state = kaos("me: artifact globe, elves 3, artifact star; bento: helper julbock")
    do(state, "snow-globe", "ready snow-globe", "snow-globe", "guiding-star forest red store")
    assert goods(state, 1) == "iron 3"
    assert goods(do(kaos("me: helper julbock, artifact globe, elves 1"), "snow-globe")) == "coin 3"


@rule("S-44")
def test_gingerbread_man_lets_a_coin_stand_for_exactly_one_resource_in_each_toy() -> None:
    state = kaos("me: helper gingerbread-man, cloth 2, coin 3")
    ways = ["make-for-coin ball iron", "make-for-coin blocks wood", "make-for-coin teddy iron"]
    assert choices(state, "make-for-coin") == ways
    do(state, "make-for-coin ball iron", "make-for-coin blocks wood")
    assert (toys(state), goods(state)) == ("ball blocks", "coin 1")


@rule("S-44")
def test_gingerbread_man_may_spare_any_resource_and_needs_a_coin() -> None:
    state = kaos("me: helper gingerbread-man, cloth 1, wood 1, coin 1")
    assert can(state, "make blocks")
    assert can(state, "make-for-coin blocks cloth")
    assert choices(kaos("me: helper gingerbread-man, cloth 1, wood 1"), "make-for-coin") == []


@rule("S-45")
def test_befana_counts_as_one_elf_more_at_the_store_once_with_none_too() -> None:
    state = do(kaos("at store; me: helper befana, elves 1"), "befana-collect", "gain wood", "gain wood")
    assert (goods(state), helper(state)) == ("wood 2", "befana/used")
    assert choices(kaos("at store; me: helper befana"), "collect", "befana-collect") == ["befana-collect"]
    assert choices(kaos("at store; me: helper befana/used"), "befana-collect") == []


@rule("S-45")
def test_befana_is_no_elf_elsewhere() -> None:
    state = kaos("at traffic; reindeer A1; me: helper befana, artifact globe, artifact bell/used")
    assert len(choices(state, "move-reindeer")) == 2
    assert not can(state, "snow-globe")
    assert choices(state, "ready") == []


@rule("S-32", "S-33", "S-39", "S-42", "S-45")
def test_a_tired_helper_is_ready_between_rounds_and_never_by_an_elf() -> None:
    state = kaos("dice store red; me: helper befana/used, elves 3")
    assert choices(state, "ready") == []
    assert helper(do(state, "take store red", "coins", "gain coin")) == "befana"
