"""The report of the program, and a small class graded by it on the emulator."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from harness.devices import default_name, gpu_lock
from tests.class_on_gpus import phases
from tests.class_on_gpus.__main__ import ratios
from tests.class_on_gpus.grading import How, Outcome, grade, problems
from tests.class_on_gpus.roster import KINDS, ROOT, TIMED, course_of, roster
from tests.class_on_gpus.watch import LOCKS, Use


def test_the_first_seven_cover_each_kind_and_most_are_timed() -> None:
    members = roster(32)
    assert tuple(member.kind for member in members[:7]) == KINDS
    kinds = [member.kind for member in members]
    assert Counter(kinds[:16]) == Counter(kinds[16:])
    assert sum(kind in TIMED for kind in kinds) == 20
    assert len({member.name for member in members}) == 32
    # A speed that nobody measured is credited to a synchronised kernel only.
    unsynchronised = 9.0 if default_name() == "hopper" else 7.0
    assert [member.earns and sum(member.earns.values()) for member in members[:7]] == [
        *(12.0, unsynchronised, 8.0, 0.0, 5.0, 0.0, None)
    ]


def fine(members) -> Outcome:
    """An outcome in which everybody has the expected points."""
    outcome = Outcome()
    for member in members:
        outcome.earned[member.name], outcome.reasons[member.name] = member.earns, "not JSON"
    return outcome


def test_students_with_unexpected_points_are_named() -> None:
    members = roster(7)
    assert problems(fine(members), members) == []
    outcome = fine(members)
    names = [member.name for member in members]
    del outcome.earned[names[0]]
    outcome.earned[names[1]] = {**members[1].earns, "tile-copy-check": 4.5}
    outcome.earned[names[2]] = None
    outcome.reasons[names[6]] = ""
    outcome.status = -9
    outcome.not_measured, outcome.benchmarks_not_alone = ["001-correct, a-check: no memory"], 2
    named = problems(outcome, members)
    expected = ("status -9", "001", "002", "003", "007", "no memory", "2 looks")
    assert len(named) == len(expected)
    assert all(part in line for part, line in zip(expected, named, strict=True))


def run(count: int, a_minute: float, what: str = "run") -> dict:
    return {"what": what, "gpu_count": count, "a_minute": a_minute, "steady_a_minute": 10.0}


def test_throughput_is_relative_to_the_fewest_gpus() -> None:
    rows = [run(1, 900.0, "warm-up"), run(1, 10.0), run(2, 18.0), run(4, 30.0), run(2, 22.0)]
    lines = ratios(rows)
    assert [line.split(", ")[1:] for line in lines] == [
        ["2.00 times that of 1; from the first quarter to the last 10.0", "1.00 times"],
        ["3.00 times that of 1; from the first quarter to the last 10.0", "1.00 times"],
    ]
    assert ratios([run(0, 5.0)]) == []


def test_a_steady_rate_excludes_start_and_end() -> None:
    outcome = Outcome(done_s=[12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 40.0])
    assert outcome.first_done_s == 12.0 and outcome.steady_a_minute == 60.0
    assert Outcome(done_s=[12.0, 13.0]).steady_a_minute == 0.0  # too few to say


def test_a_stopwatch_excludes_nested_phases(tmp_path) -> None:
    file = tmp_path / "phases"
    asks = "from harness.devices import gpu_lock\nfrom harness.processes import waits\n"
    asks += "gpu_lock.FOLDER = __import__('pathlib').Path(__import__('sys').argv[1])\n"
    asks += "with gpu_lock.a_seat(['ab12']): pass\n"
    environment = phases.watched({**os.environ, "PYTHONPATH": str(ROOT)}, file)
    subprocess.run([sys.executable, "-c", asks, str(tmp_path)], env=environment, check=True)
    queue, seat = phases.read(file)
    assert (queue.name, seat.name) == ("lock: waited for", "seat: waited for")
    assert queue.ended <= seat.begun and seat.own_s <= seat.ended - seat.begun + 1e-5
    assert phases.table(file, queue.begun)[-1].split()[:4] == ["seat:", "waited", "for", "1"]


LISTED = """\
1: FLOCK  ADVISORY  WRITE 10 fd:00:101 0 EOF
1: -> FLOCK  ADVISORY  WRITE 11 fd:00:101 0 EOF
2: FLOCK  ADVISORY  WRITE 12 fd:00:102 0 EOF
3: FLOCK  ADVISORY  {} 13 fd:00:103 0 EOF
4: FLOCK  ADVISORY  READ 14 fd:00:103 0 EOF
5: POSIX  ADVISORY  WRITE 15 fd:00:102 0 EOF
"""
NAMES = {
    101: "tma-labs-seat-ab12-0.lock",
    102: "tma-labs-seat-ab12-3.lock",
    103: "tma-labs-gpu-ab12.lock",
}


@pytest.mark.parametrize(("how", "share", "broken"), [("READ", 0.0, 0), ("WRITE", 0.5, 1)])
def test_an_observation_lists_judges_in_slots_and_beside_benchmarks(how, share, broken) -> None:
    use = Use()
    use.look(LISTED.format(how), NAMES)
    use.look("", NAMES)
    assert use.gpus()["ab12"] == {
        "judges_mean": 1.0,
        "judges_most": 2,
        "benchmark_share": share,
        "memory_mib": 0,
    }
    assert use.broken.total() == broken


@pytest.mark.skipif(not LOCKS.exists(), reason="this kernel does not list its locks")
def test_an_observation_finds_the_harness_locks(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    use = Use()
    with gpu_lock.a_seat(("ab12",)), gpu_lock.alone("ab12"):
        names = {path.stat().st_ino: path.name for path in tmp_path.iterdir()}
        use.look(LOCKS.read_text(), names)
    use.look(LOCKS.read_text(), names)
    assert use.gpus()["ab12"]["judges_mean"] == use.gpus()["ab12"]["benchmark_share"] == 0.5


def test_a_small_class_earns_the_expected_points_on_the_emulator(tmp_path) -> None:
    members = tuple(
        member for member in roster(7) if member.kind in ("correct", "hanging", "wrecked")
    )
    course = course_of(tmp_path / "course", members)
    outcome = grade(course, How((), "best-effort", workers=2))
    assert problems(outcome, members) == []
    assert 0.0 < outcome.first_done_s <= outcome.seconds and outcome.peak_bytes
    # The same, held against another class's due: it has to find that.
    assert len(problems(outcome, roster(7)[3:6])) == 2
