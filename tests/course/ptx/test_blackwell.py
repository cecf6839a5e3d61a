"""Blackwell-only features are refused by name: in a kernel, and in PTX run on the emulator."""

from __future__ import annotations

import numpy as np
import pytest

from harness import CompileError, PtxError, TensorMap, device, ptx, run_ptx
from harness.base import arch
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.launch.parameters import ParameterSpec

PTX = """
.version 8.8
.target sm_100a
.address_size 64
.visible .entry k(.param .align 64 .b8 map[128], .param .u64 out)
{{
  .shared .align 1024 .b8 tile[1024]; .shared .align 8 .b64 barrier;
  .reg .b16 %o, %m; .reg .b32 %d, %c, %bar, %n; .reg .b64 %map, %out, %zero;
  mov.b64 %map, map; cvta.param.u64 %map, %map; ld.param.u64 %out, [out];
  mov.u32 %d, tile; mov.u32 %bar, barrier; mov.u32 %c, 0; mov.u32 %n, 16;
  mov.b16 %o, 0; mov.b16 %m, 1; mov.b64 %zero, 0;
  {instruction}
  ret;
}}
"""
LOAD = "cp.async.bulk.tensor.{0}d.shared::cluster.global.{1}.mbarrier::complete_tx::bytes"
ROWS = "[%map, {%c, %c, %c, %c, %c}]"
# mode: (its PTX, a wrapper's name that asks for it)
CASES = {
    "im2col::w (": (
        LOAD.format(3, "im2col::w") + " [%d], [%map, {%c, %c, %c}], [%bar], {%o, %o};",
        "cp_async_bulk_tensor_3d_im2col_w_global_to_shared",
    ),
    "im2col::w::128": (
        LOAD.format(3, "im2col::w::128") + " [%d], [%map, {%c, %c, %c}], [%bar], {%o, %o};",
        "cp_async_bulk_tensor_3d_im2col_w_128_global_to_shared",
    ),
    "tile::gather4": (
        LOAD.format(2, "tile::gather4") + f" [%d], {ROWS}, [%bar];",
        "cp_async_bulk_tensor_2d_tile_gather4_global_to_shared",
    ),
    "tile::scatter4": (
        f"cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group {ROWS}, [%d];",
        "cp_async_bulk_tensor_2d_tile_scatter4_shared_to_global",
    ),
    ".cta_group": (
        LOAD.format(2, "tile") + ".cta_group::2 [%d], [%map, {%c, %c}], [%bar];",
        "cp_async_bulk_tensor_2d_global_to_shared_cta_group_2",
    ),
    ".cp_mask": (
        "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%out], [%d], %n, %m;",
        "cp_async_bulk_shared_to_global_cp_mask",
    ),
    "tensormap.replace of swizzle_atomicity": (
        "tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%d], 1;",
        "tensormap_replace_swizzle_atomicity_shared_cta",
    ),
    "tcgen05": ("tcgen05.fence::before_thread_sync;", "tcgen05_fence_before_thread_sync"),
    "clusterlaunchcontrol": (
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 "
        "[%d], [%bar];",
        "clusterlaunchcontrol_try_cancel_async",
    ),
    "st.bulk": ("st.bulk.weak.shared::cta [%d], %zero, 0;", "st_bulk"),
}


def test_every_mode_with_an_instruction_has_a_case():
    named = [mode.name for mode in arch.BLACKWELL_MODES if mode.ptx]
    assert len(named) == len(CASES)
    assert all(name.startswith(case) for name, case in zip(named, CASES, strict=True))


def refusal(case: str) -> str:
    """Return the reason of the mode of a case, which every message about it has."""
    modes = [mode for mode in arch.BLACKWELL_MODES if mode.ptx]
    return modes[list(CASES).index(case)].refusal


def test_ptx_that_needs_blackwell_is_refused():
    gpu = device("emulator")
    x = gpu.to_device(np.zeros((8, 32), np.float32))
    for mode, (instruction, _) in CASES.items():
        text = PTX.format(instruction=instruction)
        with pytest.raises(PtxError) as caught:
            run_ptx(text, "k", 1, 1, (TensorMap.tiled(x, (1, 32)), x))
        assert refusal(mode) in caught.value.reason and caught.value.line == 12, mode
        # The control: Hopper lacks these, not just the emulator.
        with pytest.raises(PtxError, match=r"\bsm_(100|90a)\b"):
            assemble(text.replace("sm_100a", "sm_90a"))


def test_a_blackwell_wrapper_is_refused_at_its_line():
    for mode, (_, name) in CASES.items():
        namespace = {"ptx": ptx}
        exec(f"def kernel(x):\n    ptx.{name}(0)\n", namespace)
        with pytest.raises(CompileError) as caught:
            compile_kernel(namespace["kernel"], (ParameterSpec("array", "float32", 1, "C"),))
        assert refusal(mode) in str(caught.value) and name in str(caught.value)
        with pytest.raises(AttributeError, match="sm_100"):
            getattr(ptx, name)
    assert [name for name in ptx.__all__ if arch.blackwell_wrapper(name)] == []
