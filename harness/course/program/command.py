"""``python -m harness run``: a numba-cuda program on the emulator."""

from __future__ import annotations

import runpy
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from harness.base.errors import FileError, HarnessError
from harness.base.output import Version, console_of, counted, print_error
from harness.course.program import TIMEOUT_S, Emulation, emulated
from harness.sanitizer import BAD_INPUT, SCHEDULES, schedules_of, show_hazard

_NAMES = ("all", *SCHEDULES)


def run(
    program: Annotated[str, typer.Argument(metavar="FILE", help="A Python program.")],
    arguments: Annotated[
        list[str] | None, typer.Argument(metavar="ARGUMENT", help="Its arguments, after --.")
    ] = None,
    module: Annotated[
        bool, typer.Option("--module", "-m", help="FILE is a module's name, as of python -m.")
    ] = False,
    schedule: Annotated[
        str, typer.Option(metavar="NAME", help=f"One of {', '.join(_NAMES)}.")
    ] = SCHEDULES[0],
    timeout: Annotated[
        float, typer.Option(metavar="SECONDS", help="Time limit of each launch.")
    ] = TIMEOUT_S,
    strict: Annotated[
        bool, typer.Option("--strict", help="Fail on formal hazards and warnings too.")
    ] = False,
    version: Version = False,
) -> None:
    """Run a numba-cuda program without a GPU, and report the hazards of all its launches.

    The program needs no change. Exit status: 0 no errors, 1 errors (--strict: any hazard), 2 the
    program failed, 3 a kernel hung or faulted.

    Example: python -m harness run program.py
    """
    if schedule not in _NAMES:
        raise typer.BadParameter(f"expected one of {', '.join(_NAMES)}, got {schedule!r}")
    if not module and not Path(program).is_file():
        raise FileError(f"{program}: file not found")
    sys.argv = [program, *(arguments or ())]
    sys.path.insert(0, str(Path.cwd() if module else Path(program).resolve().parent))
    execute = partial(runpy.run_module, alter_sys=True) if module else runpy.run_path
    start = partial(execute, program, run_name="__main__")
    schedules = SCHEDULES if schedule == "all" else (schedule,)
    with emulated(schedules, timeout) as emulation:
        failed = _failed(start, emulation)
    _show(emulation)
    raise typer.Exit(BAD_INPUT if failed else emulation.exit_status(strict))


def _failed(start: Callable[[], object], emulation: Emulation) -> bool:
    """Run a program; return True if it fails otherwise than by a kernel that does not finish."""
    try:
        start()
    except SystemExit as end:
        if isinstance(end.code, str):
            print_error(end.code)
        return end.code not in (None, 0) and emulation.ended is None
    except Exception as error:
        if emulation.ended is None or not isinstance(error, HarnessError):
            traceback.print_exc()
        return error is not emulation.ended
    return False


def _show(emulation: Emulation) -> None:
    console = console_of()
    if emulation.ended is not None:
        print_error(emulation.ended)
    for hazard in emulation.hazards:
        show_hazard(console, hazard, schedules_of(hazard, emulation.by_schedule))
    count = Counter(str(hazard.severity) for hazard in emulation.hazards)
    console.print(
        f"kernel launches: {emulation.launches}; "
        f"{counted(count['error'], 'error')}, {count['formal']} formal, "
        f"{counted(count['warning'], 'warning')}"
    )
