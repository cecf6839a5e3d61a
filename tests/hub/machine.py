"""A temporary machine for a hub: real users with passwords, and JupyterHub, in namespaces.

    unshare --mount --pid --fork --kill-child --mount-proc python -m tests.hub.machine PORT API HUB

Accounts, homes and ``/srv`` are created in this namespace and end with it. The network is the
machine's: a browser outside reaches the hub by its ports.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.hub.page import ROOT, commands
from tests.ordinary_user import mount_empty, python_for_all

INSTRUCTOR, STUDENTS = "ines", ("ada", "ben", "eve")
PASSWORD = "a password of this test's alone"
# Differences from a fresh JupyterLab, which takes cells that are off the screen off the page, where
# no search finds them.
SETTINGS = {
    "notebook-extension/tracker": {"windowingMode": "none"},
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}


def run(*command: object, said: str | None = None) -> None:
    subprocess.run([str(word) for word in command], input=said, text=True, check=True, cwd=ROOT)


def main(port: str, api: str, hub: str) -> None:
    python_for_all("/home", "/srv")
    own_accounts()
    for command in commands("setup"):
        run("bash", "-euc", command)
    make_people()
    os.chdir(tempfile.mkdtemp(dir="/srv"))  # for the hub's database, cookies and log
    os.environ["PYTHONPATH"] = str(ROOT)
    os.execv(
        sys.executable,
        [
            sys.executable, "-m", "jupyterhub", f"--config={ROOT}/hub/jupyterhub_config.py",
            f"--JupyterHub.bind_url=http://127.0.0.1:{port}",
            f"--JupyterHub.hub_bind_url=http://127.0.0.1:{hub}",
            f"--ConfigurableHTTPProxy.api_url=http://127.0.0.1:{api}",
        ],
    )  # fmt: skip


def own_accounts() -> None:
    """Copy ``/etc``, so that accounts can be changed."""
    with tempfile.TemporaryDirectory(dir="/run") as copy:
        run("cp", "-a", "/etc/.", copy)
        mount_empty("/etc")
        run("cp", "-a", f"{copy}/.", "/etc")


def make_people() -> None:
    for name, setting in SETTINGS.items():
        folder = "/etc/skel/.jupyter/lab/user-settings/@jupyterlab"
        file = Path(f"{folder}/{name}.jupyterlab-settings")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(setting))
    for name in (INSTRUCTOR, *STUDENTS):
        group = "tma-instructors" if name == INSTRUCTOR else "tma-students"
        # docs/jupyterhub.md asks for it: Debian's homes are open to all.
        run("useradd", "-K", "HOME_MODE=0700", "--create-home", "--groups", group, name)
    people = (INSTRUCTOR, *STUDENTS)
    run("chpasswd", said="".join(f"{name}:{PASSWORD}\n" for name in people))


if __name__ == "__main__":
    main(*sys.argv[1:])
