"""Modes of Blackwell that Hopper lacks: a kernel that uses them is rejected by name.

Two-CTA loads and the wide forms of im2col (W, W128) need sm_100. The message names the mode, its
required target, and the Hopper alternative, instead of just "unknown instruction".
"""

from __future__ import annotations

import pytest
from numba import cuda

from harness import CompileError, PtxError, TensorMap, ptx, run_ptx
from tests.naming import naming

LOAD = "cp.async.bulk.tensor.{rank}d.shared::cluster.global.{mode}.mbarrier::complete_tx::bytes"

# mode, its load in PTX, what Hopper has in its place
GATES = [
    (
        "two-CTA loads",
        LOAD.format(rank=2, mode="tile") + ".cta_group::2 [%tile], [%map, {%c, %c}], [%bar];",
        "multicast",
    ),
    (
        "im2col::w",
        LOAD.format(rank=3, mode="im2col::w") + " [%tile], [%map, {%c, %c, %c}], [%bar], {%o, %o};",
        "TensorMap.im2col",
    ),
    (
        "im2col::w::128",
        LOAD.format(rank=3, mode="im2col::w::128")
        + " [%tile], [%map, {%c, %c, %c}], [%bar], {%o, %o};",
        "TensorMap.im2col",
    ),
]

PTX = """
.version 8.8
.target sm_100a
.address_size 64
.visible .entry load(.param .align 64 .b8 map[128])
{
  .shared .align 1024 .b8 tile[1024];
  .shared .align 8 .b64 barrier;
  .reg .b16 %o; .reg .b32 %tile, %bar, %c; .reg .b64 %map;
  mov.b64 %map, map; cvta.param.u64 %map, %map;
  mov.u32 %tile, tile; mov.u32 %bar, barrier; mov.u32 %c, 0; mov.b16 %o, 0;
  LOAD
  ret;
}
"""


def test_ptx_of_another_architecture_is_refused(emulator):
    m = TensorMap.tiled(emulator.empty((8, 32)), box=(8, 32))
    for mode, load, instead in GATES:
        with pytest.raises(PtxError, match="sm_100") as refused:
            run_ptx(PTX.replace("LOAD", load), "load", 1, 1, (m,), device=emulator)
        assert mode in str(refused.value) and instead in str(refused.value)


@cuda.jit
def two_cta_load(src):
    bar = ptx.shared_address(cuda.shared.array(1, "uint64"))
    ptx.cp_async_bulk_tensor_2d_global_to_shared_cta_group_2(bar, src, 0, 0, bar)


@cuda.jit
def wide_im2col_load(src):
    bar = ptx.shared_address(cuda.shared.array(1, "uint64"))
    ptx.cp_async_bulk_tensor_3d_im2col_w_global_to_shared(bar, src, 0, 0, 0, 0, 0, bar)


@cuda.jit
def wider_im2col_load(src):
    bar = ptx.shared_address(cuda.shared.array(1, "uint64"))
    ptx.cp_async_bulk_tensor_3d_im2col_w_128_global_to_shared(bar, src, 0, 0, 0, 0, 0, bar)


def test_a_kernel_that_calls_a_blackwell_function_gets_the_same_message(gpu):
    m = TensorMap.tiled(gpu.empty((2, 8, 32)), box=(1, 8, 32))
    for kernel in (two_cta_load, wide_im2col_load, wider_im2col_load):
        with pytest.raises(CompileError, match=naming("sm_100", "sm_90a")):
            gpu.launch(kernel, 1, 1, (m,))
