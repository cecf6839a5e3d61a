"""A kernel's modules as the text for NVVM: its own, and those of the functions that it calls.

A device function's module is shared by all kernels that call it, and processed once. The modules
are changed on the way: loops of `ptx.unrolled` are marked for LLVM, and accumulators that nobody
wrote stay undefined.

Shared arrays are called as in the kernel (`harness.course.compiler.edits`). numba calls them
``_cudapy_smem_5``. The line that made an array is in the line information of the instruction that
takes its address; its shape is noted where numba makes it.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from llvmlite import ir
from numba.cuda import cudaimpl

from harness.course.compiler import edits
from harness.course.compiler.edits import Place, SharedArray
from harness.course.compiler.effects import note_effects
from harness.course.compiler.numba_cuda.binding import MARK

_NUMBAS = re.compile(r"_cudapy_smem_\d+\b")

_shapes: dict[str, tuple[tuple[int, ...], str]] = {}  # numba counts arrays per process


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


def with_names(ptx: str, arrays: Iterable[tuple[str, Place]]) -> str:
    """Return ``ptx`` with its shared arrays renamed; ``arrays`` are their names in it, and the
    places that make them."""
    return edits.with_names(
        ptx, _NUMBAS, (SharedArray(name, at, *_shapes.get(name, ((), ""))) for name, at in arrays)
    )


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
    operands = dict(location.operands)
    file = dict(dict(operands["scope"].operands)["file"].operands)
    folder, name = str(file["directory"]), str(file["filename"])
    path = name if name.startswith(("<", "/")) or not folder else f"{folder}/{name}"
    return path, int(operands["line"])


@dataclass(frozen=True)
class ModuleText:
    """``shared``: where its shared arrays are made, by numba's names. ``texts``: by whether its
    accumulators are kept undefined."""

    has_products: bool
    shared: tuple[tuple[str, Place], ...]
    texts: dict[bool, str] = field(default_factory=dict)


_known: WeakKeyDictionary[ir.Module, ModuleText] = WeakKeyDictionary()


def module_texts(modules: Iterable[ir.Module]) -> tuple[list[str], list[tuple[str, Place]]]:
    """The text of each, once; and where their shared arrays are made."""
    each = {module: _read(module) for module in modules}
    undefined = any(part.has_products for part in each.values())
    for module, part in each.items():
        if undefined not in part.texts:
            if undefined:
                with kept_undefined(module):
                    part.texts[True] = str(module)
            else:
                part.texts[False] = str(module)
    shared = [name for part in each.values() for name in part.shared]
    return [part.texts[undefined] for part in each.values()], shared


def _read(module: ir.Module) -> ModuleText:
    if module not in _known:
        note_effects(module)
        mark_unrolled(module)
        _known[module] = ModuleText(has_products(module), tuple(places(module)))
    return _known[module]


def mark_unrolled(module: ir.Module) -> None:
    """Give ``llvm.loop.unroll.full`` to each loop that begins after a mark, and drop the mark."""
    for function in module.functions:
        for block in list(function.blocks):
            marks = [i for i in block.instructions if _is_mark(i)]
            if marks:
                block.instructions[:] = [i for i in block.instructions if not _is_mark(i)]
                _mark_loop(module, block)


def _is_mark(instruction: ir.Instruction) -> bool:
    callee = getattr(instruction, "callee", None)
    return isinstance(callee, ir.InlineAsm) and MARK in callee.asm


def _successors(block: ir.Block) -> list[ir.Block]:
    if block.terminator is None:
        return []
    return [o for o in block.terminator.operands if isinstance(o, ir.Block)]


def _reachable(block: ir.Block, without: ir.Block | None = None) -> list[ir.Block]:
    """Blocks that control may reach from the end of ``block``, nearest first."""
    blocks: list[ir.Block] = []
    rest = _successors(block)
    while rest:
        each = rest.pop(0)
        if each not in blocks and each is not without:
            blocks.append(each)
            rest += _successors(each)
    return blocks


def _mark_loop(module: ir.Module, marked: ir.Block) -> None:
    """Mark the loop whose header is the nearest block that is reached again without the mark."""
    for header in _reachable(marked):
        body = _reachable(header, without=marked)
        if header in body:
            break
    else:
        return  # the loop's body always leaves it
    full = module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.full")])
    # A loop's metadata names itself first, and so is no other loop's.
    name = ir.MetaDataString(module, f"loop {len(module.metadata)}")
    node = module.add_metadata([name, full])
    node.operands = (node, full)
    for block in body:
        if header in _successors(block):
            block.terminator.set_metadata("llvm.loop", node)


# Keep accumulators that nobody wrote undefined, as the kernel has them.
#
# Nothing says what a ``cuda.local.array`` begins with. numba fills it with zeros all the same,
# where the function begins, once (not where the array is made, which may be a loop's body). A
# product that adds to accumulators that nobody wrote is then right by an accident of this compiler,
# and wrong in the next tile. So in kernels with wgmma, arrays of float32 begin as a register that
# no instruction assigns. That is no instruction either: where it is overwritten before it is read,
# nothing is left of it. (Without it LLVM may take what it likes for what is undefined: of an
# accumulator that a loop adds to, NVVM makes 0.)

_LOCAL = "_cudapy_lmem"  # numba's name for a cuda.local.array
_MOST_ELEMENTS = 256  # a larger array cannot be accumulators: one register each, twice over
_TEXT = "// $0 is not assigned"


@contextmanager
def kept_undefined(module: ir.Module) -> Iterator[None]:
    """In this block the module stores that register into each element of such arrays."""
    before = []
    for function in module.functions:
        for block in function.blocks:
            arrays = [
                instruction for instruction in block.instructions if _is_accumulators(instruction)
            ]
            if arrays:
                before.append((block, list(block.instructions)))
            for array in arrays:
                _begin(block, array)
    try:
        yield
    finally:
        for block, instructions in before:
            block.instructions[:] = instructions


def has_products(module: ir.Module) -> bool:
    """Return True if the module has a wgmma that multiplies."""
    return any(
        isinstance(callee := getattr(instruction, "callee", None), ir.InlineAsm)
        and "wgmma.mma_async" in callee.asm
        for function in module.functions
        for block in function.blocks
        for instruction in block.instructions
    )


def _is_accumulators(instruction: ir.Instruction) -> bool:
    if not isinstance(instruction, ir.AllocaInstr) or not instruction.name.startswith(_LOCAL):
        return False
    held = instruction.type.pointee
    return (
        isinstance(held, ir.ArrayType)
        and held.element == ir.FloatType()
        and held.count <= _MOST_ELEMENTS
    )


def _begin(block: ir.Block, array: ir.AllocaInstr) -> None:
    builder = ir.IRBuilder(block)
    filled = block.instructions[block.instructions.index(array) + 1]
    if isinstance(filled, ir.StoreInstr) and filled.operands[1] is array:
        block.instructions.remove(filled)  # with zeros, by numba
    builder.position_after(array)
    nothing = ir.InlineAsm(ir.FunctionType(ir.FloatType(), []), _TEXT, "=f", side_effect=False)
    undefined = builder.call(nothing, [])
    zero = ir.Constant(ir.IntType(32), 0)
    for element in range(array.type.pointee.count):
        at = builder.gep(array, [zero, ir.Constant(ir.IntType(32), element)], inbounds=True)
        builder.store(undefined, at)
