"""Asking a person for an act: questions and answers, and the commands that work at any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from ludoteca.cli.console.trouble import file_trouble
from ludoteca.cli.talk.chooser import KIND, Question, folded, kind_of, label, matching, question
from ludoteca.cli.talk.editing import offer
from ludoteca.cli.talk.score import apart_lines, sheet
from ludoteca.cli.talk.session import Session
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.drawing.look import MARKS, painted

Acts = Sequence[msgspec.Struct]
MANY = 12


class Quit(Exception):
    """The person leaves."""


class Back(Exception):
    """One question up."""


class TakenBack(Exception):
    """The table is another one now: ask anew."""


def choose(session: Session) -> msgspec.Struct:
    """An act of the person, asked in as many steps as it takes. TakenBack if a decision was undone instead."""
    legal = [session.game.decode(number) for number in session.match.state.legal()]
    path: list[Acts] = [legal]
    while (asked := question(path[-1])) is not None:
        _show(session, asked, path)
        try:
            if found := _answer(session, asked, legal):
                path.append(found)
        except Back:
            path = path[:-1] or [legal]
        except (LudotecaError, OSError) as error:
            refuse(session, error)
    return path[-1][0]


def _show(session: Session, asked: Question, path: Sequence[Acts]) -> None:
    """What is asked in words, at first the whole of it, and the answers."""
    if len(path) == 1:
        session.say(session.table.ask(session.view), "bold")
    if asked.field != KIND:
        said = f"{_settled(session, path[-1])}: {_field_question(session, asked.field)}"
        session.out.print(painted(said, session.names, "bold"))
    answers = [label(session.words, session.names, asked.field, value) for value, _ in asked.answers]
    session.out.print(_listed(answers))


def _listed(answers: Sequence[str]) -> RenderableType:
    """The answers with their numbers; where there are many, only themselves."""
    if len(answers) > MANY:
        return Text("  ".join(answers))
    return Columns([_numbered(number, answer) for number, answer in enumerate(answers, 1)], padding=(0, 3))


def _field_question(session: Session, field: str) -> str:
    """The game's question for a field, or its bare name."""
    key = f"field-{field}"
    return session.words.say(key) if session.words.has(key) else session.words.say("field-other", field=field)


def _settled(session: Session, acts: Acts) -> str:
    """What these acts of one kind have in common: "Throw, Bar"."""
    common = [field for field in acts[0].__struct_fields__ if len({getattr(act, field) for act in acts}) == 1]
    values = [(KIND, kind_of(acts[0])), *((field, getattr(acts[0], field)) for field in common)]
    return ", ".join(label(session.words, session.names, field, value) for field, value in values)


def _numbered(number: int, answer: str) -> Text:
    """An answer with its number; a number is its own."""
    return Text(answer) if answer.isdecimal() else Text.assemble((f"{number} ", "bold"), answer)


def _answer(session: Session, asked: Question, legal: Acts) -> Acts:
    """The acts that fit the person's answer; none after a command."""
    while not (line := read(session, _completions(session, asked))):
        pass
    name, _, rest = line.partition(" ")
    command = _command(session, name, whole=True)
    if command is None:
        found = _picked(session, asked, line) or _typed(session, asked, line, legal)
        if found:
            return found
        command = _command(session, name, whole=False)
    if command is None:
        raise _misunderstood(session, line)
    COMMANDS[command](session, rest.strip())
    return []


def _completions(session: Session, asked: Question) -> list[str]:
    """What may be typed: an answer, or a command."""
    answers = [label(session.words, session.names, asked.field, value) for value, _ in asked.answers]
    return answers + [session.words.say(f"command-{command}") for command in COMMANDS]


def read(session: Session, offered: Sequence[str] = ()) -> str:
    """A line from the person; the tab key completes to what is offered."""
    offer(offered)
    return input(f"{MARKS[session.seat].shape} › ").replace("\0", "").strip()


def _picked(session: Session, asked: Question, line: str) -> Acts:
    """An answer by its number, or by its value where that is a number itself."""
    if not line.isdecimal():
        return []
    for number, (value, acts) in enumerate(asked.answers, 1):
        own = label(session.words, session.names, asked.field, value)
        if line == (own if own.isdecimal() else str(number)):
            return acts
    raise Illegal("answer-out-of-range", number=line, most=len(asked.answers))


