"""The share of mutants whose cards name their cause: ``python -m quality.mutants.headlines``.

Draws mutants of the labs' answers (`quality.mutants.source`), the exercises in turn, until
``--count`` of them have lost points, and looks at the first sentence of each card: does it name the
changed line (or its box show it), and does it name the change? A mutant that does not compile, or
keeps all its points, does not count. With ``--form other`` they are mutants of the right answers in
another form, which the judge compares with the course's own answer all the same.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import io
import itertools
import json
import multiprocessing
import random
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType

from harness.classroom.course.notebooks import grade_id
from harness.course import Quiz, Submission, Verdict, exercises, judging
from harness.course.judge.verdict import HazardReport
from quality.mutants.source import SourceMutant, mutants_of
from tests.judge_here import SEED
from tests.labs.lab_tests import handed_in, module_of, right_answers, solution_of
from tests.labs.notebook_code import import_file, kept_folder

_LINES = re.compile(r"[Ll]ines? ((?:\d+(?:, | and |-)?)+)")
_MOST_DRAWN = 4  # times as many as are to fail
LIMIT_S = 30.0  # emulator time


@dataclass(frozen=True)
class Outcome:
    """A mutant's card. ``headline`` is "" if it lost no points."""

    exercise: str
    rule: str
    line: int
    before: str
    after: str
    headline: str = ""
    causes: tuple[str, ...] = ()
    names_line: bool = False
    names_change: bool = False
    seconds: float = 0.0
    compared: str = ""  # the comparison's sentence, and whether it names line and change
    compared_names: tuple[bool, bool] = (False, False)
    finding: str = ""  # the first finding's sentence, and the same
    finding_names: tuple[bool, bool] = (False, False)


def answers_in(form: str, exercise: str) -> list[str]:
    """Return the source of the answer's cell, if it has one; or of right answers in another form
    than the course's."""
    if form == "other":
        others = right_answers(_lab(exercise))
        return [variant.source for variant in others if variant.exercise == exercise]
    cells = {grade_id(cell): cell.source for cell in solution_of(_lab(exercise)).cells}
    return [source] if (source := cells.get(f"{exercise}-kernel")) else []


def _lab(exercise: str) -> str:
    return exercises.folder(exercise).parent.name


def drawn(
    seed: int, names: tuple[str, ...] = (), form: str = "own"
) -> Iterator[tuple[str, SourceMutant]]:
    """Yield mutants without end: the exercises in turn, of each a rule and then a place."""
    rng = random.Random(seed)
    answers = {}
    for name in names or tuple(exercises.names()):
        by_rule: dict[str, list[SourceMutant]] = {}
        if not isinstance(exercises.get(name), Quiz):
            for mutant in itertools.chain.from_iterable(map(mutants_of, answers_in(form, name))):
                by_rule.setdefault(mutant.rule, []).append(mutant)
        answers[name] = by_rule
    while any(answers.values()):
        order = [name for name in answers if answers[name]]
        rng.shuffle(order)
        for name in order:
            rule = rng.choice(sorted(answers[name]))
            mutants = answers[name][rule]
            yield name, mutants.pop(rng.randrange(len(mutants)))
            if not mutants:
                del answers[name][rule]


def judged(exercise: str, mutant: SourceMutant) -> Outcome | None:
    """Return a mutant's card; None if it does not compile."""
    started = time.process_time()
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            submitted = handed_in(_module(exercise, mutant.text), exercise)
        except Exception:  # the text of a mutant is anything
            return None
    if not isinstance(submitted, Submission):
        return None
    verdict = judging.judge(submitted, SEED, "emulator", LIMIT_S)
    return outcome(exercise, mutant, verdict, time.process_time() - started)


def _module(exercise: str, text: str) -> ModuleType:
    """The lab with another answer, in a file of its own as a notebook's cell is."""
    path = kept_folder() / "answer.py"
    path.write_text(text)
    return import_file(path, module_of(exercise, lambda _: ""))


