"""A page's Python gives the same results as this Python: the recorded forms of instructions, and
answers.

It runs under node, with the same interpreter as in a browser, from ``build/pyodide`` or the folder
named by PYODIDE: Pyodide 0.27 with numpy's wheel. Skipped with a reason without them.
"""

from __future__ import annotations

import json

from docs.site.examining import answer
from tests.page.requests import kept, requests
from tests.page.under_node import run

FORMS = """
from tests.sanitizer.emulator.numpy_alone import different
print(*different(), sep="\\n")
"""
MAPS = """
import hashlib, json
from harness.sanitizer.devices.emulated import EmulatedDevice
from tests.hardware.tensor_map_cases import Runner, draw
recorded = json.load(open("/repo/tests/sanitizer/emulator/recordings/tensor_maps.json"))["hashes"]
runner = Runner(EmulatedDevice())
for kind in ("load", "store", "reduce", "im2col"):
    for seed, known in enumerate(recorded[kind].split()[:40]):
        result = runner.run(draw(seed, kind)).tobytes()
        if not hashlib.sha256(result).hexdigest().startswith(known):
            print(kind, seed)
"""
ANSWERS = """
import json
from docs.site.examining import answer
from tests.page.requests import kept, requests
for name, request in requests().items():
    print(json.dumps([name, kept(json.loads(answer(json.dumps(request))))]))
"""


def test_recorded_forms_are_equal():
    *wrong, count = run(FORMS)
    assert wrong == []
    assert int(count.split()[0]) > 1000


def test_recorded_tensor_copies_are_equal():
    assert run(MAPS) == []


def test_answers_are_the_same():
    answers = dict(json.loads(line) for line in run(ANSWERS))
    assert answers.keys() == requests().keys()
    for name, request in requests().items():
        assert answers[name] == kept(json.loads(answer(json.dumps(request)))), name
