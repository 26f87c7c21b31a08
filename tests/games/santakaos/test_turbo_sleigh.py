"""Mini-expansion "Turbo sleigh" (S-54 to S-58)."""

from __future__ import annotations

import pytest

from ludoteca.core.sets import count
from ludoteca.games.santakaos.pieces import HELPERS, REINDEER
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, can, choices, do, goods, happened, helper, toys, under
from tests.ledger import rule

FACES = GAME.content.silent_night.faces
COIN = [FACES.index("coin")]
RESOURCE = [FACES.index("resource")]


def sleigh(text: str, players: int = 0) -> SantaKaosState:
    """A position with the turbo sleigh."""
    return kaos(text, players, turbo_sleigh=True)


@rule("S-54")
def test_three_reindeer_join_the_helpers_and_rudolph_is_none_of_them() -> None:
    assert count(begun(2).forest) == 14
    assert count(begun(2, turbo_sleigh=True).forest) == 17
    assert HELPERS[REINDEER:] == ("dasher", "dancer", "vixen")
    state = do(sleigh("at traffic; reindeer A1; me: helper rudolph, coin 1"), "move-reindeer C1", "gain wood")
    assert (goods(state), goods(state, 1)) == ("wood 1 coin 2", "")


@rule("S-54")
def test_a_recruited_reindeer_brings_a_stocking_of_choice() -> None:
    state = do(sleigh("at forest; top vixen pehta; me: coin 2; stock wood 0"), "look", "keep vixen")
    assert choices(state) == ["choose-stocking cloth", "choose-stocking iron", "choose-stocking coin"]
    do(state, "choose-stocking iron")
    assert (state.areas[0].stockings, goods(state), state.stock[2]) == ([0, 0, 1, 0], "", 9)


@rule("S-54", "S-06")
def test_the_last_kind_of_stocking_needs_no_choice_and_none_is_skipped() -> None:
    one = "at forest; top vixen pehta; me: coin 2; stock cloth 0; stock wood 0; stock coin 0"
    assert do(sleigh(one), "look", "keep vixen").areas[0].stockings[2] == 1
    assert do(sleigh(f"{one}; stock iron 0"), "look", "keep vixen").areas[0].all_stockings() == 0


@rule("S-54")
def test_the_die_is_rolled_once_when_the_ability_is_done() -> None:
    state = sleigh("me: helper dancer, elves 1; bento: helper baba-yaga")
    events = happened(state, "baba-yaga", "gain wood", "gain wood", "gain wood", luck=COIN)
    tags = [event.__struct_config__.tag for event in events]
    assert tags == ["copied-helper", "gained", "gained", "gained", "silent-night", "earned"]


@rule("S-55")
def test_dasher_gives_the_bonus_at_the_chair_and_rolls() -> None:
    state = do(sleigh("me: helper dasher"), "take chair green")
    assert choices(state) == ["coins", "elf"]
    do(state, "elf", luck=COIN)
    assert (state.areas[0].elves, goods(state, 1), helper(state)) == (1, "coin 1", "dasher")
    assert can(state, "look")


@rule("S-55")
def test_dasher_rolls_each_time_and_not_elsewhere() -> None:
    assert goods(do(sleigh("me: helper dasher"), "take chair yellow", luck=COIN)) == "coin 2"
    assert goods(do(sleigh("me: helper dasher"), "take store yellow", luck=[]), 1) == ""


@rule("S-56")
@pytest.mark.parametrize("copied", ["baba-yaga", "baba-yaga/used"])
def test_dancer_copies_a_helper_used_or_not_which_stays_as_it_is(copied: str) -> None:
    state = sleigh(f"me: helper dancer, elves 2; bento: helper {copied}")
    do(state, "baba-yaga", *["gain iron"] * 3, luck=COIN)
    assert (goods(state), helper(state), helper(state, 1)) == ("iron 3", "dancer/used", copied)
    assert not can(state, "baba-yaga")


@rule("S-56")
def test_dancer_copies_only_another_players_helper() -> None:
    assert not can(sleigh("me: helper dancer, elves 1"), "baba-yaga")
    assert not can(sleigh("me: helper dancer/used, elves 1; bento: helper baba-yaga"), "baba-yaga")


