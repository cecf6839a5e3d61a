"""A day of a class on JupyterHub: three students and an instructor, with real accounts and a real
browser.

The tests are the hours of the day, in order.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from harness.classroom.course.notebooks import grade_id, read_text_notebook
from tests.browser.lab_page import LabPage
from tests.browser.serving import MOMENTS_MS, STARTED_MS
from tests.hub.conftest import KEPT, Hub
from tests.hub.machine import INSTRUCTOR, PASSWORD, STUDENTS
from tests.hub.page import ROOT, commands

expect = pytest.importorskip("playwright.sync_api").expect

LAB = "tile_copy"
NOTEBOOK = f"{LAB}/{LAB}.ipynb"
ADA, BEN, EVE = STUDENTS  # right; without a fence; hostile
COURSE, EXCHANGE = "/srv/tma-course", "/srv/tma-exchange"
HOMES = "/home"
GRADING_S = 600.0
COMMENT = "Say which of the two fences, next time."
# Ben's and Eve's edits of the notebook that they fetched: Python code that they run.
HAND_IN = """
import json, sys
path = "tile_copy/tile_copy.ipynb"
answers = json.load(sys.stdin)
notebook = json.load(open(path))
for cell in notebook["cells"]:
    source = answers.get(cell["metadata"].get("nbgrader", {}).get("grade_id"))
    if source is not None:
        cell["source"] = source
json.dump(notebook, open(path, "w"))
"""
# She finds nothing of the others' submissions, of solutions or of the gradebook, here or in
# grading.
EVES = """
import glob, os
places = ["/srv/tma-course", "/srv/tma-exchange/tma-labs/inbound", "/home"]
found = [name for place in places for name in glob.glob(place + "/*/*", recursive=True)]
print("EVE FOUND", [name for name in found if "/eve" not in name])
"""


@pytest.fixture(scope="module")
def answers() -> dict[str, str]:
    """Return the solution's cells by id."""
    cells = read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py").cells
    return {
        name: "\n".join(line for line in cell.source.splitlines() if "###" not in line)
        for cell in cells
        if (name := grade_id(cell)) and cell.metadata["nbgrader"]["solution"]
    }


@contextmanager
def logged_in(browser, hub: Hub, name: str, password: str = PASSWORD) -> Iterator:
    """Log in with a separate browser, and return the first page."""
    context = browser.new_context(viewport={"width": 1400, "height": 1000}, base_url=hub.url)
    context.set_default_timeout(MOMENTS_MS)
    page = context.new_page()
    try:
        page.goto("/hub/login")
        page.get_by_label("Username").fill(name)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Sign in").click()
        yield page
    except BaseException:
        page.screenshot(path=KEPT / f"{name}.png")
        raise
    finally:
        context.close()


@contextmanager
def at_work(browser, hub: Hub, name: str) -> Iterator[LabPage]:
    """Open the user's JupyterLab, which the hub starts."""
    with logged_in(browser, hub, name) as page:
        page.wait_for_url("**/lab*", timeout=STARTED_MS)
        yield LabPage(page, prefix=f"/user/{name}")


def type_in_the_courses_terminal(page, hub: Hub, block: str) -> None:
    """Type the commands of the page's block word for word, and wait for each."""
    page.goto("/services/course/lab?reset")
    page.get_by_role("menuitem", name="File", exact=True).click(timeout=STARTED_MS)
    page.locator(".lm-Menu-itemLabel").get_by_text("New", exact=True).click()
    page.locator(".lm-Menu-itemLabel").get_by_text("Terminal", exact=True).click()
    expect(page.locator(".jp-Terminal .xterm-screen")).to_be_visible()
    page.locator(".jp-Terminal").click()
    mark = f"{COURSE}/.typed"
    for command in [*commands(block), f"echo $? > {mark}"]:
        page.keyboard.type(command)
        page.keyboard.press("Enter")
    begun = time.monotonic()
    while not hub.inside(mark).exists():
        assert time.monotonic() - begun < GRADING_S, block
        time.sleep(0.2)
    hub.inside(mark).unlink()
    page.screenshot(path=KEPT / f"{block}.png")


def list_of_assignments(lab: LabPage):
    """Open nbgrader's list of assignments."""
    lab.page.goto(f"{lab.prefix}/lab?reset")
    lab.page.get_by_role("menuitem", name="Nbgrader", exact=True).click(timeout=STARTED_MS)
    lab.page.get_by_role("menuitem", name="Assignment List", exact=True).click()
    return lab.page.locator("#nbgrader-assignment-list, .nbgrader-mainarea, body").last


def test_unknown_users_and_wrong_passwords_are_refused(browser, hub):
    for name, password in ((ADA, "guessed"), ("root", PASSWORD), ("tma-grader", PASSWORD)):
        with logged_in(browser, hub, name, password) as page:
            expect(page.locator("body")).to_contain_text("Invalid username or password")


def test_the_instructor_releases_a_lab(browser, hub):
    with logged_in(browser, hub, INSTRUCTOR) as page:
        type_in_the_courses_terminal(page, hub, "hand-out")
    assert hub.inside(f"{EXCHANGE}/tma-labs/outbound/{LAB}/{LAB}.ipynb").is_file()


