"""Compare the PTX parser with ptxas on texts that are almost PTX.

    python -m quality.ptxas.fuzz --count 20000 --seed 1 --write

Each text is a real kernel with a single change (`mutations`). A text that the parser and its
operand check accept and ptxas rejects is a hole; a text that only ptxas accepts is rejected
wrongly. Both are counted by message, and `--write` keeps the counts in ``fuzz.json``.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from harness.base.errors import PtxError
from harness.sanitizer.assembler import assembler
from harness.sanitizer.isa import check_operands, look_up, parse
from quality.ptxas.mutations import Text, mutant
from tests.sanitizer.isa.ptxas import refusals

ROOT = Path(__file__).resolve().parents[2]
RECORD = Path(__file__).with_name("fuzz.json")
STORED = ROOT / "tests" / "sanitizer" / "emulator" / "program" / "ptx"
LONGEST_BASE = 6000
BATCH = 40  # one process of ptxas reads as many files: it takes longer to start than to read
_ADDED = ("frob", "away", "g", "x", "y", "z", "c", "s", "t", "w")  # names that mutations add


@dataclass(frozen=True)
class Tried:
    """A mutant and the message of either parser, empty if it was accepted."""

    rule: str
    text: str
    ours: str
    theirs: str


def stored() -> list[str]:
    """Return the kernels of other compilers in the tests, each with everything else in its text."""
    texts = []
    for name in ("store", "clang", "tile_copy", "cuda_nvcc", "toolkit_nvcc"):
        text = (STORED / f"{name}.ptx").read_text()
        entries = re.findall(r"^\.visible \.entry.*?^\}", text, re.MULTILINE | re.DOTALL)
        for entry in entries:
            others = [other for other in entries if other != entry]
            alone = text
            for other in others:
                alone = alone.replace(other, "")
            texts.append(_bare(alone))
    return [text for text in texts if len(text) < LONGEST_BASE and not ours(text)]


def _bare(text: str) -> str:
    """Strip comments, line numbers and debug sections."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"^\s*\.(?:loc|file)\b[^\n]*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s*\.section.*", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"\n\s*\n+", "\n", text)


def solutions() -> list[str]:
    """Return the short compiled kernels of the labs."""
    from harness.course import checking, exercises
    from tests.labs.lab_tests import exercises_of, solution_of
    from tests.labs.notebook_code import answer, import_answers, plan_of

    texts = []
    labs = sorted(path.name for path in (ROOT / "solutions").iterdir() if path.is_dir())
    for lab in labs:
        with tempfile.TemporaryDirectory() as folder:
            module = import_answers(solution_of(lab), Path(folder))
            for name in exercises_of(lab):
                exercise = exercises.get(name)
                kernel = getattr(module, name.replace("-", "_"), None)
                if hasattr(exercise, "launch") and kernel is not None and not plan_of(module, name):
                    launch = checking._a_launch(exercise)
                    texts.append(
                        _bare(checking.submit(exercise, answer(module, name), launch)[0].ptx)
                    )
    return [text for text in texts if len(text) < LONGEST_BASE]


def drawn(bases: list[str], count: int, seed: int) -> Iterator[tuple[str, str]]:
    """Return ``(rule, text)`` of a number of mutants. Global names are unique to each text, since a
    ptxas process reads many.
    """
    rng = random.Random(seed)
    texts = [(Text(base), _top(base)) for base in bases]
    for number in range(count):
        text, names = rng.choice(texts)
        rule, mutated = mutant(text, rng)
        wanted = "|".join(map(re.escape, names))
        yield rule, re.sub(rf"(?<![\w$%.])(?:{wanted})(?![\w$])", rf"\g<0>_{number}", mutated)


def _top(base: str) -> list[str]:
    module = parse(base)
    names = {*module.functions, *module.declared, *(v.name for v in module.variables), *_ADDED}
    return sorted(names, key=len, reverse=True)


def ours(text: str) -> str:
    """Return the errors of the parser and the check for a text."""
    try:
        check_operands.__wrapped__(text)
        for function in parse(text).functions.values():
            for instruction in function.instructions:
                if look_up(instruction.opcode) is None:
                    return f"unknown instruction `{instruction.opcode}`"
    except PtxError as error:
        return str(error)
    return ""


def tried(mutants: Iterator[tuple[str, str]]) -> Iterator[Tried]:
    """Try both on each text; if they differ, try ptxas again on the text alone."""
    rest = list(mutants)
    for first in range(0, len(rest), BATCH):
        batch = rest[first : first + BATCH]
        for (rule, text), refused in zip(batch, refusals([t for _, t in batch]), strict=True):
            mine = ours(text)
            if bool(mine) != bool(refused):
                (refused,) = refusals([text])
            yield Tried(rule, text, mine, refused)


def kind(reason: str) -> str:
    """Return a reason without its names and numbers."""
    reason = re.sub(r"PTX line \d+: |`[^`]*`: |; current version.*", "", reason)
    return re.sub(r"'[^']*'|%[\w.]+|0x\w+|\b\d+(?:\.\d+)?\b|`[^`]*`", "…", reason)[:100].strip()


def summary(results: list[Tried], seed: int) -> dict:
    path = assembler.find_ptxas()
    counts = Counter((not result.ours, not result.theirs) for result in results)
    holes = Counter(kind(result.theirs) for result in results if not result.ours and result.theirs)
    strict = Counter(kind(result.ours) for result in results if result.ours and not result.theirs)
    return {
        "count": len(results),
        "seed": seed,
        "ptxas": assembler.ptxas_version(path) if path else "",
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "taken_by_both": counts[True, True],
        "refused_by_both": counts[False, False],
        "taken_by_the_reader_alone": dict(holes.most_common()),
        "taken_by_ptxas_alone": dict(strict.most_common()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--show", help="print the mutants of which either said something like this")
    options = parser.parse_args()
    results = []
    for result in tried(drawn([*stored(), *solutions()], options.count, options.seed)):
        results.append(result)
        if (
            options.show
            and bool(result.ours) != bool(result.theirs)
            and options.show in result.ours + result.theirs
        ):
            print(f"--- {result.rule}: {result.ours or result.theirs}\n{result.text}")
    report = json.dumps(summary(results, options.seed), indent=1, ensure_ascii=False)
    print(report)
    if options.write:
        RECORD.write_text(report + "\n")


if __name__ == "__main__":
    main()
