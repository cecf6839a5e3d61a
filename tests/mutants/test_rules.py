"""The rules' mutants of a small kernel."""

from __future__ import annotations

import pytest

from harness.isa.text.parser import parse
from tests.mutants.rules import mutants
from tests.mutants.statements import Kernel, operands_of
from tests.mutants.stays_right import reason

PTX = """\
.version 8.0
.target sm_90a
.address_size 64
.shared .align 8 .b8 bar[8];
.visible .entry k(.param .u64 out)
{
  .reg .pred %p<3>;
  .reg .b32 %r<8>;
  .reg .b64 %rd<3>;
  .loc 1 1 0
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, bar;
  .loc 1 2 0
  setp.ne.s32 %p1, %r1, 0;
  @%p1 bra $L1;
  .loc 1 3 0
  mov.u32 %r3, 1;
  mbarrier.init.shared::cta.b64 [%r2], %r3;
  .loc 1 4 0
  fence.mbarrier_init.release.cluster;
$L1:
  .loc 1 5 0
  bar.sync 0;
  .loc 1 6 0
  @%p1 bra $L2;
  .loc 1 7 0
  mov.u32 %r4, 64;
  mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %rd1, [%r2], %r4;
$L2:
  .loc 1 8 0
  mov.u32 %r5, 0;
  {
  .reg .pred complete;
WAIT_0:
  mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 complete, [%r2], %r5;
  @!complete bra WAIT_0;
  }
  ret;
}
.file 1 "k.py"
"""
KERNEL = Kernel(PTX, "k", 64)
MADE = {(mutant.rule, mutant.line): mutant for mutant in mutants(KERNEL)}


def text(rule: str, line: int) -> str:
    return MADE[rule, line].of(PTX)


@pytest.mark.parametrize("mutant", MADE.values(), ids=lambda mutant: f"{mutant.rule}-{mutant.line}")
def test_every_mutant_is_different_ptx(mutant) -> None:
    changed = mutant.of(PTX)
    assert changed != PTX
    parse(changed)


@pytest.mark.parametrize(
    ("rule", "line", "there", "gone"),
    [
        ("deleted", 5, "", "bar.sync"),
        ("deleted", 8, "", "try_wait"),
        ("other parity", 8, "xor.b32 changed, %r5, 1", "complete, [%r2], %r5;"),
        ("parity 1", 8, "mov.b32 changed, 1", ""),
        ("count + 1", 3, "add.u32 changed, %r3, 1", ""),
        ("mbarrier +8 bytes", 7, "%rd1, [%r2+8], %r4", ""),
        ("asks once", 8, "WAIT_0", "@!complete"),
        ("relaxed", 7, "expect_tx.relaxed.cta", "expect_tx.release.cta"),
        ("does not arrive", 7, "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r2], %r4;", ""),
        ("by no thread", 6, "bra $L2;", ""),
        ("`bar.arrive` instead", 5, "bar.arrive 0, 64;", "bar.sync"),
    ],
)
def test_the_effect_of_each_rule(rule: str, line: int, there: str, gone: str) -> None:
    changed = text(rule, line)
    assert there in changed
    assert not gone or gone not in changed


def test_a_statement_is_swapped_with_its_neighbour() -> None:
    changed = text("later", 3)
    assert changed.index("fence.mbarrier_init") < changed.index("mbarrier.init.shared")


def test_a_statement_leaves_its_if() -> None:
    changed = text("out of the if", 4)
    assert changed.index("$L1:") < changed.index("fence.mbarrier_init") < changed.index("bar.sync")


def test_mutants_without_effect_are_not_made() -> None:
    assert ("parity 0", 8) not in MADE
    assert ("into the if behind it", 3) not in MADE  # it stands in one, and no other begins there


def test_a_single_thread_statement_is_not_restricted_again() -> None:
    assert ("by thread 0 alone", 8) in MADE and ("by thread 0 alone", 5) in MADE
    assert ("by thread 0 alone", 4) not in MADE


@pytest.mark.parametrize(
    ("rule", "line", "right"),
    [
        ("twice", 5, True),
        ("twice", 3, False),
        ("twice", 7, False),
        ("relaxed", 7, True),
        ("out of the if", 4, True),
        ("deleted", 4, False),
        ("by the next thread", 6, True),
        ("by all threads", 6, False),
    ],
)
def test_equivalent_mutants_have_a_reason(rule: str, line: int, right: bool) -> None:
    assert bool(reason(KERNEL, MADE[rule, line], "none", "", 1)) == right


def test_operands() -> None:
    assert operands_of("@%p1 op.x a, [b, {c, d}], {e, f};") == ["a", "[b, {c, d}]", "{e, f}"]
    assert operands_of("fence.proxy.async;") == []