@rule("S-56", "S-32")
def test_dancer_as_jack_frost() -> None:
    state = do(sleigh("me: helper dancer; bento: helper jack-frost"), "take store yellow", "jack-frost green")
    do(state, "elf", luck=COIN)
    assert (state.areas[0].elves, helper(state), goods(state, 1)) == (1, "dancer/used", "coin 1")


@rule("S-56", "S-34")
@pytest.mark.parametrize(("answer", "coins", "luck"), [("use", "coin 3", COIN), ("decline", "coin 2", [])])
def test_dancer_as_scrooge_is_asked_when_it_arises(answer: str, coins: str, luck: list[int]) -> None:
    state = do(sleigh("me: helper dancer; bento: helper scrooge"), "take store yellow")
    assert choices(state) == ["use", "decline"]
    assert goods(do(state, answer, luck=luck)) == coins


@rule("S-56", "S-35")
def test_dancer_as_krampus_lowers_one_price() -> None:
    state = sleigh("at workshop; me: helper dancer, coin 1; bento: helper krampus; stock iron 0")
    assert choices(state, "buy-stocking") == []
    assert not can(state, "dancer-buy-stocking iron")
    do(state, "dancer-buy-stocking wood", luck=COIN)
    assert (goods(state), state.areas[0].stockings[1], helper(state)) == ("", 1, "dancer/used")
    state = sleigh("at room; me: helper dancer, coin 4; bento: helper krampus")
    assert not can(state, "buy-artifact magic-bag")
    assert goods(do(state, "dancer-buy-artifact magic-bag", luck=COIN)) == ""


@rule("S-56", "S-36")
def test_dancer_as_rudolph_saves_one_elf_where_that_helps() -> None:
    state = sleigh("at traffic; reindeer A1; me: helper dancer, elves 1; bento: helper rudolph")
    assert not can(state, "dancer-move-reindeer B1")
    assert can(state, "dancer-move-reindeer C2")
    do(state, "dancer-move-reindeer C1", "gain wood", luck=COIN)
    assert (state.areas[0].elves, helper(state)) == (1, "dancer/used")


@rule("S-56", "S-37", "S-11")
def test_dancer_as_snegurochka_is_asked_between_rounds_and_ready_again_after() -> None:
    state = sleigh("dice store yellow; turn bento; me: helper dancer; bento: helper snegurochka, stocking iron")
    do(state, "take store yellow", "gain coin", luck=[])
    assert (state.seat, choices(state)) == (0, ["use", "decline"])
    do(state, "use", luck=[*COIN, 0, 1, 2, 3, 4, 5])
    assert (goods(state), goods(state, 1)) == ("cloth 1", "iron 1 coin 4")
    assert (helper(state), state.round) == ("dancer", 2)


@rule("S-56", "S-38")
def test_dancer_as_pehta_is_paid_for_one_toy() -> None:
    state = sleigh("me: helper dancer, cloth 2, wood 2; bento: helper pehta")
    do(state, "make blocks", "use", "make blocks", luck=COIN)
    assert (goods(state), state.pending) == ("coin 1", [])


@rule("S-56", "S-39")
def test_dancer_as_olentzero_is_asked_after_olentzero_in_turn_order() -> None:
    state = sleigh("turn clara; me: helper olentzero; bento: helper dancer; clara: coin 1")
    do(state, "take store red", "take-unseen")
    assert state.seat == 0
    do(state, "decline")
    assert state.seat == 1
    do(state, "use", "gain cloth", "gain cloth", luck=COIN)
    assert (goods(state, 1), helper(state, 1), helper(state)) == ("cloth 2", "dancer/used", "olentzero")


@rule("S-56", "S-39")
def test_dancer_copies_olentzero_even_when_its_owner_takes_the_card() -> None:
    state = do(sleigh("me: helper olentzero; bento: helper dancer"), "take store red", "take-unseen")
    assert state.seat == 1


