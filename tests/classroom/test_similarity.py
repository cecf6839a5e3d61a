"""Kernels that are alike are found alike, whatever their registers are called."""

from __future__ import annotations

from harness.classroom.similarity import alike, fingerprints, pairs

OPCODES = """
    ld add mul sub and or xor shl shr mov st cvt min max neg not rcp abs sad mad
""".split()  # noqa: SIM905), "c": ptx(OPCODES, "x")}
    first, *rest = pairs("e", texts)
    assert (first.first, first.second, first.alike) == ("a", "c", 1.0) and len(rest) == 2
