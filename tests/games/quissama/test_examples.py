"""The eight acceptance examples of the ledger."""

from __future__ import annotations

from tests.games.quissama.build import quissama
from tests.ledger import rule


@rule("Q-20")
def test_1_quissama_in_an_opponents_area_costs_five_nagoas_and_a_burgher() -> None:
    position = quissama("me: nagoa-2*2 nagoa-1 burgher scandal; held bento quissama; bento: coin-1")
    position.do("influence quissama")
    assert (position.on("quissama"), position.hand()) == (["me"], {"scandal": 1})


@rule("Q-36", "Q-37")
def test_2_burgher_crown_and_a_token_pay_a_minister_and_the_token_is_there_again_next_turn() -> None:
    position = quissama("me: burgher crown scandal; shop N1 me 2; bento: coin-1*5").do("appoint")
    assert (position.ministers()[0], position.state.tokens) == ("me", 0)
    assert position.finish_turn().finish_turn().state.tokens == 1


@rule("Q-37")
def test_3_ministers_on_one_and_three_a_new_one_goes_to_one_the_old_to_two() -> None:
    position = quissama("me: burgher crown coin-1 scandal; ministry bento - clara").do("appoint")
    assert position.ministers() == ["me", "bento", "clara", "-", "-", "-"]


@rule("Q-38", "Q-16")
def test_4_an_attack_with_two_cards_of_two_leaves_an_icon_for_another_combination() -> None:
    position = quissama("me: guaiamum-2*2 freedom scandal; nagoa-north 2").do("attack nagoa-north")
    assert (position.living("nagoa-north"), position.left()) == (1, {"guaiamum": 1})
    assert position.do("free guaiamum-north").living("guaiamum-north") == 1


@rule("Q-27")
def test_5_alemao_with_two_opponents_and_three_capoeiras_takes_two_from_one_and_one_from_the_other() -> None:
    position = quissama("me: scandal; bento: coin-1*5; clara: freedom*5; held me alemao; cabeca 3")
    position.do("rob clara")
    assert position.legal() == ["rob bento", "rob clara"]
    position.do("rob clara")
    assert position.hand() == {"scandal": 1, "coin-1": 1, "freedom": 2}


@rule("Q-28", "Q-29")
def test_6_a_shop_taken_from_araujos_holder_by_the_imperador_has_a_token_of_one() -> None:
    text = "me: burgher coin-2 scandal; held me imperador; held bento araujo; shop N1 bento 2; bento: coin-1"
    position = quissama(text)
    assert position.view().shops[0].token == 2
    assert position.do("replace-burgher N1").view().shops[0].token == 1


@rule("Q-38", "Q-42")
def test_7_an_attack_on_a_shop_is_refused_while_its_plaza_has_a_capoeira_chest_blessing_is_not() -> None:
    position = quissama("me: guaiamum-2*2 chest-blessing; shop N1 bento 1; nagoa-north 1; bento: coin-1")
    assert position.refused("attack N1") == "no-attack-behind-plaza"
    assert position.do("chest-blessing N1").living("N1") == 0


@rule("Q-22", "Q-47")
def test_8_a_third_player_frees_bernardina_and_her_holder_wins_with_quissama_in_anothers_turn() -> None:
    text = "me: freedom*3 burgher scandal; held me alencar; held bento bernardina quissama; on bernardina clara"
    position = quissama(f"{text}; bento: coin-1; clara: coin-1").do("clear bernardina clara")
    assert position.winner() == ("bento", "quissama")
    assert position.state.seat == -1
