"""Lab 09, and the statements of its text."""

from __future__ import annotations

import re
from types import SimpleNamespace

import numpy as np
import pytest

from docs.pictures.stills import turns
from harness.classroom.course.notebooks import code_cells, read_text_notebook
from harness.course.breaking import examine
from harness.course.parts import attention
from harness.course.recordings import recording
from tests.labs.lab_tests import ROOT, LabTests, assert_shown, text_of

LOG = (ROOT / "harness" / "bench" / "kernels" / "attention" / "LOG.md").read_text()
BROKEN = {  # attempt: the hazards that the emulator reports, and their lines
    "attempt_early_release": ("overwrite-in-use", "cp_async_bulk_tensor_3d_global_to_shared"),
    "attempt_through_shared": ("data-race", "results[i // 32, i % 32]"),
}


LAB = "09_attention"


class TestAttention(LabTests):
    lab = LAB
    seed = 1500
    judged = ("attend-one-tile", "two-rings")


def test_the_figures_of_the_ladder_are_those_of_the_log(shown: SimpleNamespace) -> None:
    full = re.search(r"^\| 4, 16, 4096, 128 \|.*$", LOG, re.M)
    causal = full and re.compile(r"^\| the same, causal \|.*$", re.M).search(LOG, full.end())
    assert full and causal
    rows = [re.findall(r"\(([\d.]+)\)", row[0]) for row in (full, causal)]
    assert list(shown.LADDER.values()) == list(zip(*rows, strict=True))


@pytest.mark.parametrize("attempt", BROKEN)
def test_reports_on_broken_kernels_match_the_text(shown: SimpleNamespace, attempt: str) -> None:
    kind, line = BROKEN[attempt]
    outcome = examine(getattr(shown, attempt))
    assert kind in {hazard.kind for hazard in outcome.hazards}
    assert any(line in (hazard.source or "") for hazard in outcome.hazards)


def test_a_forgotten_factor_is_a_mistake_in_the_numbers_alone(shown: SimpleNamespace) -> None:
    outcome = examine(shown.attempt_forgotten)
    assert outcome.hazards == () and "wrong" in outcome.ended


def test_an_odd_number_of_tiles_leaves_an_unused_turn(shown: SimpleNamespace) -> None:
    assert np.array_equal(shown.got, shown.right)  # two tiles, in the text's own cell
    outcome = examine(shown.attempt_turns)
    assert outcome.hazards == () and "barrier 2 of the block" in outcome.ended
    # At barrier 3 threads have only arrived.
    assert "barrier 3" not in outcome.ended.lower()


def test_the_remedy_of_the_case_study(shown: SimpleNamespace) -> None:
    cells = code_cells(read_text_notebook(text_of("09_attention")))
    (source,) = [cell.source for cell in cells if "def results_through_shared" in cell.source]
    loop = "    pairs = out.view(np.uint32)\n"
    assert loop in source
    source = source.replace(loop, "    ptx.bar_sync(1, 128)\n" + loop)
    names = dict(vars(shown))
    path = ROOT / "nowhere.py"
    exec(compile(source.split("harness.break_it")[0], str(path), "exec"), names)
    outcome = examine(names["attempt_through_shared"])
    assert outcome.hazards == () and "right" in outcome.ended


def test_hardware_outcomes_are_in_the_recordings() -> None:
    text = text_of("09_attention").read_text()
    broken = set(re.findall(r'break_it\("([^"]+)"', text))
    assert len(broken) == 4 and broken <= set(recording().broken)
    assert recording().broken["09_attention/turn-left-over"].hung == 1
    assert "attention-fast" in recording().speeds


def test_ping_pong_serializes_the_products_of_warpgroups() -> None:
    """As the text says about the picture."""
    measured = turns.recorded()
    both_with, both_without = (measured.shares(name)[2] for name in ("with turns", "without turns"))
    assert both_with < 0.03 and both_without > 0.2
    ends = {name: max(end for *_, end in spans) for name, spans in measured.spans.items()}
    assert ends["with turns"] < 0.95 * ends["without turns"]
    lengths = {
        name: np.median([end - begin for _, begin, end in spans])
        for name, spans in measured.spans.items()
    }  # "six tenths of the time"
    assert 0.55 < lengths["with turns"] / lengths["without turns"] < 0.65
    assert "for 65% of the time" in "; ".join(measured.words())


def test_at_dimension_64_exponentials_take_as_long_as_products() -> None:
    """The lab's first cell estimates it, for the tiles of its exercises."""
    rows = dimension = 64
    assert 2 * rows * rows * dimension // 2048 == rows * rows // 16


def test_the_lab_shows_the_sizes_of_its_parts(shown: SimpleNamespace) -> None:
    assert_shown(attention, shown, "load", "advance")
