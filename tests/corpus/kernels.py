"""Kernels as data: reads their expectations and variants, and runs them in the sanitizer.

README.md describes the format.
"""

from __future__ import annotations

import contextlib
import itertools
import re
import shlex
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import typer

from harness.base.errors import HarnessError
from harness.sanitizer.cli.examination import Examination, examine
from harness.sanitizer.cli.ptx_sanitizer import ptx
from harness.sanitizer.cli.request import Request, request_of
from harness.sanitizer.diagnosis import KINDS, Cause, Hazard, Severity
from harness.sanitizer.isa.text.kernel import Ptx

ENDINGS = ("hung", "fault", "unfinished", "differs", "refused")
Edits = Mapping[str, str | bool]  # per marked line: absent, present, or another text

_HEADER = re.compile(r"(?://|#) ?(Expected|Law|Run)\b(.*)")
_EDIT = r"[-+]?\w+(?:=`[^`]*`(?:\|`[^`]*`)*)?"
_EXPECTED = re.compile(rf"((?: {_EDIT})*): (.+)")
_MARK = re.compile(r"\s*// ?@(\w+)$")
_ABSENT = re.compile(r"\s*//\+(\w+) (.*)")


@dataclass(frozen=True)
class Finding:
    """An expected finding or ending; None: any. ``line`` and ``other``: numbers or marks."""

    ending: str | None = None
    severity: str | None = None
    kind: str | None = None
    cause: str | None = None
    line: str | None = None
    other: str | None = None

    def __str__(self) -> str:
        words = (self.ending, self.severity, self.kind, self.cause)
        places = (("at", self.line), ("with", self.other))
        return " ".join([*filter(None, words), *(f"{word} {at}" for word, at in places if at)])

    def fits(self, hazard: Hazard, marks: Mapping[str, set[int]]) -> bool:
        lines = (self.line, hazard.line), (self.other, hazard.other_line)
        return (
            self.severity in (None, hazard.severity)
            and self.kind in (None, hazard.kind)
            and self.explains(hazard.cause)
            and all(
                place is None or line in marks.get(place, {int(place) if place.isdigit() else None})
                for place, line in lines
            )
        )

    def explains(self, cause: str | None) -> bool:
        """Return True if ``cause`` is the expected cause, or among several (``a|b``)."""
        return self.cause is None or cause in self.cause.split("|")


def finding(words: str) -> Finding:
    """Read ``[SEVERITY] KIND [CAUSE] [at LINE] [with LINE]`` or an ending with its cause; a remark
    in parentheses is for people."""
    known: dict[str, str] = {}
    rest = iter(re.sub(r"\(.*\)", "", words).split())
    for word in rest:
        if word in ("at", "with"):
            known["line" if word == "at" else "other"] = next(rest)
        elif word in ENDINGS:
            known["ending"] = word
        elif word in list(Severity):
            known["severity"] = word
        elif word in KINDS and "kind" not in known:
            known["kind"] = word
        elif {*word.split("|")} <= {*Cause}:
            known["cause"] = word
        else:
            raise ValueError(f"{word!r} is not a severity, a kind, a cause or an ending: {words}")
    return Finding(**known)


@dataclass(frozen=True)
class Law:
    """``kinds``: reported if ``condition`` holds; none: clean if and only if it holds. ``over``:
    further marks, whose lines must not matter."""

    kinds: frozenset[str]
    condition: str
    over: str

    @property
    def names(self) -> set[str]:
        return {*re.findall(r"\w+", f"{self.condition} {self.over}")} - {"and", "or", "not"}

    def __str__(self) -> str:
        return f"{'|'.join(sorted(self.kinds)) or 'clean'} if {self.condition}"

    def broken_by(self, reported: set[str], present: Mapping[str, bool]) -> bool:
        holds = bool(eval(self.condition, {}, dict(present)))
        if not self.kinds:
            return bool(reported) == holds
        return holds and not (reported and reported <= self.kinds)


@dataclass(frozen=True)
class Kernel:
    """A file of the corpus: ``expected`` are the findings by the edits of the variant, or None if
    it is doubtful."""

    path: Path
    text: str
    command: list[str]
    expected: tuple[tuple[Edits, tuple[Finding, ...] | None], ...]
    laws: tuple[Law, ...]

    @property
    def marks(self) -> dict[str, set[int]]:
        marks: dict[str, set[int]] = {}
        for number, line in enumerate(self.text.splitlines(), 1):
            if mark := _MARK.search(line) or _ABSENT.match(line):
                marks.setdefault(mark[1], set()).add(number)
        return marks

    def edited(self, edits: Edits) -> str:
        """Return the text of a variant, with the same line numbers."""
        unknown = edits.keys() - self.marks.keys()
        assert not unknown, f"{self.path.name}: no line is marked {', '.join(unknown)}"
        return "\n".join(_edited(line, edits) for line in self.text.splitlines()) + "\n"

    def request(self, edits: Edits) -> Request:
        return replace(_request(self.path, self.command), module=Ptx(self.edited(edits)))

    def problems(self) -> Iterator[str]:
        """Yield how the sanitizer's reports differ from what is expected."""
        for edits, findings in self.expected:
            examination = self._examined(edits)
            if findings is not None:
                for problem in _differing(findings, examination, self.marks):
                    yield f"{_named(edits)}{problem}"
        names = sorted(set().union(*(law.names for law in self.laws)))
        for values in itertools.product((True, False), repeat=len(names)) if names else ():
            present = dict(zip(names, values, strict=True))
            reported = _reported_kinds(self._examined(present))
            for law in self.laws:
                if law.broken_by(reported, present):
                    yield f"{_named(present)}{', '.join(sorted(reported)) or 'clean'}; law: {law}"

    def _examined(self, edits: Edits) -> Examination | HarnessError:
        try:
            with contextlib.chdir(self.path.parent):
                return examine(self.request(edits))
        except HarnessError as error:
            return error


