"""The running picture of the labs: the parts of the machine that a tile passes, and those that are
new in a lab."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from docs.pictures.stills.shapes import arrow
from harness.course import Drawing
from harness.course.views.drawing import NARROW, WIDE

LOAD, STORE = ("matrix", "tma", "load", "tile"), ("matrix", "tma", "store", "tile")
# The labs in their order, each with a phrase for its new parts, and the names of these parts and
# paths.
LABS = {
    "tile_copy": (
        "a tile's journey from matrix to matrix",
        ("map", "describe", "mbarrier", "wait", "fence", "access", "groups", *LOAD, *STORE),
    ),
    "00_inline_ptx": ("the instructions that your kernel becomes", ("ptx", "registers")),
    "01_async_proxy": ("two ways to memory, and the fence", ("fence", "access", "tma", "tile")),
    "02_mbarrier_phases": ("the phases of an mbarrier", ("mbarrier", "empty", "wait")),
    "03_loads": ("tensor maps, and loads of rank 1 to 5", ("map", "describe", *LOAD)),
    "04_stores": ("stores, and the groups that end them", ("groups", *STORE)),
    "05_swizzles": ("the layout of a tile in banks", ("tile", "access")),
    "06_pipeline": (
        "a ring of stages, with two mbarriers each",
        ("tile", "ring", "mbarrier", "empty", "wait"),
    ),
    "07_clusters": ("the shared memory of other blocks", ("other", "cluster", "tma", "empty")),
    "08_gemm": (
        "the Tensor Cores, and their accumulators",
        ("cores", "product", "sum", "registers"),
    ),
    "09_attention": (
        "two products, and a softmax in registers",
        ("cores", "sum", "registers", "ring"),
    ),
    "10_im2col": ("a map whose copies walk over pixels", ("map", "describe", *LOAD)),
    "11_edited_maps": ("a map that the kernel edits", ("map", "edit", "describe")),
    "12_cache_hints": ("advice to the L2 cache", ("l2",)),
}

Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """Places in pixels. ``frames`` and ``parts`` are (x, y, width, height); ``paths`` are points
    from the start to the head."""

    width: int
    height: int
    frames: dict[str, tuple[float, float, float, float]]
    parts: dict[str, tuple[float, float, float, float]]
    paths: dict[str, tuple[tuple[Point, ...], ...]]


WORDS = {
    "matrix": ("matrix",),
    "map": ("tensor map",),
    "l2": ("L2",),
    "tma": ("TMA",),
    "cores": ("Tensor", "Cores"),
    "tile": ("tile",),
    "ring": ("more stages",),
    "mbarrier": ("mbarrier", "(full)"),
    "empty": ("mbarrier", "(empty)"),
    "fence": ("proxy fence",),
    "registers": ("registers",),
    "groups": ("bulk groups",),
    "ptx": ("instructions",),
    "other": ("another", "SM"),
}
_WIDE = Layout(
    WIDE,
    322,
    frames={
        "global memory": (10, 24, 150, 186),
        "SM": (222, 24, 396, 268),
        "shared memory": (376, 46, 230, 136),
        "threads of a block": (236, 214, 370, 68),
    },
    parts={
        "matrix": (20, 50, 130, 50),
        "map": (20, 116, 130, 34),
        "l2": (174, 24, 34, 186),
        "tma": (236, 46, 92, 112),
        "cores": (236, 166, 92, 38),
        "tile": (388, 126, 92, 32),
        "ring": (388, 76, 92, 44),
        "mbarrier": (502, 76, 92, 36),
        "empty": (516, 122, 64, 36),
        "fence": (370, 188, 88, 18),
        "registers": (246, 238, 110, 34),
        "groups": (366, 238, 110, 34),
        "ptx": (486, 238, 110, 34),
        "other": (640, 46, 70, 136),
    },
    paths={
        "load": (
            ((150, 64), (236, 64)),
            ((328, 136), (388, 136)),
            ((328, 66), (548, 66), (548, 76)),
        ),
        "store": (((388, 149), (328, 149)), ((236, 86), (150, 86))),
        "describe": (((150, 126), (236, 126)),),
        "product": (((400, 158), (400, 174), (328, 174)),),
        "sum": (((282, 204), (282, 214)),),
        # Only the way to the tile passes through the fence.
        "access": (((414, 214), (414, 158)), ((469, 158), (469, 214))),
        "wait": (((508, 214), (508, 112)), ((588, 112), (588, 214))),
        "edit": (((236, 256), (85, 256), (85, 150)),),
        "cluster": (((606, 94), (640, 94)), ((606, 140), (640, 140))),
    },
)
_NARROW = Layout(
    NARROW,
    474,
    frames={
        "global memory": (6, 20, 328, 72),
        "SM": (6, 140, 328, 252),
        "shared memory": (124, 156, 190, 128),
        "threads of a block": (14, 318, 300, 66),
    },
    parts={
        "matrix": (14, 42, 150, 42),
        "map": (178, 42, 150, 42),
        "l2": (6, 100, 328, 26),
        "tma": (14, 164, 88, 78),
        "cores": (14, 254, 88, 40),
        "tile": (132, 222, 84, 34),
        "ring": (132, 184, 84, 32),
        "mbarrier": (230, 184, 78, 32),
        "empty": (240, 224, 58, 32),
        "fence": (112, 290, 84, 18),
        "registers": (20, 342, 92, 32),
        "groups": (118, 342, 92, 32),
        "ptx": (216, 342, 92, 32),
        "other": (100, 410, 140, 34),
    },
    paths={
        "load": (
            ((46, 84), (46, 164)),
            ((102, 230), (132, 230)),
            ((102, 174), (269, 174), (269, 184)),
        ),
        "store": (((132, 238), (102, 238)), ((66, 164), (66, 84))),
        "describe": (((190, 84), (190, 132), (86, 132), (86, 164)),),
        "product": (((144, 256), (144, 274), (102, 274)),),
        "sum": (((58, 294), (58, 318)),),
        "access": (((164, 318), (164, 256)), ((206, 256), (206, 318))),
        "wait": (((235, 318), (235, 216)), ((303, 216), (303, 318))),
        "edit": (((314, 358), (324, 358), (324, 84)),),
        "cluster": (((150, 384), (150, 410)), ((190, 384), (190, 410))),
    },
)


def machine_picture(lab: str, narrow: bool = False) -> Drawing:
    """Draw all parts: framed and tinted if ``lab`` is about them, gray if an earlier lab was, and
    else without a ground."""
    layout = _NARROW if narrow else _WIDE
    about, new = LABS[lab]
    labs = list(LABS)
    known = {name for before in labs[: labs.index(lab)] for name in LABS[before][1]}
    parts = ", ".join(" ".join(WORDS[name]) for name in layout.parts if name in new)
    drawing = Drawing(
        layout.width,
        layout.height,
        "The machine of the labs: global memory with a matrix and a tensor map, the L2 cache, and "
        "an SM with TMA, Tensor Cores, shared memory (a tile, more stages, mbarriers) and the "
        "threads of a block. What the threads write to the tile passes through a proxy fence; "
        f"what they read does not. New in this lab: {about}. Highlighted: {parts}",
    )
    for name, (x, y, width, height) in layout.frames.items():
        drawing.rect(x, y, width, height, "grid")
        drawing.text(x + 8, y + 14, name, "quiet")
    for name in layout.parts:
        if name == "l2":
            _part(drawing, layout, name, name in new, name in known)
    for name, lines in layout.paths.items():
        kind = "frame" if name in new else "line" if name in known else "grid"
        for points in lines:
            for start, end in pairwise(points[:-1]):
                drawing.line(*start, *end, kind)
            arrow(drawing, *points[-2], *points[-1], kind)
    for name in layout.parts:
        if name != "l2":
            _part(drawing, layout, name, name in new, name in known)
    drawing.text(10, layout.height - 8, f"New: {about}", "strong")
    return drawing


def _part(drawing: Drawing, layout: Layout, name: str, new: bool, known: bool) -> None:
    x, y, width, height = layout.parts[name]
    if name != "l2":  # paths pass through the cache, and end at all other parts
        drawing.rect(x, y, width, height, "back")
    drawing.rect(x, y, width, height, "t1" if new else "faint" if known else "grid")
    drawing.rect(x, y, width, height, "frame" if new else "line" if known else "grid")
    words = WORDS[name]
    top = y + height / 2 - 7 * (len(words) - 1) + 4
    for number, line in enumerate(words):
        kind = "mid strong" if new else "mid" if known else "mid quiet"
        drawing.text(x + width / 2, top + 14 * number, line, kind)
