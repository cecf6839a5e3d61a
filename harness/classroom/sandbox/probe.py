"""A harmless process that looks around inside the sandbox: what `means` reports is what it saw."""

from __future__ import annotations

import json
import os
import socket
import sys

import IPython  # noqa: F401  # the packages have to be readable


def _network() -> bool:
    """Can a packet leave? Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return False
        return True


def _filtered() -> bool:
    """Is the filter of system calls in force?"""
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
    with open(os.path.join(os.environ["HARNESS_OUTBOX"], "seen.json"), "w") as out:
        json.dump(seen, out)


if __name__ == "__main__":
    main()
