"""The instructions that are compared with a Hopper GPU: a row for each form, and its exactness.

An operand is a dtype's name; ``amount`` is a u32 that is mostly small (shifts, bit positions),
``unit`` an f32 of moderate size (for sin and ex2), ``nan64`` an f64 that is often a NaN. Text after
a ``=`` is inserted into the instruction unchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

import numpy as np

from harness.sanitizer.isa.types import cast
from tests.hardware import packed_cases
from tests.sanitizer.emulator.ops.snippet import BFLOAT16, special_floats, special_integers

DTYPES = {
    **{f"u{8 * n}": np.dtype(f"u{n}") for n in (1, 2, 4, 8)},
    **{f"s{8 * n}": np.dtype(f"i{n}") for n in (1, 2, 4, 8)},
    **{f"b{8 * n}": np.dtype(f"u{n}") for n in (1, 2, 4, 8)},
    "f16": np.dtype(np.float16),
    "bf16": BFLOAT16,
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "pred": np.dtype(bool),
    "amount": np.dtype(np.uint32),
    "unit": np.dtype(np.float32),
    "nan64": np.dtype(np.float64),
    **dict.fromkeys(("f16x2", "bf16x2"), np.dtype(np.uint32)),
    **dict.fromkeys(("f32x2", "f16x2x2", "bf16x2x2"), np.dtype(np.uint64)),
}
COUNT = 4096  # elements of each operand


@dataclass(frozen=True)
class Case:
    """``absolute`` and ``relative`` bound the error of an approximation; with neither, results are
    bit-equal.
    """

    template: str
    operands: tuple[str, ...]
    gives: tuple[str, ...]
    absolute: float = 0.0
    relative: float = 0.0

    @property
    def exact(self) -> bool:
        return not (self.absolute or self.relative)

    def dtypes(self) -> list:
        return [o[1:] if o[0] == "=" else DTYPES[o] for o in self.operands]

    def results(self) -> tuple:
        return tuple(DTYPES[g] for g in self.gives)

    def inputs(self) -> list[tuple[str, int]]:
        """Return the kind of each operand that is read, and its position: the arguments of
        `values`.
        """
        return [(o, n) for n, o in enumerate(self.operands) if o[0] != "="]

    def __str__(self) -> str:
        return f"{self.template} ({', '.join(self.operands)})"


class _Raw:
    """Random numbers from PCG64's raw stream, which numpy guarantees never to change."""

    def __init__(self, seed: int):
        self._stream = np.random.PCG64(seed)

    def words(self) -> np.ndarray:
        return self._stream.random_raw(COUNT)

    def unit(self) -> np.ndarray:
        return (self.words() >> np.uint64(11)) * 2.0**-53

    def below(self, limit: int) -> np.ndarray:
        return (self.unit() * limit).astype(np.int64)


@lru_cache(maxsize=256)
def values(kind: str, place: int) -> np.ndarray:
    """Special and random values, in random order, so that all combinations of operands occur."""
    if kind.endswith("x2"):  # the lower half first
        halves = [values(kind.removesuffix("x2"), 10 * place + n) for n in (1, 2)]
        return np.stack(halves, axis=-1).view(DTYPES[kind])[:, 0]
    raw = _Raw(crc32(f"{kind} {place}".encode()))
    dtype = DTYPES[kind]
    if kind == "pred":
        return raw.below(2).astype(bool)
    noise = raw.words().view(np.uint8).reshape(COUNT, 8)[:, : dtype.itemsize]
    noise = np.ascontiguousarray(noise).view(dtype)[:, 0]
    which = raw.unit()
    if kind == "amount":
        drawn = np.where(which < 0.9, raw.below(70), noise)
    elif kind == "unit":
        drawn = raw.unit() * 6.4 - 3.2
    elif kind == "nan64":
        nan = (noise.view(np.uint64) | np.uint64(0x7FF0_0000_0000_0001)).view(np.float64)
        drawn = np.where(which < 0.6, nan, raw.unit() * 8 - 4)
    elif dtype.kind in "iu":
        specials = special_integers(dtype)
        drawn = np.where(which < 0.5, specials[raw.below(len(specials))], noise)
    else:
        specials = special_floats(dtype)
        plain = cast((raw.unit() - 0.5) * np.exp2(raw.below(18) - 8.0), dtype)
        drawn = np.where(which < 0.7, noise, plain)
        drawn = np.where(which < 0.4, specials[raw.below(len(specials))], drawn)
    return cast(drawn, dtype)


