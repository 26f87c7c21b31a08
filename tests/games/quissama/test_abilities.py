"""Abilities and goals of the eight characters (Q-25 to Q-32)."""

from __future__ import annotations

import ludoteca
from ludoteca.games.quissama import Quissama
from tests.games.quissama.build import GAME, quissama
from tests.ledger import rule

GOALS = {character.name: character.goal for character in GAME.content.characters}


@rule("Q-25")
def test_quissama_lays_a_drawn_card_face_up_under_him() -> None:
    position = quissama("me: coin-1; held me quissama; pile crown*2; under freedom").do("lay")
    assert position.view("bento").under == ["freedom", "crown"]
    assert position.hand() == {"coin-1": 1}


@rule("Q-25")
def test_quissama_takes_all_cards_from_under_him() -> None:
    position = quissama("me: coin-1; held me quissama; under freedom crown").do("take")
    assert position.hand() == {"coin-1": 1, "freedom": 1, "crown": 1}
    assert position.view().under == []


@rule("Q-25")
def test_there_must_be_a_card_to_take_or_to_draw() -> None:
    position = quissama("me: coin-1; held me quissama; pile crown")
    assert position.refused("take") == "no-card-under"
    position.state.pile, position.state.pile_size, position.state.discard = [0] * 18, 0, [0] * 18
    assert position.refused("lay") == "no-card-to-draw"


@rule("Q-25")
def test_quissama_wins_with_bernardina_unblocked() -> None:
    text = "me: freedom*3 coin-1; on bernardina me"
    assert quissama(f"{text}; held me quissama").do("influence bernardina").winner() == ("me", "quissama")
    blocked = quissama("me: freedom*3 coin-1; on bernardina me; held me quissama alencar; on quissama bento")
    assert blocked.do("influence bernardina").winner() is None


@rule("Q-25")
def test_conquered_by_another_the_cards_under_him_are_discarded() -> None:
    text = (
        "me: nagoa-2*2 nagoa-1 burgher coin-1; held bento quissama; bento: coin-1; on quissama me; under crown escape"
    )
    position = quissama(f"{text}; market scandal freedom coin-1; discard freedom").do("influence quissama")
    assert position.view().under == []
    assert {"crown", "escape", "freedom"} <= set(position.view().discard)


@rule("Q-25")
def test_while_he_is_blocked_the_cards_stay_and_cannot_be_taken() -> None:
    position = quissama("me: coin-1; held me quissama; on quissama bento; under crown; bento: coin-1")
    assert position.refused("take") == "no-blocked-character"
    assert position.view().under == ["crown"]


@rule("Q-26")
def test_woodruff_looks_at_a_hand_and_swaps_one_card() -> None:
    position = quissama("me: coin-1 scandal; bento: crown burgher; clara: freedom; held me woodruff")
    position.do("look bento")
    assert position.legal() == [
        "keep",
        *("swap coin-1 burgher", "swap coin-1 crown", "swap scandal burgher", "swap scandal crown"),
    ]
    position.do("swap scandal crown")
    assert (position.hand(), position.hand("bento")) == ({"coin-1": 1, "crown": 1}, {"burgher": 1, "scandal": 1})
    assert position.refused("look clara") == "no-second-use"


@rule("Q-26")
def test_woodruff_may_swap_nothing_and_looks_at_no_second_hand() -> None:
    position = quissama("me: coin-1; bento: crown; clara: freedom; held me woodruff").do("look bento").do("keep")
    assert (position.hand(), position.hand("bento")) == ({"coin-1": 1}, {"crown": 1})
    assert position.refused("look clara") == "no-second-use"


@rule("Q-26")
def test_woodruff_looks_only_at_opponents_with_cards() -> None:
    position = quissama("me: coin-1; bento: crown; clara: ; held me woodruff")
    assert position.legal("look") == ["look bento"]
    assert position.refused("look clara") == "no-cards-there"
    assert position.refused("look me") == "no-own-hand"
    assert position.refused("look davi") == "no-such-player"


@rule("Q-26")
def test_with_an_empty_hand_woodruff_only_looks() -> None:
    position = quissama("me: ; bento: crown; held me woodruff quissama; under coin-1").do("look bento")
    assert (position.view().phase, position.known("me", "bento")) == ("playing", {"crown": 1})
    assert position.state.looks == 1
    same = quissama("me: crown*2; bento: crown; held me woodruff").do("look bento")
    assert same.view().phase == "playing"


