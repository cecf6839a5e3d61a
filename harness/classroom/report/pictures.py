"""The report's pictures: bars, each with its number, and in words for those who cannot see them."""

from __future__ import annotations

from harness.classroom.report.gathered import ClassReport, Spread
from harness.views.drawing import Drawing

WIDTH, LABEL, ROW, BAR = 860, 290, 24, 16
CHARACTERS = 40  # of a label
BINS = 10  # of the histogram of sums
PASSED = "t2"  # all points; fewer get the colours of FEWER, none the last one
FEWER = ("t0", "t3", "t1")
NONE = "t5"


def sums(report: ClassReport) -> Drawing:
    """Draw the number of students by their sum of points, in tenths of the possible points."""
    scored = [student.score for student in report.students if student.points]
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


def spreads(report: ClassReport) -> Drawing:
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
                drawing.text(x + width / 2, y + 12, f"{name}: {count}", "mid on")
            elif width > 14:
                drawing.text(x + width / 2, y + 12, str(count), "mid on")
            x += width
    return drawing


def _parts(spread: Spread) -> list[tuple[str, int, str]]:
    """Points, students, colour: the most points first."""
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


def mistakes(report: ClassReport) -> Drawing:
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
