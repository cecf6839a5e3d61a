"""The card: its text, that it escapes everything, and that text and symbol show the status."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from harness.course.judge.verdict import (
    Assembly,
    BenchmarkFigures,
    Comparison,
    HazardReport,
    Problem,
    PropertyVerdict,
    RunRecord,
    Verdict,
    WrongElement,
    WrongOutput,
    listed_sizes,
    size_of,
)
from harness.course.views.cards import html as card
from harness.course.views.cards import wording
from harness.course.views.cards.markup import Compared, breakable, inline
from harness.sanitizer.emulator.findings import Severity

EVIL = "<script>alert('x')</script> \"&"
RUN = RunRecord("emulator", "late-copies", (8, 12), "wrong", 1, 3.0)
NAN = math.nan
WRONG = WrongOutput(
    output="dst",
    dtype="float32",
    shape=(8, 12),
    index=(5, 6),
    expected=0.1,
    got=2.5,
    tile=(1, 1),
    tile_shape=(4, 4),
    wrong_elements=2,
    unwritten_elements=1,
    total_elements=96,
    pattern="Right values are in wrong places: `dst[5, 6]` holds what belongs at `[6, 5]`.",
    where="row 5",
    first=(WrongElement((5, 6), 0.1, 2.5, False), WrongElement((5, 7), 1.0, NAN, True)),
    tiles=((0, 0, 0), (0, 1, 3)),
)
HAZARD = HazardReport(
    kind="missing-proxy-fence",
    severity="error",
    message=f"May read the old bytes. {EVIL}",
    line=12,
    source=f"store(dst) # {EVIL}",
    file="lab.py",
    other_line=9,
    other_source="tile[i] += i",
    threads=((0, 3),),
    schedules=("lockstep", "late-copies"),
    shapes=((8, 12),),
    hints=("Look there.", "A fence is missing.", f"`ptx.fence_proxy_async() {EVIL}`"),
)
FAILED = Verdict(
    exercise="tile-copy",
    title=f"Tile copy {EVIL}",
    seed=42,
    device="emulator",
    shapes=((8, 12), (12, 8)),
    schedules=("lockstep", "late-copies"),
    properties=(
        PropertyVerdict("correct", "failed", 0.0, 2.0, "2 of 96 elements are wrong"),
        PropertyVerdict("synchronized", "failed", 0.0, 3.0, f"hazards: {EVIL}"),
        PropertyVerdict("fast", "not-measured", 2.0, 2.0, "not measured here: no Hopper GPU"),
    ),
    runs=(replace(RUN, outcome="right"), RUN),
    wrong=WRONG,
    wrong_run=RUN,
    wrong_hints=("Which tile?",),
    hazards=(HAZARD,),
    problems=(Problem("hang", f"all wait\n  on the mbarrier {EVIL}", "emulator", ("Count.",)),),
    benchmark=BenchmarkFigures(
        (16384, 8192), 2**30, 30, 300.0, 240.0, 3579.1, 4473.9, 0.8, EVIL, EVIL, EVIL
    ),
    rungs=((0.5, 1.0), (0.8, 2.0)),
    assembly=Assembly(32, 1024, 0, (EVIL,)),
    notes=(f"a note {EVIL}",),
    elapsed_s=1.25,
)
PASSED = Verdict(
    exercise="tile-copy",
    seed=1,
    device="emulator",
    properties=(PropertyVerdict("correct", "passed", 2.0, 2.0, "all right"),),
    runs=(RUN,),
)


class Checker(HTMLParser):
    """Collects the text and checks that every tag is closed in order and belongs to the card."""

    allowed = (
        *("section", "div", "span", "strong", "code", "details", "summary", "br", "wbr"),
        *("pre", "table", "caption", "thead", "tbody", "tr", "th", "td", "img", "style"),
    )
    # A picture's dark form in a dark theme, and both of its narrow layout. Without them, the card
    # says and shows the same.
    _put = r" { content: url\('data:image/svg\+xml;base64,[\w+/=]+'\); }"
    _dark = rf"\[data-jp-theme-light=false\] \.hv-\w{{12}}{_put}"
    theme = re.compile(
        rf"{_dark}(@container \(max-width: \d+px\) {{ \.hv-\w{{12}}{_put} {_dark} }})?"
    )

    def __init__(self, source: str):
        super().__init__()
        self.open, self.text, self.attributes = [], [], []
        self.feed(source)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        assert tag in self.allowed, tag
        self.attributes += attrs
        if tag not in ("br", "wbr", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag in ("img", "wbr") or self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "style":
            assert self.theme.fullmatch(data), data[:80]
        else:
            self.text.append(data)


def test_everything_is_escaped_and_well_formed():
    source = card.html(FAILED)
    compared = Compared("a = '<script>'", "b = '</pre>'")
    assert {"a = '<script>'", "b = '</pre>'"} <= {
        *Checker(card.html(PASSED, answers=compared)).text
    }
    assert "<script" not in source
    seen = Checker(source)
    assert "".join(seen.text).count("<script>alert('x')</script>") >= 8
    known = {"style", "scope", "role", "aria-label", "alt", "src", "class", "tabindex"}
    assert {name for name, _ in seen.attributes} <= known
    sources = [value for name, value in seen.attributes if name == "src"]
    assert all(address.startswith("data:image/svg+xml;base64,") for address in sources)
    assert not [value for _, value in seen.attributes if "{" in value]


def test_the_text_of_a_failed_card():
    text = "".join(Checker(card.html(FAILED)).text)
    for words in (
        "The kernel hung",
        "2 of 7 points",
        "✗ failed",
        "– not measured",
        "not measured here: no Hopper GPU",
        "Right values are in wrong places: dst[5, 6] holds what belongs at [6, 5].",
        "First wrong elements of dst: [5, 6] expected 0.1, got 2.5; [5, 7] expected 1.0, it was",
        "2 of 96 elements of dst are wrong (row 5); 1 was never written.",
        "tiles of dst, 4×4 elements each",
        "···",
        "·✗—",
        "wrong on 1 of 2 runs",
        "line 12",
        "line 9",
        "tile[i] += i",
        "every schedule",
        "block 0, thread 3",
        "Hint 3 of 3",
        "0.80 of it",
        "3.58 TB/s",
        "32 registers per thread",
        'harness.check(…, seed=42, device="emulator")',
        "its points are credited",
    ):
        assert words in text


def test_the_plain_text_of_a_failed_card():
    text = card.text(FAILED)
    for words in (
        "tile-copy: The kernel hung (2 of 7 points)",
        "✗ correct",
        "– fast",
        "`dst[5, 6]` holds what belongs at `[6, 5]`",
        "line   12 | store(dst)",
        "line    9 | tile[i] += i",
        "\n    ···\n    ·✗—",
        "hint: Look there.",
        "0.80 of it",
        "on the mbarrier",
        'again: harness.check(…, seed=42, device="emulator")',
    ):
        assert words in text


def test_severities_differ_by_more_than_color():
    def opened(severity):
        shown = card.html(
            replace(FAILED, problems=(), hazards=(replace(HAZARD, severity=severity),))
        )
        box = re.search(rf"<div style='([^']*)'><div>(\S+) [^(]*\({severity}\)", shown)
        return box and ("dashed" in box[1], box[2])

    assert opened("formal") == opened("warning")
    assert all(a != b for a, b in zip(opened("error"), opened("formal"), strict=True))


def test_a_named_severity_is_explained():
    explanations = set()
    for severity, costs in itertools.product(Severity, (True, False)):
        hazard = replace(HAZARD, severity=severity.value, costs=costs)
        explanation = wording.severity(hazard)
        explanations.add(explanation)
        verdict = replace(FAILED, problems=(), hazards=(hazard,))
        above_the_fold = card.html(verdict).partition("Why, and where it was seen")[0]
        assert (explanation in above_the_fold) == (severity is not Severity.ERROR)
        assert explanation in card.html(verdict) and explanation in card.text(verdict)
    assert len(explanations) == 2 * len(Severity)


def test_a_card_explains_severities_and_shows_a_note_once():
    """In the order of the card, which is not that of the verdict."""
    other = replace(HAZARD, line=31, severity="formal", note="The rule of the store.")
    first = replace(HAZARD, note="The rule.")
    free = replace(first, line=29, costs=False)
    every = (free, first, replace(first, line=30), other)
    verdict = replace(FAILED, problems=(), hazards=every)
    for shown in (card.html(verdict), card.text(verdict)):
        assert {shown.count(wording.severity(hazard)) for hazard in every} == {1}
    html = card.html(verdict)
    assert html.count("The rule.") == html.count("The rule of the store.") == 1
    assert html.index("The rule.") < html.index("line 30")
    assert html.count("Why, and where it was seen") == 3
    assert html.count(">Where it was seen<") == 2  # line 30, and the values


def test_a_card_has_the_ids_of_the_causes_of_wrong_values():
    wrong = replace(WRONG, causes=("input-shifted", "wrong-by-factors"))
    shown = card.html(replace(FAILED, wrong=wrong))
    assert "input-shifted" in shown and "wrong-by-factors" in shown


def test_a_passed_card_is_short():
    assert "All passed" in card.html(PASSED) and "2 of 2 points" in card.html(PASSED)
    assert card.text(PASSED).splitlines()[0] == "tile-copy: All passed (2 of 2 points)"
    assert "Hint" not in card.html(PASSED)


def test_unmeasured_speed_is_not_a_failure_in_the_headline():
    fast = PropertyVerdict("fast", "not-measured", 2.0, 2.0, "not measured here: no Hopper GPU")
    verdict = replace(PASSED, properties=(*PASSED.properties, fast))
    assert "All that can be measured here passed" in card.text(verdict)


def test_a_card_without_anything_run_does_not_offer_to_repeat_it():
    verdict = Verdict("tile-copy", problems=(Problem("compile-error", "line 3: no"),))
    assert "The kernel does not compile" in card.html(verdict)
    assert "How was this checked" not in card.html(verdict)
    assert "again:" not in card.text(verdict)


def test_a_long_message_is_folded_without_loss():
    long = "\n".join(f"thread {i} waits <b>" for i in range(40))
    verdict = Verdict("tile-copy", problems=(Problem("hang", long),))
    text = "".join(Checker(card.html(verdict)).text)
    assert "and 37 more lines" in text and "thread 39 waits <b>" in text
    assert "... and 31 more lines" in card.text(verdict)
    assert "thread 39" not in card.text(verdict)


def test_an_output_never_written_at_all_has_no_tile_to_look_at():
    nothing = replace(WRONG, wrong_elements=96, unwritten_elements=96)
    verdict = replace(FAILED, wrong=nothing)
    for shown in (card.text(verdict), "".join(Checker(card.html(verdict)).text)):
        assert "not one of 96 elements." in shown
        assert "First wrong element" not in shown


def test_the_explanation_of_wrong_values_is_above_them():
    """A hang first, then the hazards; hazards without cost, or that no hardware is known to show,
    follow the values.
    """
    formal = replace(HAZARD, severity="formal")
    shown = list(replace(FAILED, hazards=(HAZARD, formal)).findings)
    assert shown == [FAILED.problems[0], HAZARD, WRONG, formal]
    assert FAILED.headline == "all wait"
    message = (
        "copy does not compile.\nthe cell, line 3:\n    x[0] = n / 2\n/ gives a float. So use //."
    )
    reason = "/ gives a float."
    compiled = replace(FAILED, problems=(Problem("compile-error", message, headline=reason),))
    assert compiled.headline == "/ gives a float."
    assert replace(FAILED, problems=()).headline == "May read the old bytes."
    only_wrong = replace(FAILED, problems=(), hazards=(formal,))
    assert only_wrong.headline == WRONG.pattern
    missing = replace(only_wrong, hazards=(), wrong=None)
    assert missing.headline == missing.properties[0].reason


def test_identical_tiles_get_no_picture():
    alike = replace(FAILED, wrong=replace(WRONG, tiles=((2, 2), (2, 2))))
    assert "<caption" not in card.html(alike) and "tiles of" not in card.text(alike)


def test_an_unknown_status_of_a_problem_speaks_for_itself():
    assert "TensorMapError" in card.html(Verdict("x", problems=(Problem("TensorMapError", "m"),)))


def test_a_product_is_reported_in_tflops_beside_cublas():
    figures = replace(
        FAILED.benchmark, flops=300_000_000_000, kernel_us=500.0, library_us=400.0, library="cuBLAS"
    )
    line = wording.speed(figures, {})
    assert line.startswith("600 TFLOP/s, cuBLAS 750 TFLOP/s in the same run: 0.80 of it")


def test_code_in_a_sentence_is_an_element_and_stays_as_it_is_in_plain_text():
    for verdict in (
        replace(FAILED, notes=("Take `x`.",)),
        replace(FAILED, problems=(Problem("hang", "Why.\nLine 3: `x` is missing."),)),
        replace(FAILED, problems=(Problem("hang", "\n".join(["Why.", *["`x`"] * 30])),)),
        replace(FAILED, hazards=(replace(HAZARD, message="Take `x`. Not `y`."),)),
        replace(FAILED, properties=(replace(FAILED.properties[0], reason="`x` is wrong"),)),
    ):
        html = card.html(verdict)
        assert re.search(r"<code[^>]*>x</code>", html) and "`" not in html
        assert "`x`" in card.text(verdict)


def test_an_unclosed_backquote_is_kept():
    assert inline("a ` <b") == "a ` &lt;b" and inline("`a\nb`") == "`a\nb`"


def test_code_that_a_message_quotes_breaks_its_line_outside_of_names():
    html = inline("line 2: ptx.mbarrier_wait_parity(ptx.shared_address(full, 0), 1) (the wait)")
    assert "(<wbr/>ptx.<wbr/>shared_address(<wbr/>full, 0), 1) (the wait)" in html


def test_a_bracket_of_a_sentence_stays_with_its_first_word():
    assert breakable("64B 128 (not possible)") == "64B 128 (not possible)"


def test_a_rule_that_a_tensor_map_breaks_belongs_to_the_first_sentence():
    first = "the tensor map breaks a rule:"
    problem = Problem("tensor-map-error", f"{first}\n  1. a box of 300. Legal: 256")
    assert Verdict("tile-copy", problems=(problem,)).headline == f"{first} a box of 300."


def test_a_hang_and_its_hazard_state_the_cause_once():
    why = "The copy does not wait for the readers."
    hang = Problem("hang", f"{why} It hangs.", cause="empty-never-awaited", headline=why)
    behind = replace(HAZARD, cause=hang.cause, headline=why, help="Wait on `empty`.")
    text = "".join(Checker(card.html(replace(FAILED, problems=(hang,), hazards=(behind,)))).text)
    assert text.count(why) == 1 and "Wait on empty." in text


def test_a_leading_comparison_replaces_the_help_of_a_hang():
    """The comparison knows an answer. The fact of the hang is left to the hazard, if one has it."""
    why, help_ = "`full` lacks an arrival.", "Correct the count."
    hang = Problem("hang", f"{why} {help_} It hangs.", headline=why, help=help_, cause="c")
    led = replace(FAILED, problems=(hang,), compared=Comparison("A wait is missing.", "missing"))
    for leads in (False, True):
        verdict = replace(led, compared=replace(led.compared, leads=leads))
        behind = replace(verdict, hazards=(replace(HAZARD, headline=why, message=why, cause="c"),))
        for show in (card.html, card.text):
            assert (help_ in show(verdict)) == (not leads)
            assert show(verdict).count("lacks an arrival") == 1
            assert show(behind).count("lacks an arrival") == 1


def test_a_fault_and_its_hazard_name_the_place_once():
    why, place = "Line 3: out of bounds.", "line 3: `x[9] = 1`\nthread 0 of block 0"
    fault = Problem("fault", f"{why}\n{place}", cause="illegal-operand", headline=why)
    behind = replace(HAZARD, cause=fault.cause, headline=why, source="x[9] = 1", other_line=None)
    verdict = replace(FAILED, problems=(fault,), hazards=(behind,))
    text = "".join(Checker(card.html(verdict)).text)
    assert text.count(why) == text.count("x[9] = 1") == 1
    assert card.text(verdict).count("x[9] = 1") == 1
    alone = "".join(Checker(card.html(replace(verdict, hazards=()))).text)
    assert "thread 0 of block 0" in alone


def test_unwritten_elements_are_counted_once():
    pattern = "2 of 8 elements of `dst` were never written: elements 6 to 7."
    facts = {"pattern": pattern, "causes": ("partly-unwritten",), "total_elements": 8}
    first = (WRONG.first[1],) * 2
    wrong = replace(WRONG, **facts, wrong_elements=2, unwritten_elements=2, first=first)
    shown = wording.about_wrong(wrong, FAILED)
    assert shown[0] == pattern and " ".join(shown).count("never written") == 1
    others = replace(wrong, wrong_elements=3)  # one more, which is wrong in another way
    assert others.extent in wording.about_wrong(others, FAILED)


def test_a_wrong_output_has_a_remedy_unless_a_hazard_explains_it():
    wrong = replace(WRONG, help="Check the grid.")
    unwritten = replace(wrong, unwritten_elements=wrong.total_elements)
    for each in (wrong, unwritten):
        failed = replace(FAILED, hazards=(), problems=(), wrong=each)
        for text in (card.text(failed), "".join(Checker(card.html(failed)).text)):
            assert text.count(each.help) == 1
    explained = replace(failed, hazards=(HAZARD,))
    assert HAZARD.explains_values and wrong.help not in card.text(explained)


def test_a_line_that_conflicts_with_itself_is_shown_once():
    itself = replace(HAZARD, other_line=HAZARD.line, other_source=HAZARD.source)
    for hazard, sides in ((HAZARD, 2), (itself, 1)):
        verdict = replace(FAILED, hazards=(hazard,))
        boxes = re.findall("(?:here|against): line 12", card.html(verdict))
        assert len(wording.places(hazard)) == sides and len(boxes) == 1
        assert card.text(verdict).count("  line   12 |") == 1


def test_hints_of_two_hazards_of_a_kind_are_shown_once():
    again = replace(HAZARD, line=30)
    for hints, times in ((HAZARD.hints, 1), (("Another.",), 2)):
        two = replace(FAILED, hazards=(HAZARD, replace(again, hints=hints)))
        text = "".join(Checker(card.html(two)).text)
        assert text.count("Hint 1 of") == times + 2  # hints for the hang and for the values
        assert card.text(two).count("hint: ") == times + 2


def test_an_element_computed_from_unwritten_memory_has_no_value():
    same = WrongElement((0, 0), 907.0, 907.0, False, undefined=True)
    shown = wording.first_wrong(replace(WRONG, first=(same,)))
    assert "got" not in shown
    both = wording.first_wrong(replace(WRONG, first=(same, same)))
    assert len(both) < 1.5 * len(shown) and both.count("907") == 2
    assert "got 907" in wording.first_wrong(replace(WRONG, first=(replace(same, undefined=False),)))


def test_a_number_of_schedules_and_shapes_agrees_with_its_noun():
    every = replace(FAILED, schedules=("a", "b", "c"))
    one = replace(HAZARD, schedules=("a",), shapes=((8,),))
    assert "schedule a; length 8;" in wording.seen_on(one, every)
    two = replace(one, schedules=("a", "b"), shapes=((8,), (4,)))
    assert "schedules a, b; lengths 8, 4;" in wording.seen_on(two, every)


def test_the_parameters_of_a_shape_are_named_on_the_whole_card():
    shapes = ((80, 88, 160, 6, 3), (56, 8, 80, 9, 0))
    run = RunRecord("emulator", "in-order", shapes[0], "wrong", 1, 2.0)
    drawn = replace(
        FAILED,
        shapes=shapes,
        parameters={"alpha": 0.25, "beta": 0.25},
        runs=(run,),
        wrong_run=run,
        hazards=(replace(HAZARD, shapes=shapes),),
    )
    listed = "80×88×160 (alpha=1.5, beta=0.75), 56×8×80 (alpha=2.25, beta=0)"
    assert f"shapes {listed}" in wording.seen_on(drawn.hazards[0], drawn)
    assert dict(wording.how_checked(drawn))["shapes"] == listed
    for text in (card.text(drawn), "".join(Checker(card.html(drawn)).text)):
        assert "shape 80×88×160, alpha=1.5, beta=0.75" in text and "160×6" not in text
    rounds = {"rows": 1, "rounds": 1}
    assert size_of((5, 7), rounds) == "rows=5, rounds=7"
    assert (
        listed_sizes(((5, 7), (8, 10)), rounds) == "sizes (rows=5, rounds=7), (rows=8, rounds=10)"
    )


def test_a_schedule_is_explained_once():
    two = replace(FAILED, hazards=(HAZARD, replace(HAZARD, line=30)))
    assert "".join(Checker(card.html(two)).text).count(wording.SCHEDULE) == 1
    assert card.text(two).count(wording.SCHEDULE) == 1


def test_a_graders_reason_is_on_the_card_once():
    why = "Nothing defines the kernel."
    problem = Problem("no-submission", f"{why} The test cell asks for it.", headline=why)
    text = "".join(Checker(card.html(Verdict("tile-copy", problems=(problem,)))).text)
    assert text.count(why.rstrip(".")) == 1 and "The test cell asks for it." in text


def test_a_graders_cause_has_no_page():
    missing = Problem("no-submission", "Nothing defines `tile_copy`.", cause="kernel-not-defined")
    assert "kernel-not-defined" in card.html(replace(FAILED, problems=(missing,), hazards=()))


@pytest.mark.parametrize(
    ("runs", "decides"),
    [
        ((("late", 1, "wrong"), ("early", 1, "wrong"), ("late", 2, "right")), "the shape, not"),
        ((("late", 1, "wrong"), ("late", 2, "wrong"), ("early", 1, "right")), "the timing, not"),
        ((("late", 1, "wrong"), ("early", 2, "right")), "the timing or the shape"),
        ((("late", 1, "wrong"), ("early", 1, "right"), ("late", 2, "right")), "the timing or"),
    ],
)
def test_shape_or_timing_is_named_if_it_alone_decides_on_a_wrong_output(runs, decides) -> None:
    records = [RunRecord("emulator", name, (n,), ended, 0, 1.0) for name, n, ended in runs]
    assert f"it depends on {decides}" in wording.timing_dependent(
        Verdict("drain", runs=tuple(records))
    )