def _typed(session: Session, asked: Question, line: str, legal: Acts) -> Acts:
    """The acts that fit the words typed: an answer to this question, or a whole act."""
    here = [act for _, acts in asked.answers for act in acts]
    return matching(line, here, session.spelling) or matching(line, legal, session.spelling)


def _misunderstood(session: Session, line: str) -> LudotecaError:
    """Why an act that exists is not legal now, or that there is no such thing."""
    wished = matching(line, session.game.actions, session.spelling)
    if not wished:
        return Illegal("answer-unknown", text=line)
    open_kinds = {kind_of(session.game.decode(number)) for number in session.match.state.legal()}
    nearest = min(wished, key=lambda act: (kind_of(act) not in open_kinds, sum(map(len, session.spelling.parts(act)))))
    return session.game.refusal(session.match.state, session.game.encode(nearest))


def refuse(session: Session, error: LudotecaError | OSError) -> None:
    """Say why not."""
    refusal = file_trouble(error) if isinstance(error, OSError) else error
    session.say(refusal.key, "red", **refusal.details)


def _command(session: Session, name: str, whole: bool) -> str | None:
    """The command of that name in English or the reader's language, or the only one that begins so."""
    if name == "?":
        return "help"
    typed = folded(name)
    fits = [
        command
        for command in COMMANDS
        for spelling in {command, folded(session.words.say(f"command-{command}"))}
        if typed and (spelling == typed if whole else spelling.startswith(typed))
    ]
    return fits[0] if len(set(fits)) == 1 else None


def obeyed(session: Session, line: str) -> bool:
    """Was it a command? Then it was carried out."""
    name, _, rest = line.partition(" ")
    command = _command(session, name, whole=False)
    if command is not None:
        COMMANDS[command](session, rest.strip())
    return command is not None


def _help(session: Session, thing: str) -> None:
    """What is asked, what each kind of act does, the commands; or what one thing does."""
    if thing:
        _explain(session, thing)
        return
    session.say(session.table.ask(session.view))
    kinds = dict.fromkeys(kind_of(session.game.decode(number)) for number in session.match.state.legal())
    for kind in kinds:
        if session.words.has(f"help-{kind}"):
            session.out.print(_entry(session.words.say(f"kind-{kind}"), session.explain(f"help-{kind}")))
    session.say("help-typing")
    for command in COMMANDS:
        name = session.words.say(f"command-{command}")
        session.out.print(_entry(name, session.words.say(f"command-{command}-text")))


def _entry(name: str, text: str) -> Text:
    return Text.assemble("  ", (name, "bold"), f": {text}")


def _explain(session: Session, thing: str) -> None:
    """The text of whatever content begins with that name."""
    said = False
    for table, rows in session.game.content.tables():
        for row in [row for row in rows if hasattr(row, "name")]:
            key = f"{table.removesuffix('s')}-{row.name}"
            if session.words.has(f"{key}-text") and _begins(thing, row.name, session.words.say(key)):
                session.out.print(_entry(session.words.say(key), session.words.about(f"{key}-text", row)))
                said = True
    if not said:
        raise Illegal("help-unknown", text=thing)


def _begins(thing: str, *names: str) -> bool:
    return any(folded(name).startswith(folded(thing)) for name in names)


def _undo(session: Session, rest: str) -> None:
    session.undo()
    raise TakenBack


def _score(session: Session, rest: str) -> None:
    """The score by source where the rules keep it open."""
    if not session.game.has_points:
        raise Illegal("score-none", title=session.game.title)
    outcome = getattr(session.view, "outcome", None)
    if outcome is None:
        raise Illegal("score-hidden")
    session.out.print(sheet(outcome, session.words, session.names))
    for line in apart_lines(outcome, session.words):
        session.out.print(line)


def _hint(session: Session, rest: str) -> None:
    """What a strong bot would do."""
    session.say("hint-thinking", "dim")
    session.say("hint", act=session.words.tell(session.hint(), session.names, prefix="act-"))


def _log(session: Session, rest: str) -> None:
    """Everything so far."""
    for told in session.log:
        if told:
            session.out.print(painted(" ".join(told), session.names))


def _save(session: Session, rest: str) -> None:
    session.save(Path(rest).expanduser() if rest else None)


def _back(session: Session, rest: str) -> None:
    raise Back


def _quit(session: Session, rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": _help,
    "back": _back,
    "undo": _undo,
    "score": _score,
    "hint": _hint,
    "log": _log,
    "save": _save,
    "quit": _quit,
}
