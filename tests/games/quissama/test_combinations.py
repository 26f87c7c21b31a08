"""Combinations: freeing, shops, coin tokens, ministers, attacks, the Cabeça de Porco (Q-33 to Q-38, Q-40)."""

from __future__ import annotations

from tests.games.quissama.build import quissama
from tests.ledger import rule


@rule("Q-33")
def test_a_freedom_and_an_icon_free_a_capoeira_onto_a_plaza_of_that_gang() -> None:
    position = quissama("me: freedom guaiamum-1 coin-1; nagoa-north 2")
    assert position.legal("free") == ["free guaiamum-north", "free guaiamum-south"]
    position.do("free guaiamum-south")
    assert (position.living("guaiamum-south"), position.living("senzala")) == (1, 27)
    assert position.hand() == {"coin-1": 1}


@rule("Q-33", "Q-16")
def test_a_card_of_two_frees_two_only_with_two_freedoms() -> None:
    position = quissama("me: freedom*2 nagoa-2 coin-1").do("free nagoa-north").do("free nagoa-north")
    assert position.living("nagoa-north") == 2
    position = quissama("me: freedom nagoa-2 coin-1").do("free nagoa-north")
    assert position.refused("free nagoa-north") == "no-means"


@rule("Q-33")
def test_nobody_is_freed_from_an_empty_senzala() -> None:
    assert quissama("me: freedom nagoa-1; senzala 0").refused("free nagoa-north") == "no-capoeira-left"


@rule("Q-34")
def test_a_burgher_and_two_coins_found_a_shop_that_is_free() -> None:
    position = quissama("me: burgher coin-1*2 scandal; shop N1 bento 0; shop N2 me 0; bento: coin-1")
    assert "found N1" not in position.legal()
    assert position.refused("found N1") == position.refused("found N2") == "no-free-shop"
    position.do("found G3")
    assert (position.owner("G3"), position.living("G3"), position.hand()) == ("me", 0, {"scandal": 1})


@rule("Q-35")
def test_two_coins_and_an_icon_of_the_gang_move_a_capoeira_from_the_plaza_into_the_shop() -> None:
    position = quissama("me: coin-2 guaiamum-1 scandal; shop G1 me 0; guaiamum-north 2").do("employ G1")
    assert (position.living("G1"), position.living("guaiamum-north"), position.hand()) == (1, 1, {"scandal": 1})
    wrong = quissama("me: coin-2 nagoa-1; shop G1 me 0; guaiamum-north 2")
    assert wrong.refused("employ G1") == "no-means"


@rule("Q-35")
def test_employing_needs_an_own_shop_a_free_space_and_a_capoeira_on_its_plaza() -> None:
    text = "me: coin-2 nagoa-1; shop N1 bento 0; shop N2 me 2; shop N4 me 0; nagoa-north 2; guaiamum-north 2"
    position = quissama(text)
    assert position.refused("employ N1") == "no-own-shop"
    assert position.refused("employ N3") == "no-own-shop"
    assert position.refused("employ N2") == "no-space"
    assert position.refused("employ N4") == "no-capoeira-there"


@rule("Q-36")
def test_a_full_shops_token_pays_once_in_each_turn_that_began_with_it() -> None:
    position = quissama("me: burgher crown burgher crown scandal; shop N1 me 2; bento: coin-1*5").do("appoint")
    assert position.refused("appoint") == "no-means"
    assert position.finish_turn().finish_turn().state.tokens == 1


@rule("Q-36")
def test_a_shop_filled_in_this_turn_pays_from_the_next_one_on() -> None:
    text = "me: coin-2 nagoa-1 burgher crown; shop N1 me 1; nagoa-north 1; bento: coin-1*5"
    position = quissama(text).do("employ N1")
    assert position.view().shops[0].token == 1
    assert position.refused("appoint") == "no-means"
    assert position.finish_turn().finish_turn().state.tokens == 1


@rule("Q-36")
def test_the_token_goes_back_when_the_shop_is_no_longer_full() -> None:
    text = "me: chest-blessing burgher crown scandal; shop N1 me 2; shop N2 me 2; bento: coin-1"
    position = quissama(text).do("chest-blessing N1")
    assert (position.state.tokens, position.view().shops[0].token) == (1, 0)
    spent = quissama(text).do("appoint").do("chest-blessing N1")
    assert spent.state.tokens == 1  # the token that went back is the one that had paid
    assert quissama("me: chest-blessing crown; shop N1 me 2; bento: coin-1").do("chest-blessing N1").state.tokens == 0


@rule("Q-37")
def test_a_burgher_a_crown_and_a_coin_place_a_minister_on_place_one() -> None:
    position = quissama("me: burgher crown coin-1 scandal").do("appoint")
    assert (position.ministers(), position.hand()) == (["me", *"-----"], {"scandal": 1})


@rule("Q-37")
def test_ministers_are_pushed_on_only_as_far_as_the_first_gap() -> None:
    position = quissama("me: burgher crown coin-1 scandal; ministry bento me - bento").do("appoint")
    assert position.ministers() == ["me", "bento", "me", "bento", "-", "-"]


