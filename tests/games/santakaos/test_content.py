"""What is printed only in the lost pictures (S-65 to S-71): the content is read, its numbers are not repeated here."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.santakaos import CONTENT, SantaKaos
from ludoteca.games.santakaos.bot.sense import hopes
from ludoteca.games.santakaos.pieces import HELPERS
from ludoteca.words import LANGUAGES, words
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, play_on
from tests.ledger import rule

CARDS = GAME.content
TOY = {toy.name: toy for toy in CARDS.toys}


@rule("S-65", "S-52")
def test_toys_stand_in_three_columns_of_two_three_and_four_resources() -> None:
    for toy in CARDS.toys:
        assert sum(toy.resources()) == toy.column + 1
    columns = [[toy.name for toy in CARDS.toys if toy.column == column] for column in (1, 2, 3)]
    assert columns == [["ball", "blocks", "duck"], ["doll", "teddy", "horse"], ["rocket", "boat", "videogame"]]


@rule("S-65")
def test_the_books_two_examples_fit_and_no_two_toys_are_alike() -> None:
    both = [a + b for a, b in zip(TOY["ball"].resources(), TOY["doll"].resources(), strict=True)]
    assert both == [2, 1, 2]
    assert TOY["ball"].cloth >= 1
    assert TOY["videogame"].iron >= 2
    assert len({tuple(toy.resources()) for toy in CARDS.toys}) == len(CARDS.toys)
    assert {toy.name for toy in CARDS.toys if toy.source == "derived"} == {"ball", "doll", "videogame"}


@rule("S-66")
@pytest.mark.parametrize("players", GAME.seats)
def test_with_fewer_players_one_artifact_of_each_type_is_left_out(players: int) -> None:
    left_out = CARDS.left_out.artifacts if players < GAME.seats[-1] else 0
    assert CARDS.left_out.source == "reconstructed"
    assert begun(players).room == [row.count - left_out for row in CARDS.artifacts]


@rule("S-67")
def test_the_wish_cards_are_all_pairs_of_toys_worth_their_columns_and_one_more() -> None:
    assert sorted(sorted(card.toys) for card in CARDS.wishes) == sorted(sorted(pair) for pair in combinations(TOY, 2))
    for card in CARDS.wishes:
        assert card.points == sum(TOY[toy].column for toy in card.toys) + 1
    values = [card.points for card in CARDS.wishes]
    assert (min(values), max(values), sum(values) * 6 / len(values)) == (3, 7, 30)
    assert [values.count(value) for value in range(3, 8)] == [3, 9, 12, 9, 3]


@rule("S-68")
def test_the_reindeer_grid_has_two_alike_on_six_spaces_and_a_gift_on_a_diagonal() -> None:
    gifts = [row.space for row in CARDS.reindeer if row.choice]
    assert gifts == ["C1", "B2", "A3"]
    for row in CARDS.reindeer:
        assert (row.choice, row.coins) == (1, 1) if row.choice else sorted(row.resources()) == [0, 0, 2]


@rule("S-69")
def test_the_silent_night_die_shows_each_face_as_often() -> None:
    faces = CARDS.silent_night.faces
    assert len(faces) == 6
    assert faces.count("coin") == faces.count("resource")


@rule("S-70")
def test_special_wishes_cost_more_and_are_worth_more_than_any_other() -> None:
    best = max(card.points for card in CARDS.wishes)
    for card in CARDS.specials:
        assert card.points > best
        assert sum(card.resources()) >= 6
        assert card.coins
        assert card.elves
    assert {reward for card in CARDS.specials for reward in card.rewards} == {"stocking", "artifact", "helper"}


@rule("S-71")
def test_what_balance_is_measured_by_can_be_read_from_an_outcome() -> None:
    """Balance itself is measured by simulation, not asserted: here is all that such a measurement reads."""
    state = play_on(begun(3))
    result = state.outcome()
    assert result.winners
    assert len(result.breakdown["toys"]) == len(result.scores) == 3
    state = begun(2)
    state.areas[0].helper, state.forest = 3, state.forest & ~8
    state.areas[1].artifacts, state.room[2] = 4, state.room[2] - 1
    assert GAME.census(state) == GAME.census(begun(2))


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The content file with one change."""
    text = CONTENT.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "content.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


