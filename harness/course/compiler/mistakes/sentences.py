"""Explanations of numba's reports, in a sentence each. A table: (pattern in the report, sentence).

The first pattern found decides. A sentence is a string, or a function of the match. numba's
reports quote source lines too, so that a pattern has to be about numba's own words.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable

from harness.base import arch
from harness.course import ptx
from harness.course.compiler.mistakes.python_terms import NO_COLLECTIONS

Sentence = str | Callable[[re.Match[str]], str]

_NO_IMPLEMENTATION = r"No implementation of function Function\(<"
_CALL = r">\) found for signature:\s*>>> [\w.]+\((.*?)\)\s*\n"


def _unknown_attribute(module: str, name: str) -> str:
    mode = arch.blackwell_wrapper(name) if module == "harness.course.ptx" else None
    if mode:
        return f"module {module} has no {name!r}: {mode.refusal}"
    known = ptx.__all__ if module == "harness.course.ptx" else dir(sys.modules.get(module))
    if name in known:
        return f"a kernel has no {module}.{name}: it is for the host"
    near = difflib.get_close_matches(name, known, 1)
    short = {"harness.course.ptx": "ptx", "numba.cuda": "cuda", "numpy": "np"}.get(module, module)
    meant = f"; did you mean {short}.{near[0]}?" if near else ""
    return f"module {module} has no {name!r}{meant}"


def _untyped_global(match: re.Match[str]) -> str:
    name, kind = match[1], match[2]
    if name in ("list", "dict", "set"):
        return NO_COLLECTIONS
    if kind == "function":
        return (
            f"the kernel cannot call {name!r}, a function of the host: @cuda.jit(device=True) "
            "above it makes it one of the GPU"
        )
    if kind == "builtin_function_or_method":
        return f"a kernel has no {name}()"
    return (
        f"the kernel cannot use {name!r}: a global is a number, a tuple of numbers, a "
        "constant numpy array, or a device function (@cuda.jit(device=True))"
    )


def _no_array(match: re.Match[str]) -> str:
    """Return a sentence on a wrong call of cuda.shared.array or cuda.local.array."""
    if _OTHER_ARGUMENTS.search(match.string) or _NO_SHAPE_AND_DTYPE.match(match[2]):
        return (
            f"cuda.{match[1]}.array takes a shape, a number or a tuple, and one of numpy's dtypes: "
            f"cuda.{match[1]}.array(64, np.float32); then, if it must be, alignment, in bytes"
        )
    return (
        "the shape of cuda.shared.array and cuda.local.array must be known when the kernel is "
        "compiled: a literal, or a module-level constant (N = T * 32 above the kernel; computed "
        "inside it, even from constants, it is rejected). The dtype likewise. For a size that "
        "varies, use cuda.shared.array(0, dtype) and launch with shared_bytes=..."
    )


_OTHER_ARGUMENTS = re.compile(
    r"unexpected keyword argument '\w+'|missing a required argument: 'dtype'"
)
_NO_SHAPE_AND_DTYPE = re.compile(r"class\(|list\(|.*, Literal\[str\]\(|.*Function\(<class")


def _called(match: re.Match[str]) -> str:
    what, type_names = match[1], match[2]
    if "Tuple(" in what:
        return "this is a tuple, and cannot be called: square brackets take an element, x.shape[0]"
    kind = _types(what)
    inside = "" if not type_names else f" and take ({_types(type_names)})"
    return f"this is a number ({kind}), and cannot be called{inside}: leave out the parentheses"


_THREE_PARTS = (
    "threadIdx, blockIdx, blockDim and gridDim have three parts: .x, .y and .z, such as "
    "cuda.threadIdx.x"
)


def _not_taken(match: re.Match[str]) -> str:
    name, type_names = match[1], _types(match[2])
    only = re.search(r"registered cases:\s*\* \((.*?)\) -> [^\n]*\n(?!\s*\*)", match.string)
    if only and (takes := _count(only[1])) != (gets := _count(type_names)):
        return f"{name} takes {_arguments(takes)}, and gets {gets}"
    if name in ("grid", "gridsize"):
        return (
            f"cuda.{name} takes the number of dimensions, as a literal: cuda.{name}(1), with "
            "blocks in a row"
        )
    if "Dim3" in type_names:
        return _THREE_PARTS
    if name.startswith("unicode_") or "unicode_type" in type_names:
        return "a kernel cannot calculate with text"
    if "none" in type_names.split(", "):
        return (
            f"a value here is None, or the result of a call that returns nothing: {name} does not "
            f"take ({type_names})"
        )
    return f"{name} does not take ({type_names}) in a kernel"


def _arguments(count: int) -> str:
    return "no argument" if count == 0 else f"{count} argument{'' if count == 1 else 's'}"


def _count(types: str) -> int:
    """Return the number of types in a signature's parentheses."""
    while types != (types := re.sub(r"\([^()]*\)", "", types)):
        pass
    return len(types.split(", ")) if types else 0


