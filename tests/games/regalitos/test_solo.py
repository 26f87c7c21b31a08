"""The solo challenge (R-51)."""

from __future__ import annotations

import pytest

from ludoteca.games.regalitos.content import CHARACTERS, FAMILY
from tests.games.regalitos.build import GAME, PILE_NAMES, regalitos
from tests.games.regalitos.play import acts, begun, do, kinds, pile, points, random_game, told, zones
from tests.ledger import rule


@rule("R-51")
def test_after_each_token_the_wind_carries_off_a_random_pile_that_is_not_empty() -> None:
    state = regalitos("me:", players=1)
    events = do(state, "take A1", luck=[2])
    assert [event.pile for event in told(events, "blew")] == ["A4"]
    assert [name for name in PILE_NAMES if not pile(state, name)] == ["A1", "A4"]


@rule("R-51")
def test_paper_energy_and_extra_actions_go_to_the_discard_pile_the_rest_leaves_the_game() -> None:
    state = regalitos("A2 socks coal paper-small turron vip-green; me:", players=1)
    do(state, "take A1", luck=[0])
    assert state.view(0).discard == ["paper-small", "turron"]
    assert state.view(0).gone == ["socks", "coal", "vip-green"]


@rule("R-51")
def test_the_wind_waits_for_the_end_of_the_turn() -> None:
    state = regalitos("me: objects socks, extras express-wrapping", players=1)
    do(state, "take A1", luck=[])
    assert acts(state) == ["end", "play express-wrapping"]
    assert told(do(state, "end", luck=[0]), "blew")


@rule("R-51", "R-17")
def test_alone_initiative_gives_one_point_and_keeps_the_wind_away_after_the_next_token() -> None:
    state = regalitos("me:", players=1)
    assert told(do(state, "initiative", luck=[0]), "blew")
    assert points(state, "initiative") == GAME.content.solo.initiative == 1
    assert told(do(state, "take B1", luck=[]), "blew") == []
    assert told(do(state, "take B2", luck=[0]), "blew")


@rule("R-51", "R-14")
def test_alone_initiative_is_taken_once_a_round() -> None:
    state = regalitos("me:", players=1)
    do(state, "initiative")
    assert "initiative" not in kinds(state)


@rule("R-51", "R-17")
def test_initiative_with_the_last_token_calms_the_first_of_the_next_round() -> None:
    state = regalitos("last; me tio:", players=1)
    do(state, "initiative", luck=[0] * 17)
    assert (state.round, "initiative" in kinds(state)) == (1, True)
    assert told(do(state, "initiative", luck=[]), "blew") == []
    assert told(do(state, "take B1", luck=[]), "blew") == []
    assert told(do(state, "take B2", luck=[0]), "blew")


@rule("R-51", "R-23")
def test_alone_coal_is_delivered_out_of_the_game() -> None:
    state = regalitos("me: wrapped 2, energy 3", players=1)
    do(state, "deliver")
    assert (zones(state).wrapped_coal, state.gone_coals, zones(state).energy_units) == (1, 1, 0)


@rule("R-51", "R-29")
def test_alone_goodbye_coal_sends_one_out_of_the_game() -> None:
    state = regalitos("me: coal 2, extras goodbye-coal", players=1)
    do(state, "play goodbye-coal")
    assert (zones(state).coal, state.view(0).gone) == (1, ["coal"])


@rule("R-51", "R-34")
def test_alone_olentzero_delivers_coal_with_presents() -> None:
    state = regalitos("me olentzero: presents socks kite, coal 5, energy 5 5", players=1)
    do(state, "deliver", "pick-present green small", "pick-present blue medium", "coal-away", "coal-away")
    assert (zones(state).coal, state.gone_coals) == (3, 2)


@rule("R-51")
@pytest.mark.parametrize("name", [*CHARACTERS, FAMILY])
def test_the_result_is_a_medal_by_the_thresholds_of_the_character(name: str) -> None:
    row = next(row for row in GAME.content.medals if row.character == name)
    family = name == FAMILY
    who = CHARACTERS[0] if family else name
    for score, medal in (
        *((row.bronze - 1, "no-medal"), (row.bronze, "bronze"), (row.silver - 1, "bronze")),
        *((row.silver, "silver"), (row.gold - 1, "silver"), (row.gold, "gold"), (row.gold + 50, "gold")),
    ):
        text = f"round noche-de-reyes; last; piles none; A1 socks; me {who}: scored presents {score}"
        state = regalitos(text, players=1, family_characters=family)
        do(state, "take A1", luck=[])
        assert (state.outcome().scores, state.outcome().ending) == ([score], medal)


@rule("R-51", "R-12")
def test_after_the_last_token_no_wind_blows() -> None:
    state = regalitos("round noche-de-reyes; last; me:", players=1)
    assert told(do(state, "take A1", luck=[]), "blew") == []


@rule("R-51")
def test_there_is_always_a_pile_to_take() -> None:
    for seed in range(6):
        for state in random_game(seed, 1):
            assert state.seat < 0 or state.token or state.benefit or state.phase or acts(state, "take")


@rule("R-51")
def test_the_challenge_is_called_ours_wherever_it_is_offered() -> None:
    assert all(row.source == "reconstructed" for row in (GAME.content.solo, *GAME.content.medals))
    assert "ours" in GAME.content.solo.why
    for language, ours in (("en", "ours"), ("pt", "nosso"), ("es", "nuestro")):
        assert ours in GAME.words_folder.joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    assert begun(1).players == 1