REFUSED = [
    ("least_players = 2", "least_players = 1", "pieces"),
    ("rounds = [7, 6, 5]", "rounds = [7, 6]", "pieces"),
    ("rounds = [7, 6, 5]", "rounds = [7, 6, 0]", "pieces"),
    ("most_elves = 5", "most_elves = 8", "pieces"),
    ("market = 3", "market = 0", "pieces"),
    ("first_wishes = 1", "first_wishes = 9", "pieces"),
    ("coins_for_a_point = 3", "coins_for_a_point = 0", "points"),
    ("column = 1\ncloth = 1\niron = 1", "column = 0\ncloth = 1\niron = 1", "toys"),
    ("column = 1\ncloth = 1\niron = 1", "column = 1\ncloth = 7\niron = 1", "toys"),
    ('name = "duck"', 'name = "ball"', "toys"),
    ('toys = ["ball", "blocks"]', 'toys = ["ball", "ball", "ball"]', "wishes"),
    ('toys = ["ball", "blocks"]', 'toys = ["ball", "kite"]', "ball-blocks"),
    ('name = "ball-duck"', 'name = "ball-blocks"', "wishes"),
    ('name = "mistletoe"', 'name = "holly"', "artifacts"),
    ("count = 3\namount", "count = -1\namount", "artifacts"),
    ("[left_out]\nartifacts = 1", "[left_out]\nartifacts = 4", "left_out"),
    ('name = "krampus"', 'name = "grinch"', "helpers"),
    ("amount = 3", "amount = 10", "artifacts"),
    ('works = "always"\namount = 3', 'works = "always"\namount = 10', "helpers"),
    ('name = "krampus"\nworks = "always"', 'name = "krampus"\nworks = "once a round"', "helpers"),
    ('space = "B2"', 'space = "D4"', "reindeer"),
    ("choice = 1", "choice = 10", "reindeer"),
    ('faces = ["coin", "coin", "coin", "resource", "resource", "resource"]', "faces = []", "silent_night"),
    ('rewards = ["artifact", "stocking"]', 'rewards = ["artifact", "artifact"]', "specials"),
    ("elves = 2\npoints = 11", "elves = 6\npoints = 11", "specials"),
]


