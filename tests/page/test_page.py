"""Answers to a page, natively: the command's report, and the bytes of the arrays."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest
from typer.testing import CliRunner

from docs.site.examining import answer, edited
from harness.__main__ import app
from tests.page.requests import PTX, requests

EXPECTED = {
    "store": "clean",
    "store-unfenced": "hazards",
    "tile-copy": "clean",
    "tile-copy-struck": "hazards",
    "tile-copy-small-box": "ended",
    "nvcc-bulk": "clean",
    "recorded-triton": "clean",
    "bad-grid": "bad-input",
    "no-ptx": "bad-input",
}


def asked(name: str) -> dict:
    return json.loads(answer(json.dumps(requests()[name])))


def test_each_request_gets_its_expected_answer():
    assert {name: asked(name)["status"] for name in EXPECTED} == EXPECTED


def test_a_deleted_line_is_reported_as_missing():
    (hazard,) = asked("tile-copy-struck")["hazards"]
    assert hazard["kind"] == "missing-proxy-fence"
    assert "fence" in hazard["message"]


def test_lines_keep_their_numbers():
    assert edited("a\nb\nc", [2], []) == "a\n// struck out: b\nc"


def test_added_statements_precede_a_comment_in_the_given_order():
    added = [(2, "x;"), (1, "y;"), (2, "z;")]
    assert edited("a;\nb; // c", [], added) == "a; y;\nb; x; z; // c"
    assert edited("a;\nb;", [2], [(2, "x;")]) == "a;\n x; // struck out: b;"


@pytest.mark.parametrize("edits", [{"struck": [9999]}, {"added": [[0, "bar.sync 0;"]]}])
def test_an_edit_of_a_missing_line_is_refused(edits):
    reply = json.loads(answer(json.dumps({**requests()["store"], **edits})))
    assert reply["status"] == "bad-input"


def test_an_added_fence_is_executed():
    assert asked("tile-copy-moved")["status"] == "clean"


def test_the_final_contents_of_arrays_are_returned():
    answered = asked("store")
    (output,) = answered["outputs"]
    right = np.tile(np.arange(5, 261, dtype=np.int32), (2, 1))
    assert (output["name"], output["dtype"], output["shape"]) == ("out", "int32", [2, 256])
    assert output["sha256"] == hashlib.sha256(right.tobytes()).hexdigest()


def test_memory_is_returned_once_with_its_type():
    request = requests()["store"]
    launch = """ptx = "kernel.ptx"
entry = "fenced"
grid = [2]
block = [256]
args = ["&out", "i32=5"]
[[memory]]
name = "out"
address = 8388608
file = "out.bin"
"""
    ptx = next(text for name, text in request["files"].items() if name.endswith(".ptx"))
    files = {"kernel.ptx": ptx, "launch.toml": launch, "out.bin": "\0" * 2048}
    types = {"out": ["int32", [2, 256]]}
    asked_for = {"files": files, "file": "launch.toml", "types": types}
    (output,) = json.loads(answer(json.dumps(asked_for)))["outputs"]
    assert (output["name"], output["dtype"], output["shape"]) == ("out", "int32", [2, 256])
    assert output["shown"].startswith("[[  5   6")


@pytest.mark.parametrize(
    ("name", "option"), [("bad-grid", ("--grid", "2,x")), ("bad-entry", ("--entry", "nothing"))]
)
def test_bad_input_is_reported_as_by_the_command(name, option):
    options = {"--entry": "fenced", "--grid": "2", "--block": "256"} | dict([option])
    launch = [part for pair in options.items() for part in pair]
    specs = ["--arg", "out: i32[2,256]", "--arg", "i32=5", "--no-assemble", "--json"]
    done = CliRunner().invoke(app, ["ptx", str(PTX / "store.ptx"), *launch, *specs])
    error = json.loads(done.stdout)["error"].replace(str(PTX / "store.ptx"), "kernel.ptx")
    assert error == asked(name)["error"]


def test_a_file_elsewhere_is_refused():
    request = {"files": {"../kernel.ptx": ""}, "file": "kernel.ptx"}
    assert "'../kernel.ptx'" in json.loads(answer(json.dumps(request)))["error"]


def test_progress_is_reported():
    reported: list[str] = []
    answer(json.dumps(requests()["store"]), reported.append)
    assert reported[0] == "fenced: schedule 1 of 4, late-copies"
