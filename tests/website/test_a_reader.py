"""Actions of a reader who follows a link: search, choose a theme, use the keyboard, follow a report
to its hazard and return to the kernel on hardware.
"""

from __future__ import annotations

import json
import re
import tarfile
from pathlib import Path

import pytest

from docs.site import front, sharing
from docs.site.preview import PREVIEW
from harness.course.exercises.model_answers import model_answer
from tests.website.conftest import ROOT_PATH, Parsed

LAB = "labs/01_async_proxy/01_async_proxy.html"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_four_ways_in_are_in_sight_on_the_front_page(page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("index.html")
    assert page.title() == f"tma-labs: {page.locator('h1').inner_text().rstrip('¶')}"
    boxes = [way.bounding_box() for way in page.locator(".ways li").all()]
    assert len(boxes) == 4 and max(box["y"] + box["height"] for box in boxes) < height


def test_the_navigation_lists_the_labs_around_a_lab(page) -> None:
    entry = page.locator(".sidebar-tree").get_by_role("link", name="07 Clusters")
    page.goto("index.html")
    assert not entry.is_visible()
    page.goto(LAB)
    assert entry.is_visible()


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("fence", "Missing proxy fence"),
        ("hang", "Hangs and deadlocks"),
        ("pipeline", "The pipeline: keep the memory busy"),
        ("cuBLAS", "Measurements"),
    ],
)
def test_search_ranks_first_the_page_that_is_named_so(page, query: str, title: str) -> None:
    page.goto(f"search.html?q={query}")
    page.get_by_text("found").first.wait_for()
    assert page.locator("#search-results li a").first.inner_text() == title


def test_a_hazards_page_shows_its_kernel_once(page) -> None:
    page.goto("docs/hazards/missing-proxy-fence.html")
    page.locator(".live-report").wait_for()
    assert page.get_by_role("main").inner_text().count("def kernel(") == 1


