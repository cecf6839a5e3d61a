"""Clusters: their barrier, and the addresses of each other's shared memory (PTX ISA 9.7.13.3,
9.7.9.23, 9.7.9.24)."""

from __future__ import annotations

import numpy as np

from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import RANK_SHIFT, Group, Moved, Step

_OFFSET = np.uint64((1 << RANK_SHIFT) - 1)


@executes("barrier.cluster.arrive")
def arrive(op: Operation) -> Step:
    releases = not op.has("relaxed")

    def step(group: Group) -> Moved:
        state = state_of(group)
        state.progress += 1
        # barrier.cluster.arrive does not wait. The other groups are threads that this arrival
        # releases from their barrier.cluster.wait.
        return [(op.site + 1, group), *state.cluster_barriers.arrive(group, op.site, releases)]

    return step


@executes("barrier.cluster.wait")
def wait(op: Operation) -> Step:
    return lambda group: state_of(group).cluster_barriers.wait(group, op.site)


@executes("mapa")
def mapa(op: Operation) -> Step:
    """The address that ``a``, in this block's shared memory, has in the block of that rank."""
    generic = not op.has("shared::cluster")
    write, address, rank = op.write(0, op.type), op.read(1, op.type), op.read(2, "u32")

    def step(group: Group) -> None:
        window = np.uint64(state_of(group).access.windows.shared if generic else 0)
        ranks = spread(rank(group), group).astype(np.uint64)
        beyond = ranks >= group.wave.cluster_size
        if beyond.any():
            op.fault(
                group.where(beyond),
                f"rank {int(ranks[beyond][0])} in a cluster of {group.wave.cluster_size} blocks",
            )
        offset = spread(address(group), group).astype(np.uint64) & _OFFSET
        # The address of a peer has its rank plus one above the offset, so that an address without a
        # rank is in the user's own block, in every block (`Wave.locate_shared`). The layout of
        # hardware is not documented; kernels get such addresses from mapa.
        mapped = window + ((ranks + np.uint64(1)) << np.uint64(RANK_SHIFT)) + offset
        write(group, mapped.astype(f"u{4 if op.type == 'u32' else 8}"))

    return step


@executes("getctarank")
def getctarank(op: Operation) -> Step:
    """The rank of the block whose shared memory ``a`` lies in."""
    write, address = op.write(0, "u32"), op.read(1, op.type)

    def step(group: Group) -> None:
        addresses = spread(address(group), group).astype(np.uint64) & np.uint64(0xFFFF_FFFF)
        blocks, _ = group.wave.locate_shared(group.blocks, addresses)
        write(group, (blocks % group.wave.cluster_size).astype(np.uint32))

    return step
