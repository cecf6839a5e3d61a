"""Contraction of products and sums into a single rounding: the law, and each way in which it
fails.
"""

import re

import numpy as np

from harness.sanitizer.isa.passes.contraction import contracted
from harness.sanitizer.isa.text.parser import parse
from tests.sanitizer.emulator.ops.snippet import HEADER, evaluate


def opcodes(body: str) -> list[str]:
    registers = ".reg .f32 a, b, c, d, e, t, u; .reg .f64 x, y; .reg .pred p; .reg .b64 %at;"
    text = f"{HEADER}.visible .entry k() {{ {registers} {body} ret; }}"
    return [i.opcode for i in contracted(parse(text).functions["k"]).instructions]


FUSED = {
    "sum": "mul.f32 t, a, b; add.f32 d, t, c;",
    "sum, the other way": "mul.f32 t, a, b; add.f32 d, c, t;",
    "difference": "mul.f32 t, a, b; sub.f32 d, c, t;",
    "into itself": "mul.f32 t, a, b; add.f32 t, t, c;",
    "every use is a sum": "mul.f32 t, a, b; add.f32 d, t, c; sub.f32 e, c, t;",
    "f64": "mul.f64 x, y, y; add.f64 y, x, y;",
    "ftz in both": "mul.ftz.f32 t, a, b; add.ftz.f32 d, t, c;",
    "clamped": "mul.f32 t, a, b; add.sat.f32 d, t, c;",
}
APART = {
    "rounded product": "mul.rn.f32 t, a, b; add.f32 d, t, c;",
    "rounded sum": "mul.f32 t, a, b; add.rn.f32 d, t, c;",
    "clamped product": "mul.sat.f32 t, a, b; add.f32 d, t, c;",
    "another use": "mul.f32 t, a, b; add.f32 d, t, c; st.global.f32 [%at], t;",
    "twice in one sum": "mul.f32 t, a, b; add.f32 d, t, t;",
    "ftz in one": "mul.ftz.f32 t, a, b; add.f32 d, t, c;",
    "another block": "mul.f32 t, a, b; bra L; L: add.f32 d, t, c;",
    "guarded": "mul.f32 t, a, b; @p add.f32 d, t, c;",
    "a factor changes": "mul.f32 t, a, b; mov.f32 a, c; add.f32 d, t, c;",
    "a factor is the target": "mul.f32 a, a, b; add.f32 d, a, c;",
    "read by the next turn": "L: add.f32 d, t, c; mul.f32 t, a, b; add.f32 e, t, c; bra L;",
}


def test_products_and_sums_are_contracted_only_by_the_law():
    written = {name: " ".join(opcodes(body)) for name, body in (FUSED | APART).items()}
    fused = {name for name, text in written.items() if "fma" in text}
    assert fused == FUSED.keys()
    assert [name for name in fused if not re.search(r"\bfma\.rn", written[name])] == []
    assert [name for name in fused if re.search(r"\b(add|sub)\b", written[name])] == []


def test_signs_and_terms():
    a, b, c = (np.float32(v) for v in (1 + 2**-12, 1 + 2**-12, 1 + 2**-11))
    rest = np.float32(2**-24)  # the part of a * b that f32 does not hold
    assert evaluate("mul.f32 {d}, {0}, {1}; sub.f32 {d}, {d}, {2};", a, b, c)[0] == rest
    assert evaluate("mul.f32 {d}, {0}, {1}; sub.f32 {d}, {2}, {d};", a, b, c)[0] == -rest
    assert evaluate("mul.f32 {d}, {0}, {1}; add.f32 {d}, {2}, {d};", a, b, -c)[0] == rest
    assert evaluate("mul.rn.f32 {d}, {0}, {1}; sub.f32 {d}, {d}, {2};", a, b, c)[0] == 0


def test_the_first_of_two_products_becomes_the_fma():
    a = np.float32(1 + 2**-12)  # a * a is 2**-24 off an f32
    for terms, sign in (("t, u", 1), ("u, t", -1)):
        text = (
            "{{ .reg .f32 t, u; mul.f32 t, {0}, {0}; mul.f32 u, {0}, {1}; "
            f"add.f32 {{d}}, {terms}; }}}}"
        )
        got = evaluate(text, a, -a)[0]
        assert got == sign * np.float32(2**-24)
