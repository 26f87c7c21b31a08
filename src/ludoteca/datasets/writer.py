"""A dataset that is being written: a shard is put in its place when all of its games are there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.arena.play import Result
from ludoteca.datasets.card import FILE, Card, check_same, put, read_card, write_card
from ludoteca.datasets.rows import Row, row_of
from ludoteca.datasets.shards import WRITING


class Writer:
    """What a folder has and what it lacks; another dataset's folder is refused."""

    def __init__(self, folder: Path, card: Card) -> None:
        self._folder = folder
        self.card = card
        self._shards = card.shards()
        self._waiting: dict[int, Row] = {}
        before = read_card(folder).shards() if (folder / FILE).exists() else []
        if before:
            check_same(folder, card, read_card(folder))
        self._whole = {
            number
            for number, games in enumerate(self._shards)
            if number < len(before) and before[number] == games and (folder / card.file(number)).exists()
        }

    def open(self) -> None:
        """Make the folder, with its card."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._tell()

    def missing(self) -> list[int]:
        """The numbers of the games still to be played."""
        shards = enumerate(self._shards)
        return [game for number, games in shards if number not in self._whole for game in games]

    def add(self, result: Result) -> None:
        """One more game; its shard is written if it was the last one missing there."""
        self._waiting[result.number] = row_of(result, self.card.observations)
        number = result.number // self.card.shard
        games = self._shards[number]
        if all(game in self._waiting for game in games):
            rows = [self._waiting.pop(game) for game in games]
            put(self._folder / self.card.file(number), WRITING[self.card.kind](rows))
            self._whole.add(number)
            self._tell()

    def _tell(self) -> None:
        """The card says how much there is."""
        written = sum(len(self._shards[number]) for number in self._whole)
        self.card = msgspec.structs.replace(self.card, written=written)
        write_card(self._folder, self.card)
