"""More forms to compare with a Hopper GPU: packed types, fields, atomics of several elements."""

from __future__ import annotations

from collections.abc import Iterator

PAIRS = {"f16x2": "f16", "bf16x2": "bf16"}

# (template, operands, results, and the bounds of an approximation: absolute, relative)
Form = tuple[str, tuple[str, ...], tuple[str, ...], float, float]


def forms() -> Iterator[Form]:
    for group in (_arithmetic(), _comparisons(), _conversions(), _integers(), _atomics()):
        for form in group:
            yield form if len(form) == 5 else (*form, 0.0, 0.0)
    for ptx_type, half in PAIRS.items():
        for name in ("ex2.approx.ftz" if half == "bf16" else "ex2.approx", "tanh.approx"):
            text = f"{{{{ .reg .b32 t; {name}.{ptx_type} t, {{0}}; "
            text += "mov.b32 {{{d}, {e}}}, t; }}"
            bounds = {"f16": (2.0**-10, 2.0**-9.8), "bf16": (2.0**-8, 2.0**-7)}[half]
            yield text, (ptx_type,), (half, half), *bounds


def _flags(half: str, *more: str) -> list[str]:
    return ["", ".ftz", *more] if half == "f16" else [""]


def _arithmetic():
    for t, half in PAIRS.items():
        for flag in _flags(half, ".sat", ".ftz.sat"):
            for name in ("add.rn", "sub.rn", "mul.rn"):
                yield f"{name}{flag}.{t}", (t, t), (t,)
            yield f"fma.rn{flag}.{t}", (t, t, t), (t,)
        for kind in (half, t):
            for flag in _flags(half):
                yield f"fma.rn{flag}.relu.{kind}", (kind,) * 3, (kind,)
        for flag in _flags(half):
            yield f"abs{flag}.{t}", (t,), (t,)
            yield f"neg{flag}.{t}", (t,), (t,)
        for name in ("min", "max"):
            for flag in _flags(half):
                for nan in ("", ".NaN"):
                    yield f"{name}{flag}{nan}.{t}", (t, t), (t,)
                    for kind in (half, t):
                        yield f"{name}{flag}{nan}.xorsign.abs.{kind}", (kind, kind), (kind,)
        for total in ("add.T {d}, {d}, {2};", "sub.T {d}, {2}, {d};"):
            yield f"mul.T {{d}}, {{0}}, {{1}}; {total}".replace("T", t), (t,) * 3, (t,)
    for flag in ("", ".ftz", ".NaN", ".ftz.NaN"):
        for name in ("min", "max"):
            yield f"{name}{flag}.xorsign.abs.f32", ("f32", "f32"), ("f32",)


def _comparisons():
    for t, half in PAIRS.items():
        for flag in _flags(half):
            for compare in ("eq", "ne", "lt", "ge", "neu", "leu", "num", "nan"):
                text = f"setp.{compare}{flag}.{t} {{d}}|{{e}}, {{0}}, {{1}};"
                yield text, (t, t), ("pred", "pred")
            text = f"setp.gt.xor{flag}.{t} {{d}}|{{e}}, {{0}}, {{1}}, !{{2}};"
            yield text, (t, t, "pred"), ("pred", "pred")
            for result in (t, "u32", "s32"):
                yield f"set.lt{flag}.{result}.{t}", (t, t), (result,)
                yield f"set.neu.and{flag}.{result}.{t}", (t, t, "pred"), (result,)
            for result in (half, "u16", "s16", "u32", "s32"):
                yield f"set.lt{flag}.{result}.{half}", (half, half), (result,)
        yield f"set.lt.{half}.s32", ("s32", "s32"), (half,)
        yield f"set.lt.or.{half}.f32", ("f32", "f32", "pred"), (half,)
    yield "set.lt.ftz.f16.f32", ("f32", "f32"), ("f16",)
    yield "set.gt.bf16.f16", ("f16", "f16"), ("bf16",)


