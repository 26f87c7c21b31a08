"""`ludoteca play`: a person against the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.console import records
from ludoteca.cli.console.arguments import (
    GameArgument,
    OptionsOption,
    PlayersOption,
    SeedOption,
    fresh_seed,
    print_advice,
    read_options,
    read_seat,
)
from ludoteca.cli.console.contents import ContentOption, game_with
from ludoteca.cli.talk import prompt
from ludoteca.cli.talk.chooser import folded
from ludoteca.cli.talk.confirm import confirmed, means
from ludoteca.cli.talk.opponents import find_opponents, introduced, people_at, seated
from ludoteca.cli.talk.score import show_result
from ludoteca.cli.talk.session import Session
from ludoteca.cli.talk.story import happened, sentences
from ludoteca.core.chance import Dice
from ludoteca.core.errors import BadOption, BadRecord
from ludoteca.core.game import AnyGame
from ludoteca.core.match import Match
from ludoteca.core.record import replay
from ludoteca.drawing.look import painted
from ludoteca.drawing.screen import console
from ludoteca.words import Words, words

INTERRUPTED = 130


def play(
    context: typer.Context,
    game: GameArgument,
    players: PlayersOption = None,
    option: OptionsOption = None,
    seed: SeedOption = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 1.")] = 1,
    bots: Annotated[str, typer.Option("--bots", help="Your opponents: one level for all, or one for each.")] = "medium",
    confirm: Annotated[
        bool, typer.Option("--confirm/--no-confirm", help="Ask before a decision that ends your turn.")
    ] = True,
    content: ContentOption = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
) -> int:
    """Play a game against bots: easy, medium or hard. Type ? at any question for help."""
    found = game_with(game, content)
    speech = words(context.obj, found.id)
    luck = fresh_seed() if seed is None else seed
    if resume is None:
        options = read_options(found, option)
        session = _session(Match(found, players, options, luck), seat, bots, speech, luck)
        print_advice(found, options, speech)
    else:
        if players is not None or option:
            raise BadOption("resume-has-options")
        session = _resumed(found, resume, seat, bots, speech, luck)
    session.confirm = confirm
    return run(session)


def _session(match: Match, seat: int, bots: str, speech: Words, seed: int) -> Session:
    """The person sits down; the opponents have dice of their own, so that they do not change the game's luck."""
    chair = read_seat(seat, match.players)
    players = seated(find_opponents(bots, match.players - 1, match.game), chair)
    names = people_at(speech, players)
    return Session(match, chair, speech, names, console(), players, Dice(seed + (1 << 64)))


def _resumed(game: AnyGame, file: Path, seat: int, bots: str, speech: Words, seed: int) -> Session:
    """A saved game and its story so far, with the contents it was begun with."""
    record = records.only_record(file)
    if record.game != game.id:
        raise BadRecord("record-other", field="game", value=record.game, right=game.id)
    own = game if record.content == game.content.digest() else None
    session = _session(Match.resume(record, seed, own), seat, bots, speech, seed)
    session.file = file
    for events in happened(replay(record, own)):
        session.log.append(sentences(session.game, events, session.seat, speech, session.names))
    session.told = len(session.log)
    return session


def run(session: Session) -> int:
    """Play to the end, or until the person leaves; the exit status."""
    session.say("welcome", "dim", title=session.game.title)
    for line in introduced(session.words, session.players, session.names):
        session.out.print(painted(line, session.names))
    try:
        _play_to_end(session)
        _finish(session)
    except prompt.Quit:
        _offer(session, "save-running", session.leave, unless_no=True)
    except EOFError:
        _break_off(session)
    except KeyboardInterrupt:
        _break_off(session)
        return INTERRUPTED
    return 0


def _play_to_end(session: Session) -> None:
    """The others, what they did, the person, and so on."""
    while True:
        session.play_others()
        session.show_news()
        if session.match.over:
            return
        _decide(session)


def _break_off(session: Session) -> None:
    """The person is gone: nothing of a running game is lost."""
    session.out.print()
    if not session.match.over:
        session.leave()


def _decide(session: Session) -> None:
    """One decision of the person; what has one answer is not asked but told."""
    session.show_table()
    alone = len(session.match.state.legal()) == 1
    try:
        act = prompt.choose(session)
        while not confirmed(session, act):
            act = prompt.choose(session)
    except prompt.TakenBack:
        return
    if alone:
        session.say("only-choice", act=session.words.tell(act, session.names, prefix="act-"))
    session.match.act(session.seat, act)


def _finish(session: Session) -> None:
    """The last table, how it ended, the score sheet, the tie-breaks, the winner; then the record if wanted."""
    outcome = session.match.state.outcome()
    session.show_table()
    session.say(f"ending-{outcome.ending}")
    show_result(session.out, outcome, session.game, session.words, session.names)
    if session.file is None:
        _offer(session, "save-finished", session.save)
    else:
        session.save()


def _offer(session: Session, key: str, save: Callable[[], None], unless_no: bool = False) -> None:
    """Save if the person says yes; `unless_no` if there is any other answer than no."""
    session.say(key)
    try:
        answer = folded(prompt.read(session))
    except EOFError:
        session.out.print()
        answer = ""
    if means(session, "no", answer) if unless_no else not means(session, "yes", answer):
        return
    save()
