"""Mark the loops of ``ptx.unrolled`` for LLVM, which then unrolls them whole."""

from __future__ import annotations

from llvmlite import ir

from harness.ptx.unrolling import MARK


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
    found: list[ir.Block] = []
    rest = _successors(block)
    while rest:
        each = rest.pop(0)
        if each not in found and each is not without:
            found.append(each)
            rest += _successors(each)
    return found


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
