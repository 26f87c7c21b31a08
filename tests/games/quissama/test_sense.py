"""What a bot senses of a position."""

from __future__ import annotations

from math import log

import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.core.state import play_out
from ludoteca.games.quissama.bot.work import Purse, draws_left
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
    assert position.state.margin() == 0.1


def test_who_senses_a_payment_begun_leaves_it_as_it_is() -> None:
    position = quissama("me: burgher crown coin-1 coin-2 scandal; held me imperador; ministry me me").do("appoint")
    begun = position.state.clone()
    worth = position.state.estimate()
    assert position.state.sense(0, BytesWriter()) == worth
    assert GAME.dump(position.state) == GAME.dump(begun)


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


def draws(character: str, setting: str, players: int = 2) -> float:
    """The cards I must draw until this character wins."""
    state = quissama(f"turn bento; {setting}", players=players).state
    return draws_left(state, 0, CHARACTER_NAMES.index(character), Purse(state, 0))


def together(*icons: float) -> float:
    """Icons are collected at once, so the dearest counts most."""
    return 0.26 * sum(icons) + 0.74 * max(icons)


A_COIN, NAGOA, GUAIAMUM, FREEDOM, BURGHER, CROWN = 2.5, 6.0, 3.0, 3.4, 4.4, 8.0
A_PAYMENT, A_MINISTER, A_CAPOEIRA, FREED = 0.5, 0.4, 1.8, 6.3
THREE_ALIKE, SAVED = 12.8, 2.4


@pytest.mark.parametrize(
    ("character", "setting", "worth"),
    [
        ("imperador", "ministry me me me me", 0.0),
        ("imperador", "ministry me me me", together(BURGHER, CROWN, A_COIN) + A_MINISTER + A_PAYMENT),
        ("imperador", "ministry me me me; me: crown", together(BURGHER, A_COIN) + A_MINISTER + A_PAYMENT),
        ("imperador", "ministry me me me me; on imperador bento", together(BURGHER, NAGOA, GUAIAMUM) + A_PAYMENT),
        ("quissama", "held me bernardina", 0.0),
        ("quissama", "held me bernardina; on bernardina bento", THREE_ALIKE + A_PAYMENT),
        ("quissama", "on bernardina me", THREE_ALIKE + A_PAYMENT),
        ("woodruff", "", 2 * (THREE_ALIKE + A_PAYMENT)),
        ("woodruff", "on bernardina bento", 3 * (THREE_ALIKE + A_PAYMENT)),
        ("woodruff", "held bento bernardina", 2 * (BURGHER + THREE_ALIKE + A_PAYMENT)),
        ("woodruff", "me: crown freedom", 2 * (THREE_ALIKE + A_PAYMENT)),
        ("woodruff", "me: crown crown", 2 * (THREE_ALIKE + A_PAYMENT) - SAVED),
        ("woodruff", "me: crown*4", 2 * (THREE_ALIKE + A_PAYMENT) - 2 * SAVED),
        ("woodruff", "me: necklace", 2 * (THREE_ALIKE + A_PAYMENT) - 2 * SAVED),
        ("alemao", "cabeca 2; guaiamum-north 5", together(4 * A_COIN, 2 * GUAIAMUM) + 2 * A_PAYMENT),
        ("alemao", "cabeca 2; guaiamum-north 1", together(4 * A_COIN, 2 * GUAIAMUM) + 2 * A_PAYMENT + FREED),
        ("alemao", "cabeca 2; nagoa-north 5", together(4 * A_COIN, 2 * GUAIAMUM) + 2 * A_PAYMENT + 2 * FREED),
        ("princesa", "nagoa-north 15", 0.0),
        ("princesa", "nagoa-north 10", 3 * FREEDOM + 2 * A_CAPOEIRA + 5 * A_PAYMENT),
        ("princesa", "nagoa-north 10; on princesa bento", 8 * FREEDOM + 5 * A_CAPOEIRA + 6 * A_PAYMENT),
    ],
)
def test_what_is_missing_of_a_held_characters_goal_is_added_up(character: str, setting: str, worth: float) -> None:
    """Between two, in draws; what one's own character makes cheaper is counted."""
    assert draws(character, f"held me {character}; {setting}") == pytest.approx(worth)


