"""The command ``bench``: measure on a Hopper GPU, or show the recorded measurements."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from harness.base import settings
from harness.base.errors import DeviceNotFound
from harness.base.files import check_place
from harness.base.output import console_of

Only = Annotated[
    str,
    typer.Option(
        help="Groups, separated by commas: copies, ladder, model, attention, or quack, which "
        "takes 20 s a shape because QuACK tunes itself."
    ),
]


def bench(
    only: Only = "copies,ladder,model,attention",
    json: Annotated[
        Path | None, typer.Option(help="Write each row to this file when measured.")
    ] = None,
) -> None:
    """Compare copies, matrix products and attention with their libraries.

    Without a Hopper GPU: the recorded run.
    """
    from harness.bench import results, suite

    console = console_of()
    groups = [name.strip() for name in only.split(",")]
    if unknown := [name for name in groups if name not in suite.GROUPS]:
        raise typer.BadParameter(f"{', '.join(unknown)}: not among {', '.join(suite.GROUPS)}")
    if json:
        check_place(json, "--json ")
    try:
        gpu = _hopper()
    except DeviceNotFound:
        runs = [run for card in results.FILES if (run := results.recorded(card))]
        shipped = [run for run in runs if any(map(run.rows_in, groups))]
        if not shipped:
            console.print(f"No Hopper GPU here, and no run on one with {only} ships.")
            raise typer.Exit(1) from None
        result, *others = shipped
        for other in others:
            console.print(results.table(other, groups))
            console.print(results.summary(other, groups))
        console.print(f"No Hopper GPU here: this was recorded on {result.where}.")
    else:
        keep = (lambda partial: results.write(partial, json)) if json else (lambda partial: None)
        with console.status("starting") as shown:
            report = shown.update if console.is_terminal else console.print
            result = suite.measure(gpu, groups, report=report, keep=keep)
    if json:
        results.write(result, json)
    console.print(results.table(result, groups))
    console.print(results.summary(result, groups))


def _hopper() -> Any:
    """The GPU; DeviceNotFound also where the environment asks for the emulator."""
    import harness

    if settings.DEVICE.value() == "emulator":
        raise DeviceNotFound(f"{settings.DEVICE.name} asks for the emulator")
    return harness.device("hopper")
