"""Special cards (Q-41 to Q-46)."""

from __future__ import annotations

import pytest

from ludoteca.games.quissama.pieces import ICON_NAMES
from tests.games.quissama.build import GAME, quissama
from tests.ledger import rule


@rule("Q-41")
@pytest.mark.parametrize(
    ("hand", "act"),
    [
        ("freedom imperial-blessing", "free nagoa-north"),
        ("nagoa-1 imperial-blessing", "free nagoa-north"),
        ("guaiamum-1 imperial-blessing", "free guaiamum-north"),
        ("imperial-blessing*2", "free nagoa-north"),
        ("nagoa-2 imperial-blessing", "attack guaiamum-north"),
        ("guaiamum-1 burgher imperial-blessing", "influence imperador"),
    ],
)
def test_an_imperial_blessing_counts_as_one_icon_of_choice(hand: str, act: str) -> None:
    assert quissama(f"me: {hand} scandal; guaiamum-north 1").do(act).hand() == {"scandal": 1}


@rule("Q-41")
@pytest.mark.parametrize(
    ("lacking", "hand", "act"),
    [
        ("guaiamum-1", "freedom", "free guaiamum-north"),
        ("coin-1", "burgher coin-1", "found N1"),
        ("burgher", "coin-2", "found N1"),
        ("crown", "burgher coin-1", "appoint"),
    ],
)
def test_it_counts_as_no_icon_that_it_does_not_show(lacking: str, hand: str, act: str) -> None:
    blessing = next(card for card in GAME.content.cards if card.name == "imperial-blessing")
    assert set(blessing.shows) == set(ICON_NAMES) - {"guaiamum", "coin", "burgher", "crown"}
    assert quissama(f"me: {hand} imperial-blessing").refused(act) == "no-means"
    assert quissama(f"me: {hand} {lacking}").can(act)


@rule("Q-41")
def test_it_counts_as_one_icon_only() -> None:
    assert quissama("me: imperial-blessing").refused("free nagoa-north") == "no-means"


@rule("Q-42")
def test_chest_blessing_sends_a_capoeira_home_from_anywhere_occupied_plaza_or_not() -> None:
    text = "me: chest-blessing coin-1; nagoa-north 1; shop N1 bento 1; shop G1 me 2; cabeca 1; bento: coin-1"
    places = ["nagoa-north", "N1", "G1", "cabeca-de-porco"]
    assert quissama(text).legal("chest") == [f"chest-blessing {place}" for place in places]
    for place in places:
        position = quissama(text).do(f"chest-blessing {place}")
        assert position.living("senzala") == 26
        assert position.view().discard == {"chest-blessing": 1}
    assert quissama(text).refused("chest-blessing N2") == "no-capoeira-there"


@rule("Q-43")
def test_a_scandal_sends_any_minister_home_and_leaves_the_game() -> None:
    position = quissama("me: scandal coin-1; ministry bento me bento; bento: coin-1")
    assert position.legal("scandal") == ["scandal 1", "scandal 2", "scandal 3"]
    position.do("scandal 3")
    assert (position.ministers()[:3], position.view().seats[1].reserve) == (["bento", "me", "-"], 9)
    assert (position.view().scandals_out, position.view().discard) == (1, {})
    assert quissama("me: scandal; ministry bento").refused("scandal 2") == "no-minister-there"


@rule("Q-43")
def test_discarded_unused_it_goes_to_the_discard_pile() -> None:
    position = quissama("me: scandal coin-1; ministry bento; bento: coin-1").do("discard scandal")
    assert (position.view().scandals_out, position.view().discard) == (0, {"scandal": 1})


@rule("Q-44")
def test_escape_brings_a_capoeira_from_the_senzala_to_any_plaza() -> None:
    position = quissama("me: escape coin-1; market crown freedom coin-1")
    assert len(position.legal("escape")) == 4
    assert position.do("escape nagoa-south").living("nagoa-south") == 1
    assert position.view().discard == {"escape": 1}
    assert quissama("me: escape; senzala 0").refused("escape nagoa-north") == "no-capoeira-left"


@rule("Q-45")
def test_the_necklace_stands_for_one_payment_on_bernardina_placing_or_removing() -> None:
    position = quissama("me: necklace coin-1; held me alencar").do("influence bernardina")
    assert (position.on("bernardina"), position.hand()) == (["me"], {"coin-1": 1})
    position = quissama("me: necklace coin-1; held me alencar; on bernardina bento")
    assert position.refused("influence bernardina") == "no-place-beside"
    assert position.do("clear bernardina bento").on("bernardina") == []


@rule("Q-45")
def test_the_rest_of_bernardinas_rules_holds_the_burgher_too() -> None:
    assert quissama("me: necklace coin-1").refused("influence bernardina") == "no-free-character"
    text = "held me alencar; held bento bernardina; bento: coin-1"
    assert quissama(f"me: necklace coin-1; {text}").refused("influence bernardina") == "no-identical-and-more"
    position = quissama(f"me: necklace burgher coin-1; {text}").do("influence bernardina")
    assert position.hand() == {"coin-1": 1}


@rule("Q-46")
def test_the_gang_counts_three_icons_of_one_gang_with_leftovers() -> None:
    position = quissama("me: gang coin-1; guaiamum-north 1; nagoa-north 1")
    assert position.legal("attack") == ["attack nagoa-north", "attack guaiamum-north"]
    assert position.do("attack guaiamum-north").left() == {}
    position = quissama("me: gang freedom*3 coin-1").do("free guaiamum-north")
    assert position.left() == {"guaiamum": 2}
    assert quissama("me: gang nagoa-2 coin-1; bento: coin-1").can("influence quissama")


@rule("Q-46")
def test_the_card_cabeca_de_porco_moves_a_guaiamum_in_for_free() -> None:
    position = quissama("me: cabeca-de-porco coin-1; guaiamum-north 1; nagoa-north 1")
    assert position.legal("cabeca") == ["cabeca-de-porco guaiamum-north"]
    assert position.do("cabeca-de-porco guaiamum-north").living("cabeca") == 1
    full = quissama("me: cabeca-de-porco; guaiamum-north 1; cabeca 4")
    assert full.refused("cabeca-de-porco guaiamum-north") == "no-space-in-cabeca"


@rule("Q-46")
def test_bourgeoisie_founds_a_shop_for_free() -> None:
    position = quissama("me: bourgeoisie coin-1; shop N1 bento 0; bento: coin-1")
    assert position.refused("bourgeoisie N1") == "no-free-shop"
    assert position.do("bourgeoisie G5").owner("G5") == "me"


@rule("Q-46")
def test_the_imperial_family_places_a_minister_for_free() -> None:
    position = quissama("me: imperial-family coin-1; ministry bento; bento: coin-1").do("imperial-family")
    assert (position.ministers()[:2], position.hand()) == (["me", "bento"], {"coin-1": 1})
