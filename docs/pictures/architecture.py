"""Draw the rooms of the harness, and the path of a check through them, from the source code.

``python -m docs.pictures.architecture`` writes architecture.svg and check.svg next to this file, in
the width of the site's text, and a layout of each for phones. Each room is above the rooms that it
imports, as high as possible. Arrows that follow from others are omitted, and so are those to
``errors``, which every room imports; the narrow layout has their names instead. The path of a check
is a list of functions; their descriptions and return types are read from their source.
"""

from __future__ import annotations

import ast
import itertools
import textwrap
from pathlib import Path

from harness.course import Drawing
from harness.course.views.drawing import NARROW
from tests.import_graph import FILES, all_imports, rooms

WIDTH, HEIGHT, GAP, RISE, MARGIN = 160, 104, 21, 44, 16
COLUMN_CHARACTERS = 24
# The functions of a check, in order, by the process in which they run.
NOTEBOOK, JUDGE = "the notebook's process", "the judge's process"
WAY = (
    (NOTEBOOK, "harness.course.checking", "check"),
    (NOTEBOOK, "harness.course.compiler.kernel", "compile_kernel"),
    (NOTEBOOK, "harness.course.checking", "submit"),
    (JUDGE, "harness.course.judge.judging", "judge"),
    (JUDGE, "harness.course.judge.exploring", "explore"),
    (JUDGE, "harness.sanitizer.emulator.exec.launch", "run"),
    (JUDGE, "harness.sanitizer.diagnosis.launch", "run"),
    (JUDGE, "harness.course.judge.scoring", "hazard_reports"),
    (NOTEBOOK, "harness.course.views.cards.html", "html"),
)
STEP_WIDTH, STEP_HEIGHT, STEP_RISE, STEP_GAP, STEP_CHARACTERS = 330, 75, 36, 44, 50
NARROW_CHARACTERS = 48


