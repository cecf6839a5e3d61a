"""numba's errors, said in a sentence, at the line of the kernel that they are about."""

from __future__ import annotations

import difflib
import linecache
import os
import re
from types import CodeType, FunctionType
from typing import Any

import numba
from numba.cuda.core import errors as numba_errors
from numba.cuda.core import ir as numba_ir

from harness import ptx
from harness.errors import CompileError

_ANSI = re.compile(r"\x1b\[[0-9;]*m")
_NUMBA_FOLDERS = tuple(
    {os.path.dirname(module.__file__) for module in (numba, numba_errors) if module.__file__}
)


def explain(error: BaseException, function: FunctionType) -> CompileError:
    """A CompileError for what numba raised: file, line, its text, and what is wrong there."""
    text = _ANSI.sub("", str(error)).strip()
    location = _location(error, text, function)
    return at_line(_reason(error, text, location), function, location)


def at_line(
    reason: str, function: FunctionType, location: tuple[str, int] | None = None
) -> CompileError:
    """A CompileError that quotes the line it is about (by default the ``def`` line)."""
    filename, line = location or (function.__code__.co_filename, _def_line(function))
    source = linecache.getline(filename, line).strip()
    quoted = f"\n    {source}" if source else ""
    return CompileError(
        f"{function.__name__} does not compile.\n"
        f"{_file_name(filename)}, line {line}:{quoted}\n{reason}"
    )


def _reason(error: BaseException, text: str, location: tuple[str, int] | None) -> str:
    # Written by harness.ptx, on one line, somewhere inside numba's report.
    refusal = re.search(r"(ptx\.\w+\([^\n]*\): [^\n]*)", text)
    if refusal:
        return refusal[1]
    for pattern, sentence in _SENTENCES:
        match = re.search(pattern, text, re.DOTALL)
        if match:
            return sentence(match) if callable(sentence) else sentence
    if isinstance(error, ImportError):
        return f"this needs a part of numpy or numba that kernels do not have ({text})"
    return _first_sentence(text) or f"{type(error).__name__} in numba's compiler"


def _unknown_attribute(match: re.Match) -> str:
    module, name = match[1], match[2]
    near = difflib.get_close_matches(name, ptx.__all__, 1) if module == "harness.ptx" else []
    said = f"; did you mean ptx.{near[0]}?" if near else ""
    return f"module {module} has no {name!r}{said}"


_SENTENCES: list[tuple[str, Any]] = [
    (
        r"No implementation of function Function\(<function (?:shared|local)\.array",
        "the shape of cuda.shared.array and cuda.local.array must be known when the kernel is "
        "compiled: a literal, or a constant defined outside the kernel (N = T * 32 at the top "
        "of the notebook; computed inside the kernel, even from constants, it is refused), and "
        "so must the dtype. For a size that varies, use cuda.shared.array(0, dtype) and "
        "launch with shared_bytes=...",
    ),
    (
        r"name '(\w+)' is not defined|Untyped global name '(\w+)': (?:Cannot|cannot|is not)",
        lambda m: (
            f"the name {m[1] or m[2]!r} is not defined where the kernel can see it, or "
            "is something a kernel cannot use"
        ),
    ),
    (r"module '([\w.]+)' has no attribute '(\w+)'", _unknown_attribute),
    (
        r"Unknown attribute '(\w+)' of type Module\(<module '([\w.]+)'",
        lambda m: _unknown_attribute(
            re.match(r"(\S+) (\S+)", f"{m[2]} {m[1]}")  # type: ignore[arg-type]
        ),
    ),
    (
        r"must have void return type",
        "a kernel returns nothing: write the result into an array argument",
    ),
    (
        r"[Uu]nsupported opcode \(IMPORT_NAME\)",
        "a kernel cannot import: import at the top of the notebook",
    ),
    (
        r"'with \(context manager\)",
        "a kernel cannot use a with block",
    ),
    (
        r"Cannot unify (.+?) and (.+?) for '([\w.$]+)'",
        lambda m: (
            f"the variable {m[3].split('.')[0]!r} is {m[1]} on one path and {m[2]} on "
            "another: give it one type"
        ),
    ),
    (
        r"Cannot unify (.+?) and (.+?)(?:\.| for|\n)",
        lambda m: f"a variable is {m[1]} on one path and {m[2]} on another: give it one type",
    ),
    (
        r"Unknown attribute '(\w+)' of type ([^\n]+)",
        lambda m: f"{m[2]} has no attribute {m[1]!r} in a kernel",
    ),
    (
        r"No implementation of function Function\(<built-in function setitem>\) found for "
        r"signature:\s*>>> setitem\((.+?)\)\s*\n",
        lambda m: (
            "this value cannot be stored there: the array, the index and the value are "
            f"({_plain_types(m[1])})"
        ),
    ),
    (
        r"No implementation of function Function\(<built-in function getitem>\) found for "
        r"signature:\s*>>> getitem\((.+?)\)\s*\n",
        lambda m: f"this cannot be indexed so: the value and the index are ({_plain_types(m[1])})",
    ),
    (
        r"No implementation of function Function\(<built-in function (\w+)>\) found for "
        r"signature:\s*>>> \w+\((.+?)\)\s*\n",
        lambda m: f"{m[1]} does not take ({_plain_types(m[2])}) in a kernel",
    ),
    (
        r"No implementation of function (?:Function\()?<?(?:intrinsic |function |class )?"
        r"'?([\w.]+).*?>>> [\w.]+\((.*?)\)\s*\n",
        lambda m: f"{m[1]} does not take ({_plain_types(m[2])}) in a kernel",
    ),
    (
        r"not enough arguments|too many positional arguments|missing a required argument[^\n]*",
        lambda m: f"a call here has the wrong number of arguments ({m[0]})",
    ),
]


