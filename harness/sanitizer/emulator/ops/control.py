"""Control flow (PTX ISA 9.7.12), and instructions that only take time (9.7.19)."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator.findings import Illegal, Reason
from harness.sanitizer.emulator.program.operation import Operation, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.text.tree import Operand, Register, Symbol, Vector
from harness.sanitizer.isa.types import DTYPES
from harness.sanitizer.launch.plan import asks_for_workspace

LONGEST_SLEEP_NS = 1_000_000  # whatever is asked for


@executes("bra")
def bra(op: Operation) -> Step:
    target = op.program.labels.get(op.operands[0].name)
    if target is None:
        raise op.error("needs a label of this function")
    guard = op.instruction.guard
    if guard is None:
        return lambda group: [(target, group)]
    predicate, wanted = op.read(guard.predicate, "pred"), not guard.negated
    following = op.site + 1

    def step(group: Group) -> Moved:
        taken = predicate(group)
        if not wanted:
            taken = ~taken
        count = np.count_nonzero(taken)
        if count == np.size(taken):
            return [(target, group)]
        if not count:
            return [(following, group)]
        return [(target, group.where(taken)), (following, group.where(~taken))]

    return step


@executes("brx")
def brx(op: Operation) -> Step:
    """To the label of a list that each thread's index names."""
    listed = op.operands[1]
    if not isinstance(listed, Vector):
        raise op.error("needs a list of labels, declared by .branchtargets")
    targets = [op.program.labels[str(label)] for label in listed.elements]
    index = op.read(0, "u32")

    def step(group: Group) -> Moved | None:
        chosen = spread(index(group), group)
        beyond = chosen >= len(targets)
        if beyond.any():
            label = int(chosen[beyond][0])
            illegal = Illegal(Reason.LABEL_BEYOND_LIST, label=label, count=len(targets))
            op.fault(group.where(beyond), illegal)
        return [(targets[which], group.where(chosen == which)) for which in np.unique(chosen)]

    return step


@executes("call")
def call(op: Operation) -> Step:
    """Calls of functions with a body are gone: `harness.sanitizer.isa.passes.inline` put it in
    place."""
    name = next((str(o) for o in op.operands if isinstance(o, Symbol | Register)), "a function")
    if name == "vprintf" and len(op.operands) == 3:
        return _vprintf(op)
    if name == "__assertfail":
        return _assertfail(op)
    raise op.error(
        f"cannot call {name}: the emulator calls functions that have a body in this PTX and do not "
        "call themselves, by their names; and of the system's functions, vprintf and __assertfail"
    )


def _vprintf(op: Operation) -> Step:
    """``call (returned), vprintf, (format, arguments)``: .param variables of the thread."""
    if [len(op.elements(i)) for i in (0, 2)] != [1, 2]:
        raise op.error("print() calls vprintf with a format, a buffer and one result")
    (returned,), (form, buffer) = (op.elements(i) for i in (0, 2))

    def place(variable: Operand) -> np.uint64:
        return np.uint64(op.symbol(variable.name))

    # The .param variables of a call are in the calling thread's local memory.
    returned_at, form_at, buffer_at = place(returned), place(form), place(buffer)

    def step(group: Group) -> None:
        state = state_of(group)
        access, u64, s32 = state.access, DTYPES["u64"], DTYPES["s32"]
        (formats,) = access.load("local", group, form_at, u64, 1, op.site)
        (buffers,) = access.load("local", group, buffer_at, u64, 1, op.site)
        counts = state.printer.print(group, formats, buffers)
        access.store("local", group, returned_at, [counts], s32, op.site)

    return step


def _assertfail(op: Operation) -> Step:
    """``call __assertfail, (text, file, line, function, bytes of a character)``: it never returns
    (PTX interoperability guide, system calls)."""
    symbols = op.elements(len(op.operands) - 1)
    if len(symbols) != 5:
        raise op.error("assert() calls __assertfail with five parameters")
    places = [np.uint64(op.symbol(str(variable))) for variable in symbols]
    types = [DTYPES[name] for name in ("u64", "u64", "u32", "u64")]

    def step(group: Group) -> None:
        state = state_of(group)
        # The launch ends here. Hardware prints a line for each thread; the first is enough.
        first = group.where(np.arange(group.count) == 0)
        text, file, line, function = (
            int(state.access.load("local", first, place, dtype, 1, op.site)[0][0])
            for place, dtype in zip(places, types, strict=False)
        )
        names = ("condition", "file", "function")
        facts = dict(zip(names, map(state.printer.text, (text, file, function)), strict=True))
        op.fault(group, Illegal(Reason.ASSERTION_FAILED, **facts, at=line))

    return step


@executes("trap")
def trap(op: Operation) -> Step:
    in_grid_sync = asks_for_workspace(op.program.function)
    return lambda group: op.fault(group, Illegal(Reason.TRAP, in_grid_sync=in_grid_sync))


execute(
    {
        # Functions with a body have been inlined, so that every ret left is the kernel's own.
        "ret exit": lambda op: lambda group: state_of(group).leave(group),
        "brkpt": lambda op: lambda group: op.fault(group, Illegal(Reason.BREAKPOINT)),
    }
)


@executes("nanosleep")
def nanosleep(op: Operation) -> Step:
    """The longest sleep among the threads of a warp decides. Meanwhile others get their turn: a
    loop that polls global memory sleeps while it waits for them."""
    time = op.read(op.operands[0], "u32")

    def step(group: Group) -> None:
        state_of(group).gives_way = True
        asked = int(np.max(time(group)))
        group.wave.surroundings.sleep(min(asked, LONGEST_SLEEP_NS))

    return step


@executes("griddepcontrol")
def griddepcontrol(op: Operation) -> Step:
    """The running grid is alone: no other writes the memory that it reads."""
    if op.has("wait"):
        return lambda group: state_of(group).earlier_grid.wait(group)
    return lambda group: state_of(group).earlier_grid.launch_dependents(group, op.site)
