"""Parameters of functions, all as ``.param`` variables, and the calls that cannot be inlined.

A function may take its parameters and give its results in registers (``.func (.reg .b32 r) f (.reg
.b32 x)``), and a call may pass registers, constants and ``_`` in any case (PTX ISA 7.1). Both are
written here as the other form says them: the function loads its parameters where it begins and
stores its results at its returns; the call stores and loads around itself.

Functions that call themselves, and calls through a register, are not inlined: they get frames. A
*frame* is a copy of a function for a depth of the stack of calls: with registers and variables of
its own, and as many places to return to as there are calls of it. A call copies its parameters into
the frame's, notes its return place in a register of the frame, and goes there; ``ret`` continues at
that place. So the lanes of a warp diverge and reconverge as at branches, and a depth of recursion
costs only its own frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import (
    Address,
    Function,
    Immediate,
    Instruction,
    Module,
    Operand,
    Register,
    Sink,
    Symbol,
    Variable,
    Vector,
)
from harness.sanitizer.isa.types import DTYPES

MAX_DEPTH = 48  # nested calls


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
        """The function's parameters, which are variables of its own; results come first."""
        return [
            Variable(self.name(p.name), "local", p.type, p.size_bytes, p.align)
            for p in self.function.parameters
        ]


def is_call(instruction: Instruction) -> bool:
    return key_of(instruction.opcode) == "call"


def called(call: Instruction) -> Symbol | Register | None:
    """Return the callee: a function, or a register with the address of a function."""
    named = (o for o in call.operands if not isinstance(o, Vector))
    return next((o for o in named if isinstance(o, Symbol | Register)), None)


def in_frames(module: Module) -> frozenset[str]:
    """Return the functions that are called in frames: all that call themselves or reach such a
    function, and those whose addresses are taken, if there is a call through a register."""
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
                named |= {o.name for o in instruction.operands[1:] if isinstance(o, Symbol)}
    return [n for n, function in module.functions.items() if n in named and not function.is_entry]


def moves(source: str, target: str, size: int, like: Instruction) -> Iterator[Instruction]:
    """Yield copies of a .param variable of ``size`` bytes into another, through `moved`."""
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


Written = Callable[[Instruction], list[Instruction]]


def in_variables(module: Module) -> Module:
    """The same module, with nothing but ``.param`` variables passed."""
    return replace(
        module,
        functions={
            name: _taking_variables(_passing_variables(function, module))
            for name, function in module.functions.items()
        },
    )


def _taking_variables(function: Function) -> Function:
    """Return the function with ``.param`` parameters instead of those in registers."""
    in_registers = [(n, p) for n, p in enumerate(function.parameters) if p.space == "reg"]
    if not in_registers or not function.instructions:
        return function
    first = function.instructions[0]
    begins = [
        _load(p.type, Register(p.name, p.type), p.name, first)
        for n, p in in_registers
        if n >= function.results
    ]

    def written(instruction: Instruction) -> list[Instruction]:
        if key_of(instruction.opcode) != "ret":
            return [instruction]
        stores = [
            _store(p.type, p.name, Register(p.name, p.type), instruction)
            for n, p in in_registers
            if n < function.results
        ]
        return [*stores, instruction]

    rewritten = _rewritten(function, written)
    if key_of(function.instructions[-1].opcode) != "ret":  # the end of a function returns too
        last = replace(function.instructions[-1], opcode="ret", operands=(), guard=None)
        rewritten = replace(rewritten, instructions=(*rewritten.instructions, *written(last)))
    labels = {label: index + len(begins) for label, index in rewritten.labels.items()}
    parameters = tuple(replace(p, space="param") for p in function.parameters)
    registers = rewritten.registers | {p.name: p.type for _, p in in_registers}
    return replace(
        rewritten,
        parameters=parameters,
        registers=registers,
        instructions=(*begins, *rewritten.instructions),
        labels=labels,
    )


def _passing_variables(function: Function, module: Module) -> Function:
    """Return the function with ``.param`` variables in its calls for all other arguments."""
    variables: list[Variable] = []

    def written(call: Instruction) -> list[Instruction]:
        if not is_call(call) or not any(map(_is_value, _passed(call))):
            return [call]
        callee = module.functions.get(str(called(call)))
        formal = iter(callee.parameters if callee else ())
        before: list[Instruction] = []
        after: list[Instruction] = []
        operands: list[Operand] = []
        named = False
        for operand in call.operands:
            if not isinstance(operand, Vector):
                operands.append(operand)
                named = True
                continue
            elements: list[Operand] = []
            for actual in operand.elements:
                taken = next(formal, None)
                if taken is None and isinstance(actual, Register):
                    taken = Variable("", "param", actual.type, _size(actual.type), 1)
                if taken is None or not _is_value(actual):
                    elements.append(actual)
                    continue
                size = taken.size_bytes or 0
                name = f"argument {len(variables)} of a call"
                variables.append(Variable(name, "local", taken.type, size, max(taken.align, size)))
                elements.append(Symbol(name))
                if named:
                    before.append(_store(taken.type, name, actual, call))
                elif isinstance(actual, Register):
                    after.append(_load(taken.type, actual, name, call))
            operands.append(Vector(tuple(elements)))
        return [*before, replace(call, operands=tuple(operands)), *after]

    rewritten = _rewritten(function, written)
    return (
        replace(rewritten, variables=(*function.variables, *variables)) if variables else function
    )


def _rewritten(function: Function, written: Written) -> Function:
    """Return ``function`` with each instruction replaced by the result of ``written``."""
    instructions: list[Instruction] = []
    begins = []
    for instruction in function.instructions:
        begins.append(len(instructions))
        instructions += written(instruction)
    begins.append(len(instructions))
    labels = {label: begins[index] for label, index in function.labels.items()}
    return replace(function, instructions=tuple(instructions), labels=labels)


def _passed(call: Instruction) -> Iterator[Operand]:
    return (o for v in call.operands if isinstance(v, Vector) for o in v.elements)


def _is_value(operand: Operand) -> bool:
    return isinstance(operand, Register | Immediate | Sink)


def _load(ptx_type: str, register: Register, name: str, like: Instruction) -> Instruction:
    operands = register, Address(Symbol(name))
    return replace(like, opcode=f"ld.param.b{8 * _size(ptx_type)}", operands=operands)


def _store(ptx_type: str, name: str, value: Operand, like: Instruction) -> Instruction:
    fraction = isinstance(value, Immediate) and isinstance(value.value, float)
    opcode = f"st.param.{'f' if fraction else 'b'}{8 * _size(ptx_type)}"
    return replace(like, opcode=opcode, operands=(Address(Symbol(name)), value))


def _size(ptx_type: str) -> int:
    return DTYPES[ptx_type].itemsize
