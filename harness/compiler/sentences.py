"""What numba's reports mean, in a sentence each. A table: (pattern in the report, sentence).

The first pattern found decides. A sentence is a string, or a function of the match. numba's
reports quote source lines too, so that a pattern has to be about numba's own words.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable

from harness import ptx
from harness.arch import blackwell
from harness.compiler.python_terms import NO_COLLECTIONS

Sentence = str | Callable[[re.Match[str]], str]

_NO_IMPLEMENTATION = r"No implementation of function Function\(<"
_CALL = r">\) found for signature:\s*>>> [\w.]+\((.*?)\)\s*\n"


def _unknown_attribute(module: str, name: str) -> str:
    mode = blackwell.of_wrapper(name) if module == "harness.ptx" else None
    if mode:
        return f"module {module} has no {name!r}: {mode.refusal}"
    near = difflib.get_close_matches(name, ptx.__all__, 1) if module == "harness.ptx" else []
    meant = f"; did you mean ptx.{near[0]}?" if near else ""
    return f"module {module} has no {name!r}{meant}"


def _types(text: str) -> str:
    """Types as a student knows them: a literal is its value."""
    return re.sub(r"Literal\[\w+\]\((.*?)\)", r"\1", text)


def _not_stored(match: re.Match[str]) -> str:
    given = _types(match[1])
    if given.startswith(("Tuple(", "UniTuple(")):
        return "a tuple cannot be changed: cuda.local.array(n, dtype) can"
    if given.endswith(", none"):
        return "what is stored here is the result of a call that returns nothing"
    return _bad_index(match[1]) or (
        f"this value cannot be stored there: the array, the index and the value are ({given})"
    )


def _not_loaded(match: re.Match[str]) -> str:
    return _bad_index(match[1]) or (
        f"this cannot be indexed so: the value and the index are ({_types(match[1])})"
    )


def _bad_index(signature: str) -> str:
    """What is wrong with the index, where that is it: the signature begins (array, index, ...)."""
    read = re.match(
        r"array\(\w+, (\d+)d, \w+\), (?:UniTuple\((.+?) x (\d+)\)|Tuple\((.*?)\)|(\w+))",
        signature,
    )
    if read is None:
        return ""
    dimensions = int(read[1])
    several = [read[2]] * int(read[3]) if read[2] else (read[4] or read[5]).split(", ")
    if any(one.startswith("float") for one in several):
        return (
            "an index is a whole number, and this one is a float: / gives a float, of whole "
            "numbers too; // divides them"
        )
    if len(several) > dimensions:
        has = f"{dimensions} dimension{'' if dimensions == 1 else 's'}"
        return f"the array has {has}, and {len(several)} indices stand here"
    return ""


SENTENCES: tuple[tuple[str, Sentence], ...] = (
    # harness.ptx says it itself, on one line, somewhere inside numba's report.
    (r"(ptx\.\w+\([^\n]*\): [^\n]*)", lambda m: m[1]),
    (
        _NO_IMPLEMENTATION + r"function (?:shared|local)\.array",
        "the shape of cuda.shared.array and cuda.local.array must be known when the kernel is "
        "compiled: a literal, or a module-level constant (N = T * 32 above the kernel; computed "
        "inside it, even from constants, it is refused). The dtype likewise. For a size that "
        "varies, use cuda.shared.array(0, dtype) and launch with shared_bytes=...",
    ),
    (
        r"NameError: name '(\w+)' is not defined",
        lambda m: f"the name {m[1]!r} is not defined where the kernel can see it",
    ),
    (
        r"Untyped global name '(\w+)'",
        lambda m: (
            f"the kernel cannot use {m[1]!r}: a global is a number, a tuple of numbers, a "
            "constant numpy array, or a device function (@cuda.jit(device=True))"
        ),
    ),
    (
        r"module '([\w.]+)' has no attribute '(\w+)'",
        lambda m: _unknown_attribute(m[1], m[2]),
    ),
    (
        r"Unknown attribute '(\w+)' of type Module\(<module '([\w.]+)'",
        lambda m: _unknown_attribute(m[2], m[1]),
    ),
    (
        r"must have void return type",
        "a kernel returns nothing: write the result into an array argument",
    ),
    (
        r"opcode \(IMPORT_NAME\)",
        "a kernel cannot import: import at the top of the notebook",
    ),
    (
        r"opcode \(UNPACK_EX\)",
        "a kernel cannot unpack with a star: name each element",
    ),
    (
        r"opcode \(STORE_GLOBAL\)",
        "a kernel cannot assign to a global: write the result into an array argument",
    ),
    (r"'with \(context manager\)", "a kernel cannot use a with block"),
    (r"get_function_type|[Gg]enerator|YIELD", "a kernel cannot yield"),
    (
        r"[Vv]ariable '(\w+)' (?:is not defined|referenced before assignment)",
        lambda m: f"the variable {m[1]!r} is read before it is assigned",
    ),
    (
        r"Cannot unify (.+?) and (.+?) for '([\w.$]+)'",
        lambda m: (
            f"the variable {m[3].split('.')[0]!r} is {_types(m[1])} on one path and "
            f"{_types(m[2])} on another: give it one type"
        ),
    ),
    (
        r"list\(undefined\)|[Rr]eflected ?[Ll]ist|DictType|SetType|List\[",
        NO_COLLECTIONS,
    ),
    (
        r"Unknown attribute '(\w+)' of type ([^\n]+)",
        lambda m: f"{m[2]} has no attribute {m[1]!r} in a kernel",
    ),
    (
        r"Cannot resolve setattr: \(([^\n]+)\)\.(\w+) =",
        lambda m: f"{m[1]} has no attribute {m[2]!r} that a kernel could set",
    ),
    (
        _NO_IMPLEMENTATION + r"built-in function setitem" + _CALL,
        _not_stored,
    ),
    (
        _NO_IMPLEMENTATION + r"built-in function getitem" + _CALL,
        _not_loaded,
    ),
    (
        _NO_IMPLEMENTATION + r"(?:built-in function |function |class '|intrinsic )?([\w.]+)"
        r"[^\n]*" + _CALL.removeprefix(">"),
        lambda m: f"{m[1]} does not take ({_types(m[2])}) in a kernel",
    ),
    (
        r"Int value is too large",
        "a whole number in a kernel has at most 64 bits",
    ),
    (
        r"Type of #(\d+) arg mismatch: (\S+) != (\S+)",
        lambda m: (
            f"operand {m[1]} of the instruction is {m[2]} in the function type and {m[3]} in the "
            "signature: give both the same type"
        ),
    ),
    (
        r"(too many positional arguments|missing a required argument: '\w+')",
        lambda m: f"a call here has the wrong number of arguments ({m[1]})",
    ),
)


def sentence(report: str) -> str | None:
    """The sentence for numba's report, or None if no pattern knows it."""
    for pattern, said in SENTENCES:
        match = re.search(pattern, report, re.DOTALL)
        if match:
            return said if isinstance(said, str) else said(match)
    return None
