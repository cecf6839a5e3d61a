"""Figures and hints in the labs' texts come from the recordings and from hints.md only."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from harness.classroom.course import figures
from harness.classroom.course.course import CourseError
from harness.course import exercises
from harness.course.recordings import products, recording
from tests.labs.lab_tests import ROOT
from tests.offenders import offenders

SOURCES = sorted((ROOT / "solutions").glob("*/*.py"))
# Patterns of measurements: a speed, a time, a share, a share of runs, a ratio, a date.
MEASURED = re.compile(
    r"[\d.]+ (?:TB/s|GB/s|TFLOP/s)|\d+ (?:of|out of) (?:all )?(?:20|\d+ runs)|\b[01]\.\d{2,3}\b"
    r"|driver \d{3}|\b20\d\d-\d\d-\d\d\b|[\d.]+ (?:µs|ns|cycles)\b|[\d.]+%"
)
# Figures from others, from datasheets, and computed from these, as written in each lab.
NOT_OURS = {
    "00_inline_ptx": {"4.8 TB/s"},
    "01_async_proxy": {"86 of 100 runs"},
    "02_mbarrier_phases": {"4.8 TB/s", "600 ns"},
    "03_loads": {"4.8 TB/s", "0.6 µs"},
    "04_stores": {"4.8 TB/s"},
    "06_pipeline": {"4800 GB/s", "5 ns", "600 ns", "620 ns"},
    "07_clusters": {"734 TFLOP/s", "4%", "5%", "18.5%"},
    # The last two are in the log of the products (tests/labs/test_08_gemm.py).
    "08_gemm": {"600 ns", "256 cycles", "1000 cycles", "1024 cycles", "1025 cycles", "2.9%"},
    # The ladder of attention is in its log; tests below and in tests/labs/test_09_attention.py
    # compare them. 19% is of a reported bug.
    "09_attention": {
        "1280 cycles",
        "640 cycles",
        "19%",
        "4%",
        "3%",  # test_statements_about_attention_are_in_its_log
        *("0.67", "0.70", "0.50", "0.52", "0.92", "0.98"),
        "1.004",
        "0.855",
        "1.036",
        "1.030",
        "678 TFLOP/s",
        "driver 580",
        "2026-11-22",
    },
}


def prose(path: Path) -> str:
    """Return the unmodified Markdown of a text notebook."""
    cells = re.split(r"^# %%", path.read_text(), flags=re.M)
    return "\n".join(cell for cell in cells if cell.startswith(" [markdown]"))


def test_no_measurement_is_written_by_hand() -> None:
    ours = {
        path.stem: {match[0] for match in MEASURED.finditer(prose(path))}
        - NOT_OURS.get(path.stem, set())
        for path in SOURCES
    }
    assert {lab: measurements for lab, measurements in ours.items() if measurements} == {}


def shown(text: str) -> str:
    """Return ``text`` as a lab shows it without a course's points."""
    return figures.with_points(figures.filled(text, {}), {})


def test_released_labs_have_the_recorded_figures() -> None:
    def check(path: Path) -> None:
        lab = ROOT / "labs" / path.stem / f"{path.stem}.ipynb"
        text = "\n".join(cell.source for cell in nbformat.read(lab, as_version=4).cells)
        assert "{{" not in text.replace("{{}}", "")
        # The rest of a sentence may wrap; a figure is as it was filled in.
        for figure in re.findall(r"\{\{[^}]*\}\}", path.read_text()):
            assert figure == "{{total}}" or shown(figure) in text, figure

    assert offenders(SOURCES, check) == {}


def test_figures_match_the_recordings() -> None:
    recorded = recording()
    assert shown("{{outcome 04_stores/buffer-reused}}.") == (
        f"{recorded.broken['04_stores/buffer-reused']}."
    )
    assert shown("at {{speed ring-copy}}") == (
        f"at {recorded.speeds['ring-copy'].kernel_gb_per_s:.0f} GB/s"
    )
    assert shown("{{ladder 4 8192}}") == f"{products.recorded_ladder()[4][8192].ratio:.3f}"
    beside = products.beside_flash_3("exact", 4096, causal=True)
    assert beside != products.beside_flash_3("kept", 4096, causal=True)
    assert shown("{{beside exact 4096 causal}}") == f"{beside:.3f}"
    assert shown("{{asks bulk-copy-through}}") == ("0.5 of that speed gives 1 point, 0.8 gives 2")


@pytest.mark.parametrize(
    "text",
    [
        "{{outcome no/such}}",
        "{{speed}}",
        "{{ladder 4}}",
        "{{asks which-wait}}",
        "{{hints no}}",
        "{{beside exact 2048}}",
    ],
)
def test_an_unrecorded_figure_stops_the_build(text: str) -> None:
    with pytest.raises(CourseError, match=re.escape(text)):
        shown(text)


def test_rungs_slower_than_their_predecessors() -> None:
    ratios = {rung: product[8192].ratio for rung, product in products.recorded_ladder().items()}
    rungs = [int(number) for number in re.findall(r"\d+", shown("{{slower 8192}}"))]
    assert rungs == [rung for rung in sorted(ratios)[1:] if ratios[rung] < ratios[rung - 1] - 0.005]


def test_speed_goals_are_stated_where_they_earn_points() -> None:
    """`asks` states them in the exercise's text, or a table does (which the challenges' tests
    check)."""
    for path in SOURCES:
        text = path.read_text()
        for name in re.findall(r'"grade_id": "([\w-]+)-check"', text):
            exercise = exercises.get(name)
            if getattr(exercise, "benchmark", None) is not None:
                cell = next(c for c in text.split("# %%") if f"`{name}` (" in c)
                assert f"{{{{asks {name}}}}}" in cell or "| fraction of cu" in cell, name


def test_a_source_takes_each_exercise_s_hints_from_its_file() -> None:
    def check(path: Path) -> None:
        text = path.read_text()
        asked = re.findall(r'"grade_id": "([\w-]+)-check"', text)
        assert re.findall(r"\{\{hints ([\w-]+)\}\}", text) == asked
        assert not re.search(r"<summary>\s*hint", text, re.IGNORECASE)

    assert offenders(SOURCES, check) == {}


def test_a_labs_hints_match_the_exercises_file() -> None:
    file = exercises.folder("ring-copy") / "hints.md"
    section = file.read_text().split("## in the notebook\n")[1].split("\n\n")[0]
    hints = re.findall(r"<summary>Hint (\d)</summary>\n\n(.*)\n", shown("{{hints ring-copy}}"))
    assert [f"{level}. {text}" for level, text in hints] == [
        " ".join(item.split()) for item in re.split(r"\n(?=\d\. )", section)
    ]
    assert not {text for _, text in hints} & {
        text for levels in exercises.get("ring-copy").hints.values() for text in levels
    }


def test_other_braces_are_kept() -> None:
    for text in (r"$\frac{{a}}{b}$", "{x}", "{{}}", "{{ x }}"):
        assert shown(text) == text


def test_statements_about_attention_are_in_its_log() -> None:
    log = (ROOT / "harness/bench/kernels/attention/LOG.md").read_text()
    assert "| 678 |" in log and "| 578 |" in log
    assert "1.004 of cuDNN" in log and "0.855" in log
    assert "the overlap cost 1 to 4%" in log
    kept = (ROOT / "harness/bench/kernels/attention/kept.py").read_text()
    assert "errors are 1.03 times" in kept
