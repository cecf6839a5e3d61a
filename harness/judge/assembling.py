"""The assembler's answer on a submission's PTX: text that it refuses earns no points. The emulator
accepts more than PTX; the assembler decides what is PTX. It runs beside the emulator, and is waited
for before anything is scored.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from harness.compiler.trial import Trial
from harness.errors import LaunchError
from harness.exercises.exercise import Exercise, Launch
from harness.judge.exploring import Findings
from harness.judge.findings.reporting import problem_report
from harness.judge.scoring import not_run
from harness.judge.submission import Submission
from harness.judge.verdict import Problem, Verdict
from harness.launches import check_registers

NOT_ASKED = (
    "The PTX was not assembled: this machine has no assembler that reads it (the package "
    "nvidia-cuda-nvcc brings one)."
)


@dataclass(frozen=True)
class AssemblyFindings:
    """Why the assembler refuses a submission, if it does; ``notes`` are not the submission's
    fault."""

    problems: tuple[Problem, ...] = ()
    notes: tuple[str, ...] = ()


def asked(
    trial: Trial | None, submission: Submission, launches: Iterable[Launch]
) -> AssemblyFindings:
    """Wait for the assembler, where there is one; what it assembled must fit each of the
    launches."""
    if trial is None:
        return AssemblyFindings()
    outcome = trial.outcome()
    match outcome.answer:
        case "refused":
            return AssemblyFindings((Problem("ptx-refused", outcome.message),))
        case "over its limits":
            return AssemblyFindings((Problem("assembler-limit", outcome.message),))
        case "not asked":
            return AssemblyFindings(notes=(NOT_ASKED,))
    notes = (f"{outcome.ptxas_failed}; nvJitLink was asked.",) if outcome.ptxas_failed else ()
    registers = outcome.registers.get(submission.entry, 0)
    try:
        for launch in launches:
            check_registers(registers, launch.threads)
    except LaunchError as error:
        return AssemblyFindings((Problem("launch-error", str(error)),), notes)
    return AssemblyFindings(notes=notes)


def refused(
    verdict: Verdict, exercise: Exercise, assembled: AssemblyFindings, findings: Findings
) -> Verdict:
    """The verdict on a submission that hardware would not run. A problem that the emulator found
    comes first: its message often says more."""
    problems = assembled.problems
    if findings.problem is not None and findings.problem[0].kind == "ptx-error":
        problems = (problem_report(exercise, findings, findings.problem), *problems)
    reason = "the kernel cannot be run"
    return replace(
        verdict,
        properties=not_run(exercise, reason),
        runs=tuple(findings.records),
        problems=problems,
    )
