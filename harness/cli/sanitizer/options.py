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
    typer.Option(metavar=EXTENTS, help="Threads of a block; else .reqntid or .maxntid."),
]
Arguments = Annotated[
    list[str] | None,
    typer.Option(metavar="SPEC", help="One for each parameter, in order: see above."),
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
    typer.Option(metavar="NAME=FILE.npy", help="Write an argument's array, or a variable."),
]
Expected = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=FILE.npy",
        help="Compare it with a file's contents; behind the file ,rtol=R and ,atol=A.",
    ),
]
Cluster = Annotated[str | None, typer.Option(metavar=EXTENTS, help="Blocks of a cluster.")]
SharedBytes = Annotated[int | None, typer.Option(help="Dynamic shared memory of a block.")]
Cooperative = Annotated[
    bool | None,
    typer.Option(
        "--cooperative/--no-cooperative",
        help="A cooperative launch: all blocks at once, for grid.sync(). If nothing is said, where "
        "the kernel asks for it.",
    ),
]
Schedule = Annotated[str, typer.Option(help=f"all, or one of {', '.join(SCHEDULES)}.")]
Seed = Annotated[int | None, typer.Option(help="Of the random schedule and of random contents.")]
FailFast = Annotated[
    bool, typer.Option("--fail-fast", help="Stop at the first schedule with an error.")
]
Strict = Annotated[bool, typer.Option("--strict", help="What is formal counts too, and warnings.")]
AsJson = Annotated[bool, typer.Option("--json", help="The report as JSON.")]
SarifFile = Annotated[
    Path | None, typer.Option(help="Write the report as SARIF 2.1.0 too, for a code host.")
]
SuppressionsFile = Annotated[
    Path | None, typer.Option(help="TOML: hazards not to report, each with its reason.")
]
WordsOf = Annotated[str, typer.Option(help=f"Whose names hints use: auto, {', '.join(WORDS)}.")]
TraceFile = Annotated[
    Path | None, typer.Option(help="Write the last run as a Chrome/Perfetto trace.")
]
Timeout = Annotated[
    float | None, typer.Option(help="Seconds for each schedule; 30 if nothing is said.")
]
Assemble = Annotated[
    bool | None,
    typer.Option(
        "--assemble/--no-assemble",
        help="PTX that the assembler refuses for sm_90a is bad input, or not (other targets).",
    ),
]
