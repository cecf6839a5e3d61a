"""IPython in this very process: a cell runs as in JupyterLab, and its displays are noted.

There is no Jupyter kernel and no socket: nothing to start, and nothing for a student to talk to.
"""

from __future__ import annotations

import signal
import sys
from typing import Any

from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from harness.classroom.student.notes import Notes


class CellTimeout(KeyboardInterrupt):
    """The cell ran past its time."""


class _Stream:
    """`sys.stdout` or `sys.stderr` of the student's code."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, notes: Notes, name: str):
        self._notes, self.name = notes, f"<{name}>"
        self._stream = name

    def write(self, text: str) -> int:
        self._notes.stream(self._stream, str(text))
        return len(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return False

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1 if self._stream == "stdout" else 2


class _Publisher(DisplayPublisher):
    notes: Any = None

    def publish(self, data: Any, metadata: Any = None, source: Any = None, **other: Any) -> None:
        self.notes.output("display_data", data=data, metadata=metadata or {})

    def clear_output(self, wait: bool = False) -> None:
        self.notes.forget()


class _Hook(DisplayHook):
    notes: Any = None

    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        self.notes.output(
            "execute_result",
            data=dict(format_dict),
            metadata=dict(md_dict or {}),
            execution_count=self.prompt_count,
        )

    def finish_displayhook(self) -> None:
        pass


class Shell(InteractiveShell):
    """The shell that a student's cells run in."""

    display_pub_class = _Publisher
    displayhook_class = _Hook
    notes: Any = None
    cell_s = 0.0

    def run(self, source: str) -> None:
        """Run one cell; nothing that it raises comes out."""
        signal.signal(signal.SIGALRM, _too_long)
        signal.setitimer(signal.ITIMER_REAL, self.cell_s, 1.0)
        try:
            self.run_cell(source, store_history=True)
        except BaseException as error:
            self.notes.output("error", ename=type(error).__name__, evalue=str(error), traceback=[])
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def enable_gui(self, gui: Any = None) -> None:
        """There is no window here."""

    def ask_exit(self) -> None:
        """`exit` in a cell ends the cell."""

    def _showtraceback(self, etype: Any, evalue: Any, stb: list[str]) -> None:
        name = getattr(etype, "__name__", str(etype))
        self.notes.output("error", ename=name, evalue=str(evalue)[:4000], traceback=list(stb))


def _too_long(*_: Any) -> None:
    raise CellTimeout("the cell ran past its time and was stopped")


def interpreter(notes: Notes, cell_s: float) -> Shell:
    """The one shell of this process, its displays and streams going to ``notes``."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    shell: Any = Shell.instance(config=config)
    shell.notes = shell.display_pub.notes = shell.displayhook.notes = notes
    shell.cell_s = cell_s
    # What `harness.views` asks for where it looks for a notebook; there is nothing behind it.
    shell.kernel = None
    streams: Any = _Stream(notes, "stdout"), _Stream(notes, "stderr")
    sys.stdout, sys.stderr = streams
    return shell
