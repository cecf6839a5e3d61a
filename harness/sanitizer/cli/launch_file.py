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

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from harness.base.errors import HarnessError, LaunchError
from harness.base.files import reading

NAME = "launch.toml"

Read = Callable[[object, Path], Any]
"""Converts a value of a launch file or of an option; the path: the folder of its files."""


def read_launches(path: Path, readers: Mapping[str, Read]) -> list[dict[str, Any]]:
    """Return the values of each launch of the file by key; files are paths as seen from here.

    Raises FileError, and LaunchError, which names the file and the key, with its tables before it.
    """
    with reading(path, "a launch file in TOML"):
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    tables = content.pop("launch", [{}])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise LaunchError(f"{path}: launch: expected tables, each under [[launch]]")

    def refusal(message: object, *keys: str) -> LaunchError:
        return LaunchError(f"{path}: {'.'.join(keys)}: {message}")

    def read(table: Mapping[str, object], *at: str) -> dict[str, Any]:
        values = {}
        for key, value in table.items():
            if key not in readers:
                known = ", ".join(readers)
                raise refusal(f"unknown key; the keys are {known}", *at, key)
            try:
                values[key] = readers[key](value, path.parent)
            except (HarnessError, TypeError, ValueError) as error:
                raise refusal(error, *at, key) from None
        return values

    common = read(content)
    launches = [common | read(table, "launch", str(n)) for n, table in enumerate(tables)]
    if not all("ptx" in values for values in launches):
        raise LaunchError(f"{path}: the key ptx is missing: the PTX file, next to this file")
    return launches
