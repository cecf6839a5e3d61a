"""A function that a kernel names and does not call: `ptx.fence_proxy_async` without `()`.

Python takes such a line, and so does numba: it does nothing. A kernel without its fence must not
run as if it had one.
"""

from __future__ import annotations

import ast
import builtins
import dis
import itertools
from collections.abc import Iterable
from functools import lru_cache
from types import CodeType, FunctionType

from harness.compiler.mistakes.explain import at_line
from harness.compiler.mistakes.statements import statements

_NOTHING = object()


def check(kernel: FunctionType, called: Iterable[FunctionType]) -> None:
    """Raise CompileError at the first line that only names a function."""
    for function in (kernel, *called):
        for node in statements(function) if _drops_a_name(function.__code__) else ():
            if not isinstance(node, ast.Expr):
                continue
            meant = _value(node.value, function)
            if meant is not _NOTHING and callable(meant):
                name = ast.unparse(node.value)
                raise at_line(
                    f"{name} is named here and not called, so that nothing happens: "
                    f"write {name}(...), or {name}() where it takes nothing",
                    kernel,
                    (function.__code__.co_filename, node.lineno),
                )


@lru_cache(maxsize=1024)
def _drops_a_name(code: CodeType) -> bool:
    """Return whether it loads a name or an attribute and does nothing with it."""
    names = [one.opname for one in dis.get_instructions(code)]
    pairs = itertools.pairwise(names)
    return any(loads.startswith("LOAD_") and drops == "POP_TOP" for loads, drops in pairs)


def _value(node: ast.expr, function: FunctionType) -> object:
    """What a name, or an attribute of one, stands for outside the kernel."""
    if isinstance(node, ast.Attribute):
        owner = _value(node.value, function)
        return _NOTHING if owner is _NOTHING else getattr(owner, node.attr, _NOTHING)
    if not isinstance(node, ast.Name) or node.id in function.__code__.co_varnames:
        return _NOTHING
    if node.id in function.__code__.co_freevars:
        cell = (function.__closure__ or ())[function.__code__.co_freevars.index(node.id)]
        try:
            return cell.cell_contents
        except ValueError:  # not yet assigned
            return _NOTHING
    return function.__globals__.get(node.id, getattr(builtins, node.id, _NOTHING))