@rule("Q-37")
def test_a_minister_pushed_beyond_place_six_goes_home() -> None:
    position = quissama("me: burgher crown coin-1 scandal; ministry me bento me bento me clara").do("appoint")
    assert position.ministers() == ["me", "me", "bento", "me", "bento", "me"]
    assert position.view().seats[2].reserve == 10


@rule("Q-38")
def test_three_icons_of_one_gang_send_a_capoeira_of_the_other_to_the_senzala() -> None:
    position = quissama("me: guaiamum-2 guaiamum-1 scandal; nagoa-north 2; guaiamum-north 1")
    assert position.legal("attack") == ["attack nagoa-north"]
    position.do("attack nagoa-north")
    assert (position.living("nagoa-north"), position.living("senzala")) == (1, 28)
    mixed = quissama("me: guaiamum-2 nagoa-1; nagoa-north 2; guaiamum-north 1")
    assert mixed.legal("attack") == []


@rule("Q-38")
def test_a_shop_is_attacked_only_when_its_plaza_is_empty() -> None:
    text = "me: guaiamum-2*2; shop N1 bento 1; shop N4 bento 2; nagoa-north 1; bento: coin-1"
    position = quissama(text)
    assert position.legal("attack") == ["attack nagoa-north", "attack N4"]
    assert position.refused("attack N1") == "no-attack-behind-plaza"
    assert position.do("attack N4").living("N4") == 1


@rule("Q-38")
def test_own_shops_and_empty_places_are_not_attacked() -> None:
    position = quissama("me: guaiamum-2*2; shop N1 me 1; shop N2 bento 0")
    assert position.refused("attack N1") == "no-attack-on-own"
    assert position.refused("attack N2") == position.refused("attack nagoa-north") == "no-capoeira-there"


@rule("Q-38")
def test_the_cabeca_de_porco_is_attacked_by_nagoas_when_both_guaiamum_plazas_are_empty() -> None:
    text = "cabeca 2; nagoa-north 1"
    assert quissama(f"me: nagoa-2*2; {text}").do("attack cabeca-de-porco").living("cabeca") == 1
    assert quissama(f"me: guaiamum-2*2; {text}").refused("attack cabeca-de-porco") == "no-means"
    for plaza in ("guaiamum-north", "guaiamum-south"):
        position = quissama(f"me: nagoa-2*2; {text}; {plaza} 1")
        assert position.refused("attack cabeca-de-porco") == "no-attack-behind-plaza"


@rule("Q-40")
def test_two_coins_and_a_guaiamum_move_one_from_a_guaiamum_plaza_into_the_cabeca_de_porco() -> None:
    position = quissama("me: coin-2 guaiamum-1 scandal; guaiamum-south 1; nagoa-north 1; held me alemao")
    assert position.legal("recruit") == ["recruit guaiamum-south"]
    assert position.refused("recruit nagoa-north") == "no-nagoa-in-cabeca"
    position.do("recruit guaiamum-south")
    assert (position.living("cabeca"), position.living("guaiamum-south")) == (1, 0)


RECRUITING = "me: coin-2 guaiamum-1; bento: coin-1; guaiamum-south 1"


@rule("Q-40")
def test_only_the_holder_of_alemao_unblocked_recruits() -> None:
    assert quissama(RECRUITING).refused("recruit guaiamum-south") == "no-holder"
    assert quissama(f"{RECRUITING}; held bento alemao").refused("recruit guaiamum-south") == "no-holder"
    blocked = quissama(f"{RECRUITING}; held me alemao; on alemao bento")
    assert blocked.refused("recruit guaiamum-south") == "no-blocked-character"
    assert quissama(f"{RECRUITING}; gone alemao").refused("recruit guaiamum-south") == "no-character-in-game"


@rule("Q-40", "Q-11")
def test_recruiting_is_no_ability_and_waits_for_no_turn() -> None:
    position = quissama("me: guaiamum-2*3 coin-2; on alemao me; guaiamum-south 1")
    position.do("influence alemao")
    assert position.do("recruit guaiamum-south").living("cabeca") == 1


@rule("Q-40", "Q-46")
def test_the_card_of_its_name_is_open_to_all() -> None:
    position = quissama("me: cabeca-de-porco coin-1; guaiamum-south 1; held bento alemao")
    assert position.do("cabeca-de-porco guaiamum-south").living("cabeca") == 1


@rule("Q-40", "Q-57")
def test_by_an_option_anybody_may_fill_it_until_it_is_full() -> None:
    anyone = {"cabeca_de_porco": "anyone"}
    position = quissama(f"{RECRUITING}; held bento alemao; on alemao me; cabeca 3", options=anyone)
    assert position.do("recruit guaiamum-south").living("cabeca") == 4
    full = quissama(f"{RECRUITING}; cabeca 4", options=anyone)
    assert full.refused("recruit guaiamum-south") == "no-space-in-cabeca"
