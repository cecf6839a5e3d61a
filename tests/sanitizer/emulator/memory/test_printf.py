"""The output of ``print``: each conversion compared with Python's, and dropped output."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.memory.printf import MAX_CHARACTERS
from tests.sanitizer.emulator.running import run

KERNEL = """
.version 8.0
.target sm_90a
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.global .align 1 .b8 form[{size}] = {{{form}}};
.global .align 1 .b8 word[4] = {{97, 98, 99, 0}};
.visible .entry k(.param .u32 n)
{{
  .local .align 8 .b8 buffer[64];
  .reg .b64 %f, %a, %v; .reg .b32 %r, %i, %n; .reg .pred %p;
  .param .b64 p0; .param .b64 p1; .param .b32 got;
  ld.param.u32 %n, [n];
  mov.u64 %a, buffer; {stores}
  cvta.local.u64 %a, %a; mov.u64 %f, form; cvta.global.u64 %f, %f;
  mov.u32 %i, 0;
AGAIN:
  st.param.b64 [p0], %f; st.param.b64 [p1], %a;
  call (got), vprintf, (p0, p1);
  add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %n; @%p bra AGAIN;
  ret;
}}
"""


def printed(form: str, stores: str = "", times: int = 1) -> str:
    lines: list[str] = []
    data = [*form.encode(), 0]
    run(
        ptx=KERNEL.format(size=len(data), form=", ".join(map(str, data)), stores=stores),
        entry="k",
        grid=(1, 1, 1),
        block=(1, 1, 1),
        parameters=[times.to_bytes(4, "little")],
        memory=GlobalMemory(),
        write=lines.append,
    )
    return "".join(lines)


def test_numbers():
    for form, value in (
        *(("%d", -7), ("%5d|", 42), ("%-5d|", 42), ("%+05i", 42), ("%u", 7), ("%x", 255)),
        ("%#o", 8),
    ):
        stores = f"mov.u32 %r, {value & 0xFFFF_FFFF}; st.local.u32 [%a], %r;"
        assert printed(form, stores) == form.replace("%u", "%d") % value
    bits = int(np.float64(-1234.5678).view(np.uint64))
    for form in ("%f", "%.3e", "%10.2f", "%g", "%G"):
        stores = f"mov.u64 %v, {bits}; st.local.u64 [%a], %v;"
        assert printed(form, stores) == form % -1234.5678


def test_arguments_are_aligned_to_their_size():
    stores = f"""
    mov.u32 %r, 1; st.local.u32 [%a], %r;
    mov.u64 %v, {int(np.float64(0.5).view(np.uint64))}; st.local.u64 [%a+8], %v;
    mov.u32 %r, 2; st.local.u32 [%a+16], %r;
    mov.u64 %v, {1 << 40}; st.local.u64 [%a+24], %v;
    """
    assert printed("%d %f %d %lld\n", stores) == f"1 0.500000 2 {1 << 40}\n"


def test_strings_and_percent_signs():
    stores = "mov.u64 %v, word; cvta.global.u64 %v, %v; st.local.u64 [%a], %v;"
    assert printed("<%s> 100%%", stores) == "<abc> 100%"
    assert printed("%c", "mov.u32 %r, 65; st.local.u32 [%a], %r;") == "A"
    assert printed("nothing") == "nothing"


def test_a_bad_pointer_is_reported():
    assert printed("%s", "mov.u64 %v, 8; st.local.u64 [%a], %v;") == "(string at a bad address)"


def test_output_beyond_the_limit_is_dropped():
    assert len(printed("x" * 4000, times=400)) == MAX_CHARACTERS