@rule("Q-26")
def test_woodruff_wins_with_bernardina_unblocked() -> None:
    position = quissama("me: freedom*3 coin-1; on bernardina me; held me woodruff").do("influence bernardina")
    assert position.winner() == ("me", "woodruff")


@rule("Q-27")
def test_alemao_steals_a_card_by_chance_for_each_capoeira_in_the_cabeca_de_porco() -> None:
    position = quissama("me: scandal; bento: coin-1*2 crown; held me alemao; cabeca 2").do("rob bento", 2, 0)
    assert position.hand() == {"scandal": 1, "crown": 1, "coin-1": 1}
    assert position.hand("bento") == {"coin-1": 1}
    assert position.refused("rob bento") == "no-second-use"


@rule("Q-27")
def test_each_card_comes_from_an_opponent_robbed_least_the_thief_choosing_among_equals() -> None:
    position = quissama("me: scandal; bento: coin-1*3; clara: coin-1*3; davi: crown; held me alemao; cabeca 3")
    position.do("rob bento")
    assert position.legal() == ["rob clara", "rob davi"]
    assert position.refused("rob bento") == "no-robbed-again"
    position.do("rob clara")  # and davi, unasked: nobody else was robbed so seldom
    assert position.hand() == {"scandal": 1, "coin-1": 2, "crown": 1}


@rule("Q-27")
def test_opponents_without_cards_are_passed_over() -> None:
    position = quissama("me: scandal; bento: coin-1; clara: crown*3; held me alemao; cabeca 3").do("rob clara")
    assert position.hand("clara") == {"crown": 1}
    assert position.view().seats[1].hand_size == 0


@rule("Q-27")
def test_victims_refill_only_at_the_end_of_their_own_turns() -> None:
    position = quissama("me: scandal; bento: coin-1*5; held me alemao; cabeca 2").do("rob bento").do("end")
    assert position.view("bento").seats[1].hand_size == 3
    assert position.do("end").view("bento").seats[1].hand_size == 5


@rule("Q-27")
def test_not_offered_with_an_empty_cabeca_or_nothing_to_steal() -> None:
    assert quissama("me: coin-1; bento: crown; held me alemao").refused("rob bento") == "no-capoeira-there"
    assert quissama("me: coin-1; bento: ; held me alemao; cabeca 1").refused("rob bento") == "no-cards-there"


@rule("Q-27")
def test_alemao_wins_with_the_cabeca_de_porco_full_whoever_filled_it() -> None:
    text = "me: cabeca-de-porco coin-1; guaiamum-north 1; cabeca 3"
    assert quissama(f"{text}; held me alemao").do("cabeca-de-porco guaiamum-north").winner() == ("me", "alemao")
    assert quissama(f"{text}; held bento alemao").do("cabeca-de-porco guaiamum-north").winner() == ("bento", "alemao")


@rule("Q-28")
def test_with_araujo_each_full_shops_token_counts_two() -> None:
    text = "me: scandal; shop N1 me 2; shop N2 me 2; shop N4 me 1; shop G1 bento 2"
    position = quissama(f"{text}; held me araujo")
    assert position.state.tokens == 4
    assert [shop.token for shop in position.view().shops if shop.token] == [2, 2, 1]
    assert quissama(text).state.tokens == 2
    assert quissama(f"{text}; held me araujo; on araujo bento").state.tokens == 2


@rule("Q-28", "Q-11")
def test_araujo_just_conquered_helps_from_the_next_turn_on() -> None:
    position = quissama("me: burgher*2 scandal; on araujo me; shop N1 me 2; bento: coin-1*5").do("influence araujo")
    assert (position.state.tokens, position.view().shops[0].token) == (1, 1)
    assert position.finish_turn().finish_turn().state.tokens == 2


@rule("Q-28")
def test_araujo_unblocked_in_the_own_turn_turns_the_tokens_at_once() -> None:
    position = quissama("me: burgher*2 scandal; held me araujo; on araujo bento; shop N1 me 2; shop N2 me 2")
    assert position.do("clear araujo bento").state.tokens == 4


@rule("Q-28")
def test_araujo_wins_with_four_own_full_shops() -> None:
    full = "; ".join(f"shop {shop} me 2" for shop in ("N1", "N2", "N4"))
    text = f"me: coin-2 guaiamum-1 scandal; held me araujo; {full}; shop G1 me 1; guaiamum-north 1; spent me 1"
    assert GOALS["araujo"] == {"shops": 4}
    assert quissama(text).do("employ G1").winner() == ("me", "araujo")


