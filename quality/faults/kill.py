"""Plants each fault in a scratch checkout and runs the tests that reach it until one fails."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from quality.faults.places import Fault, planted
from quality.faults.reach import read_log, run_tests
from quality.faults.scratch import scratch_of

# A batch's seconds and files: most faults are killed by the cheapest tests, so a small one first.
BATCHES = ((8.0, 6), (40.0, 40), (1e9, 10**9))
COLLECTING_S = 0.3  # per file


def kill(faults: list[Fault], tree: Path, out: Path, jobs: int, cap: float) -> None:
    """Write ``out/kill.json`` after each fault. Those that are in it already are left alone, but
    for survivors of a smaller cap."""
    reach = json.loads((out / "reach.json").read_text())
    results_file = out / "kill.json"
    results = json.loads(results_file.read_text()) if results_file.exists() else {}
    left: queue.SimpleQueue[Fault] = queue.SimpleQueue()
    for fault in faults:
        done = results.get(fault.id)
        if done is None or (done.get("capped") and done["cap"] < cap):
            left.put(fault)
    writing = threading.Lock()

    def work(number: int) -> None:
        scratch = scratch_of(tree, out / ("tree" if number == 0 else f"tree{number}"))
        while True:
            try:
                fault = left.get_nowait()
            except queue.Empty:
                return
            result = _result(fault, scratch, out / f"job{number}", reach, cap)
            with writing:
                results[fault.id] = result
                results_file.write_text(json.dumps(results, indent=1))
                print(time.strftime("%H:%M"), len(results), fault.id, result, flush=True)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    _confirm(results, tree, out)
    results_file.write_text(json.dumps(results, indent=1))


def _result(fault: Fault, scratch: Path, files: Path, reach: dict, cap: float) -> dict:
    place = planted(scratch, fault)
    if place is None:
        return {"verdict": "gone"}
    path, text = place
    names, all_of_them = candidates(fault, reach, cap)
    if not names:
        return {"verdict": "survived", "reached_by": 0}
    original = path.read_text()
    started = time.monotonic()
    seconds = 0.0
    killer = None
    try:
        _write(path, text)
        for batch in _batches(names, reach["tests"]):
            killer, used = _run(scratch, batch, files, reach["tests"])
            seconds += used
            if killer is not None or seconds > cap:
                break
    finally:
        _write(path, original)
    return {
        "verdict": "survived" if killer is None else "killed",
        "by": killer,
        "reached_by": len(reach["reached"].get(fault.id, ())),
        "seconds": round(seconds, 1),
        "wall": round(time.monotonic() - started),
        "capped": killer is None and (not all_of_them or seconds > cap),
        "cap": cap,
    }


def candidates(fault: Fault, reach: dict, cap: float) -> tuple[list[str], bool]:
    """The tests to run, nearest and cheapest first, and whether they are all that could matter. A
    statement that runs at import can be seen by any test; what a test reaches may be a cache's or
    a fixture's, which others of its file use."""
    tests = {n: t for n, t in reach["tests"].items() if t["passes"] and not t["skipped"]}
    reached = set(reach["reached"].get(fault.id, ()))
    files = {name.partition("::")[0] for name in reached}
    always = fault.id in reach["always"]
    words = Path(fault.file).with_suffix("").parts[1:]  # names below harness/

    def order(name: str) -> tuple:
        file = name.partition("::")[0]
        near = sum(word.strip("_") in file for word in words)
        return not (always or name in reached), -near, tests[name]["seconds"]

    names = [name for name in tests if always or name.partition("::")[0] in files]
    names.sort(key=order)
    chosen, total = [], 0.0
    seen: set[str] = set()
    for name in names:
        file = name.partition("::")[0]
        total += tests[name]["seconds"] + COLLECTING_S * (file not in seen)
        seen.add(file)
        if total > cap:
            return chosen, False
        chosen.append(name)
    return chosen, True


def _batches(names: list[str], tests: dict) -> Iterator[list[str]]:
    for most_seconds, most_files in BATCHES:
        batch, rest, seconds, files = [], [], 0.0, set()
        for name in names:
            file = name.partition("::")[0]
            if seconds < most_seconds and (file in files or len(files) < most_files):
                files.add(file)
                seconds += tests[name]["seconds"]
                batch.append(name)
            else:
                rest.append(name)
        names = rest
        if batch:
            yield batch


def _run(scratch: Path, batch: list[str], files: Path, tests: dict) -> tuple[str | None, float]:
    """Return what killed the fault, None if nothing did, and the processor seconds."""
    files.mkdir(exist_ok=True)
    log = files / "log"
    log.unlink(missing_ok=True)
    # A loop without end meets the limit of processor time, on a busy machine too; a wait without
    # end that of the clock.
    most_s = 60 + 10 * sum(tests[name]["seconds"] for name in batch)
    limit = 900 + 20 * sum(tests[name]["wall"] for name in batch)
    process = run_tests(scratch, batch, log, files / "out", most_s=int(most_s))
    timer = threading.Timer(limit, _kill, [process])
    timer.start()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    in_time = timer.is_alive()
    timer.cancel()
    _kill(process)
    seconds = used.ru_utime + used.ru_stime
    for name, test in read_log(log).items():
        if not test["passes"]:
            return name, seconds
    if process.returncode in (0, 5):
        return None, seconds
    lines = log.read_text().splitlines() if log.exists() else []
    last = json.loads(lines[-1]) if lines else {}
    where = last.get("begin") or (files / "out").read_text()[-300:]
    return f"{'crash' if in_time else 'no end'}: {where}", seconds


def _kill(process: subprocess.Popen) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _write(path: Path, text: str) -> None:
    """Python compares sources by size and second: no bytecode of another text may stay."""
    path.write_text(text)
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def _confirm(results: dict, tree: Path, out: Path) -> None:
    """Run each test that killed on the sources as they are: one that fails there killed nothing."""
    killers = sorted({r["by"] for r in results.values() if r.get("by") and ": " not in r["by"][:8]})
    scratch = scratch_of(tree, out / "tree")
    log = out / "confirm.log"
    log.unlink(missing_ok=True)
    run_tests(scratch, killers, log, out / "confirm.out", stop_at_failure=False)
    fails = {name for name, test in read_log(log).items() if not test["passes"]}
    for result in results.values():
        if result.get("by") in fails:
            result["verdict"] = "unsure"
