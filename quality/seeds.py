"""Check that verdicts do not depend on the seed: `python -m quality.seeds [--seeds 20] [WORD]`

Judges every solution, every alternative right answer, every known-wrong answer and the kernels of
`hidden` with a number of seeds, and prints those whose points differ. Of the names that match the
regular expression WORD, every Nth is judged.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from pathlib import Path
from typing import Any

from harness.course import Quiz, Verdict, exercises
from tests import judge_here
from tests.course.judge.hidden import BY_VALUE, HIDDEN, judged
from tests.labs.lab_tests import answered, answers_of, handed_in, solution_of, text_of
from tests.labs.notebook_code import import_answers

Judge = Callable[[int], Verdict]


def everything() -> Iterator[tuple[str, Judge]]:
    """Return the judged submissions, by name."""
    for hidden in (*HIDDEN, *BY_VALUE):
        yield f"hidden: {hidden.exercise}: {hidden.name}", lambda seed, h=hidden: judged(h, seed)
    labs = dict.fromkeys(exercises.folder(name).parent.name for name in exercises.names())
    for lab in labs:
        solution = solution_of(lab)
        module = cache(partial(_imported, solution))
        for name in exercises.names(lab):
            asked = not isinstance(exercises.get(name), Quiz)
            if asked and f"def {name.replace('-', '_')}(" in text_of(lab).read_text():
                yield f"solution: {name}", _judge(module, name)
        for variant in answers_of(lab):
            if isinstance(exercises.get(variant.exercise), Quiz):
                continue
            notebook = answered(variant.exercise, lambda _, v=variant: v.source)
            module = cache(partial(_imported, notebook))
            kind = "right" if variant.right else "wrong"
            yield f"{kind}: {variant.name}", _judge(module, variant.exercise)


def points(judge: Judge, seeds: range) -> dict[tuple, list[int]]:
    """Return the statuses of all properties, and the seeds that gave them."""
    seeds_of: dict[tuple, list[int]] = {}
    for seed in seeds:
        verdict = judge(seed)
        key = tuple((prop.name, prop.status) for prop in verdict.properties)
        seeds_of.setdefault(key, []).append(seed)
    return seeds_of


def _judge(module: Callable[[], Any], name: str) -> Judge:
    def judge(seed: int) -> Verdict:
        submitted = handed_in(module(), name, seed)
        if isinstance(submitted, Verdict):
            return submitted
        return judge_here.ask(submitted, seed=seed, device="emulator")

    return judge


def _imported(notebook: Any) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        return import_answers(notebook, Path(folder))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.seeds")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("word", nargs="?", default="")
    options = parser.parse_args()
    differing, seeds = 0, range(100, 100 + options.seeds)
    chosen = ((name, judge) for name, judge in everything() if re.search(options.word, name))
    _answers.extend(itertools.islice(chosen, 0, None, options.every))
    for name, outcomes in _judged(seeds, options.jobs):
        if len(outcomes) == 1:
            (statuses,) = outcomes
            print(f"{name}: {', '.join(status for _, status in statuses)}", flush=True)
            continue
        differing += 1
        print(f"{name}:")
        for statuses, example_seeds in outcomes.items():
            print(
                f"    {dict(statuses)} with {len(example_seeds)} seeds, such as {example_seeds[0]}",
                flush=True,
            )
    answers = len(_answers)
    print(f"{answers * len(seeds)} judgings of {answers} answers; {differing} differ by their seed")
    return 1 if differing else 0


_answers: list[tuple[str, Judge]] = []  # before the workers are forked
Found = tuple[str, dict[tuple, list[int]]]


def _judged(seeds: range, jobs: int) -> Iterator[Found]:
    """Judge each answer for the seeds."""
    if jobs == 1:
        for place in range(len(_answers)):
            yield _points_of(place, seeds)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as workers:
        waiting = [workers.submit(_points_of, place, seeds) for place in range(len(_answers))]
        for future in as_completed(waiting):
            yield future.result()


def _points_of(place: int, seeds: range) -> Found:
    name, judge = _answers[place]
    return name, points(judge, seeds)


if __name__ == "__main__":
    sys.exit(main())
