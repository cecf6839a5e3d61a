"""Writes the admitted part of a submission into a fresh folder, in a process with limits.

That process is forked by a process that has loaded this room and seen no submission. It reads an
`Order` (JSON) on stdin, and writes the findings (JSON) to stdout, or the reason for their absence.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.base.processes import codec
from harness.classroom.admission.cells import belongs_to, gather, recognize
from harness.classroom.admission.files import (
    TIMESTAMP,
    Allowance,
    Found,
    LeftOut,
    handed_in,
    look,
    printable,
    read,
    walk,
)
from harness.classroom.admission.findings import Finding, FindingKind, finding
from harness.classroom.admission.normal import NoNotebook, normal
from harness.classroom.admission.packed import Candidate, Unpacker, is_packed
from harness.classroom.dates import DateError

_SHOWN = 5  # names of what somebody handed in instead
_CANDIDATES = 20  # notebooks that are looked at, if the lab's is not there under its name


@dataclass(frozen=True)
class Order:
    """Copy from the folder ``source`` to the folder ``target``, which exists and is empty.
    ``notebooks`` are those of the lab, in the folder ``release``; ``ignored`` are patterns of
    names, as nbgrader has them."""

    source: str
    target: str
    release: str
    notebooks: tuple[str, ...]
    ignored: tuple[str, ...]
    allowance: Allowance


def confine(allowance: Allowance) -> None:
    """Set this process's limits; they cannot be raised again."""
    resource.setrlimit(resource.RLIMIT_CPU, (allowance.cpu_s, allowance.cpu_s))
    resource.setrlimit(resource.RLIMIT_AS, (allowance.memory_bytes, allowance.memory_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def stage(order: Order) -> tuple[Finding, ...]:
    """Read ``order.source``, and write the admitted part of it. Names in the findings are
    printable."""
    staging = _Staging(order)
    absent = []
    for wanted in order.notebooks:  # first: no flood of other files can push them out
        there = look(order.source, wanted)
        if isinstance(there, LeftOut) and not Path(order.source, wanted).is_dir():
            staging.refuse(wanted, f"{there.why}: nothing was handed in")
        elif not isinstance(there, Found) or not staging.named(there):
            absent.append(wanted)
    listed = list(walk(order.source, order.allowance, order.ignored))
    for wanted in absent:
        staging.search(wanted, listed)
    staging.others(listed)
    return tuple(staging.findings)


class _Staging:
    """Carries out an order."""

    def __init__(self, order: Order):
        self._order, self._left = order, order.allowance.all_bytes
        self._target = Path(order.target)
        self._taken: set[str] = set()  # names in ``source`` of notebooks that are the lab's
        self._alone = len(order.notebooks) == 1
        self._packed: set[str] = set()  # archives that have the name of a notebook
        self.findings: list[Finding] = []

    def refuse(self, name: str, why: str) -> None:
        """Report a notebook that cannot be graded."""
        self.findings.append(finding(FindingKind.REFUSED, name, why=why))

    def named(self, file: Found) -> bool:
        """Admit a notebook that has its right name. Return False if it is an archive."""
        most = self._order.allowance.file_bytes
        if file.size > most:
            size = file.size / 2**20
            most_mib = most >> 20
            why = f"{size:.0f} MiB, and at most {most_mib} are read: hand it in without its outputs"
            self.refuse(file.name, why)
        elif (content := read(self._order.source, file.name, most)) is None:
            self.refuse(file.name, "it cannot be read")
        elif is_packed(content):
            self._packed.add(file.name)
            return False
        else:
            try:
                self._write(file.name, *normal(content, self._order.allowance))
            except NoNotebook as error:
                self.refuse(file.name, str(error))
        return True

    def search(self, wanted: str, listed: Iterable[Found | LeftOut]) -> None:
        """Look for a notebook that is missing under its name: the only file with cells of the
        lab is taken."""
        released = nbformat.read(Path(self._order.release, wanted), as_version=4)
        names = [file for file in listed if isinstance(file, Found)]
        good: dict[str, tuple[Candidate, str, list[str]]] = {}
        allowance = self._order.allowance
        unpacker = Unpacker(allowance.all_bytes, allowance.entries)
        candidates = unpacker.notebooks(self._looked_into(names))
        for candidate in islice(candidates, _CANDIDATES):
            try:
                text, notices = normal(candidate.content, allowance)
            except NoNotebook:
                continue
            notebook: NotebookNode = nbformat.reads(text, as_version=4)
            recognize(notebook, released)
            if belongs_to(notebook, released):
                self._taken.add(candidate.shown)
                good.setdefault(text, (candidate, text, notices))
        if len(good) == 1:
            ((candidate, text, notices),) = good.values()
            there = candidate.shown
            self.findings.append(
                finding(FindingKind.OTHER_NAME, wanted, there=there, wanted=f"`{wanted}`")
            )
            self._write(wanted, text, notices)
            for name, content in candidate.beside.items():
                self._put(name, content)
        elif good:
            shown = ", ".join(f"`{same.shown}`" for same, _, _ in list(good.values())[:_SHOWN])
            self.findings.append(
                finding(FindingKind.SEVERAL, wanted, wanted=f"`{wanted}`", there=shown)
            )
        elif self._alone:
            others = sorted(
                (printable(file.name) for file in names if file.name != TIMESTAMP),
                key=lambda name: (not name.endswith(".ipynb"), name),
            )
            why = {name: f", which {why}" for name, why in unpacker.damaged.items()}
            got = ", ".join(f"`{file}`{why.get(file, '')}" for file in others[:_SHOWN])
            if Path(self._order.source, wanted).is_dir():
                got = f"a folder of this name with {got or 'nothing in it'}"
            self.findings.append(
                finding(
                    FindingKind.NO_NOTEBOOK,
                    wanted,
                    wanted=f"`{wanted}`",
                    there=f", and there is {got}" if got else "",
                )
            )

    def others(self, listed: Iterable[Found | LeftOut]) -> None:
        """Copy the files next to the notebooks, as far as there is room."""
        for entry in listed:
            name = printable(entry.name)
            if entry.name.split("/")[0] in self._order.notebooks or name in self._taken:
                continue
            if isinstance(entry, LeftOut):
                self._leave_out(name, f"{entry.why}: left out")
            elif entry.name.endswith(".ipynb") and "/" not in entry.name:
                graded = " and ".join(f"`{wanted}`" for wanted in self._order.notebooks)
                self._leave_out(name, f"only {graded} is graded; this notebook was ignored")
            elif entry.name == TIMESTAMP:
                self._timestamp(entry)
            elif not entry.name.isprintable():
                self._leave_out(name, "its name has characters that cannot be shown: left out")
            elif entry.size > self._left:
                most = self._order.allowance.all_bytes >> 20
                self._leave_out(name, f"over {most} MiB of files: left out")
            elif (content := read(self._order.source, entry.name, entry.size)) is None:
                self._leave_out(name, "it cannot be read: left out")
            else:
                self._put(entry.name, content)

    def _looked_into(self, files: list[Found]) -> dict[str, bytes]:
        """The files that may be, or hold, a notebook, as far as there is room."""
        left, contents = self._order.allowance.file_bytes, {}
        likely = sorted(files, key=lambda file: (".ipynb" not in file.name.lower(), file.size))
        for file in likely:
            known = file.name in self._order.notebooks and file.name not in self._packed
            if known or file.name == TIMESTAMP or file.size > left:
                continue
            content = read(self._order.source, file.name, file.size)
            if content is not None:
                left -= file.size
                contents[file.name] = content
        return contents

    def _write(self, name: str, text: str, notices: list[str]) -> None:
        """Write an admitted notebook, its cells recognized."""
        notebook: NotebookNode = nbformat.reads(text, as_version=4)
        released = nbformat.read(Path(self._order.release, name), as_version=4)
        lost = recognize(notebook, released)
        if lost:
            count = "1 cell" if lost == 1 else f"{lost} cells"
            self.findings.append(finding(FindingKind.METADATA_LOST, name, count=count))
        dropped, moved = gather(notebook, released)
        for known in dropped:
            what = f"a second copy of the answer cell `{known}`, as it was released, is left out"
            self._leave_out(name, what)
        for known in moved:
            self.findings.append(finding(FindingKind.MOVED, name, known, role="answer"))
        if lost or dropped or moved:
            text = nbformat.writes(notebook)
        (self._target / name).write_text(text, encoding="utf-8")
        for line in notices:
            self._leave_out(name, line)

    def _leave_out(self, name: str, what: str) -> None:
        self.findings.append(finding(FindingKind.LEFT_OUT, name, what=what))

    def _timestamp(self, file: Found) -> None:
        try:
            date, changed = handed_in(self._order.source)
        except DateError as error:
            if error.likely is None:
                self.findings.append(finding(FindingKind.NO_DATE, file.name, why=error))
                return
            date, changed = error.likely, ""
            kind = FindingKind.DOUBTFUL_DATE
            self.findings.append(finding(kind, file.name, date=date, why=error))
        if changed:
            later = printable(changed)
            kind = FindingKind.CHANGED_LATER
            self.findings.append(finding(kind, file.name, date=date, changed=later))
        (self._target / file.name).write_text(f"{date} UTC\n")

    def _put(self, name: str, content: bytes) -> None:
        if len(content) > self._left:
            return
        self._left -= len(content)
        target = self._target / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def warm_up() -> None:
    """The imports above are all of it."""


def main() -> int:
    order = codec.loads(Order, sys.stdin.buffer.read())
    confine(order.allowance)
    try:
        answer = codec.dumps(stage(order)).encode()
    except MemoryError:
        answer = f"it took more than {order.allowance.memory_bytes >> 20} MiB".encode()
    sys.stdout.buffer.write(answer)
    return 0
