"""``setp`` and ``set`` (PTX ISA 9.7.6.1, 9.7.6.2, 9.7.7)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.emulator.numerics.rounding import flush
from harness.emulator.program.operation import Operation
from harness.isa.table.row import instruction
from harness.isa.text.tree import Immediate, Pair
from harness.isa.types import BIT_TYPES, DTYPES, half_of, is_float

_COMPARE = {
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

_ON_BITS = "eq ne"
_ON_SIGNED = "eq ne lt le gt ge"
_ON_UNSIGNED = f"{_ON_SIGNED} lo ls hi hs"
_ON_FLOATS = " ".join((_ON_SIGNED, *_UNORDERED, "num nan"))
COMPARISONS = (
    ("{.ftz}", _ON_FLOATS, "f32 f16"),
    ("", _ON_FLOATS, "f64 bf16"),
    ("", _ON_SIGNED, "s16 s32 s64"),
    ("", _ON_UNSIGNED, "u16 u32 u64"),
    ("", _ON_BITS, BIT_TYPES),
)
"""``(ftz or nothing, comparisons, types)``: what can be asked of which types."""


def comparison(op: Operation):
    """The predicate of a comparison; ordered ones are false, unordered ones true, on NaN."""
    name = op.words["compare"]
    if name == "num":
        return lambda a, b: ~(np.isnan(a) | np.isnan(b))
    if name == "nan":
        return lambda a, b: np.isnan(a) | np.isnan(b)
    compare: Callable = _COMPARE[_UNORDERED.get(name, name)]
    if op.has("ftz"):
        bare = compare
        compare = lambda a, b: bare(flush(a), flush(b))  # noqa: E731
    if name in _UNORDERED:
        return lambda a, b: compare(a, b) | np.isnan(a) | np.isnan(b)
    if name == "ne" and is_float(half_of(op.type)):
        return lambda a, b: compare(a, b) & ~(np.isnan(a) | np.isnan(b))
    return compare


_COMBINE = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


_WIDE = (
    ("{.ftz}", _ON_FLOATS, "f32"),
    ("", _ON_FLOATS, "f64"),
    ("", _ON_SIGNED, "s16 s32 s64"),
    ("", _ON_UNSIGNED, "u16 u32 u64"),
    ("", _ON_BITS, BIT_TYPES),
)
_TO_BF16 = (("", _ON_FLOATS, "f16 f32 f64"), *_WIDE[2:])
_OF_F16 = (("{.ftz}", _ON_FLOATS, "f16"),)
_OF_BF16 = (("", _ON_FLOATS, "bf16"),)
_OF_F16X2 = (("{.ftz}", _ON_FLOATS, "f16x2"),)
_OF_BF16X2 = (("", _ON_FLOATS, "bf16x2"),)


def _comparing(
    mnemonic: str, operands: str, section: str, end: str, rows=COMPARISONS, **choices: str
):
    """The rows of an instruction that compares, with and without a predicate to combine."""

    def add(build):
        for ftz, comparisons, types in rows:
            row = {"compare": comparisons, "type": types, **choices}
            instruction(f"{mnemonic}.<compare>{ftz}{end}.<type>", operands, section, **row)(build)
            instruction(
                f"{mnemonic}.<compare>.<bool>{ftz}{end}.<type>",
                f"{operands}, c",
                section,
                bool=" ".join(_COMBINE),
                **row,
            )(build)
        return build

    return add


@_comparing("setp", "p{|q}, a, b", "9.7.6.2", "")
def setp(op: Operation):
    compare = comparison(op)
    a, b = op.read(1, op.type), op.read(2, op.type)
    targets = op.operands[0]
    both = isinstance(targets, Pair)
    if both and op.type in ("f16", "bf16"):
        raise op.error(f"gives one predicate of .{op.type}")
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None
    combined = _combined(op)

    def step(group):
        holds = compare(a(group), b(group))
        # both before a write, which may be to the predicate that they are combined with
        other = None if second is None else combined(group, ~holds)
        first(group, combined(group, holds))
        if second is not None:
            second(group, other)

    return step


def _operands(op: Operation):
    """The operands; of a packed type, the halves, the lower ones first."""
    a, b = op.read(1, op.type), op.read(2, op.type)
    if half_of(op.type) == op.type:
        return a, b
    if any(isinstance(o, Immediate) for o in op.operands[1:3]):
        raise op.error(f".{op.type} takes registers, no literals")
    half = DTYPES[half_of(op.type)]
    return lambda group: a(group).view(half), lambda group: b(group).view(half)


@instruction(
    "setp.<compare>{.ftz}.<type>", "p{|q}, a, b", "9.7.7.2", compare=_ON_FLOATS, type="f16x2"
)
@instruction("setp.<compare>.<type>", "p{|q}, a, b", "9.7.7.2", compare=_ON_FLOATS, type="bf16x2")
@instruction(
    "setp.<compare>.<bool>{.ftz}.<type>",
    "p{|q}, a, b, c",
    "9.7.7.2",
    compare=_ON_FLOATS,
    bool=" ".join(_COMBINE),
    type="f16x2",
)
@instruction(
    "setp.<compare>.<bool>.<type>",
    "p{|q}, a, b, c",
    "9.7.7.2",
    compare=_ON_FLOATS,
    bool=" ".join(_COMBINE),
    type="bf16x2",
)
def setp_packed(op: Operation):
    """``p`` is about the lower halves, ``q`` about the upper."""
    compare, (a, b) = comparison(op), _operands(op)
    targets, combined = op.operands[0], _combined(op)
    both = isinstance(targets, Pair)
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None

    def step(group):
        holds = combined(group, compare(a(group), b(group)).reshape(-1, 2))
        first(group, holds[:, 0])
        if second is not None:
            second(group, holds[:, 1])

    return step


def _combined(op: Operation):
    """What becomes of a comparison, with the predicate that it is combined with."""
    if not op.words.get("bool"):
        return lambda group, holds: holds
    combine, c = _COMBINE[op.words["bool"]], op.read(3, "pred")
    return lambda group, holds: combine(
        holds, np.asarray(c(group)).reshape(-1, *[1] * (holds.ndim - 1))
    )


@_comparing("set", "d, a, b", "9.7.6.1", ".<result>", _WIDE, result="u32 s32 f32")
@_comparing("set", "d, a, b", "9.7.6.1", ".<result>", _WIDE, result="f16")
@_comparing("set", "d, a, b", "9.7.6.1", ".<result>", _TO_BF16, result="bf16")
@_comparing("set", "d, a, b", "9.7.7.1", ".<result>", _OF_F16, result="f16 u16 s16 u32 s32")
@_comparing("set", "d, a, b", "9.7.7.1", ".<result>", _OF_BF16, result="bf16 u16 s16 u32 s32")
@_comparing("set", "d, a, b", "9.7.7.1", ".<result>", _OF_F16X2, result="f16x2 u32 s32")
@_comparing("set", "d, a, b", "9.7.7.1", ".<result>", _OF_BF16X2, result="bf16x2 u32 s32")
def set_(op: Operation):
    """All ones, or 1.0, where the comparison holds; of packed types, half by half."""
    compare, (a, b) = comparison(op), _operands(op)
    result, halves = op.words["result"], half_of(op.type) != op.type
    kind = half_of(result) if half_of(result) != result or not halves else f"{result[0]}16"
    dtype = DTYPES[kind]
    yes = np.array(-1 if dtype.kind in "iu" else 1).astype(dtype)[()]
    write, combined = op.write(0, result), _combined(op)

    def step(group):
        holds = compare(a(group), b(group))
        holds = combined(group, holds.reshape(-1, 2) if halves else holds)
        value = np.where(holds, yes, dtype.type(0))
        write(group, value.view(DTYPES[result])[:, 0] if halves else value)

    return step
