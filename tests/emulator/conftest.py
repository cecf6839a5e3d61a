"""PTX that tests run is assembled concurrently as usual, but here by nvJitLink in the test's
process.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.compiler import trial


class _Here(trial.Trial):
    """nvJitLink contains the same assembler, and starting ptxas takes 15 ms of processor time, more
    than most of these tests. Kernels that the two treat differently (registers moved between
    warps, called functions, debugging), and PTX that nvJitLink rejects, go to ptxas.
    """

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
