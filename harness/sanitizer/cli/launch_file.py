"""A launch as a TOML file instead of a long line of options.

    ptx = "gemm.ptx"             # next to this file
    entry = "gemm"               # its name in the source or in the PTX; not needed if it is alone
    grid = [8, 4]                # blocks, also with clusters
    block = 128                  # not needed if the PTX has .reqntid or .maxntid
    cluster = 2
    shared_bytes = 65536
    args = ["a: f32[64,32]=random", "map:&a:box=64,32", "i32=5"]

    [variables]                  # __device__ and __constant__ ones, as the host set them
    scale = "f32=2.0"

    [out]                        # written after the launch: arguments by name or number, variables
    a = "a.npy"

    [expect]
    a = { file = "reference.npy", rtol = 1e-3, atol = 1e-5 }

    [[launch]]                   # several launches: the keys above are those of each
    grid = 4

The keys are the fields of `harness.sanitizer.cli.request.Request`; a recorded launch
(`harness.sanitizer.capture`) has ranges of ``[[memory]]`` too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from harness.base.errors import HarnessError, LaunchError
from harness.base.files import reading

NAME = "launch.toml"

Read = Callable[[object, Path], Any]
"""Converts a value of a launch file or of an option; the path: the folder of its files."""


class NestedError(ValueError):
    """An error in a value below the key that is being read; ``keys`` lead to it."""

    def __init__(self, keys: tuple[str, ...], message: str):
        super().__init__(message)
        self.keys = keys


def read_launches(path: Path, readers: Mapping[str, Read]) -> list[dict[str, Any]]:
    """Return the values of each launch of the file by key; files are paths as seen from here.

    Raises FileError, and LaunchError, which names the file, the line and the key.
    """
    with reading(path, "a launch file in TOML"):
        text = path.read_text(encoding="utf-8-sig")
        content = tomllib.loads(text)
    tables = content.pop("launch", [{}])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise _error(path, text, ("launch",), "expected tables, each under [[launch]]")

    def read(table: Mapping[str, object], *at: str) -> dict[str, Any]:
        values = {}
        for key, value in table.items():
            if key not in readers:
                known = ", ".join(readers)
                raise _error(path, text, (*at, key), f"unknown key; the keys are {known}")
            try:
                values[key] = readers[key](value, path.parent)
            except NestedError as error:
                raise _error(path, text, (*at, key, *error.keys), str(error)) from None
            except (HarnessError, TypeError, ValueError) as error:
                raise _error(path, text, (*at, key), str(error)) from None
        return values

    common = read(content)
    launches = [common | read(table, "launch", str(n)) for n, table in enumerate(tables)]
    if not all("ptx" in values for values in launches):
        raise LaunchError(f"{path}: the key ptx is missing: the PTX file, next to this file")
    return launches


def _error(path: Path, text: str, keys: tuple[str, ...], message: str) -> LaunchError:
    return LaunchError(f"{path}, line {_line_of(text, keys)}: {'.'.join(keys)}: {message}")


def _line_of(text: str, keys: tuple[str, ...]) -> int:
    """Return the line of a key; if ``keys`` has a number, of that table in an array of tables."""
    path = [part for part in keys if not part.isdigit()]
    wanted = next((int(part) for part in keys if part.isdigit()), 0)
    table: list[str] = []
    seen, best = -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]", line)
        key = re.match(r"\s*([^=\s#]+|\"[^\"]*\"|'[^']*')\s*=", line)
        if header:
            table = [part.strip(" \"'") for part in header[2].split(".")]
            seen += header[1] == "[[" and table == path[: len(table)]
        here = table if header else [*table, key[1].strip("\"'")] if key else None
        if here is None or here != path[: len(here)]:
            continue
        if seen in (-1, wanted) and len(here) >= 1:
            if here == path:
                return number
            best = number
    return best
