"""Test a wheel as a new reader would use it: ``python -m quality.wheel_alone WHEEL``.

Uses two fresh environments, with the base and with the labs: the sanitizer on PTX, `doctor`,
`start`, a released lab notebook, and its solution with all its checks. ``--python`` names the
interpreter; everything is downloaded, at the versions of constraints.txt.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAB = "tile_copy"
PTX = ROOT / "tests" / "sanitizer" / "emulator" / "program" / "ptx" / "wrappers_nvcc.ptx"
# One of its two kernels does not wait for its second copy.
LAUNCH = ["--grid", "1", "--block", "128", "--arg", "f32[256]=random", "--arg", "f32[256]=poison"]
EARLY, RIGHT = "_Z5scaleILb0EEvPKfPf", "_Z5scaleILb1EEvPKfPf"


def run(*command: str | Path, cwd: Path, gives: int = 0, says: str = "") -> str:
    """Run a command and return its output. It must end with the status ``gives`` and print
    ``says``.
    """
    print("$", *command, flush=True)
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "HARNESS"))}
    done = subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment | {"HARNESS_DEVICE": "emulator"},
    )
    if done.returncode != gives or says not in done.stdout:
        sys.exit(
            f"{done.stdout[-4000:]}\nended with {done.returncode}; asked for {gives}, {says!r}"
        )
    return done.stdout


def environment(python: str, folder: Path, wheel: Path, extra: str) -> Path:
    """Return the programs of a fresh environment with the wheel and an extra."""
    run(python, "-m", "venv", folder, cwd=ROOT)
    pip = (folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "-q", "install")
    run(*pip, "-c", ROOT / "constraints.txt", f"{wheel}[{extra}]", cwd=folder)
    return folder / "bin"


def sanitizer(programs: Path, scratch: Path) -> None:
    run(programs / "tma-labs", "doctor", cwd=scratch, says="– the labs: pip install")
    run(programs / "tma-labs", "start", cwd=scratch, gives=1, says="pip install '.[labs]'")
    examine = (programs / "ptx-sanitizer", PTX, *LAUNCH)
    run(*examine, "--entry", EARLY, cwd=scratch, gives=1, says="read-before-arrival (error)")
    run(*examine, "--entry", RIGHT, cwd=scratch)


def labs(programs: Path, scratch: Path) -> None:
    run(programs / "tma-labs", "doctor", cwd=scratch, says="✓ the labs")
    run(programs / "tma-labs", "start", "mine", "--write-only", cwd=scratch, says="files written")
    (notebook,) = (scratch / "mine").glob(f"*_{LAB}/{LAB}.ipynb")  # the first lab sorts first
    execute = ("-m", "nbconvert", "--to", "notebook", "--execute", "--inplace", notebook)
    run(programs / "python", *execute, cwd=scratch, says="Writing")
    solution = scratch / f"{LAB}.py"
    solution.write_text((ROOT / "solutions" / LAB / f"{LAB}.py").read_text())
    print(run(programs / "python", solution, cwd=scratch)[-1500:])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", default=sys.executable)
    options = parser.parse_args(arguments)
    wheel = options.wheel.resolve()
    with tempfile.TemporaryDirectory(prefix="wheel-alone-") as name:
        scratch = Path(name)
        sanitizer(environment(options.python, scratch / "base", wheel, "sanitizer"), scratch)
        labs(environment(options.python, scratch / "full", wheel, "labs"), scratch)
    print(f"{wheel.name} works alone")


if __name__ == "__main__":
    main()
