"""A kernel of a single instruction: load the operands, execute it, store its results.

    evaluate("add.s32", a, b)                                       # d = a + b, as a's dtype
    evaluate("mul.wide.s32", a, b, gives=np.int64)
    evaluate("shfl.sync.down.b32 {d}|{e}, {0}, 1, 31, -1;", a, gives=(a.dtype, bool))

Thread i has element i of every operand: arrays of equal length, or scalars, which all threads
share; text is inserted into the instruction unchanged (an immediate). ``gives`` names the dtypes of
the results, ``{d}``, ``{e}``, … in the template.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from harness.course import device as named_device
from harness.course.devices import run_ptx
from harness.sanitizer.isa.types import BFLOAT16, cast, numbers

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"
BLOCK = 128
RESULTS = "defgh"

_REGISTERS = {1: "b16", 2: "b16", 4: "b32", 8: "b64"}
_FLOATS = {np.dtype(np.float32): "f32", np.dtype(np.float64): "f64"}


def as_instruction(template: str, operands: int) -> str:
    """Return ``add.s32 {d}, {0}, {1};`` for ``add.s32``."""
    if " " in template:
        return template
    return f"{template} {', '.join(['{d}', *(f'{{{i}}}' for i in range(operands))])};"


def kernel(name: str, template: str, operands: list, gives: tuple) -> str:
    """Return the ``.entry``; ``operands`` are dtypes, or text for an immediate."""
    addresses = [o for o in operands if not isinstance(o, str)]
    parameters = ", ".join(f".param .u64 p{i}" for i in range(len(gives) + len(addresses)))
    text, names = _loads(operands, len(gives))
    declared = "\n".join(
        f"    .reg .{_register(t)} %{r};" for t, r in zip(gives, RESULTS, strict=False)
    )
    results = {r: f"%{r}" for r in RESULTS}
    return f"""
.visible .entry {name}({parameters})
{{
    .reg .b64 %at, %i;
    .reg .b32 %t, %b;
    .reg .b16 %flag;
{declared}
    mov.u32 %t, %ctaid.x;
    mov.u32 %b, %ntid.x;
    mul.lo.u32 %b, %t, %b;
    mov.u32 %t, %tid.x;
    add.u32 %t, %t, %b;
    cvt.u64.u32 %i, %t;
{text}
    {as_instruction(template, len(operands)).format(*names, **results)}
{"".join(_store(number, np.dtype(t)) for number, t in enumerate(gives))}
    ret;
}}
"""


def _register(dtype) -> str:
    dtype = np.dtype(dtype)
    return "pred" if dtype == np.bool_ else _FLOATS.get(dtype, _REGISTERS[dtype.itemsize])


def _moved(dtype: np.dtype) -> str:
    """Return the type of the load and store of a dtype: bytes are sign-extended."""
    if dtype.kind in "iu" and dtype.itemsize == 1:
        return f"{'s' if dtype.kind == 'i' else 'u'}8"
    return "u8" if dtype == np.bool_ else f"b{8 * dtype.itemsize}"


def _point(number: int, dtype: np.dtype) -> str:
    return f"""    ld.param.u64 %at, [p{number}];
    mad.lo.u64 %at, %i, {dtype.itemsize}, %at;
"""


def _loads(operands: list, first: int):
    text, names = "", []
    for position, operand in enumerate(operands):
        if isinstance(operand, str):
            names.append(operand)
            continue
        dtype, name = np.dtype(operand), f"%x{position}"
        names.append(name)
        text += f"    .reg .{_register(dtype)} {name};\n"
        text += _point(first, dtype)
        if dtype == np.bool_:
            text += f"    ld.global.u8 %flag, [%at];\n    setp.ne.u16 {name}, %flag, 0;\n"
        else:
            text += f"    ld.global.{_moved(dtype)} {name}, [%at];\n"
        first += 1
    return text, names


def _store(number: int, dtype: np.dtype) -> str:
    text, name = _point(number, dtype), f"%{RESULTS[number]}"
    if dtype == np.bool_:
        return text + f"    selp.u16 %flag, 1, 0, {name};\n    st.global.u8 [%at], %flag;\n"
    return text + f"    st.global.{_moved(dtype)} [%at], {name};\n"


def call(
    text: str, entry: str, operands: list, gives: tuple, device="emulator", block=BLOCK, **more
):
    """Run ``entry`` on arrays and return its results, as many as elements of ``gives``. ``more``
    is passed to `run_ptx`.
    """
    where = named_device(device)
    arrays = [np.atleast_1d(o) for o in operands]
    count = max(len(a) for a in arrays) if arrays else block
    whole = -(-count // block) * block
    placed = [where.to_device(np.resize(np.broadcast_to(a, count), whole)) for a in arrays]
    results = [where.empty(whole, np.uint8 if t == np.bool_ else t) for t in map(np.dtype, gives)]
    run = run_ptx(text, entry, whole // block, block, (*results, *placed), device=where, **more)
    assert not [h for h in run.hazards if h.severity == "error"], run.hazards
    back = [r.copy_to_host()[:count] for r in results]
    return [
        b.astype(bool) if np.dtype(t) == np.bool_ else b for b, t in zip(back, gives, strict=True)
    ]


def evaluate(template: str, *operands, gives=None, device="emulator", block=BLOCK, **more):
    """Return the instruction's result for each element: an array, or a tuple of arrays."""
    values = [o if isinstance(o, str) else np.asarray(o) for o in operands]
    arrays = [v for v in values if not isinstance(v, str)]
    wanted = gives if isinstance(gives, tuple) else (gives or arrays[0].dtype,)
    text = HEADER + kernel("k", template, [getattr(v, "dtype", v) for v in values], wanted)
    results = call(text, "k", arrays, wanted, device, block, **more)
    return tuple(results) if isinstance(gives, tuple) else results[0]


