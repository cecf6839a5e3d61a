"""Run the prepared programs under each tool on a Hopper GPU, several at a time.

``python -m quality.fleet.compare.on_a_gpu FOLDER OUT [SANITIZER]`` writes the output of each
program by itself and under ConSan, and under the tools of compute-sanitizer if its path is given;
FOLDER was written by `prepare`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TOOLS = {
    "memcheck": ["--tool", "memcheck", "--check-tensor-ops", "yes"],
    "racecheck": [
        "--tool",
        "racecheck",
        "--check-tensor-ops",
        "yes",
        "--racecheck-deadlock-timeout",
        "2000",
    ],
    "synccheck": ["--tool", "synccheck", "--check-tensor-ops", "yes"],
    "initcheck": ["--tool", "initcheck", "--initcheck-address-space", "all"],
}
TIMEOUT_S = 20
AT_ONCE = 14
# Runs of each program by itself, and under ConSan until it reports.
RUNS = 20
ALONE, CONSAN = "alone", "consan"
_NOISE = re.compile(
    r"COMPUTE-SANITIZER|ERROR SUMMARY|RACECHECK SUMMARY|Saved host backtrace|Host Frame"
)


def main(folder: Path, out: Path, sanitizer: str = "") -> None:
    launches = {
        path.stem: [sys.executable, "-m", "quality.fleet.compare.launch", str(path.with_suffix(""))]
        for path in sorted(folder.glob("*.cubin"))
    }
    jobs = [
        (name, CONSAN if _is_twin(name) else ALONE, [*launch, str(RUNS)])
        for name, launch in launches.items()
    ]
    jobs += [
        (name, tool, [sanitizer, *TOOLS[tool], *launch])
        for tool in TOOLS
        for name, launch in launches.items()
        if sanitizer and not _is_twin(name)
    ]
    answers: dict[str, dict[str, dict]] = {}
    with ThreadPoolExecutor(AT_ONCE) as workers:
        for (name, tool, _), answer in zip(jobs, workers.map(_run, jobs), strict=True):
            answers.setdefault(name, {})[tool] = answer
            out.write_text(json.dumps(answers, indent=1))


def _is_twin(program: str) -> bool:
    return program.startswith(f"{CONSAN}-")


def _run(job: tuple[str, str, list[str]]) -> dict:
    _, _, command = job
    try:
        run = subprocess.run(
            command, capture_output=True, text=True, timeout=TIMEOUT_S, start_new_session=True
        )
    except subprocess.TimeoutExpired as late:
        text = (late.stdout or b"").decode(errors="replace")
        asserted = re.findall(
            r"Assertion `(.*?)` failed", (late.stderr or b"").decode(errors="replace")
        )
        return {"ending": "no end", "said": _said(text) + sorted(set(asserted))}
    last = run.stdout.strip().splitlines()
    ending = next((line[8:] for line in last if line.startswith("ENDING: ")), "died")
    asserted = re.findall(r"Assertion `(.*?)` failed", run.stderr)
    answer = {"ending": ending, "said": _said(run.stdout) + sorted(set(asserted))}
    return answer | ({"stderr": run.stderr[-300:]} if ending == "died" else {})


def _said(text: str) -> list[str]:
    """Return the tool's first lines, the first of which names its finding."""
    lines = [line[10:].strip() for line in text.splitlines() if line.startswith("=========")]
    return [line for line in lines if line and not _NOISE.search(line)][:6]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
