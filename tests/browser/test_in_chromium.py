"""JupyterLab, Notebook 7 and nbgrader in a real browser. The tests share a server."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from matplotlib.image import imread

from harness.classroom.course.notebooks import read_text_notebook
from harness.course.views.cards.markup import WIDER_THAN_A_PHONE
from tests.browser import looks
from tests.browser.conftest import kept_if_it_fails
from tests.browser.lab_page import LabPage
from tests.browser.serving import LAB, MOMENTS_MS, ROOT, STARTED_MS, STUDENT

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.thorough  # starts servers, and a browser

INDEX, NOTEBOOK = "labs/index.ipynb", f"labs/{LAB}/{LAB}.ipynb"
FIRST, MAP, KERNEL = "Kernels of this notebook run on", "x_map = harness", "def tile_copy("
CHECK = 'harness.check("tile-copy"'
HANGS = """\
@cuda.jit
def never_arrives(out):
    bar = cuda.shared.array(1, np.uint64)
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)

gpu.launch(never_arrives, grid=1, block=32, args=(x,))
"""
EXPLORER = """\
from harness import views
matrix = gpu.to_device(np.zeros((64, 64), np.float32))
views.tile_explorer(harness.TensorMap.tiled(matrix, box=(8, 16)))
"""


@pytest.fixture(scope="module")
def solution() -> str:
    """The kernel cell of the solution, without nbgrader's marks."""
    (cell,) = (
        cell
        for cell in read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py").cells
        if cell.metadata.get("nbgrader", {}).get("grade_id") == "tile-copy-kernel"
    )
    return "\n".join(line for line in cell.source.splitlines() if "###" not in line)


HOLDS = """\
import time
from pathlib import Path

from harness.course import checking

asks = checking.ask

def ask_when_told(*given, **options):
    while not Path({told!r}).exists():
        time.sleep(0.05)
    return asks(*given, **options)

checking.ask = ask_when_told
"""


def without(line: str, source: str) -> str:
    kept = [kept_line for kept_line in source.splitlines() if line not in kept_line]
    assert len(kept) == len(source.splitlines()) - 1
    return "\n".join(kept)


@dataclass(frozen=True)
class Begun:
    """The lab with its first cells run, and three of its cells. Tests that write into them share
    it, as a student's attempts share a page and a kernel."""

    lab: LabPage
    map: Any
    kernel: Any
    check: Any


@pytest.fixture(scope="module")
def shared(context) -> Begun:
    lab = LabPage(context.new_page())
    lab.open(NOTEBOOK)
    expect(lab.run(lab.cell(FIRST))).to_contain_text("emulator")
    begun = Begun(lab, lab.cell(MAP), lab.cell(KERNEL), lab.cell(CHECK))
    lab.run(begun.map)
    return begun


@pytest.fixture
def begun(shared: Begun, served, request: pytest.FixtureRequest) -> Iterator[Begun]:
    with kept_if_it_fails(shared.lab.page, served, request):
        yield shared


def test_the_index_opens_first_and_leads_to_a_lab(lab):
    lab.start()
    lab.wait_for(INDEX)
    lab.notebook.get_by_role("link", name="Tile copy").click()
    lab.wait_for(NOTEBOOK)
    expect(lab.notebook.get_by_role("heading", level=1)).to_contain_text("Tile copy")


def test_a_wrong_kernel_shows_its_line_and_the_fixed_kernel_passes(begun, solution):
    lab, kernel, check = begun.lab, begun.kernel, begun.check
    lab.write_and_run(kernel, without("fence_proxy_async_shared_cta()", solution))
    card = lab.run(check).get_by_label("Result of the check")
    expect(card).to_contain_text("missing-proxy-fence")
    expect(card).to_contain_text("cp_async_bulk_tensor_2d_shared_to_global")  # her own line
    expect(card).to_contain_text("2 of 5 points")
    lab.write_and_run(kernel, solution)
    card = lab.run(check).get_by_label("Result of the check")
    expect(card).to_contain_text("5 of 5 points")
    expect(card).not_to_contain_text("missing-proxy-fence")


def test_a_progress_line_is_replaced_by_its_card(begun, solution, tmp_path):
    """The judge is held until the progress line has been seen, since a fast machine would show it
    too briefly.
    """
    lab, check, signal = begun.lab, begun.check, tmp_path / "told"
    lab.write_and_run(begun.kernel, f"{HOLDS.format(told=str(signal))}\n{solution}")
    check.locator(".cm-content").click()
    lab.page.keyboard.press("Control+Enter")
    line = check.locator(".jp-OutputArea").get_by_role("status")
    expect(line).to_contain_text("tile-copy: compiled; the judge tries", timeout=60_000)
    for theme in ("JupyterLab Dark", "JupyterLab Light"):
        lab.choose_theme(theme)
        assert looks.faint_text(line) == [], theme
    signal.touch()
    card = check.locator(".jp-OutputArea").get_by_label("Result of the check")
    expect(card).to_contain_text("5 of 5 points", timeout=60_000)
    expect(line).to_have_count(0)


def test_a_hanging_kernel_ends_and_the_notebook_stays_usable(begun):
    lab = begun.lab
    expect(lab.write_and_run(begun.kernel, HANGS)).to_contain_text("KernelHung")
    again = lab.run(begun.map)
    expect(again).to_contain_text("TensorMap")
    expect(again).not_to_contain_text("Error")


