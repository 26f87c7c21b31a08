"""`ludoteca play`: what a person types, and what it does."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.words import words
from tests.cli.shell import Ran, Run

FIRST_CHOICES = "1\n" * 400
"""More than any game of Holi asks."""


def play(run: Run, *typed: str, more: tuple[str, ...] = ()) -> Ran:
    """A game of two with seed 5, in which the person begins on the first corner and may move to C3."""
    return run("play", "holi", "--bots", "random", "--seed", "5", *more, typed="\n".join(typed) + "\n")


def saved(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "ludoteca" / "games").glob("*.json"))


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize(
    ("language", "won", "ask"),
    [
        ("en", " wins with ", "Throw a card"),
        ("pt", " vence com ", "Arremesse"),
        ("es", " gana con ", "Lanza"),
    ],
)
def test_a_whole_game_by_first_choices(run: Run, players: str, language: str, won: str, ask: str) -> None:
    options = ("--players", players, "--lang", language, "--option", "rivalry=random:3")
    ran = run("play", "holi", "--bots", "random", "--seed", "3", *options, typed=FIRST_CHOICES)
    assert (ran.status, ran.err) == (0, "")
    assert ask in ran.out
    sheet = ran.out[ran.out.rindex("┏") :]
    assert won in sheet
    assert "Total" in sheet
    assert "Traceback" not in ran.out


def test_acts_can_be_typed_whole_or_in_part(run: Run) -> None:
    out = play(run, "start A1", "mov c3", "thr D1 D2", "yes", "quit", "no").out
    assert "● Player 1 starts on A1." in out
    assert "● Player 1 moved to C3, ground floor." in out
    assert "● Player 1 threw Step: D1 and D2, ground floor." in out


def test_an_empty_line_parts_what_happened_from_the_table(run: Run) -> None:
    lines = play(run, "start A1", "quit", "no").out.splitlines()
    tables = [place for place, line in enumerate(lines) if line.startswith("  Ground floor")]
    assert len(tables) == 2
    assert [lines[place - 1] for place in tables] == ["", ""]


def test_what_happened_is_told_once(run: Run) -> None:
    out = play(run, "start A1", "move C3", "throw D1 D2", "yes", "quit", "no").out
    news = [line for line in out.splitlines() if line.startswith(("●", "■")) and line.endswith(".")]
    assert len(news) > 4
    assert out.count("■ Player 2 starts on F6.") == 1
    assert out.count("● Player 1 moved to C3, ground floor.") == 1
    assert out.count("Player 1 threw Step: D1 and D2, ground floor.") == 1


def test_a_throw_takes_short_steps_and_one_answer_is_not_asked(run: Run) -> None:
    out = play(run, "1", "move C3", "2", "back", "throw-down", "B5", "", "quit", "no").out
    assert "Throw, Step: Which squares get powder?" in out
    assert "Which card?" not in out
    assert "Throw face down, Step: Which square?" in out
    assert "● Player 1 threw Step face down: B5, ground floor." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("end", "The turn cannot end before the throw."),
        ("climb", "Nobody climbs from an edge or a corner."),
        ("move A1", "You are already on A1."),
        ("throw bar B1 C1", "You do not hold Bar."),
        ("start A1", "The set-up is over."),
        ("A1", "You are already on A1."),
        ("77", "There is no answer 77; answers go from 1 to 3."),
        ("dance", "“dance” matches nothing here."),
        ("undo", "This cannot be taken back"),
        ("? dance", "There is nothing called “dance” to explain."),
        ("save /", "/ already exists; name another file."),
        ("save \0/", "/ already exists"),
    ],
)
def test_refused_input_says_why_and_asks_again(run: Run, typed: str, said: str) -> None:
    ran = play(run, "A1", typed, "quit", "no")
    assert ran.status == 0
    answer = ran.out.split("● › ")[2]
    assert answer.startswith(said)
    assert "Throw a card this turn;" in answer


def test_refusals_name_players_and_speak_the_readers_language(run: Run) -> None:
    out = play(run, "A1", "mover A1", "sair", "nao", more=("--lang", "pt")).out
    assert "Você já está em A1." in out
    assert "Salvar a partida?" in out


@pytest.mark.parametrize("answer", ["yes", "1", "", "y"])
def test_what_ends_the_turn_is_asked_first(run: Run, answer: str) -> None:
    out = play(run, "A1", "move C3", "throw D1 D2", answer, "quit", "no").out
    asked, after = out.split("Throw Step: D1 and D2, and your turn ends. Do it?")
    assert "threw Step" not in asked
    assert "● Player 1 threw Step: D1 and D2, ground floor." in after
    assert "■ Player 2" in after


@pytest.mark.parametrize("answer", ["no", "2", "back"])
def test_and_whoever_says_no_chooses_anew(run: Run, answer: str) -> None:
    out = play(run, "A1", "move C3", "throw D1 D2", answer, "throw-down B5", "yes", "quit", "no").out
    assert "threw Step: D1" not in out
    assert "● Player 1 threw Step face down: B5, ground floor." in out


def test_there_the_step_before_can_be_taken_back_and_commands_work(run: Run) -> None:
    out = play(run, "A1", "move C3", "throw D1 D2", "dance", "score", "undo", "move A1", "quit", "no").out
    after = out.split("and your turn ends")[-1]
    assert "“dance” matches nothing here." in out
    assert "Powder on others" in out
    assert "You are already on A1." in after


def test_whoever_does_not_want_to_be_asked_is_not(run: Run) -> None:
    out = play(run, "A1", "move C3", "throw D1 D2", "quit", "no", more=("--no-confirm",)).out
    assert "and your turn ends" not in out
    assert "● Player 1 threw Step: D1 and D2, ground floor." in out


def test_undo_gives_the_turn_back(run: Run) -> None:
    out = play(run, "A1", "move C3", "undo", "log", "quit", "no").out
    _, after = out.split("● Player 1 moved to C3, ground floor.")
    assert "(●)" in next(line for line in after.split("● › ")[1].splitlines() if line.startswith("1 "))
    assert "moved to C3" not in after


def test_help_explains_what_is_asked_the_commands_and_cards(run: Run) -> None:
    out = play(run, "A1", "?", "? step", "? ladders", "quit", "no").out
    help_text = " ".join(out.split("● › ")[2].split())
    for said in (
        "Move: To any square of your floor",
        "undo: take back",
        "save: save the game",
        "back: go back one",
    ):
        assert said in help_text
    assert "Step: Two squares side by side" in out
    assert "Ladders: Climb needs 3" in out


@pytest.mark.parametrize(
    ("rivalry", "said", "unsaid"),
    [
        ("short-steps", "a square of your floor at most 2 steps away", "any square of your floor without a pawn"),
        ("clean-feet", "without a pawn and without powder of your own", "squares away"),
        ("mirror", "Turn and mirror the card's pattern", "Turn the card's pattern"),
        ("long-memory", "Even twice running.", "Not twice running."),
        ("splash", "A pawn there is hit: 2 now, 2 at the end.", "hit: 1"),
    ],
)
def test_help_says_what_holds_at_this_table(run: Run, rivalry: str, said: str, unsaid: str) -> None:
    out = play(run, "1", "?", "quit", "no", more=("--option", f"rivalry={rivalry}")).out
    told = " ".join(out.split("● › ")[2].split())
    assert said in told
    assert unsaid not in told


@pytest.mark.parametrize(
    ("option", "said", "unsaid"),
    [
        ("cabeca_de_porco=anyone", "Anybody may.", "You must hold Alemão"),
        ("cabeca_de_porco=holder", "You must hold Alemão, unblocked.", "Anybody may."),
        ("open_market=on", "each card you had, once a turn.", "Market, once a turn."),
        ("open_market=off", "Market, once a turn.", "each card you had"),
        ("one_character=on", "after that your meeples only block.", "it is yours."),
        ("one_character=off", "with the second one it is yours.", "only block"),
    ],
)
def test_help_of_quissama_names_one_case_of_an_option(option: str, said: str, unsaid: str) -> None:
    game = ludoteca.game("quissama")
    name, _, value = option.partition("=")
    state = game.start(3, {name: game.option(name).parse(value)}, ludoteca.Dice(1))
    facts, speech = state.view(0).facts, words("en", "quissama")
    told = " ".join(speech.say(f"help-{kind}", **facts) for kind in ("recruit", "trade", "influence"))
    assert said in told
    assert unsaid not in told


def test_score_and_log_are_shown_on_demand(run: Run) -> None:
    parts = play(run, "A1", "score", "log", "quit", "no").out.split("● › ")
    assert "Powder on others" in parts[2]
    assert "(for each player who has fewer sweets; a tie brings nothing)" in " ".join(parts[2].split())
    assert "● Player 1 starts on A1." in parts[3]


def test_the_log_tells_only_what_the_seat_saw(run: Run) -> None:
    out = run("play", "holi", "--bots", "random", "--seed", "3", typed=FIRST_CHOICES).out
    told = [line for line in out.splitlines() if line.startswith("■ Player 2 threw")]
    assert any("threw a card face down" in line for line in told)
    assert not any("Player 2 drew" in line for line in out.splitlines())


def test_save_quit_and_resume(run: Run, tmp_path: Path) -> None:
    first = play(run, "A1", "move C3", "save game.json", "quit", "yes")
    assert "The game is saved in game.json." in first.out
    assert "Continue with: ludoteca play holi --resume game.json" in first.out
    record = ludoteca.replay((tmp_path / "game.json").read_bytes()).record
    assert record.steps[-1].act == {"type": "move", "cell": "C3"}
    again = run("play", "holi", "--bots", "random", "--resume", "game.json", typed="log\n" + FIRST_CHOICES)
    assert "● Player 1 moved to C3, ground floor." in again.out
    assert " wins with " in again.out
    assert ludoteca.replay((tmp_path / "game.json").read_bytes()).state.seat == -1
    over = run("play", "holi", "--bots", "random", "--resume", "game.json")
    assert " wins with " in over.out


def test_save_does_not_overwrite_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("dear to me")
    assert "mine.json already exists" in play(run, "A1", "save mine.json", "quit", "no").out
    assert (tmp_path / "mine.json").read_text() == "dear to me"


def test_quit_without_saving_writes_nothing(run: Run, tmp_path: Path) -> None:
    assert play(run, "A1", "quit", "no").status == 0
    assert saved(tmp_path) == []


def test_the_end_of_input_saves_the_running_game_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    ran = run("play", "holi", "--bots", "random", "--players", "3", "--seat", "2", "--seed", "5", typed="1\n")
    (file,) = saved(tmp_path)
    assert ran.status == 0
    assert f"ludoteca play holi --resume {file} --seat 2" in ran.out.replace("\n", "")
    assert ludoteca.replay(file.read_bytes()).record.players == 3


def test_a_finished_game_is_saved_if_wanted(run: Run, tmp_path: Path) -> None:
    run("play", "holi", "--bots", "random", "--seed", "3", typed=FIRST_CHOICES)
    assert saved(tmp_path) == []
    choices = run("play", "holi", "--bots", "random", "--seed", "3", typed=FIRST_CHOICES).out.count("● › ") - 1
    run("play", "holi", "--bots", "random", "--seed", "3", typed="1\n" * choices + "yes\n")
    (file,) = saved(tmp_path)
    assert ludoteca.replay(file.read_bytes()).record.outcome is not None


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"game": "holi"}'])
def test_a_corrupt_save_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text)
    ran = run("play", "holi", "--bots", "random", "--resume", "bad.json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_only_a_file_with_one_game_is_resumed(run: Run) -> None:
    run("sim", "holi", "--games", "2", "--records", "two.jsonl")
    assert run("play", "holi", "--bots", "random", "--resume", "two.jsonl").err == (
        "two.jsonl holds several games; only a file with one can be resumed.\n"
    )
