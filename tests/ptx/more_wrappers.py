"""Kernels that call the wrappers of the rarer chapters, and the PTX that each must emit."""

from __future__ import annotations

import re

import numpy as np
from numba import cuda

from harness import ptx

R, RD, RS = r"%r\d+", r"%rd\d+", r"%rs\d+"


def states(source, target, out, n):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    state = ptx.mbarrier_arrive_no_complete(bar, n)
    state += ptx.mbarrier_arrive_drop(bar)
    state += ptx.mbarrier_arrive_drop_no_complete(bar, 2)
    state += ptx.mbarrier_arrive_drop_expect_tx(bar, 64)
    ptx.mbarrier_complete_tx(bar, 64)
    out[0] = ptx.mbarrier_pending_count(state)
    if ptx.mbarrier_test_wait(bar, state):
        out[1] = 1
    if ptx.mbarrier_try_wait(bar, state):
        out[2] = 1
    if ptx.mbarrier_try_wait_for(bar, state, 100):
        out[3] = 1
    if ptx.mbarrier_try_wait_parity_for(bar, 0, 100):
        out[4] = 1
    ptx.mbarrier_wait(bar, state)


def reductions(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    ptx.cp_reduce_async_bulk_tensor_1d_add(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_min(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_max(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_inc(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_dec(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_and(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_or(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_1d_xor(target, n, at)
    ptx.cp_reduce_async_bulk_tensor_2d_add(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_min(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_max(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_inc(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_dec(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_and(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_or(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_2d_xor(target, n, 1, at)
    ptx.cp_reduce_async_bulk_tensor_3d_add(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_min(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_max(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_inc(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_dec(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_and(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_or(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_xor(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_4d_add(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_min(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_max(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_inc(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_dec(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_and(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_or(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_xor(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_5d_add(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_min(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_max(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_inc(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_dec(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_and(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_or(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_xor(target, n, 1, 2, 3, 4, at)


def im2col(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared(at, source, n, 1, 2, 1, bar)
    ptx.cp_async_bulk_tensor_3d_im2col_shared_to_global(target, n, 1, 2, at)
    ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(at, source, n, 1, 2, 3, 1, 2, bar)
    ptx.cp_async_bulk_tensor_4d_im2col_shared_to_global(target, n, 1, 2, 3, at)
    ptx.cp_async_bulk_tensor_5d_im2col_global_to_shared(at, source, n, 1, 2, 3, 4, 1, 2, 3, bar)
    ptx.cp_async_bulk_tensor_5d_im2col_shared_to_global(target, n, 1, 2, 3, 4, at)


def hints(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    policy = ptx.createpolicy_fractional_l2_evict_first()
    policy += ptx.createpolicy_fractional_l2_evict_last()
    policy += ptx.createpolicy_fractional_l2_evict_normal()
    ptx.cp_async_bulk_prefetch(out, 64)
    ptx.cp_async_bulk_prefetch_tensor_1d(source, n)
    ptx.cp_async_bulk_tensor_1d_global_to_shared_cache_hint(at, source, n, bar, policy)
    ptx.cp_async_bulk_tensor_1d_shared_to_global_cache_hint(target, n, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_2d(source, n, 1)
    ptx.cp_async_bulk_tensor_2d_global_to_shared_cache_hint(at, source, n, 1, bar, policy)
    ptx.cp_async_bulk_tensor_2d_shared_to_global_cache_hint(target, n, 1, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_3d(source, n, 1, 2)
    ptx.cp_async_bulk_tensor_3d_global_to_shared_cache_hint(at, source, n, 1, 2, bar, policy)
    ptx.cp_async_bulk_tensor_3d_shared_to_global_cache_hint(target, n, 1, 2, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_4d(source, n, 1, 2, 3)
    ptx.cp_async_bulk_tensor_4d_global_to_shared_cache_hint(at, source, n, 1, 2, 3, bar, policy)
    ptx.cp_async_bulk_tensor_4d_shared_to_global_cache_hint(target, n, 1, 2, 3, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_5d(source, n, 1, 2, 3, 4)
    ptx.cp_async_bulk_tensor_5d_global_to_shared_cache_hint(at, source, n, 1, 2, 3, 4, bar, policy)
    ptx.cp_async_bulk_tensor_5d_shared_to_global_cache_hint(target, n, 1, 2, 3, 4, at, policy)


def edits(source, target, out, n):
    draft = cuda.shared.array(16, np.uint64, 128)
    at = ptx.shared_address(draft)
    if cuda.threadIdx.x < 16:
        draft[cuda.threadIdx.x] = ptx.tensormap_word(source, cuda.threadIdx.x)
    ptx.tensormap_replace_global_address_shared_cta(at, out)
    ptx.tensormap_replace_global_dim_shared_cta(at, 1, n)
    ptx.tensormap_replace_global_stride_shared_cta(at, 0, n)
    ptx.tensormap_cp_fenceproxy(out, at)
    ptx.tensormap_replace_global_address_global(out, out)
    ptx.tensormap_replace_global_dim_global(out, 1, n)
    ptx.tensormap_replace_global_stride_global(out, 0, n)
    ptx.fence_proxy_tensormap_release()
    ptx.fence_proxy_tensormap_acquire(out)


def multicasts(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(at, source, n, bar, 3)
    ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(at, source, n, 1, bar, 3)
    ptx.cp_async_bulk_tensor_3d_global_to_shared_multicast(at, source, n, 1, 2, bar, 3)
    ptx.cp_async_bulk_tensor_4d_global_to_shared_multicast(at, source, n, 1, 2, 3, bar, 3)
    ptx.cp_async_bulk_tensor_5d_global_to_shared_multicast(at, source, n, 1, 2, 3, 4, bar, n)


def warps(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    ptx.setmaxnreg_dec(40)
    ptx.setmaxnreg_inc(232)
    if ptx.elect_sync():
        out[0] = 1
    ptx.stmatrix_x1(at, n)
    ptx.stmatrix_x2(at, n, 1)
    ptx.stmatrix_x4(at, n, 1, 2, 3)
    ptx.stmatrix_x1_trans(at, n)
    ptx.stmatrix_x2_trans(at, n, 1)
    ptx.stmatrix_x4_trans(at, n, 1, 2, 3)
    seen = ptx.ldmatrix_x1(at) + ptx.ldmatrix_x1_trans(at)
    for part in ptx.ldmatrix_x2(at):
        seen += part
    for part in ptx.ldmatrix_x2_trans(at):
        seen += part
    for part in ptx.ldmatrix_x4(at):
        seen += part
    for part in ptx.ldmatrix_x4_trans(at):
        seen += part
    out[1] = seen
    ptx.bar_arrive(2, 128)
    ptx.bar_sync(1, n)


KERNELS = (states, reductions, im2col, hints, edits, multicasts, warps)


def _arrival(form: str, operands: str = R) -> str:
    opcode = re.escape(f"mbarrier.{form}.release.cta.shared::cta.b64")
    return rf"{opcode} {RD}, \[{R}\], {operands};"


def _wait(form: str, operands: str) -> str:
    opcode = re.escape(f"mbarrier.{form}.acquire.cta.shared::cta.b64")
    return rf"{opcode} complete, \[{R}\], {operands};\n\tselp\.u32 {R}, 1, 0, complete;"


def _box(rank: int) -> str:
    return rf"\[{RD}, {{{', '.join([R] * rank)}}}\]"


def _policy(which: str) -> str:
    return rf"createpolicy\.fractional\.L2::{which}\.b64 {RD};"


def _replace(field: str, space: str, address: str, operands: str) -> str:
    opcode = re.escape(f"tensormap.replace.tile.{field}.{space}.b1024.")
    return rf"{opcode}{operands.split('|')[0]} \[{address}\], {operands.split('|')[1]};"


_LOAD = re.escape(
    "cp.async.bulk.tensor.{0}d.shared::cluster.global.{1}.mbarrier::complete_tx::bytes"
)
_STORE = re.escape("cp.async.bulk.tensor.{0}d.global.shared::cta.{1}.bulk_group")


def _opcode(template: str, rank: int, mode: str) -> str:
    return template.replace(r"\{0\}", str(rank)).replace(r"\{1\}", mode)


EMITTED = {
    "mbarrier_arrive_no_complete": _arrival("arrive.noComplete"),
    "mbarrier_arrive_drop": _arrival("arrive_drop"),
    "mbarrier_arrive_drop_no_complete": _arrival("arrive_drop.noComplete"),
    "mbarrier_arrive_drop_expect_tx": _arrival("arrive_drop.expect_tx"),
    "mbarrier_complete_tx": rf"mbarrier\.complete_tx\.relaxed\.cta\.shared::cta\.b64 \[{R}\], {R};",
    "mbarrier_pending_count": rf"mbarrier\.pending_count\.b64 {R}, {RD};",
    "mbarrier_test_wait": _wait("test_wait", RD),
    "mbarrier_try_wait": _wait("try_wait", RD),
    "mbarrier_try_wait_for": _wait("try_wait", f"{RD}, {R}"),
    "mbarrier_try_wait_parity_for": _wait("try_wait.parity", f"{R}, {R}"),
    "mbarrier_wait": r"(WAIT_\d+):\n"
    rf"\tmbarrier\.try_wait\.acquire\.cta\.shared::cta\.b64 complete, \[{R}\], {RD};\n"
    r"\t@!complete bra \1;",
    "createpolicy_fractional_l2_evict_first": _policy("evict_first"),
    "createpolicy_fractional_l2_evict_last": _policy("evict_last"),
    "createpolicy_fractional_l2_evict_normal": _policy("evict_normal"),
    "cp_async_bulk_prefetch": rf"cp\.async\.bulk\.prefetch\.L2\.global \[{RD}\], {R};",
    "tensormap_word": rf"mad\.wide\.u32 at, {R}, 8, {RD};\n\tld\.b64 {RD}, \[at\];",
    "tensormap_cp_fenceproxy": r"tensormap\.cp_fenceproxy\.global\.shared::cta"
    rf"\.tensormap::generic\.release\.gpu\.sync\.aligned \[{RD}\], \[{R}\], 128;",
    "elect_sync": rf"elect\.sync _\|elected, {R};\n\tselp\.u32 {R}, 1, 0, elected;",
    "bar_sync": rf"bar\.sync {R}, {R};",
    "bar_arrive": rf"bar\.arrive {R}, {R};",
    "setmaxnreg_inc": r"setmaxnreg\.inc\.sync\.aligned\.u32 232;",
    "setmaxnreg_dec": r"setmaxnreg\.dec\.sync\.aligned\.u32 40;",
    "fence_proxy_tensormap_release": r"fence\.proxy\.tensormap::generic\.release\.gpu;",
    "fence_proxy_tensormap_acquire": (
        rf"fence\.proxy\.tensormap::generic\.acquire\.gpu \[{RD}\], 128;"
    ),
}
for _rank in range(1, 6):
    EMITTED[f"cp_async_bulk_prefetch_tensor_{_rank}d"] = (
        rf"cp\.async\.bulk\.prefetch\.tensor\.{_rank}d\.L2\.global\.tile {_box(_rank)};"
    )
    EMITTED[f"cp_async_bulk_tensor_{_rank}d_global_to_shared_cache_hint"] = (
        _opcode(_LOAD, _rank, "tile") + rf"\.L2::cache_hint \[{R}\], {_box(_rank)}, \[{R}\], {RD};"
    )
    EMITTED[f"cp_async_bulk_tensor_{_rank}d_global_to_shared_multicast"] = (
        _opcode(_LOAD, _rank, "tile")
        + rf"\.multicast::cluster \[{R}\], {_box(_rank)}, \[{R}\], {RS};"
    )
    EMITTED[f"cp_async_bulk_tensor_{_rank}d_shared_to_global_cache_hint"] = (
        _opcode(_STORE, _rank, "tile") + rf"\.L2::cache_hint {_box(_rank)}, \[{R}\], {RD};"
    )
    for _operation in ("add", "min", "max", "inc", "dec", "and", "or", "xor"):
        EMITTED[f"cp_reduce_async_bulk_tensor_{_rank}d_{_operation}"] = (
            rf"cp\.reduce\.async\.bulk\.tensor\.{_rank}d\.global\.shared::cta\.{_operation}"
            rf"\.tile\.bulk_group {_box(_rank)}, \[{R}\];"
        )
for _count in (1, 2, 4):
    for _suffix, _trans in (("", ""), ("_trans", r"\.trans")):
        EMITTED[f"stmatrix_x{_count}{_suffix}"] = (
            rf"stmatrix\.sync\.aligned\.m8n8\.x{_count}{_trans}\.shared\.b16 "
            rf"\[{R}\], {{{', '.join([R] * _count)}}};"
        )
        EMITTED[f"ldmatrix_x{_count}{_suffix}"] = (
            rf"ldmatrix\.sync\.aligned\.m8n8\.x{_count}{_trans}\.shared\.b16 "
            rf"{{{', '.join([R] * _count)}}}, \[{R}\];"
        )
for _rank in range(3, 6):
    _offsets = ", ".join([RS] * (_rank - 2))
    EMITTED[f"cp_async_bulk_tensor_{_rank}d_im2col_global_to_shared"] = (
        _opcode(_LOAD, _rank, "im2col") + rf" \[{R}\], {_box(_rank)}, \[{R}\], {{{_offsets}}};"
    )
    EMITTED[f"cp_async_bulk_tensor_{_rank}d_im2col_shared_to_global"] = (
        _opcode(_STORE, _rank, "im2col_no_offs") + rf" {_box(_rank)}, \[{R}\];"
    )
for _space, _suffix, _address in (("shared::cta", "shared_cta", R), ("global", "global", RD)):
    for _field, _operands in (
        ("global_address", f"b64|{RD}"),
        ("global_dim", f"b32|1, {R}"),
        ("global_stride", f"b64|0, {RD}"),
    ):
        EMITTED[f"tensormap_replace_{_field}_{_suffix}"] = _replace(
            _field, _space, _address, _operands
        )