@rule("Q-29")
def test_the_imperador_replaces_an_opponents_burgher_for_the_price_of_a_shop() -> None:
    text = "me: burgher coin-2 scandal; held me imperador; shop N1 bento 1; shop N2 me 0; bento: coin-1"
    position = quissama(text)
    assert position.legal("replace-burgher") == ["replace-burgher N1"]
    position.do("replace-burgher N1")
    assert (position.owner("N1"), position.living("N1"), position.hand()) == ("me", 1, {"scandal": 1})
    assert [seat.reserve for seat in position.view().seats] == [8, 10]


@rule("Q-29")
def test_the_imperador_replaces_an_opponents_minister_in_place_for_the_price_of_one() -> None:
    position = quissama("me: burgher crown coin-1 scandal; held me imperador; ministry me bento - bento; bento: coin-1")
    assert position.legal("replace-minister") == ["replace-minister 2", "replace-minister 4"]
    position.do("replace-minister 4")
    assert position.ministers() == ["me", "bento", "-", "me", "-", "-"]
    assert [seat.reserve for seat in position.view().seats] == [8, 9]


@rule("Q-29")
def test_the_token_of_a_taken_shop_pays_from_the_next_own_turn() -> None:
    position = quissama("me: burgher coin-2 scandal; held me imperador; shop N1 bento 2; bento: coin-1*5")
    position.do("replace-burgher N1")
    assert (position.state.tokens, position.view().shops[0].token) == (0, 1)
    assert position.finish_turn().finish_turn().state.tokens == 1


@rule("Q-29")
def test_the_imperador_replaces_no_own_meeples() -> None:
    text = "me: burgher coin-2 crown*2; held me imperador; on alencar me; shop N1 me 0; ministry me"
    position = quissama(text)
    assert position.legal("replace") == []
    assert position.refused("replace-influence alencar me") == "no-clearing-own"
    assert position.refused("replace-burgher N1") == "no-opponent-in-shop"
    assert position.refused("replace-minister 1") == "no-opponent-in-ministry"


@rule("Q-29", "Q-18")
def test_the_imperador_replaces_an_opponents_meeple_on_a_character_for_its_influence_cost() -> None:
    position = quissama(
        "me: crown*2 scandal; held me imperador; on alencar bento clara; on araujo bento; bento: coin-1"
    )
    assert position.legal("replace") == ["replace-influence alencar bento", "replace-influence alencar clara"]
    position.do("replace-influence alencar clara")
    assert (position.on("alencar"), position.hand()) == (["me", "bento"], {"scandal": 1})
    assert [seat.reserve for seat in position.view().seats] == [9, 8, 10]


@rule("Q-29", "Q-20")
def test_in_an_opponents_area_the_imperador_pays_a_burgher_more() -> None:
    text = "held me imperador; held bento alencar; on alencar clara; bento: coin-1"
    assert quissama(f"me: crown*2 scandal; {text}").refused("replace-influence alencar clara") == "no-means"
    position = quissama(f"me: crown*2 burgher scandal; {text}").do("replace-influence alencar clara")
    assert (position.on("alencar"), position.hand()) == (["me"], {"scandal": 1})


@rule("Q-29", "Q-19", "Q-20")
def test_a_replaced_meeple_may_conquer() -> None:
    position = quissama("me: crown*2 scandal; held me imperador; on alencar me bento clara; bento: coin-1")
    position.do("replace-influence alencar bento")
    assert (position.holder("alencar"), position.on("alencar")) == ("me", [])
    assert [seat.reserve for seat in position.view().seats] == [10, 10, 10]
    text = "me: crown*2 burgher scandal; held me imperador; held bento alencar; on alencar me clara; bento: coin-1"
    assert quissama(text).do("replace-influence alencar clara").holder("alencar") == "me"


@rule("Q-29", "Q-22")
def test_the_imperador_replaces_no_meeple_on_bernardina_nor_on_an_own_character() -> None:
    position = quissama("me: crown*3; held me imperador alencar; on bernardina bento; on alencar bento")
    assert position.legal("replace") == []
    assert position.refused("replace-influence bernardina bento") == "no-replacing-on-bernardina"
    assert position.refused("replace-influence alencar bento") == "no-influence-on-own"


