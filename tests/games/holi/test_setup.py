"""Set-up: pieces, boards, sweets, rivalry cards, first player, pawns, opening hands."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.holi.board import FLOOR_NAMES
from tests.games.holi.build import GAME, SEATS, holi
from tests.games.holi.play import acts, begun, decides, do, hand, pawn, random_game, sweets
from tests.ledger import rule

PIECES = GAME.content.pieces
COLUMNS = "ABCDEF"
CELLS = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
CORNERS = ["A1", "F1", "A6", "F6"]
RULES = {card.name for card in GAME.content.rivalry if card.category == "rule"}


def apart(cell: str, other: str) -> int:
    """How many steps lie between two cells."""
    return abs(ord(cell[0]) - ord(other[0])) + abs(int(cell[1]) - int(other[1]))


@rule("H-01")
@pytest.mark.parametrize("players", range(PIECES.least_players, PIECES.most_players + 1))
def test_everybody_has_a_colour_of_tokens_a_deck_and_a_pawn(players: int) -> None:
    state = begun(players)
    corners = acts(state, "start")
    do(state, *(f"start {cell}" for cell in corners[:players]))
    for seat, area in enumerate(state.view(-1).seats):
        assert area.supply == [PIECES.tokens if colour == seat else 0 for colour in range(players)]
        assert area.hand_size + area.deck_size == len(GAME.content.cards)
        assert area.cell == corners[seat]


@rule("H-01", "H-03")
def test_pieces_neither_vanish_nor_multiply() -> None:
    sweets_in_all = sum(row.count * len(row.cells) for row in GAME.content.sweets)
    for state in random_game(1, 3):
        census = GAME.census(state)
        assert census.pop("sweets") == sweets_in_all
        assert set(census.values()) == {PIECES.tokens, len(GAME.content.cards)}
        assert len(census) == 2 * 3


@rule("H-01")
@pytest.mark.parametrize("players", [PIECES.least_players - 1, PIECES.most_players + 1])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ludoteca.BadOption, match=f"{PIECES.least_players} to {PIECES.most_players}"):
        begun(players)


@rule("H-02")
def test_three_floors_of_six_by_six_with_letters_across_and_numbers_down() -> None:
    state = begun()
    do(state, "start A1", "start F6")
    assert [len(floor) for floor in state.view(-1).tokens] == [len(CELLS)] * 3
    assert acts(state, "move") == [cell for cell in CELLS if cell not in ("A1", "F6")]
    do(state, "throw-down bar B1")
    assert state.view(-1).tokens[0].index(0) == CELLS.index("B1")


@rule("H-02", "H-33")
def test_a_stack_is_the_same_cell_on_all_floors() -> None:
    state = holi("me: pawn top A1, hand bar")
    do(state, "throw-down bar E2")
    assert state.view(-1).tokens[0].index(0) == CELLS.index("E2")


@rule("H-03")
def test_sweets_lie_beside_the_corners_of_the_lower_floors() -> None:
    state = begun()
    beside = {cell for cell in CELLS for corner in CORNERS if apart(cell, corner) == 1}
    for row in GAME.content.sweets:
        assert set(row.cells) == beside
        assert [sweets(state, f"{row.floor} {cell}") for cell in row.cells] == [row.count] * len(row.cells)
    on_boards = sum(sweets(state, f"{floor} {cell}") for floor in FLOOR_NAMES for cell in CELLS)
    assert on_boards == sum(row.count * len(row.cells) for row in GAME.content.sweets)
    assert not any(sweets(state, f"top {cell}") for cell in CELLS)


@rule("H-04")
def test_no_rivalry_cards_unless_asked_for() -> None:
    assert begun().view(-1).rivalry == []
    assert GAME.options["rivalry"].suggested == "random:2"


@rule("H-04")
def test_the_host_chooses_up_to_three() -> None:
    chosen = ["ladders", "corners", "warm-up"]
    assert begun(rivalry=chosen).view(-1).rivalry == chosen
    assert PIECES.most_rivalry == len(chosen)
    with pytest.raises(ludoteca.BadOption):
        begun(rivalry=[*chosen, "lines"])
    with pytest.raises(ludoteca.BadOption):
        begun(rivalry=["ladders", "ladders"])


@rule("H-04")
def test_a_plain_word_that_is_no_draw_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(ludoteca.BadOption, match="“rivalry” cannot be “chaos”"):
        begun(rivalry="chaos")


@rule("H-04")
@pytest.mark.parametrize("how_many", range(PIECES.most_rivalry + 1))
def test_a_random_draw_passes_over_a_second_rule_card(how_many: int) -> None:
    seen: set[str] = set()
    for seed in range(200):
        state = GAME.start(2, {"rivalry": f"random:{how_many}"}, ludoteca.Dice(seed))
        drawn = state.view(-1).rivalry
        assert len(set(drawn)) == len(drawn) == how_many
        assert len(RULES.intersection(drawn)) <= 1
        seen.update(drawn)
    assert how_many == 0 or seen == {card.name for card in GAME.content.rivalry}


@rule("H-04")
def test_luck_draws_the_rivalry_cards_before_the_first_player() -> None:
    names = [card.name for card in GAME.content.rivalry]
    others = [name for name in names if name not in RULES]
    state = begun(2, luck=[0, 0, 1], rivalry="random:2")
    assert names[0] in RULES
    assert state.view(-1).rivalry == [names[0], others[0]]
    assert decides(state) == "bento"


@rule("H-04")
def test_a_host_with_two_rule_cards_is_told_of_the_books_advice() -> None:
    assert GAME.advise({"rivalry": ["ladders", "corners"]}) == []
    assert GAME.advise({"rivalry": "random:3"}) == []
    advice = GAME.advise({"rivalry": ["mirror", "corners", "ladders"]})
    assert [str(line) for line in advice] == [
        "The book advises against more than one card of the category Rule; you chose Ladders and Mirror."
    ]
    assert begun(rivalry=["ladders", "mirror"]).view(-1).rivalry == ["ladders", "mirror"]


@rule("H-05")
@pytest.mark.parametrize("first", range(4))
def test_luck_names_the_first_player_and_play_goes_clockwise(first: int) -> None:
    state = begun(4, luck=[first])
    order = []
    for _ in range(4):
        order.append(state.seat)
        do(state, f"start {acts(state, 'start')[0]}")
    for _ in range(4):
        order.append(state.seat)
        do(state, f"throw-down {hand(state, SEATS[state.seat])[0]} {acts(state, 'throw-down')[0][-2:]}", "end")
    assert order == [(first + step) % 4 for step in range(4)] * 2


@rule("H-06")
def test_each_in_turn_chooses_a_free_corner_before_anybody_has_a_card() -> None:
    state = begun(3)
    assert acts(state) == [f"start {corner}" for corner in CORNERS]
    assert sorted(GAME.content.board.start) == sorted(CORNERS)
    do(state, "start F6")
    assert acts(state, "start") == ["A1", "F1", "A6"]
    do(state, "start A6")
    assert decides(state) == "clara"
    assert [area.hand_size for area in state.view(-1).seats] == [0, 0, 0]
    assert (pawn(state, "me"), pawn(state, "bento")) == ("ground F6", "ground A6")


@rule("H-07")
def test_then_each_draws_the_opening_hand_from_the_shuffled_deck() -> None:
    state = begun(2, luck=[1])
    names = [card.name for card in GAME.content.cards]
    do(state, "start A1", "start F6", luck=[3, 5])
    assert (hand(state, "bento"), hand(state, "me")) == ([names[3]], [names[5]])
    assert {len(hand(state, "me")), len(hand(state, "bento"))} == {PIECES.opening_hand}


@rule("H-07")
def test_every_card_of_the_deck_can_come_first() -> None:
    firsts = set()
    for card in range(len(GAME.content.cards)):
        state = begun(2)
        do(state, "start A1", "start F6", luck=[card, 0])
        firsts.update(hand(state, "me"))
    assert firsts == {card.name for card in GAME.content.cards}
