"""Integer arithmetic with a carry: the halves of wider integers (PTX ISA 9.7.2).

The carry flag CC.CF is a bit a thread; a form with ``.cc`` writes it. A subtraction's borrow is
kept as the carry itself, as PTX defines ``subc``: ``a - (b + CC.CF)``.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.ops.arithmetic import high_product
from harness.emulator.program.operation import Function, Operation
from harness.emulator.program.steps import executes
from harness.emulator.threads import Group, Step
from harness.isa.types import DTYPES


def _unsigned(op: Operation) -> str:
    return f"u{DTYPES[op.type].itemsize * 8}"


def _sum(op: Operation, first: Function, second: Function, takes_carry: bool) -> Step:
    """A step that writes ``first + second (+ carry)``; both read unsigned values."""
    write, keeps = op.write(0, _unsigned(op)), op.has("cc")

    def step(group: Group) -> None:
        a = np.asarray(first(group))
        partial = a + second(group)
        # An unsigned sum has wrapped exactly if it is less than an operand. The carry that came in
        # can wrap it only if the first sum did not.
        over = partial < a
        result = partial
        if takes_carry:
            result = partial + group.wave.carry[group.select].astype(partial.dtype)
            over = over | (result < partial)
        if keeps:
            group.wave.carry[group.select] = over
        write(group, result)

    return step


@executes("add.cc", "addc")
def addc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("addc")
    return _sum(op, op.read(1, _unsigned(op)), op.read(2, _unsigned(op)), takes)


@executes("sub.cc", "subc")
def subc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("subc")
    write, keeps = op.write(0, _unsigned(op)), op.has("cc")
    a, b = op.read(1, _unsigned(op)), op.read(2, _unsigned(op))

    def step(group: Group) -> None:
        x, y = np.asarray(a(group)), np.asarray(b(group))
        result, under = x - y, x < y
        if takes:
            borrow = group.wave.carry[group.select].astype(result.dtype)
            under = under | (result < borrow)
            result = result - borrow
        if keeps:
            group.wave.carry[group.select] = under
        write(group, result)

    return step


@executes("mad.cc", "madc")
def madc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("madc")
    a, b, c = op.read(1, op.type), op.read(2, op.type), op.read(3, _unsigned(op))
    product = high_product if op.words["half"] == "hi" else np.multiply
    unsigned = DTYPES[_unsigned(op)]
    return _sum(op, lambda g: np.asarray(product(a(g), b(g))).view(unsigned), c, takes)
