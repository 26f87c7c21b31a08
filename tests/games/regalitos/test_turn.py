"""A turn: placing tokens (R-14 to R-16), Initiative (R-17), piles (R-25)."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, begun, decides, do, finish_round, kinds, points, random_game, told, zones
from tests.ledger import rule

READY = "objects socks, presents coat, paper 3, energy 3"


@rule("R-14")
def test_a_token_goes_on_a_basic_action_or_on_a_pile() -> None:
    state = regalitos(f"holder bento; me: {READY}; bento:")
    assert kinds(state) == ["initiative", "wrap", "decorate", "deliver", "take"]


@rule("R-14")
@pytest.mark.parametrize("basic", ["wrap", "decorate", "deliver"])
def test_each_player_does_each_basic_action_at_most_once_a_round(basic: str) -> None:
    state = regalitos(f"me: {READY}, used {basic}; bento:")
    assert basic not in kinds(state)
    assert len(kinds(state)) == 3


@rule("R-14")
@pytest.mark.parametrize("basic", ["wrap", "decorate", "deliver"])
def test_several_players_may_use_the_same_basic_action_in_a_round(basic: str) -> None:
    state = regalitos(f"me: {READY}; bento: used {basic}")
    assert basic in kinds(state)


@rule("R-14")
def test_a_basic_action_is_open_again_in_the_next_round() -> None:
    state = regalitos(f"last; claimed me; me: {READY}, used wrap decorate deliver; bento:")
    do(state, "take A1")
    assert {"wrap", "decorate", "deliver"} <= set(kinds(state))


@rule("R-15")
@pytest.mark.parametrize(
    ("basic", "zones"),
    [
        ("wrap", "paper 3"),
        ("wrap", "objects coat"),
        ("decorate", "objects socks, decorated drum, wrapped 1"),
        ("deliver", "energy 5"),
        ("deliver", "presents coat, energy 2"),
        ("deliver", "coal 1, energy 5"),
        ("deliver", "wrapped 1, energy 1"),
    ],
)
def test_a_basic_action_only_if_it_can_be_carried_out(basic: str, zones: str) -> None:
    assert basic not in kinds(regalitos(f"round navidad; me: {zones}; bento:"))


@rule("R-15", "R-25")
def test_if_no_basic_action_can_be_done_a_pile_must_be_taken() -> None:
    assert kinds(regalitos("me:; bento:")) == ["take"]


@rule("R-15")
def test_a_token_that_can_be_placed_nowhere_is_discarded_by_itself() -> None:
    state = regalitos("round navidad; piles none; D4 socks; tokens 1; edu:")
    do(state, "take D4")
    assert acts(state) == ["initiative"]
    events = do(state, "initiative")
    assert [event.seat for event in told(events, "token-discarded")] == [2, 3, 4]
    assert state.view(-1).round == "nochevieja"


@rule("R-15", "R-16")
def test_extra_actions_may_come_before_a_token_is_discarded() -> None:
    state = regalitos("round navidad; piles none; claimed bento; me: objects socks, extras express-wrapping; edu:")
    assert acts(state) == ["discard-token", "play express-wrapping"]


@rule("R-15")
def test_if_an_extra_action_makes_a_placement_possible_it_must_be_made() -> None:
    state = regalitos("round navidad; piles none; claimed bento; me: objects socks, extras express-wrapping; edu:")
    do(state, "play express-wrapping")
    assert acts(state) == ["decorate"]


@rule("R-15")
def test_discarding_the_token_ends_the_turn() -> None:
    state = regalitos(
        "round navidad; piles none; claimed edu; me: objects socks, extras express-wrapping; edu: paper 3, objects kite"
    )
    do(state, "discard-token")
    assert decides(state) == "edu"
    assert zones(state).extras == ["express-wrapping"]


@rule("R-15", "R-25")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_up_to_four_players_always_find_a_pile(players: int) -> None:
    for seed in range(4):
        for state in random_game(seed, players):
            if state.seat >= 0 and not state.token and not state.benefit and state.phase == 0:
                assert acts(state, "take")


@rule("R-16")
def test_extra_actions_come_before_the_token_and_after_it() -> None:
    state = regalitos("A1 vip-blue; me: objects socks kite, extras express-wrapping express-wrapping; bento:")
    do(state, "play express-wrapping", "pick-object green small", "done")
    assert {"take", "play"} <= set(kinds(state))
    do(state, "take A1")
    assert acts(state) == ["end", "play express-wrapping"]
    do(state, "play express-wrapping")
    assert decides(state) == "bento"


@rule("R-16")
def test_a_turn_without_extra_actions_left_ends_by_itself() -> None:
    state = regalitos("me:; bento:")
    do(state, "take A1")
    assert decides(state) == "bento"


@rule("R-16")
@pytest.mark.parametrize("act", ["wrap", "deliver"])
def test_no_extra_action_inside_an_action(act: str) -> None:
    state = regalitos(
        "me: objects socks kite, presents coat drum, paper 6, energy 5 5, extras express-wrapping; bento:"
    )
    do(state, act)
    assert "play" not in kinds(state)


@rule("R-16")
def test_no_extra_action_inside_a_round_benefit() -> None:
    state = regalitos("round navidad; last; claimed me; me: objects socks, energy 1, extras express-wrapping; bento:")
    do(state, "take A1", "end")
    assert state.benefit
    assert "play" not in kinds(state)


@rule("R-17")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_initiative_scores_at_once_by_the_number_of_players(players: int) -> None:
    state = regalitos("holder bento; me:", players=players)
    do(state, "initiative")
    assert points(state, "initiative") == GAME.content.points.initiative[players - 2]
    assert state.view(-1).claimed == 0


@rule("R-17")
def test_its_present_holder_never_takes_the_initiative() -> None:
    assert "initiative" not in kinds(regalitos("holder me; me:; bento:"))


@rule("R-17")
def test_one_player_a_round_takes_the_initiative() -> None:
    state = regalitos("holder clara; me:; clara:")
    do(state, "initiative")
    assert decides(state) == "bento"
    assert "initiative" not in kinds(state)


@rule("R-17", "R-11")
def test_who_took_the_initiative_is_first_in_the_next_round() -> None:
    state = regalitos("holder clara; tokens 1; me:; clara:")
    do(state, "initiative")
    finish_round(state)
    assert (state.round, decides(state), state.holder) == (1, "me", 0)


@rule("R-17")
def test_if_nobody_takes_it_the_holder_keeps_the_initiative() -> None:
    state = regalitos("holder bento; tokens 1; me:; clara:")
    finish_round(state)
    assert (state.round, decides(state), state.holder) == (1, "bento", 1)


@rule("R-17")
def test_in_round_five_the_initiative_is_taken_for_the_points_alone() -> None:
    state = regalitos("round noche-de-reyes; holder bento; me:; bento:")
    do(state, "initiative")
    assert points(state, "initiative") > 0


@rule("R-25")
def test_all_cards_of_a_pile_go_to_their_zones() -> None:
    state = regalitos("A1 socks coal paper-large roscon vip-blue; B1 goodbye-coal kite; me:; bento:")
    do(state, "take A1")
    area = zones(state)
    assert (area.objects, area.coal, area.papers, area.energy) == (["socks"], 1, ["large"], ["roscon"])
    assert [row.vip for row in area.vips] == ["blue"]
    do(state, "take B1")
    assert zones(state, "bento").extras == ["goodbye-coal"]


@rule("R-25")
def test_an_empty_space_cannot_be_chosen() -> None:
    state = regalitos("piles none; A1 socks; C3 kite; me:; bento:")
    assert acts(state, "take") == ["A1", "C3"]
    do(state, "take A1")
    assert acts(state, "take") == ["C3"]
    with pytest.raises(ludoteca.Illegal, match="A1 is empty"):
        do(state, "take A1")


def test_a_token_with_one_place_to_go_is_still_placed_by_its_player() -> None:
    state = regalitos("piles none; A1 socks; me:; bento:")
    assert acts(state) == ["take A1"]
    assert decides(begun(2)) == "me"
