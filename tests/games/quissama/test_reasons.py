"""Every kind of refusal is met in some position, and says why."""

from __future__ import annotations

import pytest

from ludoteca.words import LANGUAGES, words
from tests.games.quissama.build import NUMBERS, Position, quissama
from tests.games.refusals import keys_of

KEYS = keys_of("quissama") | {
    *("choose-shop-first", "pay-first", "swap-first", "rob-first", "combinations-are-over"),
    *("set-up-is-over", "nothing-to-pay", "no-hand-to-swap-with"),
}
"""Every key the chapters refuse with."""

BUSY = "me: coin-1*3; bento: crown*2; clara: freedom; held me woodruff alemao; cabeca 2"
BERNARDINA = "me: freedom*3; held me imperador; on bernardina bento"
REMOVING = "me: freedom*6 coin-1; held me alencar; on bernardina bento"

REFUSALS: list[tuple[str, str, list[str], str]] = [
    ("choose-shop-first", "settling", [], "end"),
    ("pay-first", "me: freedom nagoa-1 nagoa-2", ["free nagoa-north"], "end"),
    ("swap-first", BUSY, ["look bento"], "end"),
    ("rob-first", BUSY + "; davi: crown", ["rob bento"], "end"),
    ("combinations-are-over", "me: coin-1*2", ["discard coin-1"], "trade 1 coin-1"),
    ("set-up-is-over", "me: coin-1", [], "settle N1"),
    ("nothing-to-pay", "me: coin-1", [], "pay coin-1"),
    ("no-hand-to-swap-with", "me: coin-1", [], "keep"),
    ("no-means", "me: coin-1", [], "appoint"),
    ("no-identical", "me: coin-1; held me alencar", [], "influence bernardina"),
    ("no-identical-and-more", "me: coin-1; held me alencar; held bento bernardina", [], "influence bernardina"),
    ("no-such-card", "me: coin-1", [], "discard crown"),
    ("no-such-card", "me: coin-1", [], "escape nagoa-north"),
    ("no-end-with-so-many", "me: coin-1*6", [], "end"),
    ("no-three-of-it", "me: coin-1*3 nagoa-1*3 crown; held me alencar", ["influence bernardina"], "pay crown"),
    ("no-such-icon", "me: freedom nagoa-1 nagoa-2", ["free nagoa-north"], "pay freedom"),
    ("no-rest-payable", "me: nagoa-1 nagoa-2 imperial-blessing", ["free nagoa-north"], "pay imperial-blessing"),
    ("no-second-trade", "me: coin-1 nagoa-1", ["trade 1 coin-1"], "trade 2 nagoa-1"),
    ("no-trade-of-new", "open", ["trade 1 coin-1"], "trade 2 freedom"),
    ("no-trade-of-same", "me: crown; market crown coin-1 coin-2", [], "trade 1 crown"),
    ("no-trade-twice-offered", "me: crown; market coin-1 coin-1 coin-2", [], "trade 2 crown"),
    ("no-capoeira-left", "me: freedom nagoa-1; senzala 0", [], "free nagoa-north"),
    ("no-meeple", "me: bourgeoisie; spent me 10", [], "bourgeoisie N1"),
    ("no-free-shop", "me: burgher coin-2; shop N1 bento 0", [], "found N1"),
    ("no-own-shop", "me: coin-2 nagoa-1; shop N1 bento 0", [], "employ N1"),
    ("no-space", "me: coin-2 nagoa-1; shop N1 me 2", [], "employ N1"),
    ("no-capoeira-there", "me: coin-2 nagoa-1; shop N1 me 0", [], "employ N1"),
    ("no-attack-on-own", "me: guaiamum-2*2; shop N1 me 1", [], "attack N1"),
    ("no-attack-behind-plaza", "me: guaiamum-2*2; shop N1 bento 1; nagoa-north 1", [], "attack N1"),
    ("no-nagoa-in-cabeca", "me: cabeca-de-porco; nagoa-north 1", [], "cabeca-de-porco nagoa-north"),
    ("no-space-in-cabeca", "me: cabeca-de-porco; guaiamum-north 1; cabeca 4", [], "cabeca-de-porco guaiamum-north"),
    ("no-opponent-in-shop", "me: burgher coin-2; held me imperador", [], "replace-burgher N1"),
    ("no-opponent-in-ministry", "me: burgher coin-1 crown; held me imperador", [], "replace-minister 1"),
    ("no-replacing-on-bernardina", BERNARDINA, [], "replace-influence bernardina bento"),
    ("no-character-in-game", "me: crown*2; gone alencar", [], "influence alencar"),
    ("no-holder", "me: coin-1", [], "lay"),
    ("no-blocked-character", "me: coin-1; held me quissama; on quissama bento", [], "lay"),
    ("no-second-use", "me: coin-1; held me quissama", ["lay"], "lay"),
    ("abilities-come-first", "me: coin-1; held me quissama", ["trade 1 coin-1"], "lay"),
    ("no-card-to-draw", "nothing to draw", [], "lay"),
    ("no-card-under", "me: coin-1; held me quissama", [], "take"),
    ("no-such-player", BUSY, [], "look eva"),
    ("no-own-hand", BUSY, [], "look me"),
    ("no-cards-there", "me: coin-1; bento: ; clara: crown; held me woodruff", [], "look bento"),
    ("no-robbed-again", BUSY + "; davi: crown", ["rob bento"], "rob bento"),
    ("no-such-card-there", BUSY, ["look bento"], "swap coin-1 escape"),
    ("no-swap-of-same", "me: crown; bento: crown coin-1; held me woodruff", ["look bento"], "swap crown crown"),
    ("no-influence-on-own", "me: crown*2; held me alencar", [], "influence alencar"),
    ("no-place-after-removing", REMOVING, ["clear bernardina bento"], "influence bernardina"),
    ("no-free-character", "me: freedom*3", [], "influence bernardina"),
    ("no-place-beside", "me: freedom*3; held me alencar; on bernardina bento", [], "influence bernardina"),
    ("no-second-conquest", "one character", [], "influence alencar"),
    ("no-clearing-abroad", "me: crown*2; held bento alencar; on alencar clara", [], "clear alencar clara"),
    ("no-clearing-own", "me: freedom*3; held me alencar; on bernardina me", [], "clear bernardina me"),
    ("no-meeple-there", "me: crown*2; held me alencar", [], "clear alencar bento"),
    ("no-such-player", "me: crown*2; bento: ; clara: ; held me alencar", [], "clear alencar eva"),
    ("no-minister-there", "me: scandal", [], "scandal 1"),
]


