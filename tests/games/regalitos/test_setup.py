"""Components and set-up (R-01 to R-08)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.chance import Script
from ludoteca.games.regalitos.content import CHARACTERS, ROUNDS
from tests.games.regalitos.build import GAME, PILE_NAMES, board_of, regalitos
from tests.games.regalitos.play import begun, character, decides, do, finish_round, pile, random_game, told, zones
from tests.ledger import rule


@rule("R-01")
@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_has_another_character_and_the_tokens_to_place(players: int) -> None:
    state = begun(players, luck=[*range(players)][::-1] + ([0] if players > 1 else []) + [0] * 16)
    seats = state.view(-1).seats
    assert len({area.character for area in seats}) == players
    pieces = GAME.content.pieces
    assert [area.tokens for area in seats] == [pieces.crowd_tokens if players == 5 else pieces.tokens] * players


@rule("R-01")
def test_five_tokens_are_four_to_place_and_one_on_the_score_track() -> None:
    assert GAME.content.pieces.tokens + 1 == 5
    assert GAME.seats == range(1, 6)
    with pytest.raises(ludoteca.BadOption):
        begun(6)


@rule("R-01")
def test_characters_are_drawn_or_listed_by_seat() -> None:
    assert begun(2, luck=[1, 1, 0] + [0] * 16).rules.characters == [CHARACTERS[1], CHARACTERS[2]]
    assert begun(3, characters=["tio", "olentzero", "papa-noel"]).rules.characters == ["tio", "olentzero", "papa-noel"]


@rule("R-01")
@pytest.mark.parametrize(
    "characters", [["tio"], ["tio", "tio"], ["tio", "krampus"], "all", ["tio", "olentzero", "papa-noel"]]
)
def test_a_list_of_characters_that_does_not_fit_is_refused(characters: object) -> None:
    with pytest.raises(ludoteca.BadOption, match="characters"):
        GAME.start(2, {"characters": characters}, ludoteca.Dice(1))


@rule("R-02")
def test_zones_of_a_player() -> None:
    state = regalitos(
        "me: objects socks, presents coat, decorated drum, coal 1, wrapped 1, paper 3, energy 5, extras goodbye-coal, "
        "vips green, under green tent, delivered kite"
    )
    area = zones(state)
    assert (area.objects, area.presents, area.decorated, area.delivered) == (["socks"], ["coat"], ["drum"], ["kite"])
    assert (area.coal, area.wrapped_coal, area.papers, area.extras) == (1, 1, ["small"], ["goodbye-coal"])
    assert (area.paper_units, area.energy_units) == (3, 5)
    assert [(row.vip, row.presents) for row in area.vips] == [("green", ["tent"])]


@rule("R-02")
def test_used_cards_lie_open_and_never_go_back_into_the_deck() -> None:
    state = regalitos("last; me papa-noel: objects socks, paper 3, extras express-wrapping; bento tio:")
    do(state, "play express-wrapping", luck=[])
    assert state.view(1).discard == ["express-wrapping"]
    deck = state.deck_size
    do(state, "take A1", luck=[0] * 16)
    assert state.round == 1
    assert (state.deck_size, state.view(0).discard) == (deck - 16, ["express-wrapping"])


@rule("R-02")
def test_cards_are_conserved_whatever_is_played() -> None:
    for seed in range(5):
        games = random_game(seed, 1 + seed)
        whole = GAME.census(next(games))
        assert all(GAME.census(state) == whole for state in games)


@rule("R-03")
def test_four_boards_with_a_basic_action_and_four_spaces_each() -> None:
    assert PILE_NAMES[:5] == ["A1", "A2", "A3", "A4", "B1"]
    assert [board_of(name) for name in PILE_NAMES[::4]] == ["initiative", "wrap", "decorate", "deliver"]
    assert len(begun(2).view(-1).piles) == 16


@rule("R-04", "R-09")
def test_round_cards_come_in_the_order_of_the_calendar() -> None:
    state = begun(2)
    seen = [state.view(-1).round]
    while state.seat >= 0:
        seen += [event.round for event in told(finish_round(state), "round-began")]
    assert seen == list(ROUNDS)


@rule("R-05")
def test_round_one_starts_with_one_open_card_on_each_space() -> None:
    state = begun(3, luck=[0, 0, 0, 0, *[93 - number for number in range(16)]], memory=True)
    assert [len(seen.cards) for seen in state.view(-1).piles] == [1] * 16
    assert [seen.hidden for seen in state.view(-1).piles] == [0] * 16
    assert state.deck_size == GAME.content.deck.size() - 16
    assert pile(state, "A1") == [state.rules.charts.names[-1]]


@rule("R-06", "R-34")
def test_olentzero_starts_with_five_coals_among_his_objects() -> None:
    state = begun(2, characters=["tio", "olentzero"])
    assert (zones(state).coal, zones(state, "bento").coal) == (0, character("olentzero").coals)


@rule("R-06")
def test_without_olentzero_his_coals_leave_the_game() -> None:
    coals = GAME.content.deck.coals
    assert GAME.census(begun(2, characters=["tio", "papa-noel"]))["coal"] == coals
    assert GAME.census(begun(2, characters=["tio", "olentzero"]))["coal"] == coals + character("olentzero").coals
    family = begun(2, characters=["tio", "olentzero"], family_characters=True)
    assert (GAME.census(family)["coal"], [area.coal for area in family.areas]) == (coals, [0, 0])


@rule("R-07")
@pytest.mark.parametrize("first", range(3))
def test_luck_names_the_first_player_who_holds_the_initiative(first: int) -> None:
    state = begun(3, luck=[0, 0, 0, first] + [0] * 16)
    assert (state.seat, state.holder) == (first, first)
    assert state.view(-1).holder == first


@rule("R-08")
def test_family_characters_have_names_but_no_abilities() -> None:
    rules = begun(5, characters=list(CHARACTERS), family_characters=True).rules
    assert rules.characters == list(CHARACTERS)
    for own in rules.seats:
        assert not any([*own.modifier, *own.from_discard, own.decorates, own.surcharge, own.coals])
        assert own.coal_alone == GAME.content.pieces.coals


@rule("R-08")
def test_family_rounds_keep_their_names_but_no_texts() -> None:
    state = begun(2, family_rounds=True)
    assert state.view(-1).round == "nochebuena"
    rounds = state.rules.rounds
    assert [(night.paper_less, night.benefit) for night in rounds] == [(0, 0)] * 5
    assert [night.presents for night in rounds] == [GAME.content.pieces.presents] * 5


@rule("R-08")
def test_the_two_switches_are_separate() -> None:
    abilities = begun(2, characters=["tio", "olentzero"], family_rounds=True).rules.seats
    assert any(own.surcharge for own in abilities)
    assert any(night.benefit for night in begun(2, family_characters=True).rules.rounds)


def test_luck_of_the_set_up_is_asked_once_for_each_thing() -> None:
    luck = Script([0, 0, 1, *[0] * 16])
    GAME.start(2, {}, luck)
    assert luck.left() == 0
    assert decides(begun(1, luck=[4] + [0] * 16)) == "me"
