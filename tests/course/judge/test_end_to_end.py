"""From a kernel to points without substitutes: compiler, judge process, emulator."""

from __future__ import annotations

import inspect

import pytest

import harness

from . import kernels


def line_of(kernel, text: str) -> int:
    lines, first = inspect.getsourcelines(kernel.py_func)
    return next(first + i for i, line in enumerate(lines) if text in line)


def check(name, kernel, **options):
    return harness.check(name, kernel, device="emulator", **options)


@pytest.mark.parametrize(
    ("name", "kernel", "points"),
    [("tile-copy", kernels.right, 5.0), ("tile-copy-large", kernels.right_large, 7.0)],
)
def test_a_right_kernel_earns_all_points(name, kernel, points, capfd):
    result = check(name, kernel)
    assert result.verdict.hazards == () and result.verdict.problems == ()
    assert result.passed and result.points == points
    assert {run.schedule for run in result.verdict.runs} == set(result.verdict.schedules)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("kernel", "points", "kind", "line"),
    [
        (kernels.transposed_index, 3.0, None, None),
        (kernels.no_proxy_fence, 2.0, "missing-proxy-fence", "# @store"),
        pytest.param(kernels.skeleton, 0.0, None, None, marks=pytest.mark.thorough),
        pytest.param(
            kernels.not_drained, 2.0, "store-not-drained", "# @store", marks=pytest.mark.thorough
        ),
        pytest.param(
            kernels.no_wait, 0.0, "read-before-arrival", "# @add", marks=pytest.mark.thorough
        ),
    ],
)
def test_a_planted_bug_costs_its_own_points(kernel, points, kind, line):
    result = check("tile-copy", kernel)
    assert result.points == points
    if kind is None:
        assert not [h for h in result.verdict.hazards if h.costs]
        return
    first = result.verdict.hazards[0]
    assert first.kind == kind
    assert line_of(kernel, line) in (first.line, first.other_line)
    assert line in first.source + first.other_source


def test_a_hang_ends_soon_with_a_diagnosis():
    result = check("tile-copy", kernels.too_many_bytes)
    assert result.points == 0.0
    (problem,) = result.verdict.problems
    assert problem.kind == "hang" and "mbarrier" in problem.message


def test_a_seed_repeats_a_verdict():
    first = check("tile-copy", kernels.transposed_index)
    again = check("tile-copy", kernels.transposed_index, seed=first.verdict.seed)
    assert again.verdict.shapes == first.verdict.shapes
    assert again.verdict.wrong == first.verdict.wrong
