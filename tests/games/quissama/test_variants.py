"""The six variants, each alone and all together (Q-49 to Q-54)."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.state import play_out
from ludoteca.games.quissama.rules.in_force import VARIANTS
from tests.games.quissama.build import GAME, Position, quissama
from tests.ledger import rule


def start(players: int, **options: Any) -> Position:
    return Position(GAME.deal(players, GAME.check_options(options), ludoteca.Dice(1)))


@rule("Q-49")
def test_fewer_capoeiras_at_the_start() -> None:
    view = start(2, fewer_capoeiras=True).view()
    each = GAME.content.variants.on_each_plaza
    assert [plaza.capoeiras for plaza in view.plazas] == [each] * 4
    assert view.senzala == GAME.content.pieces.capoeiras - 4 * each == 26


@rule("Q-50")
def test_one_character_conquered_in_the_whole_game_even_if_it_was_lost_again() -> None:
    text = "me: crown*2 burgher coin-1; on alencar me; bento: coin-1; held bento araujo"
    position = quissama(text, options={"one_character": True})
    position.state.areas[0].conquered = True
    assert position.refused("influence alencar") == "no-second-conquest"
    assert quissama(text, options={"one_character": True}).do("influence alencar").state.areas[0].conquered
    free = quissama(text)
    free.state.areas[0].conquered = True
    assert free.do("influence alencar").holder("alencar") == "me"


@rule("Q-50")
def test_blocking_stays_allowed() -> None:
    text = "me: crown*2 burgher coin-1; held bento alencar; bento: coin-1; held me araujo"
    position = quissama(text, options={"one_character": True})
    position.state.areas[0].conquered = True
    assert position.do("influence alencar").on("alencar") == ["me"]


@rule("Q-50")
def test_no_meeple_is_offered_that_can_never_conquer_or_block() -> None:
    text = "me: crown*2 burgher*2 coin-1; held me princesa; held bento araujo; bento: coin-1"
    position = quissama(text, options={"one_character": True})
    assert position.legal("influence") == ["influence alencar"]
    position.state.areas[0].conquered = True
    assert position.legal("influence") == []
    assert position.refused("influence alencar") == "no-second-conquest"
    blocking = quissama(f"{text}; held bento alencar", options={"one_character": True})
    blocking.state.areas[0].conquered = True
    assert blocking.legal("influence") == ["influence alencar"]


@rule("Q-50")
def test_bernardina_does_not_count() -> None:
    text = "me: freedom*3 coin-1; held me quissama; on bernardina me"
    position = quissama(text, options={"one_character": True})
    position.state.areas[0].conquered = True
    assert position.do("influence bernardina").winner() == ("me", "quissama")
    first = quissama("me: freedom*3 coin-1; held me alencar; on bernardina me", options={"one_character": True})
    assert not first.do("influence bernardina").state.areas[0].conquered


@rule("Q-51")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_small_gallery_has_quissama_bernardina_and_one_more_for_each_player(players: int) -> None:
    view = start(players, small_gallery=True).view()
    there = [character.name for character in view.characters if not character.gone]
    assert set(GAME.content.variants.gallery) <= set(there)
    assert len(there) == players + len(GAME.content.variants.gallery)


@rule("Q-51")
def test_luck_draws_the_small_gallery_and_the_rest_leave_the_game() -> None:
    galleries = set()
    for seed in range(30):
        state = GAME.deal(2, GAME.check_options({"small_gallery": True}), ludoteca.Dice(seed))
        galleries.add(tuple(character.name for character in state.view(0).characters if not character.gone))
    assert len(galleries) > 5
    position = quissama("me: crown*2 freedom; gone alencar princesa")
    assert position.refused("influence alencar") == "no-character-in-game"
    assert position.refused("free-by-freedom nagoa-north") == "no-character-in-game"


@rule("Q-52")
@pytest.mark.parametrize("players", GAME.seats)
def test_one_scandal_more_than_players(players: int) -> None:
    position = start(players, fewer_scandals=True)
    assert GAME.census(position.state)["scandal"] == players + GAME.content.variants.scandals_over_players
    assert GAME.census(position.state)["imperial-blessing"] == 5


@rule("Q-53")
@pytest.mark.parametrize("players", GAME.seats)
def test_as_many_imperial_blessings_as_players(players: int) -> None:
    position = start(players, fewer_blessings=True)
    assert GAME.census(position.state)["imperial-blessing"] == players + GAME.content.variants.blessings_over_players
    assert GAME.census(position.state)["scandal"] == 6


@rule("Q-54")
def test_the_open_market_swaps_every_card_of_the_hand_once() -> None:
    position = quissama(
        "me: coin-1 scandal nagoa-1 burgher; market crown freedom escape", options={"open_market": True}
    )
    position.do("trade 1 coin-1").do("trade 1 scandal")
    assert position.refused("trade 2 crown") == position.refused("trade 2 coin-1") == "no-trade-of-new"
    position.do("trade 1 nagoa-1").do("trade 1 burgher")
    assert position.legal("trade") == []
    assert position.hand() == {"crown": 1, "coin-1": 1, "scandal": 1, "nagoa-1": 1}


@rule("Q-54")
def test_of_alike_cards_the_one_that_the_market_gave_is_paid_first() -> None:
    text = "me: nagoa-1 scandal freedom; market nagoa-1 crown escape"
    position = quissama(text, options={"open_market": True}).do("trade 1 scandal")
    assert position.do("free nagoa-north").hand() == {"nagoa-1": 1}
    assert position.do("trade 2 nagoa-1").hand() == {"crown": 1}


@rule("Q-54", "Q-10")
def test_what_abilities_brought_before_can_be_swapped_too() -> None:
    text = "me: coin-1; held me quissama; under scandal; market freedom crown escape"
    position = quissama(text, options={"open_market": True}).do("take").do("trade 1 coin-1")
    assert position.do("trade 2 scandal").hand() == {"freedom": 1, "crown": 1}


@rule("Q-54", "Q-55")
def test_everybody_still_knows_of_the_card_the_market_gave_when_an_alike_one_is_swapped() -> None:
    text = "me: nagoa-1 scandal; bento: coin-1; market nagoa-1 crown escape"
    position = quissama(text, options={"open_market": True}).do("trade 1 scandal").do("trade 2 nagoa-1")
    assert position.known("bento", "me") == {"nagoa-1": 1, "crown": 1}


@rule("Q-54")
def test_the_open_market_keeps_three_identical_cards() -> None:
    position = quissama("me: crown coin-1; market crown crown escape", options={"open_market": True})
    assert position.do("trade 3 crown").view().market == ["crown"] * 3
    assert position.legal("trade") == ["trade 1 coin-1"]


@rule("Q-49", "Q-50", "Q-51", "Q-52", "Q-53", "Q-54")
@pytest.mark.parametrize("name", [*VARIANTS, "all"])
@pytest.mark.once
def test_every_variant_is_played_to_the_end(name: str) -> None:
    chosen = VARIANTS if name == "all" else (name,)
    for players in GAME.seats:
        dice = ludoteca.Dice(players)
        state = GAME.start(players, dict.fromkeys(chosen, True), dice)
        play_out(state, dice)
        assert state.outcome().ending in GAME.endings
