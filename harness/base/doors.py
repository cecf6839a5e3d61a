"""A package's door: public names that are resolved on first use, so that whoever needs one of them
does not import the files of all.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from typing import Any


class Door:
    """The public names of the package ``package``: ``rooms`` has, by room, the names that come from
    it, attributes or files."""

    def __init__(self, package: str, rooms: Mapping[str, str]):
        self._package = package
        self.homes = {
            name: f"{package}.{room}" for room, names in rooms.items() for name in names.split()
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
