"""The page that checks any PTX, in a browser, as a reader uses it."""

from __future__ import annotations

import json
import re

import pytest

from docs.site.examining import answer
from tests.page.conftest import PATIENCE_MS
from tests.page.requests import requests

FIRST_S = 300  # until Python has started, on a busy machine
PASTED = [
    name
    for name, request in requests().items()
    if request["file"] == "kernel.ptx" and "struck" not in request and name != "bad-option"
]


def show_all_fields(page) -> None:
    page.locator("details").first.evaluate("(one) => one.open = true")


def fill(page, request: dict) -> None:
    options = request["options"]
    show_all_fields(page)
    page.get_by_label("PTX", exact=True).fill(request["files"]["kernel.ptx"])
    for label, name in (("Entry", "entry"), ("Grid", "grid"), ("Block", "block")):
        page.get_by_label(label, exact=True).fill(options.get(name, ""))
    page.get_by_label("Arguments", exact=True).fill("\n".join(options.get("args", ())))


def check(page) -> None:
    show_all_fields(page)
    page.get_by_label("Limit in seconds").fill(str(FIRST_S))  # the page's is the clock's
    page.get_by_role("button", name="Check").click()
    page.locator(".live-report").wait_for(timeout=FIRST_S * 1000)


def shown(page) -> dict:
    hazards = page.locator(".live-hazard")
    return {
        "kinds": [hazard.get_attribute("data-kind") for hazard in hazards.all()],
        "bytes": {
            output.get_attribute("data-output"): output.get_attribute("data-sha256")
            for output in page.locator("[data-output]").all()
        },
        "errors": page.locator("p.live-error").all_inner_texts(),
    }


def selected(page) -> str:
    return page.evaluate("getSelection().toString()")


@pytest.fixture(scope="module")
def opened(browser, site):
    """A shared page for all pasted texts: Python starts once."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{site}/check.html")
    page.get_by_role("button", name="Check").wait_for()
    return page


def test_pasted_ptx_gets_the_same_verdict_as_in_python(opened):
    for name in PASTED:
        request = requests()[name]
        fill(opened, request)
        check(opened)
        here, there = json.loads(answer(json.dumps(request))), shown(opened)
        hazards = here.get("hazards", ())
        assert there["kinds"] == [hazard["kind"] for hazard in hazards], name
        assert there["bytes"] == {
            output["name"]: output["sha256"] for output in here.get("outputs", ())
        }
        if "error" in here:
            assert there["errors"] == [here["error"].replace("`", "")]
        drawn = opened.locator(".live-copy > div").all_text_contents()
        lines = request["files"]["kernel.ptx"].split("\n")
        assert drawn and "\n".join(drawn) in "\n".join(lines)
        for line in re.findall(r"^PTX line (\d+)", here.get("error", "")):
            opened.get_by_role("button", name=f"go to line {line}").click()
            assert lines[int(line) - 1] == selected(opened)
        for hazard, element in zip(hazards, opened.locator(".live-hazard").all(), strict=True):
            assert hazard["message"].replace("`", "") in element.inner_text()
            place = f"line {hazard['ptx_line']}"
            if hazard["file"]:
                place = f"{hazard['file']}:{hazard['line']} (PTX {hazard['ptx_line']})"
            assert element.get_by_role("button").first.inner_text() == place


def test_nothing_is_fetched_before_the_reader_asks(page, site):
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{site}/check.html")
    page.get_by_role("button", name="Check").wait_for()
    assert not [url for url in fetched if "pyodide/" in url or "harness.zip" in url]
    assert {url.split("/")[2] for url in fetched} == {site.split("/")[2]}


def test_an_example_with_a_bug_goes_to_its_line(page, site):
    page.goto(f"{site}/check.html")
    page.get_by_label("Example").select_option("A bulk store without its fence")
    check(page)
    assert shown(page)["kinds"] == ["missing-proxy-fence"]
    page.locator(".live-hazard button").first.click()
    chosen = selected(page)
    marked = page.locator(".live-copy .live-found-here").all_text_contents()
    assert "cp.async.bulk" in chosen and chosen in marked and len(marked) == 2


def test_the_page_opens_with_a_bug_and_its_report(page, site):
    page.goto(f"{site}/check.html")
    page.locator(".live-report").wait_for()
    assert shown(page)["kinds"] == ["missing-proxy-fence"]
    page.get_by_label("Grid", exact=True).fill("1")  # another launch: the report was not of it
    page.locator(".live-report").wait_for(state="detached")


def test_cuda_c_is_answered_with_the_command_that_compiles_it(page, site):
    page.goto(f"{site}/check.html")
    command = page.get_by_text("nvcc -ptx -arch=sm_90a -lineinfo kernel.cu")
    text = page.get_by_label("PTX", exact=True)
    text.fill("#include <cuda/ptx>\n__global__ void kernel(float *x) { x[0] = 1; }")
    command.wait_for()
    text.fill(".version 8.0\n.target sm_90a\n.address_size 64")
    command.wait_for(state="hidden")


def test_a_link_restores_the_input(page, site):
    page.goto(f"{site}/check.html")
    page.get_by_label("Example").select_option("A tile copy by tensor maps")
    page.get_by_label("Grid", exact=True).fill("2,1")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_label("the link").wait_for()
    page.get_by_text("contains everything that you entered").wait_for()
    link = page.get_by_label("the link").input_value()
    text = page.get_by_label("PTX", exact=True).input_value()
    other = page.context.new_page()
    other.goto(link)
    other.wait_for_function("document.querySelector('[name=grid]')?.value === '2,1'")
    assert other.get_by_label("PTX", exact=True).input_value() == text
    assert "map:f32" in other.get_by_label("Arguments", exact=True).input_value()


# The loop counts to two thousand millions: unlike a loop that changes nothing, no proof ends it,
# and with this limit it runs for hours.
UNENDING = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry counts(.param .u64 out)
{
    .reg .b32 %r;
    .reg .pred %p;
    mov.u32 %r, 0;
AGAIN:
    add.u32 %r, %r, 1;
    setp.lt.u32 %p, %r, 2000000000;
    @%p bra AGAIN;
}
"""


