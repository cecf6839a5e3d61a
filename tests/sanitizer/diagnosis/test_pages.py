"""The site's hazard pages: every cause is on a page, with an example that reads well. The kernels
of the pages are run by `tests.corpus`.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import astuple
from functools import cache
from pathlib import Path

from docs.site.hazards import (
    CAUSES,
    OTHER_PAGES,
    causes,
    examples_of,
    hazards_of,
    message_of,
    smallest,
)
from harness.sanitizer.diagnosis import KINDS, example, slots_in


def test_every_cause_is_on_one_page() -> None:
    """A heading's anchor is the cause's id; the general cause of a kind is the page itself."""
    pages = (*KINDS, *OTHER_PAGES)
    listed = Counter(re.findall(r"^### `(.+)`$", "".join(map(causes, pages)), re.MULTILINE))
    assert listed + Counter(KINDS) == Counter(map(str, CAUSES))
    assert {cause.page for cause in CAUSES} == set(pages)


def test_a_section_of_causes_lists_some() -> None:
    listing = {page for page in (*KINDS, *OTHER_PAGES) if causes(page)}
    assert listing == {cause.page for cause in CAUSES if cause != cause.page}


@cache
def every_page() -> str:
    return "\n".join(map(causes, (*KINDS, *OTHER_PAGES)))


def test_an_example_names_a_line_once() -> None:
    words = every_page()
    assert re.findall(r"\blines? lines?\b.*", words) == []


_SUBJECT = r"(?<!at )(?<!of )(?<!by )(?<!and )line \d+"
_PLURAL = "access|are|arrive|both|bring|do|execute|expect|have|release|use|wait|were|write"
_SINGULAR = "accesses|is|arrives|brings|does|executes|expects|has|releases|uses|waits|was|writes"


def test_a_verb_agrees_with_the_lines_before_it() -> None:
    """``line 9 waits``, ``line 9 and line 12 wait``."""
    words = every_page()
    of_one = rf"{_SUBJECT} (?:{_PLURAL})\b"
    of_more = rf"{_SUBJECT} and line \d+ (?:{_SINGULAR})\b"
    of_more += rf"|(?<!at )(?<!of )(?<!by )lines \d+ and \d+ (?:{_SINGULAR})\b"
    assert re.findall(f"{of_one}|{of_more}", words, re.IGNORECASE) == []


def test_a_listed_message_has_an_example_in_each_slot() -> None:
    lacking = {}
    for cause in {*CAUSES} - {cause for cause in CAUSES if cause == cause.page}:
        slots = {slot for part in astuple(message_of(cause)) for slot in slots_in(part)}
        unfilled = {slot: f"<{slot}>" for slot in slots} | examples_of(cause)
        shown = "".join(astuple(example(message_of(cause), unfilled)))
        if missing := [slot for slot in slots if f"<{slot}>" in shown]:
            lacking[cause] = missing
    assert lacking == {}


def test_an_example_has_its_lines_in_order() -> None:
    """``The wait at line 35 comes after line 31``."""
    words = every_page()
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
    assert len(pairs) > 7
    assert [pair for pair in pairs if (pair[0] < pair[2]) != (pair[1] == "before")] == []


def test_an_example_waits_and_arrives_on_mbarriers() -> None:
    """``full[0]``, not ``tile``, which is an array that copies write."""
    words = every_page()
    of_mbarriers = r"mbarrier|initializ\w+(?: of)?|waits? on|arrives? on"
    assert re.findall(rf"(?:{of_mbarriers}) `tile`", words) == []


def test_the_examples_of_a_block_that_ends_overwrite_nothing() -> None:
    assert "again" not in causes("store-not-drained")


def test_a_message_has_each_number_of_bytes_once(tmp_path: Path) -> None:
    (hazard,) = hazards_of("broken", smallest("transaction-mismatch").broken, tmp_path)
    numbers = re.findall(r"\b\d{3,}\b", hazard.message)
    assert numbers and sorted(numbers) == sorted({*numbers})
