"""Pictures of copies: the way of a tile, the two proxies, a multicast, the walk of an im2col copy,
an edited tensor map, a tile in groups that is too wide for its swizzle."""

from __future__ import annotations

import numpy as np

from docs.pictures.stills.shapes import arrow, box
from harness.course import Drawing
from harness.course.views.drawing import TINTS
from harness.course.views.tile.layout import TileLayout
from harness.sanitizer import TensorMap
from harness.sanitizer.emulator import CHUNK_BYTES

_WAY_ALT = (
    "A tile's complete journey. On the left global memory, in the middle TMA, on the "
    "right shared memory with the tile and the mbarrier, below it the block's threads. 1: a thread "
    "tells the mbarrier how many bytes to expect, and then issues the load to TMA. 2: "
    "TMA writes the box to the tile, through the async proxy. 3: as the bytes arrive, "
    "it counts them down on the mbarrier. 4: the threads wait on the mbarrier. 5: they read and "
    "write the tile, through the generic proxy. 6: each thread executes a proxy fence for what it "
    "wrote, and they synchronize. 7: a thread issues the store. 8: TMA reads the tile, "
    "through the async proxy, and writes the box. 9: that thread waits for its group."
)


def way_of_a_tile_picture() -> Drawing:
    drawing = Drawing(720, 330, _WAY_ALT)
    box(drawing, 10, 70, 130, 90, "global memory", "the matrix", "the tensor map")
    box(drawing, 250, 70, 130, 90, "TMA", "copies tiles,", "asynchronously")
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
    arrow(drawing, 540, 250, 540, 160)
    drawing.text(534, 214, "1  expect", "end")
    arrow(drawing, 280, 250, 280, 160)
    drawing.text(274, 200, "1  load", "end")
    # the threads
    arrow(drawing, 574, 160, 574, 250)
    drawing.text(580, 190, "4  wait")
    for y1, y2 in ((250, 110), (110, 250)):
        arrow(drawing, 676, y1, 676, y2, "edge")
    drawing.text(670, 230, "5  read, write", "end")
    drawing.text(480, 300, "6  proxy fence, in each writing thread; then a barrier", "mid")
    # the store
    arrow(drawing, 530, 96, 380, 96, "edge")
    drawing.text(455, 110, "8  store: reads the tile", "mid")
    arrow(drawing, 250, 140, 140, 140)
    arrow(drawing, 350, 250, 350, 160)
    drawing.text(344, 186, "7  store,", "end")
    drawing.text(344, 200, "commit", "end")
    arrow(drawing, 364, 160, 364, 250)
    drawing.text(370, 190, "9  wait for the group")
    return drawing


_WAY_STEPS = (
    "1  expect the bytes; issue the load",
    "2  load: writes the tile, through the async proxy",
    "3  counts the bytes",
    "4  wait",
    "5  read and write the tile, through the generic proxy",
    "6  fence_proxy_async in writers; barrier",
    "7  issue the store; commit",
    "8  store: reads the tile, through the async proxy",
    "9  wait for the group",
)


def _narrow_way_of_a_tile_picture() -> Drawing:
    drawing = Drawing(340, 240 + 17 * len(_WAY_STEPS), _WAY_ALT)
    box(drawing, 6, 14, 78, 96, "global", "memory")
    box(drawing, 110, 14, 92, 96, "TMA")
    box(drawing, 240, 14, 94, 44, "tile")
    box(drawing, 240, 66, 64, 44, "mbarrier")
    box(drawing, 116, 160, 218, 50, "threads of the block", "6")
    for x1, y1, x2, y2, kind in (
        (84, 36, 110, 36, "line"),
        (110, 90, 84, 90, "line"),
        (202, 26, 240, 26, "edge"),
        (240, 50, 202, 50, "edge"),
        (202, 92, 240, 92, "line"),
        (136, 160, 136, 110, "line"),
        (172, 160, 172, 110, "line"),
        (190, 110, 190, 160, "line"),
        (254, 160, 254, 110, "line"),
        (286, 110, 286, 160, "line"),
        (322, 160, 322, 58, "edge"),
        (322, 58, 322, 160, "edge"),
    ):
        arrow(drawing, x1, y1, x2, y2, kind)
    for x, y, digits in (
        (221, 20, "2"),
        (221, 44, "8"),
        (221, 86, "3"),
        (126, 140, "1"),
        (162, 140, "7"),
        (200, 140, "9"),
        (246, 140, "1"),
        (278, 140, "4"),
        (314, 140, "5"),
    ):
        drawing.text(x, y, digits, "mid strong")
    for number, words in enumerate(_WAY_STEPS):
        drawing.text(10, 236 + 17 * number, words)
    return drawing


