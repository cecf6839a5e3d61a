"""Names from other libraries: each is on the reference page, next to an existing name of this
project.

The page is docs/reference.md, "Names from elsewhere". Covered are every function of the course
interface in the guide, the names of CUTLASS, of its dialect and of the driver in the chapter on TMA
atoms, and those of a Mojo kernel.
"""

from __future__ import annotations

import re
from pathlib import Path

import harness

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference.md"

# there: here; {1..5} is each of one to five, as on the page
COURSE = {
    "init_barrier": "ptx.mbarrier_init",
    "arrive": "ptx.mbarrier_arrive",
    "test_wait": "ptx.mbarrier_test_wait_parity",
    "try_wait": "ptx.mbarrier_try_wait_parity",
    "wait": "ptx.mbarrier_wait_parity",
    "expect_bytes": "ptx.mbarrier_expect_tx",
    "expect_bytes_and_arrive": "ptx.mbarrier_arrive_expect_tx",
    "async_proxy_fence": "ptx.fence_proxy_async",
    "cp_async_bulk_tensor_{1..5}d_global_to_shared": (
        "ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared"
    ),
    "cp_async_bulk_tensor_{1..5}d_shared_to_global": (
        "ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global"
    ),
    "tma_store_commit_group": "ptx.cp_async_bulk_commit_group",
    "tma_store_wait_until_pending<N>": "ptx.cp_async_bulk_wait_group",
    "tma_commit_group": "ptx.cp_async_bulk_commit_group",
    "tma_wait_until_pending<N>": "ptx.cp_async_bulk_wait_group",
}
CUTLASS = {
    "cute::SM90_TMA_LOAD_{1..5}D": "ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared",
    "cute::SM90_TMA_LOAD_MULTICAST_{1..5}D": (
        "ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared_multicast"
    ),
    "cute::SM90_TMA_STORE_{1..5}D": "ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global",
    "cute::SM90_TMA_REDUCE_ADD_{1..5}D": "ptx.cp_reduce_async_bulk_tensor_{1..5}d_add",
    "cute::prefetch_tma_descriptor": "ptx.prefetch_tensormap",
    "cutlass::arch::ClusterTransactionBarrier::arrive_and_expect_tx(bytes)": (
        "ptx.mbarrier_arrive_expect_tx"
    ),
}
OTHERS = {
    "cute_nvgpu.atom.tma_store": "ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global",
    "cute_nvgpu.prefetch_tma_desc": "ptx.prefetch_tensormap",
    "nv_tileas.make_tiled_tma_desc": "TensorMap.im2col",
    "mbarrier_try_wait_parity_shared": "ptx.mbarrier_try_wait_parity_for",
    "create_tma_descriptor": "TensorMap.tiled",
}
DRIVER = {
    "cuTensorMapEncodeTiled": "TensorMap.tiled",
    "cuTensorMapEncodeIm2col": "TensorMap.im2col",
}


def rows() -> dict[str, str]:
    """Return the page's rows: names from other libraries, and the cell with ours."""
    _, tables = PAGE.read_text().split("\n## Names from elsewhere")
    rows_ = {}
    for line in tables.splitlines():
        if line.startswith("| `"):
            theirs, ours = (cell.strip() for cell in line.split("|")[1:3])
            for name in re.findall(r"`([^`]+)`", theirs):
                rows_.setdefault(name, ours)
    return rows_


def test_every_feature_has_its_equivalent():
    on_the_page = rows()
    equivalents = COURSE | CUTLASS | OTHERS | DRIVER
    lacking = {
        there for there, here in equivalents.items() if f"`{here}`" not in on_the_page[there]
    }
    assert lacking == set()


def test_the_named_equivalents_exist():
    for here in {*(COURSE | CUTLASS | OTHERS | DRIVER).values()}:
        for rank in range(1, 6):
            member = harness
            for part in re.sub(r"\{1\.\.5\}", str(rank), here).split("."):
                member = getattr(member, part)
            assert callable(member), here


def test_blackwell_features_are_marked():
    page = PAGE.read_text()
    for name in ("cute::SM100_TMA_2SM_LOAD", "cuTensorMapEncodeIm2colWide"):
        (row,) = [line for line in page.splitlines() if f"`{name}" in line]
        assert "Blackwell" in row
