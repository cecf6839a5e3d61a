"""Beside pyproject.toml, for what it cannot say: the labs of ``labs/`` are data of the package."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

LABS = Path("labs")


class WithLabs(build_py):
    """Puts the labs into the wheel as ``harness/labs/``. In a clone they stay where they are."""

    def run(self) -> None:
        if not self.editable_mode:
            target = Path(self.build_lib, "harness", LABS)
            files = [str(path.relative_to(LABS)) for path in sorted(LABS.rglob("*.ipynb"))]
            self.data_files = [*self.data_files, ("harness", str(LABS), str(target), files)]
        super().run()


setup(cmdclass={"build_py": WithLabs})
