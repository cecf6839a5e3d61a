"""Conversions of which no hardware recorded a result: registers wider than their value, windows."""

import numpy as np

from .snippet import evaluate


def test_a_wide_register_takes_the_sign():
    """cvt.s8.s32 into a 32-bit register: truncated to a byte and sign-extended."""
    x = np.int32([0x17F, 0x180, -1])
    assert evaluate("cvt.s8.s32 {d}, {0};", x).tolist() == [127, -128, -1]
    assert evaluate("cvt.u8.s32 {d}, {0};", x).tolist() == [127, 128, 255]
    assert evaluate("cvt.s32.s8 {d}, {0};", x).tolist() == [127, -128, -1]  # reads the low byte


def test_windows():
    """cvta and cvta.to are inverses; isspacep recognizes each space's window."""
    for space in ("shared", "local", "const", "param::entry"):
        text = (
            f"{{{{ .reg .b64 %g; cvta.{space}.u64 %g, {{0}}; isspacep.{space} {{d}}, %g; "
            f"isspacep.global {{e}}, %g; cvta.to.{space}.u64 {{f}}, %g; }}}}"
        )
        inside, outside, back = evaluate(
            text, np.uint64(4096), gives=(np.bool_, np.bool_, np.uint64)
        )
        assert (inside[0], outside[0], back[0]) == (True, False, 4096)
    text = "{{ .reg .b64 %g; cvta.global.u64 %g, %at; isspacep.global {d}, %g; }}"
    assert evaluate(text, np.uint64(0), gives=np.bool_)
