"""A launch of a rung, or of the best rung, for a profiler. Needs a Hopper GPU.

    ncu --clock-control none --target-processes all --set full \\
        python -m harness.bench.once 8192 8192 8192 --rung 11

Extents are m, n and k of C [m, n] = A [m, k] · B [n, k]ᵀ; bfloat16, random normal numbers.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from harness.bench.kernels.gemm.plan import best_plan, plan
from harness.bench.products import BFLOAT16, card_of, normal
from harness.devices import device


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("extents", type=int, nargs=3, metavar=("M", "N", "K"))
    parser.add_argument(
        "--rung", type=int, choices=(10, 11, 13), help="default: what the model says"
    )
    options = parser.parse_args(arguments)

    gpu: Any = device("hopper")
    m, n, k = options.extents
    a, b = (gpu.to_device(normal(shape, BFLOAT16)) for shape in ((m, k), (n, k)))
    c = gpu.to_device(np.full((m, n), np.nan, BFLOAT16))
    card = card_of(gpu.gpu)
    best = best_plan(m, n, k, card)
    form = {} if options.rung else best.parameters
    launch = plan(options.rung or best.number, a, b, c, card.multiprocessors, **form)
    launch.on(gpu)
    print(f"rung {options.rung or best.number} {form or ''}: C[0, :4] is {c.copy_to_host()[0, :4]}")


if __name__ == "__main__":
    main()
