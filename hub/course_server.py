"""The course's server, as a service of the hub's.

A hub that gets no answer from a service within some 10 s ends itself, and JupyterLab with nbgrader
takes longer to start on a busy machine. So the hub's first request is answered at once.
"""

import os
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import urlsplit


class Starting(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"The course's server is starting: reload this page in a moment.\n")


address = urlsplit(os.environ["JUPYTERHUB_SERVICE_URL"])
with HTTPServer((address.hostname, address.port), Starting) as answering:
    answering.handle_request()
os.execv(sys.executable, [sys.executable, "-m", "jupyterhub.singleuser"])
