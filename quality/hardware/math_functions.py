"""The functions of ``math`` as numba-cuda compiles them: the difference between the emulator and
Hopper.

They are polynomials in fma, and occasionally an approximation (ex2, lg2, rcp) that the emulator
computes more accurately than the hardware: results differ at most in the last place.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from numba import cuda

from harness.base.errors import HarnessError
from harness.course import device as named_device

UNARY = """
    sqrt exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh
    asinh acosh atanh erf erfc gamma lgamma floor ceil trunc fabs degrees radians
"""
BINARY = {
    "pow": "math.pow(x[i], z[i])",
    "atan2": "math.atan2(x[i], z[i])",
    "fmod": "math.fmod(x[i], z[i])",
    "hypot": "math.hypot(x[i], z[i])",
    "floor division": "x[i] // z[i]",
    "modulo": "x[i] % z[i]",
    "division": "x[i] / z[i]",
    "min, max": "min(x[i], z[i]) - max(z[i], 1)",
}
COUNT = 4096
MOST_ULPS = 3  # erfc in f32: two of the hardware's approximations go into it


def kernel_of(expression: str):
    names = {"math": math, "cuda": cuda}
    exec(f"def k(x, z, y):\n    i = cuda.grid(1)\n    y[i] = {expression}\n", names)
    return cuda.jit(names["k"])


def expressions() -> dict[str, str]:
    return {**{name: f"math.{name}(x[i])" for name in UNARY.split()}, **BINARY}


def operands(dtype) -> tuple[np.ndarray, np.ndarray]:
    """Half in (-1, 1), which every function accepts; half over many magnitudes."""
    rng = np.random.default_rng(7)
    small = rng.uniform(-1, 1, (2, COUNT // 2))
    large = rng.standard_normal((2, COUNT // 2)) * 2.0 ** rng.integers(-6, 24, COUNT // 2)
    x, z = np.concatenate([small, large], axis=1).astype(dtype)
    return x, z


def ulps(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return the distance of two arrays of floats in representable values."""
    whole = np.dtype(f"i{a.dtype.itemsize}")

    def ordered(x):
        n = x.view(whole).astype(object)
        return np.where(n < 0, -(n & int(np.iinfo(whole).max)), n)

    both_nan = np.isnan(a) & np.isnan(b)
    return np.where(both_nan, 0, np.abs(ordered(a) - ordered(b)))


def run(device, expression: str, dtype) -> np.ndarray:
    x, z = operands(dtype)
    y = device.empty(COUNT, dtype)
    args = device.to_device(x), device.to_device(z), y
    device.launch(kernel_of(expression), COUNT // 128, 128, args)
    return y.copy_to_host()


def compare(save: Path | None) -> int:
    here, there, bad, kept = named_device("emulator"), named_device("hopper"), 0, {}
    for name, expression in expressions().items():
        for dtype in (np.float32, np.float64):
            try:
                ours, theirs = run(here, expression, dtype), run(there, expression, dtype)
            except HarnessError as error:
                bad += 1
                print(f"ERROR  {name} {dtype.__name__}: {str(error)[:300]}", flush=True)
                continue
            kept[f"{name}_{dtype.__name__}"] = theirs
            apart = ulps(ours, theirs)
            bad += int(apart.max() > MOST_ULPS)
            if apart.any():
                at, (x, z) = int(apart.argmax()), operands(dtype)
                print(
                    f"{name} {dtype.__name__}: {(apart > 0).mean():.2%} differ, at most "
                    f"{apart.max()} ulp, at ({x[at]!r}, {z[at]!r}): {ours[at]!r}, {theirs[at]!r}",
                    flush=True,
                )
    if save is not None:
        np.savez_compressed(save / "math.npz", **kept)
    return bad
