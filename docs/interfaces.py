"""Names elsewhere that are only looked up: docs/reference.md has a table of each.

Those that messages use, too, are in `harness.sanitizer.isa.table.elsewhere`, which describes the
format.
"""

from __future__ import annotations

from harness.sanitizer.isa.table.elsewhere import CUDA_PTX, CUTLASS, GLUON, MOJO, Interface

COURSE = Interface(
    "A course's TMA interface",
    "The names of `tma-interface.cuh`, a header for a university course's lab on TMA, which "
    "wraps one PTX instruction in each function. Its `void *` and `uint64_t *` into shared "
    "memory are uint32 addresses here: `ptx.shared_address`.",
    """
init_barrier = ptx.mbarrier_init | then `ptx.fence_mbarrier_init`
arrive = ptx.mbarrier_arrive | returns the phase's state as well
test_wait = ptx.mbarrier_test_wait_parity
try_wait = ptx.mbarrier_try_wait_parity | with a time hint: `ptx.mbarrier_try_wait_parity_for`
wait = ptx.mbarrier_wait_parity
expect_bytes = ptx.mbarrier_expect_tx
expect_bytes_and_arrive = ptx.mbarrier_arrive_expect_tx
async_proxy_fence = ptx.fence_proxy_async | for one state space:
    `ptx.fence_proxy_async_shared_cta`, `ptx.fence_proxy_async_global`
cp_async_bulk_tensor_{1..5}d_global_to_shared = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
    | the same operands
cp_async_bulk_tensor_{1..5}d_shared_to_global = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
    | the same operands
tma_store_commit_group = ptx.cp_async_bulk_commit_group
tma_store_wait_until_pending<N> = ptx.cp_async_bulk_wait_group | n is an argument;
    `ptx.cp_async_bulk_wait_group_read` waits for the reads alone
tma_commit_group = ptx.cp_async_bulk_commit_group
tma_wait_until_pending<N> = ptx.cp_async_bulk_wait_group | n is an argument, as above
""",
)

CUTE_NVGPU = Interface(
    "cute_nvgpu (CuTe's MLIR dialect)",
    "There, an atom is described first, and bound to its mbarrier, its cache mode and its blocks "
    "later; here, a call names them all.",
    """
cute_nvgpu.atom.tma_load = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
    ptx.cp_async_bulk_tensor_{3..5}d_im2col_global_to_shared
    ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared_multicast | tma_load_mode chooses
cute_nvgpu.atom.tma_store = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
    ptx.cp_async_bulk_tensor_{3..5}d_im2col_shared_to_global
cute_nvgpu.atom.tma_reduce =
    ptx.cp_reduce_async_bulk_tensor_{1..5}d_{add,min,max,inc,dec,and,or,xor}
    ptx.cp_reduce_async_bulk_tensor_{3..5}d_im2col_{add,min,max,inc,dec,and,or,xor}
cute_nvgpu.atom.non_exec_tiled_tma_{load,store,reduce} = | not available: a copy before it is bound
cute_nvgpu.atom.make_exec_tma = | the operands `bar`, `mask` and `policy` of the call
cute_nvgpu.prefetch_tma_desc = ptx.prefetch_tensormap
!cute_nvgpu.tma_descriptor_tiled = TensorMap.tiled
!cute_nvgpu.tma_descriptor_im2col = TensorMap.im2col
nv_tileas.make_tiled_tma_desc = TensorMap.tiled TensorMap.im2col | its mode chooses
""",
)

ENCODE = Interface(
    "cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col",
    "The driver takes its lists innermost first; `harness.TensorMap` takes them in numpy order,"
    " the innermost last, and takes the rest from the array.",
    """
cuTensorMapEncodeTiled = TensorMap.tiled
cuTensorMapEncodeIm2col = TensorMap.im2col
cuTensorMapEncodeIm2colWide = | Blackwell only: `TensorMap.im2col_wide` says what to use
tensorMap = | what `TensorMap.tiled` returns; a launch encodes it
tensorDataType = TensorMap.tiled(array) TensorMap.tiled(element_type) | its dtype; the second for
    FLOAT32_FTZ, TFLOAT32 and TFLOAT32_FTZ
tensorRank = TensorMap.tiled(array) | its dimensions
globalAddress = TensorMap.tiled(array) | its address
globalDim = TensorMap.tiled(array) | its shape
globalStrides = TensorMap.tiled(array) | its strides in bytes, but for the innermost: views need
    not be contiguous
boxDim = TensorMap.tiled(box)
elementStrides = TensorMap.tiled(element_strides) TensorMap.im2col(element_strides)
interleave = TensorMap.tiled(interleave) TensorMap.im2col(interleave) | none alone
swizzle = TensorMap.tiled(swizzle) TensorMap.im2col(swizzle)
l2Promotion = TensorMap.tiled(l2_promotion) TensorMap.im2col(l2_promotion)
oobFill = TensorMap.tiled(oob_fill) TensorMap.im2col(oob_fill)
pixelBoxLowerCorner = TensorMap.im2col(lower_corner)
pixelBoxUpperCorner = TensorMap.im2col(upper_corner)
channelsPerPixel = TensorMap.im2col(channels_per_pixel)
pixelsPerColumn = TensorMap.im2col(pixels_per_column)
""",
)

INTERFACES = (COURSE, CUDA_PTX, CUTLASS, CUTE_NVGPU, GLUON, MOJO, ENCODE)
