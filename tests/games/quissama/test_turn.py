"""A turn in its order (Q-09 to Q-15)."""

from __future__ import annotations

from tests.games.quissama.build import quissama
from tests.ledger import rule


@rule("Q-09")
def test_each_own_minister_brings_a_card_as_the_turn_begins() -> None:
    position = quissama("bento: freedom*5; me: coin-1*5; ministry bento me bento; pile crown*3")
    position.do("end")
    assert position.state.seat == 1
    assert position.hand("bento") == {"freedom": 5, "crown": 2}


@rule("Q-09")
def test_a_minister_placed_in_the_turn_draws_from_the_next_one_on() -> None:
    position = quissama("me: burgher crown coin-1 freedom*3").do("appoint")
    assert position.hand() == {"freedom": 3}


@rule("Q-10")
def test_abilities_that_bring_cards_come_in_any_order_or_not_at_all() -> None:
    text = "me: coin-1; bento: crown*2; held me quissama woodruff alemao; cabeca 1; under freedom"
    abilities = ["lay", "take", "look bento", "rob bento"]
    assert [act for act in quissama(text).legal() if act in abilities] == abilities
    assert quissama(text).do("rob bento").do("look bento").do("keep").can("take")
    assert quissama(text).can("end")


@rule("Q-10")
def test_abilities_that_bring_cards_come_before_the_first_combination_or_market_swap() -> None:
    text = "me: coin-1 freedom nagoa-1; bento: crown*2; held me quissama woodruff alemao; cabeca 1; under freedom"
    for first in ("free nagoa-north", "trade 2 coin-1"):
        position = quissama(text).do(first)
        for late in ("lay", "take", "look bento", "rob bento"):
            assert position.refused(late) == "abilities-come-first"


@rule("Q-10")
def test_abilities_that_are_payments_are_used_among_the_combinations() -> None:
    position = quissama("me: coin-1 freedom*2 crown*2; held me princesa alencar; shop N1 bento 0")
    position.do("trade 1 coin-1")
    assert position.do("free-by-freedom nagoa-north").can("appoint-without burgher") is False
    position = quissama("me: coin-1 freedom*2 crown; held me princesa alencar").do("free-by-freedom nagoa-north")
    assert position.do("appoint-without burgher").ministers()[0] == "me"


@rule("Q-11")
def test_an_ability_works_once_a_turn() -> None:
    position = quissama("me: freedom*2; held me princesa; bento: coin-1*5").do("free-by-freedom nagoa-north")
    assert position.refused("free-by-freedom nagoa-north") == "no-second-use"
    assert quissama("held me quissama; me: coin-1").do("lay").refused("take") == "no-second-use"


@rule("Q-11")
def test_a_character_just_conquered_is_used_only_from_the_next_own_turn_on() -> None:
    position = quissama("me: crown*2 freedom*3; on princesa me; bento: coin-1*5", 2)
    position.do("influence princesa")
    assert position.holder("princesa") == "me"
    assert position.refused("free-by-freedom nagoa-north") in ("no-second-use", "no-means")
    position = quissama("me: freedom*4; on princesa me; bento: coin-1*5").do("influence princesa")
    assert position.refused("free-by-freedom nagoa-north") == "no-second-use"
    position.finish_turn().finish_turn()
    assert position.can("free-by-freedom nagoa-north") == ("freedom" in position.hand())


@rule("Q-12")
def test_combinations_and_the_market_in_any_order_as_often_as_they_can_be_paid() -> None:
    position = quissama("me: freedom*3 nagoa-1*3 crown coin-1")
    position.do("free nagoa-north").do("trade 2 coin-1" if position.can("trade 2 coin-1") else "free nagoa-south")
    position.do("free nagoa-north").do("free nagoa-south")
    assert position.living("senzala") == 27
    assert position.legal("free") == []


@rule("Q-13")
def test_discard_any_cards_then_draw_up_to_five() -> None:
    position = quissama("me: coin-1*3 crown; bento: freedom*5; pile nagoa-2*5")
    position.do("discard crown").do("discard coin-1").do("end")
    assert position.hand() == {"coin-1": 2, "nagoa-2": 3}
    assert position.state.seat == 1


@rule("Q-13")
def test_with_more_than_five_cards_the_turn_cannot_end() -> None:
    position = quissama("me: coin-1*5 freedom*2; bento: coin-1")
    assert position.refused("end") == "no-end-with-so-many"
    position.do("discard coin-1")
    assert position.refused("end") == "no-end-with-so-many"
    assert position.do("discard coin-1").do("end").state.seat == 1


@rule("Q-13")
def test_after_the_first_discarded_card_there_are_no_more_combinations() -> None:
    position = quissama("me: freedom nagoa-1 coin-1; held me quissama").do("discard coin-1")
    assert position.legal() == ["end", "discard nagoa-1", "discard freedom"]
    assert position.refused("free nagoa-north") == "combinations-are-over"


@rule("Q-13")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    position = quissama("me: freedom nagoa-1; bento: coin-1*5").do("free nagoa-north")
    assert position.state.seat == 1
    assert quissama("me: freedom; bento: coin-1*5").do("discard freedom").state.seat == 1


@rule("Q-13")
def test_with_an_empty_hand_the_turn_goes_on_while_leftovers_or_abilities_are_of_use() -> None:
    position = quissama("me: gang escape; guaiamum-north 1; bento: coin-1*5").do("escape nagoa-north")
    assert position.pay("attack guaiamum-north").state.seat == 1
    position = quissama("me: freedom guaiamum-2; held me princesa; bento: coin-1").do("free guaiamum-north")
    assert position.state.seat == 0
    assert position.legal() == ["end", "free-by-icon guaiamum-north", "free-by-icon guaiamum-south"]


@rule("Q-14")
def test_an_empty_pile_is_made_of_the_discard_pile() -> None:
    position = quissama("me: coin-1*4; bento: coin-1*5; pile crown").do("discard coin-1")
    rest = sum(position.state.discard)
    position.do("end", 0, 0)
    assert position.hand() == {"coin-1": 3, "crown": 1, "nagoa-1": 1}
    assert position.state.pile_size == rest - 1
    assert sum(position.state.discard) == 0


@rule("Q-14")
def test_without_any_card_to_draw_there_is_what_there_is() -> None:
    position = quissama("me: coin-1*2; bento: coin-1*5; pile crown")
    position.state.discard = [0] * 18
    position.game.census(position.state)
    assert position.do("end").hand() == {"coin-1": 2, "crown": 1}


@rule("Q-15")
def test_without_a_meeple_in_the_reserve_nothing_that_places_one_is_offered() -> None:
    text = "me: burgher*2 crown*2 coin-1*3 bourgeoisie imperial-family; spent me 10; held me imperador alencar"
    position = quissama(text + "; shop N1 bento 0; ministry bento; on araujo bento")
    placing = ("found N2", "appoint", "influence araujo", "bourgeoisie N2", "imperial-family")
    replacing = ("replace-burgher N1", "replace-minister 1", "replace-influence araujo bento")
    for act in (*placing, *replacing, "appoint-without coin"):
        assert position.refused(act) == "no-meeple"


@rule("Q-15")
def test_own_meeples_are_never_withdrawn_at_will() -> None:
    position = quissama("me: nagoa-2*3 crown*2; on quissama me; held bento alencar; on alencar me")
    assert position.refused("clear quissama me") in ("no-clearing-own", "no-clearing-abroad")
    assert position.legal("clear") == []
