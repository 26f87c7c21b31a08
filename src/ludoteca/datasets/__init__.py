"""Games between bots in a folder, for programs that learn: shards of games, and a card that says how they were made.

`ludoteca dataset` writes one, `read` goes through it; see docs/research.md.
"""

from ludoteca.datasets.card import Card, read_card
from ludoteca.datasets.reader import read
from ludoteca.datasets.rows import Decision, Row

__all__ = ["Card", "Decision", "Row", "read", "read_card"]