@pytest.mark.parametrize(
    ("setting", "worth"),
    [
        ("on imperador me", together(BURGHER, NAGOA, GUAIAMUM) + A_PAYMENT),
        ("on imperador bento", 2 * together(BURGHER, NAGOA, GUAIAMUM) + 2 * A_PAYMENT),
        ("held bento imperador; on imperador me", together(2 * BURGHER, NAGOA, GUAIAMUM) + A_PAYMENT),
        ("on imperador me; me: imperial-blessing", together(BURGHER, GUAIAMUM) + A_PAYMENT),
    ],
)
def test_before_that_the_character_must_be_won(setting: str, worth: float) -> None:
    """A flexible card stands for the dearest icon that it shows."""
    ministers = "ministry me me me me"
    assert draws("imperador", f"{ministers}; {setting}") == pytest.approx(worth)


@pytest.mark.parametrize(("plaza", "freed"), [("", 1), ("; nagoa-north 3", 0)])
def test_a_worker_costs_two_coins_an_icon_and_a_capoeira_that_is_free(plaza: str, freed: int) -> None:
    setting = f"held me alencar; ministry me me; shop N1 me 1; shop N2 me 2{plaza}"
    assert draws("alencar", setting) == pytest.approx(2 / 0.5 + A_CAPOEIRA + A_PAYMENT + freed * FREED)
    assert draws("alencar", setting, 3) == pytest.approx(2 / 0.41 + 3.5 + 0.56 + freed * 9.3)


def test_alencar_spares_the_crown_and_every_full_shop_brings_coins() -> None:
    found = draws("alencar", "held me alencar; ministry me; shop N1 me 2; shop N2 me 2")
    assert found == pytest.approx(together(BURGHER, 1 / (0.4 + 2 * 0.1)) + A_MINISTER + A_PAYMENT)


def test_shops_are_filled_one_after_another_each_helping_the_next() -> None:
    """One is full, one has a worker, two are to be founded; Araujo's tokens count double."""
    a_coin = 1 / (0.4 + 0.1 * 2)
    founded = together(2 * BURGHER, 4 * a_coin) + 2 * A_PAYMENT
    workers = (2 + 4 * 0.67 + 4 * 0.67**2) * a_coin + 5 * (A_CAPOEIRA + A_PAYMENT)
    found = draws("araujo", "held me araujo; nagoa-north 20; shop N1 me 2; shop N2 me 1")
    assert found == pytest.approx(founded + workers)


@pytest.mark.parametrize(
    ("character", "setting", "worth"),
    [
        ("imperador", "ministry me me me", 0.18 * (3.8 + 4.1 + 1 / 0.31) + 0.82 * 4.1 + 0.33 + 0.56),
        ("quissama", "on bernardina me", 7.6 + 0.56),
        ("woodruff", "me: crown*3", 2 * (7.6 + 0.56) - 2 * 2.1),
        ("princesa", "nagoa-north 14", 5.0 + 3.5 + 0.56),
        ("alemao", "cabeca 3", 0.18 * (4.7 + 2 / 0.31) + 0.82 * 2 / 0.31 + 0.56 + 9.3),
    ],
)
def test_among_three_and_more_other_numbers_hold(character: str, setting: str, worth: float) -> None:
    assert draws(character, f"held me {character}; {setting}", 3) == pytest.approx(worth)


def paces(setting: str, players: int = 2) -> list[float]:
    """How many cards each player draws in a turn, as nets are shown it: from the first seat on, in sixteenths."""
    out = BytesWriter()
    state = quissama(setting, players=players).state
    state.sense(0, out)
    return [out[state.players * CHARACTERS + away] / 16 for away in range(state.players)]


def test_ministers_and_some_characters_make_a_seat_faster() -> None:
    """Six cards and a quarter in a turn, half a card more with each minister."""
    assert paces("") == [6.25, 6.25]
    assert paces("ministry me me me bento") == [7.75, 6.75]
    assert paces("held bento quissama; cabeca 2") == [6.25, 7.625]
    assert paces("held bento alemao; cabeca 2") == [6.25, 9.25]
    assert paces("ministry me me bento; held bento quissama; held clara alemao; cabeca 3", 3) == [7.25, 8.3125, 9.25]


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
    assert near("turn bento; held me imperador; ministry me me me me", 0, "imperador", 0) == 255 * 4 // (4 + 1)


def test_at_the_end_nets_are_shown_nothing_and_the_score_is_known() -> None:
    dice, out = ludoteca.Dice(1), BytesWriter()
    state = GAME.start(3, {}, dice)
    play_out(state, dice)
    assert state.sense(0, out) == state.outcome().scores
    assert out.getvalue() == bytes(3 * (CHARACTERS + 1))
