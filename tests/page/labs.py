"""Requests of a lab's page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from harness.course.views.explorer import explored
from harness.sanitizer.page import answer
from tests.page.requests import kept


def of_a_lab(path: Path) -> list[dict[str, Any]]:
    """Return the answer to each launch of a lab's page, and each explorer as it opens."""
    held = json.loads(path.read_text())
    launches = [launch["files"] for cell in held["launches"].values() for launch in cell]
    answers = [answer(json.dumps({"files": files, "file": "launch.toml"})) for files in launches]
    for scene in held["scenes"].values():
        answers.append(explored(json.dumps({"scene": scene, "settings": {}, "serial": 0})))
    return [kept(json.loads(one)) for one in answers]
