"""A stopwatch in every process of a run: Python loads this file if PYTHONPATH names its folder.

If HARNESS_STOPWATCH names a file, each call listed in `PHASES` appends a line to it, from any
process: phase, process, begin and end on the machine's monotonic clock, and its seconds and
processor seconds without nested phases.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
import time
from importlib.machinery import PathFinder

VARIABLE = "HARNESS_STOPWATCH"

# Keyed by module and name. A name with a mark is a context manager: "(" times its beginning, ")"
# its end.
PHASES = {
    "harness.classroom.many.batch": {
        "Batch.__init__": "run: read what is handed in",
        "TaskMaker.task": "submission: admitted and restored",
    },
    "harness.classroom.many.cluster": {"connect(": "run: start the workers"},
    "harness.classroom.many.work": {
        "evaluate": "submission: rest of it",
    },
    "harness.classroom.grading.one": {"grade_one": "submission: entered in the gradebook"},
    "harness.classroom.grading.student_run": {"run_student": "submission: the student's cells"},
    "harness.course.judge.asking": {"_run": "submission: asks a judge and waits"},
    "harness.base.processes.fork_client": {"ForkServer.fork": "judge: forked"},
    "harness.course.judge.judging": {"judge_on": "judge: rest of it"},
    "harness.course.judge.exploring": {
        "draw": "judge: draws",
        "explore": "judge: explores on the emulator",
        "Exploration.on_hardware": "turn: correctness on the GPU, rest of it",
    },
    "harness.course.judge.timing": {"sample": "judge: samples what was timed"},
    "harness.course.judge.hardware": {"_in_turn(": "turn: taken", "_in_turn)": "turn: given back"},
    "harness.course.devices.gpu_lock": {
        "_first_free": "turn: waited for",
        "_taken": "lock: waited for",
    },
    "harness.course.devices.hopper.driver": {"open_context": "driver: opens a context"},
    "harness.course.devices.hopper.device": {
        "HopperDevice.__init__": "turn: device made, rest of it",
        "HopperDevice.benchmark": "turn: benchmark, waiting for the worker",
        "HopperDevice._run": "turn: launch, waiting for the worker",
        "HopperDevice._ready": "turn: worker readied",
    },
    "harness.course.devices.hopper.worker_device": {
        "WorkerDevice.__init__": "turn: device made, rest of it",
        "WorkerDevice._create": "turn: memory made",
        "WorkerDevice.fill": "turn: fills",
    },
    "harness.course.devices.hopper.memory": {
        "WorkerMemory.read": "turn: copies to the host",
        "WorkerMemory.write": "turn: copies to the GPU",
    },
    "harness.course.devices.hopper.process": {"WorkerProcess.end": "turn: worker killed"},
    "harness.course.devices.hopper.context": {
        "Worker.__init__": "worker: made, rest of it",
        "Worker.load": "worker: loads a kernel",
        "Worker.run": "worker: runs a kernel",
    },
    "harness.course.devices.hopper.measuring": {"measure": "worker: measures"},
    "harness.sanitizer.assembler.assembler": {"assemble": "turn: assembles"},
    "harness.course.exercises.draws": {"normal": "draws: normal numbers"},
    "harness.course.judge.launching": {
        "make_plan": "turn: plan, rest of it",
        "modified_inputs": "turn: small inputs compared",
    },
    "harness.course.judge.benchmark": {
        "BufferCheck._changed": "turn: inputs compared",
        "BufferCheck._wrong_elements": "turn: outputs compared",
        "measure": "turn: timing, rest of it (draws, reference)",
        "_expected": "turn: reference",
        "_peer": "turn: the library's part",
    },
}

_mine = threading.local()


class _Phase:
    def __init__(self, name: str):
        self._name = name

    def __enter__(self) -> None:
        self._before = getattr(_mine, "inside", None)
        self._others_s = self._others_cpu_s = 0.0
        _mine.inside = self
        self._cpu_s, self._begun = time.thread_time(), time.monotonic()

    def __exit__(self, *failure: object) -> None:
        end, cpu_s = time.monotonic(), time.thread_time() - self._cpu_s
        took_s = end - self._begun
        _mine.inside = self._before
        if self._before is not None:
            self._before._others_s += took_s
            self._before._others_cpu_s += cpu_s
        own_s, own_cpu_s = took_s - self._others_s, cpu_s - self._others_cpu_s
        line = f"{self._name}\t{os.getpid()}\t{self._begun:.6f}\t{end:.6f}\t{own_s:.6f}\t"
        # Opened each time: forks close what they do not know.
        out = os.open(os.environ[VARIABLE], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        os.write(out, f"{line}{own_cpu_s:.6f}\n".encode())
        os.close(out)


class _Manager:
    """A context manager whose entry or exit is timed."""

    def __init__(self, inner, begins: str | None, ends: str | None):
        self._inner, self._begins, self._ends = inner, begins, ends

    def __enter__(self):
        if self._begins is None:
            return self._inner.__enter__()
        with _Phase(self._begins):
            return self._inner.__enter__()

    def __exit__(self, *failure):
        if self._ends is None:
            return self._inner.__exit__(*failure)
        with _Phase(self._ends):
            return self._inner.__exit__(*failure)


def _timed(function, mark: str, phase: str):
    @functools.wraps(function)
    def call(*arguments, **named):
        if mark:
            manager = function(*arguments, **named)
            return _Manager(manager, *((phase, None) if mark == "(" else (None, phase)))
        with _Phase(phase):
            return function(*arguments, **named)

    return call


def _watch(module) -> None:
    for name, phase in PHASES[module.__name__].items():
        mark = name[-1] if name[-1] in "()" else ""
        *path, last = name.removesuffix(mark or " ").split(".")
        holder = functools.reduce(getattr, path, module)
        if hasattr(holder, last):  # the program may be an older one
            setattr(holder, last, _timed(getattr(holder, last), mark, phase))


class _Finder:
    """Finds the modules with timed functions as Python does."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        spec = PathFinder.find_spec(name, path) if name in PHASES else None
        if spec is None or spec.loader is None:
            return None
        execute = spec.loader.exec_module

        def and_watch(module):
            execute(module)
            _watch(module)

        spec.loader.exec_module = and_watch
        return spec


if os.environ.get(VARIABLE):
    sys.meta_path.insert(0, _Finder)
