"""The speed on a card: compared with the library, the datasheet, and the rungs."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from harness.base.arch import gpu_called
from harness.course.judge.verdict import BenchmarkFigures, PropertyVerdict, Verdict
from harness.course.recordings import recording
from harness.course.views import speed_card as speed_card
from harness.course.views.cards import html as card
from harness.course.views.speed_card import Measured, of_figures, of_recording, sentences
from tests.course.views import xml
from tests.course.views.test_accessible import contrast, rgb

COPY = BenchmarkFigures(
    (16384, 8192), 2**30, 30, 300.0, 240.0, 3579.1, 4173.9, 0.857, "NVIDIA H200", "r", "2026-11-21"
)
PRODUCT = replace(
    COPY, shape=(8192, 8192, 8192), bytes_moved=3 * 8192**2 * 2, kernel_us=1800.0,
    library_us=1600.0, flops=2 * 8192**3,
)  # fmt: skip
RUNGS = ((0.5, 1.0), (0.8, 2.0))
TIMED = Verdict(
    "tile-copy-large",
    properties=(PropertyVerdict("fast", "passed", 2.0, 2.0, "fast"),),
    benchmark=COPY,
    rungs=RUNGS,
)
NOT_TIMED = replace(
    TIMED,
    exercise="load-2d",
    properties=(PropertyVerdict("fast", "not-measured", 2.0, 2.0, "no Hopper GPU"),),
    benchmark=None,
)


def pictures(html: str) -> list[str]:
    """Return the alternative texts of the pictures."""
    return re.findall(r"<img class='[\w-]+' style='[^']*' alt='([^']+)'", html)


def test_a_copy_is_compared_with_the_library_the_best_copy_and_the_datasheet():
    speeds = of_figures(COPY, RUNGS)
    assert (speeds.unit, speeds.kernel, speeds.library) == ("TB/s", 3.5791, 4.1739)
    assert (speeds.ceiling, speeds.datasheet) == (4.26, 4.8)
    words = "; ".join(sentences(speeds))
    assert "0.84 of the best copy" in words and "0.75 of the 4.8 TB/s" in words
    assert words in card.text(TIMED)


def test_bars_and_marks_are_as_long_as_the_speeds():
    drawing = speed_card.ruler(of_figures(COPY, RUNGS), "yours")
    root = xml.of_svg(drawing.svg(alone=True))
    full, kernel, library = (
        float(
            next(e for e in root.iter(f"{xml.SVG}rect") if e.attrib["class"] == kind).attrib[
                "width"
            ]
        )
        for kind in ("faint", "t2 full", "t0 full")
    )
    assert kernel / full == pytest.approx(3.5791 / 4.8, abs=1e-2)
    assert library / full == pytest.approx(4.1739 / 4.8, abs=1e-2)
    assert {"1", "2", "yours", "library"} <= set(xml.words(root))


def test_a_product_is_compared_with_its_roof():
    speeds = of_figures(PRODUCT, RUNGS)
    assert speeds.unit == "TFLOP/s"
    assert speeds.kernel == pytest.approx(2 * 8192**3 / 1800e-6 / 1e12)
    assert speeds.intensity == pytest.approx(2 * 8192**3 / (3 * 8192**2 * 2))
    assert speeds.datasheet == 989.5
    assert "bound by the tensor cores" in sentences(speeds)
    (words,) = pictures(speed_card.html(replace(TIMED, exercise="gemm-fast", benchmark=PRODUCT)))
    assert "611" in words and "687" in words and "datasheet: 989.5" in words


def test_below_the_ridge_the_memory_is_the_roof():
    speeds = Measured("TFLOP/s", 40.0, 45.0, 10.0, RUNGS, "NVIDIA H200")
    assert speeds.datasheet == pytest.approx(48.0)
    assert "bound by the memory" in sentences(speeds)


@pytest.mark.parametrize(
    ("gpu", "memory"),
    [("NVIDIA H200", 4.8), ("NVIDIA H100 80GB HBM3", 3.35), ("NVIDIA H100 PCIe", 2)],
)
def test_each_gpu_has_its_own_roof(gpu, memory):
    assert gpu_called(gpu).tb_per_s == memory


def test_an_unknown_gpu_has_no_roof_and_a_notice():
    speeds = of_figures(replace(COPY, device="NVIDIA X1"), RUNGS)
    assert not speeds.datasheet and not speeds.ceiling
    assert sentences(speeds) == ["no datasheet of NVIDIA X1 is known here"]
    assert "datasheet" not in speed_card.ruler(speeds, "yours").alt


def test_without_a_gpu_the_recorded_speed_is_shown():
    html = card.html(NOT_TIMED)
    speed = recording().speeds["load-2d"]
    assert "recorded on a Hopper GPU; not measured here" in html
    (words,) = pictures(html)
    assert words.startswith(f"solution: {speed.kernel_gb_per_s / 1e3:.3g} TB/s")
    assert "TFLOP/s" in speed_card.recorded("gemm-fast")
    for unknown in ("no-such-exercise", "tile-copy"):  # the second one is not timed
        assert speed_card.recorded(unknown) == "" and of_recording(unknown) is None


def test_a_kernel_that_failed_gets_no_recorded_speed():
    failed = replace(NOT_TIMED, properties=(PropertyVerdict("fast", "not-run", 0.0, 2.0, "hung"),))
    assert pictures(card.html(failed)) == []


@pytest.mark.parametrize("value", [0.0, 1e-9, 1e6])
def test_unusual_speeds_are_drawn(value):
    speeds = Measured("TFLOP/s", value, 600.0, 1e5, RUNGS, "NVIDIA H200")
    text = speed_card.ruler(speeds, "yours").svg(alone=True)
    xml.of_svg(text)
    assert "nan" not in text.split("</style>")[1]


DARK = re.compile(
    r"<style>\[data-jp-theme-light=false\] \.([\w-]+) { content: url\('(data:[^']+)'\); }"
)


def test_pictures_are_dark_in_a_dark_theme():
    """With the text of the light version, which is readable on the dark background."""
    html = card.html(replace(TIMED, exercise="gemm-fast", benchmark=PRODUCT))
    dark = dict(DARK.findall(html))
    light = re.findall(r"<img class='([\w-]+)' [^>]*src='(data:[^']+)'", html)
    assert len(light) == len(pictures(html)) == 1 and [name for name, _ in light] == list(dark)
    for name, source in light:
        root, other = xml.of_data(dark[name]), xml.of_data(source)
        assert xml.words(root) == xml.words(other)
        css = next(root.iter(f"{xml.SVG}style")).text
        theme = dict(re.findall(r"(--[\w-]+): #(\w+);", css))
        asked = set(re.findall(r"var\((--jp-(?:ui-font|layout)-color\d)", css))
        assert asked <= set(theme)  # none keeps the light theme's
        ground = rgb(theme["--jp-layout-color0"])
        assert max(ground) < 0x22
        for name in asked & {f"--jp-ui-font-color{number}" for number in range(3)}:
            assert contrast(rgb(theme[name]), ground) >= 4.5
        assert "--jp-ui-font-color1: #" not in next(other.iter(f"{xml.SVG}style")).text


@pytest.mark.parametrize("value", [0.01, 0.3, 0.9, 4.0])
def test_dark_text_is_only_on_bars(value):
    """In a dark theme, dark text beside a short bar would be unreadable."""
    root = xml.of_svg(speed_card.ruler(Measured("TB/s", value, 4.0, 0.0, (), "H200"), "a").svg())
    bars = [float(e.attrib["width"]) for e in root.iter("rect") if "t2" in e.attrib["class"]]
    texts = [e for e in root.iter("text") if (e.text or "").endswith("TB/s")]
    (bar,), kernel = bars, texts[0]
    inside = float(kernel.attrib["x"]) + 6 * len(kernel.text) < 70 + bar
    assert inside == ("on" in kernel.attrib["class"].split())
    assert inside == (value >= 0.9)
