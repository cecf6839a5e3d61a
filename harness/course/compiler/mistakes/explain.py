"""numba's errors, each a sentence at the line of the kernel that it is about."""

from __future__ import annotations

import difflib
import re
from types import FunctionType

from harness.base.errors import CompileError
from harness.course.compiler.mistakes.location import at_line, in_a_wrapper, locate
from harness.course.compiler.mistakes.python_terms import first_use, in_python_s_terms
from harness.course.compiler.mistakes.sentences import sentence

_ANSI = re.compile(r"\x1b\[[0-9;]*m")
_NAMED = re.compile(r"\w+Error: ")
_ABOUT_NUMBA = ("Failed in", "During:", "File ", "raised from", "The compiler failed")


def explain(error: BaseException, function: FunctionType) -> CompileError:
    """Return a CompileError for an exception of numba-cuda: file, line, its text, and the mistake
    there."""
    known_error = _already_explained(error)
    if known_error is not None:
        return known_error
    report = _ANSI.sub("", str(error)).strip()
    if isinstance(error, NameError):  # numba's own text of one has the class name before it
        report = f"NameError: {report}"
    place = in_a_wrapper(error) or locate(error, report)
    if (meant := in_python_s_terms(report, place, function)) is not None:
        return at_line(meant[0], function, meant[1])
    unset = re.search(r"ariable '(\w+)' (?:is not defined|referenced before)", report)
    if unset and (line := first_use(unset[1], function)):
        place = function.__code__.co_filename, line
    explanation = sentence(report) or _unexplained(error, report)
    undefined = re.search(r"name '(\w+)' is not defined", report)
    meant_name = _meant(undefined[1], function) if undefined else ""
    return at_line(explanation + meant_name, function, place)


def _meant(name: str, function: FunctionType) -> str:
    """Return the name that is probably meant: a similar name of the kernel or of its module, or
    a function of CUDA C++ by its name in Python."""
    code = function.__code__
    known = {*code.co_varnames, *code.co_freevars, *function.__globals__} - {name}
    if near := difflib.get_close_matches(name, sorted(known), 1, _NEAR):
        return f"; did you mean {near[0]}?"
    plain = name.strip("_")
    for short in ("cuda", "ptx"):
        if plain in dir(function.__globals__.get(short)):
            return f"; did you mean {short}.{plain}?"
    return ""


_NEAR = 0.75  # the similarity of `lenght` and `length`


def _already_explained(error: BaseException | None) -> CompileError | None:
    """The harness's own error, if it was raised while numba called the harness."""
    while error is not None:
        if isinstance(error, CompileError):
            return error
        error = error.__cause__ or error.__context__
    return None


def _unexplained(error: BaseException, report: str) -> str:
    """The first line of numba's report that is not about numba itself."""
    for line in report.splitlines():
        text = line.strip().replace(". Raised from None", "").removesuffix("..")
        if text and not text.startswith(_ABOUT_NUMBA):
            return text if _NAMED.match(text) else f"numba-cuda: {type(error).__name__}: {text}"
    return f"numba-cuda: {type(error).__name__}"
