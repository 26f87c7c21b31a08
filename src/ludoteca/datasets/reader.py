"""Going through a dataset."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteca.datasets.card import read_card
from ludoteca.datasets.rows import Row
from ludoteca.datasets.shards import read_shard


def read(folder: Path | str) -> Iterator[Row]:
    """All games of a dataset in the order of their numbers, a shard in memory at a time."""
    card = read_card(folder)
    for number in range(len(card.shards())):
        file = Path(folder, card.file(number))
        if file.exists():
            yield from read_shard(file)
