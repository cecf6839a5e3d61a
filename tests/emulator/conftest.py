"""PTX that tests run is assembled beside it, as ever: here by nvJitLink, in the test's process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.compiler import trial


class _Here(trial.Trial):
    """nvJitLink has the same assembler inside, and a start of ptxas takes 15 ms of a processor,
    most of them before it reads: more than most of these tests. What differs between the two
    (registers that move between warps, functions that are called, debugging) goes to ptxas, and so
    does PTX that nvJitLink refuses."""

    def _start(self, command: list[str]) -> None:
        self._command = command
        if any(word in self._ptx for word in ("setmaxnreg", ".func", "call", "debug", ".maxn")):
            super()._start(command)

    def _ended(self) -> trial.TrialOutcome:
        if self._process is None:
            try:
                return trial._read(0, trial.link(self._ptx)[1], self._ptx)
            except trial.PtxError:
                super()._start(self._command)
        return super()._ended()


@pytest.fixture(autouse=True, scope="module")
def _assembled_in_this_process() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial, "Trial", _Here)
        yield
