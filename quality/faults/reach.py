"""Records which test reaches which fault, in one run of ``make test`` on a scratch checkout.

The sources stay as they are: a call of the recorder before each fault's statement is compiled into
the bytecode that Python finds next to a source (``__pycache__``), which is told not to compare
them."""

from __future__ import annotations

import ast
import importlib.util
import json
import mmap
import resource
import subprocess
from collections import defaultdict
from functools import partial
from importlib import _bootstrap_external  # type: ignore[attr-defined]
from pathlib import Path

from quality.faults import recorder
from quality.faults.places import Fault, find
from quality.faults.scratch import environment, packages, scratch_of

MEMORY_BYTES = 8 << 30  # per process of a run
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def reach(faults: list[Fault], tree: Path, out: Path, jobs: int) -> None:
    """Write ``out/reach.json``: of each test its seconds and whether it passes, of each fault the
    tests that reach it, and which faults run at import or are compiled by Numba."""
    scratch = scratch_of(tree, out / "tree")
    always, gone = _instrument(scratch, faults)
    memory, log = out / "memory", out / "reach.log"
    memory.write_bytes(b"")
    with open(memory, "r+b") as file:
        file.truncate(recorder.SIZE)
    memory.chmod(0o666)
    log.unlink(missing_ok=True)
    text = Path(recorder.__file__).read_text().replace("@PLACE@", str(memory))
    (packages(scratch) / "faults_recorder.py").write_text(text)
    (packages(scratch) / "faults_recorder.pth").write_text("import faults_recorder\n")
    arguments = "-q -p faults_plugin -p no:cacheprovider"
    command = ["make", "-C", str(scratch), "test", f"JOBS={jobs}", f"PYTEST_ARGS={arguments}"]
    with open(out / "reach.out", "w") as output:
        subprocess.run(command, env=environment(FAULTS_LOG=str(log)), stdout=output, stderr=output)
    tests = read_log(log)
    scratch_of(tree, out / "tree")
    _try_failures_again(scratch, out, tests)
    (out / "durations.json").write_text(
        json.dumps({name: test["seconds"] for name, test in tests.items()}, indent=0)
    )
    result = {
        "tests": tests,
        "reached": _reached(memory, faults, tests),
        "always": always,
        "gone": gone,
    }
    (out / "reach.json").write_text(json.dumps(result, indent=0))


def read_log(log: Path) -> dict[str, dict]:
    """The notes of the plugin on each test that came to its end."""
    tests = {}
    for line in log.read_text().splitlines() if log.exists() else ():
        entry = json.loads(line)
        if "test" in entry:
            entry["passes"] = all(not phase.endswith("failed") for phase in entry["outcome"])
            entry["skipped"] = any(phase.endswith("skipped") for phase in entry["outcome"])
            tests[entry.pop("test")] = entry
    return tests


def _try_failures_again(scratch: Path, out: Path, tests: dict[str, dict]) -> None:
    """Tests that fail with the recorder may pass without it."""
    failures = [name for name, test in tests.items() if not test["passes"]]
    if not failures:
        return
    again = out / "again.log"
    again.unlink(missing_ok=True)
    run_tests(scratch, failures, again, out / "again.out", stop_at_failure=False)
    for name, test in read_log(again).items():
        tests[name]["passes"] = test["passes"]


def run_tests(
    scratch: Path,
    names: list[str],
    log: Path,
    output: Path,
    stop_at_failure: bool = True,
    most_s: int = resource.RLIM_INFINITY,
) -> subprocess.Popen:
    """Start pytest for these tests, in their order. None of its processes may use more than
    ``most_s`` of processor time."""
    wanted = log.with_suffix(".tests")
    wanted.write_text(json.dumps(names))
    files = list(dict.fromkeys(name.partition("::")[0] for name in names))
    command = [".venv/bin/python", "-m", "pytest", "-q", "-p", "faults_plugin"]
    command += ["-p", "no:cacheprovider", *(["-x"] if stop_at_failure else []), *files]
    with open(output, "w") as file:
        process = subprocess.Popen(
            command,
            cwd=scratch,
            env=environment(FAULTS_LOG=str(log), FAULTS_TESTS=str(wanted)),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
            start_new_session=True,
            preexec_fn=partial(_limit, most_s),
        )
    if not stop_at_failure:
        process.wait()
    return process


def _limit(most_s: int) -> None:
    """A fault in a size must not take the machine's memory. Not of addresses: browsers reserve."""
    resource.setrlimit(resource.RLIMIT_CPU, (most_s, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))


def _instrument(scratch: Path, faults: list[Fault]) -> tuple[list[str], list[str]]:
    """Return the faults that run at import or are compiled by Numba, and those whose place is
    gone."""
    places: dict[Path, list[tuple[int, ast.AST, tuple[ast.AST, ...]]]] = defaultdict(list)
    always, gone = [], []
    trees: dict[Path, ast.Module] = {}
    for number, fault in enumerate(faults):
        place = find(scratch, fault)
        if place is None:
            gone.append(fault.id)
            continue
        path, statement = place
        trees[path] = statement.parents[0]  # type: ignore[assignment]
        if not any(isinstance(parent, _FUNCTIONS) for parent in statement.parents):
            always.append(fault.id)
        if any(_is_compiled(parent) for parent in statement.parents):
            always.append(fault.id)
        else:
            places[path].append((number, statement.node, statement.parents))
    for path, found_here in places.items():
        for number, node, parents in found_here:
            _insert(number, node, parents)
        code = compile(trees[path], str(path), "exec", dont_inherit=True)
        data = _bootstrap_external._code_to_hash_pyc(code, bytes(8), False)
        compiled = Path(importlib.util.cache_from_source(str(path)))
        compiled.parent.mkdir(exist_ok=True)
        compiled.write_bytes(data)
    return always, gone


def _is_compiled(node: ast.AST) -> bool:
    return any("jit" in ast.unparse(decorator) for decorator in getattr(node, "decorator_list", ()))


def _insert(number: int, node: ast.AST, parents: tuple[ast.AST, ...]) -> None:
    """Put a call of the recorder before the statement."""
    while not isinstance(node, ast.stmt):  # an except or a case belongs to a statement
        node, parents = parents[-1], parents[:-1]
    source = f"__import__('faults_recorder').reached({number})"
    call = ast.parse(source).body[0]
    for part in ast.walk(call):
        ast.copy_location(part, node)
    for name in ("body", "orelse", "finalbody", "handlers"):
        block = getattr(parents[-1], name, [])
        if isinstance(block, list) and node in block:
            block.insert(block.index(node), call)
            return
    raise ValueError(f"no block holds the statement of fault {number}")


def _reached(memory: Path, faults: list[Fault], tests: dict[str, dict]) -> dict[str, list[str]]:
    names = {test["number"]: name for name, test in tests.items()}
    reached = {}
    with open(memory, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        for number, fault in enumerate(faults):
            start = 4 * recorder.WORKERS + number * recorder.TESTS
            row = data[start : start + recorder.TESTS]
            reached[fault.id] = sorted(
                names[test] for test, mark in enumerate(row) if mark and test in names
            )
    return reached