@rule("S-56", "S-41", "S-43")
def test_dancer_as_woodcutter_and_as_julbock() -> None:
    wood = do(sleigh("at store; me: elves 1, helper woodcutter; bento: helper dancer"), "collect")
    assert (wood.seat, goods(do(wood, "use", luck=COIN), 1)) == (1, "wood 1")
    assert (wood.seat, can(wood, "gain iron")) == (0, True)
    iron = do(sleigh("me: elves 1, artifact globe, helper julbock; bento: helper dancer"), "snow-globe")
    assert (iron.seat, goods(do(iron, "use", luck=COIN), 1)) == (1, "iron 1")


@rule("S-56", "S-42", "S-44")
def test_dancer_as_knecht_ruprecht_or_gingerbread_man() -> None:
    state = sleigh("me: helper dancer, cloth 1, coin 1; bento: helper gingerbread-man; clara: helper knecht-ruprecht")
    assert choices(state, "make-for-coin", "make-for-less") == [
        *("make-for-coin ball iron", "make-for-coin blocks wood"),
        *("make-for-less ball iron", "make-for-less blocks wood"),
    ]
    do(state, "make-for-coin ball iron", luck=COIN)
    assert (toys(state), goods(state), choices(state, "make-for-coin", "make-for-less")) == ("ball", "", [])


@rule("S-56", "S-45")
def test_dancer_as_befana() -> None:
    state = do(sleigh("at store; me: helper dancer; bento: helper befana"), "befana-collect", "gain wood", luck=COIN)
    assert (goods(state), helper(state)) == ("wood 1", "dancer/used")


@rule("S-56", "S-55")
def test_dancer_as_dasher_has_the_bonus_at_the_chair_and_rolls_once() -> None:
    state = do(sleigh("me: helper dancer; bento: helper dasher"), "take chair yellow")
    assert choices(state) == ["use", "decline"]
    do(state, "use", luck=COIN)
    assert (goods(state), goods(state, 1)) == ("coin 2", "coin 1")


@rule("S-56", "S-57")
def test_dancer_as_vixen_copies_an_artifact_and_rolls_once() -> None:
    state = sleigh("me: helper dancer, elves 1; bento: helper vixen, artifact globe/used")
    do(state, "vixen-snow-globe", luck=COIN)
    assert (goods(state), goods(state, 1), helper(state)) == ("coin 3", "coin 1", "dancer/used")


@rule("S-57")
def test_vixen_copies_another_players_artifact_used_or_not_once_a_round() -> None:
    state = sleigh("me: helper vixen, elves 2; bento: artifact globe/used")
    do(state, "vixen-snow-globe", luck=COIN)
    assert (goods(state), state.areas[0].elves, helper(state)) == ("coin 3", 1, "vixen/used")
    assert (state.areas[0].used, can(state, "vixen-snow-globe"), choices(state, "ready")) == (0, False, [])


@rule("S-57")
def test_vixen_with_each_artifact() -> None:
    others = ", ".join(f"artifact {name}" for name in ("star", "mistletoe", "globe", "bag", "bell"))
    text = f"market ball-doll; me: helper vixen, coin 2, elves 1, cloth 1; bento: {others}"
    star = do(sleigh(text), "vixen-guiding-star forest red store", luck=COIN)
    assert (star.dice[6], star.dice[9], helper(star)) == (2, 0, "vixen/used")
    assert goods(do(sleigh(text), "vixen-mistletoe", "take-unseen", luck=[0, *COIN])) == "cloth 1"
    assert goods(do(sleigh(text), "vixen-magic-bag", "gain iron", "enough", luck=COIN)) == "cloth 1 iron 1 coin 1"
    assert goods(do(sleigh(text), "vixen-little-bell cloth wood", luck=COIN)) == "wood 1 coin 2"


@rule("S-57", "S-31")
def test_the_copied_bell_swaps_twice_and_the_own_one_is_another() -> None:
    state = sleigh("me: helper vixen, artifact bell, cloth 3; bento: artifact bell")
    do(state, "vixen-little-bell cloth wood", "vixen-little-bell cloth wood", luck=COIN)
    assert (goods(state), can(state, "little-bell cloth wood")) == ("cloth 1 wood 2", True)


@rule("S-57", "S-43")
def test_vixens_copy_is_no_use_for_julbock() -> None:
    state = do(
        sleigh("me: helper vixen, elves 1; bento: artifact globe, helper julbock"), "vixen-snow-globe", luck=COIN
    )
    assert goods(state, 1) == "coin 1"


