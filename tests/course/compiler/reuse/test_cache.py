"""Compiled kernels are cached, and found by all of their dependencies."""

from __future__ import annotations

import concurrent.futures
import multiprocessing

import numpy as np
import pytest
from numba import cuda

from harness import CompileError
from harness.base import cache
from harness.course.compiler import compile_kernel
from harness.course.compiler.numba_cuda.front_end import FRONT_END
from tests.course.compiler.kernels import FLOATS, scale

SCALE = 3


@pytest.fixture
def compilations(monkeypatch):
    """Count the compilations that numba really makes."""
    calls = []
    real = FRONT_END.to_ptx
    monkeypatch.setattr(FRONT_END, "to_ptx", lambda *a: calls.append(a) or real(*a))
    return calls


def test_a_compiled_kernel_is_found_in_the_cache(fresh_cache, compilations):
    first = compile_kernel(scale, (FLOATS, 1, 2.0))
    assert compile_kernel(scale, (FLOATS, 7, 3.0)) == first
    assert len(compilations) == 1


@pytest.mark.parametrize(
    ("args", "block"),
    [((FLOATS, 2**40, 2.0), None), ((FLOATS, 1, np.float64(2)), None), ((FLOATS, 1, 2.0), 64)],
)
def test_other_types_and_blocks_are_other_kernels(fresh_cache, compilations, args, block):
    compile_kernel(scale, (FLOATS, 1, 2.0))
    compile_kernel(scale, args, block=block)
    assert len(compilations) == 2


@cuda.jit(device=True)
def scaled_by_global(x):
    return x * SCALE


@cuda.jit
def calls_a_device_function(x):
    x[0] = scaled_by_global(x[0])


def test_a_changed_global_of_a_device_function_is_seen(fresh_cache, compilations, monkeypatch):
    before = compile_kernel(calls_a_device_function, (FLOATS,))
    monkeypatch.setitem(globals(), "SCALE", 5)
    after = compile_kernel(calls_a_device_function, (FLOATS,))
    assert len(compilations) == 2
    assert before.ptx != after.ptx
    monkeypatch.setitem(globals(), "SCALE", 3)
    assert compile_kernel(calls_a_device_function, (FLOATS,)).ptx == before.ptx
    assert len(compilations) == 2


def test_a_closure_is_part_of_the_key(fresh_cache, compilations):
    def make(step):
        def kernel(x):
            x[0] += step

        return kernel

    texts = {compile_kernel(make(step), (FLOATS,)).ptx for step in (1.0, 2.0, 1.0)}
    assert len(texts) == len(compilations) == 2


def test_unkeyable_kernels_are_compiled_each_time(fresh_cache, compilations):
    class Config:
        pass

    config = Config()

    def kernel(x):
        config  # noqa: B018 — read, of no known kind
        x[0] = 1.0

    for _ in range(2):
        with pytest.raises(CompileError):
            compile_kernel(kernel, (FLOATS,))
    assert len(compilations) == 2


@pytest.mark.parametrize("damage", [b"", b"{", b'{"sha256": "0", "content": {}}', b"\xff\xfe"])
def test_a_damaged_entry_is_written_again(fresh_cache, compilations, damage):
    good = compile_kernel(scale, (FLOATS, 1, 2.0))
    (entry,) = fresh_cache.glob("*.json")
    whole = entry.read_bytes()
    entry.write_bytes(damage)
    assert compile_kernel(scale, (FLOATS, 1, 2.0)) == good
    assert entry.read_bytes() == whole
    assert len(compilations) == 2


def test_an_unwritable_cache_is_not_an_error(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("HARNESS_CACHE_DIR", str(tmp_path / "file"))
    compile_kernel(scale, (FLOATS, 1, 2.0))


def test_the_cache_can_be_turned_off(monkeypatch, tmp_path, compilations):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    for _ in range(2):
        compile_kernel(scale, (FLOATS, 1, 2.0))
    assert len(compilations) == 2
    assert not list(tmp_path.iterdir())


def _write_and_read(number: int) -> bool:
    for _ in range(40):
        cache.store("shared", {"text": str(number) * 50_000})
        read = cache.load("shared")
        if read is None or len(set(read["text"])) != 1 or len(read["text"]) != 50_000:
            return False
    return True


def test_writers_at_the_same_time_leave_whole_entries(fresh_cache):
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(4, mp_context=context) as pool:
        assert all(pool.map(_write_and_read, range(4)))
    assert [path.name for path in fresh_cache.iterdir()] == ["shared.json"]
