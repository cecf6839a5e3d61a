"""The registers that an instruction writes and reads, and those that it reads only in part.

A mask, a narrower type, a remainder and a shift to the left take less than all of a number. A
kernel may be right as long as nothing is lost, such as `i & 3` up to 3, and no predicate says where
that ends. This says up to where a number comes through whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Immediate, Instruction, Register, registers
from harness.isa.types import DTYPES

_STRONG = frozenset({"relaxed", "acquire", "release", "volatile", "mmio"})


def written(instruction: Instruction) -> list[str]:
    """Those that it writes wherever its guard lets it."""
    return _named(instruction, written=True)


def read(instruction: Instruction) -> list[str]:
    """Return the registers that it reads: its guard, and the bases of addresses, too.

    Accumulators count as written here: `accumulated` has them.
    """
    guard = instruction.guard
    names = [] if guard is None else [guard.predicate.name]
    return [*names, *_named(instruction, written=False)]


def accumulated(instruction: Instruction) -> list[str]:
    """Of those that it writes, those that it may add to: wgmma's accumulators."""
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


def is_strong(instruction: Instruction) -> bool:
    """Return True if it is an atomic, or another access that is strong (PTX ISA 8.4)."""
    return is_strong_opcode(instruction.opcode)


def is_strong_opcode(opcode: str) -> bool:
    """`is_strong`, of an instruction's opcode."""
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


MOST = 2**20  # what is lost of larger numbers alone, no launch on the emulator loses
_MOST_STEPS = 12  # from a remainder back to the number that is divided


@dataclass(frozen=True)
class Loss:
    """Of the number in ``register``, taken with its sign, nothing is lost where it is at least
    -``limit`` and below ``limit``."""

    register: str
    bits: int
    limit: int


def losses(instructions: Sequence[Instruction]) -> dict[int, Loss]:
    """By site, of instructions without a guard."""
    makers: dict[str, list[Instruction]] = {}
    for instruction in instructions:
        for name in written(instruction):
            makers.setdefault(name, []).append(instruction)
    losses = {}
    for site, instruction in enumerate(instructions):
        sources, _ = _sources(instruction)
        if sources and instruction.guard is None:
            number, limit = sources[0], _limit(instruction, makers)
            bits = _bits(number.type)
            if 1 < limit < min(MOST, 2 ** (bits - 1)):
                losses[site] = Loss(number.name, bits, limit)
    return losses


def _limit(instruction: Instruction, makers: dict[str, list[Instruction]]) -> int:
    """From where on something of its first number is lost; 0 if none is known."""
    match, (numbers, constants) = look_up(instruction.opcode), _sources(instruction)
    if match is None or match.words.get("type") == "pred":
        return 0
    kind, constant = match.words.get("type", ""), (*constants, 0)[0]
    is_first = instruction.operands[1] is numbers[0]
    match match.row.key:
        case "and" if constant > 0:
            return 1 << constant.bit_length()
        case "mul" if constant > 0 and kind[1:] == "16" and match.words["half"] == "lo":
            return -(-(2**16) // constant)
        case "rem" if is_first:
            return constant
        case "shl" if is_first and constants:
            return 1 << max(_bits(kind) - constant, 0)
        case "sub" if len(numbers) == 2:
            return _of_multiple(numbers[0], numbers[1], makers)
        case "bfe" if len(constants) == 2:
            return 1 << sum(constants)
        case "cvt.integers":
            kinds = match.words["source"], match.words["target"]
            kept, signed = min(map(_bits, kinds)), any(letter[0] == "s" for letter in kinds)
            return 1 << kept - signed if kept < _bits(numbers[0].type) else 0
        case "st" if is_first:
            return 1 << _bits(kind) if _bits(kind) < _bits(numbers[0].type) else 0
    return 0


def _sources(instruction: Instruction) -> tuple[list[Register], list[int]]:
    """The numbers that it takes: registers, and whole constants."""
    sources = instruction.operands[1:]
    constants = [o.value for o in sources if isinstance(o, Immediate) and isinstance(o.value, int)]
    return [source for source in sources if isinstance(source, Register)], constants


def _of_multiple(number: Register, multiple: Register, makers: dict[str, list[Instruction]]) -> int:
    """Return the number of which ``multiple`` is a multiple that was made of ``number``, such as
    the number without its last bits; 0 if that is not known. A compiler writes remainders so."""
    instructions = makers.get(multiple.name, [])
    if len(instructions) != 1:
        return 0
    constant = (*_sources(instructions[0])[1], 0)[0]
    key = key_of(instructions[0].opcode)
    of = {"and": -constant, "mul": constant, "shl": 1 << min(max(constant, 0), 32)}.get(key, 0)
    asked, known = [*read(instructions[0])], {multiple.name}
    while of > 1 and asked and len(known) < _MOST_STEPS:
        name = asked.pop()
        if name == number.name:
            return of
        if name not in known:
            known.add(name)
            makes = makers.get(name, [])
            asked += read(makes[0]) if len(makes) == 1 else []
    return 0


def _bits(kind: str) -> int:
    return 8 * DTYPES[kind].itemsize