@cache
def _command() -> Any:
    app = typer.Typer(add_completion=False)
    app.command()(ptx)
    return typer.main.get_command(app)


def _request(path: Path, command: list[str]) -> Request:
    context = _command().make_context("ptx-sanitizer", ["--no-assemble", str(path), *command])
    return request_of(context.params)


def read(path: Path) -> Kernel:
    """Read a file of the corpus; raises ValueError where its first lines cannot be understood."""
    path = path.resolve()
    text = path.read_text(encoding="utf-8")
    beside = path.with_suffix(".cmd")
    header = beside.read_text(encoding="utf-8") if beside.exists() else text
    command: list[str] = []
    expected: dict[str, tuple[Edits, list[Finding] | None]] = {}
    laws = []
    for line in header.splitlines():
        if line.startswith("ptx-sanitizer "):
            command = shlex.split(line)[2:]
        elif (match := _HEADER.match(line)) is None:
            continue
        elif match[1] == "Run":
            command += shlex.split(match[2])[3:]  # after ": ptx-sanitizer FILE"
        elif match[1] == "Law":
            over, _, law = match[2].partition(": ")
            outcome, _, condition = law.partition(" if ")
            kinds = frozenset() if outcome == "clean" else frozenset(outcome.split("|"))
            assert kinds <= {*KINDS, *ENDINGS}, f"{path}: {line}"
            laws.append(Law(kinds, condition, over.removeprefix(" over")))
        elif (parts := _EXPECTED.fullmatch(match[2])) is None:
            raise ValueError(f"{path}: {line}")
        else:
            for edits in _variants(parts[1]):
                _, findings = expected.setdefault(str(edits), (edits, []))
                if parts[2].startswith("doubtful"):
                    expected[str(edits)] = edits, None
                elif parts[2] != "clean" and findings is not None:
                    findings.append(finding(parts[2]))
    if not expected and not laws:
        raise ValueError(f"{path}: nothing is expected of it")
    outcomes = ((edits, None if f is None else tuple(f)) for edits, f in expected.values())
    return Kernel(path, text, command, tuple(outcomes), tuple(laws))


def _variants(text: str) -> Iterator[Edits]:
    """Yield the edits of ``-a +b c=`x`|`y` ``: an edit for each of the texts."""
    choices: list[list[tuple[str, str | bool]]] = []
    for edit in re.findall(_EDIT, text):
        name, equals, texts = edit.lstrip("-+").partition("=")
        if equals:
            choices.append([(name, new) for new in re.findall(r"`([^`]*)`", texts)])
        else:
            choices.append([(name, edit.startswith("+"))])
    yield from map(dict, itertools.product(*choices))


def _edited(line: str, edits: Edits) -> str:
    if absent := _ABSENT.match(line):
        edit = edits.get(absent[1], False)
        return absent[2] if edit is True else edit or ""
    mark = _MARK.search(line)
    edit = edits.get(mark[1], True) if mark else True
    return line if edit is True else edit or ""


def _named(edits: Edits) -> str:
    signs = {True: "+", False: "-"}
    words = [f"{n}=`{e}`" if isinstance(e, str) else signs[e] + n for n, e in edits.items()]
    return f"{' '.join(words)}: " if words else ""


def _differing(
    findings: Iterable[Finding], seen: Examination | HarnessError, marks: Mapping[str, set[int]]
) -> Iterator[str]:
    if isinstance(seen, HarnessError):
        if [each.ending for each in findings] != ["refused"]:
            yield f"refused: {seen}"
        return
    endings = {(run.ending, run.cause) for run in seen.runs}
    left = list(seen.hazards)
    # More specific findings choose first.
    for wanted in sorted(findings, key=lambda each: -len(str(each).split())):
        if wanted.ending is not None:
            causes = [cause for ending, cause in endings if ending == wanted.ending]
            fits = bool(causes) and all(map(wanted.explains, causes))
        else:
            hazard = next((each for each in left if wanted.fits(each, marks)), None)
            fits = hazard is not None
            left = [each for each in left if each is not hazard]
        if not fits:
            yield f"not reported: {wanted}"
    for hazard in left:
        yield f"reported: {hazard.severity} {hazard.kind} {hazard.cause} at {hazard.line}"
    if not any(each.ending or each.severity == "error" or not each.severity for each in findings):
        for ending, cause in sorted(endings - {("finished", None)}, key=str):
            yield f"ended: {ending} {cause}"


def _reported_kinds(seen: Examination | HarnessError) -> set[str]:
    if isinstance(seen, HarnessError):
        return {"refused"}
    kinds = {str(hazard.kind) for hazard in seen.hazards}
    return kinds or {str(run.ending) for run in seen.runs} - {"finished"}
