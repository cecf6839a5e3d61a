"""Still pictures of layouts and data movement: SVG files, each in a wide layout and in a narrow.

`python -m docs.pictures.stills` draws them, in a clone.
"""

from __future__ import annotations

from collections.abc import Callable

from harness.course.views.cards.display import show
from harness.course.views.drawing import ASSETS, Drawing, themed_image

FOLDER = ASSETS / "stills"


def machine(lab: str) -> None:
    """Show the machine of the labs. The parts that ``lab`` is about (such as ``"06_pipeline"``) are
    highlighted, and those of earlier labs are gray."""
    files = sorted(FOLDER.glob("machine_*.narrow.svg"))
    labs = [path.name.removeprefix("machine_").removesuffix(".narrow.svg") for path in files]
    if lab not in labs:
        raise ValueError(f"lab must be one of {', '.join(labs)}, got {lab!r}")
    _show(f"machine_{lab}")


def _show(name: str) -> None:
    wide, narrow = (Drawing.read(FOLDER / f"{name}{layout}.svg") for layout in ("", ".narrow"))
    show(f"<div>{themed_image(wide, narrow)}</div>", wide.alt)


def _still(name: str, what: str) -> Callable[[], None]:
    def show_still() -> None:
        _show(name)

    show_still.__name__ = show_still.__qualname__ = name
    show_still.__doc__ = what
    return show_still


way_of_a_tile = _still(
    "way_of_a_tile",
    "Show the way of a tile through a block: TMA, proxies, mbarrier and fence.",
)
two_proxies = _still(
    "two_proxies",
    "Show the generic and the async proxy, and the fence between them.",
)
multicast = _still(
    "multicast",
    "Show a multicast in a cluster: the copies that each block issues, and the bytes that "
    "each mbarrier expects.",
)
im2col_walk = _still(
    "im2col_walk",
    "Show the pixels that an im2col copy reads, without offsets and with.",
)
edited_map = _still(
    "edited_map",
    "Show the steps from a map that is a parameter to one that a kernel has edited and uses.",
)
groups = _still(
    "groups",
    "Show a box of (group, row, column): the matrix that it comes from, and where each chunk "
    "of 16 bytes lands.",
)
accumulators = _still("accumulators", "Show which thread holds which accumulator of a wgmma.")
core_matrices = _still(
    "core_matrices",
    "Show a tile in core matrices, with the two distances that its descriptor holds.",
)
product = _still(
    "product",
    "Show a product as a whole: tiles, strips, k tiles, the ring and its roles.",
)
product_schedules = _still(
    "product_schedules",
    "Show when the Tensor Cores work in rungs 7, 8 and 10.",
)
transpose_lanes = _still(
    "transpose_lanes",
    "Show which lane reads which word when, and which banks that is.",
)
attention_tiles = _still(
    "attention_tiles",
    "Show a step of attention: the tiles of Q, K and V, and what is kept of each row.",
)
planned_turns = _still(
    "planned_turns",
    "Show the plan of taking turns, before `turns` shows what was measured.",
)
turns = _still(
    "turns",
    "Show when two warpgroups of `attention-fast` had products in flight, with turns and without: "
    "recorded on an H200, in cycles of its clock.",
)
phases = _still(
    "phases",
    "Show which parity waits, and which returns at once, in each phase of an mbarrier.",
)
expect_race = _still(
    "expect_race",
    "Show why bytes are expected before the last arrival of their phase.",
)
ring = _still(
    "ring", "Show a ring of three stages at three moments, with the parities of its tiles."
)
