"""The examples of the page that checks PTX."""

from __future__ import annotations

import re

from docs.site.emulator import examples


def test_the_text_of_an_example_is_the_kernel_that_it_launches() -> None:
    """A reader sees the first lines: a report on a kernel below them would seem to be wrong."""
    shown = list(examples())
    kernels = [re.findall(r"\.entry (\w+)", example["ptx"]) for example in shown]
    assert all(len(names) == 1 for names in kernels)
    assert {report["function"] for example in shown if (report := example.get("report"))} == {
        example["entry"] for example in shown if "report" in example
    }
