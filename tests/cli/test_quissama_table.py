"""Quissama's table in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ludoteca
from ludoteca.drawing import table_of
from ludoteca.drawing.look import seat_names
from ludoteca.games.quissama.seen import events
from ludoteca.words import LANGUAGES, words
from tests.games.quissama.build import GAME, Position, quissama

TABLE = table_of("quissama")


def drawn(state: ludoteca.State, viewer: int, language: str = "en", width: int = 100) -> list[str]:
    """The lines of the table without colours."""
    console = Console(width=width, file=io.StringIO())
    speech = words(language, "quissama")
    console.print(TABLE.draw(state.view(viewer), GAME, speech, seat_names(speech, state.players)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


POSITION = """
    me: burgher coin-1*2; bento: crown; market scandal coin-2 escape; discard freedom*2
    nagoa-north 3; shop N1 me 2; shop G1 bento 1; ministry bento - me; cabeca 2
    held me araujo; held bento quissama; on quissama me; on alencar bento me; under nagoa-2
"""


def line(lines: list[str], start: str) -> str:
    return next(each for each in lines if each.lstrip().startswith(start))


def test_the_table_shows_everything_that_lies_open() -> None:
    lines = drawn(quissama(POSITION).state, 0)
    assert " ".join(line(lines, "Quissama").split()) == "Quissama Nagoa ×5 ■ Player 2 (blocked ●) 0/1 Bernardina"
    assert " ".join(line(lines, "Araújo").split()) == "Araújo Burgher ×2 ● Player 1 1/4 full shops"
    assert "– ● ■" in line(lines, "Alencar")
    assert line(lines, "3 xxx").startswith("3 xxx")
    assert line(lines, "N1").startswith("  N1 ● xx (+2)")
    assert "G1 ■ x·" in line(lines, "N1")
    assert line(lines, "Ministry") == "Ministry 1■  2·  3●  4·  5·  6·   Cabeça de Porco xx··   Senzala 22"
    assert line(lines, "Market") == "Market 1: Scandal   2: Two Coins   3: Escape"
    assert "Discarded 2 (Freedom ×2)" in line(lines, "To draw")
    assert line(lines, "Under Quissama") == "Under Quissama: Two Nagoas"


def test_the_own_hand_is_drawn_and_nobody_elses() -> None:
    position = quissama(POSITION)
    assert "Your hand: One Coin ×2, Burgher" in drawn(position.state, 0)
    assert line(drawn(position.state, 0), "Coins from your tokens") == "Coins from your tokens: 2"
    assert not any("hand" in each for each in drawn(position.state, -1))


def test_a_payment_shows_what_is_due_laid_out_and_left_over() -> None:
    position = quissama("me: nagoa-1*2 nagoa-2 burgher guaiamum-1 guaiamum-2").do("influence imperador")
    position.do("pay nagoa-2")
    lines = drawn(position.state, 0)
    assert line(lines, "To pay") == "To pay: Guaiamum, Burgher (laid out: Two Nagoas)"
    assert line(lines, "Left over") == "Left over: Nagoa"
    identical = quissama("me: coin-1*3 crown*3; held me alencar").do("influence bernardina")
    assert line(drawn(identical.state, 0), "To pay") == "To pay: identical cards"


def test_what_is_known_of_a_hand_is_told() -> None:
    position = quissama("me: coin-1*2; bento: crown; market scandal escape crown").do("trade 2 coin-1")
    assert line(drawn(position.state, 1), "›● Player 1").endswith("known: Escape")


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (Position(GAME.deal(2, GAME.check_options({}), ludoteca.Dice(0))), "ask-settle"),
        (quissama("me: coin-1"), "ask-play"),
        (quissama("me: coin-1; held me quissama"), "ask-abilities"),
        (quissama("me: coin-1; held me quissama").do("trade 1 coin-1"), "ask-play"),
        (quissama("me: coin-1*2").do("discard coin-1"), "ask-discard"),
        (quissama("me: freedom nagoa-1 nagoa-2").do("free nagoa-north"), "ask-pay"),
        (quissama("me: coin-1; bento: crown; held me woodruff").do("look bento"), "ask-swap"),
        (quissama("bento: crown*2; clara: crown; davi: crown; held me alemao; cabeca 2").do("rob bento"), "ask-rob"),
    ],
)
def test_the_question_fits_what_is_to_be_decided(position: Position, key: str) -> None:
    assert TABLE.ask(position.state.view(position.state.seat)) == key
    assert all(words(language, "quissama").has(key) for language in LANGUAGES)


def test_the_log_leaves_out_what_is_plain() -> None:
    conquest = [events.Influenced(0, "alencar"), events.Conquered(0, "alencar")]
    assert TABLE.notable(conquest) == conquest[1:]
    assert TABLE.notable(conquest[:1]) == conquest[:1]
    assert TABLE.notable([events.Began(0, 1), events.Drew(1, 2, ()), events.Appointed(0)]) == [events.Appointed(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_game_can_be_drawn_on_a_narrow_terminal(language: str) -> None:
    dice = ludoteca.Dice(4)
    state = GAME.start(5, {"small_gallery": True}, dice)
    for _ in range(150):
        assert max(len(each) for each in drawn(state, state.seat, language, width=80)) <= 80
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
