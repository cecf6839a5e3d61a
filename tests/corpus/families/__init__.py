"""Families of Python kernels: correct variants, and planted bugs with their kinds and lines."""

from tests.corpus.families import (
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
