"""The commands for instructors and for authors of labs."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer

from harness.base.files import writing
from harness.base.output import console_of, counted
from harness.classroom.course.course import find_course

console = console_of()

Labs = Annotated[list[str] | None, typer.Argument(help="Names of labs (default: all).")]


def start(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="Where to write the labs.")] = Path("tma-labs"),
    write_only: Annotated[
        bool, typer.Option("--write-only", help="Do not open JupyterLab.")
    ] = False,
) -> None:
    """Write the labs to a folder, and open JupyterLab there.

    Files already in the folder are kept. Arguments after -- are passed to JupyterLab.
    """
    from harness.classroom.labs import handed_out

    if str(folder).startswith("-"):
        raise typer.BadParameter(f"give a folder before -- (start my-labs -- {folder})")
    states: dict[str, list[str]] = {}
    for copy in handed_out.hand_out(folder):
        states.setdefault(copy.state, []).append(copy.name)
    _lines(
        [
            f"{folder}: {counted(len(states.get('written', ())), 'file')} written, "
            f"{len(states.get('same', ()))} were there",
            *(
                f"{folder / name}: kept as it is. To have the one of this release, move it away "
                "and start again."
                for name in states.get("kept", ())
            ),
        ]
    )
    if not write_only:
        handed_out.open_jupyterlab(folder, context.args)


def labs(names: Labs = None) -> None:
    """Write the students' notebooks in labs/ from solutions/."""
    from harness.classroom.labs.release import generate

    for name in generate(find_course(), tuple(names or ())):
        console.print(f"labs/{name}: written")


def drift() -> None:
    """Check that labs/ and the judge's answers match solutions/."""
    from harness.classroom.labs.release import answers_drift
    from harness.classroom.labs.release import drift as find_drift

    course = find_course()
    findings = (*find_drift(course), *answers_drift(course))
    _lines(map(str, findings))
    if findings:
        raise typer.Exit(1)
    console.print("labs/ is what solutions/ makes")


def points() -> None:
    """Print the exercises' own points and ladders, as a points.toml to edit."""
    from harness.classroom.course.points import default_file

    typer.echo(default_file(), nl=False)


def hints(exercise: str) -> None:
    """Print the hints of an exercise, as a hints.md to edit."""
    from harness.course import exercises, hints_as_text

    typer.echo(hints_as_text(exercise, getattr(exercises.get(exercise), "hints", {})), nl=False)


def grade(
    lab: str,
    student: Annotated[list[str] | None, typer.Option(help="Only this student.")] = None,
    workers: Annotated[int, typer.Option(help="Processes (default: one per core).")] = 0,
    scheduler: Annotated[str | None, typer.Option(help="Address of a Dask scheduler.")] = None,
    again: Annotated[bool, typer.Option(help="Regrade even if nothing has changed.")] = False,
) -> None:
    """Grade collected submissions. It can be interrupted; run it again to resume."""
    from harness.classroom.many.cluster import connect, measures, preload

    if scheduler is None:
        preload()  # this loads in parallel with the imports of this process
    from harness.classroom.many.batch import Batch
    from harness.classroom.sandbox import means
    from harness.classroom.tables import LiveProgress, points_table

    course = find_course()
    batch = Batch(course, lab, student, again, measures(scheduler) if scheduler else None)
    _lines(means.means().lines())
    if not batch.chosen and not batch.gone:
        console.print(f"submitted/*/{lab}: nothing has been collected")
        raise typer.Exit(1)
    for name in batch.lost:
        gone = f", and submitted/{name}/{lab} is missing: restore one of them"
        then = gone if name in batch.gone else ": graded again"
        _lines([f"{name}: was graded, and the grade in the gradebook or its files are lost{then}"])
    if len(batch.left) < len(batch.chosen):
        changed = batch.update_penalties()
        console.print(f"{len(batch.chosen) - len(batch.left)} are done already")
        _lines(f"{student}: the late penalty changed" for student in changed)
    if unmeasured := sorted(set(batch.unmeasured) - set(batch.left)):
        then = ", as --again can do here" if batch.measuring else ""
        _lines([f"{counted(len(unmeasured), 'submission')} had no speed measured{then}"])
    done = []
    if batch.left:
        count = min(workers or os.cpu_count() or 1, len(batch.left))
        with (
            LiveProgress(console, len(batch.left)).here() as progress,
            connect(count, scheduler) as client,
        ):
            for outcome in batch.run(client, progress.report):
                done.append(outcome)
                progress.advance(outcome.graded)
        console.print(points_table(lab, done))
    lines = batch.lines()
    _lines(f"{line.student}: {finding}" for line in lines for finding in line.findings)
    if batch.gone or not all(line.graded for line in lines):
        raise typer.Exit(1)