_PROXIES_ALT = (
    "Two paths to the same memory. Above, threads of the block take the generic proxy, through the "
    "load-store unit of their SM. Below, TMA and the Tensor Cores take the async proxy. "
    "Both end in shared and global memory. A proxy fence between the two paths makes what was "
    "written on the generic path visible on the async path: 1, threads write the tile; 2, each of "
    "them executes the fence; 3, TMA reads the tile."
)


def two_proxies_picture() -> Drawing:
    drawing = Drawing(720, 270, _PROXIES_ALT)
    box(drawing, 10, 30, 170, 64, "threads", "loads, stores, atomics", "mbarrier.arrive")
    box(
        drawing,
        10,
        176,
        170,
        64,
        "TMA, Tensor Cores",
        "bulk and tensor copies",
        "and wgmma's reads",
    )
    drawing.rect(190, 46, 320, 32, "t0")
    drawing.text(350, 66, "generic proxy: through the load-store unit", "mid")
    drawing.rect(190, 192, 320, 32, "t1")
    drawing.text(350, 212, "async proxy", "mid")
    box(drawing, 560, 100, 150, 70, "memory", "shared and global:", "the same bytes")
    for (begin, y), (end, last) in (((510, 62), (560, 118)), ((560, 152), (510, 208))):
        drawing.line(begin, y, 535, y, "edge")
        drawing.line(535, y, 535, last, "edge")
        arrow(drawing, 535, last, end, last, "edge")
    drawing.text(520, 40, "1  write the tile", "end strong")
    drawing.text(520, 244, "3  read the tile", "end strong")
    arrow(drawing, 350, 78, 350, 118, "edge")
    box(drawing, 220, 118, 260, 36, "2  proxy fence, in each writing thread")
    arrow(drawing, 350, 154, 350, 192, "edge")
    drawing.text(
        10, 264, "Without the fence the copy may read what the bytes were before the write."
    )
    return drawing


def _narrow_proxies_picture() -> Drawing:
    drawing = Drawing(340, 376, _PROXIES_ALT)
    box(drawing, 10, 20, 210, 64, "threads", "loads, stores, atomics", "mbarrier.arrive")
    drawing.rect(10, 92, 210, 32, "t0")
    drawing.text(115, 112, "generic proxy: load-store unit", "mid")
    arrow(drawing, 115, 124, 115, 150, "edge")
    box(drawing, 10, 150, 210, 44, "2  proxy fence,", "in each writing thread")
    arrow(drawing, 115, 194, 115, 220, "edge")
    drawing.rect(10, 220, 210, 32, "t1")
    drawing.text(115, 240, "async proxy", "mid")
    words = "TMA, Tensor Cores", "bulk and tensor copies", "and wgmma's reads"
    box(drawing, 10, 260, 210, 64, *words)
    box(drawing, 238, 135, 98, 74, "memory", "shared and", "global:", "the same bytes")
    for y, end, words_at, what in (
        (108, 135, 98, "1  write the tile"),
        (236, 209, 256, "3  read the tile"),
    ):
        line = ((220, y), (290, y), (290, end))
        (x0, y0), (x1, y1), (x2, y2) = line if end > y else line[::-1]
        drawing.line(x0, y0, x1, y1, "edge")
        arrow(drawing, x1, y1, x2, y2, "edge")
        drawing.text(334, words_at, what, "end strong")
    drawing.text(10, 346, "Without the fence the copy may read")
    drawing.text(10, 362, "what the bytes were before the write.")
    return drawing


BLOCKS = 4
_BUS, _BUFFERS = 78, 190  # the upper edges of the slices' buses, and of the buffers
_APART, _BAR = 22, 8  # from a bus to the next, and the height of one


