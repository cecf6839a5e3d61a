"""Products and sums contracted into ``fma``, as the assembler does.

PTX leaves the contraction of ``mul`` and ``add`` without a rounding modifier open (9.7.3.3: such
instructions "may be optimized aggressively"), and ptxas does it wherever every use of a product is
a sum in the same basic block; numba's ``%`` on floats depends on it in many places of its result.
The product itself stays: nobody reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from harness.sanitizer.isa.table.index import Match, key_of, look_up
from harness.sanitizer.isa.text.tree import (
    Function,
    Instruction,
    Negated,
    Register,
)
from harness.sanitizer.isa.uses import accumulated, read, written

_PRODUCTS = {"mul.float", "mul.half"}
_SUMS = {"add.float", "add.half", "sub.float", "sub.half"}
_ROUNDINGS = {"rn", "rz", "rm", "rp"}
_BREAKS = {"bra", "brx", "ret", "exit", "call", "bar.sync", "bar.arrive", "bar.red"}
_BREAKS |= {"bar.warp.sync", "barrier.cluster.arrive", "barrier.cluster.wait"}


def contracted(function: Function) -> Function:
    """``function`` with sums of products as the assembler would write them."""
    instructions = list(function.instructions)
    if not any(_is_product(i) for i in instructions):
        return function
    reads = [{*read(i), *accumulated(i)} for i in instructions]
    writes = [set(written(i)) for i in instructions]
    uses = Counter(name for names in reads for name in names)
    writers = Counter(name for names in writes for name in names)
    starts = set(function.labels.values())
    products: dict[int, dict[str, Instruction]] = {}  # keyed by the place of the sum
    for at, product in enumerate(function.instructions):
        if _is_product(product):
            for place in _sums_of(at, function.instructions, reads, writes, uses, writers, starts):
                products.setdefault(place, {})[product.operands[0].name] = product
    for place, terms in products.items():
        # For a sum of two products, ptxas puts the first term's product into the fma.
        name = next(t.name for t in instructions[place].operands[1:] if str(t) in terms)
        instructions[place] = _fused(terms[name], instructions[place])
    return replace(function, instructions=tuple(instructions))


def _sums_of(
    at: int,
    instructions: Sequence[Instruction],
    reads: list[set[str]],
    writes: list[set[str]],
    uses: Counter[str],
    writers: Counter[str],
    starts: set[int],
) -> list[int]:
    """Return the places at which the product at ``at`` is added; empty if any of its uses is
    anything else."""
    product = instructions[at]
    name = product.operands[0].name
    factors_hold, sums, seen = not writes[at] & reads[at], [], 0
    for place in range(at + 1, len(instructions)):
        instruction = instructions[place]
        if place in starts or key_of(instructions[place - 1].opcode) in _BREAKS:
            break
        if name in reads[place]:
            seen += 1
            if not (factors_hold and _is_sum(instruction) and _fit(product, instruction)):
                return []
            sums.append(place)
            if seen == uses[name] and writers[name] == 1:
                return sums
        if name in writes[place]:
            return sums if instruction.guard is None else []
        factors_hold = factors_hold and not writes[place] & reads[at]
    # nobody else may read it: not another block, nor an earlier turn of a loop
    return sums if seen == uses[name] else []


def _is_product(instruction: Instruction) -> bool:
    match = _open_to_contraction(instruction)
    return (
        match is not None
        and match.row.key in _PRODUCTS
        and "sat" not in match.modifiers
        and isinstance(instruction.operands[0], Register)
    )


def _open_to_contraction(instruction: Instruction) -> Match | None:
    """Return the match of the instruction, if it runs for every thread, has two operands, and no
    rounding mode of its own."""
    match = look_up(instruction.opcode)
    if match is None or match.modifiers & _ROUNDINGS:
        return None
    return match if instruction.guard is None and len(instruction.operands) == 3 else None


def _is_sum(instruction: Instruction) -> bool:
    match = _open_to_contraction(instruction)
    return match is not None and match.row.key in _SUMS


def _kind(instruction: Instruction) -> tuple[bool, str]:
    """Return (True if it flushes subnormals to zero, its type)."""
    *_, ptx_type = modifiers = instruction.opcode.split(".")
    return "ftz" in modifiers, ptx_type


def _fit(product: Instruction, total: Instruction) -> bool:
    name, terms = product.operands[0].name, total.operands[1:]
    once = sum(isinstance(t, Register) and t.name == name for t in terms) == 1
    return once and _kind(product) == _kind(total)


def _fused(product: Instruction, total: Instruction) -> Instruction:
    mnemonic, *modifiers = total.opcode.split(".")
    factors: tuple[Any, ...] = product.operands[1:]
    terms: tuple[Any, ...] = total.operands[1:]
    a, b = factors
    first = str(terms[0]) == str(product.operands[0])
    c = terms[1] if first else terms[0]
    if mnemonic == "sub":
        a, c = (a, Negated(c)) if first else (Negated(a), c)
    opcode = ".".join(("fma", "rn", *modifiers))
    return replace(total, opcode=opcode, operands=(total.operands[0], a, b, c))
