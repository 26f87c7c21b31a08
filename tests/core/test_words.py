"""Words: seats by name, ids by word, lists joined, in each language."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.outcome import rank
from ludoteca.words import LANGUAGES, words


def test_lists_are_joined_as_people_write_them() -> None:
    speech = words("en")
    assert [speech.join(list(text)) for text in ("", "A", "AB", "ABC")] == ["", "A", "A and B", "A, B and C"]
    assert words("pt").join(["A", "B"]) == "A e B"
    assert words("es").join(["A", "B"]) == "A y B"


def test_seats_have_names_or_numbers() -> None:
    assert "Ana decides" in words("en").say("not-your-turn", ["Ana"], seat=0)
    assert "Player 2 decides" in words("en").say("not-your-turn", ["Ana"], seat=1)


def test_ids_become_words() -> None:
    game = ludoteca.game("holi")
    act = game.decode(game.encode({"type": "throw", "card": "fork", "cells": ["B2", "D2"]}))
    assert words("en", "holi").tell(act, prefix="act-") == "Throw Fork: B2 and D2"


def test_a_language_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        words("xx")


def test_equal_results_share_a_place() -> None:
    assert rank([5, 7, 7, 1]) == [3, 1, 1, 4]
    assert rank([5, 7, 7, 1], [0, 1, 2, 9]) == [3, 2, 1, 4]
    outcome = ludoteca.Outcome(scores=[3, 3], breakdown={}, ranks=[1, 1])
    assert outcome.winners == [0, 1]


def test_words_are_read_once_however_they_are_asked_for() -> None:
    assert words("en") is words("en", "")


def in_each(game: str, key: str, **details: object) -> list[str]:
    """A sentence about Ana in all languages."""
    return [words(language, game).say(key, ["Ana"], seat=0, **details) for language in LANGUAGES]


def test_a_name_that_ends_in_a_mark_ends_its_sentence() -> None:
    told = in_each("regalitos", "event-played", extra="goodbye-coal")
    assert told == ["Ana played Goodbye, coal!", "Ana jogou Adeus, carvão!", "Ana jugó ¡Adiós, carbón!"]


def test_one_point_is_no_plural() -> None:
    told = in_each("santakaos", "event-delivered", wish="kite", points=1)
    assert [text.rsplit(": ")[-1] for text in told] == ["1 point.", "1 ponto.", "1 punto."]


def test_what_was_chosen_needs_no_reason() -> None:
    chosen = in_each("santakaos", "event-gained", source="choice", count=1, resource="cloth")
    assert chosen == ["Ana took 1 cloth.", "Ana pegou 1 de tecido.", "Ana tomó 1 de tela."]
    coins = in_each("santakaos", "event-earned", source="choice", coins=2)
    assert coins == ["Ana took $2.", "Ana pegou $2.", "Ana tomó $2."]
    english, *_ = in_each("santakaos", "event-gained", source="die", count=1, resource="cloth")
    assert english == "Ana got 1 cloth: die bonus."


@pytest.mark.parametrize("number", [10**15 + 1, 10**30, -(10**400)])
def test_a_number_no_game_has_is_written_all_the_same(number: int) -> None:
    said = words("en").say("no-such-seat", number=number, most=1)
    assert str(number) in said
    assert "1,000" in words("en").say("no-such-seat", number=1000, most=1), "others as the language writes them"
