"""Registers of 128 bits as two of 64 (PTX ISA 5.2.1).

A load or store of .b128 becomes .v2.b64: as many bytes, aligned and moved at once. Atomics keep
their opcode, with a vector of two for each of their operands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from harness.errors import PtxError
from harness.isa.text.tree import (
    Function,
    Immediate,
    Instruction,
    Operand,
    Register,
    Sink,
    Vector,
    registers,
)

_WIDE = "b128"


def in_halves(function: Function) -> Function:
    """``function`` without registers of 128 bits."""
    if _WIDE not in function.registers.values():
        return function
    instructions: list[Instruction] = []
    moved = []  # by index, where each instruction is now
    for instruction in function.instructions:
        moved.append(len(instructions))
        instructions += _instructions(instruction)
    moved.append(len(instructions))
    declared: dict[str, str] = {}
    for name, ptx_type in function.registers.items():
        wide = ptx_type == _WIDE
        declared |= {half.name: half.type for half in _halves(name)} if wide else {name: ptx_type}
    labels = {name: moved[index] for name, index in function.labels.items()}
    return replace(function, instructions=tuple(instructions), labels=labels, registers=declared)


def _halves(name: str) -> tuple[Register, Register]:
    return Register(f"{name}.low", "b64"), Register(f"{name}.high", "b64")


def _instructions(one: Instruction) -> Iterator[Instruction]:
    if all(register.type != _WIDE for register in registers(one.operands)):
        yield one
        return
    mnemonic, *modifiers = one.opcode.split(".")
    if mnemonic == "mov":
        into, source = (_two(operand, one) for operand in one.operands)
        for low_or_high, what in zip(into, source, strict=True):
            yield replace(one, opcode="mov.b64", operands=(low_or_high, what))
    elif mnemonic in ("ld", "ldu", "st"):
        opcode = ".".join([mnemonic, *(m for m in modifiers if m != _WIDE), "v2", "b64"])
        yield replace(one, opcode=opcode, operands=_vectors(one))
    else:
        yield replace(one, operands=_vectors(one))


def _vectors(one: Instruction) -> tuple[Operand, ...]:
    return tuple(
        Vector(_halves(o.name)) if isinstance(o, Register) and o.type == _WIDE else o
        for o in one.operands
    )


def _two(operand: Operand, one: Instruction) -> tuple[Operand, Operand]:
    """Return the two halves that `mov` moves, the low half first."""
    match operand:
        case Register(type="b128"):
            return _halves(operand.name)
        case Immediate(value=int()):
            return operand, Immediate(0, "0")
        case Vector(elements=(low, high)):
            return low, high
        case Vector(elements=(a, b, c, d)):
            return Vector((a, b)), Vector((c, d))
        case Sink():
            return operand, operand
    raise PtxError(f"{operand} does not have 128 bits", line=one.ptx_line, instruction=str(one))
