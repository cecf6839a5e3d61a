"""A harmless process that examines the sandbox from inside; `means` reports its findings."""

from __future__ import annotations

import json
import os
import socket
import sys

import IPython  # noqa: F401  # the packages have to be readable

from harness.base import settings


def _network() -> bool:
    """Return True if a packet could leave. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return False
        return True


def _filtered() -> bool:
    """Return True if the filter of system calls is in force."""
    with open("/proc/self/status") as lines:
        return any(line.split() == ["Seccomp:", "2"] for line in lines)


def main() -> None:
    seen = {
        "network": _network(),
        "filtered": _filtered(),
        "processes": sum(name.isdecimal() for name in os.listdir("/proc")),
        "outside": os.path.exists("/var/lib") or os.access("/usr", os.W_OK),
        "user": os.getuid(),
        "python": sys.version,
    }
    with open(os.path.join(settings.OUTBOX.text(), "seen.json"), "w") as out:
        json.dump(seen, out)


if __name__ == "__main__":
    main()
