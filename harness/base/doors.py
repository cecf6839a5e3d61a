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
    TYPE_CHECKING``, attributes or files of the room that is named there, perhaps under another
    name (``as``)."""

    def __init__(self, package: str):
        self._package = package
        text = Path(f"{sys.modules[package].__file__}").read_text(encoding="utf-8")
        imported = {
            alias.asname or alias.name: (f"{statement.module}", alias.name)
            for block in ast.parse(text).body
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
            for statement in block.body
            if isinstance(statement, ast.ImportFrom)
            for alias in statement.names
        }
        self.homes = {name: home for name, (home, _) in imported.items()}
        self._inside = {name: inside for name, (_, inside) in imported.items()}
        self.names = sorted(self.homes)

    def resolve(self, name: str) -> Any:
        """Return the value of a name: the package's ``__getattr__``."""
        package = sys.modules[self._package]
        if name not in self.homes:
            raise AttributeError(
                f"module {self._package!r} has no attribute {name!r}", name=name, obj=package
            )
        room, inside = importlib.import_module(self.homes[name]), self._inside[name]
        if not hasattr(room, inside):
            importlib.import_module(f"{room.__name__}.{inside}")
        value = getattr(room, inside)
        setattr(package, name, value)
        return value
