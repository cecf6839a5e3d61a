"""Environment variables: a single table has all of them, and a wrong value is refused by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.base import settings
from harness.base.errors import SettingError
from harness.base.settings import SETTINGS
from tests.naming import names
from tests.test_repository import MODULES, ROOT

TABLE = ROOT / "harness" / "base" / "settings.py"
NAME = re.compile(r"HARNESS_\w+")
WRONG = {
    "HARNESS_DEVICE": "laptop",
    "HARNESS_MACHINE_CODE": "no",
    "HARNESS_UNMEASURED": "x",
    "HARNESS_SANDBOX": "strict",
    "HARNESS_SHAPE_SEED": "-1",
}


def names_in_code(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each variable that ``source`` uses in code: as a complete
    string or as a keyword. Names in docstrings and messages are for people.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value
        elif isinstance(node, ast.keyword):
            name = node.arg or ""
        else:
            continue
        if re.fullmatch(r"HARNESS_\w*=?", name):
            yield node.lineno, name


def test_variables_are_named_only_in_the_table() -> None:
    named = {
        f"{path.relative_to(ROOT)}:{line}": name
        for path in MODULES
        if path != TABLE
        for line, name in names_in_code(path.read_text())
    }
    assert named == {}


def test_each_use_in_code_counts_and_none_in_words() -> None:
    for source in (
        'os.environ.get("HARNESS_DEVICE")',
        'NAME = "HARNESS_DEVICE"',
        'os.environ["HARNESS_" + name]',
        'os.environ[f"HARNESS_{name}"]',
        'dict(os.environ, HARNESS_DEVICE="emulator")',
    ):
        assert len(list(names_in_code(source))) == 1
    source = '"""Reads HARNESS_DEVICE."""\nf"HARNESS_DEVICE is {x}"\nx.HARNESS_DEVICE'
    assert list(names_in_code(source)) == []


def test_every_variable_that_is_mentioned_is_in_the_table() -> None:
    known = {setting.name for setting in SETTINGS}
    for folder in ("harness", "docs", "hub", "nbgrader_config.py"):
        place = ROOT / folder
        files = [place] if place.is_file() else [*place.rglob("*.py"), *place.rglob("*.md")]
        mentioned = {
            name for file in files for name in re.findall(r"\bHARNESS_\w+", file.read_text())
        }
        assert mentioned and mentioned <= known, folder


def test_names_are_used_once() -> None:
    names = [setting.name for setting in SETTINGS]
    assert len(names) == len(set(names)) and all(map(NAME.fullmatch, names))


def test_a_wrong_value_is_refused_by_the_name_of_the_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for setting in SETTINGS:
        monkeypatch.setenv(setting.name, "")
        assert setting.value() == setting.default
        if setting.name not in WRONG:
            monkeypatch.setenv(setting.name, "some text")  # paths and URLs
            assert str(setting.value()) == "some text"
            continue
        monkeypatch.setenv(setting.name, WRONG[setting.name])
        with pytest.raises(SettingError) as caught:
            setting.value()
        assert names(str(caught.value), setting.name, setting.rule, repr(WRONG[setting.name]))


def test_values_have_their_types(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting, text, value in (
        (settings.UNMEASURED, " Withhold", "withhold"),
        (settings.MACHINE_CODE, "0", False),
        (settings.CACHE_DIR, "off", "off"),
        (settings.CACHE_DIR, "/tmp/x", Path("/tmp/x")),
    ):
        monkeypatch.setenv(setting.name, text)
        assert setting.value() == value


def test_a_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARNESS_GRADEBOOK", "postgresql://teacher:PASSWORD@db")
    assert "PASSWORD" not in settings.GRADEBOOK.shown()