def position_of(text: str) -> Position:
    """A worked position, or one of those that a few words cannot lay out."""
    if text == "settling":
        position = quissama()
        position.state.phase = 0
        return position
    if text == "open":
        return quissama("me: coin-1 nagoa-1", options={"open_market": True})
    if text == "one character":
        position = quissama("me: crown*2; on alencar me", options={"one_character": True})
        position.state.areas[0].conquered = True
        return position
    if text == "nothing to draw":
        position = quissama("me: coin-1; held me quissama; pile crown")
        position.state.pile, position.state.discard, position.state.pile_size = [0] * 18, [0] * 18, 0
        return position
    return quissama(text)


@pytest.mark.parametrize(("key", "text", "before", "act"), REFUSALS)
def test_the_refusal_says_why(key: str, text: str, before: list[str], act: str) -> None:
    position = position_of(text)
    for step in before:
        position.do(step)
    assert position.refused(act) == key


def test_every_key_of_a_refusal_is_met_here_and_has_words() -> None:
    assert {key for key, *_ in REFUSALS} == KEYS
    for language in LANGUAGES:
        assert all(words(language, "quissama").has(key) for key in KEYS)


def test_a_refusal_names_what_would_be_needed() -> None:
    position = quissama("me: coin-1; shop N1 bento 0")
    english = words("en", "quissama")
    assert position.game.refusal(position.state, NUMBERS["appoint"]).say(english) == (
        "You cannot pay that: Coin 1, Burgher 1 and Crown 1."
    )
    assert "Player 2" in position.game.refusal(position.state, NUMBERS["found N1"]).say(english)
