"""The speed on a card: compared with the library, the datasheet, the rungs, and earlier
attempts.
"""

from __future__ import annotations

import math
import re
from dataclasses import replace

import pytest

from harness.base.arch import gpu_called
from harness.course.judge.verdict import BenchmarkFigures, PropertyVerdict, Verdict
from harness.course.recordings import recording
from harness.course.recordings.attempts import Attempt
from harness.course.views import speed_card as speed_card
from harness.course.views import speed_card as speed_picture
from harness.course.views.cards import html as card
from harness.course.views.speed_card import Measured, of_figures, of_recording, sentences
from tests.course.views import xml
from tests.course.views.test_accessible import contrast, rgb

COPY = BenchmarkFigures(
    (16384, 8192), 2**30, 30, 300.0, 240.0, 3579.1, 4173.9, 0.857, "NVIDIA H200", "r", "2026-11-21"
)
PRODUCT = replace(
    COPY, shape=(8192, 8192, 8192), bytes_moved=3 * 8192**2 * 2, kernel_us=1800.0, library_us=1600.0
)
ATTEMPTS = [Attempt("d", 1.0, 2.0, f) for f in (0.3, 0.5)]
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
    speeds = of_figures("tile-copy-large", COPY, RUNGS)
    assert (speeds.unit, speeds.kernel, speeds.library) == ("TB/s", 3.5791, 4.1739)
    assert (speeds.ceiling, speeds.datasheet) == (4.26, 4.8)
    words = "; ".join(sentences(speeds))
    assert "0.84 of the best copy" in words and "0.75 of the 4.8 TB/s" in words
    assert words in card.text(TIMED)


def test_bars_and_marks_are_as_long_as_the_speeds():
    drawing = speed_picture.ruler(of_figures("tile-copy-large", COPY, RUNGS), "yours")
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


def test_a_product_is_drawn_below_its_roof():
    speeds = of_figures("gemm-fast", PRODUCT, RUNGS)
    assert speeds.unit == "TFLOP/s"
    assert speeds.kernel == pytest.approx(2 * 8192**3 / 1800e-6 / 1e12)
    assert speeds.intensity == pytest.approx(2 * 8192**3 / (3 * 8192**2 * 2))
    assert speeds.datasheet == 989.5
    assert "bound by the tensor cores" in sentences(speeds)
    (words,) = pictures(speed_card.html(replace(TIMED, exercise="gemm-fast", benchmark=PRODUCT)))[
        1:
    ]
    assert words.startswith("Roofline") and "611" in words and "687" in words


def test_below_the_ridge_the_memory_is_the_roof():
    speeds = Measured("TFLOP/s", 40.0, 45.0, 10.0, RUNGS, "NVIDIA H200")
    assert speeds.datasheet == pytest.approx(48.0)
    assert "bound by the memory" in sentences(speeds)


def test_roofline_points_are_at_their_values():
    """The kernel is on the roof; the library, at a tenth of its speed, is a decade below."""
    speeds = Measured("TFLOP/s", 989.5, 98.95, 1000.0, (), "NVIDIA H200")
    root = xml.of_svg(speed_picture.roofline(speeds, "yours").svg(alone=True))
    square = next(e for e in root.iter(f"{xml.SVG}rect") if "t0" in e.attrib["class"])
    circle = next(e for e in root.iter(f"{xml.SVG}path") if "t2" in e.attrib["class"])
    roof = [e for e in root.iter(f"{xml.SVG}path") if e.attrib["class"] == "edge"][-1]
    numbers = [float(n) for n in re.findall(r"[\d.]+", roof.attrib["d"])]
    at = [float(n) for n in re.findall(r"[\d.]+", circle.attrib["d"])][:2]
    assert at[1] == pytest.approx(numbers[1], abs=0.1)
    lines = [e.attrib["d"] for e in root.iter() if e.attrib.get("class") == "grid"]
    ends = [[float(number) for number in re.findall(r"[\d.]+", line)] for line in lines]
    grid = sorted(y for _, y, _, y2 in ends if y == y2)  # the horizontal ones, a decade apart
    decade = grid[1] - grid[0]
    middle = float(square.attrib["y"]) + float(square.attrib["height"]) / 2
    assert middle - at[1] == pytest.approx(decade, abs=0.5)


@pytest.mark.parametrize("width", [speed_card.NARROW, speed_card.WIDE])
def test_numbers_of_the_two_axes_are_apart(width):
    speeds = Measured("TFLOP/s", 0.4, 0.9, 0.25, (), "NVIDIA H200")
    root = xml.of_svg(speed_picture.roofline(speeds, "yours", width).svg(alone=True))
    numbers = [e for e in root.iter(f"{xml.SVG}text") if re.fullmatch(r"[\d.]+", e.text)]
    heights = {kind: [float(e.attrib["y"]) for e in numbers if kind in e.attrib["class"]]
               for kind in ("mid", "end")}  # fmt: skip
    assert min(heights["mid"]) - max(heights["end"]) >= 15  # a line of text is 11 high


