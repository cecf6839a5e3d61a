"""The table of mistakes: what was done to a right kernel, and what the card must say of it first.

A family is one mistake, and so one sentence; each kernel that it was made in is a row::

    # The proxy fence is missing
    says: No proxy fence stands between; `fence_proxy_async_shared_cta()` is missing
    - tile_copy/no-proxy-fence @ cp_async_bulk_tensor_2d_shared_to_global
    - ring-copy: deleted: ptx.fence_proxy_async_shared_cta() @ shared_to_global

``says``: all these words stand in the first sentence, one of ``a | b`` of each. A row names a wrong
answer (``LAB/name``, of `solutions/LAB/answers/` or of `edits.md` here) or a mutant of a solution
(``exercise: rule: statement``, as `tests.mutants` calls it), and behind the ``@`` what stands in a
line that the sentence, or the finding that it belongs to, names; ``*``: any line of the kernel;
``-``: there is none to name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
TABLE, EDITS = HERE / "table.md", HERE / "edits.md"


@dataclass(frozen=True)
class Row:
    family: str
    says: tuple[str, ...]
    name: str
    line: str

    @property
    def is_mutant(self) -> bool:
        return ": " in self.name

    @property
    def key(self) -> str:
        """What the row asks for, as a text: a record of another one is stale."""
        return " | ".join((self.name, self.line, *self.says))


@dataclass(frozen=True)
class Edit:
    """A wrong answer that is here alone."""

    name: str
    exercise: str
    edits: str


@cache
def rows() -> tuple[Row, ...]:
    found: list[Row] = []
    for part in re.split(r"^# ", TABLE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        family, _, rest = part.partition("\n")
        (said,) = re.findall(r"^says: (.+)$", rest, flags=re.MULTILINE)
        says = tuple(word.strip() for word in said.split(";"))
        for line in re.findall(r"^- (.+)$", rest, flags=re.MULTILINE):
            name, _, where = line.rpartition(" @ ")
            found.append(Row(family.strip(), says, name.strip(), where.strip()))
    return tuple(found)


@cache
def edits() -> dict[str, Edit]:
    """Those of `edits.md`, by name."""
    text = EDITS.read_text(encoding="utf-8")
    section = re.compile(r"^# (\S+)\n.*?^exercise: (\S+)\n```diff\n(.*?)\n```", re.M | re.S)
    return {name: Edit(name, exercise, diff) for name, exercise, diff in section.findall(text)}


def holds(row: Row, sentence: str, lines: list[str]) -> bool:
    """Whether the first sentence says what it must, and names the line; ``lines``: the texts of
    those that are named."""
    said = all(any(word.strip() in sentence for word in words.split(" | ")) for words in row.says)
    if row.line in ("-", "*"):
        return said and (row.line == "-" or bool(lines))
    return said and any(row.line in line for line in lines)
