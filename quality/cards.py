"""Compare the cards of the labs' answers, compiled by numba-cuda and by numba-cuda-mlir:

    python -m quality.cards 08_gemm 09_attention

Without names, all labs. The import line is changed, and nothing else. Prints each part of a card
that differs; the exit status is 1 if any does.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any
from unittest.mock import patch

from harness.course import Quiz, Verdict, checking, exercises
from tests import judge_here
from tests.labs import lab_tests, notebook_code
from tests.labs.lab_tests import answers_of, exercises_of

COMPILERS = ("numba", "numba_cuda_mlir")
Case = tuple[str, str, str]


def cases(labs: list[str]) -> list[Case]:
    """The lab, the exercise and the answer, "" for the solution."""
    listed = []
    for lab in labs:
        listed += [(lab, exercise, "") for exercise in exercises_of(lab)]
        listed += [(lab, each.exercise, each.name) for each in answers_of(lab)]
    return [case for case in listed if not isinstance(exercises.get(case[1]), Quiz)]


def verdict_of(case: Case, compiler: str) -> Verdict:
    """Judge an answer of the labs on the emulator, with cuda imported from ``compiler``."""
    lab, exercise, name = case
    source = None
    if name:
        source = next(each.source for each in answers_of(lab) if each.name == name)
    with (
        patch.object(notebook_code, "COMPILER", compiler),
        patch.object(checking, "ask", judge_here.ask),
        patch.object(checking, "prepare", lambda: None),
        patch.object(checking, "_shape_seed", judge_here.shape_seed),
        contextlib.redirect_stdout(io.StringIO()),
    ):
        module = lab_tests.module_of(exercise, lambda cell: cell if source is None else source)
        return lab_tests.check(module, exercise, "emulator").verdict


def card(verdict: Verdict) -> dict[str, Any]:
    """Return the facts on a verdict's card, without times and the reader's files."""
    wrong = verdict.wrong
    return {
        "points": [(each.name, each.status, each.earned) for each in verdict.properties],
        "problems": [(each.kind, each.cause, each.headline) for each in verdict.problems],
        "hazards": [
            (each.kind, each.severity, each.cause, each.line, each.other_line, each.headline)
            for each in verdict.hazards
        ],
        "causes": list(verdict.causes),
        "headline": verdict.headline,
        "wrong": wrong and (wrong.output, wrong.index, wrong.causes, wrong.where),
        "banks": [(each.line, each.passes, each.ideal) for each in verdict.banks],
    }


def differences(case: Case) -> dict[str, tuple[Any, Any]]:
    """Return the parts of the two cards that are not equal."""
    first, second = (card(verdict_of(case, compiler)) for compiler in COMPILERS)
    return {name: (first[name], second[name]) for name in first if first[name] != second[name]}


def _compared(case: Case) -> tuple[Case, dict[str, tuple[Any, Any]]]:
    try:
        return case, differences(case)
    except Exception as error:
        return case, {"not judged": ("", repr(error))}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.cards", description=__doc__)
    parser.add_argument("labs", nargs="*", help="folders of labs (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    options = parser.parse_args()
    asked = cases(options.labs or list(lab_tests.LABS))
    context = multiprocessing.get_context("fork")
    different = 0
    with ProcessPoolExecutor(options.jobs, mp_context=context) as workers:
        for case, parts in workers.map(_compared, asked, chunksize=4):
            different += bool(parts)
            for name, (first, second) in parts.items():
                print(
                    f"{'/'.join(filter(None, case))}: {name}\n  - {first}\n  + {second}", flush=True
                )
    print(f"{len(asked) - different} of {len(asked)} are equal")
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main())
