"""Planted bugs: each is an edit that makes a kernel of the fleet wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quality.fleet.building import KERNELS


@dataclass(frozen=True)
class Plant:
    """``old`` occurs once in the source of ``kernel``, and replacing it by ``new`` is the bug.
    ``twin`` is the same bug in kernels/gluon/planted.py, or ``no_twin`` is why Gluon cannot
    express it.
    """

    bug: str
    kernel: str
    old: str
    new: str = ""
    twin: str = ""
    no_twin: str = ""

    @property
    def name(self) -> str:
        return re.sub(r"\W+", "-", self.bug)

    @property
    def source(self) -> str:
        text = (KERNELS / f"{self.kernel}.cu").read_text()
        if text.count(self.old) != 1:
            raise ValueError(f"{self.bug}: stands {text.count(self.old)} times in {self.kernel}")
        return text.replace(self.old, self.new)


_RING_WAIT = "if (round > 0) while (!ptx::mbarrier_try_wait_parity(&empty[s], (round - 1) & 1)) {}"
_RING_EXPECT = "ptx::space_shared, &full[s], sizeof stage[s])"
_FULL_WAIT = "mbarrier_try_wait_parity(&full[s], round & 1)"
_READ_WAIT = "    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());"
_FENCE = "ptx::fence_proxy_async(ptx::space_shared);"
_HALF_READ = "to[tile * N + threadIdx.x] = stage[s][N - 1 - threadIdx.x] + 1;"
_RELEASE = "ptx::mbarrier_arrive(&empty[s]);"
_DONE = "wgmma_wait<0>(d);"
_MEET = 'asm volatile("bar.sync 1, 128;" ::: "memory");'
_FREE = "if (threadIdx.x == 128) ptx::mbarrier_arrive(&empty[s]);"
_SUM = "const int sum = cells[i - 1] + cells[i] + cells[i + 1];"
_INSERTED = "the compiler inserts it"

PLANTS = (
    Plant(
        "no proxy fence before a bulk store",
        "cuda/bulk_through",
        _FENCE,
        no_twin="all its bulk copies are tensor copies",
    ),
    Plant("no proxy fence before a tensor store", "cuda/tile_2d", _FENCE, twin="fence"),
    Plant(
        "no proxy fence before a load of global memory",
        "cuda/global_to_async",
        "ptx::fence_proxy_async(ptx::space_global);",
        twin="global_fence",
    ),
    Plant(
        "no wait before the tile is read",
        "cuda/bulk_through",
        "while (!ptx::mbarrier_try_wait_parity(&full, 0)) {}",
        twin="wait",
    ),
    Plant(
        "no block barrier before the store",
        "cuda/bulk_through",
        f"{_FENCE}\n  __syncthreads();",
        _FENCE,
        no_twin=_INSERTED,
    ),
    Plant(
        "store not committed",
        "cuda/bulk_through",
        "    ptx::cp_async_bulk_commit_group();",
        no_twin="part of the store",
    ),
    Plant("store not waited for at exit", "cuda/bulk_through", _READ_WAIT, twin="exit"),
    Plant(
        "buffer refilled before its store has read it",
        "cuda/stream_out",
        "ptx::cp_async_bulk_wait_group_read(ptx::n32_t<1>());",
        ";",
        twin="refilled",
    ),
    Plant("stage refilled without waiting for its readers", "cuda/ring", _RING_WAIT, twin="stage"),
    Plant(
        "stage released before it is read",
        "cuda/ring",
        f"{_HALF_READ}\n      {_RELEASE}",
        f"{_RELEASE}\n      {_HALF_READ}",
        twin="released",
    ),
    Plant(
        "wrong parity",
        "cuda/ring",
        _FULL_WAIT,
        "mbarrier_try_wait_parity(&full[s], ~round & 1)",
        twin="parity",
    ),
    Plant(
        "parity never flips",
        "cuda/ring",
        _FULL_WAIT,
        "mbarrier_try_wait_parity(&full[s], 0)",
        twin="flips",
    ),
    Plant(
        "too few bytes expected", "cuda/ring", _RING_EXPECT, _RING_EXPECT[:-1] + " / 2)", twin="few"
    ),
    Plant(
        "too many bytes expected",
        "cuda/ring",
        _RING_EXPECT,
        _RING_EXPECT[:-1] + " + 16)",
        twin="many",
    ),
    Plant("nobody releases a stage", "cuda/ring", _RELEASE, twin="nobody"),
    Plant("wgmma not waited for", "cuda/gemm_tile", "wgmma_wait<0>(d);", twin="wgmma"),
    Plant(
        "stage released before wgmma has read it",
        "cuda/gemm_persistent",
        f"{_DONE}\n        {_MEET}\n        {_FREE}",
        f"{_FREE}\n        {_DONE}",
        twin="multiplied",
    ),
    Plant(
        "no wgmma.fence",
        "cuda/gemm_tile",
        "wgmma_fence();",
        no_twin=_INSERTED,
    ),
    Plant(
        "no wait for cp.async",
        "cuda/thread_copies",
        "__pipeline_wait_prior(STAGES - 2);",
        twin="copies",
    ),
    Plant(
        "block barrier left out",
        "cuda/transpose",
        "__syncthreads();",
        no_twin=_INSERTED,
    ),
    Plant(
        "warp barrier left out",
        "cuda/one_warp",
        "line[threadIdx.x] = value;\n    __syncwarp();",
        "line[threadIdx.x] = value;",
        no_twin=_INSERTED,
    ),
    Plant(
        "block barrier that some threads pass by",
        "cuda/stencil",
        f"{_SUM}\n    __syncthreads();",
        f"{_SUM}\n    if (threadIdx.x < 80) __syncthreads();",
        no_twin="all threads take a branch together",
    ),
    Plant(
        "flag read without acquire",
        "cuda/flag_handoff",
        "load(cuda::memory_order_acquire)",
        "load(cuda::memory_order_relaxed)",
        twin="acquire",
    ),
    Plant(
        "no fence before the block's arrival",
        "cuda/last_block",
        "    parts[blockIdx.x] = part[0];\n    __threadfence();",
        "    parts[blockIdx.x] = part[0];",
        twin="arrival",
    ),
    Plant(
        "shared memory read uninitialized",
        "cuda/stencil",
        "if (threadIdx.x < 2) cells[threadIdx.x * (N + 1)] = 0;",
        twin="cells",
    ),
    Plant(
        "global memory read uninitialized",
        "cuda/global_to_async",
        "row[threadIdx.x] = in",
        "if (threadIdx.x < N / 2) row[threadIdx.x] = in",
        twin="half",
    ),
    Plant(
        "read past the end of an array",
        "cuda/bulk_reduce",
        "row < rows",
        "row <= rows",
        twin="end",
    ),
    Plant(
        "bulk copy past the end of an array",
        "cuda/ring",
        "from + tile * N, sizeof",
        "from + (tile + 1) * N, sizeof",
        no_twin="a tensor copy stays inside its tensor",
    ),
    Plant(
        "peer's memory read before it is written",
        "cuda/neighbors",
        "threadIdx.x];\n  cluster.sync();\n  const",
        "threadIdx.x];\n  const",
        twin="peer",
    ),
    Plant(
        "block leaves while its peer reads it",
        "cuda/neighbors",
        "next[N - 1 - threadIdx.x];\n  cluster.sync();",
        "next[N - 1 - threadIdx.x];",
        no_twin="the compiler inserts a cluster barrier",
    ),
    Plant(
        "edited tensor map not acquired",
        "cuda/edited_map",
        "    ptx::fence_proxy_tensormap_generic(ptx::sem_acquire, ptx::scope_gpu, edited, "
        "ptx::n32_t<128>());",
        no_twin="part of make_tensor_descriptor",
    ),
)
