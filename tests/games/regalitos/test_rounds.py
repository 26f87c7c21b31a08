"""A round (R-09 to R-13, R-33)."""

from __future__ import annotations

import pytest

from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, begun, decides, do, drawing, finish_round, pile, random_game, told, zones
from tests.ledger import rule


@rule("R-09", "R-33")
def test_pendigueiro_draws_before_the_benefit_of_the_round() -> None:
    state = regalitos("round navidad; last; discard 3; me: energy 5; bento: energy 1")
    events = do(state, "take A1", luck=[*drawing(state, *["socks"]), *[0] * 15, 0])
    tags = [event.__struct_config__.tag for event in events]
    assert tags == ["took", "laid", "round-began", "found"]
    assert (decides(state), acts(state, "swap-energy")) == ("bento", ["1"])
    assert zones(state).energy_units == 8


@rule("R-09")
def test_the_benefit_is_resolved_in_turn_order_from_the_holder_of_the_initiative() -> None:
    state = regalitos("round navidad; last; claimed clara; me: energy 5; bento: energy 1; clara: energy 2")
    do(state, "take A1", luck=[0] * 16)
    order = []
    for _ in range(3):
        order.append(decides(state))
        do(state, "decline")
    assert order == ["clara", "me", "bento"]
    assert (decides(state), state.view(-1).phase) == ("clara", "placing")


@rule("R-09", "R-48")
def test_a_text_holds_in_its_round_only() -> None:
    things = "me: objects coat, paper 3; bento:"
    assert "done" not in acts(regalitos(f"round navidad; {things}"))
    wrapped = regalitos(f"{things.replace('coat', 'coat socks')}")
    do(wrapped, "wrap", "pick-object green small")
    assert acts(wrapped, "pick-object") == ["green large"]
    later = regalitos(f"round navidad; {things.replace('coat', 'coat socks')}")
    do(later, "wrap", "pick-object green small")
    assert zones(later).presents == ["socks"]


@rule("R-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_places_one_token_at_a_time_clockwise_until_all_are_placed(players: int) -> None:
    state = begun(players)
    order = [event.seat for event in told(finish_round(state), "took")]
    assert order == [*range(players)] * GAME.content.pieces.tokens


@rule("R-10")
def test_five_players_place_three_tokens_each_in_round_one_and_then_four() -> None:
    state = begun(5)
    assert len(told(finish_round(state), "took")) == 5 * GAME.content.pieces.crowd_tokens
    assert [area.tokens for area in state.view(-1).seats] == [GAME.content.pieces.tokens] * 5


@rule("R-10")
def test_there_is_no_passing() -> None:
    for state in random_game(3, 2):
        if state.seat >= 0 and not state.token and not state.benefit:
            assert "end" not in acts(state)


@rule("R-10")
def test_tokens_are_counted_down_as_they_are_placed() -> None:
    state = begun(2)
    do(state, "take A1")
    assert [area.tokens for area in state.view(-1).seats] == [3, 4]
    do(state, "take A2", "take A3")
    assert [area.tokens for area in state.view(-1).seats] == [2, 3]
    inside = regalitos("A1 goodbye-coal; me: coal 1; bento:")
    do(inside, "take A1")
    assert (zones(inside).tokens, acts(inside)) == (3, ["end", "play goodbye-coal"])


@rule("R-11")
def test_after_the_last_token_every_space_gets_one_more_card_and_the_next_round_begins() -> None:
    state = regalitos("last; claimed bento; A2 socks; B1 coal; me: used wrap; bento:")
    luck = drawing(state, "kite", "lantern", "coat")
    do(state, "take A1", luck=[*luck, *[0] * 13])
    assert (pile(state, "A1"), pile(state, "A2")) == (["kite"], ["socks", "lantern"])
    assert (state.view(-1).round, decides(state), state.holder, state.claimed) == ("navidad", "bento", 1, -1)
    assert [(area.tokens, area.used) for area in state.view(-1).seats] == [(4, []), (4, [])]


@rule("R-11")
def test_piles_grow_and_all_their_cards_can_be_seen() -> None:
    state = begun(2)
    for _ in range(4):
        finish_round(state)
        while state.benefit:
            do(state, "decline")
    assert [len(seen.cards) for seen in state.view(0).piles] == [1] * 8 + [5] * 8
    assert all(seen.hidden == 0 for seen in state.view(0).piles)


@rule("R-12")
def test_the_game_ends_with_the_last_token_of_noche_de_reyes_and_no_cards_are_added() -> None:
    state = regalitos("round noche-de-reyes; last; A1 socks; me:; bento:")
    deck = state.deck_size
    do(state, "take A1", luck=[])
    assert (decides(state), state.deck_size, pile(state, "A1")) == (None, deck, [])
    assert state.outcome().ending == "noche-de-reyes"


@rule("R-12")
def test_extra_actions_may_still_follow_the_last_token() -> None:
    state = regalitos("round noche-de-reyes; last; me: objects socks, extras express-wrapping")
    do(state, "take A1")
    assert acts(state) == ["end", "play express-wrapping"]
    do(state, "end")
    assert decides(state) is None


@rule("R-13")
def test_memory_turns_leftovers_face_down_until_they_are_taken() -> None:
    state = regalitos("last; A2 socks; me:; bento:", memory=True)
    luck = drawing(state, "kite", "lantern")
    do(state, "take A1", luck=[*luck, *[0] * 14])
    seen = state.view(0).piles
    assert (seen[0].hidden, seen[0].cards) == (0, ["kite"])
    assert (seen[1].hidden, seen[1].cards) == (1, ["lantern"])
    taker = decides(state)
    assert taker is not None
    do(state, "take A2")
    assert {"socks", "lantern"} <= set(zones(state, taker).objects)


@rule("R-13")
def test_without_memory_everything_stays_open() -> None:
    state = regalitos("last; A2 socks; me:; bento:")
    do(state, "take A1", luck=[*drawing(state, "kite", "lantern"), *[0] * 14])
    assert pile(state, "A2") == ["socks", "lantern"]
