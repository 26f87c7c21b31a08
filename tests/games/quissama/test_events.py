"""Events: what is told at the table, in words."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ludoteca.games.quissama.seen import events
from ludoteca.words import words
from tests.games.quissama.build import GAME, quissama

NAMES = ("Ana", "Bento", "Clara")
NEW_MARKET, LAST_OF_PILE = (2, 1, 0), (0, 0)

LINES: list[tuple[str, str, list[str], tuple[int, ...], list[str]]] = [
    (
        "freedom, and what was left over of it",
        "me: freedom*2 nagoa-2 coin-1",
        ["free nagoa-north", "free nagoa-south"],
        (),
        [
            "Ana paid Two Nagoas and Freedom.",
            "Ana freed a capoeira: Nagoa plaza north.",
            "Ana uses what was left over: Nagoa.",
            "Ana paid Freedom.",
            "Ana freed a capoeira: Nagoa plaza south.",
        ],
    ),
    (
        "an attack",
        "me: guaiamum-2 guaiamum-1 scandal; nagoa-north 2",
        ["attack nagoa-north"],
        (),
        [
            "Ana paid One Guaiamum and Two Guaiamuns.",
            "Ana attacked Nagoa plaza north: one Nagoa goes to the Senzala.",
        ],
    ),
    (
        "a shop",
        "me: burgher coin-1*2 scandal",
        ["found N3"],
        (),
        ["Ana paid One Coin (×2) and Burgher.", "Ana has shop N3."],
    ),
    (
        "its last worker, paid with tokens too",
        "me: coin-1 nagoa-1 scandal; shop N1 me 2; shop N2 me 1; nagoa-north 2",
        ["employ N2"],
        (),
        [
            "Tokens of Ana pay one Coin.",
            "Ana paid One Nagoa and One Coin.",
            "Ana employed a capoeira in shop N2: it is full.",
        ],
    ),
    (
        "a shop for the Imperador",
        "me: coin-1*3 burgher*2; bento: coin-1; held me imperador; shop N1 bento 2",
        ["replace-burgher N1"],
        (),
        ["Ana paid One Coin (×2) and Burgher.", "Ana took shop N1 from Bento with the Imperador."],
    ),
    (
        "a place for the Imperador",
        "me: coin-1 burgher crown scandal; held me imperador; ministry - bento",
        ["replace-minister 2"],
        (),
        [
            "Ana paid One Coin, Burgher and Crown.",
            "Ana took place 2 of the Ministry from Bento with the Imperador.",
        ],
    ),
    (
        "a meeple for the Imperador",
        "me: crown*2 coin-1; held me imperador; on alencar bento",
        ["replace-influence alencar bento"],
        (),
        ["Ana paid Crown (×2).", "Ana replaced the meeple of Bento on Alencar with the Imperador."],
    ),
    (
        "a minister too many",
        "me: burgher crown coin-1 scandal; ministry me bento me bento me clara",
        ["appoint"],
        (),
        [
            "Ana paid One Coin, Burgher and Crown.",
            "Ana placed a minister.",
            "A minister of Clara had to leave the Ministry.",
        ],
    ),
    (
        "a Guaiamum for the Cabeça de Porco",
        "me: coin-2 guaiamum-1 scandal; guaiamum-south 1; held me alemao; cabeca 1",
        ["recruit guaiamum-south"],
        (),
        [
            "Ana paid One Guaiamum and Two Coins.",
            "Ana brought a Guaiamum into the Cabeça de Porco from Guaiamum plaza south: 2 live there now.",
        ],
    ),
    (
        "a conquest",
        "me: crown*2 coin-1; on alencar me",
        ["influence alencar"],
        (),
        ["Ana paid Crown (×2).", "Ana put a meeple on Alencar.", "Ana conquered Alencar."],
    ),
    (
        "a conquest from an opponent",
        "me: crown*2 burgher coin-1; held bento alencar; on alencar me; bento: coin-1",
        ["influence alencar"],
        (),
        [
            "Ana paid Burgher and Crown (×2).",
            "Ana put a meeple on Alencar.",
            "Ana conquered Alencar from Bento.",
        ],
    ),
    (
        "a meeple sent home",
        "me: freedom*3 coin-1; held me princesa; on princesa bento",
        ["clear princesa bento"],
        (),
        ["Ana paid Freedom (×3).", "Ana sent the meeple of Bento home from Princesa."],
    ),
    (
        "three identical cards in the Market",
        "me: crown coin-1; market crown crown escape; pile freedom burgher scandal",
        ["trade 3 crown"],
        NEW_MARKET,
        [
            "Ana swapped Crown for Escape in the Market.",
            "The Market had three identical cards; now it offers Scandal, Burgher and Freedom.",
        ],
    ),
    (
        "a Chest Blessing",
        "me: chest-blessing crown; shop N1 me 2",
        ["chest-blessing N1"],
        (),
        ["Ana played Chest Blessing.", "A capoeira goes to the Senzala: shop N1."],
    ),
    (
        "a Scandal",
        "me: scandal coin-1; ministry bento me bento",
        ["scandal 3"],
        (),
        ["Ana played Scandal.", "The minister of Bento on place 3 had to go home."],
    ),
    (
        "an Escape",
        "me: escape coin-1",
        ["escape nagoa-north"],
        (),
        ["Ana played Escape.", "A capoeira escaped: Nagoa plaza north."],
    ),
    (
        "a card under Quissama",
        "me: coin-1; held me quissama; pile crown*2",
        ["lay"],
        (),
        ["Ana laid Crown under Quissama."],
    ),
    (
        "all cards from under Quissama",
        "me: coin-1; held me quissama; under freedom crown",
        ["take"],
        (),
        ["Ana took Freedom and Crown from under Quissama."],
    ),
    (
        "a hand looked at in vain",
        "me: coin-1; bento: crown; held me woodruff",
        ["look bento", "keep"],
        (),
        ["Ana looked at the hand of Bento: Crown.", "Ana swapped nothing with Bento."],
    ),
    (
        "a hand looked at, and a card swapped",
        "me: coin-1 scandal; bento: crown burgher; held me woodruff",
        ["look bento", "swap scandal crown"],
        (),
        ["Ana looked at the hand of Bento: Burgher and Crown.", "Ana gave Scandal to Bento for Crown."],
    ),
    (
        "a robbery",
        "me: scandal; bento: coin-1*2; held me alemao; cabeca 1",
        ["rob bento"],
        (),
        ["Ana stole One Coin from Bento."],
    ),
    (
        "the end of a turn",
        "me: coin-1*4 crown; bento: coin-1*5; pile freedom",
        ["discard crown", "end"],
        (),
        ["Ana discarded Crown.", "Ana drew Freedom.", "Turn of Bento"],
    ),
    (
        "the end of the draw pile",
        "me: coin-1*3; bento: coin-1*5; pile crown",
        ["end"],
        LAST_OF_PILE,
        [
            "The 88 cards of the discard pile are the new draw pile.",
            "Ana drew Crown and One Nagoa.",
            "Turn of Bento",
        ],
    ),
    (
        "a victory",
        "me: freedom*3 coin-1; on bernardina me; held me quissama",
        ["influence bernardina"],
        (),
        [
            "Ana paid Freedom (×3).",
            "Ana put a meeple on Bernardina.",
            "Ana conquered Bernardina.",
            "Ana wins with Quissama.",
        ],
    ),
    (
        "a draw",
        "me: coin-1*5; bento: coin-1*5",
        ["end", "end"],
        (),
        ["Turn of Bento", "After 2 turns nobody has won: a draw."],
    ),
]


def happened(text: str, acts: list[str], luck: tuple[int, ...]) -> list[Any]:
    """What happens in a game of two turns when that is done from there."""
    position = quissama(text, options={"turn_limit": 2})
    return [event for act in acts for event in position.do(act, *luck).events]


@pytest.mark.parametrize(
    ("text", "acts", "luck", "lines"), [line[1:] for line in LINES], ids=[line[0] for line in LINES]
)
def test_what_is_told(text: str, acts: list[str], luck: tuple[int, ...], lines: list[str]) -> None:
    speech = words("en", "quissama")
    assert [speech.tell(GAME.see(event, 0), NAMES, "event-") for event in happened(text, acts, luck)] == lines


def test_every_event_is_told_somewhere() -> None:
    kinds = {type(event) for _, text, acts, luck, _ in LINES for event in happened(text, acts, luck)}
    assert kinds == set(get_args(events.AnyEvent))
