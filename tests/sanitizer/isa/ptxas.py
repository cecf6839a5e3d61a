"""Errors of ptxas for many texts at once: it takes longer to start than to read a kernel."""

from __future__ import annotations

import re
import shlex
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from harness.sanitizer.assembler import assembler
from harness.sanitizer.assembler.trial import LIMIT_MEMORY_BYTES
from harness.sanitizer.isa.text.parser import declarations


def refusals(texts: list[str]) -> list[str]:
    """Return ptxas's first error for each text, empty if it accepts the text. Global names must be
    unique to each text.
    """
    complaints: dict[int, str] = {}
    with tempfile.TemporaryDirectory(prefix="ptxas-") as folder:
        for number, text in enumerate(texts):
            Path(folder, f"{number}.ptx").write_text(text)
        _, log = _assembled(folder, range(len(texts)))
        for number, reason in re.findall(r"(\d+)\.ptx, line \d+; (?:error|fatal)\s*: (.*)", log):
            complaints.setdefault(int(number), reason)
        left = [n for n in range(len(texts)) if n not in complaints]
        status, _ = _assembled(folder, left) if left else (0, "")
        for number in left if status else ():
            status, log = _assembled(folder, [number])
            if status:
                reasons = re.findall(r"(?:error|fatal)\s*: (.*)", log)
                complaints[number] = reasons[0] if reasons else log.strip()[:200]
    return [complaints.get(number, "") for number in range(len(texts))]


def apart(texts: Iterable[str]) -> list[str]:
    """Return the texts with global names that no two of them share."""
    return [_with_names(text, f"_{number}") for number, text in enumerate(texts)]


def _with_names(text: str, suffix: str) -> str:
    module = declarations(text)
    kept = {*module.declared, "vprintf", "__assertfail"}
    names = {*module.functions, *module.spans} - kept
    words = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.sub(rf"(?<![\w$%.])(?:{words})(?![\w$.])", rf"\g<0>{suffix}", text)


def _assembled(folder: str, numbers: Iterable[int]) -> tuple[int, str]:
    path = assembler.find_ptxas()
    assert path is not None
    files = [f"{number}.ptx" for number in numbers]
    command = [path, "-arch=sm_90a", "-O0", "-o", "cubin", *files]
    # A single number in a text can ask ptxas for all the memory there is.
    most = f"ulimit -v {LIMIT_MEMORY_BYTES >> 10}; exec "
    done = subprocess.run(
        most + shlex.join(command),
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        errors="replace",
    )
    return done.returncode, done.stdout + done.stderr