MODES = ["rn", "rz", "rm", "rp"]
INTEGERS = ["u16", "u32", "u64", "s16", "s32", "s64"]
WIDE = {"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}


def cases() -> list[Case]:
    plain = [*_integers(), *_bits(), *_floats(), *_approximations(), *_comparisons()]
    return [*plain, *_conversions(), *_warp(), *_atomics(), *_later(), *_packed()]


def _integers() -> Iterator[Case]:
    for t in INTEGERS:
        for name in ("add", "sub", "mul.lo", "mul.hi", "min", "max", "div", "rem"):
            yield Case(f"{name}.{t}", (t, t), (t,))
        for name in ("mad.lo", "mad.hi"):
            yield Case(f"{name}.{t}", (t, t, t), (t,))
        if t in WIDE:
            yield Case(f"mul.wide.{t}", (t, t), (WIDE[t],))
            yield Case(f"mad.wide.{t}", (t, t, WIDE[t]), (WIDE[t],))
        if t[0] == "s":
            yield Case(f"abs.{t}", (t,), (t,))
            yield Case(f"neg.{t}", (t,), (t,))
        if t[1:] != "16":
            yield Case(f"bfind.{t}", (t,), ("u32",))
            yield Case(f"bfind.shiftamt.{t}", (t,), ("u32",))
            yield Case(f"bfe.{t}", (t, "amount", "amount"), (t,))
    for t in ("u32", "u64"):
        carry = f"addc.{t} {{e}}, 0, 0;"
        yield Case(f"add.cc.{t} {{d}}, {{0}}, {{1}}; {carry}", (t, t), (t, t))
        borrow = f"subc.{t} {{e}}, 0, 0;"
        yield Case(f"sub.cc.{t} {{d}}, {{0}}, {{1}}; {borrow}", (t, t), (t, t))
        for half in ("lo", "hi"):
            text = f"mad.{half}.cc.{t} {{d}}, {{0}}, {{1}}, {{2}}; {carry}"
            yield Case(text, (t, t, t), (t, t))
            text = f"add.cc.{t} {{d}}, {{0}}, {{1}}; madc.{half}.{t} {{e}}, {{0}}, {{1}}, {{2}};"
            yield Case(text, (t, t, t), (t, t))
        for name in ("add", "sub"):
            text = f"{name}.cc.{t} {{d}}, {{0}}, {{1}}; {name}c.cc.{t} {{e}}, {{0}}, {{2}};"
            yield Case(f"{text} {name}c.{t} {{f}}, 0, 0;", (t, t, t), (t, t, t))


def _bits() -> Iterator[Case]:
    for t in ("b16", "b32", "b64"):
        for name in ("and", "or", "xor"):
            yield Case(f"{name}.{t}", (t, t), (t,))
        yield Case(f"not.{t}", (t,), (t,))
        for name in (f"shl.{t}", f"shr.{t}", f"shr.s{t[1:]}"):
            yield Case(name, (t, "amount"), (t,))
        if t != "b16":
            yield Case(f"popc.{t}", (t,), ("u32",))
            yield Case(f"clz.{t}", (t,), ("u32",))
            yield Case(f"brev.{t}", (t,), (t,))
            yield Case(f"bfi.{t}", (t, t, "amount", "amount"), (t,))
    for table in ("0x96", "0xe8", "0x1b", "0x80"):
        yield Case("lop3.b32", ("b32", "b32", "b32", f"={table}"), ("b32",))
    for way in "lr":
        for mode in ("wrap", "clamp"):
            yield Case(f"shf.{way}.{mode}.b32", ("b32", "b32", "amount"), ("b32",))
    yield Case("prmt.b32", ("b32", "b32", "b32"), ("b32",))
    for t in ("b16", "b32", "b64", "f32", "f64"):
        yield Case(f"selp.{t}", (t, t, "pred"), (t,))
    yield Case("mov.b64 {d}, {{{0}, {1}}};", ("b32", "b32"), ("b64",))
    yield Case("mov.b64 {{{d}, {e}}}, {0};", ("b64",), ("b32", "b32"))


def _floats() -> Iterator[Case]:
    for t in ("f32", "f64"):
        flags = ("", ".ftz", ".sat", ".ftz.sat") if t == "f32" else ("",)
        for flag in flags:
            for mode in MODES if t == "f32" else ("rn",):
                for name in ("add", "sub", "mul"):
                    yield Case(f"{name}.{mode}{flag}.{t}", (t, t), (t,))
                yield Case(f"fma.{mode}{flag}.{t}", (t, t, t), (t,))
                if "sat" not in flag:
                    yield Case(f"div.{mode}{flag}.{t}", (t, t), (t,))
                    yield Case(f"sqrt.{mode}{flag}.{t}", (t,), (t,))
                    yield Case(f"rcp.{mode}{flag}.{t}", (t,), (t,))
        yield Case(f"copysign.{t}", (t, t), (t,))
    for flag in ("", ".ftz", ".sat", ".ftz.sat"):
        for name in ("add.rn", "sub.rn", "mul.rn"):
            yield Case(f"{name}{flag}.f16", ("f16", "f16"), ("f16",))
        yield Case(f"fma.rn{flag}.f16", ("f16",) * 3, ("f16",))
    for name in ("add.rn", "sub.rn", "mul.rn"):
        yield Case(f"{name}.bf16", ("bf16", "bf16"), ("bf16",))
    yield Case("fma.rn.bf16", ("bf16",) * 3, ("bf16",))
    for t in ("f16", "bf16", "f32", "f64"):
        for flag in ("", ".ftz") if t in ("f16", "f32") else ("",):
            yield Case(f"abs{flag}.{t}", (t,), (t,))
            yield Case(f"neg{flag}.{t}", (t,), (t,))
            for nan in ("", ".NaN") if t != "f64" else ("",):
                yield Case(f"min{flag}{nan}.{t}", (t, t), (t,))
                yield Case(f"max{flag}{nan}.{t}", (t, t), (t,))


def _approximations() -> Iterator[Case]:
    """With PTX's bounds (PTX ISA 9.7.3), if it gives them, plus a little for the rounding."""
    ulp = 2.0**-23
    for flag in ("", ".ftz"):
        yield Case(f"div.full{flag}.f32", ("f32", "f32"), ("f32",), relative=2 * ulp)
        yield Case(f"div.approx{flag}.f32", ("f32", "f32"), ("f32",), relative=2 * ulp)
        yield Case(f"rcp.approx{flag}.f32", ("f32",), ("f32",), relative=1.5 * ulp)
        yield Case(f"sqrt.approx{flag}.f32", ("f32",), ("f32",), relative=1.5 * ulp)
        yield Case(f"rsqrt.approx{flag}.f32", ("f32",), ("f32",), relative=2.5 * ulp)
        yield Case(f"sin.approx{flag}.f32", ("unit",), ("f32",), absolute=2.0**-20.5)
        yield Case(f"cos.approx{flag}.f32", ("unit",), ("f32",), absolute=2.0**-20.5)
        yield Case(f"ex2.approx{flag}.f32", ("f32",), ("f32",), relative=2.0**-21.5)
        yield Case(f"lg2.approx{flag}.f32", ("f32",), ("f32",), 2.0**-21.9, 2.0**-22)
    yield Case("tanh.approx.f32", ("f32",), ("f32",), relative=2.0**-10.9)
    yield Case("tanh.approx.f16", ("f16",), ("f16",), absolute=2.0**-10.5)
    yield Case("ex2.approx.f16", ("f16",), ("f16",), 2.0**-24, 2.0**-9.8)
    yield Case("ex2.approx.ftz.bf16", ("bf16",), ("bf16",), relative=2.0**-7)
    yield Case("tanh.approx.bf16", ("bf16",), ("bf16",), absolute=2.0**-8)
    yield Case("rcp.approx.ftz.f64", ("f64",), ("f64",), relative=2.0**-19)
    yield Case("rsqrt.approx.ftz.f64", ("f64",), ("f64",), relative=2.0**-19)
    yield Case("rsqrt.approx.f64", ("f64",), ("f64",), relative=2.0**-19)


def _comparisons() -> Iterator[Case]:
    on_integers = ["eq", "ne", "lt", "le", "gt", "ge"]
    on_floats = [*on_integers, *["equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"]]
    for t in INTEGERS:
        unsigned = ["lo", "ls", "hi", "hs"] if t[0] == "u" else []
        for compare in (*on_integers, *unsigned):
            yield Case(f"setp.{compare}.{t}", (t, t), ("pred",))
    for t, flag in (("f16", ""), ("bf16", ""), ("f32", ""), ("f32", ".ftz"), ("f64", "")):
        for compare in on_floats:
            yield Case(f"setp.{compare}{flag}.{t}", (t, t), ("pred",))
    for combine in ("and", "or", "xor"):
        text = f"setp.lt.{combine}.s32 {{d}}|{{e}}, {{0}}, {{1}}, {{2}};"
        yield Case(text, ("s32", "s32", "pred"), ("pred", "pred"))
        yield Case(f"set.ge.{combine}.u32.f32", ("f32", "f32", "pred"), ("u32",))
    for result in ("u32", "s32", "f32"):
        yield Case(f"set.lt.{result}.f32", ("f32", "f32"), (result,))
        yield Case(f"set.ne.{result}.s32", ("s32", "s32"), (result,))


def _holds(target: str, source: str) -> bool:
    """True if every integer of ``source`` is representable in ``target``."""
    wide, narrow = np.iinfo(DTYPES[target]), np.iinfo(DTYPES[source])
    return wide.min <= narrow.min and narrow.max <= wide.max


def _conversions() -> Iterator[Case]:
    whole = [f"{s}{n}" for s in "us" for n in (8, 16, 32, 64)]
    floats = ("f16", "bf16", "f32", "f64")
    for source in whole:
        for target in whole:
            if target == source:
                continue
            yield Case(f"cvt.{target}.{source}", (source,), (target,))
            if not _holds(target, source):
                yield Case(f"cvt.sat.{target}.{source}", (source,), (target,))
        for target in floats:
            for mode in MODES:
                if target != "bf16" or source[1:] != "8":
                    yield Case(f"cvt.{mode}.{target}.{source}", (source,), (target,))
    for source in floats:
        for target in whole:
            if source == "bf16" and target[1:] == "8":
                continue
            for mode in ("rni", "rzi", "rmi", "rpi"):
                yield Case(f"cvt.{mode}.{target}.{source}", (source,), (target,))
        if source != "bf16":
            for mode in ("rni", "rzi", "rmi", "rpi"):
                yield Case(f"cvt.{mode}.{source}.{source}", (source,), (source,))
    for mode in MODES:
        for target, source in (("f32", "f64"), ("f16", "f64"), ("f16", "f32"), ("bf16", "f32")):
            yield Case(f"cvt.{mode}.{target}.{source}", (source,), (target,))
        yield Case(f"cvt.{mode}.ftz.f32.f64", ("f64",), ("f32",))
        yield Case(f"cvt.{mode}.bf16.f16", ("f16",), ("bf16",))
        yield Case(f"cvt.{mode}.bf16.f64", ("f64",), ("bf16",))
    for target, source in (("f64", "f32"), ("f64", "f16"), ("f32", "f16"), ("f32", "bf16")):
        yield Case(f"cvt.{target}.{source}", (source,), (target,))
    yield Case("cvt.f64.bf16", ("bf16",), ("f64",))
    for name in ("cvt.ftz.f32.f32", "cvt.sat.f32.f32", "cvt.ftz.sat.f32.f32"):
        yield Case(name, ("f32",), ("f32",))
    yield Case("cvt.ftz.f64.f32", ("f32",), ("f64",))
    yield Case("cvt.rni.ftz.s32.f32", ("f32",), ("s32",))
    yield Case("cvt.rzi.ftz.s64.f32", ("f32",), ("s64",))
    yield Case("cvt.rn.sat.f32.f64", ("f64",), ("f32",))
    yield Case("cvt.rn.sat.f16.f32", ("f32",), ("f16",))
    yield Case("cvt.rn.sat.f32.s32", ("s32",), ("f32",))


def _warp() -> Iterator[Case]:
    for mode in ("up", "down", "bfly", "idx"):
        for control in ("0x1f", "0x0", "0x1c1f", "0x180f", "0x1003"):
            text = f"shfl.sync.{mode}.b32 {{d}}|{{e}}, {{0}}, {{1}}, {control}, -1;"
            yield Case(text, ("b32", "b32"), ("b32", "pred"))
    yield Case("vote.sync.ballot.b32", ("pred", "=-1"), ("b32",))
    for mode in ("all", "any", "uni"):
        yield Case(f"vote.sync.{mode}.pred", ("pred", "=-1"), ("pred",))
    for name in ("add", "min", "max"):
        yield Case(f"redux.sync.{name}.u32", ("u32", "=-1"), ("u32",))
        yield Case(f"redux.sync.{name}.s32", ("s32", "=-1"), ("s32",))
    for name in ("and", "or", "xor"):
        yield Case(f"redux.sync.{name}.b32", ("b32", "=-1"), ("b32",))
    yield Case("and.b32 {0}, {0}, 7; match.any.sync.b32 {d}, {0}, -1;", ("b32",), ("b32",))
    yield Case(
        "and.b64 {0}, {0}, 3; match.all.sync.b64 {d}|{e}, {0}, -1;", ("b64",), ("b32", "pred")
    )


def _atomics() -> Iterator[Case]:
    """On a separate cell for each thread: the last operand, in global memory or copied to shared
    memory.
    """
    types = {
        **dict.fromkeys(("add", "min", "max"), "u32 s32 u64"),
        **dict.fromkeys(("and", "or", "xor", "exch"), "b32 b64"),
        **dict.fromkeys(("inc", "dec"), "u32"),
    }
    rows = [(f"{name}.{t}", t) for name, ts in types.items() for t in ts.split()]
    rows += [("min.s64", "s64"), ("max.s64", "s64"), ("add.f32", "f32"), ("add.f64", "f64")]
    rows += [("add.noftz.f16", "f16"), ("add.noftz.bf16", "bf16")]
    for name, t in rows:
        moved = f"b{8 * DTYPES[t].itemsize}"
        for state_space, before in (("global", ""), ("shared", SHARED_CELL)):
            cell = "%at" if state_space == "global" else "%cell"
            text = (
                f"{{{{ {before.format(moved=moved)}"
                f" atom.{state_space}.{name} {{d}}, [{cell}], {{0}};"
                f" ld.{state_space}.{moved} {{e}}, [{cell}]; }}}}"
            )
            yield Case(text, (t, t), (t, t))
    for t in ("b16", "b32", "b64"):
        text = f"atom.global.cas.{t} {{d}}, [%at], {{0}}, {{1}}; ld.global.{t} {{e}}, [%at];"
        yield Case(text, (t, t, t), (t, t))


SHARED_CELL = (
    ".shared .b64 cells[128]; .reg .b32 %cell, %base; mov.u32 %cell, %tid.x; "
    "mov.u32 %base, cells; mad.lo.u32 %cell, %cell, 8, %base; st.shared.{moved} [%cell], {{1}};"
)


def _later() -> Iterator[Case]:
    """NaNs of f64 that meet, and sums that ptxas contracts
    (harness/sanitizer/isa/passes/contraction.py)."""
    for name in ("add", "sub", "mul", "div.rn", "min", "max", "copysign"):
        yield Case(f"{name}.f64", ("nan64", "nan64"), ("f64",))
    yield Case("fma.rn.f64", ("nan64",) * 3, ("f64",))
    for name in ("sqrt.rn.f64", "rcp.rn.f64", "abs.f64", "neg.f64", "cvt.rni.f64.f64"):
        yield Case(name, ("nan64",), ("f64",))
    for target in ("f32", "f16", "bf16"):
        yield Case(f"cvt.rn.{target}.f64", ("nan64",), (target,))
    for t in ("f16", "bf16", "f32", "f64"):
        for total in ("add.T {d}, {d}, {2};", "sub.T {d}, {2}, {d};", "sub.T {d}, {d}, {2};"):
            yield Case(f"mul.T {{d}}, {{0}}, {{1}}; {total}".replace("T", t), (t,) * 3, (t,))
    for text in (
        "mul.rn.f32 {d}, {0}, {1}; add.f32 {d}, {d}, {2};",
        "mul.f32 {d}, {0}, {1}; add.rn.f32 {d}, {d}, {2};",
        "mul.ftz.f32 {d}, {0}, {1}; add.f32 {d}, {d}, {2};",
        "mul.ftz.f32 {d}, {0}, {1}; add.ftz.f32 {d}, {d}, {2};",
        "mul.f32 {d}, {0}, {1}; add.sat.f32 {d}, {d}, {2};",
        "mul.sat.f32 {d}, {0}, {1}; add.f32 {d}, {d}, {2};",
        "mul.f32 {d}, {0}, {1}; add.f32 {d}, {d}, {d};",
    ):
        yield Case(text, ("f32",) * 3, ("f32",))
    for text in (
        "{{ .reg .f32 t; mul.f32 t, {0}, {1}; add.f32 {d}, t, {2}; sub.f32 {e}, {0}, t; }}",
        "{{ .reg .f32 t; mul.f32 t, {0}, {1}; add.f32 {d}, t, {2}; mov.f32 {e}, t; }}",
        "{{ .reg .f32 t; mul.f32 t, {0}, {1}; mul.f32 {e}, t, {2}; add.f32 {d}, t, {2}; }}",
        "{{ .reg .f32 t, u; mul.f32 t, {0}, {1}; mul.f32 u, {1}, {2}; add.f32 {d}, t, u;"
        " mov.f32 {e}, {0}; }}",
        "{{ .reg .f32 t, u; mul.f32 t, {0}, {1}; mul.f32 u, {1}, {2}; sub.f32 {d}, u, t;"
        " mov.f32 {e}, {0}; }}",
        "{{ .reg .f32 t, u; mul.f32 u, {1}, {2}; mul.f32 t, {0}, {1}; add.f32 {d}, t, u;"
        " mov.f32 {e}, {0}; }}",
    ):
        yield Case(text, ("f32",) * 3, ("f32", "f32"))


def _packed() -> Iterator[Case]:
    for template, operands, gives, absolute, relative in packed_cases.forms():
        yield Case(template, operands, gives, absolute, relative)
