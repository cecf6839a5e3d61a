"""Effect of an ``.entry``'s directives on a launch, and the launches they forbid.

Measured on an H200 (driver 580.159.04, 2026-11-22): a launch refused here for its block is
CUDA_ERROR_INVALID_VALUE there, a launch refused for its cluster CUDA_ERROR_INVALID_CLUSTER_SIZE,
and an accepted launch ran with as many threads. Clusters of 9 to 16 blocks need
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, and 32 are refused with it too (measured on an
H100, the same driver).
"""

from __future__ import annotations

import math

from harness.arch import MAX_CLUSTER_BLOCKS
from harness.errors import LaunchError
from harness.isa.text.tree import Extents, Function, Special

ONE_BLOCK = (1, 1, 1)


def as_launched(
    function: Function, grid: Extents, block: Extents, cluster: Extents
) -> tuple[Extents, Extents]:
    """Return the grid, in blocks, and the cluster of the launch, from those asked for (x, y, z).
    A cluster of a single block counts as none: then the kernel's own directive decides. Raises
    LaunchError if the driver would refuse."""
    says, name = function.directives, function.name
    threads = math.prod(block)
    if says.max_threads is not None and threads > says.max_threads:
        raise LaunchError(
            f"block={block} has {threads} threads, and {name} says .maxntid {says.max_threads}: "
            "the driver refuses the launch. Launch bounds must allow the block that is launched."
        )
    if says.required_block is not None and block != says.required_block:
        raise LaunchError(
            f"block={block}, and {name} says .reqntid {_shown(says.required_block)}: the driver "
            "refuses any other block."
        )
    if cluster != ONE_BLOCK and says.cluster not in (None, cluster):
        raise LaunchError(
            f"cluster={cluster}, and {name} says .reqnctapercluster {_shown(says.cluster)}: the "
            "driver refuses any other cluster."
        )
    if says.explicit_cluster and says.cluster is None and cluster == ONE_BLOCK:
        raise LaunchError(f"{name} says .explicitcluster: launch it with a cluster.")
    cluster = says.cluster or cluster
    blocks = math.prod(cluster)
    if says.max_cluster_blocks is not None and blocks > says.max_cluster_blocks:
        raise LaunchError(
            f"cluster={cluster} has {blocks} blocks, and {name} says .maxclusterrank "
            f"{says.max_cluster_blocks}: the driver refuses the launch."
        )
    if not 1 <= blocks <= MAX_CLUSTER_BLOCKS:
        raise LaunchError(
            f"{name} says .reqnctapercluster {_shown(cluster)}: a cluster has 1 to "
            f"{MAX_CLUSTER_BLOCKS} blocks."
        )
    if says.blocks_are_clusters:
        x, y, z = (extent * size for extent, size in zip(grid, cluster, strict=True))
        grid = x, y, z
    if any(extent % size for extent, size in zip(grid, cluster, strict=True)):
        raise LaunchError(f"a grid of {grid} blocks cannot be cut into clusters of {cluster}")
    return grid, cluster


def asks_for_workspace(function: Function) -> bool:
    """Return True if it reads the address of the workspace of a cooperative launch (PTX ISA
    10.34 leaves it to the driver; so does `grid.sync()` of cooperative groups): without a
    workspace, such a kernel executes trap."""
    read = {o.name for i in function.instructions for o in i.operands if isinstance(o, Special)}
    return {"%envreg1", "%envreg2"} <= read


def _shown(extents: Extents) -> str:
    return ", ".join(map(str, extents))