def test_an_explorer_responds_to_controls_and_the_keyboard_reaches_each(begun):
    lab = begun.lab
    shown = lab.write_and_run(begun.kernel, EXPLORER)
    explorer = shown.locator("section.hv")
    picture = explorer.locator(".hv-picture svg")
    expect(picture).to_be_visible()
    expect(shown.locator(".hv-still")).to_be_hidden()  # the still is for pages without a kernel
    before = picture.inner_html()
    explorer.get_by_role("combobox", name="swizzle").select_option("64B")
    expect(picture).not_to_have_js_property("innerHTML", before)
    moved, words = picture.inner_html(), picture.get_attribute("aria-label")
    explorer.locator(".hv-picture").focus()
    lab.page.keyboard.press("ArrowRight")
    expect(picture).not_to_have_js_property("innerHTML", moved)
    expect(picture).not_to_have_attribute("aria-label", words)  # the new place
    controls = explorer.locator("input, select, button, .hv-picture")
    controls.first.focus()
    assert controls.count() > 5
    for number in range(controls.count()):
        expect(controls.nth(number)).to_be_focused()
        lab.page.keyboard.press("Tab")


def test_the_pictures_of_a_speed_card_follow_the_theme(begun):
    lab = begun.lab
    shown = lab.write_and_run(begun.kernel, "harness.recorded_speed('tile-copy-large')")
    picture = shown.locator("img").first

    def ground():
        """Return red, green and blue of the picture's corner, from 0 to 1."""
        picture.scroll_into_view_if_needed()
        return imread(io.BytesIO(picture.screenshot()))[4, 4, :3]

    def is_dark():
        return max(ground()) < 0.13

    assert min(ground()) > 0.9
    try:
        lab.choose_theme("JupyterLab Dark")
        deadline = time.monotonic() + MOMENTS_MS / 1e3
        while not is_dark():  # the page's own transition comes after the choice
            assert time.monotonic() < deadline
    finally:
        lab.choose_theme("JupyterLab Light")


def test_notebook_7_shows_the_card_and_an_explorer(lab):
    lab.open_in_notebook_7(NOTEBOOK)
    for cell in (FIRST, MAP, KERNEL):
        lab.run(lab.cell(cell))
    expect(lab.run(lab.cell(CHECK)).get_by_label("Result of the check")).to_be_visible()
    shown = lab.write_and_run(lab.cell(KERNEL), EXPLORER)
    expect(shown.locator("section.hv .hv-picture svg")).to_be_visible()


def test_validate_names_the_check_that_fails(lab):
    lab.open(NOTEBOOK)
    lab.page.get_by_role("button", name="Validate", exact=True).click()
    dialog = lab.page.locator(".jp-Dialog")
    expect(dialog).to_contain_text("Validation Results", timeout=STARTED_MS)
    expect(dialog).to_contain_text("The following cell failed")
    expect(dialog).to_contain_text(CHECK)


def test_formgrader_lists_a_graded_submission_and_shows_its_card(lab):
    lab.open(INDEX)
    lab.choose("Nbgrader", "Formgrader")
    formgrader = lab.page.frame_locator("iframe[src*=formgrader]")
    row = formgrader.get_by_role("row").filter(has_text=LAB)
    expect(row).to_contain_text("draft", timeout=STARTED_MS)
    row.get_by_role("link", name="1", exact=True).click()
    row = formgrader.get_by_role("row").filter(has_text=STUDENT)
    expect(row).to_contain_text("11 / 16")
    formgrader.get_by_role("link", name="Manual Grading").click()
    for way in (f"/gradebook/{LAB}", f"/gradebook/{LAB}/{LAB}"):
        formgrader.locator(f"#main-table a[href$='{way}']").click()
    formgrader.get_by_role("link", name="Submission #1").click()
    card = formgrader.get_by_label("Result of the check").filter(has_text="tile-copy").first
    expect(card).to_contain_text("missing-proxy-fence")
    frame = next(frame for frame in lab.page.frames if "/formgrader/submissions/" in frame.url)
    lab.page.goto(frame.url)
    lab.page.set_viewport_size({"width": 390, "height": 900})
    assert looks.too_wide(lab.page) <= 0
    assert lab.page.locator("nav.navbar").evaluate("e => getComputedStyle(e).position") == "static"
    folded = lab.page.get_by_label("Result of the check").locator("summary").first
    assert folded.evaluate("e => getComputedStyle(e).display") == "list-item"  # a mark


def test_feedback_shows_the_judges_card(page, served):
    page.goto((served.course.root / "feedback" / STUDENT / LAB / f"{LAB}.html").as_uri())
    card = page.get_by_label("Result of the check").filter(has_text="tile-copy").first
    expect(card).to_contain_text("missing-proxy-fence")
    faint = looks.faint_text_by_ground(page)
    assert len(faint) == 2 and not any(faint.values())
    for width in looks.WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert looks.too_wide(page) <= 0
        broken = [word for word, element in looks.broken_words(page) if element == "CODE"]
        assert not [word for word in broken if len(word) < WIDER_THAN_A_PHONE]
