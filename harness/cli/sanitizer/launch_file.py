"""A launch as a TOML file, which says what would be a long line of options.

    ptx = "gemm.ptx"             # beside this file
    entry = "gemm"               # as in the source or as in the PTX; may be left out if it is alone
    grid = [8, 4]                # blocks, also with clusters
    block = 128                  # may be left out where the PTX says it (.reqntid, .maxntid)
    cluster = 2
    shared_bytes = 65536
    args = ["a: f32[64,32]=random", "map:&a:box=64,32", "i32=5"]

    [variables]                  # __device__ and __constant__ ones, as the host set them
    scale = "f32=2.0"

    [out]                        # written after the launch: arguments by name or number, variables
    a = "a.npy"

    [expect]
    a = { file = "reference.npy", rtol = 1e-3, atol = 1e-5 }

Other keys are in `KEYS`; what was recorded of a real launch (`harness.capture`) has ranges of
``[[memory]]`` too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Required, TypedDict, cast

from harness.cli.sanitizer.launch_memory import Expected, MemoryRange
from harness.errors import LaunchError
from harness.files import reading
from harness.launches import Dim3, dim3

NAME = "launch.toml"

Read = Callable[[object, Path], Any]
"""A value of the file as it is needed; the path: the file's folder."""


class LaunchFile(TypedDict, total=False):
    """What a file says, of `KEYS`."""

    ptx: Required[Path]
    entry: str
    grid: Dim3
    block: Dim3
    cluster: Dim3
    shared_bytes: int
    args: tuple[str, ...]
    seed: int
    timeout_s: float
    assemble: bool
    cooperative: bool
    variables: dict[str, str]
    addresses: dict[str, int]
    memory: tuple[MemoryRange, ...]
    out: dict[str, Path]
    expect: dict[str, Expected]
    sources: dict[str, Path]


def read_launch(path: Path) -> LaunchFile:
    """What the file says, by its keys; files are paths as seen from here.

    Raises FileError, and LaunchError, which names the file, the line and the key.
    """
    with reading(path, "a launch file in TOML"):
        text = path.read_text(encoding="utf-8-sig")
        said = tomllib.loads(text)
    made: dict[str, Any] = {}
    for key, value in said.items():
        if key not in KEYS:
            raise _error(path, text, (key,), f"there is no such key; there are {', '.join(KEYS)}")
        made[key] = _checked(path, text, (key,), KEYS[key], value)
    if "ptx" not in made:
        raise LaunchError(f"{path}: the key ptx is missing: the file with the PTX, beside this one")
    return cast(LaunchFile, made)


def _checked(path: Path, text: str, where: tuple[str, ...], read: Read, value: object) -> Any:
    try:
        return read(value, path.parent)
    except _At as at:
        raise _error(path, text, (*where, *at.where), str(at)) from None
    except (LaunchError, TypeError, ValueError) as error:
        raise _error(path, text, where, str(error)) from None


class _At(Exception):
    """What is wrong with the value at keys inside of the one that is read."""

    def __init__(self, where: tuple[str, ...], message: str):
        super().__init__(message)
        self.where = where


def _error(path: Path, text: str, where: tuple[str, ...], message: str) -> LaunchError:
    return LaunchError(f"{path}, line {_line_of(text, where)}: {'.'.join(where)}: {message}")


def _line_of(text: str, where: tuple[str, ...]) -> int:
    """The line of a key; in an array of tables, where ``where`` has a number, of the table."""
    path = [part for part in where if not part.isdigit()]
    wanted = next((int(part) for part in where if part.isdigit()), 0)
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


def _text(value: object, folder: Path) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a text in quotation marks, not {value!r}")
    return value


def _file(value: object, folder: Path) -> Path:
    name = _text(value, folder)
    if not name or "\0" in name:
        raise ValueError(f"the name of a file, not {name!r}")
    return folder / name


def _whole(value: object, folder: Path) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"a whole number, not {value!r}")
    return value


def _address(value: object, folder: Path) -> int:
    address = _whole(value, folder)
    if not 0 < address < 1 << 57 or address % 16:
        raise ValueError(f"an address of device memory, a multiple of 16, not {address:#x}")
    return address


def _number(value: object, folder: Path) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError(f"a number, not {value!r}")
    return float(value)


def _truth(value: object, folder: Path) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"true or false, not {value!r}")
    return value


def _extents(value: object, folder: Path) -> tuple[int, int, int]:
    whole = [_whole(each, folder) for each in (value if isinstance(value, list) else [value])]
    return dim3(tuple(whole), "it")


def _texts(value: object, folder: Path) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError('a list of texts, such as ["f32[64]=random", "i32=5"]')
    return tuple(_text(each, folder) for each in value)


def _table(read: Read) -> Callable[[object, Path], dict[str, object]]:
    def checked(value: object, folder: Path) -> dict[str, object]:
        if not isinstance(value, dict):
            raise TypeError("a table: names and values")
        made = {}
        for name, each in value.items():
            try:
                made[name] = read(each, folder)
            except (LaunchError, TypeError, ValueError) as error:
                raise _At((name,), str(error)) from None
        return made

    return checked


def _expected(value: object, folder: Path) -> Expected:
    if not isinstance(value, dict):
        return Expected(_file(value, folder))
    fields = _fields(value, folder, {"file": _file}, {"rtol": _number, "atol": _number})
    return Expected(fields["file"], fields.get("rtol"), fields.get("atol"))


def _memory(value: object, folder: Path) -> tuple[MemoryRange, ...]:
    if not isinstance(value, list):
        raise TypeError("tables, each under [[memory]]")
    made = []
    for number, each in enumerate(value):
        try:
            fields = _fields(each, folder, {"address": _address, "file": _file}, {"name": _text})
        except (LaunchError, TypeError, ValueError) as error:
            raise _At((str(number),), str(error)) from None
        name = fields.get("name", f"memory{number}")
        made.append(MemoryRange(name, fields["address"], fields["file"]))
    return tuple(made)


def _fields(
    value: object, folder: Path, needed: Mapping[str, Read], more: Mapping[str, Read]
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(f"a table with {', '.join(needed)}, not {value!r}")
    known = {**needed, **more}
    for name in value.keys() - known.keys():
        raise TypeError(f"there is no key {name!r}; there are {', '.join(known)}")
    for name in needed:
        if name not in value:
            raise TypeError(f"the key {name} is missing")
    made = {}
    for name, each in value.items():
        try:
            made[name] = known[name](each, folder)
        except (TypeError, ValueError) as error:
            raise TypeError(f"{name}: {error}") from None
    return made


def _anything(value: object, folder: Path) -> object:
    return value


KEYS: dict[str, Read] = {
    "ptx": _file,
    "entry": _text,
    "grid": _extents,
    "block": _extents,
    "cluster": _extents,
    "shared_bytes": _whole,
    "args": _texts,
    "seed": _whole,
    "timeout_s": _number,
    "assemble": _truth,
    "cooperative": _truth,
    "variables": _table(_text),
    "addresses": _table(_address),
    "memory": _memory,
    "out": _table(_file),
    "expect": _table(_expected),
    "sources": _table(_file),
    "recorded": _anything,  # where a recording comes from: for people
}
