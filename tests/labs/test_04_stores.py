"""The lab on stores and reductions, and the statements of its text."""

from __future__ import annotations

import re

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.classroom.course.notebooks import code_cells, read_text_notebook
from harness.course import exercises
from harness.course.breaking import examine
from harness.sanitizer.isa.table import tensor_copy
from tests.labs.lab_tests import ROOT, LabTests, text_of
from tests.labs.notebook_code import import_file

waits = import_file(ROOT / "tests" / "labs" / "04_stores" / "waits.py")
QUIZ = exercises.get("which-wait")
WAITS = QUIZ.questions["a"].choices


def run_cells(folder, *marks: str) -> dict:
    """Return the names defined by the lab's imports and by the cells containing ``marks``."""
    notebook = read_text_notebook(text_of("04_stores"))
    first, *others = code_cells(notebook)
    chosen = [cell for cell in others if any(mark in cell.source for mark in marks)]
    assert len(chosen) == len(marks)
    path = folder / "cells.py"
    path.write_text("\n\n".join(cell.source for cell in [first, *chosen]))
    return vars(import_file(path))


class TestStores(LabTests):
    lab = "04_stores"
    seed = 343

    @pytest.mark.parametrize("place", "abcdef")
    def test_the_quiz_answer_is_the_weakest_sufficient_wait(self, place: str) -> None:
        gpu = harness.device("emulator")
        safe = [waits.is_safe(gpu, place, strength) for strength in range(len(WAITS))]
        assert WAITS[safe.index(True)] == QUIZ.questions[place].answer
        assert safe == sorted(safe)  # and every stronger one is enough as well

    def test_the_first_store_prints_the_numbers_of_tile_copy(self, tmp_path) -> None:
        cells = run_cells(tmp_path, "def first_store")
        assert cells["y"].copy_to_host()[4:, 4:].tolist() == [
            [36, 38, 40, 42],
            [48, 50, 52, 54],
            [60, 62, 64, 66],
            [72, 74, 76, 78],
        ]

    def test_the_edge_clips_elements_and_the_innermost_dimension_chunks(self, tmp_path) -> None:
        got = run_cells(tmp_path, "def store_box")["y"].copy_to_host()
        assert np.count_nonzero(got) == 8 and got[4, 8:].tolist() == [1, 2, 3, 4]
        got = run_cells(tmp_path, "def store_box", "six_columns")["y"].copy_to_host()
        assert got[0].tolist() == [1, 2, 3, 4, 5, 6, 7, 8]

    def test_a_negative_coordinate_of_a_store_is_refused(self, tmp_path, capsys) -> None:
        run_cells(tmp_path, "def store_box", "0, -2)")
        assert "negative ones are illegal" in capsys.readouterr().out

    def test_only_a_full_wait_allows_reading_back(self, tmp_path, capsys) -> None:
        run_cells(tmp_path, "def read_back_too_soon")
        output = capsys.readouterr().out
        assert (
            "read_back_too_soon: read-before-arrival" in output and "read_back: no hazard" in output
        )

    def test_inc_and_dec_wrap_as_in_the_text(self, tmp_path) -> None:
        cells = run_cells(tmp_path, "def eight_operations")
        got, new = cells["y"].copy_to_host(), cells["new"]
        assert got[3].tolist() == [0 if value <= 12 else 13 for value in new]
        assert got[4].tolist() == [11 if value >= 12 else value for value in new]

    @pytest.mark.parametrize(
        ("mark", "attempt", "cause", "source"),
        [
            ("buffer-reused", "attempt", "store-wait-too-late", "tile[row, thread % 64] ="),
            (
                "copy-message",  # its loop is unrolled: each of two stores reads one stage
                "attempt_copy",
                "store-left-pending",
                "(stage, src, 0, (k + 2) * 16, bar)",
            ),
        ],
    )
    def test_broken_kernels_fail_as_in_the_text(
        self, tmp_path, mark: str, attempt: str, cause: str, source: str
    ) -> None:
        cells = run_cells(tmp_path, f'break_it("04_stores/{mark}"')
        hazards = examine(cells[attempt]).hazards
        assert {hazard.kind for hazard in hazards} == {"source-reused"}
        assert {hazard.cause for hazard in hazards} == {cause}
        assert any(source in f"{hazard.source} {hazard.other_source}" for hazard in hazards)

    @pytest.mark.parametrize("name", ["store_not_committed", "store_not_waited_for"])
    def test_a_store_without_a_wait_is_not_drained(self, tmp_path, name: str) -> None:
        cells = run_cells(tmp_path, "def store_not_committed")
        outcome = examine(cells["attempt_with"](cells[name]))
        assert {hazard.kind for hazard in outcome.hazards} == {"store-not-drained"}

    @pytest.mark.parametrize(
        ("mark", "old", "new", "attempt"),
        [
            (
                "buffer-reused",
                "group()\n        cuda",
                "group()\n            ptx.cp_async_bulk_wait_group_read(0)\n        cuda",
                "attempt",
            ),
            ("copy-message", "wait_group(1)", "wait_group_read(0)", "attempt_copy"),
        ],
    )
    def test_remedies_in_the_text_fix_the_kernels(self, tmp_path, mark, old, new, attempt) -> None:
        notebook = read_text_notebook(text_of(self.lab))
        first, *others = code_cells(notebook)
        (cell,) = [
            candidate for candidate in others if f'break_it("04_stores/{mark}"' in candidate.source
        ]
        assert cell.source.count(old) == 1
        path = tmp_path / "mended.py"
        path.write_text(f"{first.source}\n\n{cell.source.replace(old, new)}")
        outcome = examine(vars(import_file(path))[attempt])
        assert outcome.hazards == () and "was right" in outcome.ended

    def test_the_table_of_types_matches_the_wrappers(self) -> None:
        text = "".join(cell.source for cell in read_text_notebook(text_of(self.lab)).cells)
        rows = re.findall(r"^\| (`add`|`min`.*|`inc`.*|`and`.*) \| (`\w+`.*) \|$", text, re.M)
        types = {names.replace("`", ""): listed.replace("`", "") for names, listed in rows}
        documentation = " ".join((tensor_copy.__doc__ or "").split())
        assert f"add: {types['add']};" in documentation
        assert f"min and max: {types['min, max']};" in documentation
        assert f"inc and dec: {types['inc, dec']};" in documentation
        assert f"and, or, xor: {types['and, or, xor']}." in documentation

    def test_a_fence_by_one_thread_before_the_barrier_is_not_enough(self) -> None:
        """The text gives the fence to each writing thread."""

        @cuda.jit
        def one_fences(dst):
            row = cuda.shared.array(64, np.float32, 128)
            row[cuda.threadIdx.x] = np.float32(1)
            if cuda.threadIdx.x == 0:
                ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()
            if cuda.threadIdx.x == 0:
                ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group(0)

        gpu = harness.device("emulator")
        dst = harness.TensorMap.tiled(gpu.to_device(np.zeros(64, np.float32)), box=64)
        run = gpu.launch(one_fences, 1, 64, (dst,))
        assert [hazard.kind for hazard in run.hazards] == ["missing-proxy-fence"]