@rule("S-57", "S-27")
def test_the_copied_star_works_after_the_own_take_too() -> None:
    state = sleigh("at rest; dice forest red; me: helper vixen; bento: artifact star")
    assert choices(state) == [
        *("end", "vixen-guiding-star enchanted-forest red artifact-room"),
        "vixen-guiding-star enchanted-forest red central-store",
    ]
    do(state, "vixen-guiding-star forest red room", luck=COIN)
    assert (state.player, state.dice[12]) == (1, 1)


@rule("S-57", "S-22")
def test_vixen_copies_a_type_the_player_owns_and_both_are_used() -> None:
    state = sleigh("me: helper vixen, artifact globe, elves 3; bento: artifact globe")
    do(state, "snow-globe", "vixen-snow-globe", luck=COIN)
    assert (goods(state), state.areas[0].elves, helper(state)) == ("coin 6", 1, "vixen/used")


@rule("S-56", "S-57")
def test_dancer_as_vixen_copies_from_any_other_player_also_from_vixens_owner() -> None:
    state = sleigh("me: helper dancer, elves 1; bento: helper vixen/used, artifact globe; clara: artifact star")
    assert can(state, "vixen-snow-globe")
    assert can(state, "vixen-guiding-star forest red store")
    do(state, "vixen-snow-globe", luck=COIN)
    assert (helper(state), helper(state, 1)) == ("dancer/used", "vixen/used")


@rule("S-72", "S-56", "S-41", "S-28", "S-43")
def test_reactions_come_before_the_actors_own_choice_the_next_clockwise_first() -> None:
    store = do(sleigh("at store; turn bento; bento: elves 2; clara: helper dancer; me: helper woodcutter"), "collect")
    assert (goods(store), store.seat, choices(store)) == ("wood 1", 2, ["use", "decline"])
    assert choices(do(store, "decline"), "gain") == ["gain cloth", "gain wood", "gain iron", "gain coin"]
    bought = sleigh("me: artifact mistletoe, coin 2; bento: helper dancer; clara: helper julbock")
    do(bought, "mistletoe")
    assert (goods(bought, 2), bought.seat) == ("iron 1", 1)
    assert (do(bought, "decline").seat, can(bought, "take-unseen")) == (0, True)


@rule("S-72", "S-39", "S-13")
def test_the_market_is_refilled_before_olentzero_answers() -> None:
    state = do(kaos("market ball-doll; bento: helper olentzero"), "take store red", "take-wish ball-doll", luck=[0])
    assert (state.seat, len(state.market)) == (1, 1)


@rule("S-57")
def test_the_own_artifact_is_not_copied() -> None:
    assert not can(sleigh("me: helper vixen, elves 1, artifact globe/used"), "vixen-snow-globe")


@rule("S-58")
def test_the_coin_face_gives_every_other_player_a_coin() -> None:
    state = do(sleigh("me: helper dasher", players=3), "take chair yellow", luck=COIN)
    assert [goods(state, seat) for seat in range(3)] == ["coin 2", "coin 1", "coin 1"]


@rule("S-58")
def test_the_resource_face_gives_everyone_one_of_choice_in_turn_order_from_the_roller() -> None:
    state = do(sleigh("turn bento; bento: helper dasher", players=3), "take chair yellow", luck=RESOURCE)
    order = []
    for kind in ("cloth", "wood", "iron"):
        order.append(state.seat)
        assert choices(state) == ["gain cloth", "gain wood", "gain iron"]
        do(state, f"gain {kind}")
    assert order == [1, 2, 0]
    assert [goods(state, seat) for seat in range(3)] == ["iron 1", "cloth 1 coin 2", "wood 1"]
    assert state.seat == 1


@rule("S-56", "S-40")
def test_copying_a_one_time_helper_sends_dancer_under_the_deck() -> None:
    state = do(sleigh("me: helper dancer; bento: helper ded-moroz"), "make-for-nothing boat", luck=COIN)
    assert (helper(state), helper(state, 1), under(state)) == ("", "ded-moroz", "dancer")
