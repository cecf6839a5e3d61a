"""The life of a tensor map that a kernel edits, from the parameter to its use."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, box, present

_ALT = (
    "The life of an edited map. The parameter of the kernel is a map of 128 bytes. 1, copy: "
    "threads copy its 16 words to shared memory. 2, replace: one thread changes the address, "
    "extents or strides there. 3, publish: a warp copies the 128 bytes to global memory and "
    "releases them. 4, acquire: the thread that issues the copies acquires the new bytes for "
    "the tensormap proxy, through which the copy engine reads maps, and which may hold an "
    "older copy. 5, use: a copy names the address in global memory."
)


def picture() -> Drawing:
    drawing = Drawing(720, 260, _ALT)
    box(drawing, 10, 40, 150, 60, "parameter", "a map from the host", "128 bytes, read-only")
    box(drawing, 270, 40, 150, 60, "shared memory", "the draft", "generic proxy")
    box(drawing, 540, 40, 170, 60, "global memory", "the edited map", "128 bytes")
    box(drawing, 540, 180, 170, 60, "copy engine", "reads maps through", "the tensormap proxy")
    box(
        drawing,
        190,
        180,
        230,
        60,
        "issuing thread",
        "fence_proxy_tensormap_acquire",
        "then the copy",
    )
    arrow(drawing, 160, 70, 270, 70, "edge")
    drawing.text(215, 62, "1  copy", "mid strong")
    arrow(drawing, 345, 130, 345, 100, "edge")
    drawing.text(345, 146, "2  replace address, extents, strides", "mid strong")
    arrow(drawing, 420, 70, 540, 70, "edge")
    drawing.text(480, 56, "3  publish", "mid strong")
    drawing.text(480, 88, "and release", "mid")
    arrow(drawing, 420, 196, 540, 196, "edge")
    drawing.text(480, 188, "4  acquire", "mid strong")
    arrow(drawing, 420, 226, 540, 226, "edge")
    drawing.text(480, 244, "5  use", "mid strong")
    arrow(drawing, 625, 100, 625, 180, "edge")
    drawing.text(632, 144, "reads the map")
    return drawing


def edited_map() -> None:
    """Show the steps from a map that is a parameter to one that a kernel has edited and uses."""
    present(picture())
