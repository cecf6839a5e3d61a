"""Labs' pages with Python: a deleted fence is reported, and an explorer moves.

Skipped with a reason if the site was built without Python: ``make site-test
PYODIDE=build/pyodide``.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from docs.site.examining import answer
from docs.site.layout import LABS
from harness.course.views.explorer import explored
from tests.website import axe

FIRST_MS = 300_000  # until Python has started, on a busy machine
LIVE = Path("_static", "live")


@pytest.fixture(scope="module", autouse=True)
def python(folder: Path) -> None:
    settings = json.loads((folder / LIVE / "settings.json").read_text())
    if settings["local"] is None:
        pytest.skip("no Python in the site: make site-test PYODIDE=build/pyodide")


def shown(place: Any, selector: str) -> Any:
    """Return the first element of ``selector`` in ``place`` once Python has answered. Fails at once
    on a page whose Python failed.
    """
    wanted, failed = place.locator(selector).first, place.locator('[data-state="failed"]').first
    wanted.or_(failed).first.wait_for(timeout=FIRST_MS)
    assert not failed.is_visible(), failed.inner_text()
    return wanted


def examined(launch: dict[str, Any], struck: list[int]) -> dict[str, Any]:
    asked = {"files": launch["files"], "file": "launch.toml", "struck": struck}
    return json.loads(answer(json.dumps(asked)))


def findings_of(report: dict[str, Any]) -> list[tuple[str, int]]:
    return [(hazard["kind"], hazard["line"]) for hazard in report["hazards"]]


def with_a_fence(launches: dict[str, list]) -> tuple[str, dict, dict] | None:
    """Return the first right launch of a page that the loss of a fence makes wrong: its cell, the
    launch, and the line.
    """
    for cell, (launch, *_) in launches.items():
        for line in launch["statements"]:
            if any(opcode.startswith("fence") for opcode in line["opcodes"]):
                right, wrong = examined(launch, []), examined(launch, line["ptx_lines"])
                if right["status"] == "clean" and findings_of(wrong):
                    return cell, launch, line
    return None


def kept(folder: Path, lab: str) -> dict[str, Any]:
    return json.loads((folder / LIVE / "launches" / f"{lab}.json").read_text())


def test_every_launch_and_every_explorer_is_answered(folder: Path) -> None:
    unanswered = []
    for lab in LABS:
        launches = kept(folder, lab)["launches"]
        assert launches, lab
        for cell, (launch, *_) in launches.items():
            report = examined(launch, [])
            if report["status"] == "bad-input" and "unknown instruction" not in report["error"]:
                unanswered.append((lab, cell, report["error"]))
        for scene in kept(folder, lab)["scenes"].values():
            view = json.loads(explored(json.dumps({"scene": scene, "settings": {}, "serial": 1})))
            unanswered += [] if "<svg" in view["picture"] else [(lab, view["name"])]
    assert not unanswered


def test_a_deleted_fence_is_reported(page, folder: Path) -> None:
    lab = "01_async_proxy"
    chosen = with_a_fence(kept(folder, lab)["launches"])
    assert chosen
    name, launch, line = chosen
    page.goto(f"labs/{lab}/{lab}.html")
    cell = page.locator(f'[data-cell="{name}"]')
    cell.locator(".live-launch > summary").click()
    cell.get_by_role("button", name=f"strike out line {line['line']}:").click()
    cell.get_by_role("button", name="Check").click()
    shown(cell, ".live-report")
    wanted = findings_of(examined(launch, line["ptx_lines"]))
    hazards = cell.locator(".live-hazard").all()
    assert [finding.get_attribute("data-kind") for finding in hazards] == [
        kind for kind, _ in wanted
    ]
    for hazard, (_, at) in zip(hazards, wanted, strict=True):
        assert hazard.get_by_role("button").first.inner_text() == f"line {at}"
    assert not axe.AXE.is_file() or axe.in_both_themes(page) == []


def test_a_deleted_fence_can_be_restored(page, folder: Path) -> None:
    chosen = with_a_fence(kept(folder, "tile_copy")["launches"])
    assert chosen
    name, _, line = chosen
    page.goto("labs/tile_copy/tile_copy.html")
    cell = page.locator(f'[data-cell="{name}"]')
    cell.locator(".live-launch > summary").click()
    cell.get_by_role("button", name=f"strike out line {line['line']}:").click()
    cell.get_by_role("button", name=f"add a statement at line {line['line']}:").click()
    cell.get_by_label("statement", exact=True).select_option("ptx.fence_mbarrier_init()")
    cell.get_by_role("button", name="add below").click()
    cell.get_by_role("button", name="Check").click()
    assert shown(cell, ".live-report").get_attribute("data-status") == "clean"


def test_the_front_page_runs_the_readers_edit(page) -> None:
    page.goto("index.html")
    kernel = page.locator(".live-kernel")
    kernel.get_by_role("button", name=re.compile("add a statement at line .*tile.thread.")).click()
    kernel.get_by_label("statement", exact=True).select_option("ptx.fence_proxy_async_shared_cta()")
    kernel.get_by_role("button", name="add below").click()
    kernel.get_by_role("button", name="Run it in this browser").click()
    assert shown(kernel, ".live-report").get_attribute("data-status") == "clean"


@pytest.mark.parametrize("lab", ["05_swizzles", "07_clusters"])  # every kind of explorer
def test_each_explorer_moves(page, folder: Path, lab: str) -> None:
    scenes = kept(folder, lab)["scenes"]
    page.goto(f"labs/{lab}/{lab}.html")
    explorers = page.locator(".live-explorer").all()
    assert len(explorers) == len(scenes)
    for explorer in explorers:
        explorer.get_by_role("button", name="Make it interactive").click()
        drawn = explorer.locator(".hv-picture")
        shown(explorer, ".hv-picture svg")
        before = drawn.inner_html()
        settings = explorer.locator(".hv-panel input[type=number], .hv-panel input[type=range]")
        setting = next(
            slider for slider in settings.all() if slider.evaluate("one => one.min !== one.max")
        )
        value = int(setting.input_value())
        more = value < int(setting.get_attribute("max"))
        setting.fill(str(value + 1 if more else value - 1))
        page.wait_for_function(
            "([one, before]) => one.innerHTML !== before",
            arg=[drawn.element_handle(), before],
            timeout=FIRST_MS,
        )
    assert not axe.AXE.is_file() or axe.in_both_themes(page) == []


@axe.needed
def test_axe_finds_nothing_where_a_text_was_checked(page) -> None:
    page.goto("docs/check.html")
    page.get_by_label("Example").select_option("A bulk store without its fence")
    page.get_by_role("button", name="Check").click()
    shown(page, ".live-hazard")
    assert axe.in_both_themes(page) == []
