"""The report as a self-contained HTML page with its pictures, and as CSV files. Pictures are bars,
each with its number, and in words for those who cannot see them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import jinja2

from harness.base.files import writing
from harness.classroom.grading.export import inert
from harness.classroom.report.gathered import STATES, ClassReport, Spread
from harness.course import Drawing, dark_css, inline, picture_css

PAGE, STUDENTS, POINTS, MISTAKES = "index.html", "students.csv", "points.csv", "mistakes.csv"


def write(report: ClassReport, folder: Path) -> tuple[Path, ...]:
    """Write the page and the three tables into ``folder``; returns their paths. Raises
    FileError."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with writing(folder / PAGE):
        (folder / PAGE).write_text(html(report), encoding="utf-8")
    for name, rows in ((STUDENTS, students), (POINTS, points), (MISTAKES, mistakes)):
        path = folder / name
        with writing(path), path.open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerows([inert(value) for value in row] for row in rows(report))
    return tuple(folder / name for name in (PAGE, STUDENTS, POINTS, MISTAKES))


def template(name: str) -> jinja2.Template:
    """Return a page of this folder to fill in. It escapes what it is given."""
    loader = jinja2.FileSystemLoader(Path(__file__).parent)
    environment = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined
    )
    environment.filters["duration"] = duration
    environment.filters["inline"] = inline  # this function escapes its text itself
    return environment.get_template(name)


def html(report: ClassReport) -> str:
    """Return the page. Students' texts are escaped, in the text and in the pictures."""
    states = [(state, report.count(state)) for state in STATES if report.count(state)]
    return template("page.html").render(
        report=report,
        states=states,
        css=picture_css(),
        dark=dark_css(),
        sums=draw_sums(report).svg(),
        spreads=draw_spreads(report).svg(),
        mistakes=draw_mistakes(report).svg(),
    )


def duration(seconds: float) -> str:
    """A duration in its two largest units: "2 d 3 h", "4 min 5 s"."""
    left = round(seconds)
    parts: list[str] = []
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60), ("s", 1)):
        count, left = divmod(left, length)
        if count and len(parts) < 2:
            parts.append(f"{count} {unit}")
    return " ".join(parts) or "0 s"


def students(report: ClassReport) -> Iterator[Iterable[object]]:
    """A line for each student, with a column for each test cell, empty where it waits."""
    cells = sorted({cell for student in report.students for cell in student.points})
    late, times = "seconds_late", ("handed_in_utc", "grading_s", "reason")
    yield ("student", "state", *cells, "late_penalty", "points", "possible", late, *times)
    for student in report.students:
        earned = [student.points.get(cell) for cell in cells]
        at = student.handed_in.isoformat(sep=" ", timespec="seconds") if student.handed_in else ""
        ends = (student.seconds_late, at, round(student.grading_s, 3), student.reason)
        yield (
            student.student,
            student.state,
            *earned,
            student.penalty,
            student.score,
            student.possible,
            *ends,
        )


def points(report: ClassReport) -> Iterator[Iterable[Any]]:
    """A line for each number of points that somebody has in a property of a test cell."""
    yield ("cell", "exercise", "property", "points", "possible", "students")
    for spread in report.spreads:
        for earned, count in spread.students_by_points.items():
            yield (spread.cell, spread.exercise, spread.name, earned, spread.possible, count)


def mistakes(report: ClassReport) -> Iterator[Iterable[object]]:
    """A line for each mistake, the most frequent first."""
    yield ("mistake", "cause", "students", "exercises", "who", "also", "report", "line")
    for mistake in report.mistakes:
        line = mistake.lines[0][0] if mistake.lines else ""
        lists = (", ".join(mistake.exercises), ", ".join(mistake.students), ", ".join(mistake.also))
        words = mistake.report.replace("\n", " ")
        yield (mistake.kind, mistake.cause, len(mistake.students), *lists, words, line)


WIDTH, LABEL, ROW, BAR = 860, 290, 24, 16
CHARACTERS = 40  # longest label
BINS = 10  # bars in the histogram of sums
PASSED = "t2"  # all points; fewer get the colors of FEWER, none the last one
FEWER = ("t0", "t3", "t1")
NONE = "t5"


