"""Readers' requests on labs' pages give the same results in a page's Python and here.

It runs under node with the browser's interpreter, where numpy's indices have 32 bits instead of 64.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.page.labs import of_a_lab
from tests.page.under_node import ROOT, run
from tests.website.test_live import LIVE

IN_A_PAGE = """
import sys
sys.path.insert(0, "/repo/docs/site/stand_ins")
import json
from pathlib import Path
from tests.page.labs import of_a_lab
for one in of_a_lab(Path("/repo/{}")):
    print(json.dumps(one))
"""


# Every kind of explorer, and a launch of each kind of copy. `tests/page` compares all instructions.
@pytest.mark.parametrize("lab", ["tile_copy", "05_swizzles", "07_clusters"])
def test_launches_and_explorers_answer_as_in_python(folder: Path, lab: str) -> None:
    path = folder / LIVE / "launches" / f"{lab}.json"
    there = [json.loads(line) for line in run(IN_A_PAGE.format(path.relative_to(ROOT)))]
    for ours, wanted in zip(there, of_a_lab(path), strict=True):
        assert ours == wanted
