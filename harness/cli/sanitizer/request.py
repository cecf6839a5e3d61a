"""The launch to examine, from a PTX or launch file and from options; options take precedence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from harness.cli.sanitizer.examination import Request
from harness.cli.sanitizer.launch_file import NAME, LaunchFile, read_launch
from harness.cli.sanitizer.launch_memory import Expected, Start
from harness.devices.parameters import entry_meant
from harness.errors import LaunchError
from harness.files import reading
from harness.isa.text.parser import declarations
from harness.isa.text.tree import Function
from harness.launches import Dim3, dim3

EXTENTS = "X[,Y[,Z]]"

Value = TypeVar("Value")


@dataclass(frozen=True)
class Options:
    """As they stand on the command line; None where they do not."""

    entry: str | None = None
    grid: str | None = None
    block: str | None = None
    cluster: str | None = None
    shared_bytes: int | None = None
    args: Sequence[str] = ()
    variables: Sequence[str] = ()
    out: Sequence[str] = ()
    expect: Sequence[str] = ()
    seed: int | None = None
    timeout_s: float | None = None
    assemble: bool | None = None
    cooperative: bool | None = None


def request_of(file: Path, options: Options, **more: Any) -> Request:
    """``file``: PTX (``-``: standard input), a launch file or a folder with one; ``more``: of the
    request.

    Raises FileError, LaunchError and PtxError, which say what is at fault.
    """
    with reading(file, "a PTX or a launch file"):
        if file.is_dir():
            file = file / NAME
            if not file.is_file():
                raise LaunchError(
                    f"{file.parent} is a folder without a {NAME}: name a PTX or a launch file"
                )
    said: LaunchFile = {"ptx": file}
    folder = Path()
    if file.suffix == ".toml":
        said, folder = read_launch(file), file.parent
    ptx = _read(said["ptx"])
    function = _entry(ptx, options.entry or said.get("entry"))
    grid = _extents(options.grid, "grid") or said.get("grid")
    if grid is None:
        raise LaunchError(f"--grid {EXTENTS} is missing: how many blocks")
    seed = _first(options.seed, said.get("seed"), 0)
    if seed < 0:
        raise LaunchError(f"a seed of {seed}: give a whole number, 0 or more.")
    timeout_s = _first(options.timeout_s, said.get("timeout_s"), 30.0)
    if not 0 < timeout_s < 1e6:
        raise LaunchError(f"a time limit of {timeout_s:g} s: give seconds, 0 to 1e6.")
    return Request(
        ptx=ptx,
        entry=function.name,
        grid=grid,
        block=_extents(options.block, "block") or said.get("block") or _block(function),
        cluster=_extents(options.cluster, "cluster") or said.get("cluster") or (1, 1, 1),
        shared_bytes=_first(options.shared_bytes, said.get("shared_bytes"), 0),
        specs=tuple(options.args) or said.get("args", ()),
        seed=seed,
        timeout_s=timeout_s,
        file=said["ptx"],
        assemble=_first(options.assemble, said.get("assemble"), True),
        cooperative=said.get("cooperative") if options.cooperative is None else options.cooperative,
        start=Start(
            variables=said.get("variables", {}) | _pairs(options.variables, "set", "NAME=SPEC"),
            addresses=said.get("addresses", {}),
            memory=said.get("memory", ()),
            out=said.get("out", {})
            | {k: Path(v) for k, v in _pairs(options.out, "out", "NAME=FILE.npy").items()},
            expect=said.get("expect", {})
            | {
                name: _expected(value)
                for name, value in _pairs(options.expect, "expect", "NAME=FILE.npy").items()
            },
            sources=said.get("sources", {}),
            folder=folder,
        ),
        **more,
    )


def _first(*values: Value | None) -> Value:
    return next(value for value in values if value is not None)


def _entry(ptx: str, name: str | None) -> Function:
    functions = declarations(ptx).functions
    entries = [f for f in functions.values() if f.is_entry]
    if name is not None:
        return functions[entry_meant(ptx, name)]
    if len(entries) != 1:
        listed = ", ".join(f.name for f in entries) or "none"
        raise LaunchError(f"--entry is missing: the PTX has {listed}.")
    return entries[0]


def _block(function: Function) -> Dim3:
    """Of what the PTX says: the block that it requires, or else the largest that it allows."""
    says = function.directives
    if says.required_block is not None:
        return says.required_block
    if says.max_threads is not None:
        return says.max_threads, 1, 1
    raise LaunchError(
        f"--block {EXTENTS} is missing: how many threads (the PTX has no .reqntid or .maxntid)"
    )


def _pairs(given: Sequence[str], option: str, form: str) -> dict[str, str]:
    made = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise LaunchError(f"--{option} {text!r}: give {form}.")
        made[name.strip()] = value
    return made


def _expected(text: str) -> Expected:
    """``FILE[,rtol=R][,atol=A]``."""
    file, *limits = text.split(",")
    found: dict[str, float] = {}
    for limit in limits:
        name, _, value = limit.partition("=")
        try:
            found[{"rtol": "rtol", "atol": "atol"}[name.strip()]] = float(value)
        except (KeyError, ValueError):
            raise LaunchError(
                f"--expect {text!r}: give NAME=FILE.npy, and behind it ,rtol=1e-3,atol=1e-5."
            ) from None
    return Expected(Path(file), found.get("rtol"), found.get("atol"))


def _read(file: Path) -> str:
    piped = str(file) == "-"
    name = "standard input" if piped else file
    with reading(name, "PTX as text; `cuobjdump -ptx` shows that of a program or a cubin"):
        text = sys.stdin.read() if piped else file.read_text(encoding="utf-8")
    text = text.removeprefix("\ufeff")  # a byte order mark, as editors on Windows write
    if ".version" not in text:
        of_cuda = file.suffix in (".cu", ".cuh", ".cpp", ".cc")
        how = "; `nvcc -ptx -arch=sm_90a -lineinfo` makes PTX of CUDA C++" if of_cuda else ""
        raise LaunchError(f"{name} is no PTX: it has no .version{how}")
    return text


def _extents(text: str | None, name: str) -> Dim3 | None:
    if text is None:
        return None
    try:
        return dim3(tuple(int(part) for part in text.split(",")), name)
    except ValueError as error:
        if isinstance(error, LaunchError):
            raise
        raise LaunchError(f"--{name} {text!r}: give {EXTENTS}, whole numbers.") from None
