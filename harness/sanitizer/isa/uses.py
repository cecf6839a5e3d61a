"""The registers that an instruction writes and reads, and whether it has other effects."""

from __future__ import annotations

from functools import lru_cache

from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.text.tree import Instruction, Register, registers

_STRONG = frozenset({"relaxed", "acquire", "release", "volatile", "mmio"})


def written(instruction: Instruction) -> list[str]:
    """Return the registers that it writes if its guard is true."""
    return _named(instruction, written=True)


def read(instruction: Instruction) -> list[str]:
    """Return the registers that it reads: its guard, and the bases of addresses, too.

    Accumulators count as written here: `accumulated` has them.
    """
    guard = instruction.guard
    names = [] if guard is None else [guard.predicate.name]
    return [*names, *_named(instruction, written=False)]


def accumulated(instruction: Instruction) -> list[str]:
    """Return the written registers that it may add to: wgmma's accumulators."""
    match = look_up(instruction.opcode)
    adds = match is not None and match.row.completion == "in a group of wgmma"
    return written(instruction) if adds else []


def only_computes(instruction: Instruction) -> bool:
    """Return True if its only effect is on the registers that it writes, from those that it
    reads."""
    match = look_up(instruction.opcode)
    roles = [match and match.role(place) for place in range(len(instruction.operands))]
    does = {role.does if role else "" for role in roles}
    return "writes" in does and does <= {"writes", "reads", "immediate"}


def is_strong(opcode: str) -> bool:
    """Return True if it is an atomic, or another access that is strong (PTX ISA 8.4)."""
    match = look_up(opcode)
    if match is None:
        return False
    key, says_so = match.row.key, not _STRONG.isdisjoint(match.modifiers)
    return key.startswith(("atom", "red")) or (key in ("ld", "st") and says_so)


def _named(instruction: Instruction, written: bool) -> list[str]:
    results, names = _results(instruction.opcode), []
    for place, operand in enumerate(instruction.operands):
        if (place in results) == written:
            if isinstance(operand, Register):
                names.append(operand.name)
            else:
                names += [register.name for register in registers((operand,))]
    return names


@lru_cache(maxsize=4096)
def _results(opcode: str) -> frozenset[int]:
    """The places of the operands that an instruction writes."""
    match = look_up(opcode)
    roles = {} if match is None else {n: match.role(n) for n in range(len(match.form.places))}
    return frozenset(n for n, role in roles.items() if role and role.does == "writes")