def test_a_check_over_its_time_limit_is_stopped_and_the_page_stays_usable(page, site):
    page.goto(f"{site}/check.html")
    page.get_by_label("Example").select_option("A bulk store with its fence")
    check(page)
    page.get_by_label("PTX", exact=True).fill(UNENDING)
    show_all_fields(page)
    for label, value in (("Entry", "counts"), ("Grid", "1"), ("Block", "1024")):
        page.get_by_label(label, exact=True).fill(value)
    page.get_by_label("Arguments", exact=True).fill("u8[1]")
    page.get_by_label("Limit in seconds").fill("100000")
    page.get_by_role("button", name="Check").click()
    page.get_by_text("schedule 1 of 4").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("Stopped.", exact=True).wait_for()
    page.get_by_label("Example").select_option("A bulk store without its fence")
    check(page)
    assert shown(page)["kinds"] == ["missing-proxy-fence"]


def test_it_works_by_keyboard_alone(page, site):
    page.goto(f"{site}/check.html")
    page.get_by_label("Example").select_option("A bulk store without its fence")
    page.get_by_label("PTX", exact=True).press("Control+Enter")
    page.locator(".live-report").wait_for(timeout=FIRST_S * 1000)
    assert page.locator(".live-hazard").count() == 1


def test_of_a_compilers_text_only_the_lines_in_sight_are_drawn(page, site):
    page.goto(f"{site}/check.html")
    text = page.get_by_label("PTX", exact=True)
    lines = [f"\tmov.u32\t%r{number}, 1;" for number in range(30_000)]
    text.evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }",
        "\n".join(lines),
    )
    drawn = page.locator(".live-copy > div")
    text.evaluate("(field) => field.scrollTo(0, field.scrollHeight)")
    last = page.locator(".live-copy > div:last-child", has_text=lines[-1].strip())
    last.wait_for()
    assert 10 < drawn.count() < 100
    beside = text.evaluate(
        """(field, count) => {
          const style = getComputedStyle(field);
          const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
          const line = (field.scrollHeight - padding) / count;
          return field.getBoundingClientRect().top + field.clientTop
            + parseFloat(style.paddingTop) + (count - 1) * line - field.scrollTop;
        }""",
        len(lines),
    )
    assert abs(last.bounding_box()["y"] - beside) < 1
    page.reload()
    assert text.input_value().split("\n") == lines
