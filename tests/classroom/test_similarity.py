"""Kernels that are alike are found alike, whatever their registers are called."""

from __future__ import annotations

from harness.classroom.similarity import alike, fingerprints, pairs

WORDS = "ld add mul sub and or xor shl shr mov st cvt min max neg not rcp abs sad mad"
OPCODES = tuple(WORDS.split())


def ptx(opcodes, register="r") -> str:
    lines = [f"\t{name}.u32 %{register}{i}, %{register}{i + 1};" for i, name in enumerate(opcodes)]
    head = ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n"
    return head + "\n".join(lines) + "\n}\n"


def test_names_of_registers_do_not_matter():
    assert alike(fingerprints(ptx(OPCODES)), fingerprints(ptx(OPCODES, "x"))) == 1.0


def test_another_kernel_is_not_alike():
    assert alike(fingerprints(ptx(OPCODES)), fingerprints(ptx(OPCODES[::-1]))) == 0.0
    assert alike(fingerprints(""), fingerprints("")) == 0.0


def test_a_part_in_common_shows():
    mixed = OPCODES[:14] + OPCODES[::-1][:6]
    assert 0.0 < alike(fingerprints(ptx(OPCODES)), fingerprints(ptx(mixed))) < 1.0


def test_the_most_alike_come_first():
    texts = {"a": ptx(OPCODES), "b": ptx(OPCODES[::-1]), "c": ptx(OPCODES, "x")}
    first, *rest = pairs("e", texts)
    assert (first.first, first.second, first.alike) == ("a", "c", 1.0) and len(rest) == 2
