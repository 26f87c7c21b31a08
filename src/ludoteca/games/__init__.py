"""The four games, one package each; they never import each other. Called, it lists all installed ones."""

import sys
from types import ModuleType

from ludoteca.core import registry


class _Games(ModuleType):
    """So that `ludoteca.games()` and `import ludoteca.games.holi as holi` both mean what they say."""

    def __call__(self) -> list[str]:
        """The ids of all installed games, sorted."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