@pytest.mark.parametrize(("old", "new", "place"), REFUSED)
def test_content_that_breaks_the_game_is_refused(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(ludoteca.BadContent, match=place):
        SantaKaos.with_content(changed(tmp_path, old, new))


def test_an_owner_can_put_in_the_printed_numbers(tmp_path: Path) -> None:
    file = changed(tmp_path, 'name = "magic-bag"\nprice = 5', 'name = "magic-bag"\nprice = 6')
    game = SantaKaos.with_content(file)
    assert game.content.digest() != GAME.content.digest()
    assert game.start(2, {}, ludoteca.Dice(1)).legal()


def test_the_code_and_the_content_name_the_same_helpers() -> None:
    assert [row.name for row in CARDS.helpers] == list(HELPERS)


def rules_in_words(language: str) -> str:
    """The rules for players, without line ends."""
    text = GAME.words_folder.joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    return " ".join(text.split())


TOLD = {
    "S-03": ("five types, three of each", "cinco tipos e três de cada", "cinco tipos y tres de cada uno"),
    "S-10": ("in any order", "em qualquer ordem", "en cualquier orden"),
    "S-16": ("card is left to take, red gives", "sem carta para pegar o vermelho", "sin carta que tomar el rojo"),
    "S-27": ("any die on the board", "um dado qualquer do tabuleiro", "un dado cualquiera del tablero"),
    "S-56": ("copying Vixen", "copiar Vixen", "copiar a Vixen"),
    "S-57": ("Julbock does not count that", "Para Julbock isso não é usar", "Para Julbock eso no es usar"),
    "S-61": ("decline, but without the forest's $", "recusar, sem o $", "rechazar, sin el $"),
    "S-63": (
        "count for the Employee of the Month",
        "contam para o Funcionário(a) do Mês",
        "cuentan para el Empleado(a) del mes",
    ),
    "S-72": ("answer at once", "responde na hora", "responde enseguida"),
}
"""What rules for players easily leave out, by clause, in each language."""


@pytest.mark.parametrize("clause", TOLD)
def test_the_rules_in_words_leave_nothing_of_this_out(clause: str) -> None:
    for language, phrase in zip(LANGUAGES, TOLD[clause], strict=True):
        assert phrase in rules_in_words(language)


def test_the_rules_in_words_tell_the_numbers_of_the_content() -> None:
    assert {row.count for row in CARDS.artifacts} == {3}
    for language in LANGUAGES:
        text = rules_in_words(language)
        for number in (CARDS.pieces.helpers_declined, CARDS.pieces.helper_price, CARDS.pieces.die_coins):
            assert f"${number}" in text
        for row in CARDS.artifacts:
            assert f"**{words(language, 'santakaos').say(f'artifact-{row.name}')}** (${row.price}" in text
        for helper in HELPERS:
            assert words(language, "santakaos").say(f"helper-{helper}") in text


def with_changes(folder: Path, *changes: tuple[str, str]) -> SantaKaos:
    """The game with these changes of its content file."""
    text = CONTENT.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "content.toml"
    file.write_text(text, encoding="utf-8")
    return SantaKaos(file)


TWICE = ('name = "ball-blocks"\ntoys = ["ball", "blocks"]', 'name = "ball-ball"\ntoys = ["ball", "ball"]')


@rule("S-25", "S-67")
def test_a_wish_of_two_equal_toys_is_delivered_with_both(tmp_path: Path) -> None:
    game = with_changes(tmp_path, TWICE)
    deliver = game.encode({"type": "deliver", "wish": "ball-ball"})
    one = kaos("me: wish ball-ball, toy ball; at rest", game=game)
    refusal = game.why_not(one, deliver)
    assert refusal is not None
    assert (refusal.key, refusal.details["toys"]) == ("wish-lacks", ["ball"])
    none = kaos("me: wish ball-ball; at rest", game=game)
    assert game.refusal(none, deliver).details["toys"] == ["ball", "ball"]
    three = kaos("me: wish ball-ball, wish ball-doll, toy ball 3; at rest", game=game)
    assert deliver in three.legal()
    three.act(deliver, ludoteca.Dice(1))
    assert three.view(0).seats[0].toys["ball"] == 1
    assert "ball-ball" in three.view(0).seats[0].delivered


@rule("S-67")
def test_bots_count_the_second_of_two_equal_toys(tmp_path: Path) -> None:
    game = with_changes(tmp_path, TWICE)
    worth = [
        hopes(kaos(f"me: wish ball-ball{toys}; at rest", game=game), 0, 1.0)
        for toys in ("", ", toy ball", ", toy ball 2")
    ]
    assert worth[0] < worth[1] < worth[2]


@rule("S-66")
def test_artifacts_are_left_out_one_by_one(tmp_path: Path) -> None:
    game = with_changes(tmp_path, ("count = 3\namount = 5", "count = 3\namount = 5\nleft_out = 3"))
    rooms = {players: game.start(players, chance=ludoteca.Dice(1)).room for players in game.seats}
    assert rooms == {2: [2, 2, 2, 0, 2], 3: [2, 2, 2, 0, 2], 4: [3, 3, 3, 3, 3]}


@rule("S-66", "S-67")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("count = 3\namount = 5", "count = 3\namount = 5\nleft_out = 4"), "from 0 to the 3 there are"),
        (("count = 3\namount = 5", "count = 3\namount = 5\nleft_out = -1"), "from 0 to the 3 there are"),
        (('toys = ["ball", "blocks"]', 'toys = ["ball", "ball", "ball"]'), "none more than twice"),
    ],
)
def test_more_than_can_be_is_refused(tmp_path: Path, change: tuple[str, str], reason: str) -> None:
    with pytest.raises(ludoteca.BadContent, match=reason):
        with_changes(tmp_path, change)


@rule("S-67")
def test_contents_that_leave_the_new_fields_unsaid_have_the_digest_they_had(tmp_path: Path) -> None:
    assert with_changes(tmp_path).content.digest() == GAME.content.digest()
    said = with_changes(tmp_path, ("count = 3\namount = 5", "count = 3\namount = 5\nleft_out = 1"))
    assert said.content.digest() != GAME.content.digest()
