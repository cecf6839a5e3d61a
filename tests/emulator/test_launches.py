"""A recorded launch gives the same result when restarted, and differences are reported."""

from __future__ import annotations

import dataclasses
import pickle
from pathlib import Path

import numpy as np

from harness import device, run_ptx
from harness.launches import Scalar
from tests.emulator import launches

PTX = (Path(__file__).parent / "program" / "ptx" / "store.ptx").read_text()


def test_a_restarted_launch() -> None:
    def act() -> None:
        out = device("emulator").empty((1, 256), np.int32)
        run_ptx(PTX, "fenced", 1, 256, (out, np.uint32(7)))

    ((begun, result, _),) = pickle.loads(pickle.dumps(launches._recorded(act)))
    assert launches._differing(result, launches._run(begun)[0]) == []
    (plan, options), free, kept = begun
    other = dataclasses.replace(plan, parameters=(plan.parameters[0], Scalar(np.uint32(8))))
    again = launches._run(((other, options), free, kept))[0]
    assert launches._differing(result, again) == ["memory"]