def test_a_student_fetches_solves_validates_and_submits(browser, hub, answers):
    with at_work(browser, hub, ADA) as lab:
        list_of_assignments(lab)
        lab.page.get_by_role("button", name="Fetch", exact=True).click()
        expect(lab.page.locator("#fetched_assignments_list")).to_contain_text(LAB)
        lab.open(NOTEBOOK)
        for name in ("first-load-kernel", "tile-copy-kernel", "tile-copy-large-kernel"):
            function = name.removesuffix("-kernel").replace("-", "_")
            lab.write(lab.cell(f"def {function}("), answers[name])
        lab.answer("YOUR ANSWER HERE", "A proxy fence orders them; a block barrier alone does not.")
        lab.page.keyboard.press("Control+S")
        lab.page.get_by_role("button", name="Validate", exact=True).click()
        dialog = lab.page.locator(".jp-Dialog")
        expect(dialog).to_contain_text("Validation Results", timeout=STARTED_MS)
        expect(dialog).to_contain_text("passes all the tests")
        dialog.get_by_role("button").last.click()
        list_of_assignments(lab)
        lab.page.get_by_role("button", name="Submit", exact=True).click()
        expect(lab.page.locator("#submitted_assignments_list")).to_contain_text(LAB)
        assert lab.page.get_by_role("menuitem", name="Formgrader").count() == 0


def test_two_more_submit_from_their_terminals(hub, answers):
    right = answers["tile-copy-kernel"]
    unfenced = re.sub(r".*fence_proxy_async_shared_cta\(\)\n", "", right)
    assert unfenced != right
    for name, handed_in in ((BEN, unfenced), (EVE, EVES + right)):
        fetched = hub.run_as(name, f"nbgrader fetch_assignment {LAB}")
        assert fetched.returncode == 0, fetched.stderr
        done = hub.run_as(
            name, f"python -c '{HAND_IN}' && nbgrader submit {LAB}",
            input=json.dumps({"tile-copy-kernel": handed_in}),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


def test_the_instructor_collects_and_grades(browser, hub):
    with logged_in(browser, hub, INSTRUCTOR) as page:
        type_in_the_courses_terminal(page, hub, "grade")
    lines = hub.inside(f"{COURSE}/grading/{LAB}/done.jsonl").read_text().splitlines()
    earned = {row["student"]: row["earned"] for row in map(json.loads, lines)}
    assert earned == {ADA: 14.0, BEN: 2.0, EVE: 5.0}
    eves = hub.inside(f"{COURSE}/autograded/{EVE}/{NOTEBOOK}").read_text()
    assert "EVE FOUND []" in eves


def test_the_instructor_comments_and_releases_feedback(browser, hub):
    with logged_in(browser, hub, INSTRUCTOR) as page:
        for number in range(1, 1 + len(STUDENTS)):  # nameless, and in an order of Formgrader's
            page.goto(f"/services/course/formgrader/gradebook/{LAB}/{LAB}")
            page.get_by_role("link", name=f"Submission #{number}").click()
            cards = page.get_by_label("Result of the check")
            expect(cards).to_have_count(3)
            if "7 of 7 points" in cards.last.inner_text():
                break
        expect(cards.nth(1)).to_contain_text("5 of 5 points")
        # Formgrader fills the fields, and listens to them, once it has loaded grades and comments.
        page.wait_for_function("formgrader.grades?.loaded && formgrader.comments?.loaded")
        question = page.locator(".nbgrader_cell").filter(has_text="A proxy fence orders them")
        for kept_at, field, value in (
            ("/api/comment/", "textarea.comment", COMMENT),
            ("/api/grade/", "input.score", "1"),
        ):
            with page.expect_response(
                lambda answer, at=kept_at: at in answer.url and answer.request.method == "PUT"
            ):
                question.locator(field).fill(value)
                question.locator(field).press("Tab")
        page.goto("/services/course/formgrader/manage_assignments")
        for button in ("generate-feedback", "release-feedback"):
            row = page.get_by_role("row").filter(has_text=LAB)
            row.locator(f".{button} a").click()
            modal = page.locator("#success-modal")
            expect(modal).to_contain_text("Success", timeout=STARTED_MS)
            modal.get_by_role("button", name="OK").click()
            expect(modal).to_have_count(0)


def test_the_student_reads_the_card_and_the_comment(browser, hub):
    with at_work(browser, hub, ADA) as lab:
        list_of_assignments(lab)
        lab.page.get_by_role("button", name="Fetch Feedback", exact=True).click()
        expect(lab.page.locator("#submitted_assignments_list")).to_contain_text("view feedback")
        (page,) = hub.inside(f"{HOMES}/{ADA}/{LAB}").glob(f"feedback/*/{LAB}.html")
        lab.page.goto(f"{lab.prefix}/files/{LAB}/feedback/{page.parent.name}/{page.name}")
        expect(lab.page.get_by_label("Result of the check").nth(1)).to_contain_text("5 of 5 points")
        expect(lab.page.locator("body")).to_contain_text(COMMENT)


def test_a_student_cannot_read_other_files(browser, hub):
    with logged_in(browser, hub, EVE) as page:
        for place in (f"/user/{ADA}/lab", "/services/course/formgrader"):
            assert page.goto(place).status == 403
    listing = hub.run_as(
        EVE, f"ls {COURSE} {EXCHANGE}/tma-labs/inbound {EXCHANGE}/tma-labs/feedback ~{ADA}"
    )
    assert not listing.stdout and listing.stderr.count("Permission denied") == 4
