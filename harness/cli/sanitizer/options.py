"""The options of ``harness ptx``, with what its help says of each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from harness.cli.sanitizer.request import EXTENTS
from harness.emulator import SCHEDULES
from harness.launches import WORDS

File = Annotated[
    Path,
    typer.Argument(
        help="PTX text: nvcc's, clang's, numba's, your own (- is standard input); or a launch "
        "file (TOML), or a folder with a launch.toml, of which options change what they name."
    ),
]
Entry = Annotated[
    str | None,
    typer.Option(help="Name of the .entry to run, mangled or plain; not needed if it is alone."),
]
Grid = Annotated[str | None, typer.Option(metavar=EXTENTS, help="Blocks (also with --cluster).")]
Block = Annotated[
    str | None,
    typer.Option(metavar=EXTENTS, help="Threads per block (default: .reqntid or .maxntid)."),
]
Arguments = Annotated[
    list[str] | None,
    typer.Option(metavar="SPEC", help="A kernel parameter, in order; see above."),
]
Variables = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=SPEC",
        help="A __device__ or __constant__ variable: scale=f32=2.0.",
    ),
]
Outputs = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=FILE.npy", help="Write an array argument or a variable to a file."),
]
Expected = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=FILE.npy",
        help="Compare with a file's contents; append ,rtol=R or ,atol=A.",
    ),
]
Cluster = Annotated[str | None, typer.Option(metavar=EXTENTS, help="Blocks of a cluster.")]
SharedBytes = Annotated[int | None, typer.Option(help="Dynamic shared memory of a block.")]
Cooperative = Annotated[
    bool | None,
    typer.Option(
        "--cooperative/--no-cooperative",
        help="A cooperative launch: all blocks run at once, for grid.sync() (default: if the "
        "kernel asks for it).",
    ),
]
Schedule = Annotated[str, typer.Option(help=f"all, or one of {', '.join(SCHEDULES)}.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the random schedule and of random arrays.")]
FailFast = Annotated[
    bool, typer.Option("--fail-fast", help="Stop at the first schedule with an error.")
]
Strict = Annotated[bool, typer.Option("--strict", help="Fail on formal hazards and warnings too.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]
SarifFile = Annotated[Path | None, typer.Option(help="Also write the report as SARIF 2.1.0.")]
SuppressionsFile = Annotated[
    Path | None, typer.Option(help="TOML file of hazards to suppress, each with a reason.")
]
WordsOf = Annotated[
    str, typer.Option(help=f"API whose names the messages use: auto, {', '.join(WORDS)}.")
]
TraceFile = Annotated[
    Path | None, typer.Option(help="Write a Chrome/Perfetto trace of the last run.")
]
Timeout = Annotated[
    float | None, typer.Option(help="Time limit of each schedule in seconds (default: 30).")
]
Assemble = Annotated[
    bool | None,
    typer.Option(
        "--assemble/--no-assemble",
        help="Treat PTX that the assembler rejects for sm_90a as bad input.",
    ),
]
