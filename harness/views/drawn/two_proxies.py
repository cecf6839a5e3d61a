"""The two proxies: the paths to memory of threads and of the copy engine, and the fence between."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, box, present

_ALT = (
    "Two paths to the same memory. Above, threads of the block take the generic proxy, through the "
    "load-store unit of their SM. Below, the copy engine and the matrix unit take the async proxy. "
    "Both end in shared and global memory. A proxy fence between the two paths makes what was "
    "written on the generic path visible on the async path: 1, threads write the tile; 2, each of "
    "them executes the fence; 3, the copy engine reads the tile."
)


def picture() -> Drawing:
    drawing = Drawing(720, 270, _ALT)
    box(drawing, 10, 30, 170, 64, "threads", "loads, stores, atomics", "mbarrier.arrive")
    box(
        drawing,
        10,
        176,
        170,
        64,
        "copy engine (TMA)",
        "bulk and tensor copies",
        "and wgmma's reads",
    )
    drawing.rect(190, 46, 320, 32, "t0")
    drawing.text(350, 66, "generic proxy: through the load-store unit", "mid")
    drawing.rect(190, 192, 320, 32, "t1")
    drawing.text(350, 212, "async proxy", "mid")
    box(drawing, 560, 100, 150, 70, "memory", "shared and global:", "the same bytes")
    for y, end in ((62, 118), (208, 152)):
        drawing.line(510, y, 535, y, "edge")
        drawing.line(535, y, 535, end, "edge")
        arrow(drawing, 535, end, 560, end, "edge")
    drawing.text(520, 40, "1  write the tile", "end strong")
    drawing.text(520, 244, "3  read the tile", "end strong")
    arrow(drawing, 350, 78, 350, 118, "edge")
    box(drawing, 220, 118, 260, 36, "2  proxy fence, in each writing thread")
    arrow(drawing, 350, 154, 350, 192, "edge")
    drawing.text(
        10, 264, "Without the fence the copy may read what the bytes were before the write."
    )
    return drawing


def two_proxies() -> None:
    """Show the generic and the async proxy, and the fence between them."""
    present(picture())
