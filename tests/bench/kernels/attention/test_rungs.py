"""Attention kernels of every rung on the emulator: equal to float64 within rounding, and free of
hazards.
"""

from __future__ import annotations

import inspect
import linecache
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from harness.base.errors import KernelHung
from harness.bench.kernels.attention import kept
from harness.bench.kernels.attention import plan as plans
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.devices.base import Run
from tests.naming import naming

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
NEWEST_FIRST = sorted(plans.RUNGS, reverse=True)  # `make test` runs the newest
ROUNDED = 4e-3  # relative, in the Frobenius norm: P and O are bfloat16


def reference(q: np.ndarray, k: np.ndarray, v: np.ndarray, causal: bool) -> np.ndarray:
    """softmax(Q Kᵀ / √dim) V in float64; arrays [heads, length, dim]."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    k, v = (np.repeat(x, len(q) // len(x), axis=0) for x in (k, v))
    scores = q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[2])
    if causal:
        scores[:, ~np.tri(q.shape[1], dtype=bool)] = -np.inf
    weights = np.exp(scores - scores.max(axis=2, keepdims=True))
    return weights / weights.sum(axis=2, keepdims=True) @ v


def drawn(
    heads: int, kv_heads: int, lengths: tuple[int, int], dim: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Q, K and V: random, normal, float32."""
    rng = np.random.default_rng(7)
    shapes = (heads, lengths[0], dim), (kv_heads, lengths[1], dim), (kv_heads, lengths[1], dim)
    q, k, v = (rng.standard_normal(shape, np.float32) for shape in shapes)
    return q, k, v


def launched(number: int, arrays: Sequence[np.ndarray], **options: Any) -> tuple[Run, np.ndarray]:
    """Run a rung; return the run and O in float64. ``arrays`` are Q, K and V in bfloat16."""
    gpu = device("emulator")
    q, k, v = map(gpu.to_device, arrays)
    o, tickets = gpu.empty(q.shape, BFLOAT16), gpu.to_device(np.zeros(2, np.int32))
    options.setdefault("blocks", 132)
    run = plans.plan(number, q, k, v, o, tickets=tickets, **options).on(gpu, timeout=500)
    assert not tickets.copy_to_host().any()  # ready for the next launch
    return run, o.copy_to_host().astype(np.float64)


def error_of(actual: np.ndarray, right: np.ndarray) -> float:
    """Relative error in the Frobenius norm."""
    return float(np.linalg.norm(actual - right) / np.linalg.norm(right))


def attend(
    number: int, heads: int, kv_heads: int, lengths: tuple[int, int], dim: int, **options: Any
) -> tuple[Run, float]:
    """Run a rung on random data; return the run and the error of the result."""
    host = [x.astype(BFLOAT16) for x in drawn(heads, kv_heads, lengths, dim)]
    run, output = launched(number, host, **options)
    return run, error_of(output, reference(*host, options.get("causal", False)))


@pytest.mark.thorough
@pytest.mark.parametrize("number", NEWEST_FIRST)
def test_ragged_lengths_and_grouped_heads(number: int) -> None:
    run, error = attend(number, 2, 1, (72, 200), 128, tile_n=64, blocks=1)
    assert not run.hazards
    assert error < ROUNDED


@pytest.mark.thorough
@pytest.mark.parametrize("number", NEWEST_FIRST)
def test_causal_tiles_are_all_taken(number: int) -> None:
    """Also by blocks that draw them, which are fewer than the tiles."""
    run, error = attend(number, 2, 1, (200, 200), 64, tile_n=48, causal=True, blocks=2)
    assert not run.hazards
    assert error < ROUNDED


def rising(dim: int) -> list[np.ndarray]:
    """Scores that rise from the last key tile to the first: each tile's maxima far exceed the
    previous ones.
    """
    q, k, v = drawn(1, 1, (130, 130), dim)
    k += 3 * q.mean(axis=(0, 1))
    k *= np.linspace(30, 1, k.shape[1])[None, :, None]
    return [x.astype(BFLOAT16) for x in (q, k, v)]


@pytest.mark.alike(4)
@pytest.mark.parametrize(
    ("number", "dim", "causal"),
    [
        (11, 64, True),
        (11, 128, True),
        (10, 128, True),
        (10, 64, False),
    ],
)
def test_outdated_maxima(number: int, dim: int, causal: bool) -> None:
    host = rising(dim)
    run, output = launched(number, host, tile_n=48, causal=causal)
    assert not run.hazards
    assert error_of(output, reference(*host, causal)) < ROUNDED


def below_zero(dim: int) -> list[np.ndarray]:
    """Negative scores that rise from the last key tile to the first."""
    q, k, v = drawn(1, 1, (130, 130), dim)
    q, k = -100 * np.abs(q), np.abs(k) * np.linspace(0.01, 1, k.shape[1])[None, :, None]
    return [x.astype(BFLOAT16) for x in (q, k, v)]


@pytest.mark.thorough
@pytest.mark.parametrize("dim", [64, 128])
def test_maxima_below_zero_are_compared_as_floats(dim: int) -> None:
    host = below_zero(dim)
    run, output = launched(11, host, tile_n=48)
    assert not run.hazards
    assert error_of(output, reference(*host, False)) < ROUNDED


