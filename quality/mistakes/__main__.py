"""Judge the table of mistakes: ``python -m quality.mistakes``.

Prints the rows whose card does not name the expected cause first, and the share of those that do.
``--record`` records in `recorded.json` which rows hold, and the pairs of rules whose order decided
a cause: rows that were not judged keep their result, and a row whose expectation has changed counts
as not judged. The exit status is 1 if too
few hold.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import multiprocessing
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path

from quality.mistakes.decided import Names, deciding
from quality.mistakes.judged import judged
from quality.mistakes.table import Row, holds, rows

RECORDED = Path(__file__).parent / "recorded.json"
LEAST = 0.95  # the table is this project's own, so it only shows what has become worse
CHUNK = 12  # rows of one lab that a worker judges at a time
Found = tuple[Row, str, bool, tuple[Names, ...]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.mistakes", description=__doc__)
    parser.add_argument("--row", action="append", default=[], help="rows with this in the name")
    parser.add_argument("--family", default="", help="families with this in the name")
    parser.add_argument("--open", action="store_true", help="those that are not known to hold")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--all", action="store_true", help="print what holds, too")
    parser.add_argument("--record", action="store_true", help=f"write {RECORDED.name}")
    options = parser.parse_args()
    known, lacking = recorded()
    pairs = recorded_pairs()
    wanted = [
        row
        for row in rows()
        if options.family in row.family
        and (not options.row or any(r in row.name for r in options.row))
        and not (options.open and digest(row) in known)
    ]
    outcomes: list[Found] = []
    for part in _judged(wanted, options.jobs):
        outcomes += part
        for row, sentence, right, _ in part:
            if options.all or not right:
                mark = "holds" if right else "LACKS"
                print(f"{mark} {row.name} [{row.family}] @ {row.line}\n    {sentence}", flush=True)
        for row, _, right, decided in part:
            (known if right else lacking).add(digest(row))
            (lacking if right else known).discard(digest(row))
            pairs = {pair: name for pair, name in pairs.items() if name != row.name}
            pairs = {**dict.fromkeys(decided, row.name), **pairs}
        if options.record:
            record(known, lacking, pairs)
    held = sum(right for _, _, right, _ in outcomes)
    print(f"{held} of {len(outcomes)} hold")
    return held < LEAST * len(outcomes)


def recorded() -> tuple[set[str], set[str]]:
    """Return the digests of the rows that held when they were judged, and of those that did not."""
    noted = json.loads(RECORDED.read_text()) if RECORDED.exists() else {}
    return set(noted.get("hold", ())), set(noted.get("lack", ()))


def recorded_pairs() -> dict[Names, str]:
    """Return the pairs of rules whose order decided a cause, and a row in which it did."""
    noted = json.loads(RECORDED.read_text()) if RECORDED.exists() else {}
    pairs = (tuple(pair.split(" before ")) for pair in noted.get("pairs", {}))
    return dict(zip(pairs, noted.get("pairs", {}).values(), strict=True))


def record(known: set[str], lacking: set[str], pairs: Mapping[Names, str]) -> None:
    """Record which rows of the table hold and which do not, and the pairs of rules."""
    asked = {digest(row): row.name for row in rows()}
    noted = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "rows": len(asked),
        "judged": len(asked.keys() & (known | lacking)),
        "do not hold": [name for key, name in asked.items() if key in lacking],
        "hold": sorted(known & asked.keys()),
        "lack": sorted(lacking & asked.keys()),
        "pairs": {
            " before ".join(pair): name
            for pair, name in sorted(pairs.items())
            if name in asked.values()
        },
    }
    RECORDED.write_text(json.dumps(noted, indent=0, ensure_ascii=False) + "\n")


def digest(row: Row) -> str:
    """Return a digest that changes with the row's expectation."""
    return hashlib.sha256(row.key.encode()).hexdigest()[:8]


def _judged(asked: list[Row], jobs: int) -> Iterator[list[Found]]:
    """Judge in groups of a lab or an exercise's mutants, so that shared inputs are read once."""
    parts: list[list[Row]] = []
    for _, of_one in groupby(sorted(asked, key=_source), _source):
        alike = list(of_one)
        parts += [alike[at : at + CHUNK] for at in range(0, len(alike), CHUNK)]
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=context) as workers:
        yield from workers.map(_judge_part, parts)


def _source(row: Row) -> str:
    return row.name.partition(":" if row.is_mutant else "/")[0]


def _judge_part(part: list[Row]) -> list[Found]:
    return [_judge(row) for row in part]


def _judge(row: Row) -> Found:
    with deciding() as pairs:
        try:
            judgment = judged(row)
        except Exception as error:
            return row, f"not judged: {error!r}", False, ()
    causes = judgment.verdict.causes
    sentence = f"{', '.join(causes)}: {judgment.sentence}"
    return row, sentence, holds(row, causes, judgment.lines), tuple(pairs)


if __name__ == "__main__":
    sys.exit(main())