@rule("Q-29", "Q-11")
def test_the_imperador_replaces_one_marker_a_turn() -> None:
    position = quissama("me: crown*4 scandal; held me imperador; on alencar bento clara; bento: coin-1")
    position.do("replace-influence alencar bento")
    assert position.refused("replace-influence alencar clara") == "no-second-use"


@rule("Q-29", "Q-50")
def test_the_imperador_places_no_meeple_that_can_never_conquer_or_block() -> None:
    text = "me: crown*2 burgher scandal; held me imperador; on alencar clara; bento: coin-1"
    position = quissama(text, options={"one_character": True})
    position.state.areas[0].conquered = True
    assert position.refused("replace-influence alencar clara") == "no-second-conquest"
    blocking = quissama(f"{text}; held bento alencar", options={"one_character": True})
    blocking.state.areas[0].conquered = True
    assert blocking.do("replace-influence alencar clara").on("alencar") == ["me"]


@rule("Q-29")
def test_the_imperador_wins_with_four_own_ministers() -> None:
    position = quissama("me: burgher crown coin-1 scandal; held me imperador; ministry me bento me me; bento: coin-1")
    assert position.do("replace-minister 2").winner() == ("me", "imperador")


@rule("Q-30")
def test_alencar_places_a_minister_for_any_two_of_the_three_items() -> None:
    text = "held me alencar; bento: coin-1"
    assert quissama(f"me: burgher crown scandal; {text}").legal("appoint") == ["appoint-without coin"]
    assert quissama(f"me: burgher coin-1 scandal; {text}").legal("appoint") == ["appoint-without crown"]
    position = quissama(f"me: crown coin-1 scandal; {text}")
    assert position.legal("appoint") == ["appoint-without burgher"]
    assert position.do("appoint-without burgher").ministers()[0] == "me"
    assert position.hand() == {"scandal": 1}


@rule("Q-30")
def test_alencar_wins_with_two_own_ministers_and_two_own_full_shops() -> None:
    text = "me: burgher crown coin-1 scandal; held me alencar; ministry me; shop N1 me 2"
    assert quissama(f"{text}; shop N2 me 1").do("appoint-without coin").winner() is None
    assert quissama(f"{text}; shop N2 me 2").do("appoint-without coin").winner() == ("me", "alencar")


@rule("Q-31")
def test_princesa_frees_a_capoeira_for_the_freedom_alone_on_any_plaza() -> None:
    position = quissama("me: freedom scandal; held me princesa")
    assert len(position.legal("free-by-freedom")) == 4
    assert position.do("free-by-freedom guaiamum-south").living("guaiamum-south") == 1


@rule("Q-31")
def test_princesa_frees_a_capoeira_for_its_icon_alone_on_a_plaza_of_that_gang() -> None:
    position = quissama("me: nagoa-1 scandal; held me princesa")
    assert position.legal("free-by-icon") == ["free-by-icon nagoa-north", "free-by-icon nagoa-south"]
    assert position.do("free-by-icon nagoa-south").living("nagoa-south") == 1


@rule("Q-31")
def test_princesa_frees_nobody_from_an_empty_senzala() -> None:
    position = quissama("me: nagoa-1 freedom; held me princesa; on princesa bento; senzala 0")
    assert position.refused("free-by-icon nagoa-north") == "no-blocked-character"
    position.state.influence[4] = 0
    assert position.refused("free-by-icon nagoa-north") == "no-capoeira-left"


@rule("Q-31")
def test_princesa_wins_with_so_many_capoeiras_on_the_plazas_as_the_content_says() -> None:
    goal = GOALS["princesa"]["capoeiras"]
    text = "me: escape scandal; held me princesa; guaiamum-north 3; cabeca 3; shop N1 me 2"
    assert quissama(f"{text}; nagoa-north {goal - 5}").do("escape nagoa-north").winner() is None
    assert quissama(f"{text}; nagoa-north {goal - 4}").do("escape nagoa-north").winner() == ("me", "princesa")


@rule("Q-32")
def test_bernardina_has_no_ability_and_no_goal_of_her_own() -> None:
    assert GOALS["bernardina"] == {}
    assert "bernardina" not in GAME.endings
    position = quissama("me: freedom*3 coin-1; on bernardina me; held me alencar").do("influence bernardina")
    assert position.winner() is None


def test_the_goals_number_is_the_contents(tmp_path: object) -> None:
    assert isinstance(GAME, Quissama)
    assert set(GAME.endings) == {name for name, goal in GOALS.items() if goal} | {"turn-limit"}
    assert ludoteca.game("quissama").endings == GAME.endings
