"""Judge rewritten answers of the labs: ``python -m quality.rewrites``.

Right answers must keep all points, and known-wrong answers lose the same points; whether a race
also shows in the output is luck. Exceptions are printed with their messages, and the exit status is
1. `not_the_same` lists the cases in which a rule changes the meaning.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import multiprocessing
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from harness.base.errors import CompileError
from harness.classroom.course.notebooks import grade_id
from harness.course import Verdict, exercises
from quality.rewrites.not_the_same import reason
from quality.rewrites.rules import RULES, rewritten
from tests import judge_here
from tests.labs.lab_tests import answered, answers_of, handed_in, solution_of
from tests.labs.notebook_code import import_answers
from tests.labs.variants import Variant


@dataclass(frozen=True)
class Rewrite:
    """An answer to ``exercise``, rewritten by a rule. ``of`` is the solution or the name of another
    answer; ``loses`` are the properties that the original loses.
    """

    exercise: str
    of: str
    rule: str
    source: str
    loses: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.exercise}: {self.of}: {self.rule}"


def rewrites(word: str = "", right: bool = False, wrong: bool = False) -> Iterator[Rewrite]:
    """Yield the rewrites of the solutions, and of the ``right`` and ``wrong`` answers, whose names
    match the regular expression ``word``."""
    labs = dict.fromkeys(exercises.folder(name).parent.name for name in exercises.names())
    for lab in labs:
        notebook = solution_of(lab)
        cells = {grade_id(cell): cell.source for cell in notebook.cells}
        answers = [
            Variant("solution", "", name, (), (), cells[f"{name}-kernel"])
            for name in exercises.names(lab)
            if "@cuda.jit" in cells.get(f"{name}-kernel", "")
        ]
        answers += [variant for variant in answers_of(lab) if (right if variant.right else wrong)]
        for answer in answers:
            for rule, change in RULES.items():
                named = re.search(word, f"{answer.exercise}: {answer.name}: {rule}")
                text = rewritten(answer.source, change) if named else None
                if text is not None and not reason(answer, rule):
                    yield Rewrite(answer.exercise, answer.name, rule, text, answer.loses)


def differs(rewrite: Rewrite, seed: int = judge_here.SEED) -> str:
    """Return the properties that a rewritten answer loses, and its messages; empty if they are as
    before. Speed is not measured.
    """
    notebook = answered(rewrite.exercise, lambda _: rewrite.source)
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        try:
            module = import_answers(notebook, Path(folder), last=f"{rewrite.exercise}-kernel")
            submitted = handed_in(module, rewrite.exercise, seed)
        except CompileError as error:
            return f"does not compile: {error}"
        verdict = submitted
        if not isinstance(submitted, Verdict):
            verdict = judge_here.ask(submitted, seed=seed, device="emulator")
    assert isinstance(verdict, Verdict)
    failed = [each for each in verdict.properties if each.status in ("failed", "not-run")]
    # An answer that is not synchronized may be correct in another order of events.
    luck = {"fast", "correct"} if "synchronized" in rewrite.loses else {"fast"}
    if {each.name for each in failed} - luck == {*rewrite.loses} - luck:
        return ""
    messages = [each.message for each in (*verdict.problems, *verdict.hazards)]
    kept = {*rewrite.loses} - {each.name for each in failed}
    kept_losses = [f"keeps {name}" for name in sorted(kept)]
    return "\n    ".join(
        [*kept_losses, *(f"{each.name}: {each.reason}" for each in failed), *messages[:2]]
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.rewrites", description=__doc__)
    parser.add_argument("word", nargs="?", default="", help="a regular expression, of names")
    parser.add_argument("--right", action="store_true", help="right answers in other forms, too")
    parser.add_argument("--wrong", action="store_true", help="known-wrong answers, too")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--seed", type=int, default=judge_here.SEED)
    parser.add_argument("--every", type=int, default=1, help="a sample: of each so many, one")
    options = parser.parse_args()
    chosen = rewrites(options.word, options.right, options.wrong)
    _all.extend(islice(chosen, 0, None, options.every))
    differing = 0
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("fork")) as workers:
        numbers, seeds = range(len(_all)), [options.seed] * len(_all)
        for number, difference in zip(numbers, workers.map(_differs, numbers, seeds), strict=True):
            if difference:
                differing += 1
                print(f"{_all[number].name}\n    {difference}", flush=True)
    print(f"{differing} of {len(_all)} answers, written otherwise, lose something else")
    return bool(differing)


_all: list[Rewrite] = []  # before the workers are forked


def _differs(number: int, seed: int) -> str:
    return differs(_all[number], seed)


if __name__ == "__main__":
    sys.exit(main())
