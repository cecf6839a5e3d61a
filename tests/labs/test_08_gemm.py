"""Lab 08, and the statements of its text."""

from __future__ import annotations

import re
from types import SimpleNamespace

import numpy as np
import pytest

from harness.bench.results import read
from harness.classroom.course.notebooks import code_cells, read_text_notebook
from harness.course.breaking import examine
from harness.course.parts import gemm
from harness.course.recordings import products
from tests.labs.lab_tests import ROOT, LabTests, assert_shown, text_of

LOG = (ROOT / "harness" / "bench" / "kernels" / "gemm" / "LOG.md").read_text()
SHIPPED = read((ROOT / "harness" / "course" / "recordings" / products.LADDER).read_text())
BROKEN = {  # attempt: the hazards that the emulator reports, and their lines
    "attempt": ("missing-proxy-fence", "ptx.wgmma_m64n64k16("),
    "attempt_before_wait": ("wgmma-order", "store_128("),
    "attempt_past_the_end": ("overwrite-in-use", "load_stage("),
    "attempt_too_early": ("source-reused", "load_stage("),
}


LAB = "08_gemm"


class TestGemm(LabTests):
    lab = LAB
    seed = 2883
    judged = ("gemm-one-tile", "gemm-ring", "gemm-epilogue")


def test_the_logs_last_run_is_the_shipped_one() -> None:
    table = LOG.split("\n## ")[0]
    rows = re.findall(r"^\| (\d+) [^|]*\|(.*)\|$", table, re.M)
    last = {
        int(number): (float(figures[1]), float(figures[3]))
        for number, row in rows
        for figures in [row.split("|")]
    }
    shipped: dict[int, tuple[float, ...]] = {}
    for row in SHIPPED.rows:
        number = int(row.name.split(":")[0])
        shipped[number] = (*shipped.get(number, ()), round(row.ratio, 3))
    assert last == shipped


def test_every_printed_fraction_is_in_the_log() -> None:
    text = "\n".join(cell.source for cell in read_text_notebook(text_of("08_gemm")).cells)
    figures = set(re.findall(r"\b[01]\.\d{3}\b", text))
    assert len(figures) > 10
    assert not [figure for figure in figures if figure not in LOG]


def test_statements_about_the_ladder_hold() -> None:
    """Each rung compared with the previous rung, as in the table beside the text."""
    ratio = {
        (rung, size): product.ratio
        for rung, at in products.recorded_ladder().items()
        for size, product in at.items()
    }
    spread = {(int(row.name.split(":")[0]), row.shape[0]): row.spread for row in SHIPPED.rows}
    both = (4096, 8192)
    assert products.slower(8192) == (4, 9)
    for size in both:
        # "hardly a difference", "as rung 7", "no longer limit": the largest step
        assert abs(ratio[5, size] - ratio[4, size]) < 0.01
        assert abs(ratio[8, size] - ratio[7, size]) < min(spread[8, size], spread[7, size])
        steps = {rung: ratio[rung, size] - ratio[rung - 1, size] for rung in range(4, 12)}
        assert max(steps, key=steps.__getitem__) == 6
        assert ratio[9, size] < ratio[8, size] < 1 < ratio[10, size]
        assert ratio[11, size] > 1
    assert ratio[4, 4096] > ratio[3, 4096] and ratio[4, 8192] < ratio[3, 8192]


def test_statements_about_the_log_hold() -> None:
    log = " ".join(LOG.split())
    assert re.search(r"1020 to 1025 cycles.*? 1024\b|1024\b.*? 1020 to 1025 cycles", log)
    assert "+2.9%" in log
    cool = re.search(r"cool GPU, 31 rounds\.\*\* 4096³: (\S+) .*?8192³: (\S+) \(", log)
    first = re.search(r"\| 11 last wave \| (\S+) \| \S+ \| (\S+) \|", log)
    assert cool and first
    assert float(cool[1]) < float(first[1]) and float(cool[2]) > float(first[2])


def test_register_counts_match_the_text() -> None:
    text = " ".join(text_of("08_gemm").read_text().replace("\n#", " ").split())
    assert "@cuda.jit(launch_bounds=(256, 2))" in text and "65,536 / 512 = 128" in text
    assert 65536 // 512 == 128 and 40 + 200 <= 2 * 128 == 40 + 216
    assert 65536 // 384 // 8 * 8 == 168 and 40 + 2 * 232 == 3 * 168 == 504
    numbers = re.findall(r"setmaxnreg_(?:dec|inc)\((\d+)\)", text)
    assert numbers.count("40") == 6 and "224" in numbers and 40 + 224 > 2 * 128


@pytest.mark.parametrize("attempt", BROKEN)
def test_reports_on_broken_kernels_match_the_text(shown: SimpleNamespace, attempt: str) -> None:
    kind, line = BROKEN[attempt]
    outcome = examine(getattr(shown, attempt))
    assert {hazard.kind for hazard in outcome.hazards} == {kind}
    assert any(line in (hazard.source or "") for hazard in outcome.hazards)
    assert "right" in outcome.ended


def test_a_wrong_swizzle_gives_the_elements_in_the_text(shown: SimpleNamespace) -> None:
    run, got, right = shown.product_with("none")
    rows, columns = np.indices(right.shape)
    alike = rows % 8 == columns % 8
    assert run.hazards == () and (got == right)[alike].all()
    assert (got == right)[~alike].mean() < 0.1


def test_fragments_match_the_text(shown: SimpleNamespace) -> None:
    assert sorted(set(shown.owner[0])) == [0, 1, 2, 3] and shown.owner[0, 8] == 0
    assert sorted(set(shown.owner[:8].ravel())) == list(range(32))
    assert (shown.owner[8:16] == shown.owner[:8]).all() and shown.owner[16, 0] == 32
    assert set(shown.index[:8, :16].ravel()) == {0, 1, 4, 5}
    assert set(shown.index[8:16, :16].ravel()) == {2, 3, 6, 7}


def test_products_of_several_k_tiles_need_no_wait_in_between(shown: SimpleNamespace) -> None:
    """The broken kernel of the text, with its wait before the store."""
    cells = code_cells(read_text_notebook(text_of("08_gemm")))
    (source,) = [cell.source for cell in cells if "def store_before_wait" in cell.source]
    early = "    store_128(acc, c, 0, 0, m, n)\n    ptx.wgmma_wait_group(0)\n"
    assert early in source
    source = source.replace(early, "".join(reversed(early.splitlines(keepends=True))))
    path = ROOT / "nowhere.py"
    names = dict(vars(shown))
    exec(compile(source.split("harness.break_it")[0], str(path), "exec"), names)
    outcome = examine(names["attempt_before_wait"])
    assert outcome.hazards == () and "right" in outcome.ended


def test_the_filled_edges_of_a_box_match_the_text(shown: SimpleNamespace) -> None:
    assert np.count_nonzero(shown.rows.copy_to_host()) == 36
    assert np.count_nonzero(shown.columns.copy_to_host()) == 40


def test_the_lab_shows_the_sizes_of_its_parts(shown: SimpleNamespace) -> None:
    assert_shown(gemm, shown, "next_stage")