def _types(text: str) -> str:
    """Types as a student knows them: a literal is its value."""
    text = re.sub(r"Literal\[str\]\((.*?)\)", r"'\1'", text)
    return re.sub(r"Literal\[\w+\]\((.*?)\)", r"\1", text)


_NO_INDEX = "a tensor map cannot be indexed: a kernel can only copy boxes of its tensor"


def _not_stored(match: re.Match[str]) -> str:
    type_name = _types(match[1])
    if type_name.startswith(("Tuple(", "UniTuple(")):
        return "a tuple cannot be changed: cuda.local.array(n, dtype) can"
    if type_name.startswith("TensorMap"):
        return _NO_INDEX
    if type_name.startswith("readonly"):
        return (
            "a numpy array from outside the kernel is a constant in it: an array to write to is "
            "an argument"
        )
    if type_name.endswith(", none"):
        return "what is stored here is the result of a call that returns nothing"
    if re.search(r", array\([^)]*\)$", type_name):
        return (
            "what is stored here is an array, where one number belongs: does it lack an index, "
            "as tile[row] of a tile with rows and columns?"
        )
    return _bad_index(match[1]) or (
        f"this value cannot be stored there: the array, the index and the value are ({type_name})"
    )


def _not_loaded(match: re.Match[str]) -> str:
    type_name = match[1]
    if type_name.startswith("type(CUDADispatcher"):
        return (
            "a kernel cannot launch another kernel: what it calls is a device function, "
            "@cuda.jit(device=True), called without [...]"
        )
    if type_name.startswith("Tuple("):
        return (
            "the elements of this tuple have different types, so its index must be a constant "
            "number"
        )
    if type_name.startswith("TensorMap"):
        return _NO_INDEX
    return _bad_index(type_name) or (
        f"this cannot be indexed so: the value and the index are ({_types(type_name)})"
    )


def _bad_index(signature: str) -> str:
    """Return a sentence on a wrong index, if that is the mistake: the signature begins (array,
    index, ...)."""
    uncalled = re.search(r"Function\(<(?:intrinsic|function) (\w+)", signature)
    if uncalled:
        return f"{uncalled[1]} is named here and not called: write {uncalled[1]}(...)"
    if "Dim3" in signature:
        return _THREE_PARTS
    signature = _types(signature)
    read = re.match(
        r"array\(\w+, (\d+)d, \w+\), (?:UniTuple\((.+?) x (\d+)\)|Tuple\((.*?)\)|([\w']+))",
        signature,
    )
    if read is None:
        return ""
    dimensions = int(read[1])
    several = [read[2]] * int(read[3]) if read[2] else (read[4] or read[5]).split(", ")
    if any(index.startswith("float") for index in several):
        return (
            "an index is a whole number, and this one is a float: / gives a float, also of "
            "whole numbers; an index or an address needs //"
        )
    if any(index.startswith("'") for index in several):
        return "an index must be an integer, but this one is text"
    if len(several) > dimensions:
        has = f"{dimensions} dimension{'' if dimensions == 1 else 's'}"
        return f"the array has {has}, but there are {len(several)} indices"
    return ""


