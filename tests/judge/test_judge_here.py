"""When the cached verdict of a solution is reused."""

from __future__ import annotations

import pytest

from harness.judge.submission import Submission
from tests.judge_here import SEED, _place

TEXT = """.version 8.0
.target sm_90a
.address_size 64
.file 1 "{file}"
.visible .entry copy() {{
.loc 1 {line} 0
bar.sync {barrier};
ret;
}}
.section .debug_str
{{
.b8 {name}
}}
"""


def place(file: str = "a.py", line: int = 3, barrier: int = 0, name: int = 95):
    ptx = TEXT.format(file=file, line=line, barrier=barrier, name=name)
    return _place(Submission("drain", "copy", ptx=ptx, entry="copy", sources={file: ""}), SEED)


@pytest.mark.parametrize("changed", [{"file": "b.py"}, {"line": 4}, {"name": 96}])
def test_moving_to_another_file_keeps_the_cached_verdict(changed):
    assert place(**changed) == place()


def test_another_instruction_is_judged_again():
    assert place(barrier=1) != place()
