"""A student's hour in JupyterLab, in a real browser."""

from __future__ import annotations

import pytest

from harness.classroom.notebooks import read_text_notebook
from tests.browser.conftest import LAB, ROOT

playwright = pytest.importorskip("playwright.sync_api")
expect = playwright.expect

NOTEBOOK = f"labs/{LAB}/{LAB}.ipynb"
SOLUTION = read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py")
KERNEL, CHECK = "def tile_copy(", 'harness.check("tile-copy"'
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
views.tile_explorer(harness.TensorMap.tiled(gpu.to_device(np.zeros((64, 64), np.float32)), box=(8, 16)))
"""  # noqa: E501


def solution() -> str:
    """The kernel cell of the solution, without nbgrader's marks."""
    (cell,) = (
        cell
        for cell in SOLUTION.cells
        if cell.metadata.get("nbgrader", {}).get("grade_id") == "tile-copy-kernel"
    )
    lines = cell.source.splitlines()
    return "\n".join(line for line in lines if "###" not in line)


def without(line: str, source: str) -> str:
    kept = [one for one in source.splitlines() if line not in one]
    assert len(kept) == len(source.splitlines()) - 1
    return "\n".join(kept)


def begin(lab) -> None:
    """Open the lab and run its first cells."""
    lab.open(NOTEBOOK)
    first = lab.run("Kernels of this notebook run on")
    expect(first).to_contain_text("emulator")
    lab.run("x_map = harness")


def test_the_index_opens_first_and_leads_to_the_labs(lab):
    lab.start_page()
    lab.wait_for("labs/index.ipynb")
    lab.page.locator(f".jp-RenderedMarkdown a[href*={LAB}]").first.click()
    lab.wait_for(NOTEBOOK)
    expect(lab.page.locator("h1", has_text="Tile copy")).to_be_visible()


def test_a_wrong_kernel_is_shown_its_line_and_a_mended_one_passes(lab):
    begin(lab)
    index = lab.cells.all_inner_texts().index(lab.cell(KERNEL).inner_text())
    lab.write_and_run(index, without("fence_proxy_async_shared_cta()", solution()))
    check = lab.run(CHECK)
    card = check.locator(".jp-OutputArea-output section").first
    expect(card).to_contain_text("missing-proxy-fence")
    expect(card).to_contain_text("cp_async_bulk_tensor_2d_shared_to_global")  # her own line
    lab.write_and_run(index, solution())
    check = lab.run(CHECK)
    expect(check.locator(".jp-OutputArea")).not_to_contain_text("missing-proxy-fence")
    expect(check.locator(".jp-OutputArea")).to_contain_text("5 of 5")


def test_a_kernel_that_hangs_ends_and_the_notebook_goes_on(lab):
    begin(lab)
    index = lab.cells.all_inner_texts().index(lab.cell(KERNEL).inner_text())
    hung = lab.write_and_run(index, HANGS)
    expect(hung.locator(".jp-OutputArea")).to_contain_text("KernelHung")
    again = lab.run("x_map = harness")
    expect(again.locator(".jp-OutputArea")).not_to_contain_text("Error")


def test_an_explorer_moves(lab):
    begin(lab)
    index = lab.cells.all_inner_texts().index(lab.cell(KERNEL).inner_text())
    cell = lab.write_and_run(index, EXPLORER)
    picture = cell.locator(".hv-picture")
    expect(picture.locator("svg")).to_be_visible(timeout=30_000)
    assert picture.get_attribute("aria-label")
    swizzle = cell.get_by_role("combobox", name="swizzle")
    shown = picture.inner_html()
    swizzle.select_option("64B")
    expect(picture).not_to_have_js_property("innerHTML", shown)
    shown = picture.inner_html()
    picture.focus()
    lab.page.keyboard.press("ArrowRight")  # the keyboard does what the mouse does
    expect(picture).not_to_have_js_property("innerHTML", shown)


def test_validate_says_which_check_fails(lab):
    lab.open(NOTEBOOK)
    lab.page.get_by_role("button", name="Validate").or_(
        lab.page.locator("jp-button, button", has_text="Validate")
    ).first.click()
    dialog = lab.page.locator(".jp-Dialog")
    expect(dialog).to_contain_text("failed", ignore_case=True, timeout=180_000)
    expect(dialog).to_contain_text("tile-copy")
