"""The games for researchers: as PettingZoo environments, as arrays of many games at once, and in OpenSpiel."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError

try:
    import numpy  # noqa: F401 (all that is in here stands on it)
except ImportError:
    raise LudotecaError("extra-missing", library="NumPy", extra="ludoteca[pettingzoo,openspiel]") from None
