"""What a bot senses of a position."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.state import play_out
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.bot.plan import promise
from ludoteca.games.regalitos.bot.sense import points
from tests.games.regalitos.build import GAME, START_VALUES, game_of, regalitos
from tests.games.regalitos.play import acts, do, words_of

SPARING = game_of(START_VALUES.replace('"navidad"', '"navidad"\npaper_less = 6'))
"""The game in which a Wrap in Navidad needs six units of paper less."""


def value(setting: str, game: Regalitos = GAME, **options: bool) -> float:
    """What my position is worth."""
    return regalitos(f"{setting}; bento:", game=game, **options).estimate()[0]


def test_at_the_end_the_estimate_is_the_score() -> None:
    for players in GAME.seats:
        dice = ludoteca.Dice(players)
        state = GAME.start(players, {}, dice)
        play_out(state, dice)
        assert state.estimate() == state.outcome().scores


def test_a_thing_is_worth_more_the_further_it_has_come() -> None:
    values = [
        value(f"me: {stage} guitar drum kite, paper 6, energy 4 5") for stage in ("objects", "presents", "decorated")
    ]
    assert values == sorted(set(values))


@pytest.mark.parametrize("more", ["paper 6", "energy 3", "extras urgent-delivery", "vips brown"])
def test_what_helps_a_thing_on_its_way_is_worth_something(more: str) -> None:
    assert value(f"me: objects guitar, {more}") > value("me: objects guitar")


def test_things_are_worth_less_with_one_token_left_than_with_time_to_wrap_and_deliver() -> None:
    late, early = [
        value(f"{when}; me: objects guitar drum kite, paper 6, energy 4 5") - value(f"{when}; me: paper 6, energy 4 5")
        for when in ("round noche-de-reyes; last", "round navidad")
    ]
    assert early > late


def test_an_action_begun_is_worth_what_it_will_bring() -> None:
    for before, act in (
        ("me: objects guitar drum kite, paper 6", "wrap"),
        ("round noche-de-reyes; last; me: presents guitar drum, energy 5", "deliver"),
    ):
        state = regalitos(f"{before}; bento:")
        taken = state.clone()
        do(state, act)
        do(taken, "take A1")
        assert state.estimate()[0] > taken.estimate()[0]


def test_units_promised_to_an_action_are_not_counted_twice() -> None:
    state = regalitos("round noche-de-reyes; me: presents guitar drum, energy 1 3 4 5; bento:")
    do(state, "deliver", "pick-present brown medium", "pick-present brown large")
    promised = state.estimate()[0]
    do(state, "pay-energy 5")
    assert state.estimate()[0] == pytest.approx(promised, abs=1.0)


def test_of_energy_paid_in_any_order_bots_look_at_the_rising_one() -> None:
    state = regalitos("round navidad; me: presents guitar drum kite, energy 1 1 2 2 3 3; bento:")
    do(state, "deliver", "pick-present blue medium", "pick-present brown medium", "pick-present brown large")
    do(state, "pay-energy 2")
    assert acts(state) == ["pay-energy 1", "pay-energy 2", "pay-energy 3"]
    assert [words_of(GAME.decode(action)) for action in state.candidates()] == ["pay-energy 2", "pay-energy 3"]


def test_goodbye_coal_is_worth_more_with_coals_to_give() -> None:
    gain = [value(f"me: coal {n}, extras goodbye-coal") - value(f"me: coal {n}") for n in (0, 1)]
    assert gain[1] > gain[0]


@pytest.mark.parametrize(
    ("zones", "handed_on"), [("presents drum, energy 4", True), ("presents drum, energy 2", False), ("energy 4", False)]
)
def test_a_coal_weighs_less_on_olentzero_who_can_hand_it_on_with_a_present(zones: str, handed_on: bool) -> None:
    olentzero, another = [
        value(f"me {who}: {zones}, coal 1") - value(f"me {who}: {zones}") for who in ("olentzero", "pendigueiro")
    ]
    assert (olentzero > another) == handed_on


def test_reyes_magos_wait_for_their_night() -> None:
    waiting = value("round ano-nuevo; me reyes-magos: decorated guitar, energy 3")
    others = value("round ano-nuevo; me pendigueiro: decorated guitar, energy 3")
    assert waiting > others
    assert regalitos().margin() == 10


@pytest.mark.parametrize(
    ("when", "things", "wanted"),
    [
        ("nochebuena", "guitar drum socks", False),
        ("navidad", "guitar drum socks", False),
        ("navidad", "guitar coat drum", True),
        ("nochevieja", "guitar drum socks", True),
    ],
)
def test_papa_noel_wants_no_paper_for_what_navidad_spares(when: str, things: str, wanted: bool) -> None:
    """Guitar, drum and socks need six units: none if they wait for a Wrap in Navidad. With a coat they need eight."""
    me = f"round {when}; me papa-noel: energy 3 5"
    paper = value(f"{me}, paper 6", SPARING) - value(me, SPARING)
    for_things = value(f"{me}, paper 6, objects {things}", SPARING) - value(f"{me}, objects {things}", SPARING)
    assert for_things > paper + 1 if wanted else for_things == pytest.approx(paper)


@pytest.mark.parametrize(("others", "more"), [("clara:", 0.95), ("clara:; davi:", 0.95), ("", 0.0)])
def test_a_night_that_adds_points_makes_a_present_worth_more(others: str, more: float) -> None:
    """R-48: as much of its points as is likely; from three players on. Papá Noel keeps it for that night anyway."""
    paying = game_of(START_VALUES.replace('"navidad"', '"navidad"\ndelivered = 1\ndelivered_players = 3'))
    setting = f"me papa-noel: decorated guitar, energy 3; {others}"
    assert value(setting, paying) - value(setting) == pytest.approx(more)


def test_with_one_token_nobody_wraps_and_delivers_in_the_same_round() -> None:
    noel, another = [
        value(f"round navidad; last; me {who}: objects guitar, paper 3, energy 3")
        for who in ("papa-noel", "pendigueiro")
    ]
    assert noel <= another


def test_a_delivery_at_a_rounds_start_needs_no_token() -> None:
    """Noche de Reyes begins with one (R-48), if its text holds."""
    me = "round ano-nuevo; me: decorated guitar, energy 3, used deliver"
    assert value(me) > value(me, family_rounds=True) + 1


LAST = "round noche-de-reyes; last; me"
"""One token to place and nothing after that: a delivery with it takes three presents."""
A_PRESENT = 0.85 * 4 + 0.5 * 0.3 - 0.5
"""A medium present: its points, most likely, what decorating it may bring, and what a thing that is kept counts."""


@pytest.mark.parametrize(
    ("setting", "worth"),
    [
        (f"{LAST}:", 1.8),
        ("round noche-de-reyes; me:", 4 * 1.8),
        ("round ano-nuevo; last; me:", (1 + 4) * 1.8),
        (f"{LAST}: presents drum, energy 2", A_PRESENT + 0.5 * 2),
        (f"{LAST}: presents drum, energy 3", A_PRESENT + 0.5 * 2),
        (f"{LAST}: presents drum", A_PRESENT - 0.8 * 2),
        (f"{LAST} tio: presents drum, energy 4", A_PRESENT + 0.5 * 3),
        (f"{LAST}: decorated drum, energy 2", 0.95 * 4 - 0.5 + 0.5 * 2),
        (f"{LAST} reyes-magos: decorated drum, energy 2", 0.95 * (4 + 2) - 0.5 + 0.5 * 2),
        (f"{LAST}: presents drum kite tent guitar, energy 5 5", 2 * A_PRESENT + 0.85 * 5 - 0.35 + 0.5 * (2 + 2 + 3)),
        (f"{LAST}: objects drum, energy 2, paper 3", 1.8),
        (
            "round noche-de-reyes; me: objects drum, energy 2, paper 3",
            0.7 * 4 + 0.15 - 0.5 + 0.5 * (2 + 2) + (4 - 2) * 1.8,
        ),
        (
            "round noche-de-reyes; tokens 2; me: objects drum kite, energy 2 3, paper 6",
            2 * (0.7 * 4 + 0.15 - 0.5 + 0.5 * (2 + 2)),
        ),
        ("round ano-nuevo; me: energy 5 5, paper 9", 8 * 1.8 + 0.35 * (3 + 3)),
        ("round ano-nuevo; me: energy 2, paper 3", 8 * 1.8 + 0.35 * (2 + 3)),
        (f"{LAST} olentzero: presents drum, energy 4, coal 1", A_PRESENT + 0.5 * 2 + 0.8 + 0.5 * 2),
        (f"{LAST} olentzero: presents drum, energy 3, coal 1", A_PRESENT + 0.5 * 2),
        (f"{LAST}: extras express-wrapping", 1.8 + 1.6),
        (f"{LAST}: extras express-decoration", 1.8 + 1.0),
        (f"{LAST}: extras goodbye-coal", 1.8 + 0.3),
        (f"{LAST}: extras goodbye-coal, coal 2", 1.8 + 0.3 + 1.2),
        (f"{LAST}: extras express-delivery", 1.8 + 2.0),
        (f"{LAST}: extras urgent-delivery", 1.8 + 3.2),
        (f"{LAST}: vips brown", 1.8),
        ("round ano-nuevo; last; me: vips brown", 5 * 1.8 + 2 * 0.2 + 2 * 0.15),
        ("round nochebuena; last; me: vips brown", 17 * 1.8 + 3 * 2 * 0.2 + 2 * 0.6),
        (f"{LAST}: vips brown, decorated drum, energy 2", 0.95 * 4 - 0.5 + 0.5 * 2 + 2 * 0.6 + 2 * 0.8),
        (f"{LAST}: vips brown, under brown drum", 1.8),
        ("round ano-nuevo; last; me: vips brown, under brown drum", 5 * 1.8 + 2 * 0.2),
    ],
)
def test_what_may_still_come_is_added_up(setting: str, worth: float) -> None:
    """A medium thing, as drum and kite, takes two units of paper and two of energy, and brings four points."""
    assert promise(regalitos(f"{setting}; bento:"), 0) == pytest.approx(worth)


def test_what_counts_already_is_what_the_score_would_be_now() -> None:
    everything = "delivered socks drum guitar kite whisk, decorated tent, presents coat, coal 2, energy 5, vips brown"
    state = regalitos(f"me: scored presents 7, {everything}; bento:", sets=True, colours=True)
    assert [points(state, seat) for seat in (0, 1)] == state.outcome().scores
    assert points(state, 0) > points(regalitos(f"me: scored presents 7, {everything}; bento:"), 0)
