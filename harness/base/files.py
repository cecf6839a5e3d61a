"""Files that a person names: an error names the file, the option, and the expected contents."""

from __future__ import annotations

import os
import tomllib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.base.errors import FileError, HarnessError

# numpy, gzip and tomllib have no error of their own for a file that is not of their form.
_UNREADABLE = (
    OSError, ValueError, TypeError, EOFError, ArithmeticError, MemoryError, RecursionError,
    zlib.error,
)  # fmt: skip
_WORDS: dict[type[BaseException], str] = {
    FileNotFoundError: "there is no such file",
    IsADirectoryError: "it is a folder",
    NotADirectoryError: "what should be a folder is a file",
    FileExistsError: "what should be a folder is a file",
    PermissionError: "permission is denied",
    UnicodeDecodeError: "it is not valid UTF-8",
    RecursionError: "it is nested too deeply",
}


@contextmanager
def reading(file: Path | str, wanted: str, where: str = "") -> Iterator[None]:
    """Raise a FileError for any error inside, where ``file`` is read.

    ``wanted``: the expected kind of file, with an article. ``where``: text before its name in the
    message, such as ``"--sarif "``.
    """
    try:
        yield
    except HarnessError:
        raise
    except _UNREADABLE as error:
        raise FileError(f"{where}{file}: {_why(error)}; expected {wanted}") from None


@contextmanager
def writing(file: Path, where: str = "") -> Iterator[None]:
    """Raise a FileError for any error inside, where ``file`` is written."""
    try:
        yield
    except OSError as error:
        folder = file.absolute().parent
        lost = isinstance(error, FileNotFoundError)
        why = f"there is no folder {folder}" if lost else _why(error)
        raise FileError(f"{where}{file} cannot be written: {why}") from None


def check_place(file: Path, where: str = "") -> None:
    """Raise FileError, before a long run, if ``file`` could not be written after it."""
    with writing(file, where):
        folder = file.absolute().parent
        if file.is_dir():
            raise IsADirectoryError
        if not folder.is_dir():
            raise FileNotFoundError
        if not os.access(file if file.exists() else folder, os.W_OK):
            raise PermissionError


def _why(error: BaseException) -> str:
    if isinstance(error, tomllib.TOMLDecodeError):
        return f"it is not valid TOML: {error}"
    for kind, words in _WORDS.items():
        if isinstance(error, kind):
            return words
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


# Kinds, causes and properties had British spelling until 0.1.0. Files that people
# keep may have them: suppressions, points and hints.
_SPELLINGS = {
    "initialised": "initialized",
    "synchronised": "synchronized",
    "behaviour": "behavior",
}


def current(name: str) -> str:
    """Return today's spelling of a name, or of a glob of names."""
    for old, new in _SPELLINGS.items():
        name = name.replace(old, new)
    return name
