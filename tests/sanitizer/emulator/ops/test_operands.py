"""Operands that few compilers write and ptxas accepts: their meaning agrees with ptxas."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.tensormap import TensorMap
from tests.sanitizer.emulator.ops.snippet import HEADER

BYTES = 64


def kernel(*lines: str, parameters: str) -> str:
    return f"""{HEADER}
.visible .entry k({parameters}) {{
  .reg .b32 %t, %a, %b, %c; .reg .b64 %o, %m, %d; .reg .f32 %f; .reg .pred %p, %q;
  .shared .align 128 .b8 tile[{BYTES}]; .shared .align 8 .b64 bar;
  mov.u32 %t, %tid.x; ld.param.u64 %o, [out];
{chr(10).join(lines)}
  ret;
}}"""


@pytest.mark.parametrize("row", ["%ctaid.x", "%f"])
def test_a_coordinate_is_any_32_bits(row):
    """A special register, or the bits of a float."""
    gpu = device("emulator")
    source, out = (
        gpu.to_device(np.arange(64, dtype=np.int32).reshape(4, 16)),
        gpu.empty(64, np.int32),
    )
    text = kernel(
        "setp.ne.u32 %p, %t, 0; mov.u32 %a, %ctaid.x; mov.b32 %f, %a; mov.u32 %c, 0;",
        "mov.b64 %m, map; cvta.param.u64 %m, %m;",
        "@%p bra L; mbarrier.init.shared.b64 [bar], 1; fence.mbarrier_init.release.cluster;",
        f"mbarrier.arrive.expect_tx.shared.b64 _, [bar], {BYTES};",
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes",
        f"[tile], [%m, {{%c, {row}}}], [bar];",
        "L: bar.sync 0;",
        "W: mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; @!%q bra W;",
        "mov.u32 %b, tile; mad.lo.u32 %b, %t, 4, %b; ld.shared.u32 %c, [%b];",
        "mad.lo.u32 %a, %a, 16, %t; mad.wide.u32 %o, %a, 4, %o; st.global.u32 [%o], %c;",
        parameters=".param .align 64 .b8 map[128], .param .u64 out",
    )
    run = run_ptx(text, "k", 4, 16, (TensorMap.tiled(source, (1, 16)), out))
    assert run.hazards == ()
    assert out.copy_to_host().tolist() == list(range(64))


def test_a_sink_register_drops_a_result():
    out = device("emulator").empty(32, np.uint32)
    text = kernel(
        "setp.eq.u32 _, %t, 0; lop3.b32 _, %t, %t, %t, 3; setp.eq.u32 _|%p, %t, 5;",
        "mad.wide.u32 %o, %t, 4, %o; selp.u32 %a, 1, 2, %p; st.global.u32 [%o], %a;",
        parameters=".param .u64 out",
    )
    assert run_ptx(text, "k", 1, 32, (out,)).hazards == ()
    assert out.copy_to_host().tolist() == [2 if t == 5 else 1 for t in range(32)]


def test_elements_of_a_stored_vector_may_be_special_registers():
    out = device("emulator").empty(64, np.uint32)
    text = kernel(
        "mov.u32 %a, 7; mad.wide.u32 %o, %t, 8, %o; st.global.v2.u32 [%o], {%tid.x, %a};",
        parameters=".param .u64 out",
    )
    assert run_ptx(text, "k", 1, 32, (out,)).hazards == ()
    assert out.copy_to_host().reshape(32, 2).tolist() == [[t, 7] for t in range(32)]


def test_a_long_literal_is_truncated_to_64_bits():
    for literal, value in (
        ("0x123456789ABCDEF01", 0x23456789ABCDEF01),
        ("18446744073709551620", 4),
        ("02000000000000000000007", 7),
    ):
        out = device("emulator").empty(1, np.uint64)
        text = f"mov.u64 %d, {literal}; st.global.u64 [%o], %d;"
        run_ptx(kernel(text, parameters=".param .u64 out"), "k", 1, 1, (out,))
        assert out.copy_to_host().tolist() == [value]
