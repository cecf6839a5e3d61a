"""Draw the pictures of README.md and docs/: explorers of a kernel, and an animated break-it.

``python -m docs.pictures.make`` writes SVG files next to this file, each picture in a wide layout
and in one for phones. They follow the theme of the reader's system. No GPU is needed: the kernels
run on the emulator.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numba import cuda

import harness
from docs.pictures import broken, card
from harness import ptx, views
from harness.course.views.drawing import NARROW
from harness.course.views.explorer import Explorer

STAGES, ROWS, COLUMNS, TILES = 2, 16, 32, 6
CONSUMERS = 64


@cuda.jit
def scale_tiles(source, target, factor):
    """A ring of two stages: warp 0 loads tiles of 16×32, two warps scale and store them."""
    tiles = cuda.shared.array((STAGES, ROWS, COLUMNS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), CONSUMERS)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread < 32:
        if thread == 0:
            for tile in range(TILES):
                stage = tile % STAGES
                loaded = ptx.shared_address(full, stage)
                ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), tile // STAGES & 1 ^ 1)
                ptx.mbarrier_arrive_expect_tx(loaded, ROWS * COLUMNS * 4)
                here = ptx.shared_address(tiles, stage * ROWS * COLUMNS)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(here, source, 0, tile * ROWS, loaded)
    else:
        consumer = thread - 32
        for tile in range(TILES):
            stage = tile % STAGES
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), tile // STAGES & 1)
            for place in range(consumer, ROWS * COLUMNS, CONSUMERS):
                row, column = place // COLUMNS, place % COLUMNS
                target[tile * ROWS + row, column] = factor * tiles[stage, row, column]
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))


def pictures() -> dict[str, str]:
    """Return the text of each file, by name."""
    gpu = harness.device("emulator")
    values = np.arange(TILES * ROWS * COLUMNS, dtype=np.float32).reshape(-1, COLUMNS)
    source, target = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    tiles = harness.TensorMap.tiled(source, box=(ROWS, COLUMNS))
    args = (tiles, target, np.float32(2))
    run = gpu.launch(scale_tiles, grid=1, block=32 + CONSUMERS, args=args, trace=True)
    if run.hazards or not np.array_equal(target.copy_to_host(), 2 * values):
        raise SystemExit(f"the kernel in the pictures is wrong: {run.hazards}")

    image = gpu.to_device(np.zeros((28, 40), np.float32))
    swizzled = harness.TensorMap.tiled(image, box=(8, 16), swizzle="64B")
    stepper = views.barrier_stepper(run)
    stepper.set(event=6)  # the second load's bytes are expected and pending
    explorers: dict[str, Explorer] = {
        "tile_explorer": views.tile_explorer(swizzled, origin=(22, 28)),
        "barrier_stepper": stepper,
        "timeline": views.timeline(run),
    }
    drawings = broken.drawings() | card.drawings()
    for name, explorer in explorers.items():
        drawings[name] = explorer.shown.picture
        drawings[f"{name}.narrow"] = explorer.scene.show(
            explorer.shown.settings | {"width": NARROW}
        ).picture
    return {
        f"{name}.svg": drawing.svg(alone=True, dark=None) + "\n"
        for name, drawing in drawings.items()
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, text in pictures().items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)
