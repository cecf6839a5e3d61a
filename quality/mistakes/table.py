"""The table of mistakes: the change to a right kernel, and the cause that its card must name first.

A family is a mistake; each kernel that it was made in is a row::

    # The proxy fence is missing
    causes: no-proxy-fence
    - tile_copy/no-proxy-fence @ cp_async_bulk_tensor_2d_shared_to_global
    - ring-copy: deleted: ptx.fence_proxy_async_shared_cta() @ shared_to_global

``causes``: ids of `harness.sanitizer.diagnosis.Cause`, any of which may be the first on the card. A
row names a wrong answer (``LAB/name``, of `solutions/LAB/answers/`, of `edits.md` here or of
`tests/judged.md`) or a mutant of a solution (``exercise: rule: statement``, as `quality.mutants`
calls it), and after the ``@`` some text of a line that the headline or its finding names; ``*``:
any line of the kernel; ``-``: no line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.judged import EDITS

HERE = Path(__file__).parent
TABLE = HERE / "table.md"
FILES = (HERE / "edits.md", EDITS)  # wrong answers that are not a lab's


@dataclass(frozen=True)
class Row:
    family: str
    causes: tuple[str, ...]
    name: str
    line: str

    @property
    def is_mutant(self) -> bool:
        return ": " in self.name

    @property
    def key(self) -> str:
        """Return the row's expectation as text: a record of another expectation is stale."""
        return " | ".join((self.name, self.line, *self.causes))


@cache
def rows() -> tuple[Row, ...]:
    rows_: list[Row] = []
    for part in re.split(r"^# ", TABLE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        family, _, rest = part.partition("\n")
        (ids,) = re.findall(r"^causes: (.+)$", rest, flags=re.MULTILINE)
        causes = tuple(cause.strip() for cause in ids.split("|"))
        for line in re.findall(r"^- (.+)$", rest, flags=re.MULTILINE):
            name, _, where = line.rpartition(" @ ")
            rows_.append(Row(family.strip(), causes, name.strip(), where.strip()))
    return tuple(rows_)


def holds(row: Row, causes: tuple[str, ...], lines: list[str]) -> bool:
    """Return True if the first of these causes is in the row and the line is named; ``lines`` are
    the texts of the named lines.
    """
    right = bool(causes) and causes[0] in row.causes
    if row.line in ("-", "*"):
        return right and (row.line == "-" or bool(lines))
    return right and any(row.line in line for line in lines)
