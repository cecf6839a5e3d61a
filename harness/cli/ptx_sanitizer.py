"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from harness.cli.output import print_error, print_notice
from harness.cli.sanitizer.examination import (
    BAD_INPUT,
    Examination,
    examine,
    large_cluster,
    missing_sources,
    other_target,
)
from harness.cli.sanitizer.reports import as_data, as_sarif, bad_input
from harness.cli.sanitizer.request import options, request_of
from harness.cli.sanitizer.terminal import show
from harness.devices.detection import slow_emulator, tell_once
from harness.errors import HarnessError
from harness.files import writing


def _with_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that takes ``**given`` the options of a `Request`, None if not given.

    typer reads a command's options from its signature and has no groups of them: this makes the
    signature from the request's fields.
    """
    parameters = []
    for name, option in options().items():
        if name == "ptx":
            argument = typer.Argument(metavar=option.name, help=option.help)
            annotation, default = Annotated[option.typed, argument], inspect.Parameter.empty
        else:
            names = [option.name] if option.name else []
            info = typer.Option(*names, metavar=option.metavar, help=option.help)
            annotation, default = Annotated[option.typed | None, info], None
        kind = inspect.Parameter.KEYWORD_ONLY
        parameters.append(inspect.Parameter(name, kind, annotation=annotation, default=default))
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


@_with_options
def ptx(**options: Any) -> None:
    """Run PTX on the emulator and report every access that the memory model does not order.

    Give --arg once for each kernel parameter, --set for each variable:

      i32=5, f32=0.5                            a number
      f32[64,32]=random                         an array: random, zeros, ones,
                                                arange, poison, or a number
      u8[...]=@data.npy                         an array read from a file
      bf16[64]=bits@data.npy                    the same, of integers that are bits
      &0, &x, &x+256                            the array of another argument
      map:f32[256,256]:box=64,32:swizzle=128B=random
      map:f32[4,32]:box=4,32:strides=256        rows that are 256 bytes apart
      map:&x:box=64,32, map:&x+256:box=8,32     a tensor map of an array
      struct{&0; i32=5}, struct@params.bin      a struct by value
      numba:f32[64]=zeros, mlir:f32[64]=zeros   an array as numba-cuda passes it,
                                                as numba-cuda-mlir does

    Each may have a name: x: f32[64]=zeros. Types: i8 to i64, u8 to u64, f16,
    bf16, f32, f64, f8e4m3, f8e5m2, bool.

    Exit status: 0 no errors, 1 errors (--strict: any hazard), 2 bad input,
    3 the kernel hung or faulted, 4 an output differs from --expect.
    """
    try:
        request = request_of(options)
        tell_once(slow_emulator(), print_notice)
        notices = other_target(request), large_cluster(request), *missing_sources(request)
        for notice in filter(None, notices):
            print_notice(notice)
        examination = examine(request, notify=print_notice)
        _write(examination)
    except HarnessError as error:
        if options["json"]:
            typer.echo(json.dumps(bad_input(str(error)), indent=2))
        else:
            print_error(error)
        raise typer.Exit(BAD_INPUT) from None
    if request.json:
        typer.echo(json.dumps(as_data(examination), indent=2))
    else:
        show(examination)
    raise typer.Exit(examination.exit_status)


def _write(examination: Examination) -> None:
    """Write the requested files."""
    request, trace = examination.request, examination.runs[-1].trace
    if request.trace is not None and trace is not None:
        with writing(request.trace, "--trace "):
            request.trace.write_text(json.dumps(trace.to_chrome()))
    if request.sarif is not None:
        with writing(request.sarif, "--sarif "):
            request.sarif.write_text(json.dumps(as_sarif([examination], Path.cwd()), indent=2))


def main() -> None:
    """``ptx-sanitizer``: this command alone."""
    typer.run(ptx)
