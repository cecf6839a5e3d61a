"""Lab 06, and the statements of its text."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import harness
from harness import views
from harness.base.errors import KernelHung
from harness.classroom.course.notebooks import code_cells, read_text_notebook
from harness.course.breaking import examine
from harness.course.compiler import compile_kernel
from harness.sanitizer import expand
from harness.sanitizer.devices.base import copied_to
from tests.labs.lab_tests import LabTests, text_of
from tests.labs.notebook_code import import_file
from tests.sanitizer.emulator.running import run

LAB = "06_pipeline"
LEFT_OUT = "stream-depth"  # checks, and their table
STAGES = (2, 1, 4, 8)
# The three switches: kind of hazard, its line, the other line, how it ends on the emulator.
SWITCHES = {
    "waits_for_empty": ("overwrite-in-use", "place, src", "place, src", "cannot finish"),
    "parity_flips": ("phase-mismatch", "wait_parity", "place, src", "cannot finish"),
    "reads_before_it_releases": ("overwrite-in-use", "place, src", "total +=", "right"),
}


class TestPipeline(LabTests):
    lab = LAB


@pytest.mark.alike(4)
@pytest.mark.parametrize("stages", STAGES)
def test_the_kernel_of_each_depth_is_right_and_without_a_hazard(shown, stages: int) -> None:
    result = harness.check(f"stream-depth-{stages}", shown.summing_ring(stages), device="emulator")
    assert result.points == result.possible and not result.verdict.hazards


def test_a_ring_of_another_depth_is_another_kernel(shown) -> None:
    """It needs the shared memory of its stages, so other depths are different kernels."""
    gpu = harness.device("emulator")
    args = (tile_map(gpu, np.ones((4, 256), np.float32), (4, 256)), gpu.empty((1, 128), np.float32))
    for stages in STAGES:
        ptx = compile_kernel(shown.summing_ring(stages), (*args, np.int32(1)), block=160).ptx
        arrays = re.findall(r"\.shared .*\[(\d+)\];", ptx)
        assert sorted(map(int, arrays)) == sorted([4096 * stages, 8 * stages, 8 * stages])


@pytest.mark.parametrize("switch", SWITCHES)
def test_reports_on_broken_rings_match_the_text(shown: SimpleNamespace, switch: str) -> None:
    kind, line, other, ending = SWITCHES[switch]
    outcome = examine(shown.running(shown.ring_of_sums(**{switch: False})))
    (hazard,) = outcome.hazards
    assert hazard.kind == kind and ending in outcome.ended
    assert line in hazard.source and other in hazard.other_source


def test_the_ring_without_a_mistake_is_right(shown) -> None:
    outcome = examine(shown.running(shown.ring_of_sums()))
    assert outcome.hazards == () and "right" in outcome.ended


def test_with_as_many_tiles_as_stages_the_parity_does_not_matter(shown) -> None:
    kernel = shown.ring_of_sums(parity_flips=False)
    assert "right" in examine(shown.running(kernel, tiles=shown.DEPTH)).ended
    assert "right" not in examine(shown.running(kernel, tiles=shown.DEPTH + 1)).ended


def test_the_case_shows_when_copies_are_late_and_only_then(shown) -> None:
    outcome = examine(shown.running(shown.look_ahead, tiles=3))
    (hazard,) = outcome.hazards
    assert hazard.kind == "read-before-arrival" and "ring[stage" in hazard.source
    assert "wrong" in outcome.ended
    numbers = np.random.default_rng(0).integers(1, 100, (3, 64)).astype(np.float32)
    out, hazards = emulated(shown.look_ahead, numbers, "warps-apart")
    assert hazards == () and np.array_equal(out, numbers.cumsum(axis=0))


def test_consumers_that_run_ahead_are_reported(shown) -> None:
    """They release a stage that the producer, whose first wait is right, has not filled yet."""
    numbers = np.ones((3, 64), np.float32)
    with pytest.raises(KernelHung) as hung:
        emulated(shown.look_ahead, numbers, "early-copies")
    assert hung.value.cause == "wait-ran-ahead"


def test_the_remedy_of_the_case_works(shown, tmp_path: Path) -> None:
    cells = [cell.source for cell in code_cells(read_text_notebook(text_of(LAB)))]
    (case,) = (cell for cell in cells if "def look_ahead" in cell)
    case = re.sub(r"^harness\..*$", "", case, flags=re.M)
    stale = "ptx.mbarrier_wait_parity(bar, parity)"
    assert case.count(stale) == 1
    cure = "ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)"
    head = "import numpy as np\nfrom numba import cuda\nfrom harness import ptx\n"
    sizes = f"DEPTH, SIZE, LOADER = {shown.DEPTH}, {shown.SIZE}, {shown.LOADER}\n"
    path = tmp_path / "cured.py"
    path.write_text(head + sizes + case.replace(stale, cure))
    cured = import_file(path).look_ahead
    for tiles in (3, 12):
        outcome = examine(shown.running(cured, tiles=tiles))
        assert outcome.hazards == () and "right" in outcome.ended


def test_the_recorded_steps_describe_a_ring(shown, capsys) -> None:
    """Stages are loaded and read in order, and all stages are loaded before the first read."""
    shown.print_diary(tiles=8)
    entries = re.findall(r"(load|read) (\d)", capsys.readouterr().out)
    assert len(entries) == 16
    for stage in range(3):
        mine = [(what, int(tile)) for what, tile in entries if int(tile) % 3 == stage]
        tiles = range(stage, 8, 3)
        assert mine == [(what, tile) for tile in tiles for what in ("load", "read")]
    assert [what for what, _ in entries].index("read") <= 3


def test_a_ring_of_one_stage_that_is_released_a_tile_late_hangs(solved_ring_copy) -> None:
    gpu = harness.device("emulator")
    src = tile_map(gpu, np.ones((16, 256), np.float32), (8, 256))
    dst = tile_map(gpu, np.zeros((16, 256), np.float32), (8, 256))
    args = (src, dst, np.int32(1), np.int32(2))
    with pytest.raises(harness.KernelHung):
        gpu.launch(solved_ring_copy(1), 1, 160, args)
    assert gpu.launch(solved_ring_copy(2), 1, 160, args).hazards == ()


@pytest.mark.parametrize(
    ("machine", "clock"),
    [
        ("emulator", "steps of the emulator"),
        pytest.param("hopper", "cycles of the GPU's clock, measured", marks=pytest.mark.hopper),
    ],
)
def test_the_timeline_of_the_ring_matches_the_answer(shown, machine: str, clock: str) -> None:
    """Each stage has at most one load in flight; the producer waits for *empty* from the fifth tile
    on. When measured, the first wait for a tile is longer than the next three.
    """
    args = copied_to(harness.device(machine), shown.args)
    timeline = views.timeline_of(shown.ring_copy, grid=1, block=160, args=args)
    facts = dict(timeline.shown.facts)
    assert facts["time"].startswith(clock) and "not measured" not in facts
    trace = timeline.scene.run.trace
    loads = sorted((c for c in trace.copies if c.what == "load"), key=lambda c: c.begin)
    assert len(loads) == 12 and {c.nbytes for c in loads} == {shown.TILE_BYTES}
    at_once = [sum(o.begin <= c.begin < o.end for o in loads) for c in loads]
    # On a GPU a load may arrive before the producer has asked for three more.
    least = 2 if machine == "hopper" else shown.STAGES
    assert least <= max(at_once) <= shown.STAGES == 4
    stores = [c for c in trace.copies if c.what == "store"]
    waits = [w for w in trace.waits if w.threads == (shown.CONSUMERS,)]
    assert loads[4].begin >= max(w.end for w in waits if w.begin < loads[4].begin)
    assert loads[4].begin > stores[1].begin  # the stage of tile 0 is released with tile 1
    if machine == "hopper":
        full = {c.barrier for c in loads}
        waited = [w.end - w.begin for w in trace.waits if 0 in w.threads and w.address in full]
        assert len(waited) == 12 and waited[0] > max(waited[1:4])


@pytest.fixture
def solved_ring_copy(tmp_path: Path):
    """Return the solution of `ring-copy` with a number of stages."""
    cells = [cell.source for cell in code_cells(read_text_notebook(text_of(LAB)))]
    (cell,) = (cell for cell in cells if "def ring_copy" in cell)
    head = "import numpy as np\nfrom numba import cuda\nfrom harness import ptx\n"

    def with_stages(stages: int):
        path = tmp_path / f"stages_{stages}.py"
        assert cell.count("STAGES = 4") == 1
        path.write_text(head + cell.replace("STAGES = 4", f"STAGES = {stages}"))
        return import_file(path).ring_copy

    return with_stages


def test_the_numbers_of_littles_law(shown) -> None:
    assert 4800 * 600 == 2_880_000 and round(2_880_000 / 2**20, 1) == 2.7
    assert round(2_880_000 / 132 / 2**10) == 21  # an H200 has 132 multiprocessors
    assert shown.load_ns(4096) == 620
    assert [round(shown.bound(depth)) for depth in (1, 2, 4, 8)] == [872, 1744, 3488, 4800]
    assert shown.bound(1) < 4800 / 5 < shown.bound(2)


def tile_map(gpu, array: np.ndarray, box: tuple[int, int]) -> harness.TensorMap:
    return harness.TensorMap.tiled(gpu.to_device(array), box=box)


def emulated(kernel, numbers: np.ndarray, schedule: str) -> tuple[np.ndarray, tuple]:
    """Return the output and hazards of a block of the ring of sums on this schedule."""
    gpu = harness.device("emulator")
    out = gpu.empty(numbers.shape, np.float32)
    args = (tile_map(gpu, numbers, (1, numbers.shape[1])), out)
    compiled = compile_kernel(kernel, args, block=96)
    report = run(
        ptx=compiled.ptx,
        entry=compiled.entry,
        grid=(1, 1, 1),
        block=(96, 1, 1),
        parameters=[getattr(parameter, "data", parameter) for parameter in expand(compiled, args)],
        memory=gpu.memory,
        schedule=schedule,
    )
    return out.copy_to_host(), tuple(report.hazards)
