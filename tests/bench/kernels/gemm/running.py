"""A rung run on a device of the harness, and its expected result."""

from __future__ import annotations

import linecache
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import ml_dtypes
import numpy as np

from harness.bench.kernels.gemm import pipeline
from harness.bench.kernels.gemm.plan import plan

BF16 = np.dtype(ml_dtypes.bfloat16)


def run(gpu, number: int, shape, blocks: int, kernel=None, timeout: float = 60, **parameters):
    """``(C, expected, hazards)``; C as float32. ``kernel`` replaces the rung's.

    ``parameters`` are `plan`'s.
    """
    m, n, k = shape
    random = np.random.default_rng(m + n + k)
    a, b = (random.standard_normal((rows, k)).astype(BF16) for rows in (m, n))
    c = gpu.to_device(np.full((m, n), np.nan, BF16))
    launch = plan(number, gpu.to_device(a), gpu.to_device(b), c, blocks, **parameters)
    done = replace(launch, kernel=kernel or launch.kernel).on(gpu, timeout=timeout)
    result = c.copy_to_host().astype(np.float32)
    return result, a.astype(np.float64) @ b.astype(np.float64).T, done.hazards


def assert_close(actual, expected) -> None:
    """Check the result within the error of rounding once to bfloat16 and summing in float32."""
    assert not np.isnan(actual).any()
    scale = np.abs(expected).max()
    assert (np.abs(actual - expected) <= 2**-8 * np.abs(expected) + 2**-16 * scale).all()


def planted(rung: ModuleType, text: str, instead: str, folder: Path, monkeypatch):
    """Return the rung's `make` with ``text`` replaced by ``instead``, in its file or in the
    pipeline's.
    """
    linecache.checkcache()
    if text not in Path(rung.__file__).read_text():
        changed = _changed(pipeline, text, instead, folder)
        monkeypatch.setitem(sys.modules, pipeline.__name__, changed)
        text = instead = ""
    return _changed(rung, text, instead, folder).make


def _changed(module: ModuleType, text: str, instead: str, folder: Path) -> ModuleType:
    source = Path(module.__file__).read_text()
    assert text in source
    file = folder / Path(module.__file__).name
    file.write_text(source.replace(text, instead) if text else source)
    changed = ModuleType(module.__name__)
    exec(compile(file.read_text(), str(file), "exec"), vars(changed))
    return changed


__all__ = ["assert_close", "planted", "run"]