def multicast_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the words about the blocks below them."""
    alt = (
        "A multicast in a cluster of four blocks. L2 is read once for each slice. Block 0 issues "
        "the load of slice 0, block 1 that of slice 1, and so on; each load writes its slice to "
        "the same place in the shared memory of all four blocks, and counts its bytes at the "
        "mbarrier of each. So every block issues one slice, and its mbarrier expects "
        "the bytes of four."
    )
    left, wide, gap, tall = (6, 74, 10, 44) if narrow else (124, 130, 30, 30)
    right = left + BLOCKS * (wide + gap) - gap
    below = _BUFFERS + 20 * BLOCKS + 6 + tall  # the mbarriers' lower edges
    drawing = Drawing(right + (6 if narrow else gap), below + (68 if narrow else 39), alt)
    box(drawing, left, 10, right - left, 30, "L2 cache: each slice is read once")
    words = ("each block", "issues one", "and gets all", "in the same places")
    if narrow:
        drawing.text(left, below + 46, " ".join(words[:2]) + " slice,")
        drawing.text(left, below + 62, " ".join(words[2:]))
    else:
        for number, line in enumerate(words):
            y = (_BUS, _BUFFERS)[number // 2] + 34 + 12 * (number % 2)
            drawing.text(8, y, line, "small")
    begins = [left + block * (wide + gap) for block in range(BLOCKS)]
    buses = [_BUS + _APART * block for block in range(BLOCKS)]
    for block, (x, y) in enumerate(zip(begins, buses, strict=True)):
        arrow(drawing, x + 12, 40, x + 12, y)  # below the buses of other slices
        drawing.text(x + 18, 58, f"slice {block}", "strong small")
    for block, y in enumerate(buses):
        drawing.rect(left, y, right - left, _BAR, "back")
        drawing.rect(left, y, right - left, _BAR, f"t{(0, 1, 2, 6)[block]} full")
    for block, x in enumerate(begins):
        arrow(drawing, x + wide / 2, _BUS, x + wide / 2, _BUFFERS)  # from all of them
        for piece in range(BLOCKS):
            top = _BUFFERS + 20 * piece
            drawing.rect(x, top, wide, 20, f"cell t{(0, 1, 2, 6)[piece]}")
            drawing.text(x + wide / 2, top + 14, f"slice {piece}", "mid small")
        drawing.rect(x, _BUFFERS, wide, 20 * BLOCKS, "edge")
        expects = ("mbarrier:", "4 slices")
        box(drawing, x, below - tall, wide, tall, *(expects if narrow else (" ".join(expects),)))
        drawing.text(x + wide / 2, below + 24, f"block {block}", "mid strong")
    return drawing


HEIGHT, WIDTH, PIXELS = 4, 6, 8  # the image's height and width; pixels of a copy
LOWER, UPPER = -1, -1  # corners of the pixel box, for a filter of 3 and a padding of 1
_WALK_CELL, _WALK_TOP = 40, 70


def walk(row: int, column: int) -> list[tuple[int, int]]:
    """Return the row and column of each pixel of a copy, in the order of arrival."""
    path = []
    for _ in range(PIXELS):
        path.append((row, column))
        column += 1
        if column > WIDTH - 1 + UPPER:
            row, column = row + 1, LOWER
    return path


def im2col_walk_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the second copy below the first."""
    alt = (
        f"An image of {HEIGHT} rows and {WIDTH} columns, with one row and column of padding "
        "around it, drawn twice. The dashed pixel box, from row and column -1 to extent - 2, "
        "has the pixels from which a copy may start. First a copy of 8 pixels with the "
        "offsets 0, 0, which starts at row 0, column 2: it reads three pixels to the end of "
        "the box in row 0, and five from column -1 on in row 1. Then the same copy "
        "with the offsets 1 right and 2 down: every pixel is one further right and two "
        "further down. Pixels outside the image arrive as fill."
    )
    wide = (WIDTH + 2) * _WALK_CELL
    tall = _WALK_TOP + (HEIGHT + 2) * _WALK_CELL
    size = (wide + 20, 2 * tall + 52) if narrow else (2 * wide + 70, tall + 34)
    drawing = Drawing(*size, alt)
    taps = ((0, 0, "the first tap"), (1, 2, "the tap in row 2, column 1"))
    for number, (right, down, tap) in enumerate(taps):
        left = 10 + (0 if narrow else number * (wide + 50))
        upper = number * (tall + 10) if narrow else 0
        drawing.text(left, upper + 20, f"offsets ({right}, {down}): {tap}", "head")
        drawing.text(left, upper + 40, "numbers: the order in which the pixels arrive")
        order = {(r + down, c + right): at for at, (r, c) in enumerate(walk(0, 2))}
        for r in range(-1, HEIGHT + 1):
            for c in range(-1, WIDTH + 1):
                x, y = left + (c + 1) * _WALK_CELL, upper + _WALK_TOP + (r + 1) * _WALK_CELL
                inside = 0 <= r < HEIGHT and 0 <= c < WIDTH
                taken = (r, c) in order
                kind = ("t0" if inside else "hatch") if taken else ("t7" if inside else "grid")
                drawing.rect(x, y, _WALK_CELL - 2, _WALK_CELL - 2, kind)
                if taken:
                    drawing.rect(x + 8, y + 9, _WALK_CELL - 18, 20, "back")
                    drawing.text(x + _WALK_CELL / 2 - 1, y + 24, str(order[r, c]), "mid strong")
        side = left + (LOWER + 1) * _WALK_CELL - 3
        top = upper + _WALK_TOP + (LOWER + 1) * _WALK_CELL - 3
        across, along = WIDTH - LOWER + UPPER, HEIGHT - LOWER + UPPER
        drawing.shape(
            f"M{side} {top}h{across * _WALK_CELL + 3}v{along * _WALK_CELL + 3}"
            f"h{-across * _WALK_CELL - 3}z",
            "edge dashed",
        )
    words = ("gray: the image. dashed: the pixel box.", "hatched: outside, arrives as fill")
    for number, line in enumerate(words if narrow else (" ".join(words),)):
        drawing.text(10, size[1] - 14 - 16 * (len(words) - 1 - number) * narrow, line)
    return drawing


