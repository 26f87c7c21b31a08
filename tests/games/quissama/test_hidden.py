"""Hidden information (Q-55)."""

from __future__ import annotations

from itertools import product

import pytest

import ludoteca
from ludoteca.games.quissama.pieces import KINDS
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import known_to, set_known
from ludoteca.games.quissama.table import PAYING
from tests.games.quissama.build import GAME, SEATS, Position, cards, quissama
from tests.ledger import rule


@rule("Q-55")
def test_hands_and_pile_are_hidden_the_rest_is_open() -> None:
    text = "me: coin-1; bento: crown*2; clara: freedom; market escape scandal coin-2; discard burgher; under nagoa-1"
    view = quissama(text).view("clara")
    assert [seat.hand for seat in view.seats] == [None, None, {"freedom": 1}]
    assert [seat.hand_size for seat in view.seats] == [1, 2, 1]
    assert (view.market, view.discard, view.under) == (["escape", "scandal", "coin-2"], {"burgher": 1}, ["nagoa-1"])
    assert view.scandals_out == 0
    assert isinstance(view.pile, int)


@rule("Q-55")
def test_a_card_taken_from_the_market_is_known_until_it_leaves_the_hand() -> None:
    position = quissama("me: coin-1*2; bento: coin-1*5; clara: coin-1; market crown escape burgher").do(
        "trade 1 coin-1"
    )
    assert position.known("bento", "me") == position.known("clara", "me") == {"crown": 1}
    position.do("discard coin-1")
    assert position.known("bento", "me") == {"crown": 1}
    assert position.do("discard crown").known("bento", "me") == {}


@rule("Q-55")
def test_cards_taken_from_under_quissama_are_known() -> None:
    position = quissama("me: coin-1; bento: coin-1; held me quissama; under crown crown escape").do("take")
    assert position.known("bento", "me") == {"crown": 2, "escape": 1}
    assert position.known("me", "me") == {}


@rule("Q-55", "Q-26")
def test_woodruffs_look_and_swap_are_known_to_the_two_of_them_only() -> None:
    position = quissama("me: coin-1 scandal; bento: crown burgher; clara: freedom; held me woodruff").do("look bento")
    assert position.known("me", "bento") == {"crown": 1, "burgher": 1}
    assert position.known("clara", "bento") == {}
    position.do("swap scandal crown")
    assert position.known("me", "bento") == {"burgher": 1, "scandal": 1}
    assert position.known("bento", "me") == {"crown": 1}
    assert position.known("clara", "me") == position.known("clara", "bento") == {}


@rule("Q-55", "Q-27")
def test_a_stolen_card_is_known_to_thief_and_victim_and_others_know_less_of_the_victim() -> None:
    position = quissama("me: scandal; bento: crown*2 coin-1; clara: freedom; davi: freedom; held me alemao; cabeca 1")
    for seat in (0, 2):  # clara and I saw bento take both crowns from the Market
        set_known(position.state.areas[1], seat, cards(["crown*2"]))
    position.do("rob bento", 2)
    assert position.hand() == {"scandal": 1, "crown": 1}
    assert position.known("bento", "me") == {"crown": 1}
    assert position.known("me", "bento") == {"crown": 1}
    assert position.known("clara", "bento") == {"crown": 1}
    assert position.known("clara", "me") == {}


@rule("Q-55")
@pytest.mark.once
def test_what_is_known_is_true_throughout_random_games() -> None:
    for seed in range(12):
        dice = ludoteca.Dice(seed)
        state = GAME.deal(2 + seed % 4, GAME.check_options({}), dice)
        for _ in range(400):
            if state.seat < 0:
                break
            legal = state.legal()
            state.act(legal[dice.below(len(legal))], dice)
            for area, kind, knower in product(state.areas, range(KINDS), range(state.players)):
                assert known_to(area, knower, kind) <= area.hand[kind]


@rule("Q-55")
def test_shuffling_redeals_what_is_unknown_and_keeps_what_is_known() -> None:
    position = quissama(
        "me: coin-1*5; bento: coin-1*3 crown; clara: freedom*4; market escape burgher crown; turn bento"
    )
    position.do("trade 3 coin-1").finish_turn()
    seen = set()
    for seed in range(20):
        other = Position(position.state.clone())
        other.state.shuffle_hidden(0, ludoteca.Dice(seed))
        assert other.hand("bento")["crown"] >= 1
        assert other.hand("me") == {"coin-1": 5}
        assert GAME.census(other.state) == GAME.census(position.state)
        seen.add(str(other.hand("clara")))
    assert len(seen) > 10


@rule("Q-55", "Q-17")
def test_whoever_is_paying_can_go_on_paying_after_a_shuffle() -> None:
    payments = {
        "influence quissama": "nagoa-2*3 nagoa-1*2",
        "influence woodruff": "coin-2*2 coin-1*3",
        "influence bernardina": "necklace nagoa-1*3 burgher",
        "influence imperador": "burgher nagoa-1 nagoa-2 gang guaiamum-1",
    }
    for act, hand in payments.items():
        position = quissama(f"me: {hand}; bento: coin-1; held me alencar; held bento bernardina").do(act)
        assert position.view().phase == "paying"
        for seed in range(10):
            for viewer in (-1, 1):
                other = position.state.clone()
                other.shuffle_hidden(viewer, ludoteca.Dice(seed))
                assert other.legal()
                imagined = GAME.from_view(position.state.view(viewer))
                assert imagined.legal()
                assert imagined.view(viewer) == position.state.view(viewer)


@rule("Q-55", "Q-26", "Q-27")
@rule("Q-17", "Q-55")
def test_the_cards_that_pay_are_not_dealt_to_others_first() -> None:
    dice, paying = ludoteca.Dice(4), 0
    state = GAME.start(3, None, dice)
    while state.seat >= 0:
        legal = state.legal()
        if state.phase == PAYING:
            paying += 1
            for _ in range(20):
                other = state.clone()
                other.shuffle_hidden(-1, dice)
                assert other.legal()
        state.act(legal[dice.below(len(legal))], dice)
    assert paying > 10


def test_events_are_cut_to_what_a_seat_saw() -> None:
    position = quissama("me: coin-1 scandal; bento: crown; clara: freedom; held me woodruff alemao; cabeca 1")
    looked = position.do("look bento").events[0]
    swapped = position.do("swap scandal crown").events[0]
    robbed = position.do("rob bento").events[0]
    hidden = [looked, swapped, robbed]
    for seat in ("me", "bento"):
        assert [GAME.see(event, SEATS.index(seat)) for event in hidden] == hidden
    assert GAME.see(looked, 2) == events.Looked(0, 1, ())
    assert GAME.see(swapped, 2) == events.Swapped(0, 1, None, None)
    assert GAME.see(robbed, -1) == events.Robbed(0, 1, None)
    drew = events.Drew(0, 2, ("crown", "escape"))
    assert GAME.see(drew, 1) == events.Drew(0, 2, ())


@rule("Q-55")
def test_a_finished_game_can_be_imagined_too() -> None:
    position = quissama("me: imperial-family coin-1; held me imperador; ministry me me me").do("imperial-family")
    view = position.view("bento")
    assert GAME.from_view(view).view(1) == view


@rule("Q-55")
def test_a_look_cannot_be_taken_back() -> None:
    match = ludoteca.Match(GAME, 2, {}, 1)
    position = quissama("me: coin-1; bento: crown; held me woodruff")
    match.state = position.state
    match.act(0, {"type": "look", "target": 1})
    assert not match.can_undo(0)
    match.act(0, {"type": "keep"})
    assert match.can_undo(0)
