"""An H200's results, instruction by instruction, replayed from recorded_instructions.json.

The recording has a digest of 4096 results for each form whose result PTX defines. Inputs come from
PCG64's raw stream, so they are the same on every machine. To record again on a machine with a
Hopper GPU: ``python -m quality.hardware.differential --record``.
"""

import json

import pytest

from tests.hardware.cases import cases
from tests.hardware.forms import RECORDED, Bench, digest, module

EXACT = [case for case in cases() if case.exact]
CHAPTER = 40  # forms of a module


@pytest.fixture(scope="module")
def recorded():
    return json.loads(RECORDED.read_text())


def test_every_exact_form_is_recorded(recorded):
    assert set(recorded) == {str(case) for case in EXACT}


@pytest.mark.parametrize(
    "every", [4, pytest.param(1, marks=pytest.mark.thorough)], ids=["a-sample", "all"]
)
def test_results_equal_an_h200s(recorded, every):
    bench, wrong = Bench("emulator"), []
    sample = EXACT[::every]
    for first in range(0, len(sample), CHAPTER):
        some = list(enumerate(sample[first : first + CHAPTER]))
        text = module(some)
        wrong += [
            str(case)
            for number, case in some
            if digest(bench.run(text, f"k{number}", case)) != recorded[str(case)]
        ]
    assert wrong == []