SENTENCES: tuple[tuple[str, Sentence], ...] = (
    (
        r"'TensorMapType' object has no attribute",
        "a tensor map is not an array: a kernel can only copy boxes of its tensor",
    ),
    (  # how numba makes a number of an array
        r"numpy_take\(array\([^\n]*\), Literal\[int\]\(0\)\)",
        "an array is given where one number belongs: does it lack an index, such as src[i]?",
    ),
    # harness.ptx says it itself, on one line, somewhere inside numba's report.
    (r"(ptx\.\w+\([^\n]*\): [^\n]*)", lambda m: m[1]),
    (
        _NO_IMPLEMENTATION + r"function (shared|local)\.array[^\n]*" + _CALL.removeprefix(">"),
        _no_array,
    ),
    (
        r"Untyped global name '(\w+)'(?:: Cannot determine Numba type of <class '(\w+)'>)?",
        _untyped_global,
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
        r"No conversion from \S+ to none for '\$\w*return|Only accept returning of array passed",
        "a kernel returns nothing: write the result into an array argument",
    ),
    (
        r"opcode \(IMPORT_NAME\)",
        "a kernel cannot import: import at the top of the notebook",
    ),
    (
        r"[Vv]ariable '(\w+)' (?:is not defined|referenced before assignment)",
        lambda m: f"the variable {m[1]!r} is read before it is assigned",
    ),
    (
        r"Cannot unify (.+?) and (.+?) for '\$",
        lambda m: (
            f"this is {_types(m[1])} in one case and {_types(m[2])} in the other: give both one "
            "type"
        ),
    ),
    (
        r"Cannot unify (.+?) and (.+?) for '([\w.$]+)'",
        lambda m: (
            f"the variable {m[3].split('.')[0]!r} is {_types(m[1])} on one path and "
            f"{_types(m[2])} on another: give it one type"
        ),
    ),
    (
        r"OverloadSelector object[^\n]*\(List\(|freevar\(\w+: \[|global\(\w+: \[",
        "a kernel cannot read a list from outside: make it a tuple, or a numpy array, which is a "
        "constant in the kernel",
    ),
    (
        r"list\(undefined\)|>>> \w+\(list\(|[Rr]eflected ?[Ll]ist|DictType|SetType|List\[",
        NO_COLLECTIONS,
    ),
    (r"Unknown attribute '\w+' of type Dim3", _THREE_PARTS),
    (
        _NO_IMPLEMENTATION + r"class 'bool'" + _CALL.replace("(.*?)", "array(.*?)"),
        "a whole array is neither true nor false: ask of an element, if x[i] == 0",
    ),
    (
        r"insert_unresolved_ref",
        "a device function cannot call itself: write a loop",
    ),
    (
        r"return_dynamic_user_exc",
        "an exception in a kernel has a plain text, and no value in it: return after an if, and "
        "let the host look at what was written",
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
        _not_taken,
    ),
    (
        r"Invalid use of ([^\n]+?) with parameters \(([^\n]*)\)",
        _called,
    ),
    (
        r"(\w+)\(\) takes (\d+) positional arguments? but (\d+) w",  # includes numba's first one
        lambda m: f"{m[1]} takes {_arguments(int(m[2]) - 1)}, and gets {int(m[3]) - 1}",
    ),
    (
        r"Type of #(\d+) arg mismatch: (\S+) != (\S+)",
        lambda m: (
            f"operand {m[1]} of the instruction is {m[2]} in the function type and {m[3]} in the "
            "signature: give both the same type"
        ),
    ),
    (
        r"non-void function returns None from implementation",
        "the codegen of the wrapper called here returns nothing, but its signature has a result: "
        "end it with `return builder.call(...)`",
    ),
    (
        r"cannot store (\w+) to (\w+)\*: mismatching types",
        lambda m: (
            f"the result of the wrapper called here is {m[1]} in the function type and {m[2]} in "
            "the signature: give both the same type"
        ),
    ),
    (
        r"(too many positional arguments|missing a required argument: '\w+')",
        lambda m: f"a call here has the wrong number of arguments ({m[1]})",
    ),
)


def sentence(report: str) -> str | None:
    """The sentence for numba's report, or None if no pattern knows it."""
    for pattern, wording in SENTENCES:
        match = re.search(pattern, report, re.DOTALL)
        if match:
            return wording if isinstance(wording, str) else wording(match)
    return None
