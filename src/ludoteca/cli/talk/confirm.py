"""Before a decision that ends the turn the person is asked once more: until then nobody else decides."""

from __future__ import annotations

import msgspec

from ludoteca.cli.talk import prompt
from ludoteca.cli.talk.chooser import folded, kind_of
from ludoteca.cli.talk.session import Session
from ludoteca.core.errors import Illegal, LudotecaError


def confirmed(session: Session, act: msgspec.Struct) -> bool:
    """May it be done? What does not end the turn, or says so by its name, is not asked about."""
    if not session.confirm or kind_of(act) == "end" or not session.ends_turn(act):
        return True
    while True:
        session.say("ends-turn", "bold", act=session.words.tell(act, session.names, prefix="act-"))
        session.out.print(f"1 {session.words.say('answer-yes')}   2 {session.words.say('answer-no')}")
        try:
            if (answer := _answer(session)) is not None:
                return answer
        except prompt.Back:
            return False
        except (LudotecaError, OSError) as error:
            prompt.refuse(session, error)


def _answer(session: Session) -> bool | None:
    """Yes (or just Enter), no, or None after a command."""
    line = prompt.read(session)
    for answer, number, word in ((True, "1", "yes"), (False, "2", "no")):
        if line == number or means(session, word, folded(line)) or (answer and not line):
            return answer
    if not prompt.obeyed(session, line):
        raise Illegal("answer-unknown", text=line)
    return None


def means(session: Session, word: str, answer: str) -> bool:
    """Is this the beginning of yes or no, in English or the reader's language?"""
    return answer != "" and any(full.startswith(answer) for full in (word, folded(session.words.say(f"answer-{word}"))))
