"""The site's hazard pages: each kernel shows its kind and nothing else, nothing once it is fixed,
and every cause is on a page.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import astuple
from pathlib import Path

import pytest

from docs.site.hazards import OTHER_PAGES, SMALLEST, causes, examples_of, hazards_of, smallest
from harness.diagnosis import KINDS, Cause
from harness.diagnosis.wording import MESSAGES, slots_in, words_of_example


def test_every_kind_has_a_smallest_kernel() -> None:
    assert sorted(path.stem for path in SMALLEST.glob("*.py")) == sorted(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_smallest_kernel_shows_its_kind_until_fixed(kind: str, tmp_path: Path) -> None:
    kernel = smallest(kind)
    assert {report.kind for report in hazards_of("broken", kernel.broken, tmp_path)} == {kind}
    assert hazards_of("fixed", kernel.fixed, tmp_path) == ()
    assert kernel.added


def test_every_cause_is_on_one_page() -> None:
    """By a heading whose anchor is the cause's id; the general cause of a kind is the page
    itself.
    """
    pages = (*KINDS, *OTHER_PAGES)
    listed = Counter(re.findall(r"^### `(.+)`$", "".join(map(causes, pages)), re.MULTILINE))
    assert listed + Counter(KINDS) == Counter(map(str, Cause))
    assert {cause.page for cause in Cause} == set(pages)


@pytest.mark.parametrize("page", [*KINDS, *OTHER_PAGES])
def test_a_section_of_causes_lists_some(page: str) -> None:
    assert bool(causes(page)) == any(cause.page == page and cause != page for cause in Cause)


def test_an_example_names_a_line_once() -> None:
    words = "\n".join(map(causes, (*KINDS, *OTHER_PAGES)))
    assert re.findall(r"\blines? lines?\b.*", words) == []


_SUBJECT = r"(?<!at )(?<!of )(?<!by )(?<!and )line \d+"
_PLURAL = "access|are|arrive|both|bring|do|execute|expect|have|release|use|wait|were|write"
_SINGULAR = "accesses|is|arrives|brings|does|executes|expects|has|releases|uses|waits|was|writes"


def test_a_verb_agrees_with_the_lines_before_it() -> None:
    """``line 9 waits``, ``line 9 and line 12 wait``."""
    words = "\n".join(map(causes, (*KINDS, *OTHER_PAGES)))
    of_one = rf"{_SUBJECT} (?:{_PLURAL})\b"
    of_more = rf"{_SUBJECT} and line \d+ (?:{_SINGULAR})\b"
    of_more += rf"|(?<!at )(?<!of )(?<!by )lines \d+ and \d+ (?:{_SINGULAR})\b"
    assert re.findall(f"{of_one}|{of_more}", words, re.IGNORECASE) == []


@pytest.mark.parametrize("cause", [cause for cause in Cause if cause != cause.page])
def test_a_listed_message_has_an_example_in_each_slot(cause: Cause) -> None:
    parts = astuple(MESSAGES[cause])
    slots = {slot for part in parts for slot in slots_in(part)}
    unfilled = {slot: f"<{slot}>" for slot in slots} | examples_of(cause)
    shown = "".join(astuple(words_of_example(cause, unfilled)))
    assert not [slot for slot in slots if f"<{slot}>" in shown]


def test_an_example_has_its_lines_in_order() -> None:
    """``The wait at line 35 comes after line 31``."""
    words = "\n".join(map(causes, (*KINDS, *OTHER_PAGES)))
    order = r"line (\d+),? (?:comes?|in one block) (before|after) [^.:\n]*?line (\d+)"
    pairs = [(int(line), word, int(other)) for line, word, other in re.findall(order, words)]
    pairs += [
        (int(line), "before", int(other))
        for line, other in re.findall(r"separates line (\d+)[^.:\n]* from .*?line (\d+)", words)
    ]
    pairs += [
        (int(line), "after", int(other))
        for line, other in re.findall(r"(?i)line (\d+) writes `\w+` after .*?line (\d+)", words)
    ]
    assert len(pairs) > 10
    assert [pair for pair in pairs if (pair[0] < pair[2]) != (pair[1] == "before")] == []


def test_an_example_waits_and_arrives_on_mbarriers() -> None:
    """``full[0]``, not ``tile``, which is an array that copies write."""
    words = "\n".join(map(causes, (*KINDS, *OTHER_PAGES)))
    of_mbarriers = r"mbarrier|initialis\w+(?: of)?|waits? on|arrives? on"
    assert re.findall(rf"(?:{of_mbarriers}) `tile`", words) == []


def test_the_examples_of_a_block_that_ends_overwrite_nothing() -> None:
    assert "again" not in causes("store-not-drained")


def test_a_message_has_each_number_of_bytes_once(tmp_path: Path) -> None:
    (hazard,) = hazards_of("broken", smallest("transaction-mismatch").broken, tmp_path)
    numbers = re.findall(r"\b\d{3,}\b", hazard.message)
    assert numbers and sorted(numbers) == sorted({*numbers})
