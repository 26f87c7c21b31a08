"""Nets: the file, what is refused, and that both ways of carrying one out say the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import NetJudge, write_row
from ludoteca.bots.judge.layers import Shape, by_numpy, load
from ludoteca.bots.judge.net import (
    BadNet,
    features,
    judge_of,
    new_card,
    read_judge,
    read_net,
    shape_of,
    shown,
    write_net,
)
from ludoteca.bots.learned import ONE_STEP, NetBot
from ludoteca.bots.levels import find_player
from ludoteca.bots.search import after_each
from ludoteca.core.state import State
from ludoteca.testing.laws.bots import check_decision

GAME = ludoteca.game("holi")
PLAYERS = 3
SHAPE = shape_of(GAME, PLAYERS, wide=24, narrow=8)


def weights_by_lot(shape: Shape = SHAPE) -> bytes:
    """Weights of no meaning, always the same; what an observation counts to at most is 1 or more."""
    lot = np.random.default_rng(7)
    parts = [lot.normal(0, 0.3, sizes) for sizes in shape.parts().values()]
    parts[0] = np.full(shape.numbers, 4.0)
    return b"".join(part.astype("<f2").tobytes() for part in parts)


def saved(file: Path, **other: str | int | tuple[float, float]) -> Path:
    """A net in a file, its card changed as wished."""
    weights = weights_by_lot()
    card = new_card(GAME, SHAPE, weights, trained="by nobody")
    write_net(file, msgspec.structs.replace(card, **other), weights)
    return file


def on_the_way(decisions: int, seed: int = 3) -> State:
    """A game of three after so many decisions at random."""
    dice = ludoteca.Dice(seed)
    state: State = GAME.start(PLAYERS, None, dice)
    for _ in range(decisions):
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    return state


def rows(states: list[State], seat: int) -> bytes:
    out = BytesWriter()
    for state in states:
        write_row(state, seat, out)
    return out.getvalue()


def test_a_row_is_the_observation_what_the_game_senses_and_a_lead_for_each_seat() -> None:
    assert len(rows([on_the_way(20)], 1)) == SHAPE.numbers + 2 * PLAYERS
    quissama = ludoteca.game("quissama")
    assert [part.name for part in shown(quissama, 3)][-2:] == ["near", "pace"]
    assert shape_of(quissama, 3, 8, 4).numbers == sum(part.size for part in quissama.layout(3)) + 3 * 9


def test_shares_add_up_to_a_win_and_are_each_seats_own() -> None:
    judge = NetJudge(*load(SHAPE, weights_by_lot()))
    state = on_the_way(25)
    seen = [judge.shares(state, seat) for seat in range(PLAYERS)]
    assert all(sum(shares) == pytest.approx(1.0) for shares in seen)
    assert seen[0] != seen[1]
    for seat in range(PLAYERS):
        assert judge.worth([state, on_the_way(12)], seat)[0] == pytest.approx(seen[seat][seat])


def test_whoever_decides_the_net_is_asked_while_the_game_lasts() -> None:
    judge = NetJudge(*load(SHAPE, weights_by_lot()))
    states = [on_the_way(decisions) for decisions in range(20, 32)]
    assert {state.seat for state in states} == set(range(PLAYERS))
    assert judge.worth(states, 1) == pytest.approx([judge.shares(state, 1)[1] for state in states])


def test_a_game_that_is_over_is_not_judged_but_known() -> None:
    state = on_the_way(0)
    ludoteca.core.state.play_out(state, ludoteca.Dice(5))
    judge = NetJudge(object(), lambda net, written: pytest.fail("a net was asked about a game that is over"))
    ranks = state.outcome().ranks
    shares = judge.shares(state, 0)
    assert shares == [judge.worth([state], seat)[0] for seat in range(PLAYERS)]
    assert [share > 0 for share in shares] == [rank == 1 for rank in ranks]
    assert sum(shares) == 1


def test_the_layers_in_use_say_what_numpy_says() -> None:
    """Compiled, they are the ones in C."""
    used, numpy = load(SHAPE, weights_by_lot()), by_numpy(SHAPE, weights_by_lot())
    written = rows([on_the_way(decisions, seed) for decisions in (3, 15, 30) for seed in range(5)], 2)
    assert used[1](used[0], written) == pytest.approx(numpy[1](numpy[0], written), abs=1e-5)


def test_what_follows_one_decision_is_judged_together_as_one_by_one() -> None:
    """Compiled, only what changed is looked at: from the first row to each of the others."""
    forward, state = load(SHAPE, weights_by_lot()), on_the_way(30)
    children = after_each(state, state.legal(), ludoteca.Dice(2))
    together = forward[1](forward[0], rows(children, state.seat))
    apart = [share for child in children for share in forward[1](forward[0], rows([child], state.seat))]
    assert len(children) > 10
    assert together == pytest.approx(apart, abs=1e-5)
    assert len(set(together)) > len(children)


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    file = saved(tmp_path / "a.net")
    card, weights = read_net(file)
    assert (card.game, card.players, card.rules) == ("holi", PLAYERS, GAME.version)
    assert weights == weights_by_lot()
    state = on_the_way(20)
    again = read_judge(file, GAME, PLAYERS).shares(state, 0)
    assert again == NetJudge(*load(SHAPE, weights)).shares(state, 0)


@pytest.mark.parametrize("field", ["rules", "content", "features"])
def test_a_net_made_for_something_else_is_refused(tmp_path: Path, field: str) -> None:
    with pytest.raises(BadNet, match=f"another {field}: elsewhere"):
        read_judge(saved(tmp_path / "a.net", **{field: "elsewhere"}), GAME, PLAYERS)


def test_a_net_for_other_contents_is_refused(tmp_path: Path) -> None:
    text = Path(str(GAME.words_folder)).parent / "content.toml"
    other = tmp_path / "content.toml"
    other.write_text(text.read_text(encoding="utf-8").replace("hand = 3", "hand = 4", 1), encoding="utf-8")
    with pytest.raises(BadNet, match="another content"):
        read_judge(saved(tmp_path / "a.net"), type(GAME).with_content(other), PLAYERS)


def test_a_damaged_net_is_refused(tmp_path: Path) -> None:
    file = saved(tmp_path / "a.net")
    whole = file.read_bytes()
    for damaged in (whole[:-2], whole[:-1] + bytes([whole[-1] ^ 1]), b"PK" + whole, whole[:200], b""):
        file.write_bytes(damaged)
        with pytest.raises(BadNet, match="is not a usable net"):
            read_judge(file, GAME, PLAYERS)


def test_a_net_of_another_shape_than_its_card_says_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=r"a\.net is not a usable net.*it has not \d+ weights"):
        read_judge(saved(tmp_path / "a.net", wide=32), GAME, PLAYERS)


def test_features_are_the_same_every_time_and_differ_by_players() -> None:
    assert features(GAME, 2) == features(GAME, 2) != features(GAME, 3)


@pytest.mark.parametrize("budget", [ONE_STEP, Budget(iterations=20)])
def test_a_net_bot_decides_by_what_its_seat_sees(budget: Budget) -> None:
    bot = NetBot(GAME, NetJudge(*load(SHAPE, weights_by_lot())))
    for decisions in range(8, 40, 4):
        check_decision(
            lambda state: bot.choose(state.view(state.seat), state.legal(), budget, ludoteca.Dice(1)),
            on_the_way(decisions),
            ludoteca.Dice(11),
        )


@pytest.mark.parametrize("curiosity", [(0.07, 0.03), None])
def test_a_search_with_a_net_is_as_curious_as_its_card_says_else_as_its_game_says(
    tmp_path: Path, curiosity: tuple[float, float] | None
) -> None:
    state = on_the_way(20)
    card = {"curiosity": curiosity} if curiosity else {}
    judge = read_judge(saved(tmp_path / "a.net", **card), GAME, PLAYERS)
    search = NetBot(GAME, judge).begin(state, ludoteca.Dice(1))
    of_the_game = (state.curiosity(later=False), state.curiosity(later=True))
    assert (search.explore, search.explore_later) == (curiosity or of_the_game)


def test_a_curiosity_beyond_all_bounds_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="is not a usable net"):
        read_judge(saved(tmp_path / "a.net", curiosity=(1.5, 0.02)), GAME, PLAYERS)


def test_a_net_that_is_shown_what_the_next_player_sees_is_found_out() -> None:
    """The law of test_a_net_bot_decides_by_what_its_seat_sees is one that a bot can break."""
    judge = NetJudge(*load(SHAPE, weights_by_lot()))

    def peek(state: State) -> int:
        legal = state.legal()
        values = judge.worth(after_each(state, legal, ludoteca.Dice(1)), (state.seat + 1) % PLAYERS)
        return legal[values.index(min(values))]

    def follow_a_game() -> None:
        for decisions in range(8, 40, 4):
            check_decision(peek, on_the_way(decisions), ludoteca.Dice(11))

    with pytest.raises(AssertionError):
        follow_a_game()


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_nets_that_come_with_a_game_fit_it(name: str) -> None:
    game = ludoteca.game(name)
    files = list(game.nets_folder.iterdir()) if game.nets_folder is not None else []
    for file in files:
        card, weights = read_net(file)
        assert file.name == f"{card.players}-players.net"
        assert isinstance(judge_of(game, card.players), NetJudge), "made for these rules, contents and features"
        assert len(weights) < 500_000
        assert card.strength, "how strong it is was measured"


def test_hard_bots_judge_by_the_net_where_there_is_one() -> None:
    game = ludoteca.game("santakaos")
    hard = find_player("hard", game).bot
    for each, there in ((hard, True), (find_player("hard", GAME).bot, False)):
        assert isinstance(each, NetBot)
        begun = [
            each.begin(each.game.start(players, None, ludoteca.Dice(1)), ludoteca.Dice(2)) for players in (2, 3, 4)
        ]
        assert [isinstance(search.judge, NetJudge) for search in begun] == [there] * 3


def test_with_contents_of_ones_own_the_hand_made_judge_plays(tmp_path: Path) -> None:
    game = ludoteca.game("santakaos")
    text = Path(str(game.words_folder)).parent / "content.toml"
    other = tmp_path / "content.toml"
    changed = text.read_text(encoding="utf-8").replace("last_coins = 2", "last_coins = 3", 1)
    other.write_text(changed, encoding="utf-8")
    own = type(game).with_content(other)
    assert own.content.digest() != game.content.digest()
    assert judge_of(own, 2) is None
