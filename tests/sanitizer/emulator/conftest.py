"""PTX that tests run is assembled, as usual: but each file's texts by one ptxas after its tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.sanitizer.assembler import trial
from harness.sanitizer.isa.text import lexer
from tests.sanitizer.isa import ptxas


class _Later(trial.Trial):
    """Starting an assembler for each takes more processor time than most of these tests."""

    texts: dict[str, None]

    def _start(self, command: list[str]) -> None:
        if "debug" in lexer.targets(self._ptx):  # this needs an option for ptxas
            super()._start(command)

    def _ended(self) -> trial.TrialOutcome:
        if self._process is not None:
            return super()._ended()
        self.texts[self._ptx] = None
        return trial.TrialOutcome("taken")


@pytest.fixture(autouse=True, scope="module")
def _assembled_afterwards() -> Iterator[None]:
    _Later.texts = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial, "Trial", _Later)
        patch.setattr(trial, "_remember", lambda *args: None)
        yield
    refusals = ptxas.refusals(ptxas.apart(_Later.texts))
    refused = zip(_Later.texts, refusals, strict=True)
    assert [(refusal, text) for text, refusal in refused if refusal] == []
