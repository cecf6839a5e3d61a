"""A call's arguments must match the function's parameters; the assembler agrees on each case."""

from __future__ import annotations

import pytest

from harness.errors import PtxError
from harness.isa.check import check
from tests.isa import fuzz_ptxas

HEAD = ".version 8.7\n.target sm_90a\n.address_size 64\n"
KERNEL = """
.visible .entry k()
{
    .reg .b16 %h<4>;
    .reg .b32 %r<4>;
    .reg .f32 %f<4>;
    .reg .b64 %rd<4>;
    .reg .pred %p<3>;
    .param .b32 word;
    .param .u32 count;
    .param .f32 fraction;
    .param .b64 wide;
    .param .align 8 .b8 bytes[8];
    .param .b8 loose[8];
    CALL
    ret;
}
"""
IN_REGISTERS = ".func (.reg .b32 r) f (.reg .b32 x) { add.u32 r, x, 1; ret; }"
UNSIGNED = ".func (.reg .u32 r) f (.reg .u32 x) { add.u32 r, x, 1; ret; }"
IN_VARIABLES = ".func (.param .b32 r) f (.param .b32 x) { ret; }"
BYTES = ".func f (.param .align 8 .b8 x[8]) { ret; }"
RIGHT = [
    (IN_REGISTERS, "call (%r1), f, (%r2);"),
    (IN_REGISTERS, "call.uni (%f1), f, (%f2);"),
    (IN_REGISTERS, "call (_), f, (5);"),
    (IN_REGISTERS, "call (%r1), f, (0f3F800000);"),
    (IN_REGISTERS, "call (word), f, (fraction);"),
    (UNSIGNED, "call (%r1), f, (word);"),
    (IN_VARIABLES, "call (%r1), f, (5);"),
    (IN_VARIABLES, "call (count), f, (%f1);"),
    (BYTES, "call f, (bytes);"),
    (".func f (.reg .b32 x, .param .b32 y) { .reg .b32 z; ld.param.b32 z, [y]; ret; }",
     "call f, (%r1, %r2);"),
    (".func (.reg .b32 r) f () { mov.u32 r, 1; ret; }", "call (%r1), f;"),
    (".func (.reg .b32 r) f (.reg .b32 x) { { .reg .b64 x; mov.u64 x, 1; } ret; }", ""),
    (".visible .entry fother (.param .b32 _) { ret; }", ""),
    (".extern .func (.param .b32 r) f (.param .b32 x, .param .b32 x);", ""),
]  # fmt: skip
WRONG = [
    (IN_REGISTERS, "call (%r1), f, (%h1);"),
    (IN_REGISTERS, "call (%r1), f, (%rd1);"),
    (IN_REGISTERS, "call (%r1), f, (%p1);"),
    (IN_REGISTERS, "call (%r1), f, (_);"),
    (IN_REGISTERS, "call (%r1), f, (wide);"),
    (IN_REGISTERS, "call (%r1), f, (bytes);"),
    (IN_REGISTERS, "call f, (%r1);"),
    (IN_REGISTERS, "call (%r1), f, (%r2, %r3);"),
    (IN_REGISTERS, "call (%r1), f, %r2;"),
    (IN_REGISTERS, "call (%r1), k, (%r2);"),
    (UNSIGNED, "call (%r1), f, (%f2);"),
    (UNSIGNED, "call (%r1), f, (1.5);"),
    (UNSIGNED, "call (%r1), f, (fraction);"),
    (IN_VARIABLES, "call (%rd1), f, (%r1);"),
    (BYTES, "call f, (%rd1);"),
    (BYTES, "call f, (wide);"),
    (BYTES, "call f, (loose);"),
    (".func (.reg .b32 x) f (.reg .b32 x) { ret; }", ""),
    (".func (.reg .b32 r) f (.reg .b32 x) { .reg .b32 x; ret; }", ""),
    (".func (.reg .b32 %r1) f (.reg .b32 x) { .reg .b32 %r<3>; ret; }", ""),
    (".func f (.reg .b32 x[2]) { ret; }", ""),
    (".func f (.reg .b32 x) .maxntid 32 { ret; }", ""),
    (".func f (.param .b32 x);", ""),
    (".func f (.param .param .b32 x) { ret; }", ""),
    (".visible .entry fother (.reg .b32 x) { ret; }", ""),
]


def text(case: tuple[str, str]) -> str:
    return f"{HEAD}{case[0]}{KERNEL.replace('CALL', case[1])}"


@pytest.fixture(scope="module")
def refused() -> dict[tuple[str, str], str]:
    cases = [*RIGHT, *WRONG]
    named = [
        text(case)
        .replace(" k(", f" k{n}(")
        .replace(" f", f" f{n}")
        .replace(f"f{n}raction", "fraction")
        for n, case in enumerate(cases)
    ]
    return dict(zip(cases, fuzz_ptxas.theirs(named), strict=True))


@pytest.mark.parametrize("case", RIGHT)
def test_valid_operands_are_accepted(case, refused) -> None:
    check(text(case))
    assert refused[case] == ""


@pytest.mark.parametrize("case", WRONG)
def test_invalid_operands_are_named(case, refused) -> None:
    with pytest.raises(PtxError) as refusal:
        check(text(case))
    assert refusal.value.line
    assert refused[case]
