"""Result cards, and explorers that move.

The explorers are widgets and are imported on first use: a card needs none of them.

- `tile_explorer`: a box on a tensor, and where each element lands in shared memory;
- `bank_explorer`: a warp's accesses to a tile, and the bank conflicts of each instruction;
- `barrier_stepper`: an mbarrier through a recorded run, event by event;
- `timeline`: a recorded run as lanes over time;
- `barrier_stepper_of`, `timeline_of`: the same of a launch, which they run;
- `recorded_ring`: a ring at work on an H200, as it was recorded;
- `turns`: two warpgroups that take turns at the matrix unit, as an H200 measured them;
- `way_of_a_tile`, `two_proxies`, `phases`, `expect_race`, `transpose_lanes`, `groups`, `ring`,
  `core_matrices`, `accumulators`, `product`, `product_schedules`, `multicast`, `im2col_walk`,
  `edited_map`, `attention_tiles`, `planned_turns`: still pictures;
- `listing`: a kernel's PTX beside the lines that it comes from, as text.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harness.views.bank.explorer import bank_explorer
    from harness.views.barrier_explorer import barrier_stepper
    from harness.views.launched import barrier_stepper_of, timeline_of
    from harness.views.listing_by_line import listing
    from harness.views.measured_runs import recorded_ring, turns
    from harness.views.stills import (
        accumulators,
        attention_tiles,
        core_matrices,
        edited_map,
        expect_race,
        groups,
        im2col_walk,
        multicast,
        phases,
        planned_turns,
        product,
        product_schedules,
        ring,
        transpose_lanes,
        two_proxies,
        way_of_a_tile,
    )
    from harness.views.tile.explorer import tile_explorer
    from harness.views.timelines.explorer import timeline

_HOME = {
    "accumulators": "harness.views.stills",
    "attention_tiles": "harness.views.stills",
    "bank_explorer": "harness.views.bank.explorer",
    "barrier_stepper": "harness.views.barrier_explorer",
    "barrier_stepper_of": "harness.views.launched",
    "core_matrices": "harness.views.stills",
    "edited_map": "harness.views.stills",
    "expect_race": "harness.views.stills",
    "groups": "harness.views.stills",
    "im2col_walk": "harness.views.stills",
    "listing": "harness.views.listing_by_line",
    "multicast": "harness.views.stills",
    "phases": "harness.views.stills",
    "planned_turns": "harness.views.stills",
    "product": "harness.views.stills",
    "product_schedules": "harness.views.stills",
    "recorded_ring": "harness.views.measured_runs",
    "ring": "harness.views.stills",
    "tile_explorer": "harness.views.tile.explorer",
    "timeline": "harness.views.timelines.explorer",
    "timeline_of": "harness.views.launched",
    "transpose_lanes": "harness.views.stills",
    "turns": "harness.views.measured_runs",
    "two_proxies": "harness.views.stills",
    "way_of_a_tile": "harness.views.stills",
}


__all__ = [
    "accumulators",
    "attention_tiles",
    "bank_explorer",
    "barrier_stepper",
    "barrier_stepper_of",
    "core_matrices",
    "edited_map",
    "expect_race",
    "groups",
    "im2col_walk",
    "listing",
    "multicast",
    "phases",
    "planned_turns",
    "product",
    "product_schedules",
    "recorded_ring",
    "ring",
    "tile_explorer",
    "timeline",
    "timeline_of",
    "transpose_lanes",
    "turns",
    "two_proxies",
    "way_of_a_tile",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'harness.views' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = value
    return value