def test_a_listing_is_copied_without_its_line_numbers(page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(LAB)
    page.locator(".cell_input button.copybtn").first.click()
    page.locator("button.copybtn.success").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == page.locator(".cell_input pre").first.evaluate(
        "(pre) => [...pre.childNodes].filter((one) => !one.classList?.contains('linenos'))"
        ".map((one) => one.textContent).join('').trim()"
    )


def test_the_page_of_a_missing_address_finds_its_files_at_any_depth(pages) -> None:
    assert ("base", {"href": f"{ROOT_PATH}/"}) in pages["404.html"].tags


def test_search_finds_a_function_of_ptx(page) -> None:
    page.goto("search.html?q=mbarrier_arrive_expect_tx")
    page.locator("#search-results li a", has_text="Reference").first.wait_for()


def test_the_search_page_has_a_field_of_its_own(page) -> None:
    page.goto("search.html")
    page.locator("article input[name=q]").fill("multicast")
    page.keyboard.press("Enter")
    page.locator("#search-results li a", has_text="Clusters").first.click()
    page.wait_for_url("**/07_clusters.html*")


def test_a_chosen_theme_holds_for_cards_pictures_and_the_next_page(page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("docs/learning.html")
    picture = page.get_by_alt_text(re.compile("The tile explorer"))
    assert ".light." in picture.locator("visible=true").get_attribute("src")
    toggle = page.locator("button.theme-toggle").locator("visible=true")
    while page.evaluate("document.body.dataset.theme") != "dark":
        toggle.click()
    assert ".dark." in picture.locator("visible=true").get_attribute("src")
    page.goto(LAB)
    assert page.evaluate("document.body.dataset.theme") == "dark"
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    # A picture in line has the page's colors.
    ground, back = page.evaluate(
        """() => [getComputedStyle(document.body).backgroundColor,
                  getComputedStyle(document.querySelector('.hv-svg .back')).fill]"""
    )
    assert ground == back


def test_the_keyboard_goes_past_the_navigation(page) -> None:
    page.goto(LAB)
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    assert "skip" in focused.inner_text().lower()
    page.keyboard.press("Enter")
    page.wait_for_url("**/01_async_proxy.html#*")
    page.keyboard.press("Tab")
    page.locator("article :focus").wait_for()


def test_the_keyboard_brings_the_navigation_into_a_small_window(page) -> None:
    page.set_viewport_size({"width": 900, "height": 800})
    page.goto(LAB)
    page.locator(".sidebar-search").focus()
    page.wait_for_function("document.activeElement.getBoundingClientRect().left === 0")
    page.locator("label.toc-overlay-icon:visible, .toc-header-icon:visible").first.click()
    page.locator(".toc-drawer a").nth(1).click()
    page.wait_for_function("!document.getElementById('__toc').checked")


def test_a_report_links_to_its_hazard_and_back_to_the_kernel(page) -> None:
    page.goto(LAB)
    card = page.locator("#break-01-async-proxy-store-without-fence")
    card.get_by_role("link", name="missing-proxy-fence").click()
    page.wait_for_url("**/docs/hazards/missing-proxy-fence.html")
    row = page.locator("tr", has_text="01_async_proxy/store-without-fence")
    assert "20 of 20 runs gave the right output" in row.inner_text()
    row.get_by_role("link").click()
    page.wait_for_url("**/01_async_proxy.html#break-01-async-proxy-store-without-fence")


def test_a_graded_cell_shows_the_skeleton_and_a_right_answers_card(page) -> None:
    page.goto("labs/tile_copy/tile_copy.html")
    answer, check = page.locator("[data-role=answer]"), page.locator("[data-role=check]")
    assert answer.count() == check.count() == 3
    assert "YOUR CODE HERE" in answer.first.inner_text()
    assert answer.first.locator(".cell_output").count() == 0
    assert "✓" in check.first.inner_text()
    model = check.first.locator("details:has(> .highlight)")
    assert model.locator("pre").text_content().strip() == model_answer("first-load")


def test_the_front_page_has_precomputed_verdicts(page, folder: Path) -> None:
    kept = json.loads((folder / "_static" / "live" / "launches" / "front.json").read_text())
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("index.html")
    kernel = page.locator(".live-kernel")
    causes = []
    for version in kept["launches"]["front"]:
        kernel.get_by_role("button", name=version["label"], exact=True).click()
        report = kernel.locator(".live-report")
        assert report.get_attribute("data-status") == version["report"]["status"]
        kinds = [
            hazard.get_attribute("data-kind") for hazard in report.locator(".live-hazard").all()
        ]
        assert kinds == [hazard["kind"] for hazard in version["report"]["hazards"]]
        causes += [[hazard["cause"] for hazard in version["report"]["hazards"]]]
    assert causes == [["no-proxy-fence"], [], ["fence-not-on-path"], ["fence-in-some-threads"]]
    assert not [url for url in fetched if "pyodide" in url or "harness.zip" in url]


def test_a_labs_notebook_and_solution_can_be_downloaded(page) -> None:
    page.goto(LAB)
    for name, ending in (("Download this notebook", ".ipynb"), ("its solution", ".py")):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        assert download.value.suggested_filename == f"01_async_proxy{ending}"


def test_the_course_can_be_downloaded(page) -> None:
    page.goto("index.html")
    with page.expect_download() as download:
        page.get_by_role("link", name="download the course").click()
    with tarfile.open(download.value.path()) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"Makefile", "constraints.txt", "labs/index.ipynb", "solutions/index.py"} <= names


@pytest.mark.parametrize("width", [390, 900])
def test_a_lab_is_read_section_by_section(page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(LAB)
    bar = page.get_by_role("navigation", name="Sections")
    section = bar.get_by_label("Section", exact=True)
    names = section.locator("option").all_inner_texts()
    heads = page.locator("article section > h2")
    assert len(names) == heads.count() + 1
    section.select_option(index=5)
    heads.nth(4).wait_for()
    assert 0 <= heads.nth(4).bounding_box()["y"] < 300
    bar.get_by_role("button", name="next section").click()
    assert 0 <= heads.nth(5).bounding_box()["y"] < 300
    page.evaluate("scrollTo(0, 0)")  # the bar follows the reader
    page.wait_for_function("document.querySelector('.sections select').selectedIndex === 0")
    assert bar.get_by_role("button", name="previous section").is_disabled()


def test_contents_beside_the_text_replace_the_bar(page) -> None:
    page.set_viewport_size({"width": 1440, "height": 800})
    page.goto(LAB)
    page.locator(".toc-drawer").get_by_role("link").first.wait_for()
    assert not page.locator(".sections").is_visible()


def test_a_page_describes_itself_where_it_is_shared(folder: Path, pages: dict[str, Parsed]) -> None:
    for page in pages.values():
        metas = [attributes for tag, attributes in page.tags if tag == "meta"]
        content = {
            meta.get("name") or meta.get("property"): meta["content"]
            for meta in metas
            if "content" in meta
        }
        assert content["description"] and content["og:title"]
        assert any(
            "icon" in attributes.get("rel", "").split()
            for tag, attributes in page.tags
            if tag == "link"
        )
    picture = (folder / "_static" / PREVIEW.name).read_bytes()
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


def test_with_its_address_a_shared_link_has_a_preview() -> None:
    shared = {}
    for address in ("https://example.org/site/", ""):
        tags = sharing.tags("Check PTX", "docs/check", "tma-labs", address)
        shared[bool(address)] = dict(re.findall(r'property="(og:\w+)" content="([^"]*)"', tags))
    assert shared[True]["og:image"] == f"https://example.org/site/_static/{PREVIEW.name}"
    assert shared[True]["og:url"] == "https://example.org/site/docs/check.html"
    assert not {"og:image", "og:url"} & set(shared[False])


def test_with_its_address_the_front_page_links_to_the_source_code() -> None:
    address = "https://example.org/source"
    assert f"]({address})" in front.page(address)
    assert "source code" not in front.page("")
