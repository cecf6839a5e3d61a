"""Calls that cannot be inlined: of functions that call themselves, and through a register.

A *frame* is a copy of a function for one depth of the stack of calls: with registers and variables
of its own, and as many places to return to as there are calls of it. A call copies its parameters
into the frame's, notes where it comes from in a register of the frame, and goes there; ``ret`` goes
on at the place noted. So the lanes of a warp diverge and reconverge as at branches, and a depth of
recursion costs only its own frames.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from harness.isa.table.index import key_of
from harness.isa.text.tree import (
    Address,
    Function,
    Instruction,
    Module,
    Register,
    Symbol,
    Variable,
    Vector,
)

MAX_DEPTH = 48  # of frames, one calling the other


@dataclass
class CalledFrame:
    """``function`` at ``depth``, called by way of ``stack``. ``returns``: the labels to go back
    to, by the number that ``came_from`` holds."""

    function: Function
    depth: int
    stack: tuple[str, ...]
    returns: list[str] = field(default_factory=list)

    def name(self, name: str) -> str:
        return f"{name}@{self.function.name}^{self.depth}"

    @property
    def start(self) -> str:
        return self.name("start")

    @property
    def came_from(self) -> Register:
        return Register(self.name("return"), "b32")

    def formal(self) -> list[Variable]:
        """Its parameters, which are variables of its own; results come first."""
        return [
            Variable(self.name(p.name), "local", p.type, p.size_bytes, p.align)
            for p in self.function.parameters
        ]


def is_call(instruction: Instruction) -> bool:
    return key_of(instruction.opcode) == "call"


def called(call: Instruction) -> Symbol | Register | None:
    """What is called: a function, or a register with the address of one."""
    named = (o for o in call.operands if not isinstance(o, Vector))
    return next((o for o in named if isinstance(o, Symbol | Register)), None)


def in_frames(module: Module) -> frozenset[str]:
    """The functions that are called in frames: all that call themselves or come to one that does,
    and those whose addresses are taken, if there is a call through a register."""
    bodies = module.functions
    calls = {name: [i for i in f.instructions if is_call(i)] for name, f in bodies.items()}
    indirect = {
        n for n, some in calls.items() if any(isinstance(called(i), Register) for i in some)
    }
    pointed_to = by_address(module) if indirect else []
    callees = {name: {str(called(i)) for i in some} for name, some in calls.items()}
    for name in indirect:
        callees[name] |= set(pointed_to)
    callers: dict[str, list[str]] = {name: [] for name in bodies}
    for name, some in callees.items():
        some &= bodies.keys()
        for callee in some:
            callers[callee].append(name)
    leaves = [name for name, some in callees.items() if not some]
    left = {name: len(some) for name, some in callees.items()}
    while leaves:
        name = leaves.pop()
        del left[name]
        for caller in callers[name]:
            left[caller] -= 1
            if not left[caller]:
                leaves.append(caller)
    return frozenset(name for name in (*left, *pointed_to) if not bodies[name].is_entry)


def by_address(module: Module) -> list[str]:
    """The functions with a body whose addresses are taken: by `mov`, or in an initial value."""
    named = {p.symbol for variable in module.variables for p in variable.pointers}
    for function in module.functions.values():
        for instruction in function.instructions:
            if instruction.opcode.startswith("mov."):
                named |= {str(o) for o in instruction.operands[1:] if isinstance(o, Symbol)}
    return [n for n, function in module.functions.items() if n in named and not function.is_entry]


def moves(source: str, target: str, size: int, like: Instruction) -> Iterator[Instruction]:
    """Copies of one .param variable of ``size`` bytes into another, through `moved`."""
    at = 0
    while at < size:
        nbytes = next(n for n in (8, 4, 2, 1) if at % n == 0 and at + n <= size)
        through = moved(nbytes)
        there, here = (Address(Symbol(name), at) for name in (source, target))
        yield replace(like, opcode=f"ld.param.b{8 * nbytes}", operands=(through, there))
        yield replace(like, opcode=f"st.param.b{8 * nbytes}", operands=(here, through))
        at += nbytes


def moved(nbytes: int) -> Register:
    return Register(f"moved^{nbytes}", f"b{max(8 * nbytes, 16)}")
