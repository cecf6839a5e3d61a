"""Families of kernels: correct variants, and planted bugs with the kind and line to report."""

from tests.corpus.families import (
    block_algorithms,
    edges,
    persistent,
    produced_in_global,
    ranks,
    ring,
    staged_store,
    stream,
    tile_copy,
)

FAMILIES = (
    block_algorithms.REDUCTION,
    block_algorithms.TRANSPOSE,
    block_algorithms.HISTOGRAM,
    block_algorithms.SCAN,
    edges.FAMILY,
    persistent.FAMILY,
    produced_in_global.FAMILY,
    ranks.FAMILY_1D,
    ranks.FAMILY_3D,
    ranks.FAMILY_5D,
    ring.FAMILY,
    staged_store.FAMILY,
    stream.FAMILY,
    tile_copy.FAMILY,
)
