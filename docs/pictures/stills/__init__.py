"""The still pictures of the labs, drawn from the code that the emulator and the wrappers use.

``python -m docs.pictures.stills`` writes them to harness/course/views/assets/stills, each in a wide
layout and in one for phones. `harness.views` shows them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

import harness
from docs.pictures.stills import copies, machine, matrices, phases, turns
from harness.course import Drawing


def _groups_picture(narrow: bool = False) -> Drawing:
    """The tile of lab 05 that is too wide for its swizzle, in groups of 32 columns."""
    matrix = harness.device("emulator").to_device(np.zeros((64, 64), np.float32))
    groups = matrix.reshape(64, 2, 32).transpose(1, 0, 2)
    group_map = harness.TensorMap.tiled(groups, box=(2, 16, 32), swizzle="128B")
    return copies.groups_picture(group_map, narrow)


STILLS: dict[str, tuple[Callable[[], Drawing], Callable[[], Drawing]]] = {
    "way_of_a_tile": (copies.way_of_a_tile_picture, copies._narrow_way_of_a_tile_picture),
    "two_proxies": (copies.two_proxies_picture, copies._narrow_proxies_picture),
    "multicast": (copies.multicast_picture, partial(copies.multicast_picture, narrow=True)),
    "im2col_walk": (copies.im2col_walk_picture, partial(copies.im2col_walk_picture, narrow=True)),
    "edited_map": (copies.edited_map_picture, copies._narrow_edited_map_picture),
    "groups": (_groups_picture, partial(_groups_picture, narrow=True)),
    "accumulators": (
        matrices.accumulators_picture,
        partial(matrices.accumulators_picture, narrow=True),
    ),
    "core_matrices": (
        matrices.core_matrices_picture,
        partial(matrices.core_matrices_picture, narrow=True),
    ),
    "product": (matrices.product_picture, partial(matrices.product_picture, narrow=True)),
    "product_schedules": (
        matrices.schedule_picture,
        partial(matrices.schedule_picture, narrow=True),
    ),
    "transpose_lanes": (
        matrices.transpose_lanes_picture,
        partial(matrices.transpose_lanes_picture, narrow=True),
    ),
    "attention_tiles": (
        matrices.attention_picture,
        partial(matrices.attention_picture, narrow=True),
    ),
    "planned_turns": (matrices.turns_picture, partial(matrices.turns_picture, narrow=True)),
    "turns": (turns.measured_turns_picture, partial(turns.measured_turns_picture, narrow=True)),
    "phases": (phases.phases_picture, partial(phases.phases_picture, narrow=True)),
    "expect_race": (phases.race_picture, partial(phases.race_picture, narrow=True)),
    "ring": (phases.ring_picture, partial(phases.ring_picture, narrow=True)),
} | {
    f"machine_{lab}": (
        partial(machine.machine_picture, lab),
        partial(machine.machine_picture, lab, narrow=True),
    )
    for lab in machine.LABS
}
"""By its name in `harness.views` (and its lab): the functions that draw a picture wide, and for a
phone."""


def pictures() -> dict[str, str]:
    """Return the text of each file, by its name."""
    return {
        f"{name}{layout}.svg": draw().svg(alone=True, dark=None) + "\n"
        for name, layouts in STILLS.items()
        for layout, draw in zip(("", ".narrow"), layouts, strict=True)
    }
