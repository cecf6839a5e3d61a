"""Result cards, and explorers that move.

The explorers are widgets and are imported on first use: a card needs none of them.

- `tile_explorer`: a box on a tensor, and where each element lands in shared memory;
- `bank_explorer`: a warp's accesses to a tile, and the bank conflicts of each instruction;
- `barrier_stepper`: an mbarrier through a recorded run, event by event;
- `timeline`: a recorded run as lanes over time;
- `barrier_stepper_of`, `timeline_of`: the same of a launch, which they run;
- `recorded_ring`: a ring at work on an H200, as it was recorded;
- `machine`: the new parts of a lab, in a picture that all labs share;
- `way_of_a_tile`, `two_proxies`, `phases`, `expect_race`, `transpose_lanes`, `groups`, `ring`,
  `core_matrices`, `accumulators`, `product`, `product_schedules`, `multicast`, `im2col_walk`,
  `edited_map`, `attention_tiles`, `planned_turns`, `turns` (measured): still pictures;
- `listing`: a kernel's PTX next to the lines that it comes from, as text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.course.views.bank.explorer import bank_explorer
    from harness.course.views.barrier_explorer import barrier_stepper
    from harness.course.views.launched import barrier_stepper_of, timeline_of
    from harness.course.views.listing_by_line import listing
    from harness.course.views.measured_ring import recorded_ring
    from harness.course.views.stills import (
        accumulators,
        attention_tiles,
        core_matrices,
        edited_map,
        expect_race,
        groups,
        im2col_walk,
        machine,
        multicast,
        phases,
        planned_turns,
        product,
        product_schedules,
        ring,
        transpose_lanes,
        turns,
        two_proxies,
        way_of_a_tile,
    )
    from harness.course.views.tile.explorer import tile_explorer
    from harness.course.views.timelines.explorer import timeline

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
