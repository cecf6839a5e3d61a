"""Kernels that are broken on purpose: the emulator's findings, and the hardware's behavior.

    def attempt(gpu):
        ...
        run = gpu.launch(broken, grid=1, block=16, args=(z_map,))
        return run, z.copy_to_host(), expected

    harness.break_it("01_async_proxy/store-without-fence", attempt)

The emulator names the hazards. Hardware mostly shows nothing, or hangs. If there is a Hopper GPU
the kernel is run on it; elsewhere the recorded outcome is shown.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from harness.base import settings
from harness.base.errors import (
    DeviceNotFound,
    HarnessError,
    KernelFault,
    KernelHung,
    KernelUnfinished,
    LaunchEnded,
)
from harness.course.compiler.fingerprint import values_read
from harness.course.devices import KernelDevice, device
from harness.course.recordings import Outcome, note, recording
from harness.course.views.cards import breaking as views
from harness.course.views.cards.breaking import EmulatorFindings
from harness.course.views.cards.display import show

Attempt = Callable[[KernelDevice], tuple[Any, np.ndarray, np.ndarray]]
RUNS = 20
_ENDINGS = ("right", "wrong", "hung", "faulted", "other")
CHANGED = (
    "The recording is of the original kernel. You have changed it, so it may no longer apply; run "
    "it on a Hopper GPU to see."
)


def break_it(name: str, attempt: Attempt, runs: int = RUNS) -> None:
    """Run a broken kernel on the emulator and on hardware, and show the results.

    ``attempt(gpu)`` launches it on the given device and returns the `Run`, the output and the
    expected output (arrays of the same shape). ``name`` is "<lab>/<kernel>", under which the
    outcome on hardware is recorded. An outcome that was recorded of another version of the kernel
    is not shown. Errors of the kernel are shown, and not raised.
    """
    findings, source = examine(attempt), digest(attempt)
    outcome, where = _on_hardware(attempt, runs)
    if outcome is not None:
        outcome = replace(outcome, source=source)
    if outcome is not None and (notes := settings.RECORD.value()):
        note(notes, {"broken": name, "outcome": vars(outcome)})
    if outcome is None:
        recorded = recording()
        outcome, where = recorded.broken.get(name), f"the lab's kernel on {recorded.where}"
        if outcome is not None and outcome.source and outcome.source != source:
            outcome, where = None, CHANGED
    card = name, findings, outcome, where
    show(views.html(*card), views.text(*card))


def examine(attempt: Attempt) -> EmulatorFindings:
    """Return the emulator's findings in an attempt."""
    try:
        run, got, expected = _attempted(attempt, device("emulator"))
    except KernelHung as error:
        return EmulatorFindings(tuple(error.hazards), _besides(error))
    except KernelFault as error:
        ended = f"The hardware may stop it: {_besides(error)}"
        return EmulatorFindings(tuple(error.hazards), ended)
    except KernelUnfinished as error:
        return EmulatorFindings(tuple(error.hazards), str(error))
    except HarnessError as error:
        return EmulatorFindings((), f"It could not be launched: {error}")
    right = _equal(got, expected)
    return EmulatorFindings(
        run.hazards, f"The output was {'right' if right else 'wrong'} on this schedule.", True
    )


def _besides(error: LaunchEnded) -> str:
    """Return an error's text, without its cause if that of a hazard is the same."""
    is_known = any(hazard.cause == error.cause for hazard in error.hazards)
    return error.details if is_known else str(error)


def _attempted(attempt: Attempt, gpu: KernelDevice) -> tuple[Any, np.ndarray, np.ndarray]:
    returned: Any = attempt(gpu)
    if not isinstance(returned, tuple) or len(returned) != 3:
        raise TypeError(
            "attempt(gpu) returns (run, got, expected): the Run, what the kernel wrote, and "
            f"the right values; got {type(returned).__name__}"
        )
    run, got, expected = returned
    return run, got, expected


def digest(attempt: Attempt) -> str:
    """Return a hash of the kernels that an attempt launches: of their code (without comments,
    docstrings and blanks), of the wrappers and device functions that they call, and of the numbers
    that they use. Empty if no source text is found."""
    try:
        parts = list(_kernels_of(attempt, set()))
    except (OSError, TypeError, SyntaxError):
        return ""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12] if parts else ""


def _kernels_of(function: Any, seen: set[Any]) -> Iterator[str]:
    """The kernels, wrappers and device functions that ``function`` names, each once, and theirs."""
    for _, value in _bound(function):
        kernel = getattr(value, "py_func", None) or getattr(value, "_defn", None)
        if inspect.isfunction(kernel) and kernel not in seen:
            seen.add(kernel)
            tree = ast.parse(textwrap.dedent(inspect.getsource(kernel)))
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
                    node.body = node.body[1:] or [ast.Pass()]
            # Unparsed, because a dump of the tree differs between versions of Python.
            yield ast.unparse(tree)
            numbers = (
                binding for binding in _bound(kernel) if isinstance(binding[1], int | float | str)
            )
            yield from (f"{name} = {number!r}" for name, number in numbers)
            yield from _kernels_of(kernel, seen)


def _bound(function: Any) -> list[tuple[str, Any]]:
    """Return the names that come to a function from outside, in order, and their values."""
    return sorted(dict(values_read(function)).items())


def repeat(attempt: Attempt, gpu: KernelDevice, runs: int) -> Outcome:
    """Return the outcome of ``runs`` attempts on ``gpu``, which end at a hang."""
    counts = dict.fromkeys(_ENDINGS, 0)
    done = 0
    while done < runs and not counts["hung"]:
        done += 1
        try:
            _, got, expected = _attempted(attempt, gpu)
        except KernelHung:
            counts["hung"] += 1
        except KernelFault:
            counts["faulted"] += 1
        except HarnessError:
            counts["other"] += 1
        else:
            counts["right" if _equal(got, expected) else "wrong"] += 1
    right, wrong, hung, faulted, other = (counts[ending] for ending in _ENDINGS)
    return Outcome(done, right, wrong, hung, faulted, other)


def _on_hardware(attempt: Attempt, runs: int) -> tuple[Outcome | None, str]:
    if settings.DEVICE.value() == "emulator":
        return None, ""
    try:
        gpu = device("hopper")
    except DeviceNotFound:
        return None, ""
    return repeat(attempt, gpu, runs), "on this machine's GPU, just now"


def _equal(got: np.ndarray, expected: np.ndarray) -> bool:
    return bool(np.array_equal(np.asarray(got), np.asarray(expected)))
