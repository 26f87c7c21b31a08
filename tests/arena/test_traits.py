"""Traits: what each game lets wins be counted by."""

from __future__ import annotations

import ludoteca
from tests.games.recording import RECORDS


def last_state(game: str, name: str) -> ludoteca.State:
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
