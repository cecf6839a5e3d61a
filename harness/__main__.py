"""``python -m harness``, or ``tma-labs``: the commands of all wings.

A command's file is loaded when the command is called, so that no other waits for it, and so that
`doctor` runs where the packages of the others are missing.
"""

from __future__ import annotations

import errno
import sys
from importlib import import_module
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from harness.base.errors import NEEDS_LABS, HarnessError
from harness.base.output import SHORT_HELP, Version, print_error

_CLASSROOM = "harness.classroom.commands"
_BENCH = "harness.bench.commands"
# Commands by caption, as --help shows them: for everybody and for newcomers first. A command is the
# function of its name in the file.
COMMANDS = {
    "Learn": {"start": _CLASSROOM, "progress": _CLASSROOM, "doctor": "harness.doctor"},
    "Check and time kernels": {
        "run": "harness.course.program.command",
        "ptx": "harness.sanitizer.cli.ptx_sanitizer",
        "bench": _BENCH,
    },
    "Teach": dict.fromkeys(
        ("collect", "grade", "extend", "feedback", "export", "report", "points", "hints"),
        _CLASSROOM,
    ),
    "Write labs, in a clone": {"labs": _CLASSROOM, "drift": _CLASSROOM},
}
_PLACES = {
    name: (caption, file) for caption, files in COMMANDS.items() for name, file in files.items()
}
_OTHER_NAMES = {"autograde": "grade"}  # nbgrader's
_SETTINGS: dict[str, dict[str, Any]] = {"start": {"allow_extra_args": True}}
_FULL = (errno.ENOSPC, errno.EDQUOT)  # a full disk is no fault of the program's


class _Commands(TyperGroup):
    def list_commands(self, context: Any) -> list[str]:
        return list(_PLACES)

    def get_command(self, context: Any, name: str) -> Any:
        name = _OTHER_NAMES.get(name, name)
        if name not in _PLACES:
            return None
        caption, file = _PLACES[name]
        alone = typer.Typer(add_completion=False)
        module = import_module(file)
        cls, settings = getattr(module, "CommandClass", None), _SETTINGS.get(name, {})
        alone.command(name, cls=cls, context_settings=SHORT_HELP | settings)(getattr(module, name))
        command = typer.main.get_command(alone)
        command.rich_help_panel = caption  # type: ignore[attr-defined]
        return command


app = typer.Typer(cls=_Commands, no_args_is_help=True, context_settings=SHORT_HELP)


@app.callback()
def _all(version: Version = False) -> None:
    """Labs on Hopper's asynchronous data movement, their grading, and a sanitizer for PTX.

    Example: tma-labs start my-labs
    """


def main() -> None:
    """Run the command line; report an error in one line, without a traceback."""
    try:
        app()
    except HarnessError as error:
        _end(str(error))
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("harness"):
            raise
        _end(f"{missing.name} is not installed. {NEEDS_LABS}")
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _end(f"{error}. Finished work is kept: free some space and run this again")
    except Exception as error:
        if "sqlalchemy" not in sys.modules:  # importing it takes long
            raise
        from sqlalchemy.exc import DatabaseError

        from harness.classroom.grading.gradebook import GradebookError

        if not isinstance(error, DatabaseError):
            raise
        _end(str(GradebookError(error)))


def _end(why: str) -> NoReturn:
    print_error(why)
    raise SystemExit(1) from None


if __name__ == "__main__":
    main()