def sentence(room: str) -> str:
    """Return the first sentence of the room's docstring."""
    path = FILES.get(f"harness.{room}.__init__") or FILES[f"harness.{room}"]
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    return " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".").replace("`", "")


def reduced(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return ``graph`` without the edges that a longer path implies."""

    def reach(room: str) -> set[str]:
        return graph[room].union(*(reach(other) for other in graph[room]))

    return {
        room: {o for o in others - {"errors"} if not any(o in reach(p) for p in others - {o})}
        for room, others in graph.items()
    }


def floors(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms by the longest path to them, from the top: each is as high as the rooms that
    import it allow."""
    level: dict[str, int] = {}

    def of(room: str) -> int:
        if room not in level:
            level[room] = 1 + max((of(r) for r in graph if room in graph[r]), default=-1)
        return level[room]

    lowest = max(map(of, graph))
    return [sorted(r for r in graph if level[r] == n) for n in range(lowest + 1)]


def floors_and_arrows() -> tuple[list[list[str]], dict[str, set[str]]]:
    graph = rooms("harness", all_imports())
    graph.pop("__main__")
    return floors(graph), reduced(graph)


def drawing() -> Drawing:
    rows, arrows = floors_and_arrows()
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
        picture.text(x + 8, y + 18, _title(room), "head mono")
        for n, line in enumerate(textwrap.wrap(sentence(room), COLUMN_CHARACTERS)):
            picture.text(x + 8, y + 35 + 13 * n, line, "quiet")
    return picture


def narrow_drawing() -> Drawing:
    """Draw the rooms one below the other, each with the names of those that it imports."""
    rows, arrows = floors_and_arrows()
    boxes = []
    for room in (room for row in rows for room in row):
        imported = ", ".join(map(_title, sorted(arrows[room])))
        about = textwrap.wrap(sentence(room), NARROW_CHARACTERS)
        boxes.append(
            (_title(room), about, textwrap.wrap(f"imports {imported}" if imported else "", 46))
        )
    heights = [30 + 14 * (len(about) + len(imported)) for _, about, imported in boxes]
    picture = Drawing(
        NARROW,
        sum(heights) + 8 * (len(boxes) + 1),
        "The rooms of the harness, from the command line at the top to those that import nothing "
        "at the bottom, each with the rooms that it imports",
    )
    y = 8.0
    for (title, about, imported), height in zip(boxes, heights, strict=True):
        picture.rect(4, y, NARROW - 8, height, "faint")
        picture.rect(4, y, NARROW - 8, height, "edge")
        picture.text(12, y + 18, title, "head mono")
        for n, line in enumerate(about + imported):
            picture.text(12, y + 36 + 14 * n, line, "quiet" if n < len(about) else "")
        y += height + 8
    return picture


def narrow_way_of_a_check() -> Drawing:
    """Draw the functions of a check in one column, with a heading where the process changes."""
    rise, heading = STEP_RISE, 24
    steps = [(process, module, name, *function_of(module, name)) for process, module, name in WAY]
    texts = [textwrap.wrap(description, NARROW_CHARACTERS) for *_, description, _ in steps]
    heights = [30 + 13 * len(text) for text in texts]
    changes = sum(a != b for (a, *_), (b, *_) in itertools.pairwise(WAY)) + 1
    tall = heading * changes + sum(heights) + (len(WAY) - 1) * rise + MARGIN
    picture = Drawing(NARROW, tall, "The functions that a check goes through, from top to bottom")
    y, before, label = 0.0, "", ""
    for (process, module, name, _, returned), text, height in zip(
        steps, texts, heights, strict=True
    ):
        begin = y - rise
        if process != before:
            picture.text(NARROW - 4, y + 16, process, "end strong")
            y += heading
        if before:
            picture.line(24, begin, 24, y)
            _head(picture, 24, y)
            picture.text(34, begin + 19, label, "mono")
        picture.rect(4, y, NARROW - 8, height, "t0 dim" if process == JUDGE else "back")
        picture.rect(4, y, NARROW - 8, height, "edge")
        picture.text(12, y + 18, f"{module.removeprefix('harness.')}.{name}", "head mono")
        for n, line in enumerate(text):
            picture.text(12, y + 35 + 13 * n, line, "quiet")
        y, before, label = y + height + rise, process, returned
    return picture


def way_of_a_check() -> Drawing:
    """Draw the functions of a check from top to bottom, with a column for each process."""
    columns = {
        process: MARGIN + n * (STEP_WIDTH + STEP_GAP) for n, process in enumerate((NOTEBOOK, JUDGE))
    }
    top = 2 * MARGIN + 14
    picture = Drawing(
        2 * MARGIN + 2 * STEP_WIDTH + STEP_GAP,
        top + len(WAY) * (STEP_HEIGHT + STEP_RISE) - STEP_RISE + MARGIN,
        "The functions that a check goes through: the notebook's process compiles the kernel and "
        "hands a submission to the judge's process, which explores, diagnoses and reports, and the "
        "notebook's process shows the verdict as a card",
    )
    for process, left in columns.items():
        picture.text(left + STEP_WIDTH / 2, 22, process, "mid strong")
    before: tuple[float, float, str] | None = None
    for n, (process, module, name) in enumerate(WAY):
        x, y = columns[process], top + n * (STEP_HEIGHT + STEP_RISE)
        description, returned = function_of(module, name)
        if before is not None:
            start, above, label = before
            end, half = x + STEP_WIDTH / 2, (above + y) / 2
            picture.shape(f"M{start:.4g} {above:.4g}V{half:.4g}H{end:.4g}V{y:.4g}", "line")
            _head(picture, end, y)
            clear = -5 if start != end else 4  # clearance of a horizontal line
            picture.text((start + end) / 2 + 8, half + clear, label, "mono")
        picture.rect(x, y, STEP_WIDTH, STEP_HEIGHT, "back")
        picture.rect(x, y, STEP_WIDTH, STEP_HEIGHT, "edge")
        picture.text(x + 8, y + 18, f"{module.removeprefix('harness.')}.{name}", "head mono")
        for line, words in enumerate(textwrap.wrap(description, STEP_CHARACTERS)):
            picture.text(x + 8, y + 35 + 13 * line, words, "quiet")
        before = x + STEP_WIDTH / 2, y + STEP_HEIGHT, returned
    return picture


def function_of(module: str, name: str) -> tuple[str, str]:
    """Return the first sentence of a function's docstring, and its return type as written."""
    for node in ast.parse(FILES[module].read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            text = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
            description = text.split(". ")[0].rstrip(".").replace("``", "").replace("`", "")
            return description, ast.unparse(node.returns) if node.returns else ""
    raise LookupError(f"{module} has no function {name}")


def _title(room: str) -> str:
    return room if f"harness.{room}" in FILES else f"{room}/"


def _arranged(
    rows: list[list[str]], arrows: dict[str, set[str]], width: float
) -> dict[str, tuple[float, float]]:
    """Return the upper left corner of each room. Floors are centered; the rooms of a floor are in
    the order of the rooms that import them."""
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
    _head(picture, x2, y2)


def _head(picture: Drawing, x: float, y: float) -> None:
    """Draw the head of a downward arrow at (x, y)."""
    picture.shape(f"M{x - 4:.4g} {y - 7:.4g}L{x:.4g} {y:.4g}L{x + 4:.4g} {y - 7:.4g}", "line")


PICTURES = {
    "architecture": drawing,
    "architecture.narrow": narrow_drawing,
    "check": way_of_a_check,
    "check.narrow": narrow_way_of_a_check,
}

if __name__ == "__main__":
    for stem, draw in PICTURES.items():
        target = Path(__file__).with_name(f"{stem}.svg")
        target.write_text(draw().svg(alone=True, dark=None) + "\n", encoding="utf-8")
        print(target)
