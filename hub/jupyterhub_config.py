"""A class on JupyterHub, on one Linux machine: docs/jupyterhub.md has the steps and the reasons.

Who is who stands in the machine's own groups: ``tma-students`` and ``tma-instructors``. A student
added to the first can log in at once; the hub reads the second when it starts. The course belongs
to a user of its own, whom nobody logs in as: its server, with Formgrader and a terminal, is a
service of the hub's, which instructors alone can open.

HARNESS_COURSE_ROOT moves the course elsewhere, HARNESS_EXCHANGE the exchange folder.
"""

import grp
import os
import socket
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOOLS = Path(sys.executable).parent  # the environment that everybody's Python comes from
GRADER = "tma-grader"
STUDENTS, INSTRUCTORS = "tma-students", "tma-instructors"
COURSE = os.environ.get("HARNESS_COURSE_ROOT") or "/srv/tma-course"
EXCHANGE = os.environ.get("HARNESS_EXCHANGE") or "/srv/tma-exchange"


def environment(*settings: str) -> dict[str, str]:
    """Return the environment of a server with these folders of settings. A terminal's shell is not
    a login shell, which would forget the PATH."""
    return {
        "PATH": os.pathsep.join([str(TOOLS), "/usr/local/bin", "/usr/bin", "/bin"]),
        "HARNESS_EXCHANGE": EXCHANGE,
        "JUPYTER_CONFIG_PATH": os.pathsep.join(str(HERE / folder) for folder in settings),
    }


c = get_config()

# Accounts and passwords are the machine's. Without TLS in front of it, nobody else can reach it.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.ConfigurableHTTPProxy.command = [str(TOOLS / "configurable-http-proxy")]
c.JupyterHub.authenticator_class = "pam"
c.PAMAuthenticator.allowed_groups = {STUDENTS, INSTRUCTORS}

# A server for each, as that user, in its own home. The exchange is told in `users/`, where
# Formgrader is off, too: it is of no use outside a course.
c.JupyterHub.spawner_class = "localprocess"
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]
c.Spawner.default_url = "/lab"
c.Spawner.environment = environment("users", "everybody")
c.Spawner.http_timeout = c.Spawner.start_timeout = 120  # a first start on a busy machine

# Nobody but this hub calls the service: any port that is free will do.
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
c.JupyterHub.services = [
    {
        "name": "course",
        "url": f"http://127.0.0.1:{port}",
        "command": [sys.executable, str(HERE / "course_server.py")],
        "user": GRADER,
        "cwd": COURSE,
        "environment": environment("everybody") | {"JUPYTERHUB_DEFAULT_URL": "/lab"},
        "oauth_no_confirm": True,
    }
]
c.JupyterHub.load_groups = {INSTRUCTORS: {"users": grp.getgrnam(INSTRUCTORS).gr_mem}}
c.JupyterHub.load_roles = [
    {"name": "instructor", "groups": [INSTRUCTORS], "scopes": ["access:services!service=course"]}
]