def export(
    lab: str,
    to: Annotated[Path | None, typer.Option(help="File (default: LAB.csv).")] = None,
    moodle: Annotated[bool, typer.Option("--moodle", help="Sums, for Moodle's import.")] = False,
    canvas: Annotated[bool, typer.Option("--canvas", help="Sums, for Canvas's import.")] = False,
) -> None:
    """Write a lab's grades as CSV, one line for each property of each exercise."""
    from harness.classroom import lms
    from harness.classroom.grading.export import lines, write

    target, course = to or Path(f"{lab}.csv"), find_course()
    with writing(target), target.open("w", encoding="utf-8", newline="") as out:
        if moodle or canvas:
            count = lms.write_grades(course, lab, "moodle" if moodle else "canvas", out)
        else:
            count = write(lines(course, lab), out)
    console.print(f"{target}: {counted(count, 'line')}", markup=False)


def collect(lab: str, archive: Path) -> None:
    """Take submissions from the archive of an assignment that Moodle or Canvas downloads."""
    from harness.classroom import lms

    count = 0
    for student, entries, new in lms.collect(find_course(), lab, archive):
        count += new
        if not entries[0].known:
            paths = ", ".join(entry.path for entry in entries)
            where = f"submitted/{student}"
            _lines([f"{paths}: no name of Moodle's or Canvas's; it is in {where}: rename that"])
        if any(entry.late for entry in entries):
            _lines([f"{student}: late by Canvas; write when into its timestamp.txt"])
    console.print(f"{counted(count, 'submission')} collected")


def feedback(
    lab: str,
    to: Annotated[Path | None, typer.Option(help="File (default: LAB-feedback.zip).")] = None,
) -> None:
    """Pack the pages of `nbgrader generate_feedback` into an archive for Moodle or Canvas."""
    from harness.classroom import lms

    target = to or Path(f"{lab}-feedback.zip")
    with writing(target):
        count = lms.pack_feedback(find_course(), lab, target)
    console.print(f"{target}: {counted(count, 'page')}", markup=False)


def extend(
    lab: str,
    student: list[str],
    days: Annotated[float, typer.Option(min=-3660, max=3660, help="More than the due date.")] = 0.0,
    hours: Annotated[
        float, typer.Option(min=-87840, max=87840, help="More than the due date.")
    ] = 0.0,
) -> None:
    """Give students more time for a lab. Without days and hours, take it back."""
    from harness.classroom.grading import gradebook

    course = find_course()
    course.check_lab(lab)
    with course.gradebook() as book:
        known = {entry.id for entry in book.students}
    for name in student:
        gradebook.extend(course, lab, name, timedelta(days=days, hours=hours))
        before, after = gradebook.update_penalty(course, lab, name)
        changed = f", late penalty {before:g} -> {after:g}" if before != after else ""
        new = "" if name in known else ", who is not in the gradebook yet"
        _lines([f"{name}{new}: {days * 24 + hours:g} hours more for {lab}{changed}"])


def report(
    lab: str,
    to: Annotated[Path | None, typer.Option(help="Folder (default: LAB-report).")] = None,
) -> None:
    """Write a class's results in a lab: a page with figures, and tables as CSV."""
    from harness.classroom.report import gathered, page

    for path in page.write(gathered.gather(find_course(), lab), to or Path(f"{lab}-report")):
        console.print(str(path), markup=False, highlight=False, soft_wrap=True)


def progress() -> None:
    """Show your best points in each exercise, from this machine's checks, and the rest."""
    import harness

    _lines([str(harness.progress())])


def _lines(lines: Iterable[str]) -> None:
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
