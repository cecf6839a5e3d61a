"""Kernels for notebooks that are forks of a process with everything loaded that labs import, which
takes longer than running a small lab. A fork is an ordinary ipykernel in a separate process, and
has seen no other notebook.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import sys
import tempfile
from functools import cache
from typing import Any

from harness.classroom.student import __main__ as student
from harness.judge import loaded as judge
from harness.processes.fork_client import Fork, ForkServer

LOADED = (
    "IPython.core.completer",
    "harness.checking",
    "harness.compiler.kernel",
    "harness.ptx",
    "harness.views",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    "matplotlib.pyplot",
    "matplotlib_inline.backend_inline",
    "numba.cuda",
    "tests.judge_here",
)


def warm_up() -> None:
    """Preload everything that the first compilation and the first run would load."""
    for name in LOADED:
        importlib.import_module(name)
    student.warm_up()
    judge.warm_up()


def main() -> None:
    """Run the kernel described on standard input, in a fork."""
    from ipykernel.kernelapp import IPKernelApp

    order = json.load(sys.stdin)
    os.environ.clear()
    # It ends with its parent, which is not who asked for it.
    os.environ.update(order["environment"], JPY_PARENT_PID=str(os.getppid()))
    os.chdir(order["folder"])
    sys.argv[1:] = order["arguments"]
    IPKernelApp.launch_instance()


@cache
def fork_server(path: str) -> ForkServer:
    """A fork server that imports from ``path``; the rest of a kernel's environment is passed to the
    fork.
    """
    own = {"PYTHONPATH": path, "HARNESS_CACHE_DIR": "off"}  # it is to compile, and not to look up
    return ForkServer("tests.labs.kernel", {**os.environ, **own})


class ForkedKernel:
    """The part of `subprocess.Popen` that a kernel provisioner uses."""

    stdin = stdout = stderr = None

    def __init__(self, arguments: list[str], folder: str, environment: dict[str, str]):
        order = {"arguments": arguments, "folder": folder, "environment": environment}
        with tempfile.TemporaryFile() as input_file, open(os.devnull, "wb") as nowhere:
            input_file.write(json.dumps(order).encode())
            input_file.seek(0)
            files = (input_file, nowhere, nowhere)
            forks = fork_server(environment["PYTHONPATH"])
            self._fork: Fork = forks.fork([file.fileno() for file in files])
        self.pid = self._fork.number
        self._exits = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return 0 if select.select([self._exits], [], [], 0)[0] else None

    def wait(self) -> int | None:
        status = self._fork.end()
        os.close(self._exits)
        return status

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._exits, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def manager() -> Any:
    """A kernel manager class for nbclient, which ends the kernels that it starts."""
    # Where labs are only recorded there may be none of these.
    from jupyter_client.manager import AsyncKernelManager
    from jupyter_client.provisioning.local_provisioner import LocalProvisioner

    class Provisioner(LocalProvisioner):
        async def launch_kernel(self, cmd: list[str], **how: Any) -> Any:
            after = cmd.index("ipykernel_launcher") + 1
            self.process = ForkedKernel(cmd[after:], str(how["cwd"]), how["env"])
            self.pid = self.pgid = self.process.pid
            self.cwd = how["cwd"]
            return self.connection_info

    class Manager(AsyncKernelManager):
        async def _async_pre_start_kernel(self, **how: Any) -> Any:
            self.kernel_id = self.kernel_id or how.pop("kernel_id", "one")
            self.provisioner = self.provisioner or Provisioner(
                kernel_id=self.kernel_id, kernel_spec=self.kernel_spec, parent=self
            )
            return await super()._async_pre_start_kernel(**how)

    return Manager