_EDITED_MAP_ALT = (
    "The life of an edited map. The parameter of the kernel is a map of 128 bytes. 1, copy: "
    "threads copy its 16 words to shared memory. 2, replace: one thread changes the address, "
    "extents or strides there. 3, publish: a warp copies the 128 bytes to global memory and "
    "releases them. 4, acquire: the thread that issues the copies acquires the new bytes for "
    "the tensormap proxy, through which TMA reads maps, and which may hold an "
    "older copy. 5, use: a copy names the address in global memory."
)


_MAP_BOXES = (
    ("parameter", "a map from the host", "128 bytes, read-only"),
    ("shared memory", "the draft", "generic proxy"),
    ("global memory", "the edited map", "128 bytes"),
    ("TMA", "reads maps through", "the tensormap proxy"),
    ("issuing thread", "fence_proxy_tensormap_acquire", "then the copy"),
)


def edited_map_picture() -> Drawing:
    drawing = Drawing(720, 260, _EDITED_MAP_ALT)
    places = ((10, 40, 150), (270, 40, 150), (540, 40, 170), (540, 180, 170), (190, 180, 230))
    for (x, y, wide), words in zip(places, _MAP_BOXES, strict=True):
        box(drawing, x, y, wide, 60, *words)
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


def _narrow_edited_map_picture() -> Drawing:
    drawing = Drawing(340, 350, _EDITED_MAP_ALT)
    places = ((4, 14, 138), (198, 14, 138), (198, 150, 138), (4, 150, 138), (4, 276, 206))
    for (x, y, wide), words in zip(places, _MAP_BOXES, strict=True):
        box(drawing, x, y, wide, 60, *words)
    for x1, y1, x2, y2 in (
        (142, 44, 198, 44),
        (218, 100, 218, 74),
        (322, 74, 322, 150),
        (198, 180, 142, 180),
        (30, 276, 30, 210),
        (112, 276, 112, 210),
    ):
        arrow(drawing, x1, y1, x2, y2, "edge")
    for x, y, line, kind in (
        (170, 36, "1  copy", "mid strong"),
        (212, 96, "2  replace address,", "end strong"),
        (212, 111, "extents, strides", "end strong"),
        (316, 108, "3  publish", "end strong"),
        (316, 123, "and release", "end"),
        (36, 248, "4  acquire", "strong"),
        (118, 248, "5  use", "strong"),
        (170, 170, "reads", "mid"),
        (170, 198, "the map", "mid"),
    ):
        drawing.text(x, y, line, kind)
    return drawing