def _plain_types(text: str) -> str:
    return re.sub(r"Literal\[\w+\]\((.*?)\)", r"\1", text)


def _first_sentence(text: str) -> str:
    """The first line of numba's report that is not about numba itself."""
    for line in text.splitlines():
        line = line.strip().removesuffix("..")
        if line and not line.startswith(("Failed in", "During:", "File ", "raised from")):
            return line.replace(". Raised from None", "")
    return ""


def _location(error: BaseException, text: str, function: FunctionType) -> tuple[str, int] | None:
    """File and line of the kernel, from the error, its text, or numba's own frames."""
    loc = getattr(error, "loc", None)
    if isinstance(loc, numba_ir.Loc) and _is_user_code(loc.filename) and loc.line:
        return loc.filename, loc.line
    innermost = None
    chained: BaseException | None = error
    while chained is not None:
        innermost = _location_in_frames(chained) or innermost
        chained = chained.__cause__ or chained.__context__
    if innermost:
        return innermost
    named = re.search(r"(?:at|from) (\S+\.py|\S*ipython\S*) \((\d+)\)", text)
    if named:
        return named[1], int(named[2])
    unknown = re.search(r"name '(\w+)' is not defined|has no attribute '(\w+)'", text)
    if unknown:
        line = _line_of_name(function.__code__, unknown[1] or unknown[2])
        if line:
            return function.__code__.co_filename, line
    return None


def _location_in_frames(error: BaseException) -> tuple[str, int] | None:
    """numba's passes keep what they work on in locals: ask them where they were."""
    found = None
    frame = error.__traceback__
    while frame is not None:
        variables = frame.tb_frame.f_locals
        for name in ("inst", "stmt", "constraint", "expr", "loc", "self"):
            held = variables.get(name)
            loc = held if isinstance(held, numba_ir.Loc) else getattr(held, "loc", None)
            if isinstance(loc, numba_ir.Loc) and loc.line and _is_user_code(loc.filename):
                found = (loc.filename, loc.line)
                break
        frame = frame.tb_next
    return found


def _is_user_code(filename: str) -> bool:
    return not os.path.abspath(filename).startswith(_NUMBA_FOLDERS)


def _line_of_name(code: CodeType, name: str) -> int | None:
    """The first line on which the bytecode mentions ``name``."""
    import dis

    line = None
    for instruction in dis.get_instructions(code):
        line = instruction.positions.lineno if instruction.positions else line
        if instruction.argval == name:
            return line
    return None


def _def_line(function: FunctionType) -> int:
    """The line of ``def``, below any decorators."""
    first = function.__code__.co_firstlineno
    for line in range(first, first + 20):
        if linecache.getline(function.__code__.co_filename, line).lstrip().startswith("def "):
            return line
    return first


def _file_name(filename: str) -> str:
    # A notebook's cell has a temporary file with a number for a name: no help to anyone.
    return "the cell" if "ipykernel" in filename or "ipython-input" in filename else filename
