"""What a bot senses of a position."""

from __future__ import annotations

from math import log

import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.core.state import play_out
from ludoteca.games.quissama.pieces import CHARACTER_NAMES, CHARACTERS
from tests.games.quissama.build import GAME, quissama


def test_at_the_end_the_estimate_is_the_score() -> None:
    for players in GAME.seats:
        dice = ludoteca.Dice(players)
        state = GAME.start(players, {}, dice)
        play_out(state, dice)
        assert state.estimate() == state.outcome().scores


def test_nearer_to_a_goal_is_better_and_blocked_is_worse() -> None:
    near = quissama("held me imperador; ministry me me me").state.estimate()[0]
    far = quissama("held me imperador; ministry me").state.estimate()[0]
    blocked = quissama("held me imperador; ministry me me me; on imperador bento").state.estimate()[0]
    assert 1 > near > blocked > far > quissama().state.estimate()[0]


def value(setting: str) -> float:
    """What the first seat's position is worth."""
    return quissama(setting).state.estimate()[0]


def test_courting_bernardina_is_worth_most_to_those_who_seek_her() -> None:
    gains = [
        value(f"held me {character}; on bernardina me") - value(f"held me {character}")
        for character in ("quissama", "woodruff", "alemao")
    ]
    assert min(gains[:2]) > gains[2] > 0


@pytest.mark.parametrize(
    ("character", "less", "more"),
    [
        ("alemao", "cabeca 1", "cabeca 3"),
        ("princesa", "nagoa-north 2", "nagoa-north 4"),
        ("imperador", "ministry me", "ministry me me"),
        ("alencar", "ministry me", "ministry me me"),
        ("alencar", "shop N1 me 1", "shop N1 me 2"),
        ("araujo", "shop N1 me 2", "shop N1 me 2; shop N4 me 2"),
    ],
)
def test_every_step_towards_a_goal_counts(character: str, less: str, more: str) -> None:
    assert value(f"held me {character}; {more}") > value(f"held me {character}; {less}")


def test_of_several_equals_whose_turn_comes_sooner_stands_better() -> None:
    me, bento, clara = quissama("turn bento", players=3).state.estimate()
    assert bento > clara > me


def test_cards_that_pay_for_the_next_step_are_worth_holding() -> None:
    for character, useful, useless in (
        ("quissama", "coin-1 coin-1 coin-1", "freedom crown guaiamum-2"),
        ("alemao", "coin-1 coin-1 guaiamum-1", "freedom crown nagoa-1"),
        ("imperador", "burgher crown coin-1", "freedom freedom scandal"),
    ):
        assert value(f"me: {useful}; held me {character}") > value(f"me: {useless}; held me {character}")


def test_the_gang_stands_for_capoeiras_only() -> None:
    others = "gone woodruff alemao princesa alencar araujo bernardina"
    assert value(f"me: gang; on quissama me; {others}") > value(f"me: scandal; on quissama me; {others}")
    ministers = f"held me imperador; gone quissama; {others}"
    assert value(f"me: gang; {ministers}") == value(f"me: scandal; {ministers}")


def test_a_payment_begun_counts_as_made() -> None:
    position = quissama("me: burgher crown coin-1 coin-2 scandal; held me imperador; ministry me me")
    before = position.state.estimate()[0]
    position.do("appoint")
    assert position.view().phase == "paying"
    assert position.state.estimate()[0] > before
    assert position.view().phase == "paying"
    assert position.state.margin() > 0


OUT = "gone bernardina princesa imperador alencar"


@pytest.mark.parametrize("players", [2, 3])
def test_five_coins_are_further_away_than_two_nagoas_and_nearer_than_three(players: int) -> None:
    """What Woodruff costs, and what may be missing of Quissama's five Nagoas."""
    woodruff, two, three = [
        quissama(f"turn bento; {OUT} alemao araujo; {position}", players=players).state.estimate()[0]
        for position in (
            "on woodruff me; gone quissama",
            "on quissama me; gone woodruff; me: nagoa-2 nagoa-1",
            "on quissama me; gone woodruff; me: nagoa-2",
        )
    ]
    assert two > woodruff > three


@pytest.mark.parametrize(("players", "wait"), [(2, 1.0), (3, 1 + 0.55 * 2 / 3)])
def test_where_all_is_done_only_others_turns_are_waited_for(players: int, wait: float) -> None:
    shops = "; ".join(f"shop {shop} me 2" for shop in ("N1", "N2", "G1", "G2"))
    done = quissama(f"turn bento; held me araujo; {shops}; {OUT} quissama woodruff alemao", players=players)
    assert done.state.estimate()[0] == pytest.approx(min(1 - log(wait, 30), 0.97))


def paces(setting: str) -> list[float]:
    """How many cards each player draws in a turn, as nets are shown it: from the first seat on, in sixteenths."""
    out = BytesWriter()
    state = quissama(setting).state
    state.sense(0, out)
    return [out[state.players * CHARACTERS + away] / 16 for away in range(state.players)]


def test_ministers_and_some_characters_make_a_seat_faster() -> None:
    """Six cards and a quarter in a turn, half a card more with each minister."""
    assert paces("") == [6.25, 6.25]
    assert paces("ministry me me me bento") == [7.75, 6.75]
    assert paces("held bento quissama; cabeca 2") == [6.25, 7.625]
    assert paces("held bento alemao; cabeca 2") == [6.25, 9.25]


def near(setting: str, seat: int, character: str, whose: int) -> int:
    """How near a victory is in what a net is shown from a seat, of the player so many seats on."""
    out = BytesWriter()
    quissama(setting).state.sense(seat, out)
    return out[whose * CHARACTERS + CHARACTER_NAMES.index(character)]


def test_nets_are_shown_how_near_each_victory_is_to_everybody() -> None:
    setting = "held me imperador; ministry me me me"
    assert near(setting, 0, "imperador", 0) > near(setting, 0, "imperador", 1)
    assert near(setting, 0, "imperador", 0) == near(setting, 1, "imperador", 1), "the seat that looks comes first"
    assert near(setting, 0, "imperador", 0) > near("held me imperador; ministry me", 0, "imperador", 0)
    assert near(setting, 0, "bernardina", 0) == 0, "she has no goal"
