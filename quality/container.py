"""Run the Dockerfile's steps without Docker, in a fresh Debian root made by debootstrap.

    python -m quality.container FOLDER [COMMAND ...]     as root

FOLDER is the new root, on a file system with some 5 GB. If it exists, only the COMMANDs are run,
each by `sh` as the Dockerfile's user in its folder (for example `make test`), or as root if it
begins with "root: ". Everything is mounted in a namespace of this process, and nothing stays
mounted.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
MIRROR = "http://deb.debian.org/debian"
ROOTS = "root: "
STEPS = ("FROM", "RUN", "USER", "WORKDIR", "COPY", "ENV", "EXPOSE", "CMD")


def steps() -> Iterator[tuple[str, str]]:
    """Return the Dockerfile's instructions, each as its name and the rest."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    for line in text.replace("\\\n", "").splitlines():
        name, _, rest = line.partition(" ")
        if name:
            assert name in STEPS, line
            yield name, rest


class Container:
    """A Debian root in ``folder``, and the environment set by earlier steps."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.user, self.place = "root", "/"
        self.path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

    def debootstrap(self) -> None:
        """Install the Dockerfile's Debian, and configure this machine's network access."""
        (image,) = (rest for name, rest in steps() if name == "FROM")
        suite = image.removeprefix("debian:").removesuffix("-slim")
        subprocess.run(["debootstrap", "--variant=minbase", suite, self.folder, MIRROR], check=True)
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc")

    def build(self, fresh: bool) -> None:
        """Run every step, or only those that set variables if the root already exists."""
        for name, rest in steps():
            if name == "RUN" and fresh:
                print("RUN", rest, flush=True)
                self.run(rest)
                if CERTIFICATES.is_file():  # certificates of this machine's network
                    shutil.copy(CERTIFICATES, self.inside(str(CERTIFICATES)))
            elif name == "COPY" and fresh:
                self._copy(*shlex.split(rest))
            elif name == "USER":
                self.user = rest
            elif name == "WORKDIR":
                self.place = rest
            elif name == "ENV":
                self.path = rest.split('"')[1].replace("$PATH", self.path)
            elif name == "CMD":
                json.loads(rest)

    def inside(self, path: str) -> Path:
        return self.folder / os.path.join(self.place, path).lstrip("/")

    def run(self, command: str, user: str | None = None) -> None:
        """Run a command by `sh` with only those parts of this process's environment that pip and
        TLS need.
        """
        kept = [f"{n}={v}" for n, v in os.environ.items() if n.startswith(("PIP_", "SSL_", "CI"))]
        user = user or self.user
        set_user = [] if user == "root" else ["setpriv", *self._ids(user), "--clear-groups"]
        home = self.folder / ("root" if user == "root" else f"home/{user}")
        environment = [f"PATH={self.path}", f"HOME=/{home.relative_to(self.folder)}", *kept]
        within = f"cd {shlex.quote(self.place)} && {command}"
        subprocess.run(
            ["chroot", self.folder, *set_user, "env", "-i", *environment, "sh", "-c", within],
            check=True,
        )

    def _ids(self, user: str) -> list[str]:
        lines = (self.folder / "etc/passwd").read_text().splitlines()
        (line,) = (line.split(":") for line in lines if line.startswith(f"{user}:"))
        return [f"--reuid={line[2]}", f"--regid={line[3]}"]

    def _copy(self, owner: str, *names: str) -> None:
        *sources, target = names
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "-z", *sources],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        place = self.inside(target)
        for name in filter(None, listed.split("\0")):
            if target == "." or len(sources) > 1:
                to = place / name
            else:
                to = place / Path(name).name
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to)
        user = owner.partition("=")[2]
        subprocess.run(["chroot", self.folder, "chown", "-R", user, self.place], check=True)


def main(folder: str, *commands: str) -> None:
    container = Container(Path(folder).resolve())
    fresh = not (container.folder / "opt").is_dir() or not any((container.folder / "opt").iterdir())
    container.folder.mkdir(exist_ok=True)
    if fresh:
        container.debootstrap()
    for kind, place in (("proc", "proc"), ("sysfs", "sys"), ("tmpfs", "dev/shm")):
        (container.folder / place).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "-t", kind, kind, container.folder / place], check=True)
    for name in ("null", "zero", "full", "random", "urandom", "tty", "ptmx"):
        (container.folder / "dev" / name).touch()
        subprocess.run(
            ["mount", "--bind", f"/dev/{name}", container.folder / "dev" / name], check=True
        )
    container.build(fresh)
    for command in commands:
        as_root = command.startswith(ROOTS)
        container.run(command.removeprefix(ROOTS), user="root" if as_root else None)


if __name__ == "__main__":
    if "--inside" not in sys.argv:
        again = [sys.executable, "-m", "quality.container", "--inside", *sys.argv[1:]]
        sys.exit(subprocess.call(["unshare", "--mount", "--pid", "--fork", "--kill-child", *again]))
    main(*[word for word in sys.argv[1:] if word != "--inside"])
