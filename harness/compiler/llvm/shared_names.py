"""Shared arrays called as in the kernel: ``shared$tile$of_8_32_float32`` for
``tile = cuda.shared.array((8, 32), np.float32)``.

numba calls them ``_cudapy_smem_5``. Which line made one is in the line information of the
instruction that takes its address; what that line assigns it to is in the source. PTX knows a
shared array as so many bytes: its shape is noted where numba makes it.
"""

from __future__ import annotations

import ast
import contextlib
import linecache
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from llvmlite import ir
from numba.cuda import cudaimpl

from harness.isa.text.names import shared_array

_NUMBAS = re.compile(r"_cudapy_smem_\d+\b")


Place = tuple[str, int]  # a file and a line
_shapes: dict[str, tuple[tuple[int, ...], str]] = {}  # of all arrays of this process: numba counts


@contextlib.contextmanager
def shapes_noted() -> Iterator[None]:
    """In this block, note the shape and the dtype of each array that numba makes."""
    make = cudaimpl._generic_array

    def noted(
        context: Any,
        builder: Any,
        shape: Any,
        dtype: Any,
        symbol_name: str,
        *args: Any,
        **kwargs: Any,
    ) -> Any:
        _shapes[symbol_name] = tuple(map(int, shape)), str(dtype)
        return make(context, builder, shape, dtype, symbol_name, *args, **kwargs)

    cudaimpl._generic_array = noted
    try:
        yield
    finally:
        cudaimpl._generic_array = make


def with_names(ptx: str, made: Iterable[tuple[str, Place]]) -> str:
    """``ptx`` with its shared arrays renamed, where the source has a name for them; ``made`` is
    where each is made. Where two have one name, the second is ``shared$tile$2``."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for numbas, (file, line) in made:
        variable = _assigned("".join(linecache.getlines(file))).get(line)
        if variable is not None and numbas not in names:
            count = counts[variable] = counts.get(variable, 0) + 1
            names[numbas] = shared_array(variable, count, *_shapes.get(numbas, ((), "")))
    return _NUMBAS.sub(lambda match: names.get(match[0], match[0]), ptx)


def places(module: ir.Module) -> Iterator[tuple[str, Place]]:
    """Each shared array and the line that takes its address first; some more than once."""
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                for operand in instruction.operands:
                    if isinstance(operand, ir.GlobalVariable) and _NUMBAS.match(operand.name):
                        place = _place(instruction)
                        if place is not None:
                            yield operand.name, place


def _place(instruction: ir.Instruction) -> Place | None:
    location = instruction.metadata.get("dbg")
    if location is None:
        return None
    said = dict(location.operands)
    file = dict(dict(said["scope"].operands)["file"].operands)
    folder, name = str(file["directory"]), str(file["filename"])
    path = name if name.startswith(("<", "/")) or not folder else f"{folder}/{name}"
    return path, int(said["line"])


@lru_cache(maxsize=64)
def _assigned(source: str) -> dict[int, str]:
    """By each line of an assignment to one name, that name."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return {}
    return {
        line: node.targets[0].id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and len(node.targets) == 1
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id.isascii()
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
