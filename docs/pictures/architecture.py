"""Draws the rooms of the harness and who imports whom, from its files.

    python -m docs.pictures.architecture

writes architecture.svg beside this file. A room stands above all that it imports, as high as it
can.
An arrow that follows from others is left out, and those to ``errors``, which every room imports.
"""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

from harness.views.drawing import Drawing
from tests.import_graph import FILES, all_imports, rooms

WIDTH, HEIGHT, GAP, RISE, MARGIN = 216, 88, 28, 44, 16
COLUMN_CHARACTERS = 34


def sentence(room: str) -> str:
    """The first sentence of the room's docstring."""
    path = FILES.get(f"harness.{room}.__init__") or FILES[f"harness.{room}"]
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    return " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".").replace("`", "")


def reduced(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """``graph`` without the edges that a longer way makes needless."""

    def reach(room: str) -> set[str]:
        return graph[room].union(*(reach(other) for other in graph[room]))

    return {
        room: {o for o in others - {"errors"} if not any(o in reach(p) for p in others - {o})}
        for room, others in graph.items()
    }


def floors(graph: dict[str, set[str]]) -> list[list[str]]:
    """The rooms by the longest way down to them, the top floor first: each stands as high as those
    that import it let it."""
    level: dict[str, int] = {}

    def of(room: str) -> int:
        if room not in level:
            level[room] = 1 + max((of(r) for r in graph if room in graph[r]), default=-1)
        return level[room]

    lowest = max(map(of, graph))
    return [sorted(r for r in graph if level[r] == n) for n in range(lowest + 1)]


def drawing() -> Drawing:
    graph = rooms("harness", all_imports())
    graph.pop("__main__")
    rows, arrows = floors(graph), reduced(graph)
    widest = max(map(len, rows))
    width = 2 * MARGIN + widest * (WIDTH + GAP) - GAP
    picture = Drawing(
        width,
        2 * MARGIN + len(rows) * (HEIGHT + RISE) - RISE,
        "The rooms of the harness, from those that import nothing at the bottom to the command "
        "line at the top, with an arrow from each room to those that it imports",
    )
    corners = _arranged(rows, arrows, width)
    for room, others in sorted(arrows.items()):
        for nth, other in enumerate(sorted(others, key=lambda o: corners[o])):
            _arrow(picture, corners[room], corners[other], nth, len(others))
    for room, (x, y) in corners.items():
        picture.rect(x, y, WIDTH, HEIGHT, "back")
        picture.rect(x, y, WIDTH, HEIGHT, "faint")
        picture.rect(x, y, WIDTH, HEIGHT, "edge")
        picture.text(x + 8, y + 18, f"{room}{'' if _is_file(room) else '/'}", "head mono")
        for n, line in enumerate(textwrap.wrap(sentence(room), COLUMN_CHARACTERS)[:5]):
            picture.text(x + 8, y + 35 + 13 * n, line, "quiet")
    return picture


def _is_file(room: str) -> bool:
    return f"harness.{room}" in FILES


def _arranged(
    rows: list[list[str]], arrows: dict[str, set[str]], width: float
) -> dict[str, tuple[float, float]]:
    """The upper left corner of each room: each floor in the middle, its rooms in the order of what
    they are imported by."""
    corners: dict[str, tuple[float, float]] = {}
    for n, row in enumerate(rows):
        above = {r: [corners[a][0] for a in corners if r in arrows[a]] for r in row}
        row = sorted(row, key=lambda r: (sum(above[r]) / len(above[r]) if above[r] else 0, r))
        left = (width - len(row) * (WIDTH + GAP) + GAP) / 2
        for i, room in enumerate(row):
            corners[room] = left + i * (WIDTH + GAP), MARGIN + n * (HEIGHT + RISE)
    return corners


def _arrow(
    picture: Drawing, start: tuple[float, float], end: tuple[float, float], nth: int, of: int
) -> None:
    x1, y1 = start[0] + WIDTH * (nth + 1) / (of + 1), start[1] + HEIGHT
    x2, y2 = end[0] + WIDTH / 2, end[1]
    picture.shape(
        f"M{x1:.4g} {y1:.4g}C{x1:.4g} {y1 + 30:.4g} {x2:.4g} {y2 - 30:.4g} {x2:.4g} {y2:.4g}",
        "line",
    )
    picture.shape(f"M{x2 - 4:.4g} {y2 - 7:.4g}L{x2:.4g} {y2:.4g}L{x2 + 4:.4g} {y2 - 7:.4g}", "line")


if __name__ == "__main__":
    target = Path(__file__).with_suffix(".svg")
    target.write_text(drawing().svg(alone=True, dark=None) + "\n", encoding="utf-8")
    print(target)