@pytest.mark.parametrize("width", [speed_card.NARROW, speed_card.WIDE])
def test_each_roof_has_a_name_and_equal_points_are_both_visible(width):
    speeds = Measured("TFLOP/s", 700.0, 700.0, 2731.0, (), "NVIDIA H200")
    root = xml.of_svg(speed_picture.roofline(speeds, "yours", width).svg(alone=True))
    roofs = [e for e in root.iter() if e.attrib.get("class") in ("edge", "chosen")]
    assert len([w for w in xml.words(root) if w.endswith(("TB/s", " TFLOP/s"))]) == len(roofs) == 3
    square = next(e for e in root.iter(f"{xml.SVG}rect") if "t0" in e.attrib["class"])
    circle = next(e for e in root.iter(f"{xml.SVG}path") if "t2" in e.attrib["class"])
    radius = float(re.search(r"a([\d.]+) ", circle.attrib["d"])[1])
    assert float(square.attrib["width"]) / 2 >= radius + 3


@pytest.mark.parametrize("width", [speed_card.NARROW, speed_card.WIDE])
def test_roofline_labels_are_beside_the_roofs(width):
    speeds = Measured("TFLOP/s", 611.0, 687.0, 2731.0, (), "NVIDIA H200")
    root = xml.of_svg(speed_picture.roofline(speeds, "yours", width).svg(alone=True))
    roof = next(e for e in root.iter(f"{xml.SVG}path") if e.attrib["class"] == "edge")
    (x1, y1), (x2, y2) = [
        map(float, corner.split()) for corner in re.findall(r"[\d.]+ [\d.]+", roof.attrib["d"])
    ]
    labels = [e for e in root.iter(f"{xml.SVG}text") if re.match("(yours|library) ", e.text)]
    assert len(labels) == 2
    for label in labels:
        x, y = float(label.attrib["x"]), float(label.attrib["y"])
        left = x - 7 * len(label.text)  # at 11 pixels, a character is narrower
        assert left > x1 + (x2 - x1) * (y - y1) / (y2 - y1)
    (upper, lower) = sorted(float(label.attrib["y"]) for label in labels)
    assert lower - upper >= 12


@pytest.mark.parametrize(
    ("gpu", "memory"),
    [("NVIDIA H200", 4.8), ("NVIDIA H100 80GB HBM3", 3.35), ("NVIDIA H100 PCIe", 2)],
)
def test_each_gpu_has_its_own_roof(gpu, memory):
    assert gpu_called(gpu).tb_per_s == memory


def test_an_unknown_gpu_has_no_roof_and_a_notice():
    speeds = of_figures("tile-copy-large", replace(COPY, device="NVIDIA X1"), RUNGS)
    assert not speeds.datasheet and not speeds.ceiling
    assert sentences(speeds) == ["no datasheet of NVIDIA X1 is known here"]
    assert speed_picture.roofline(replace(speeds, intensity=5.0), "yours") is None
    assert "datasheet" not in speed_picture.ruler(speeds, "yours").alt


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


def test_two_timed_attempts_are_drawn_as_a_line_of_speeds():
    earlier = [Attempt("d", 1.0, 2.0, f) for f in (0.3, None, 0.5, 0.857)]
    words = pictures(card.html(TIMED, earlier))[-1]
    assert words == (
        "Your last 3 attempts, as a fraction of the library&#x27;s speed: first 0.30, best 0.86, "
        "now 0.86"
    )
    root = xml.of_svg(speed_picture.history(earlier).svg(alone=True))
    assert xml.kinds(root)["t2"] == 3


def test_untimed_attempts_are_drawn_as_a_line_of_points():
    earlier = [Attempt("d", 1.0, 2.0), Attempt("d", 2.0, 2.0)]
    assert "of the points: first 0.50" in pictures(card.html(NOT_TIMED, earlier))[-1]
    assert speed_picture.history(earlier[:1]) is None
    assert speed_picture.history([Attempt("d", 0.0, 0.0)] * 3) is None


@pytest.mark.parametrize("value", [0.0, 1e-9, 1e6])
def test_unusual_speeds_are_drawn(value):
    speeds = Measured("TFLOP/s", value, 600.0, 1e5, RUNGS, "NVIDIA H200")
    for drawing in (speed_picture.ruler(speeds, "yours"), speed_picture.roofline(speeds, "yours")):
        if drawing is not None:
            text = drawing.svg(alone=True)
            xml.of_svg(text)
            assert "nan" not in text.split("</style>")[1] and not math.isnan(drawing.width)


DARK = re.compile(
    r"<style>\[data-jp-theme-light=false\] \.([\w-]+) { content: url\('(data:[^']+)'\); }"
)


def test_pictures_are_dark_in_a_dark_theme():
    """With the text of the light version, which is readable on the dark background."""
    html = card.html(replace(TIMED, exercise="gemm-fast", benchmark=PRODUCT), ATTEMPTS)
    dark = dict(DARK.findall(html))
    light = re.findall(r"<img class='([\w-]+)' [^>]*src='(data:[^']+)'", html)
    assert len(light) == len(pictures(html)) == 3 and [name for name, _ in light] == list(dark)
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
    root = xml.of_svg(speed_picture.ruler(Measured("TB/s", value, 4.0, 0.0, (), "H200"), "a").svg())
    bars = [float(e.attrib["width"]) for e in root.iter("rect") if "t2" in e.attrib["class"]]
    texts = [e for e in root.iter("text") if (e.text or "").endswith("TB/s")]
    (bar,), kernel = bars, texts[0]
    inside = float(kernel.attrib["x"]) + 6 * len(kernel.text) < 70 + bar
    assert inside == ("on" in kernel.attrib["class"].split())
    assert inside == (value >= 0.9)
