"""The first lab: its solution earns everything, its skeleton nothing, mistakes what they must."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import harness
from harness import exercises
from harness.classroom.variants import read_variants
from tests.labs.notebook_code import answer, import_file

WRONG = Path(__file__).parent / "tile_copy" / "wrong"
VARIANTS = read_variants(WRONG)
EXERCISES = ("tile-copy", "tile-copy-large")


@pytest.fixture(params=["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def device(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.mark.parametrize("name", EXERCISES)
def test_the_solution_earns_all_points(solved_tile_copy, name: str, device: str) -> None:
    result = harness.check(name, answer(solved_tile_copy, name), device=device)
    assert result.points == result.possible == exercises.get(name).total_points
    assert not result.verdict.hazards


@pytest.mark.parametrize("name", EXERCISES)
def test_the_skeleton_compiles_and_earns_nothing(released_tile_copy, name: str) -> None:
    result = harness.check(name, answer(released_tile_copy, name), device="emulator")
    assert result.points == 0.0
    assert not result.verdict.problems  # it was compiled and run: it is only not an answer


def test_the_solution_prints_what_the_lab_says(solved_tile_copy) -> None:
    gpu = harness.device("emulator")
    x = gpu.to_device(np.arange(64, dtype=np.float32).reshape(8, 8))
    y = gpu.to_device(np.zeros((8, 8), dtype=np.float32))
    maps = tuple(harness.TensorMap.tiled(array, box=(4, 4)) for array in (x, y))
    run = gpu.launch(solved_tile_copy.tile_copy, grid=(2, 2), block=16, args=maps)
    assert run.hazards == ()
    np.testing.assert_array_equal(
        y.copy_to_host()[4:, 4:],
        [[36, 38, 40, 42], [48, 50, 52, 54], [60, 62, 64, 66], [72, 74, 76, 78]],
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_mistake_loses_what_it_must(variant, device: str) -> None:
    path = WRONG / f"{variant.name.replace('-', '_')}.py"
    kernel = answer(import_file(path), variant.exercise)
    result = harness.check(variant.exercise, kernel, device=device)
    credited = ("passed", "not-measured")
    lost = {one.name for one in result.verdict.properties if one.status not in credited}
    assert lost == set(variant.loses)
    assert result.points == variant.points
    kinds = {hazard.kind for hazard in result.verdict.hazards}
    assert set(variant.hazards) <= kinds
    if not variant.hazards:
        assert not kinds
    lines = [line.strip() for line in variant.source.splitlines()]
    for hazard in result.verdict.hazards:
        assert hazard.line is not None and lines[hazard.line - 1] == hazard.source


def test_each_kind_of_mistake_of_the_lab_is_among_them() -> None:
    kinds = {kind for variant in VARIANTS for kind in variant.hazards}
    assert {"missing-proxy-fence", "unfenced-barrier-init", "read-before-arrival"} <= kinds
    assert {"store-not-drained", "transaction-mismatch", "phase-mismatch"} <= kinds
    assert {variant.exercise for variant in VARIANTS} == set(EXERCISES)
