"""Control flow (PTX ISA 9.7.12) and what only takes time (9.7.19)."""

from __future__ import annotations

import numpy as np

from harness.emulator.decisions import BOTH
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.isa.text.tree import Register, Symbol, Vector
from harness.isa.types import DTYPES


@executes("bra")
def bra(op: Operation):
    target = op.program.labels.get(op.operands[0].name)
    if target is None:
        raise op.error("needs a label of this function")
    guard = op.instruction.guard
    if guard is None:
        return lambda group: [(target, group)]
    predicate, wanted = op.read(guard.predicate, "pred"), not guard.negated
    site, following = op.site, op.site + 1

    def step(group):
        taken = predicate(group)
        if not wanted:
            taken = ~taken
        if group.wave.decisions.ways.get(site) != BOTH:
            group.wave.decisions.note(site, group, taken)
        if taken.all():
            return [(target, group)]
        if not taken.any():
            return [(following, group)]
        return [(target, group.where(taken)), (following, group.where(~taken))]

    return step


@executes("brx")
def brx(op: Operation):
    """To the label of a list that each thread's index names."""
    listed = op.operands[1]
    if not isinstance(listed, Vector):
        raise op.error("needs a list of labels, declared by .branchtargets")
    targets = [op.program.labels[str(label)] for label in listed.elements]
    index = op.read(0, "u32")

    def step(group):
        chosen = spread(index(group), group)
        beyond = chosen >= len(targets)
        if beyond.any():
            op.fault(
                group.where(beyond),
                f"goes to label {int(chosen[beyond][0])} of a list of {len(targets)}",
            )
        return [(targets[which], group.where(chosen == which)) for which in np.unique(chosen)]

    return step


@executes("ret", "exit")
def exit_(op: Operation):
    return lambda group: state_of(group).leave(group)


@executes("call")
def call(op: Operation):
    """Calls of functions with a body are gone: `harness.isa.passes.inline` put it in place."""
    name = next((str(o) for o in op.operands if isinstance(o, Symbol | Register)), "a function")
    if name == "vprintf" and len(op.operands) == 3:
        return _vprintf(op)
    raise op.error(
        f"cannot call {name}: the emulator calls functions that have a body in this PTX, "
        "by name, and that do not call themselves"
    )


def _vprintf(op: Operation):
    """``call (returned), vprintf, (format, arguments)``: .param variables of the thread."""
    if [len(op.elements(i)) for i in (0, 2)] != [1, 2]:
        raise op.error("print() calls vprintf with a format, a buffer and one result")
    (returned,), (form, buffer) = (op.elements(i) for i in (0, 2))

    def place(variable) -> np.uint64:
        return np.uint64(op.symbol(variable.name))

    returned_at, form_at, buffer_at = place(returned), place(form), place(buffer)

    def step(group):
        state = state_of(group)
        access, u64, s32 = state.access, DTYPES["u64"], DTYPES["s32"]
        (formats,) = access.load("local", group, form_at, u64, 1, op.site)
        (buffers,) = access.load("local", group, buffer_at, u64, 1, op.site)
        counts = state.printer.print(group, formats, buffers)
        access.store("local", group, returned_at, [counts], s32, op.site)

    return step


@executes("trap")
def trap(op: Operation):
    return lambda group: op.fault(group, "the kernel executed trap")


@executes("nanosleep", "pmevent", "griddepcontrol")
def idle(op: Operation):
    """No grid depends on the one that runs, and it on none."""
    return lambda group: None
