"""A launch to examine, and how: the only record of the sanitizer's options and launch files.

Each field of `Request` states an option once: its name, its default, how its value is read, and
its help. The command line, launch files and the page all fill it by field name, and everything
after them takes the request.
"""

# ruff: noqa: RUF009 -- `_option` returns a field.

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from harness.base.arch import TARGET
from harness.base.errors import FileError, HarnessError, LaunchError, PtxError
from harness.base.files import check_place, reading
from harness.sanitizer.cli.launch_file import NAME, Read, read_launches
from harness.sanitizer.cli.suppressions import Suppression, read_suppressions
from harness.sanitizer.isa.text import lexer
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.isa.text.tree import Function
from harness.sanitizer.launch.parameters import kernel_meant
from harness.sanitizer.launch.plan import SCHEDULES, Dim3, dim3

_EXTENTS = "X[,Y[,Z]]"
_CUDA = re.compile(r'^\s*#\s*include\s*[<"]|\b__global__\b|\bextern\s+"C"|<<<', re.MULTILINE)


@dataclass(frozen=True)
class MemoryRange:
    """Device memory at the address that a program had it at, with a file's contents."""

    name: str
    address: int
    file: Path


@dataclass(frozen=True)
class Expected:
    """The expected contents of an output: exact, or within ``atol`` + ``rtol`` times the value."""

    file: Path
    rtol: float | None = None
    atol: float | None = None


# -- readers: a value of a launch file, or an option's text


def _typed(wanted: str, kinds: Any, fits: Callable[[Any], bool] = lambda value: True) -> Read:
    """Return a reader of values of these types that fit; ``wanted`` describes them."""

    def read(value: object, folder: Path) -> Any:
        is_other = isinstance(value, bool) and kinds is not bool  # True is an int in Python
        if is_other or not isinstance(value, kinds) or not fits(value):
            raise ValueError(f"expected {wanted}, got {value!r}")
        return value

    return read


_text = _typed("text in quotation marks", str)
_truth = _typed("true or false", bool)
_whole = _typed("a whole number", int)
_natural = _typed("a whole number, 0 or more", int, lambda number: number >= 0)
_number = _typed("a number", int | float)
_seconds = _typed(
    "seconds, more than 0 and less than 1e6", int | float, lambda seconds: 0 < seconds < 1e6
)
_address = _typed(
    "an address of device memory, a multiple of 16",
    int,
    lambda address: 0 < address < 1 << 57 and not address % 16,
)


def _file(value: object, folder: Path) -> Path:
    name = os.fspath(value) if isinstance(value, Path) else _text(value, folder)
    if not name or "\0" in name:
        raise ValueError(f"expected the name of a file, got {name!r}")
    return folder / name


def _writable(value: object, folder: Path) -> Path:
    file = _file(value, folder)
    check_place(file)
    return file


def _suppressions(value: object, folder: Path) -> tuple[Suppression, ...]:
    return read_suppressions(_file(value, folder))


def _pattern(value: object, folder: Path) -> re.Pattern[str]:
    try:
        return re.compile(_text(value, folder))
    except re.error as error:
        raise ValueError(f"expected a regular expression, got {value!r}: {error}") from None


def _extents(value: object, folder: Path) -> Dim3:
    parts = value.split(",") if isinstance(value, str) else value
    try:
        whole = [int(part) if isinstance(part, str) else part for part in _listed(parts)]
        return dim3(tuple(_whole(part, folder) for part in whole), "extents")
    except (HarnessError, TypeError, ValueError):
        raise ValueError(f"expected {_EXTENTS}, whole numbers, got {value!r}") from None


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _texts(value: object, folder: Path) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError('expected a list of texts, such as ["f32[64]=random", "i32=5"]')
    return tuple(_text(each, folder) for each in value)


def _choice(*known: str) -> Read:
    def read(value: object, folder: Path) -> str:
        if value not in known:
            raise ValueError(f"expected one of {', '.join(known)}, got {value!r}")
        return str(value)

    return read


def _table(read: Read) -> Read:
    """Read a table of a launch file, or an option's list of ``NAME=VALUE``."""

    def read_all(value: object, folder: Path) -> dict[str, object]:
        if isinstance(value, list | tuple):
            value = dict(_pair(_text(each, folder)) for each in value)
        if not isinstance(value, dict):
            raise TypeError("expected a table: names and values")
        values = {}
        for name, each in value.items():
            try:
                values[name] = read(each, folder)
            except (LaunchError, TypeError, ValueError) as error:
                raise ValueError(f"{name}: {error}") from None
        return values

    return read_all


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ValueError(f"expected NAME=VALUE, got {text!r}")
    return name.strip(), value


