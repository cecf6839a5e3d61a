"""The launches of a lab's cells that are kept for its page, and those that are left out."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from docs.site.launches import of_cells

SHOWN = {"first": "call(kernel)", "second": "show(kernel)"}


def launch(cell: str, *sources: str) -> dict:
    return {"cell": cell, "sources": dict(enumerate(sources))}


@pytest.fixture
def noted(tmp_path: Path):
    def write(*launches: dict) -> Path:
        file = tmp_path / "noted"
        file.write_text("".join(json.dumps(one) + "\n" for one in launches))
        return file

    return write


def test_a_launch_whose_kernel_calls_a_module_is_kept(noted) -> None:
    file = noted(launch("call(kernel)", "def kernel(): ...", "def of_a_module(): ..."))
    assert set(of_cells(file, SHOWN, ["def answer(): ..."])["launches"]) == {"first"}


def test_a_launch_of_an_answer_is_left_out(noted) -> None:
    file = noted(
        launch("call(kernel)", "def answer(): ...\n", "def of_a_module(): ..."),
        launch("show(kernel)", "def kernel(): ..."),
    )
    assert set(of_cells(file, SHOWN, ["def answer(): ..."])["launches"]) == {"second"}


KERNEL = '''
@cuda.jit
def kernel(out):  # a comment
    """A text
    of two lines."""
    try:
        out[0] = 0x1F + 0b11 + 1e-6 if len(out) is None else (lambda x: f"{x:>3}")(True)

    except ValueError:
        pass
'''


def test_a_listing_is_colored_as_the_cell_above_it(noted) -> None:
    kept = of_cells(noted(launch("call(kernel)", KERNEL)), SHOWN, [])
    lines = kept["launches"]["first"][0]["sources"]["0"]
    text = "\n".join("".join(part for _, part in line) for line in lines)
    assert text == KERNEL.rstrip()
    cell = highlight(
        KERNEL, get_lexer_by_name("ipython3", stripnl=False), HtmlFormatter(nowrap=True)
    )
    spans = re.findall('<span class="([^"]+)">([^<]*)</span>', cell)
    colors = [(name, letter) for line in lines for name, part in line if name for letter in part]
    assert colors == [(name, letter) for name, part in spans for letter in unescape(part)]


@pytest.mark.parametrize("cell", ["first", "second"])
def test_a_listing_of_an_earlier_cells_kernel_ends_before_its_launch(noted, cell) -> None:
    """Otherwise the page would show that cell's launch as if it were this cell's."""
    source = KERNEL.partition("    try")[0] + "\ngpu.launch(kernel, grid=1)"
    texts = {"first": "call(kernel)", "second": source.strip()}
    file = noted({"cell": texts[cell], "sources": {"a.py": source}, "file": "a.py"})
    (kept,) = of_cells(file, texts, [])["launches"][cell]
    lines = source.splitlines()
    end = next(number for number, line in enumerate(lines, 1) if "of two lines" in line)
    assert kept.get("end") == (end if cell == "first" else None)