def outcome(exercise: str, mutant: SourceMutant, verdict: Verdict, seconds: float) -> Outcome:
    facts = exercise, mutant.rule, mutant.line, mutant.before, mutant.after
    if verdict.passed or verdict.unjudged:
        return Outcome(*facts, seconds=seconds)
    first = verdict.findings[0] if verdict.findings else None
    places: set[int] = set()
    if isinstance(first, HazardReport):
        places = {line for line in (first.line, first.other_line) if line}

    def names(sentence: str, more: set[int]) -> tuple[bool, bool]:
        lines = {*lines_named(sentence), *more}
        return mutant.names_the_line(lines, sentence), mutant.names_the_change(sentence)

    compared = verdict.compared.sentence if verdict.compared else ""
    of_comparison, of_finding = names(compared, set()), names(verdict.first_finding, places)
    leads = verdict.compared is not None and verdict.compared.leads
    line, change = of_comparison if leads else of_finding
    return Outcome(
        *facts,
        headline=verdict.headline,
        causes=verdict.causes,
        names_line=line,
        names_change=change,
        seconds=seconds,
        compared=compared,
        compared_names=of_comparison,
        finding=verdict.first_finding,
        finding_names=of_finding,
    )


def lines_named(sentence: str) -> Iterator[int]:
    """Yield the numbers of the lines that a sentence names."""
    for part in _LINES.findall(sentence):
        yield from map(int, re.findall(r"\d+", part))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m quality.mutants.headlines", description=__doc__
    )
    parser.add_argument("--count", type=int, default=60, help="mutants that fail (default: 60)")
    parser.add_argument("--seed", type=int, default=0, help="of the draw (default: 0)")
    parser.add_argument("--exercise", action="append", default=[], help="this one alone (again)")
    parser.add_argument("--form", choices=("own", "other"), default="own", help="of the answers")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--show", action="store_true", help="print each card that misses")
    parser.add_argument("--record", type=Path, help="write the cards to this file, as JSON")
    options = parser.parse_args()
    failed, seen = [], 0
    for each in _judged(options):
        seen += 1
        if each is None or not each.headline:
            continue
        failed.append(each)
        if options.show and not (each.names_line and each.names_change):
            print(in_lines(each), flush=True)
        if len(failed) >= options.count:
            break
    print(f"{seen} mutants drawn with seed {options.seed}, {len(failed)} fail")
    print(f"{'':24} fail  line  what  both")
    for title, part in _parts(failed).items():
        line, change = sum(e.names_line for e in part), sum(e.names_change for e in part)
        both = sum(e.names_line and e.names_change for e in part)
        shares = "  ".join(f"{count / len(part):4.0%}" for count in (line, change, both))
        print(f"{title:24} {len(part):4}  {shares}")
    if options.record:
        options.record.write_text(json.dumps([asdict(each) for each in failed], indent=1))
    return 0


def _judged(options: argparse.Namespace) -> Iterator[Outcome | None]:
    draw = drawn(options.seed, tuple(options.exercise), options.form)
    cases = [case for case, _ in zip(draw, range(_MOST_DRAWN * options.count), strict=False)]
    if options.jobs == 1:
        yield from (judged(*case) for case in cases)
        return
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.jobs, context) as workers:
        batch = 16 * options.jobs  # each batch waits for its slowest mutant
        for at in range(0, len(cases), batch):
            yield from workers.map(judged, *zip(*cases[at : at + batch], strict=True))


def _parts(failed: list[Outcome]) -> dict[str, list[Outcome]]:
    """All, those of each kind of rule, and those of each exercise."""
    rules: dict[str, list[Outcome]] = collections.defaultdict(list)
    named: dict[str, list[Outcome]] = {name: [] for name in exercises.names()}
    for each in failed:
        rules[kind_of(each.rule)].append(each)
        named[each.exercise].append(each)
    parts = {"all": failed, **dict(sorted(rules.items())), **named}
    return {title: part for title, part in parts.items() if part}


def kind_of(rule: str) -> str:
    for kind in ("moved", "only if", "constant"):
        if rule.startswith(kind):
            return kind
    return "operator" if "->" in rule else rule


def in_lines(each: Outcome) -> str:
    missing = [] if each.names_line else ["line"]
    missing += [] if each.names_change else ["what changed"]
    head = f"{each.exercise}, line {each.line}: {each.rule}: {each.before!r} -> {each.after!r}"
    return f"{head}\n    {each.headline}\n    [{', '.join(each.causes)}] not named: {missing}"


if __name__ == "__main__":
    sys.exit(main())