def _expected(value: object, folder: Path) -> Expected:
    """Read ``FILE[,rtol=R][,atol=A]``, or a table with these names."""
    if isinstance(value, str):
        name, *limits = value.split(",")
        try:
            expected = {key.strip(): float(number) for key, number in map(_pair, limits)}
        except ValueError:
            raise ValueError(f"expected FILE.npy,rtol=1e-3,atol=1e-5, got {value!r}") from None
        value = {"file": name, **expected}
    return Expected(**_fields(value, folder, {"file": _file}, {"rtol": _number, "atol": _number}))


def _memory(value: object, folder: Path) -> tuple[MemoryRange, ...]:
    if not isinstance(value, list):
        raise TypeError("expected tables, each under [[memory]]")
    ranges = []
    for number, each in enumerate(value):
        try:
            known = _fields(each, folder, {"address": _address, "file": _file}, {"name": _text})
        except (LaunchError, TypeError, ValueError) as error:
            raise ValueError(f"{number}: {error}") from None
        ranges.append(MemoryRange(**{"name": f"memory{number}", **known}))
    return tuple(ranges)


def _fields(
    value: object, folder: Path, required: Mapping[str, Read], optional: Mapping[str, Read]
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(f"expected a table with {', '.join(required)}, got {value!r}")
    known = {**required, **optional}
    for name in value.keys() - known.keys():
        raise TypeError(f"unknown key {name!r}; the keys are {', '.join(known)}")
    for name in required:
        if name not in value:
            raise TypeError(f"the key {name} is missing")
    values = {}
    for name, each in value.items():
        try:
            values[name] = known[name](each, folder)
        except (TypeError, ValueError) as error:
            raise TypeError(f"{name}: {error}") from None
    return values


def _anything(value: object, folder: Path) -> object:
    return value


@dataclass(frozen=True)
class Option:
    """An option of the command: the type of its value before it is read, its ``name`` ("" if it is
    the field's), and its help."""

    typed: Any
    name: str = ""
    metavar: str | None = None
    help: str = ""


def _option(
    read: Read | None,
    typed: Any = None,
    name: str = "",
    metavar: str | None = None,
    help: str = "",
    **default: Any,
) -> Any:
    """Return a field of `Request`, with its ``default`` or ``default_factory``, if any. ``read``:
    None if it is not a key of a launch file; ``typed``: None if it is not an option of the
    command."""
    option = typed and Option(typed, name, metavar, help)
    return field(**default, metadata={"read": read, "option": option})


class Format(StrEnum):
    """``github``: workflow commands, which a job on GitHub shows at the lines of a change."""

    TEXT, JSON, GITHUB = "text", "json", "github"


@dataclass(frozen=True, kw_only=True)
class Request:
    """A launch to examine, and how: options of the command and keys of a launch file by name."""

    ptx: Path = _option(
        _file,
        list[Path],
        "FILE",
        metavar="FILE",
        help="PTX (- is standard input), a launch file (TOML), or a folder, searched at any depth "
        "for launch.toml files or else PTX. Options override launch files. With a program: its "
        "PTX, if the program does not load it.",
    )
    entry: str = _option(
        _text,
        str,
        metavar="NAME",
        help="Name of the .entry to run, mangled or demangled; optional if there is only one.",
    )
    kernel: re.Pattern[str] | None = _option(
        _pattern,
        str,
        metavar="REGEX",
        default=None,
        help="Run each kernel whose mangled or demangled name this matches.",
    )
    grid: Dim3 = _option(
        _extents,
        str,
        default=(1, 1, 1),
        metavar=_EXTENTS,
        help="Grid in blocks, even with --cluster (default: 1).",
    )
    block: Dim3 = _option(
        _extents, str, metavar=_EXTENTS, help="Threads per block (default: .reqntid or .maxntid)."
    )
    args: tuple[str, ...] = _option(
        _texts,
        list[str],
        "--arg",
        default=(),
        metavar="SPEC",
        help="A kernel parameter, in order; see above. Repeat it for each.",
    )
    variables: Mapping[str, str] = _option(
        _table(_text),
        list[str],
        "--set",
        default_factory=dict,
        metavar="NAME=SPEC",
        help="A __device__ or __constant__ variable: scale=f32=2.0. May be repeated.",
    )
    out: Mapping[str, Path] = _option(
        _table(_file),
        list[str],
        default_factory=dict,
        metavar="NAME=FILE.npy",
        help="Write an array argument or a variable to a file. May be repeated.",
    )
    expect: Mapping[str, Expected] = _option(
        _table(_expected),
        list[str],
        default_factory=dict,
        metavar="NAME=FILE.npy",
        help="Compare with a file's contents; append ,rtol=R or ,atol=A. May be repeated.",
    )
    cluster: Dim3 = _option(
        _extents, str, default=(1, 1, 1), metavar=_EXTENTS, help="Blocks per cluster."
    )
    shared_bytes: int = _option(
        _whole, int, metavar="BYTES", default=0, help="Dynamic shared memory per block."
    )
    cooperative: bool | None = _option(
        _truth,
        bool,
        "--cooperative/--no-cooperative",
        default=None,
        help="A cooperative launch: all blocks run at once, for grid.sync() "
        "(default: if the kernel asks for it).",
    )
    schedule: str = _option(
        _choice("all", *SCHEDULES),
        str,
        metavar="NAME",
        default="all",
        help=f"all, or one of {', '.join(SCHEDULES)} (default: all).",
    )
    seed: int = _option(
        _natural,
        int,
        metavar="N",
        default=0,
        help="Seed of the random schedule and of random arrays.",
    )
    strict: bool = _option(
        _truth,
        bool,
        "--strict",
        default=False,
        help="Fail on formal hazards and warnings too, and if no copy, wait, fence or barrier ran.",
    )
    format: Format = _option(
        None,
        Format,
        default=Format.TEXT,
        help="Format of the report; github: annotations on a pull request.",
    )
    json: bool = _option(None, bool, "--json", default=False, help="The same as --format json.")
    sarif: Path | None = _option(
        _writable,
        Path,
        metavar="FILE",
        default=None,
        help="Also write a report of all launches as SARIF 2.1.0.",
    )
    record: Path | None = _option(
        None,
        Path,
        metavar="FOLDER",
        default=None,
        help="Keep the launches of a program in this folder, to examine them anywhere.",
    )
    suppressions: tuple[Suppression, ...] = _option(
        _suppressions,
        Path,
        metavar="FILE",
        default=(),
        help="TOML file of hazards to suppress, each with a reason.",
    )
    timeout_s: float = _option(
        _seconds,
        float,
        "--timeout",
        metavar="SECONDS",
        default=30.0,
        help="Limit of each schedule, in seconds by the emulator's own count (default: 30).",
    )
    assemble: bool = _option(
        _truth,
        bool,
        "--assemble/--no-assemble",
        default=True,
        help="Treat PTX that ptxas rejects for sm_90a as bad input (default: if it is installed).",
    )
    addresses: Mapping[str, int] = _option(_table(_address), default_factory=dict)
    """Places of variables of the module in global memory."""
    memory: tuple[MemoryRange, ...] = _option(_memory, default=())
    sources: Mapping[str, Path] = _option(_table(_file), default_factory=dict)
    """Where the text of a source file is, by its name in the line information."""
    recorded: object = _option(_anything, default=None)
    """The origin of a recording, for people."""
    module: Ptx
    """The contents of the PTX file."""
    folder: Path = Path()
    """The folder of the files that arguments name."""

    @property
    def examined(self) -> Kernel:
        return Kernel(self.module, self.entry)

    @property
    def schedules(self) -> tuple[str, ...]:
        return SCHEDULES if self.schedule == "all" else (self.schedule,)


def options() -> dict[str, Option]:
    """Return the options by the names of their fields, in the order of the help."""
    return {setting.name: setting.metadata["option"] for setting in _settings("option")}


def kernel_pattern(options: Mapping[str, Any]) -> re.Pattern[str]:
    """Return the pattern of the kernels that --kernel or --entry names; all names match "".

    Raises LaunchError.
    """
    if options["kernel"] is None:
        return re.compile(re.escape(options["entry"] or ""))
    (setting,) = (each for each in _settings("option") if each.name == "kernel")
    pattern: re.Pattern[str] = _read_option(setting, options["kernel"])
    return pattern


@cache
def _settings(how: str) -> tuple[Field[Any], ...]:
    """Return the fields that can be given as an "option", or "read" from a launch file."""
    return tuple(setting for setting in fields(Request) if setting.metadata.get(how) is not None)


def request_of(options: Mapping[str, Any]) -> Request:
    """Return the only request of `requests_of`. Raises LaunchError if there are several."""
    request, *others = requests_of(options)
    if others:
        raise LaunchError(f"expected a single launch, got {len(others) + 1}")
    return request


def requests_of(options: Mapping[str, Any]) -> list[Request]:
    """Return the requests of a command's options by field name; None means that it is not given.

    ``ptx`` is one or more of: a PTX file (``-``: standard input), a launch file, a folder. Raises
    FileError, LaunchError and PtxError, which name the faulty option.
    """
    named = options["ptx"]
    files = [f for each in (named if isinstance(named, list) else [named]) for f in _files(each)]
    own = {
        setting.name: (setting, options[setting.name])
        for setting in _settings("option")
        if setting.name != "ptx" and options.get(setting.name) is not None
    }
    requests = [request for file in files for request in _requests(file, own)]
    if not requests:
        pattern = own["kernel"][1] if "kernel" in own else "a launch file's"
        raise LaunchError(f"--kernel {pattern}: no kernel has such a name")
    if len(requests) > 1 and (alone := own.keys() & {"out", "expect"}):
        raise LaunchError(f"--{min(alone)} is of a single launch, and there are {len(requests)}")
    return requests


def _files(named: Path | str) -> list[Path]:
    """Return a file, or what a folder has: its launch file, those below it, or PTX."""
    path = Path(named)
    with reading(path, "a PTX or a launch file"):
        if not path.is_dir():
            return [path]
        for pattern in (NAME, f"**/{NAME}", "**/*.ptx"):
            if found := sorted(path.glob(pattern)):
                return found
    raise LaunchError(f"{path} is a folder without a {NAME} or PTX")


def _requests(file: Path, own: Mapping[str, tuple[Field[Any], Any]]) -> Iterator[Request]:
    """Yield the launches of a file, with a command's ``own`` options by field name."""
    launches: list[dict[str, Any]] = [{"ptx": file}]
    if file.suffix == ".toml":
        keys = {each.name: each.metadata["read"] for each in _settings("read")}
        launches = [{**values, "folder": file.parent} for values in read_launches(file, keys)]
    for values in launches:
        for name, (setting, value) in own.items():
            read = _read_option(setting, value)
            values[name] = {**values.get(name, {}), **read} if isinstance(read, dict) else read
        module = values["module"] = Ptx(_read(values["ptx"]))
        try:
            functions = _entries(module, values.get("entry"), values.get("kernel"))
        except (LaunchError, PtxError) as error:
            raise LaunchError(f"{values['ptx']}: {error}") from None
        for function in functions:
            block = {} if "block" in values else {"block": _block(function)}
            yield Request(**{**values, **block, "entry": function.name})


def _read_option(setting: Field[Any], value: object) -> Any:
    read: Read = setting.metadata["read"] or _anything
    option = setting.metadata["option"].name or f"--{setting.name.replace('_', '-')}"
    try:
        return read(value, Path())
    except FileError as error:
        raise FileError(f"{option}: {error}") from None
    except (LaunchError, TypeError, ValueError) as error:
        raise LaunchError(f"{option}: {error}") from None


def _entries(ptx: Ptx, name: str | None, pattern: re.Pattern[str] | None) -> Sequence[Function]:
    functions = ptx.declared.functions
    entries = [f for f in functions.values() if f.is_entry]
    if name is not None:
        entries = [kernel_meant(ptx, name).declared]
    if pattern is not None:
        return [f for f in entries if pattern.search(f.name) or pattern.search(readable(f.name))]
    if len(entries) != 1:
        if not entries:
            raise LaunchError("the PTX has no .entry.")
        listed = ", ".join(f.name for f in entries)
        raise LaunchError(f"--entry or --kernel is missing: the PTX has {listed}.")
    return entries


def _block(function: Function) -> Dim3:
    """Return the block that the PTX requires, or else the largest that it allows."""
    says = function.directives
    if says.required_block is not None:
        return says.required_block
    if says.max_threads is not None:
        return says.max_threads, 1, 1
    raise LaunchError(
        f"--block {_EXTENTS} is missing: how many threads (the PTX has no .reqntid or .maxntid)"
    )


def _read(file: Path) -> str:
    piped = str(file) == "-"
    name = "standard input" if piped else file
    with reading(name, "PTX as text; `cuobjdump -ptx` shows that of a program or a cubin"):
        text = sys.stdin.read() if piped else file.read_text(encoding="utf-8")
    text = text.removeprefix("\ufeff")  # a byte order mark, as editors on Windows write
    if lexer.version(text) != (0, 0):
        return text
    if file.suffix in (".cu", ".cuh") or _CUDA.search(text):
        source = "kernel.cu" if piped else file.with_suffix(".cu")
        raise LaunchError(
            f"{name} is CUDA C++, not PTX. Compile it with  nvcc -ptx -arch={TARGET} -lineinfo "
            f"{source} -o {Path(source).with_suffix('.ptx')}  and examine the result."
        )
    raise LaunchError(f"{name} is not PTX: it has no .version directive")
