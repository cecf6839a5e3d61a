"""Judge the table of mistakes: ``python -m tests.mistakes``.

Prints the rows whose card does not say first what it must, and the share that does. ``--record``
notes it in `recorded.json`; the exit status is 1 where too few do.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.mistakes.judged import judged
from tests.mistakes.table import Row, holds, rows

RECORDED = Path(__file__).parent / "recorded.json"
LEAST = 0.97


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mistakes", description=__doc__)
    parser.add_argument("--row", action="append", default=[], help="rows with this in the name")
    parser.add_argument("--family", default="", help="families with this in the name")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--all", action="store_true", help="print what holds, too")
    parser.add_argument("--record", action="store_true", help=f"write {RECORDED.name}")
    given = parser.parse_args()
    wanted = [
        row
        for row in rows()
        if given.family in row.family and (not given.row or any(r in row.name for r in given.row))
    ]
    lost: list[Row] = []
    for row, (said, right) in zip(wanted, _judged(wanted, given.jobs), strict=True):
        if not right:
            lost.append(row)
        if given.all or not right:
            mark = "holds" if right else "LACKS"
            print(f"{mark} {row.name} [{row.family}] @ {row.line}\n    {said}", flush=True)
    share = 1 - len(lost) / max(len(wanted), 1)
    print(f"{len(wanted) - len(lost)} of {len(wanted)} hold: {share:.1%}")
    if given.record:
        RECORDED.write_text(json.dumps(record(wanted, lost), indent=1, ensure_ascii=False) + "\n")
    return share < LEAST


def record(asked: list[Row], lost: list[Row]) -> dict:
    """What is noted of a whole run: how many rows hold, which do not, and of which table."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "rows": len(asked),
        "hold": len(asked) - len(lost),
        "table": digest(asked),
        "do not hold": [row.name for row in lost],
    }


def digest(asked: list[Row]) -> str:
    """Changes when a row, or what it asks for, does."""
    return hashlib.sha256("\n".join(row.key for row in asked).encode()).hexdigest()[:16]


def _judged(asked: list[Row], jobs: int) -> Iterator[tuple[str, bool]]:
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=context) as workers:
        yield from workers.map(_judge, asked, chunksize=4)


def _judge(row: Row) -> tuple[str, bool]:
    try:
        found = judged(row)
    except Exception as error:
        return f"not judged: {error!r}", False
    return found.sentence, holds(row, found.sentence, found.lines)


if __name__ == "__main__":
    sys.exit(main())
