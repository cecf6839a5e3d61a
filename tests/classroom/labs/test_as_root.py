"""Root opens the labs in a container, but not on an ordinary machine."""

from __future__ import annotations

import os

import pytest

from harness.classroom.labs import as_root


@pytest.fixture(autouse=True)
def a_machine(monkeypatch) -> None:
    """A machine started by systemd on which we are root."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(as_root, "_MARKS", ())
    monkeypatch.setattr(as_root, "_first", lambda: "systemd")
    monkeypatch.setattr(as_root, "_read", lambda path: "Linux version 6.1")
    for name in as_root._VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_root_is_not_allowed_on_a_machine_with_an_init() -> None:
    assert as_root.arguments() == []


def test_container_markers_are_recognized(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("KUBERNETES_SERVICE_HOST", "10.0.0.1")
    assert as_root.arguments() == ["--allow-root"]
    monkeypatch.delenv("KUBERNETES_SERVICE_HOST")
    monkeypatch.setattr(as_root, "_MARKS", (str(tmp_path),))
    assert as_root.arguments() == ["--allow-root"]


def test_the_first_process_is_not_an_init(monkeypatch) -> None:
    monkeypatch.setattr(as_root, "_first", lambda: "sh")
    assert as_root.arguments() == ["--allow-root"]


def test_root_is_allowed_in_wsl(monkeypatch) -> None:
    monkeypatch.setattr(as_root, "_read", lambda path: "Linux version 5.15-Microsoft-WSL2")
    assert as_root.arguments() == ["--allow-root"]


def test_an_ordinary_user_needs_no_option(monkeypatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(as_root, "_first", lambda: "sh")
    assert as_root.arguments() == []
