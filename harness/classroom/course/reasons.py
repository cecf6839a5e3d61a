"""The reason why a step of nbgrader failed, in one line, taken from its logs and tracebacks."""

from __future__ import annotations

import re
from collections.abc import Mapping

# What nbgrader raises after it has logged the real reason.
_WRAPPERS = ("NbGraderException", "ExchangeError")
_SAID = re.compile(r"^(?:[A-Za-z_][\w.]*\.)?([A-Z]\w*(?:Error|Exception|Entry|Exit)): ?(.*)$")
_LOGGED = re.compile(r"^\[\w+ ?\| ?(?:ERROR|CRITICAL)\] (.*)$|^\[(?:ERROR|CRITICAL)\] (.*)$")

_IN_WORDS = {
    "DeadKernelError": "the notebook ended the Python process that it ran in",
    "UnresponsiveKernelError": "the notebook stopped answering, and could not be interrupted",
    "NotJSONError": "the notebook is not JSON",
    "ValidationError": "the notebook's format or its nbgrader metadata is damaged",
}


def reason(result: Mapping[str, object]) -> str:
    """Return the reason why the call of nbgrader's interface that returned ``result`` failed, in
    a line."""
    text = f"{result.get('log') or ''}\n{result.get('error') or ''}"
    messages: list[tuple[str, str]] = []
    logged: list[str] = []
    for line in text.splitlines():
        match = _SAID.match(line.strip())
        if match:
            messages.append((match[1], match[2].strip()))
        match = _LOGGED.match(line.strip())
        if match and not (match[1] or match[2] or "").startswith("Traceback"):
            logged.append((match[1] or match[2]).strip())
    for name, message in reversed(messages):
        if name not in _WRAPPERS:
            words = _IN_WORDS.get(name)
            return words if words else _one_line(f"{name}: {message}")
    if logged:
        return _one_line(logged[0])
    return _one_line(messages[-1][1]) if messages else "nbgrader gave no reason"


def _one_line(text: str, limit: int = 160) -> str:
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"
