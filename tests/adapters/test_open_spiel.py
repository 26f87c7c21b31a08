"""The games in OpenSpiel pass OpenSpiel's own suites, and go by our rules."""

from __future__ import annotations

import random
import unittest
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

import ludoteca
from ludoteca.adapters.open_spiel import Playouts, SpielState, resampler
from tests.adapters.tables import every_name, every_table

SHORT = {"quissama": ",turn_limit=15"}
"""Quissama's random games are cut short here."""


def load(name: str, players: int) -> Any:
    """A game as OpenSpiel loads it."""
    return pyspiel.load_game(spelled(name, players))


def spelled(name: str, players: int) -> str:
    return f"ludoteca_{name}(players={players}{SHORT.get(name, '')})"


def states(game: Any, seed: int) -> list[SpielState]:
    """Every state of one game at random, the last included."""
    dice, state, passed = random.Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        passed.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    return [*passed, state]


@every_table
def test_openspiels_random_sim_test_passes_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiels_games_sim_test_passes(name: str, players: int) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(load(name, players))


@every_table
def test_openspiels_api_test_passes(name: str, players: int) -> None:
    """OpenSpiel's sample hardly leaves the luck of the set-up, so states of a whole game are added to it."""
    from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]  # (it imports all of SciPy)

    played = states(load(name, players), 1)

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = load(name, players)
        game_name = spelled(name, players)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            cls.some_states += [*played[:: max(len(played) // 40, 1)], played[-1]]

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Enforced).run(result)
    assert result.testsRun > 4
    assert [trace for _, trace in result.errors + result.failures] == []


@every_name
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    """With one remembered decision: every number of every tensor is written out, and eight are but more of the same."""
    from open_spiel.python.algorithms import generate_playthrough  # (likewise)

    file = tmp_path / "playthrough.txt"
    spelling = f"{spelled(name, 2)[:-1]},recall=1)"
    flags.FLAGS.mark_as_parsed()
    file.write_text(generate_playthrough.playthrough(spelling, None, seed=5), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "IsTerminal() = True" in again


@every_name
def test_luck_and_decisions_lead_where_our_engine_goes(name: str) -> None:
    """The same numbers, luck as a script, give the same states."""
    passed = states(load(name, 2), 3)
    game, end = ludoteca.game(name), passed[-1]
    history = end.full_history()
    luck = [item.action for item in history if item.player == pyspiel.PlayerId.CHANCE]
    acts = [item.action for item in history if item.player >= 0]
    script = Sided(luck)
    state = game.start(2, end.get_game().options, script)
    for act in acts:
        state.act(act, script)
    assert script.script.left() == 0
    assert end.course.state is not None
    assert game.dump(state) == game.dump(end.course.state)
    assert end.returns() == [1, -1] if state.outcome().winners == [0] else end.returns()[0] <= 0


class Sided(ludoteca.Chance):
    """Written luck without the dice of one side, which decide nothing."""

    def __init__(self, luck: list[int]) -> None:
        self.script = ludoteca.Script(luck)

    def below(self, n: int) -> int:
        return 0 if n == 1 else self.script.below(n)


@every_name
def test_a_clone_goes_its_own_way(name: str) -> None:
    middle = states(load(name, 2), 2)[-8]
    before, clone = str(middle), middle.clone()
    assert (str(clone), clone.history()) == (before, middle.history())
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert str(middle) == before


@every_name
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_something_else(name: str) -> None:
    resample, differs = resampler(4), False
    played = states(load(name, 2), 6)
    for state in played[:: min(20, 1 + len(played) // 12)]:
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        before = str(state)
        others = [resample(state, player) for _ in range(4)]
        assert str(state) == before
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        differs |= any(str(other) != before for other in others)
    assert differs or name == "regalitos"


def test_another_number_of_the_sampler_is_another_world() -> None:
    state = next(state for state in states(load("holi", 2), 6)[12:] if state.current_player() >= 0)
    player = state.current_player()
    worlds = [str(state.resample_from_infostate(player, partial(float, at))) for at in (0.1, 0.1, 0.3, 0.5, 0.7)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) > 2


@every_name
def test_an_information_state_recalls_the_whole_past(name: str) -> None:
    """Whatever a player decides differently, its later information states are others."""
    state = next(
        state
        for state in states(load(name, 2), 8)[30:]
        if len(state.legal_actions()) > 1 and not state.is_chance_node()
    )
    player = state.current_player()
    pasts = set()
    for action in state.legal_actions()[:6]:
        after = state.child(action)
        while after.is_chance_node():
            after.apply_action(0)
        pasts.add(after.information_state_string(player).split(" ")[0])
    assert len(pasts) == len(state.legal_actions()[:6])


@every_name
def test_an_information_state_tensor_remembers_the_own_decisions(name: str) -> None:
    """After what is seen come a digest of the past and the last decisions, latest first: what was seen and done."""
    game = pyspiel.load_game(f"{spelled(name, 2)[:-1]},recall=3)")
    size, bits = game.observation_tensor_size(), ludoteca.game(name).num_actions.bit_length()
    dice, state = random.Random(4), game.new_initial_state()
    pasts: list[list[list[float]]] = [[[0.0] * (size + bits)] * 3 for _ in range(2)]
    while not state.is_terminal():
        action, player = dice.choice(state.legal_actions()), state.current_player()
        if player >= 0:
            tensor = state.information_state_tensor(player)
            seen, past, decisions = tensor[:size], tensor[size : size + 96], tensor[size + 96 :]
            digest = np.packbits(np.array(past, np.uint8)).tobytes().hex()
            assert state.information_state_string(player).startswith(digest)
            assert seen == state.observation_tensor(player)
            assert decisions == [number for decided in pasts[player][:3] for number in decided]
            pasts[player].insert(0, [*seen, *(float(digit) for digit in f"{action + 1:0{bits}b}")])
        state.apply_action(action)
    assert len(pasts[0]) > 6


@every_table
def test_no_game_is_longer_than_told(name: str, players: int) -> None:
    game = load(name, players)
    ends = [states(game, seed)[-1] for seed in range(3)]
    lengths = [sum(item.player >= 0 for item in end.full_history()) for end in ends]
    assert max(lengths) <= game.max_game_length() < 10_000


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ludoteca_holi(players=3,rivalry=ladders+splash)")
    state = states(game, 1)[-1]
    assert game.num_players() == 3
    assert msgspec.json.decode(state.observation_string(0))["rivalry"] == ["ladders", "splash"]
    with pytest.raises(ludoteca.BadOption, match="Allowed: "):
        pyspiel.load_game("ludoteca_holi(rivalry=rain)")


def test_one_random_game_is_played_out_unless_more_are_asked_for() -> None:
    state = next(state for state in states(load("holi", 2), 1) if state.current_player() >= 0)
    one, two = [Playouts(games, seed=3).evaluate(state) for games in (1, 2)]
    assert (Playouts(seed=3).evaluate(state) == one).all()
    assert sorted(one) == [-1, 1]
    assert sorted(two) in ([-1, 1], [0, 0])


def test_before_any_playout_all_legal_actions_are_as_likely() -> None:
    state = next(state for state in states(load("holi", 2), 1) if state.current_player() >= 0)
    legal = state.legal_actions()
    actions, shares = zip(*Playouts().prior(state), strict=True)
    assert list(actions) == legal
    assert shares == pytest.approx([1 / len(legal)] * len(legal))


def test_openspiels_ismcts_plays() -> None:
    game = load("quissama", 2)
    bot = ismcts.ISMCTSBot(game, Playouts(), 1.0, 12, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler(1))
    state = next(state for state in states(game, 1) if state.current_player() == 0 and len(state.legal_actions()) > 3)
    assert bot.step(state) in state.legal_actions()