def _conversions():
    for mode in ("rn", "rz"):
        for t, half in PAIRS.items():
            for flag in ("", ".relu", ".satfinite", ".relu.satfinite"):
                if flag:
                    yield f"cvt.{mode}{flag}.{half}.f32", ("f32",), (half,)
                yield f"cvt.{mode}{flag}.{t}.f32", ("f32", "f32"), (t,)
        for flag in ("", ".relu"):
            yield f"cvt.{mode}{flag}.tf32.f32", ("f32",), ("b32",)
    for flag in ("", ".satfinite"):
        yield f"cvt.rna{flag}.tf32.f32", ("f32",), ("b32",)
    for t in ("e4m3x2", "e5m2x2"):
        for flag in ("", ".relu"):
            yield f"cvt.rn.satfinite{flag}.{t}.f32", ("f32", "f32"), ("b16",)
            yield f"cvt.rn.satfinite{flag}.{t}.f16x2", ("f16x2",), ("b16",)
            yield f"cvt.rn{flag}.f16x2.{t}", ("b16",), ("f16x2",)
    for t in ("u16", "s16"):
        yield f"cvt.pack.sat.{t}.s32", ("s32", "s32"), ("b32",)
    for t in ("u8", "s8", "u4", "s4", "u2", "s2"):
        yield f"cvt.pack.sat.{t}.s32.b32", ("s32", "s32", "b32"), ("b32",)
    yield "cvt.rn.f16.bf16", ("bf16",), ("f16",)
    yield "cvt.rni.bf16.bf16", ("bf16",), ("bf16",)


def _integers():
    for a in ("u32", "s32"):
        for b in ("u32", "s32"):
            for name in ("dp4a", "dp2a.lo", "dp2a.hi"):
                yield f"{name}.{a}.{b}", ("b32", "b32", "b32"), ("b32",)
    for name in ("add", "min", "max"):
        for t in ("u16x2", "s16x2"):
            yield f"{name}.{t}", ("b32", "b32"), ("b32",)
    for name in ("min", "max"):
        for t in ("s16x2", "s32"):
            yield f"{name}.relu.{t}", ("b32", "b32"), ("b32",)
    for mode in ("clamp", "wrap"):
        yield f"bmsk.{mode}.b32", ("amount", "amount"), ("b32",)
    for name in ("begin", "cap", "0", "1"):
        yield f"mov.u32 {{d}}, %reserved_smem_offset_{name};", (), ("b32",)
    text = (
        "{{ and.b32 {0}, {0}, 3; t: .branchtargets A, B, C, A; mov.b32 {d}, 7; brx.idx {0}, t;"
        " A: add.u32 {d}, {d}, {0}; B: shl.b32 {d}, {d}, 1; C: xor.b32 {d}, {d}, 1; }}"
    )
    yield text, ("b32",), ("b32",)


def _atomics():
    """On a separate cell for each thread; 16-byte atomics use the cells of two."""
    for t in PAIRS:
        text = f"atom.global.add.noftz.{t} {{d}}, [%at], {{0}}; ld.global.b32 {{e}}, [%at];"
        yield text, (t, t), (t, t)
        for name in ("add", "min", "max"):
            text = (
                f"{{{{ .reg .b32 a<4>; mov.b64 {{{{a0, a1}}}}, {{0}};"
                f" atom.global.{name}.noftz.v2.{t} {{{{a2, a3}}}}, [%at], {{{{a0, a1}}}};"
                " mov.b64 {d}, {{a2, a3}}; ld.global.b64 {e}, [%at]; }}"
            )
            yield text, (f"{t}x2", f"{t}x2"), ("b64", "b64")
    for name in ("add", "min", "max"):
        for half, t in (("f16", "f16x2"), ("bf16", "bf16x2")):
            text = (
                f"{{{{ .reg .b16 a<4>, b<4>; mov.b64 {{{{a0, a1, a2, a3}}}}, {{0}};"
                f" atom.global.{name}.noftz.v4.{half} {{{{b0, b1, b2, b3}}}}, [%at],"
                " {{a0, a1, a2, a3}}; mov.b64 {d}, {{b0, b1, b2, b3}}; ld.global.b64 {e}, [%at]; }}"
            )
            yield text, (f"{t}x2", f"{t}x2"), ("b64", "b64")
    text = (
        "{{ .reg .f32 a<4>; mov.b64 {{a0, a1}}, {0}; atom.global.add.v2.f32 {{a2, a3}}, [%at],"
        " {{a0, a1}}; mov.b64 {d}, {{a2, a3}}; ld.global.b64 {e}, [%at]; }}"
    )
    yield text, ("f32x2", "f32x2"), ("b64", "b64")
    text = (
        "{{ .reg .pred even; .reg .b64 odd; .reg .f32 a<4>; and.b64 odd, %i, 1;"
        " setp.eq.u64 even, odd, 0; and.b64 %at, %at, -16; mov.b64 {d}, 0; mov.b64 {e}, 0;"
        " mov.b64 {{a0, a1}}, {0}; @even atom.global.add.v4.f32 {{a0, a1, a2, a3}}, [%at],"
        " {{a0, a1, a0, a1}}; @even mov.b64 {d}, {{a2, a3}};"
        " @even ld.global.v2.b64 {{odd, {e}}}, [%at]; }}"
    )
    yield text, ("f32x2", "f32x2"), ("b64", "b64")