@pytest.mark.thorough
def test_infinities_and_nans_appear_as_with_exact_maxima() -> None:
    """Rows of Q with a NaN, with an infinity and with zeros; an infinite value; and a key whose
    scores are inf for some rows, which makes those rows NaN, and -inf for others.
    """
    q, k, v = drawn(1, 1, (130, 130), 64)
    q[0, 3, 0], q[0, 5, 0], q[0, 9], q[0, 20] = np.nan, np.inf, q[0, 9] * 1e3, 0
    v[0, 40, 1] = np.inf
    k[0, 100, 0] = np.inf
    host = [x.astype(BFLOAT16) for x in (q, k, v)]
    (_, kept), (_, taken) = (launched(n, host, tile_n=48, causal=True) for n in (10, 11))
    assert np.isnan(kept).any()
    np.testing.assert_array_equal(np.isnan(kept), np.isnan(taken))
    np.testing.assert_array_equal(np.isinf(kept), np.isinf(taken))
    whole = np.isfinite(kept)
    assert 100 < whole.any(axis=2).sum() < 125
    assert error_of(kept[whole], taken[whole]) < ROUNDED


# Planted bugs: (rung, text of its file, its replacement, the hazard).
PLANTED = {
    "V not waited for": (
        10,
        "ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)",
        "pass",
        "read-before-arrival",
    ),
    "V let go before its product ends": (
        10,
        "ptx.wgmma_wait_group_for(0, o, of_o)",
        "ptx.wgmma_wait_group_for(1, o, of_o)",
        "",
    ),
    "Q let go before its last scores": (10, "if n == 0:", "if n == 1:", "overwrite-in-use"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found(name: str, tmp_path: Path, monkeypatch: Any) -> None:
    number, text, instead, kind = PLANTED[name]
    plant(number, text, instead, tmp_path, monkeypatch)
    queries = 300 if number == 10 else 128
    run, _ = attend(number, 1, 1, (queries, 200), 64, tile_n=32, blocks=1)
    kinds = {hazard.kind for hazard in run.hazards if hazard.severity == "error"}
    assert kind in kinds if kind else kinds


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("number", "text", "instead", "drawn_rows"),
    [
        (10, "rescale(o, factor0, factor1)", "pass", rising),
        (10, "total[1] *= factor1", "pass", rising),
        # Maxima below zero, compared as integers.
        (11, "cuda.any_sync(EVERY_LANE, (upper_bits | lower_bits) < 0)", "False", below_zero),
    ],
)
def test_a_mistake_in_the_maxima_is_noticed(
    number: int, text: str, instead: str, drawn_rows: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    where = kept if number == 10 else None
    plant(number, text, instead, tmp_path, monkeypatch, where)
    host = drawn_rows(64)
    _, output = launched(number, host, tile_n=48)
    assert not error_of(output, reference(*host, False)) < 0.1


@pytest.mark.thorough
def test_a_turn_that_is_not_passed_on_hangs(tmp_path: Path, monkeypatch: Any) -> None:
    text = "ptx.bar_arrive(TURN + (mine + 1 if mine < last else 0), PAIR)"
    plant(10, text, "pass", tmp_path, monkeypatch)
    with pytest.raises(KernelHung):
        attend(10, 1, 1, (130, 130), 64, tile_n=48, causal=True)


def plant(
    number: int, text: str, instead: str, tmp_path: Path, monkeypatch: Any, where: Any = None
) -> None:
    """Give a rung a kernel with ``text`` in its file, or in the module ``where``, replaced."""
    rung = plans.RUNGS[number]
    source = Path(inspect.getfile(where or rung.make)).read_text()
    assert text in source
    file = tmp_path / "planted.py"
    file.write_text(source.replace(text, instead))
    linecache.checkcache()
    names: dict = {"__name__": "planted"}
    exec(compile(file.read_text(), str(file), "exec"), names)
    make = names.get("make", rung.make)
    if where is not None:
        monkeypatch.setattr(inspect.getmodule(make), "keeping", names["keeping"])
    monkeypatch.setattr(
        plans, "kernel_of", lambda number, dim, tile_n, causal: make(dim, tile_n, causal)
    )


@pytest.mark.thorough
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize(("number", "dim"), [(10, 128), (11, 64), (11, 128)])
def test_the_fastest_rungs_have_no_spill_and_no_serialized_product(
    number: int, dim: int, causal: bool
) -> None:
    gpu = device("emulator")
    q, tickets = gpu.empty((1, 256, dim), BFLOAT16), gpu.to_device(np.zeros(2, np.int32))
    launch = plans.plan(number, q, q, q, q, causal=causal, blocks=1, tickets=tickets)
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    assembled = assemble(compiled.ptx)
    # Three consumers leave a producer's thread 32 registers: some of its addresses are spilled.
    assert assembled.warnings == () and assembled.spill_bytes <= (80 if dim == 64 else 0)


def test_a_tile_without_room_for_results_is_refused() -> None:
    q = device("emulator").empty((1, 256, 128), BFLOAT16)
    with pytest.raises(ValueError, match=naming(160, 176)):
        plans.plan(10, q, q, q, q, blocks=1, tile_n=176, tickets=q)


def test_shapes_that_do_not_agree_are_refused() -> None:
    gpu = device("emulator")
    q, k = gpu.empty((4, 64, 64), BFLOAT16), gpu.empty((3, 64, 64), BFLOAT16)
    with pytest.raises(ValueError, match=naming(4, 3, "Q", "K", "V")):
        plans.plan(10, q, k, k, q, blocks=1, tickets=q)
    short = gpu.empty((4, 32, 64), BFLOAT16)
    with pytest.raises(ValueError, match=naming(64, 32)):
        plans.plan(10, q, short, short, q, causal=True, blocks=1, tickets=q)
