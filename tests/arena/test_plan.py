"""Plans: who sits where."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.arena.plan import LINE_UPS, clocked, game_of, make_plan, seatings, start_game
from ludoteca.games.holi import CONTENT
from tests.arena.tables import HOLI, tournament

BOTS = tuple("abcdef")
some_bots = st.integers(1, 5).map(lambda count: BOTS[:count])
some_players = st.integers(2, 5)
some_line_up = st.sampled_from(LINE_UPS)


def seats_of(tables: tuple[tuple[str, ...], ...]) -> dict[str, list[int]]:
    """For each bot, how often it sat in each seat."""
    counts = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    bots = {bot for table in tables for bot in table}
    return {bot: [counts[bot, seat] for seat in range(len(tables[0]))] for bot in bots}


@given(bots=some_bots, players=some_players, line_up=some_line_up)
def test_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...], players: int, line_up: str) -> None:
    sat = seats_of(seatings(bots, players, line_up))
    assert set(sat) == set(bots)
    assert all(len(set(times)) == 1 for times in sat.values())


@given(bots=some_bots, players=some_players)
def test_all_bots_sit_equally_often(bots: tuple[str, ...], players: int) -> None:
    assert len({sum(times) for times in seats_of(seatings(bots, players, "all")).values()}) == 1


@given(bots=some_bots, players=some_players, line_up=some_line_up, data=st.data())
def test_a_tournament_stopped_anywhere_is_balanced(
    bots: tuple[str, ...], players: int, line_up: str, data: st.DataObject
) -> None:
    cycle = seatings(bots, players, line_up)
    played = cycle[: data.draw(st.integers(1, len(cycle)))]
    for times in seats_of(played).values():
        assert max(times) - min(times) <= players // 2


@given(bots=some_bots, players=some_players)
def test_everybody_meets_everybody_in_every_order(bots: tuple[str, ...], players: int) -> None:
    cycle = seatings(bots, players, "all")
    assert len(set(cycle)) == len(cycle)
    if len(bots) > 1:
        assert {(table[0], table[1]) for table in cycle} >= {(one, two) for one in bots for two in bots if one != two}
        assert all(len(set(table)) >= min(2, len(bots)) for table in cycle)


def test_one_against_the_rest() -> None:
    cycle = seatings(("hard", "greedy", "random"), 3, "one-vs-rest")
    assert len(cycle) == 6
    for other in ("greedy", "random"):
        assert {("hard", other, other), (other, "hard", other), (other, other, "hard")} <= set(cycle)


def test_as_named_everybody_keeps_the_seat_given() -> None:
    assert seatings(("hard", "greedy", "random"), 3, "as-named") == (("hard", "greedy", "random"),)
    assert seatings(("hard",), 3, "as-named") == (("hard",) * 3,)


def test_games_and_seats_have_dice_of_their_own() -> None:
    plan, other = tournament(), tournament(seed=8)
    dice = [plan.dice(0), plan.dice(1), plan.dice(0, "0"), plan.dice(0, "1"), other.dice(0)]
    assert len({tuple(each.below(1000) for _ in range(8)) for each in dice}) == len(dice)


@pytest.mark.parametrize(
    ("bots", "line_up", "key"),
    [("greedy,greedy", "all", "bot-twice"), ("deep", "all", "bot-unknown"), ("greedy", "none", "line-up-unknown")],
)
def test_a_plan_that_does_not_fit_is_refused(bots: str, line_up: str, key: str) -> None:
    with pytest.raises(ludoteca.LudotecaError) as refused:
        tournament(bots, line_up=line_up)
    assert refused.value.key == key


@pytest.mark.parametrize(("game", "give", "said"), [("holi", "card", "Holi"), ("santakaos", "elf", "helper, artifact")])
def test_what_cannot_be_given_is_refused(game: str, give: str, said: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=said) as refused:
        make_plan(ludoteca.game(game), 2, {}, ["random"], 1, give=give)
    assert refused.value.key == ("give-nothing" if game == "holi" else "give-unknown")


def test_gifts_go_to_every_seat_and_change_no_other_luck() -> None:
    game = ludoteca.game("santakaos")
    plan = make_plan(game, 2, {}, ["random"], 1, give="helper")
    plain = msgspec.structs.replace(plan, give="")
    owners = set()
    for number in range(20):
        given = start_game(plan, game, number, plan.dice(number))
        helpers = game.traits(given)["helper"]
        owners.add(next(seat for seat, names in enumerate(helpers) if names))
        assert sum(map(len, helpers)) == 1
        assert given.legal() == start_game(plain, game, number, plain.dice(number)).legal()
    assert owners == {0, 1}


def test_a_plan_brings_its_content_along(tmp_path: Path) -> None:
    file = tmp_path / "light.toml"
    file.write_text(CONTENT.read_text(encoding="utf-8").replace("tokens = 25", "tokens = 20"), encoding="utf-8")
    lighter = type(HOLI).with_content(file)
    plan = make_plan(lighter, 2, {}, ["random"], 1, content_text=file.read_text(encoding="utf-8"))
    file.unlink()
    assert game_of(plan).content == lighter.content != HOLI.content


def test_other_rules_on_a_worker_are_refused() -> None:
    plan = msgspec.structs.replace(tournament(), content="000000000000")
    with pytest.raises(ludoteca.LudotecaError) as refused:
        game_of(plan)
    assert refused.value.key == "plan-other-rules"


def test_bots_that_think_by_the_clock_are_known() -> None:
    assert clocked(["hard", "hard@1000", "greedy", "mcts@0.5s"], HOLI) == ["hard", "mcts@0.5s"]


def test_options_and_players_are_checked() -> None:
    with pytest.raises(ludoteca.BadOption):
        make_plan(HOLI, 9, {}, ["random"], 1)
    with pytest.raises(ludoteca.BadOption):
        make_plan(HOLI, 2, {"luck": 1}, ["random"], 1)
