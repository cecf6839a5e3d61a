"""The way of a tile from global to shared memory and back, with the signals between its agents."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, box, present

_ALT = (
    "The way of a tile. On the left global memory, in the middle the copy engine, on the right "
    "shared memory with the tile and the mbarrier, below it the block's threads. 1: a thread says "
    "how many bytes the mbarrier is to expect, and issues the load. 2: the copy engine brings the "
    "box into the tile, by the async proxy. 3: as the bytes land it counts them down at the "
    "mbarrier. 4: the threads wait at the mbarrier. 5: they read and write the tile, by the "
    "generic proxy. 6: each thread executes a proxy fence for what it wrote, and they meet. 7: a "
    "thread issues the store. 8: the copy engine reads the tile, by the async proxy, and "
    "writes the box. "
    "9: that thread waits for its group."
)


def picture() -> Drawing:
    drawing = Drawing(720, 330, _ALT)
    box(drawing, 10, 70, 130, 90, "global memory", "the matrix", "the tensor map")
    box(drawing, 250, 70, 130, 90, "copy engine", "(TMA)", "asynchronous")
    box(drawing, 530, 50, 180, 60, "tile", "shared memory")
    box(drawing, 530, 120, 110, 40, "mbarrier", "counts")
    box(drawing, 250, 250, 460, 60, "threads of the block")
    drawing.text(455, 30, "async proxy", "mid strong")
    drawing.text(670, 214, "generic proxy", "end strong")
    # the load
    arrow(drawing, 140, 90, 250, 90)
    arrow(drawing, 380, 66, 530, 66, "edge")
    drawing.text(455, 60, "2  load: writes the tile", "mid")
    arrow(drawing, 380, 140, 530, 140)
    drawing.text(455, 134, "3  counts the bytes", "mid")
    arrow(drawing, 280, 250, 280, 160)
    drawing.text(274, 200, "1  expect, load", "end")
    # the threads
    arrow(drawing, 560, 160, 560, 250)
    drawing.text(554, 200, "4  wait", "end")
    arrow(drawing, 676, 250, 676, 110, "edge")
    drawing.text(670, 230, "5  read, write", "end")
    drawing.text(480, 300, "6  fence_proxy_async, in each that wrote; then they meet", "mid")
    # the store
    arrow(drawing, 530, 96, 380, 96, "edge")
    drawing.text(455, 110, "8  store: reads the tile", "mid")
    arrow(drawing, 250, 140, 140, 140)
    arrow(drawing, 350, 250, 350, 160)
    drawing.text(356, 186, "7  store, commit")
    drawing.text(356, 200, "9  wait for the group")
    return drawing


def way_of_a_tile() -> None:
    """Show the way of a tile through a block: copy engine, proxies, mbarrier and fence."""
    present(picture())
