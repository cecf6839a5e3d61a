"""A package's door: public names that are resolved on first use, so that a program imports only
the files of the names that it uses.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from typing import Any


class Door:
    """The public names of the package ``package``: those that its ``__init__`` imports under ``if
    TYPE_CHECKING``, attributes or files of the room that is named there."""

    def __init__(self, package: str):
        self._package = package
        text = Path(f"{sys.modules[package].__file__}").read_text(encoding="utf-8")
        self.homes = {
            alias.name: f"{statement.module}"
            for block in ast.parse(text).body
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
            for statement in block.body
            if isinstance(statement, ast.ImportFrom)
            for alias in statement.names
        }
        self.names = sorted(self.homes)

    def resolve(self, name: str) -> Any:
        """Return the value of a name: the package's ``__getattr__``."""
        package = sys.modules[self._package]
        if name not in self.homes:
            raise AttributeError(
                f"module {self._package!r} has no attribute {name!r}", name=name, obj=package
            )
        room = importlib.import_module(self.homes[name])
        if not hasattr(room, name):
            importlib.import_module(f"{room.__name__}.{name}")
        value = getattr(room, name)
        setattr(package, name, value)
        return value
