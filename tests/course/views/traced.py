"""Runs of the corpus with a trace, as a reader gets them."""

from __future__ import annotations

import harness
from tests.corpus.families import ring, tile_copy
from tests.corpus.families.variants import build

MODULES = {"tile_copy": tile_copy, "ring": ring}


def launch(module: str, name: str = "as-it-is"):
    """Return the run of a variant, and the line of each of its marked statements."""
    gpu, family = harness.device("emulator"), MODULES[module].FAMILY
    (variant,) = (v for v in family.variants if v.name == name)
    built, case = build(family, variant), family.launch(gpu)
    run = gpu.launch(built.function, case.grid, case.block, case.args, trace=True)
    return run, built.lines
