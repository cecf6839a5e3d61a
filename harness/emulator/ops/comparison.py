"""``setp`` and ``set`` (PTX ISA 9.7.6.1, 9.7.6.2, 9.7.7)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.emulator.decisions import BOTH
from harness.emulator.numerics.rounding import flush
from harness.emulator.program.operation import Function, Operation
from harness.emulator.program.pure import Decides, Pure, pure
from harness.emulator.program.steps import executes
from harness.emulator.threads import Group, Step
from harness.isa.text.tree import Immediate, Pair
from harness.isa.types import DTYPES, half_of, is_float, narrowed, of_bfloat16

COMPARISONS = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "lo": np.less,
    "ls": np.less_equal,
    "hi": np.greater,
    "hs": np.greater_equal,
}
_UNORDERED = {"equ": "eq", "neu": "ne", "ltu": "lt", "leu": "le", "gtu": "gt", "geu": "ge"}


def comparison(op: Operation) -> Function:
    """The predicate of a comparison; ordered ones are false, unordered ones true, on NaN."""
    compare = _comparison(op)
    return of_bfloat16(compare) if half_of(op.type) == "bf16" else compare


def _comparison(op: Operation) -> Function:
    name = op.words["compare"]
    if name == "num":
        return lambda a, b: ~(np.isnan(a) | np.isnan(b))
    if name == "nan":
        return lambda a, b: np.isnan(a) | np.isnan(b)
    compare: Callable[..., np.ndarray] = COMPARISONS[_UNORDERED.get(name, name)]
    if op.has("ftz"):
        bare = compare
        compare = lambda a, b: bare(flush(a), flush(b))  # noqa: E731
    if name in _UNORDERED:
        return lambda a, b: compare(a, b) | np.isnan(a) | np.isnan(b)
    # numpy's != holds for NaN. PTX's ordered ne does not (PTX ISA, "Floating Point Comparisons").
    if name == "ne" and is_float(half_of(op.type)):
        return lambda a, b: compare(a, b) & ~(np.isnan(a) | np.isnan(b))
    return compare


_COMBINE = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


@executes("setp")
def setp(op: Operation) -> Step | Pure:
    compare = comparison(op)
    targets = op.operands[0]
    both = isinstance(targets, Pair)
    if both and op.type in ("f16", "bf16"):
        raise op.error(f"gives one predicate of .{op.type}")
    site, variable = op.site, compared_with_a_constant(op)
    if not both and not op.words.get("bool"):
        decides = Decides(compared=variable)
        reads = [(1, op.type), (2, op.type)]
        return pure(op, compare, reads, [(0, "pred")], decides=decides)
    a, b = op.read(1, op.type), op.read(2, op.type)
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None
    combined = _combined(op)

    def step(group: Group) -> None:
        compared = a(group), b(group)
        holds = compare(*compared)
        decisions = group.wave.decisions
        if decisions.ways[site] != BOTH:
            decisions.note(site, group, holds, None if variable is None else compared[variable])
        # both before a write, which may be to the predicate that they are combined with
        other = None if second is None else combined(group, ~holds)
        first(group, combined(group, holds))
        if second is not None:
            second(group, other)

    return step


def beside_a_constant(op: Operation) -> int | None:
    """Return the place, 0 or 1, of the integer operand that is compared with a constant."""
    return None if is_float(half_of(op.type)) else compared_with_a_constant(op)


def compared_with_a_constant(op: Operation) -> int | None:
    """Return the place, 0 or 1, of the operand that is compared with a constant."""
    constant = [isinstance(operand, Immediate) for operand in op.operands[1:3]]
    return constant.index(False) if sum(constant) == 1 else None


def _operands(op: Operation) -> tuple[Function, Function]:
    """The operands; of a packed type, the halves, the lower ones first."""
    a, b = op.read(1, op.type), op.read(2, op.type)
    if half_of(op.type) == op.type:
        return a, b
    if any(isinstance(o, Immediate) for o in op.operands[1:3]):
        raise op.error(f".{op.type} takes registers, no literals")
    half = DTYPES[half_of(op.type)]
    return lambda group: a(group).view(half), lambda group: b(group).view(half)


@executes("setp.packed")
def setp_packed(op: Operation) -> Step:
    """``p`` is about the lower halves, ``q`` about the upper."""
    compare, (a, b) = comparison(op), _operands(op)
    targets, combined = op.operands[0], _combined(op)
    both = isinstance(targets, Pair)
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None

    def step(group: Group) -> None:
        holds = combined(group, compare(a(group), b(group)).reshape(-1, 2))
        first(group, holds[:, 0])
        if second is not None:
            second(group, holds[:, 1])

    return step


def _combined(op: Operation) -> Function:
    """Return the function that combines a comparison with the instruction's predicate."""
    if not op.words.get("bool"):
        return lambda group, holds: holds
    combine, c = _COMBINE[op.words["bool"]], op.read(3, "pred")
    return lambda group, holds: combine(
        holds, np.asarray(c(group)).reshape(-1, *[1] * (holds.ndim - 1))
    )


@executes("set", "set.half")
def set_(op: Operation) -> Step:
    """All ones, or 1.0, where the comparison holds; of packed types, half by half."""
    compare, (a, b) = comparison(op), _operands(op)
    result, halves = op.words["result"], half_of(op.type) != op.type
    kind = half_of(result) if half_of(result) != result or not halves else f"{result[0]}16"
    yes, no = _truths(kind)
    write, combined = op.write(0, result), _combined(op)

    def step(group: Group) -> None:
        holds = compare(a(group), b(group))
        holds = combined(group, holds.reshape(-1, 2) if halves else holds)
        value = np.where(holds, yes, no)
        write(group, value.view(DTYPES[result])[:, 0] if halves else value)

    return step


def _truths(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Return the values of true and of false."""
    if kind == "bf16":
        return narrowed(np.float32(1)), narrowed(np.float32(0))
    dtype = DTYPES[kind]
    return np.array(-1 if dtype.kind in "iu" else 1).astype(dtype), np.array(0, dtype)
