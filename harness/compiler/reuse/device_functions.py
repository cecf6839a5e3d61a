"""Compiled device functions, kept for the next kernel that calls them. A kernel is compiled again
after each edit, and the functions that it calls have seldom changed. A device function is the same
where its fingerprint is: its code with its lines, the values that it reads, and all that of what it
calls.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from harness.compiler.reuse.fingerprint import fingerprint

MOST_FUNCTIONS = 128

# By the function's description: numba's results, by the types of its arguments.
_compiled: OrderedDict[str, Any] = OrderedDict()


@contextlib.contextmanager
def compiled_once(functions: Iterable[Any]) -> Iterator[None]:
    """In this block each of ``functions``, dispatchers, is compiled with line information. It holds
    the results of earlier such blocks and no others: its own may be for another GPU, or for globals
    that have changed since."""
    each = list({id(function): function for function in functions}.values())
    before = [(function.overloads, function.targetoptions) for function in each]
    unknown = []  # nobody can say what these depend on
    try:
        for function in each:
            function.targetoptions = {**function.targetoptions, "lineinfo": True}
            function.overloads = type(function.overloads)()
            key = _key(function)
            if key is None:
                unknown.append(function.overloads)
            else:
                function.overloads = _compiled.setdefault(key, function.overloads)
                _compiled.move_to_end(key)
        yield
    finally:
        for function, (overloads, options) in zip(each, before, strict=True):
            function.overloads, function.targetoptions = overloads, options
        while len(_compiled) > MOST_FUNCTIONS:
            unknown.append(_compiled.popitem(last=False)[1])
        for overloads in unknown:
            _forget(overloads)


def _key(function: Any) -> str | None:
    described = fingerprint(function.py_func)
    options = sorted(function.targetoptions.items())
    said = [repr(options), repr(described.places), *described.lines]
    return "\n".join(said) if described.keyable else None


def _forget(overloads: Mapping[Any, Any]) -> None:
    """numba knows a compiled function by the ``id`` of this result, which is another's later."""
    for result in overloads.values():
        with contextlib.suppress(KeyError):
            result.target_context.remove_user_function(result.entry_point)