def bits(values) -> np.ndarray:
    """Return the bits of floats, so that -0 differs from 0 and a NaN equals itself."""
    values = np.asarray(values)
    return values.view(f"u{values.dtype.itemsize}")


_LIMITS_OF_BFLOAT16 = SimpleNamespace(
    max=(2 - 2.0**-7) * 2.0**127,
    tiny=2.0**-126,
    smallest_subnormal=2.0**-133,
    eps=2.0**-7,
    epsneg=2.0**-8,
)


def special_floats(dtype) -> np.ndarray:
    """Zeros, infinities, NaN, subnormals, extremes and the neighbors of 1, with both signs."""
    dtype = np.dtype(dtype)
    limits = _LIMITS_OF_BFLOAT16 if dtype == BFLOAT16 else np.finfo(dtype)
    positive = [
        *(0, np.inf, np.nan, limits.max, limits.tiny, limits.smallest_subnormal),
        *(float(limits.tiny) - float(limits.smallest_subnormal), 1, 0.5, 1.5, 2.5, 3, 127.5),
        *(1 + float(limits.eps), 1 - float(limits.epsneg), 65504, 1e10, 1e30),
    ]
    with np.errstate(over="ignore"):
        values = cast(np.array([float(p) for p in positive]), dtype)
    return np.concatenate([values, cast(-numbers(values), dtype)])


def special_integers(dtype) -> np.ndarray:
    """0, 1, the extremes, powers of two, and the neighbors of each."""
    limits = np.iinfo(dtype)
    near = [0, 1, 2, 3, 5, 7, 31, 32, 33, 63, 64, 100, limits.max // 3]
    powers = [1 << k for k in range(limits.bits - 1)]
    exact = {s * (v + d) for s in (1, -1) for v in (*near, *powers) for d in (-1, 0, 1)}
    exact |= {limits.min, limits.max, limits.min + 1, limits.max - 1}
    return np.array(sorted(v for v in exact if limits.min <= v <= limits.max), dtype)


def pairs(values) -> tuple[np.ndarray, np.ndarray]:
    """Return every pair of ``values``."""
    values = np.asarray(values)
    return np.repeat(values, len(values)), np.tile(values, len(values))


def drawn(dtype, count: int, seed: int = 0) -> np.ndarray:
    """Return ``count`` values, alternating special values and random bits, always the same."""
    dtype, rng = np.dtype(dtype), np.random.default_rng(seed)
    noise = rng.integers(0, 256, count * dtype.itemsize, np.uint8).view(dtype)
    special = special_integers(dtype) if dtype.kind in "iu" else special_floats(dtype)
    return np.where(rng.random(count) < 0.6, rng.choice(special, count), noise).astype(dtype)


def wrapped(value: int, dtype) -> int:
    """Wrap a Python integer to the two's complement of ``dtype``."""
    limits = np.iinfo(dtype)
    value &= (1 << limits.bits) - 1
    return value - (1 << limits.bits) if value > limits.max else value


def check_integers(template: str, reference, dtypes, gives, count: int = 600) -> None:
    """Compare with ``reference``, which takes Python ints and returns an exact int; it is wrapped
    to ``gives``.
    """
    operands = [drawn(t, count, seed) for seed, t in enumerate(dtypes)]
    got = evaluate(template, *operands, gives=gives)
    exact = [reference(*map(int, row)) for row in zip(*operands, strict=True)]
    want = np.array([wrapped(v, gives) for v in exact], gives)
    wrong = np.flatnonzero(got != want)
    assert not len(wrong), (
        f"{template}({', '.join(str(o[wrong[0]]) for o in operands)}) gave {got[wrong[0]]}, "
        f"not {want[wrong[0]]}; {len(wrong)} of {count}"
    )
