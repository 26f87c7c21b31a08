"""The die's bonus (S-13 to S-16)."""

from __future__ import annotations

from tests.games.santakaos.build import kaos
from tests.games.santakaos.play import choices, do, goods, wishes
from tests.ledger import rule

MARKET = "market ball-doll doll-boat duck-rocket"


@rule("S-13")
def test_red_gives_an_open_wish_the_top_one_or_a_coin() -> None:
    state = do(kaos(MARKET), "take traffic red")
    assert choices(state) == [
        *("coins", "take-wish ball-doll", "take-wish duck-rocket", "take-wish doll-boat", "take-unseen"),
    ]
    assert goods(do(state, "coins")) == "coin 1"


@rule("S-13")
def test_an_open_wish_is_replaced_at_once() -> None:
    state = do(kaos(MARKET), "take traffic red", "take-wish doll-boat", luck=[0])
    names = [state.rules.charts.wish_names[card] for card in state.market]
    assert names == ["ball-doll", "ball-blocks", "duck-rocket"]
    assert wishes(state) == "doll-boat"


@rule("S-13")
def test_the_top_card_comes_unseen_and_the_market_stays() -> None:
    state = do(kaos(MARKET), "take traffic red", "take-unseen", luck=[1])
    assert wishes(state) == "ball-duck"
    assert len(state.market) == 3


@rule("S-14")
def test_green_gives_an_elf_or_a_coin() -> None:
    state = do(kaos("me: elves 1"), "take traffic green")
    assert choices(state) == ["coins", "elf"]
    assert do(state.clone(), "elf").areas[0].elves == 2
    assert goods(do(state, "coins")) == "coin 1"


@rule("S-15")
def test_yellow_gives_two_coins_without_a_choice() -> None:
    state = do(kaos(), "take traffic yellow")
    assert goods(state) == "coin 2"
    assert not state.pending


@rule("S-16")
def test_wishes_lie_open_and_there_is_no_limit() -> None:
    held = ", ".join(f"wish ball-{toy}" for toy in ("blocks", "duck", "doll", "teddy", "horse", "rocket", "boat"))
    state = do(kaos(f"me: {held}; {MARKET.replace('ball-doll', 'duck-boat')}"), "take traffic red", "take-unseen")
    for seat in (-1, 0, 1):
        assert len(state.view(seat).seats[0].wishes) == 8


@rule("S-16")
def test_an_empty_deck_refills_nothing() -> None:
    state = do(kaos(f"{MARKET}; deck none"), "take traffic red")
    assert choices(state, "take-unseen") == []
    do(state, "take-wish doll-boat")
    assert len(state.market) == 2


@rule("S-16")
def test_with_no_card_to_take_the_red_bonus_is_a_coin() -> None:
    state = do(kaos("deck none"), "take traffic red")
    assert (goods(state), state.pending) == ("coin 1", [])