_GROUPS_LEFT, _GROUPS_TOP, _GROUPS_CELL = 46, 44, 19


def groups_picture(tensor_map: TensorMap, narrow: bool = False) -> Drawing:
    """``tensor_map``: of (group, row, column), its box all of the tile that is drawn; ``narrow``:
    with shared memory below the matrix."""
    groups, rows, columns = tensor_map.box
    layout = TileLayout(tensor_map, (0, 0, 0))
    elements = CHUNK_BYTES // tensor_map.element_bytes
    chunks = columns // elements
    landed = layout.addresses[:, :, ::elements] // CHUNK_BYTES  # chunks by group, row and chunk
    alt = (
        f"First the tile as the matrix has it: {rows} rows of {groups * chunks} chunks of "
        f"{CHUNK_BYTES} bytes. Then shared memory after one copy of the box "
        f"{tensor_map.box}, swizzle {tensor_map.swizzle}: the {rows} rows of group 0, with "
        f"{chunks} chunks each, followed by those of group 1. Inside each row of a "
        "group the chunks are exchanged by the row's number. In the first eight rows of "
        "a group, chunk 0 is in the "
        f"places {', '.join(str(int(place % chunks)) for place in landed[0, :8, 0])}."
    )
    size = _GROUPS_CELL - narrow
    wide, tall = groups * chunks * size, rows * size
    right = _GROUPS_LEFT + (0 if narrow else wide + 110)
    top = _GROUPS_TOP + (tall + 56 if narrow else 0)  # top of shared memory
    width = _GROUPS_LEFT + wide + 5 if narrow else right + chunks * size + 40
    drawing = Drawing(width, top + groups * (tall + 24), alt)
    row_bytes = groups * columns * tensor_map.element_bytes
    drawing.text(_GROUPS_LEFT, 18, f"the matrix: rows of {row_bytes} bytes")
    drawing.text(right, top - 26, "shared memory, 128 bytes a line")
    if narrow:
        arrow(drawing, 20, _GROUPS_TOP + tall + 8, 20, top - 8, "edge")
        drawing.text(28, _GROUPS_TOP + tall + 16, "one 3D copy")
    else:
        end = _GROUPS_LEFT + wide + 8
        arrow(drawing, end, _GROUPS_TOP - 10, right - 14, _GROUPS_TOP - 10, "edge")
        drawing.text(end, _GROUPS_TOP - 18, "one 3D copy")
    for group, row, chunk in np.ndindex(groups, rows, chunks):
        name, kind = str(group * chunks + chunk), f"cell t{chunk % TINTS}"
        x, y = _GROUPS_LEFT + (group * chunks + chunk) * size, _GROUPS_TOP + row * size
        _cell(drawing, x, y, size, kind, name)
        if not group and not chunk:
            drawing.text(_GROUPS_LEFT - 6, y + 13, f"row {row}", "end small quiet")
        line, place = divmod(int(landed[group, row, chunk]), chunks)
        y = top + line * size + 24 * (line // rows)
        _cell(drawing, right + place * size, y, size, kind, name)
        if not chunk:
            drawing.text(right - 6, y + 13, f"row {row}", "end small quiet")
    for group in range(groups):
        x = _GROUPS_LEFT + group * chunks * size
        drawing.rect(x, _GROUPS_TOP, chunks * size, tall, "edge")
        drawing.text(x + 4, _GROUPS_TOP - 6, f"group {group}", "strong small")
        y = top + group * (tall + 24)
        drawing.rect(right, y, chunks * size, tall, "edge")
        drawing.text(right, y - 6, f"group {group}", "strong small")
    return drawing


def _cell(drawing: Drawing, x: float, y: float, size: float, kind: str, name: str) -> None:
    drawing.rect(x, y, size, size, kind)
    drawing.text(x + size / 2, y + 13, name, "mid small")
