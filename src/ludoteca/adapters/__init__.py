"""The games for researchers: environments of Gymnasium and PettingZoo, many games on arrays, and OpenSpiel."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError

try:
    import numpy  # noqa: F401 (all that is in here stands on it)
except ImportError:
    raise LudotecaError("extra-missing", library="NumPy", extra="ludoteca[gymnasium,pettingzoo,openspiel]") from None
