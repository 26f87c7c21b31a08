"""Traits: what each game lets wins be counted by."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.santakaos import SantaKaos
from tests.games.holi.build import holi
from tests.games.recording import RECORDS


def last_state(game: str, name: str) -> Any:
    """The end of a recorded game."""
    return ludoteca.replay((RECORDS / game / f"{name}.json").read_bytes()).state


def test_a_winner_in_quissama_holds_the_character_that_won() -> None:
    state = last_state("quissama", "3_plain_araujo")
    (winner,) = state.outcome().winners
    characters = ludoteca.game("quissama").traits(state)["character"]
    assert "araujo" in characters[winner]
    assert sum("araujo" in held for held in characters) == 1


def test_everybody_has_one_character_in_regalitos() -> None:
    state = last_state("regalitos", "5_plain_won")
    characters = ludoteca.game("regalitos").traits(state)["character"]
    assert characters == [["olentzero"], ["tio"], ["papa-noel"], ["reyes-magos"], ["pendigueiro"]]


def test_helpers_and_artifacts_of_santa_kaos_are_those_everybody_sees() -> None:
    state = last_state("santakaos", "4_plain_alone")
    traits = ludoteca.game("santakaos").traits(state)
    seats = state.view(-1).seats
    assert traits["helper"] == [[area.helper] if area.helper else [] for area in seats]
    assert traits["artifact"] == [area.artifacts for area in seats]
    assert any(traits["artifact"])


def test_toys_of_santa_kaos_are_those_made_be_they_delivered_or_not() -> None:
    game = SantaKaos()
    state = last_state("santakaos", "4_plain_alone")
    wishes = {card.name: set(card.toys) for card in game.content.wishes}
    for made, area in zip(game.traits(state)["toy"], state.view(-1).seats, strict=True):
        loose = {toy for toy, count in area.toys.items() if count}
        assert set(made) == loose.union(*(wishes[card] for card in area.delivered))
    assert all(game.traits(state)["toy"])


def test_cards_of_holi_are_those_thrown_face_up() -> None:
    state = holi("me: discard bar fork/down step")
    mine, other = ludoteca.game("holi").traits(state)["card"]
    assert mine[-2:] == ["bar", "step"]
    assert "fork" not in mine
    assert other == []


@pytest.mark.parametrize("kind", ["helper", "artifact"])
@pytest.mark.parametrize("options", [{}, {"turbo_sleigh": True, "special_wishes": True}])
def test_every_gift_of_santa_kaos_is_a_trait_at_once_and_no_piece_more(kind: str, options: dict[str, bool]) -> None:
    game = ludoteca.game("santakaos")
    names = game.gifts(game.start(3, options, ludoteca.Dice(1)))[kind]
    assert len(names) == len(set(names)) > 4
    for name in names:
        state = game.start(3, options, ludoteca.Dice(1))
        before = game.census(state)
        game.give(state, 2, kind, name)
        assert game.traits(state)[kind] == [[], [], [name]]
        assert game.census(state) == before
        assert game.from_view(state.view(0)).view(0) == state.view(0)
