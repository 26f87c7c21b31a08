"""A person's game in the terminal: who plays, what was told, and the turns of the others."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from ludoteca.bots.foresight import ends_turn
from ludoteca.bots.levels import Player, find_player
from ludoteca.cli.console import records
from ludoteca.cli.talk.chooser import Spelling
from ludoteca.cli.talk.story import sentences
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.match import Match
from ludoteca.drawing import AnyTable, table_of
from ludoteca.drawing.look import painted
from ludoteca.words import Words

ADVISER = "hard"


@dataclass
class Session:
    """One person at a table. `log` has the sentences of every decision so far, `told` says how many were shown."""

    match: Match
    seat: int
    words: Words
    names: list[str]
    out: Console
    players: list[Player | None]
    """The bots by seat; None is the person."""
    chance: Chance
    log: list[list[str]] = field(default_factory=list)
    told: int = 0
    file: Path | None = None
    """Where the person keeps this game, once saved."""
    confirm: bool = True
    """Is the person asked before a decision that ends the turn?"""

    def __post_init__(self) -> None:
        self.spelling = Spelling(self.words, self.names)
        self.match.listen(self._note)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.game

    @property
    def table(self) -> AnyTable:
        """How it is drawn."""
        return table_of(self.game.id)

    @property
    def view(self) -> Struct:
        """What the person sees."""
        return self.match.state.view(self.seat)

    def _note(self, events: list[Struct]) -> None:
        self.log.append(sentences(self.game, events, self.seat, self.words, self.names))

    def say(self, key: str, style: str = "", **details: object) -> None:
        """Print a sentence."""
        self.out.print(painted(self.words.say(key, self.names, **details), self.names, style))

    def explain(self, key: str) -> str:
        """A sentence about the rules as they hold at this table: the view's `facts` go into it, if it has any."""
        return self.words.say(key, **getattr(self.view, "facts", {}))

    def play_others(self) -> None:
        """The other seats decide until it is the person's turn or the game is over."""
        state = self.match.state
        while (seat := state.seat) not in (self.seat, -1):
            player = self.players[seat]
            assert player is not None, f"seat {seat} is a person's"
            self.match.act(seat, player.choose(partial(state.view, seat), state.legal(), self.chance))

    def hint(self) -> Struct:
        """The act a strong bot would choose in the person's place. It sees what the person sees."""
        state = self.match.state
        action = find_player(ADVISER, self.game).choose(lambda: self.view, state.legal(), self.chance)
        best: Struct = self.game.decode(action)
        return best

    def ends_turn(self, act: Struct) -> bool:
        """Would this act end the person's turn?"""
        return ends_turn(self.game, self.view, self.seat, self.game.encode(act))

    def show_news(self) -> None:
        """What happened since the last time, a line for each decision."""
        for told in self.log[self.told :]:
            if told:
                self.out.print(painted(" ".join(told), self.names))
        self.told = len(self.log)

    def show_table(self) -> None:
        """The table as the person sees it."""
        self.out.print()
        self.out.print(self.table.draw(self.view, self.game, self.words, self.names))

    def undo(self) -> None:
        """Take back the person's last decision, or Illegal."""
        self.match.undo(self.seat)
        self.log.pop()
        self.told = len(self.log)

    def save(self, file: Path | None = None) -> None:
        """Write the game to a file: the one named, the one it was in, or a new one in the user's data folder."""
        target = file or self.file or records.own_file(self.game.id)
        records.save(self.match.record(), target, over=target == self.file)
        self.file = target
        self.say("saved", file=str(target))

    def leave(self) -> None:
        """Save the running game and tell how to go on."""
        self.save()
        seat = f" --seat {self.seat + 1}" if self.seat else ""
        self.say("resume-with", command=f"ludoteca play {self.game.id} --resume {shlex.quote(str(self.file))}{seat}")
