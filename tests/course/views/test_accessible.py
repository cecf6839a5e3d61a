"""Every picture has a description, colors are distinguishable for everybody, and text contrasts
with its background.
"""

from __future__ import annotations

import itertools
import re
from html.parser import HTMLParser

import numpy as np
import pytest

import harness
from docs.site import conf
from harness import views
from harness.course.views.drawing import TINTS, picture_css
from harness.course.views.timelines import picture as timeline_picture
from tests.course.views import xml
from tests.course.views.traced import launch

GPU = harness.device("emulator")
WHITE, DARK = (255, 255, 255), (17, 17, 17)  # the grounds of JupyterLab's two themes
# Background and text of JupyterLab's dark theme, of the site's, and of a forge's.
DARK_THEMES = {
    "JupyterLab": (DARK, "e0e0e0"),
    "site": (
        (19, 20, 22),
        conf.html_theme_options["dark_css_variables"]["color-foreground-primary"][1:],
    ),
    "forge": ((13, 17, 23), "e0e0e0"),
}
# Machado, Oliveira, Fernandes 2009, severity 1.0: what somebody sees who lacks one kind of cone.
BLINDNESS = {
    "none": np.eye(3),
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                   [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                     [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                   [0.004733, 0.691367, 0.303900]],
}  # fmt: skip


def explorers() -> dict:
    run, _ = launch("ring")
    src = harness.TensorMap.tiled(GPU.to_device(np.zeros((16, 64), np.float32)), (8, 32))
    return {
        "tile": views.tile_explorer(src, (12, 40)),
        "bank": views.bank_explorer(),
        "barrier": views.barrier_stepper(run),
        "timeline": views.timeline(run),
    }


@pytest.fixture(scope="module")
def shown() -> dict:
    return explorers()


class Images(HTMLParser):
    def __init__(self, html: str):
        super().__init__()
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag == "img":
            self.words.append(dict(attrs).get("alt") or "")


def test_every_picture_has_a_description(shown):
    for explorer in shown.values():
        root = xml.of_svg(explorer.shown.picture.svg(alone=True))
        assert root.attrib["role"] == "img" and len(root.attrib["aria-label"]) > 20
        (words,) = Images(explorer.still()).words
        assert words == root.attrib["aria-label"]
        assert explorer.shown.keys and explorer.scene.keyboard  # all of it without a mouse
        assert all(c.label or c.group for c in explorer.shown.controls)


def rgb(color: str) -> tuple[int, ...]:
    digits = color if len(color) == 6 else "".join(2 * digit for digit in color)
    return tuple(bytes.fromhex(digits))


def tints() -> dict[str, tuple[tuple[int, ...], float]]:
    """Return color and opacity of each tint."""
    colors = re.findall(r"\.(t\d) { fill: #(\w+); fill-opacity: ([\d.]+)", picture_css())
    return {name: (rgb(color), float(opacity)) for name, color, opacity in colors}


def opacity_of(kind: str) -> float:
    """Return the opacity of a class's fill."""
    (opacity,) = re.findall(rf"\.{kind} {{[^}}]*fill-opacity: ([\d.]+)", picture_css())
    return float(opacity)


def over(color, opacity: float, ground) -> np.ndarray:
    return opacity * np.array(color, float) + (1 - opacity) * np.array(ground, float)


def linear(color) -> np.ndarray:
    part = np.array(color, float) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def contrast(color, other) -> float:
    """WCAG 2.1, 1.4.3."""
    high, low = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (color, other))[::-1]
    return (high + 0.05) / (low + 0.05)


def lab(color, seen_by: str) -> np.ndarray:
    """Return CIE L*a*b* of a color as seen with that kind of color blindness."""
    light = np.clip(np.array(BLINDNESS[seen_by]) @ linear(color), 0, 1)
    to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    xyz = np.array(to_xyz) @ light / [0.9505, 1.0, 1.089]
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def test_tints_are_distinguishable():
    """CIE 1976 difference of the full colors; 2.3 is the smallest noticeable difference side by
    side.
    """
    for seen_by in BLINDNESS:
        seen = {name: lab(color, seen_by) for name, (color, _) in tints().items()}
        apart = {
            pair: float(np.linalg.norm(seen[pair[0]] - seen[pair[1]]))
            for pair in itertools.combinations(seen, 2)
        }
        closest = min(apart, key=apart.get)
        assert apart[closest] > 12, (seen_by, closest, apart[closest])


def test_text_contrasts_with_every_tint():
    assert len(tints()) == TINTS
    for color, opacity in tints().values():
        assert contrast((0x22,) * 3, over(color, opacity, WHITE)) >= 4.5
        for ground, text in DARK_THEMES.values():
            assert contrast(rgb(text), over(color, opacity, ground)) >= 4.5
        ground, text = DARK_THEMES["JupyterLab"]
        lane = over(rgb(text), opacity_of("lane"), ground)  # a cell of shared memory
        assert contrast(rgb(text), over(color, opacity, lane)) >= 4.5


def test_bars_of_a_timeline_contrast_with_their_lane_in_dark_themes():
    """WCAG 2.1, 1.4.11. A lane is a little of the text's color."""
    bars = {name: tint for name, (tint, _) in timeline_picture._LOOK.items()}
    bars |= {"runs": "t5 full", "groups": "t7 full", "turns": "t0 full", "other turns": "t2 full"}
    seen = {}
    for theme, (ground, text) in DARK_THEMES.items():
        lane = over(rgb(text), opacity_of("lane"), ground)
        for name, tint in bars.items():
            color, opacity = tints()[tint.split()[0]]
            bar = over(color, 1 if "full" in tint else opacity, lane)
            seen[theme, name] = contrast(bar, lane)
    assert min(seen.values()) >= 3, seen


def test_faint_shapes_differ_from_the_background():
    for ground, text in ((WHITE, "222"), *DARK_THEMES.values()):
        faint = over(rgb(text), opacity_of("faint"), ground)
        assert contrast(faint, ground) >= 1.25
        assert contrast(over(rgb(text), opacity_of("quiet"), faint), faint) >= 4.5


def test_text_contrasts_with_the_bar_that_it_is_on():
    inks = dict(re.findall(r"text\.(\w+) { fill: #(\w+)", picture_css()))
    for tint, _ in timeline_picture._LOOK.values():
        ink = inks[timeline_picture._ink(tint).strip()]
        assert contrast(rgb(ink), tints()[tint.split()[0]][0]) >= 4.5


def test_text_contrasts_with_the_background():
    fallbacks = re.findall(r"text { fill: var\(--jp-ui-font-color1, #(\w+)\)", picture_css())
    assert fallbacks
    assert all(contrast(rgb(color), WHITE) >= 4.5 for color in fallbacks)


def test_an_image_has_its_own_background(shown):
    """It is shown in dark themes, too, and its text is dark (the test above)."""
    root = xml.of_svg(shown["tile"].shown.picture.svg(alone=True))
    ground = next(root.iter(f"{xml.SVG}rect"))
    assert ground.attrib["class"] == "back"
    assert [ground.attrib[side] for side in ("width", "height")] == [
        root.attrib[side] for side in ("width", "height")
    ]
    assert re.findall(r"\.back { fill: var\([\w-]+, #(\w+)\); }", picture_css()) == ["fff"]
