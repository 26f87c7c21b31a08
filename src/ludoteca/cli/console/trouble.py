"""What the system says about files, in our words."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError

KEYS: dict[type[OSError], str] = {
    FileNotFoundError: "file-missing",
    FileExistsError: "file-exists",
    IsADirectoryError: "file-is-folder",
    PermissionError: "file-forbidden",
}


def file_trouble(error: OSError) -> LudotecaError:
    """The error with its file; the system's own reason where we have no words for it."""
    file = str(error.filename or "")
    return LudotecaError(KEYS.get(type(error), "file-trouble"), file=file, reason=error.strerror or str(error))
