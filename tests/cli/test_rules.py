"""`ludoteca rules`, and which tests prove which clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.console.coverage import Spread, clauses, find_checkout, proofs, spread
from ludoteca.words import words
from ludoteca.words.rulebook import rules_text
from tests.cli.shell import PROJECT, Run

RULES = {"en": "Falling colour", "pt": "Cor cadente", "es": "Color que cae"}
NOT_OURS = {
    "en": ("Colour cards", "reconstructed, not the", "13 of 13", "Short steps", "20 of 21"),
    "pt": ("Cartas de cor", "reconstruído, não é o", "13 de 13", "Passos curtos", "20 de 21"),
    "es": ("Cartas de color", "reconstruido, no es el", "13 de 13", "Pasos cortos", "20 de 21"),
}


@pytest.mark.parametrize("language", RULES)
def test_rules_end_with_what_is_not_the_originals(run: Run, language: str) -> None:
    ran = run("rules", "holi", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert RULES[language] in ran.out
    sources = ran.out[ran.out.rindex("┏") :]
    for said in NOT_OURS[language]:
        assert said in sources


@pytest.mark.parametrize("language", RULES)
def test_all_rivalry_cards_are_told_with_their_texts(language: str) -> None:
    game, speech = ludoteca.game("holi"), words(language, "holi")
    told = rules_text(game, language)
    cards = dict(game.content.tables())["rivalry"]
    assert len(cards) == 21
    for card in cards:
        name = getattr(card, "name", "")
        assert f"- **{speech.say(f'rivalry-{name}')}** (" in told
        assert speech.about(f"rivalry-{name}-text", card) in told
    assert "<!-- cards" not in told


QUISSAMA = {
    "en": ("Only the player who holds Alemão, unblocked, may do this.", "Anybody may do"),
    "pt": ("Só quem tem Alemão liberado pode fazê-lo.", "Todos podem"),
    "es": ("Solo puede hacerlo quien tiene a Alemão sin bloquear.", "Todos pueden"),
}


@pytest.mark.parametrize("language", QUISSAMA)
def test_the_rules_are_those_with_the_options_asked_for(language: str) -> None:
    game, (holder, anyone) = ludoteca.game("quissama"), QUISSAMA[language]
    book, other = rules_text(game, language), rules_text(game, language, {"cabeca_de_porco": "anyone"})
    assert (holder in book, anyone in book) == (True, False)
    assert (holder in other, anyone in other) == (False, True)


@pytest.mark.parametrize("name", sorted(ludoteca.games()))
@pytest.mark.parametrize("language", RULES)
def test_no_mark_is_left_in_the_rules_and_the_book_needs_no_word_on_options(name: str, language: str) -> None:
    told = rules_text(ludoteca.game(name), language)
    assert re.findall(r"<!-- (?!picture: )", told) == []
    assert words(language, name).say("rules-table") not in told


def test_rules_tell_what_the_table_has_chosen(run: Run) -> None:
    out = run("rules", "quissama", "--option", "turn_limit=120", "--option", "open_market=on").out
    told = " ".join(out.split())
    assert "At this table, unlike in the basic game:" in told
    assert "Open Market: Each card in your hand can be swapped once a turn" in told
    assert "Turn limit: 120." in told
    assert "Without a winner after 120 turns" in told
    assert "Three identical cards stay." in told


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project with a ledger of three clauses and tests for two of them."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "holi.md").write_text(
        "- **H-01** one **H-02** two\n- **H-03** three, see H-01 **bold**"
    )
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_some.py").write_text(
        """
@rule("H-01", "H-02")
@other("H-03")
def test_both(): ...

@ledger.rule("H-02")
class TestMany:
    def test_one(self): ...

    @pytest.mark.rule("H-01")
    def test_two(self): ...
"""
    )
    return tmp_path


def test_clauses_are_the_bold_ids(checkout: Path) -> None:
    assert clauses((checkout / "docs" / "rules" / "holi.md").read_text()) == ["H-01", "H-02", "H-03"]


def test_proofs_are_the_tests_that_name_a_clause(checkout: Path) -> None:
    assert proofs(checkout / "tests") == {
        "H-01": ["tests/deep/test_some.py::test_both", "tests/deep/test_some.py::TestMany::test_two"],
        "H-02": ["tests/deep/test_some.py::test_both", "tests/deep/test_some.py::TestMany"],
    }


def test_coverage_shows_clauses_without_a_test_and_fails(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout / "tests" / "deep")
    ran = run("rules", "holi", "--coverage")
    assert ran.status == 1
    lines = ran.out.splitlines()
    assert lines[:2] == [
        "H-01  tests/deep/test_some.py::test_both",
        "      tests/deep/test_some.py::TestMany::test_two",
    ]
    assert lines[4:] == ["H-03  no test", "2 of 3 clauses are proved by a test."]


def test_coverage_of_a_proved_ledger_succeeds(run: Run, checkout: Path) -> None:
    (checkout / "tests" / "test_more.py").write_text('@rule("H-03")\ndef test_three(): ...\n')
    ran = run("rules", "holi", "--coverage", "--lang", "pt")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "Cláusulas provadas por um teste: 3 de 3.")


def test_the_spread_counts_files_of_rules_and_all_files(run: Run, checkout: Path) -> None:
    holi = checkout / "src" / "ludoteca" / "games" / "holi"
    for name, text in {
        "content.py": '"""H-01 to H-03: what is printed."""',
        "rules/throw.py": '"""H-01, H-02."""',
        "seen/view.py": '"""H-02: what is seen."""',
        "setup.py": '"""H-02."""',
    }.items():
        (holi / name).parent.mkdir(parents=True, exist_ok=True)
        (holi / name).write_text(text)
    assert spread(["H-01", "H-02", "H-03"], holi) == Spread(ruled=1.0, named=7 / 3)
    assert "a clause is found in 1.0 rules files" in " ".join(run("rules", "holi", "--coverage").out.split())


def test_a_clause_stands_in_few_files_of_rules() -> None:
    games = {file.stem: clauses(file.read_text()) for file in (PROJECT / "docs/rules").glob("*.md")}
    ruled = {
        game: spread(ledger, PROJECT / "src/ludoteca/games" / game).ruled for game, ledger in games.items() if ledger
    }
    assert sum(ruled[game] * len(games[game]) for game in ruled) / sum(len(games[game]) for game in ruled) <= 2.5


def test_the_checkout_is_found_from_below() -> None:
    assert find_checkout("holi", PROJECT / "tests" / "cli") == (PROJECT / "docs/rules/holi.md", PROJECT / "tests")
    assert find_checkout("holi", Path("/")) is None
