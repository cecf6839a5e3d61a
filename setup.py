"""Beside pyproject.toml, for what it cannot say: the labs of ``labs/`` are data of the package, and
so are their solutions, for the model answers on cards."""

import os
import re
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

# pip would first download and then name a package that has no version for this Python.
if not (3, 11) <= sys.version_info[:2] <= (3, 13):
    sys.exit(f"tma-labs needs Python 3.11 to 3.13; this is {sys.version.split()[0]}")

# Set where a release is built (release.yml): a clone does not know the address of its repository.
REPOSITORY = os.environ.get("SITE_REPOSITORY", "")
DATA = {"labs": "**/*.ipynb", "solutions": "*/*.py"}


def readme() -> str:
    """Return README.md, for a package index with absolute links and pictures, if possible."""
    text = Path("README.md").read_text()
    if not REPOSITORY:
        return text
    text = re.sub(r"\]\((?![a-z]+:|#)", f"]({REPOSITORY}/blob/HEAD/", text)
    return re.sub(r'(src|srcset)="(?=docs/)', rf'\1="{REPOSITORY}/raw/HEAD/', text)


class WithLabs(build_py):
    """Puts the labs into the wheel as ``harness/labs/``, and the text notebooks that they are
    written in as ``harness/solutions/``. In a clone they stay where they are."""

    def run(self) -> None:
        if not self.editable_mode:
            for name, pattern in DATA.items():
                folder = Path(name)
                target = Path(self.build_lib, "harness", folder)
                found = [path.relative_to(folder) for path in sorted(folder.glob(pattern))]
                # Where labs were opened there are copies in .ipynb_checkpoints.
                files = [str(path) for path in found if ".ipynb_checkpoints" not in path.parts]
                self.data_files = [*self.data_files, ("harness", name, str(target), files)]
        super().run()


setup(
    cmdclass={"build_py": WithLabs},
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls={"Source": REPOSITORY, "Issues": f"{REPOSITORY}/issues"} if REPOSITORY else {},
)