def draw_sums(report: ClassReport) -> Drawing:
    """Draw the number of students by their sum of points, in tenths of the possible points."""
    scored = [
        student.score for student in report.students if student.points and student.score is not None
    ]
    counts = [0] * BINS
    for score in scored:
        share = score / report.possible if report.possible else 0.0
        counts[min(BINS - 1, max(0, int(share * BINS)))] += 1
    counted = ", ".join(
        f"{count} from {_bin(report, i)}" for i, count in enumerate(counts) if count
    )
    drawing = Drawing(WIDTH, 190, f"Points in all, by students: {counted or 'nobody was graded'}.")
    step, most = (WIDTH - 60) / BINS, max([*counts, 1])
    for number, count in enumerate(counts):
        height = 130 * count / most
        x = 30 + number * step
        drawing.rect(x + 4, 150 - height, step - 8, height, "t0 cell")
        if count:
            drawing.text(x + step / 2, 145 - height, str(count), "mid")
        drawing.text(x + step / 2, 168, _bin(report, number), "mid quiet")
    drawing.line(30, 150, WIDTH - 30, 150)
    return drawing


def _bin(report: ClassReport, number: int) -> str:
    low, high = (report.possible * edge / BINS for edge in (number, number + 1))
    return f"{low:.3g} to {high:.3g}"


def draw_spreads(report: ClassReport) -> Drawing:
    """A bar for each property: how many students have all of its points, some, none."""
    rows = [(f"{spread.cell}: {spread.name}", _parts(spread)) for spread in report.spreads]
    listed = "; ".join(
        f"{label}: " + ", ".join(f"{count} with {name}" for name, count, _ in parts)
        for label, parts in rows
    )
    drawing = Drawing(WIDTH, ROW * max(1, len(rows)) + 6, f"Points of each property. {listed}.")
    for number, (label, parts) in enumerate(rows):
        y = 3 + number * ROW
        drawing.text(LABEL - 8, y + 12, label[:CHARACTERS], "end")
        whole = sum(count for _, count, _ in parts) or 1
        x = float(LABEL)
        for name, count, kind in parts:
            width = (WIDTH - LABEL - 10) * count / whole
            drawing.rect(x, y, width, BAR, f"{kind} cell")
            if width > 60:
                drawing.text(x + width / 2, y + 12, f"{name}: {count}", "mid")
            elif width > 14:
                drawing.text(x + width / 2, y + 12, str(count), "mid")
            x += width
    return drawing


def _parts(spread: Spread) -> list[tuple[str, int, str]]:
    """Points, students, color: the most points first."""
    parts, fewer = [], 0
    for points, count in spread.students_by_points.items():
        if points >= spread.possible:
            kind = PASSED
        elif points <= 0:
            kind = NONE
        else:
            kind, fewer = FEWER[fewer % len(FEWER)], fewer + 1
        parts.append((f"{points:g} of {spread.possible:g}", count, kind))
    open_ones = sum(spread.students_by_status.values()) - sum(c for _, c, _ in parts)
    return [*parts, ("open", open_ones, "t7")] if open_ones > 0 else parts


def draw_mistakes(report: ClassReport) -> Drawing:
    """A bar for each mistake: the number of students whose cards show it first."""
    counts = [
        (mistake.name, len(mistake.students)) for mistake in report.mistakes if mistake.students
    ]
    listed = ", ".join(f"{kind} {count}" for kind, count in counts)
    height = ROW * max(1, len(counts)) + 6
    drawing = Drawing(
        WIDTH, height, f"Mistakes, by how many students made them: {listed or 'none'}."
    )
    most = max([count for _, count in counts], default=1)
    for number, (kind, count) in enumerate(counts):
        y = 3 + number * ROW
        width = (WIDTH - LABEL - 60) * count / most
        drawing.text(LABEL - 8, y + 12, kind[:CHARACTERS], "end")
        drawing.rect(LABEL, y, width, BAR, "t1 cell")
        drawing.text(LABEL + width + 6, y + 12, str(count))
    return drawing
