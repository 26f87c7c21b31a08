"""Components and content (Q-01 to Q-04, Q-41, Q-46, Q-56, Q-57): read from the content file, not repeated here."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.quissama import CONTENT, Quissama
from ludoteca.games.quissama.pieces import CARD_NAMES, GANGS, ICON_NAMES
from ludoteca.words import LANGUAGES
from ludoteca.words.rulebook import rules_text
from tests.games.quissama.build import GAME, quissama
from tests.ledger import rule

CONTENT_TEXT = CONTENT.read_text(encoding="utf-8")


def changed(folder: Path, old: str, new: str, count: int = 1) -> Path:
    """The content file with one thing changed."""
    assert old in CONTENT_TEXT
    file = folder / "content.toml"
    file.write_text(CONTENT_TEXT.replace(old, new, count), encoding="utf-8")
    return file


@rule("Q-01")
@pytest.mark.parametrize("players", GAME.seats)
def test_as_many_players_as_the_content_says_each_with_the_same_pieces(players: int) -> None:
    pieces = GAME.content.pieces
    state = GAME.start(players, {}, ludoteca.Dice(players))
    assert GAME.seats == range(pieces.least_players, pieces.most_players + 1)
    assert [GAME.census(state)[f"meeples of {seat}"] for seat in range(players)] == [pieces.meeples] * players


@rule("Q-01")
def test_nobody_plays_alone_nor_more_than_the_colours_allow() -> None:
    for players in (GAME.seats[0] - 1, GAME.seats[-1] + 1):
        with pytest.raises(ludoteca.BadOption):
            GAME.start(players, {}, ludoteca.Dice(0))


@rule("Q-02", "Q-03")
def test_cards_capoeiras_and_meeples_are_those_of_the_content() -> None:
    state = GAME.start(3, {}, ludoteca.Dice(0))
    census = GAME.census(state)
    assert [census[name] for name in CARD_NAMES] == [card.count for card in GAME.content.cards]
    assert census["capoeiras"] == GAME.content.pieces.capoeiras
    assert len(state.view(-1).characters) == len(GAME.content.characters)


@rule("Q-02")
def test_the_deck_of_the_book_has_a_hundred_cards_five_of_them_unique() -> None:
    counts = [card.count for card in GAME.content.cards]
    assert (sum(counts), counts.count(1)) == (100, 5)


@rule("Q-03")
def test_there_is_a_coin_token_for_every_shop() -> None:
    shops = "; ".join(f"shop {shop.name} me 2" for shop in GAME.content.shops)
    assert [shop.token for shop in quissama(shops).view().shops] == [1] * len(GAME.content.shops)


@rule("Q-04", "Q-56")
def test_every_shop_has_one_road_to_a_plaza_of_its_gang_and_the_gangs_are_served_alike() -> None:
    view = GAME.start(2, {}, ludoteca.Dice(0)).view(0)
    gangs = {plaza.name: plaza.gang for plaza in view.plazas}
    served = [shop.plaza for shop in view.shops]
    by_gang = {gang: sorted(served.count(plaza) for plaza in gangs if gangs[plaza] == gang) for gang in GANGS}
    assert all(served.count(plaza) for plaza in gangs)
    assert by_gang["nagoa"] == by_gang["guaiamum"]
    assert len(view.ministry) == GAME.content.pieces.ministers


@rule("Q-04")
def test_a_plaza_has_no_limit_of_capacity() -> None:
    position = quissama("me: freedom nagoa-1; nagoa-north 25")
    assert position.do("free nagoa-north").living("nagoa-north") == 26


@rule("Q-57")
def test_the_cabeca_de_porco_has_as_many_spaces_as_the_content_says_and_full_is_alemaos_goal() -> None:
    spaces = GAME.content.cabeca_de_porco.spaces
    alemao = next(each for each in GAME.content.characters if each.name == "alemao")
    assert quissama().view().spaces == spaces == alemao.goal["cabeca_de_porco"]
    assert spaces > 3  # the book steals with 3 and has not won yet


@rule("Q-41", "Q-46")
def test_flexible_cards_show_what_the_content_says() -> None:
    shows = {card.name: card.shows for card in GAME.content.cards if len(card.shows) > 1}
    assert set(shows["imperial-blessing"]) <= set(ICON_NAMES)
    assert sorted(shows["gang"]) == sorted(GANGS)


def test_the_rules_in_words_tell_the_numbers_of_the_content() -> None:
    princesa = next(each for each in GAME.content.characters if each.name == "princesa")
    for language in LANGUAGES:
        text = rules_text(GAME, language)
        assert f"{princesa.goal['capoeiras']} capoeiras" in text
        assert str(GAME.options["turn_limit"].default) in text


def test_another_content_file_changes_the_game(tmp_path: Path) -> None:
    game = Quissama.with_content(changed(tmp_path, "meeples = 10", "meeples = 7"))
    assert game.start(2, {}, ludoteca.Dice(0)).view(0).seats[0].reserve == 7
    assert game.content.digest() != GAME.content.digest()


WRONG = [
    ("least_players = 2", "least_players = 1"),
    ("meeples = 10", "meeples = 0"),
    ("ministers = 6", "ministers = 5"),
    ('name = "escape"', 'name = "mystery"'),
    ("count = 15", "count = 99"),
    ('shows = ["nagoa", "guaiamum"]', 'shows = ["nagoa", "nagoa"]'),
    ('gang = "guaiamum"', 'gang = "nagoa"'),
    ('plaza = "nagoa-south"', 'plaza = "nowhere"'),
    ('name = "N2"', 'name = "N1"'),
    ("spaces = 4", "spaces = 0"),
    ("spaces = 4", "spaces = 5"),
    ("found = { burgher = 1, coin = 2 }", "found = { gold = 1 }"),
    ("found = { burgher = 1, coin = 2 }", "found = { coin = 99 }"),
    ("attack = 3", "attack = 0"),
    ("minister = { burgher = 1, crown = 1, coin = 1 }", "minister = { burgher = 1 }"),
    ("identical = 3", "cost = { coin = 3 }"),
    ("cost = { nagoa = 5 }", "identical = 5"),
    ("cost = { nagoa = 5 }", ""),
    ("goal = { shops = 4 }", "goal = { shops = 0 }"),
    ("goal = { shops = 4 }", ""),
    ('shows = ["crown"]', 'shows = ["coin"]'),
    ('name = "quissama"\ncost', 'name = "araujo"\ncost'),
    ('name = "quissama"\ncost', 'name = "nobody"\ncost'),
    ("count = 12", "count = 1"),
]


@pytest.mark.parametrize(("old", "new"), WRONG)
def test_content_that_breaks_a_rule_of_the_game_is_refused(tmp_path: Path, old: str, new: str) -> None:
    file = changed(tmp_path, old, new, 2 if old == "count = 12" else 1)
    if old == "count = 12":
        text = (
            file.read_text(encoding="utf-8").replace("count = 10\n", "count = 2\n").replace("count = 15", "count = 2")
        )
        file.write_text(text, encoding="utf-8")
    with pytest.raises(ludoteca.BadContent):
        Quissama(file)
