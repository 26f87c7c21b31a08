"""Refusals: for every reason a position that gives it, in a sentence, with nothing changed."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.rules.refusal import WRONG_STAGE
from ludoteca.games.santakaos.state import SantaKaosState
from ludoteca.words import LANGUAGES, words
from tests.games.refusals import keys_of
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import act, can, do
from tests.ledger import rule

KEYS = {
    *keys_of("santakaos"),
    *WRONG_STAGE.values(),
    *(f"first-{kind}" for kind in pending.PENDING[: pending.ASK + 1]),
}
"""Every key the chapters refuse with."""

ALL_FIVE = ", ".join(f"artifact {name}" for name in ("star", "mistletoe", "globe", "bag", "bell"))


def both(text: str) -> SantaKaosState:
    """A position with both mini-expansions."""
    return kaos(text, turbo_sleigh=True, special_wishes=True)


PIANO = "me: wish piano, cloth 9, wood 9, iron 9, coin 9, elves 5"
REFUSALS: list[tuple[str, SantaKaosState, str, str]] = [
    ("first-bonus", do(kaos(), "take store red"), "gain wood", "First choose your die bonus."),
    (
        "first-wish",
        do(kaos("me: artifact mistletoe, coin 2"), "mistletoe"),
        "take store red",
        "First choose a wish card.",
    ),
    (
        "first-gain",
        do(kaos("at store; me: elves 2"), "collect"),
        "end",
        "First choose the resources you get.",
    ),
    ("first-bag", do(kaos("me: artifact bag, coin 2"), "magic-bag"), "end", "First finish with the Magic bag."),
    (
        "first-bell",
        do(kaos("me: artifact bell, cloth 2"), "little-bell cloth wood"),
        "end",
        "First finish with the Little bell.",
    ),
    ("first-helpers", do(kaos("at forest; me: coin 2"), "look"), "end", "First decide about the two helpers."),
    (
        "first-stocking",
        do(both("at forest; top vixen pehta; me: coin 2"), "look", "keep vixen"),
        "end",
        "First choose your stocking.",
    ),
    (
        "first-artifact",
        do(both(PIANO), "deliver piano", "choose-reward artifact"),
        "end",
        "First choose your artifact.",
    ),
    ("first-reward", do(both(PIANO), "deliver piano"), "end", "First choose your reward."),
    (
        "first-ask",
        do(kaos("bento: helper olentzero"), "take store red", "take-unseen"),
        "gain wood",
        "First say whether to use the helper.",
    ),
    ("not-asked", kaos(), "coins", "There is no such question to answer now."),
    ("not-asked", kaos(), "enough", "There is no such question to answer now."),
    ("die-taken", kaos("at store"), "take store red", "You have already taken your die this turn."),
    (
        "die-taken",
        kaos("at rest; me: cloth 1, iron 1"),
        "take store red",
        "You have already taken your die this turn.",
    ),
    ("take-die-first", kaos(), "gain wood", "First take a die."),
    ("take-die-first", kaos(), "end", "First take a die."),
    ("action-done", kaos("at rest; me: cloth 1, iron 1"), "look", "You have already done your action this turn."),
    (
        "action-before-end",
        kaos("at store"),
        "end",
        "Before the turn ends, do the location’s action or take one resource.",
    ),
    (
        "other-location",
        kaos("at store"),
        "look",
        "Your die is from Central store: you cannot do another location’s action.",
    ),
    ("no-such-die", kaos("dice store red"), "take store green", "There is no green die: Central store."),
    (
        "no-such-die",
        kaos("dice store red; me: artifact star"),
        "guiding-star store green forest",
        "There is no green die: Central store.",
    ),
    ("no-artifact", kaos("me: coin 5"), "magic-bag", "You do not have Magic bag."),
    ("no-artifact", kaos(), "ready magic-bag", "You do not have Magic bag."),
    (
        "artifact-used",
        kaos("me: artifact bag/used, coin 5"),
        "magic-bag",
        "Magic bag was used this round; an elf can ready it.",
    ),
    ("artifact-ready", kaos("me: artifact bag, elves 1"), "ready magic-bag", "Magic bag is still ready."),
    (
        "nobody-has-artifact",
        both("me: helper vixen, coin 5, artifact bag"),
        "vixen-magic-bag",
        "No other player has Magic bag.",
    ),
    ("no-helper", kaos("me: elves 1"), "baba-yaga", "You cannot use Baba Yaga now."),
    ("no-helper", kaos("me: helper pehta"), "make-for-nothing boat", "You cannot use Ded Moroz now."),
    ("no-helper", both("me: coin 5; bento: artifact bag"), "vixen-magic-bag", "You cannot use Vixen now."),
    ("no-helper", do(kaos(), "take store green"), "jack-frost red", "You cannot use Jack Frost now."),
    ("no-helper", kaos("at store; me: elves 1"), "befana-collect", "You cannot use Befana now."),
    (
        "helper-tired",
        kaos("me: helper baba-yaga/used, elves 1"),
        "baba-yaga",
        "Baba Yaga has already been used this round.",
    ),
    (
        "helper-tired",
        both("me: helper dancer/used, cloth 1; bento: helper knecht-ruprecht"),
        "make-for-less ball iron",
        "Dancer has already been used this round.",
    ),
    (
        "helper-tired",
        both("me: helper vixen/used, coin 5; bento: artifact bag"),
        "vixen-magic-bag",
        "Vixen has already been used this round.",
    ),
    (
        "helper-tired",
        both("me: helper dancer/used, coin 5; bento: artifact bag, helper vixen"),
        "vixen-magic-bag",
        "Dancer has already been used this round.",
    ),
    (
        "dancer-cannot-copy",
        both("at traffic; me: helper dancer, elves 5"),
        "dancer-move-reindeer A1",
        "There is no ready Dancer to copy Rudolph.",
    ),
    (
        "dancer-cannot-copy",
        both("at workshop; me: coin 5"),
        "dancer-buy-stocking wood",
        "There is no ready Dancer to copy Krampus.",
    ),
    (
        "dancer-cannot-copy",
        both("at room; me: coin 5"),
        "dancer-buy-artifact magic-bag",
        "There is no ready Dancer to copy Krampus.",
    ),
    (
        "dancer-not-needed",
        both("at traffic; me: helper dancer; bento: helper rudolph"),
        "dancer-move-reindeer B1",
        "Rudolph would save no elf there.",
    ),
    ("not-this-bonus", do(kaos(), "take store red"), "elf", "The red bonus is something else."),
    ("not-this-bonus", do(kaos(), "take store green"), "take-unseen", "The green bonus is something else."),
    (
        "same-colour",
        do(kaos("me: helper jack-frost"), "take store red"),
        "jack-frost red",
        "The bonus is already red.",
    ),
    (
        "no-room-for-elf",
        do(kaos("me: elves 5, helper jack-frost"), "take store green"),
        "elf",
        "A workshop has room for 5 elves.",
    ),
    (
        "not-in-market",
        do(kaos("market ball-doll"), "take store red"),
        "take-wish duck-boat",
        "The wish Duck and boat is not in the market.",
    ),
    (
        "deck-empty",
        do(kaos("market ball-doll; deck none"), "take store red"),
        "take-unseen",
        "There is no wish card left in the deck.",
    ),
    (
        "no-wish-left",
        kaos("deck none; me: artifact mistletoe, coin 2"),
        "mistletoe",
        "There is no wish card left to buy.",
    ),
    ("too-few-elves", kaos("at traffic"), "move-reindeer A1", "That takes one elf, and you have none."),
    (
        "too-few-elves",
        kaos("at traffic; reindeer A1; me: elves 1"),
        "move-reindeer C3",
        "That takes 3 elves, and you have 1.",
    ),
    (
        "too-few-elves",
        both("at traffic; reindeer A1; me: helper dancer, elves 1; bento: helper rudolph"),
        "dancer-move-reindeer C3",
        "That takes 2 elves, and you have 1.",
    ),
    (
        "no-stocking-left",
        kaos("at workshop; me: coin 2; stock wood 0"),
        "buy-stocking wood",
        "No stocking of wood is left.",
    ),
    (
        "no-stocking-left",
        do(both("at forest; top vixen pehta; me: coin 2; stock wood 0"), "look", "keep vixen"),
        "choose-stocking wood",
        "No stocking of wood is left.",
    ),
    (
        "no-artifact-left",
        kaos("at room; me: coin 9; room magic-bag 0"),
        "buy-artifact magic-bag",
        "Magic bag is sold out.",
    ),
    (
        "one-of-a-type",
        kaos("at room; me: coin 9, artifact bag"),
        "buy-artifact magic-bag",
        "You already have Magic bag: one of each type.",
    ),
    (
        "one-of-a-type",
        do(both(f"{PIANO}, artifact bag"), "deliver piano", "choose-reward artifact"),
        "choose-artifact magic-bag",
        "You already have Magic bag: one of each type.",
    ),
    ("too-dear", kaos("at workshop; me: coin 1"), "buy-stocking wood", "That costs $2, and you have $1."),
    (
        "too-dear",
        both("at workshop; me: helper dancer; bento: helper krampus"),
        "dancer-buy-stocking wood",
        "That costs $1, and you have $0.",
    ),
    ("too-dear", kaos("at room; me: coin 4"), "buy-artifact magic-bag", "That costs $5, and you have $4."),
    (
        "too-dear",
        both("at room; me: helper dancer, coin 3; bento: helper krampus"),
        "dancer-buy-artifact magic-bag",
        "That costs $4, and you have $3.",
    ),
    ("too-dear", kaos("me: artifact mistletoe, coin 1"), "mistletoe", "That costs $2, and you have $1."),
    ("too-dear", kaos("me: artifact bag"), "magic-bag", "That costs $1, and you have $0."),
    (
        "too-dear",
        kaos("me: helper gingerbread-man, cloth 1"),
        "make-for-coin ball iron",
        "That costs $1, and you have $0.",
    ),
    ("nothing-to-collect", kaos("at store"), "collect", "Without elves there is nothing to collect."),
    (
        "not-on-offer",
        do(kaos("at forest; top pehta julbock; me: coin 2"), "look"),
        "keep krampus",
        "Krampus is not one of the two.",
    ),
    (
        "coin-is-no-resource",
        do(kaos("me: helper baba-yaga, elves 1"), "baba-yaga"),
        "gain coin",
        "A coin is not a resource here.",
    ),
    ("bag-gives-one", do(kaos("me: artifact bag, coin 2"), "magic-bag"), "enough", "Buy at least one resource."),
    (
        "not-this-reward",
        do(both(PIANO), "deliver piano"),
        "choose-reward helper",
        "The card does not offer the pick of two helpers, or it cannot be given.",
    ),
    (
        "toy-lacks",
        kaos("me: cloth 1"),
        "make videogame",
        "For the toy “videogame” this is missing: cloth 1 and iron 2.",
    ),
    (
        "toy-lacks",
        kaos("me: helper gingerbread-man, coin 9"),
        "make-for-coin ball iron",
        "For the toy “ball” this is missing: cloth 1.",
    ),
    (
        "toy-without",
        kaos("me: helper knecht-ruprecht, cloth 9, iron 9"),
        "make-for-less ball wood",
        "The toy “ball” needs no wood.",
    ),
    ("no-elf", kaos("me: helper baba-yaga"), "baba-yaga", "You have no elf."),
    ("no-elf", kaos("me: artifact globe"), "snow-globe", "You have no elf."),
    ("no-elf", kaos("me: artifact globe/used"), "ready snow-globe", "You have no elf."),
    ("not-your-wish", kaos("me: toy ball"), "deliver ball-doll", "You do not hold the wish Ball and doll."),
    (
        "wish-lacks",
        kaos("me: wish ball-doll, toy ball"),
        "deliver ball-doll",
        "For the wish Ball and doll these toys are missing: doll.",
    ),
    (
        "special-lacks",
        both("me: wish tent, cloth 9, wood 9, coin 9"),
        "deliver tent",
        "For Tent this is missing: elves 1.",
    ),
    ("nothing-to-swap", kaos("me: artifact bell, cloth 1"), "little-bell wood cloth", "You have no wood to swap."),
    (
        "nothing-to-swap",
        do(kaos("me: artifact bell, cloth 2"), "little-bell cloth wood"),
        "little-bell iron cloth",
        "You have no iron to swap.",
    ),
    (
        "same-swap",
        do(kaos("me: artifact bell, cloth 2"), "little-bell cloth wood"),
        "little-bell wood cloth",
        "The second swap must not undo part of the first.",
    ),
]


@rule("S-10")
@pytest.mark.parametrize(("key", "state", "text", "sentence"), REFUSALS)
def test_a_refusal_says_why(key: str, state: SantaKaosState, text: str, sentence: str) -> None:
    before = GAME.dump(state)
    assert not can(state, text)
    with pytest.raises(ludoteca.Illegal) as refusal:
        GAME.allow(state, state.seat, act(text))
    assert refusal.value.key == key
    assert str(refusal.value) == sentence
    assert GAME.dump(state) == before


def test_every_reason_has_a_position() -> None:
    assert {key for key, *_ in REFUSALS} == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for key, state, text, _ in REFUSALS:
        refusal = GAME.refusal(state, GAME.encode(act(text)))
        assert refusal.say(words(language, "santakaos")), key
