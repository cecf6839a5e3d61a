"""`tma-labs start`: the labs in a reader's folder, and JupyterLab on it."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import nbformat
import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.base.errors import HarnessError
from harness.classroom.labs import handed_out
from harness.classroom.labs.handed_out import hand_out, labs_folder
from tests.test_repository import ROOT

DESK = ROOT / "harness" / "classroom" / "labs" / "desk"


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*.ipynb")
        if ".ipynb_checkpoints" not in path.parts
    }


def start(*arguments: str):
    return CliRunner().invoke(app, ["start", *arguments])


def test_all_labs_are_written(tmp_path: Path) -> None:
    done = start(str(tmp_path / "mine"), "--write-only")
    assert done.exit_code == 0 and "files written, 0 were there" in done.stdout
    mine, labs = files(tmp_path / "mine"), files(ROOT / "labs")
    assert {path.rpartition("/")[2] for path in mine} == {path.rpartition("/")[2] for path in labs}


def test_the_folders_are_in_the_order_of_the_course(tmp_path: Path) -> None:
    """A file browser sorts them by name."""
    list(hand_out(tmp_path))
    folders = sorted(path.name for path in tmp_path.iterdir() if path.is_dir())
    linked = links_of_index(tmp_path)
    assert [str(Path(link).parent) for link in linked] == folders
    assert all((tmp_path / link).is_file() for link in linked)


def links_of_index(folder: Path) -> list[str]:
    """The notebooks that the index links to, in its order."""
    index = nbformat.read(folder / handed_out.INDEX, as_version=4)
    return re.findall(r"\]\(([^)]*\.ipynb)\)", "\n".join(cell.source for cell in index.cells))


def test_a_desk_from_before_keeps_its_folders(tmp_path: Path) -> None:
    """The answers in a folder with the lab's own name stay the only copy of the lab."""
    shutil.copytree(ROOT / "labs", tmp_path, dirs_exist_ok=True)
    answers = tmp_path / "tile_copy" / "tile_copy.ipynb"
    answers.write_text("my answers")
    states = Counter(copy.state for copy in hand_out(tmp_path) if copy.name.endswith(".ipynb"))
    assert states == {"same": len(files(ROOT / "labs")) - 1, "kept": 1}
    assert all((tmp_path / link).is_file() for link in links_of_index(tmp_path))


def test_existing_labs_are_kept_and_named(tmp_path: Path) -> None:
    mine = tmp_path / "tile_copy" / "tile_copy.ipynb"
    mine.parent.mkdir()
    mine.write_text("my answers")
    (tmp_path / "notes.txt").write_text("mine")
    done = start(str(tmp_path), "--write-only")
    assert mine.read_text() == "my answers" and (tmp_path / "notes.txt").read_text() == "mine"
    (kept,) = (line for line in done.stdout.splitlines() if "kept as it is" in line)
    assert kept.startswith(str(mine))
    notebooks = len(list(labs_folder().rglob("*.ipynb")))
    states = Counter(copy.state for copy in hand_out(tmp_path))
    assert states == {"same": notebooks - 1, "kept": 1}


def test_the_labs_are_not_written_over_themselves() -> None:
    assert list(hand_out(labs_folder())) == []


def test_a_link_to_nowhere_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "index.ipynb").symlink_to(tmp_path / "elsewhere")
    assert {copy.name for copy in hand_out(tmp_path) if copy.state == "kept"} == {"index.ipynb"}
    assert not (tmp_path / "elsewhere").exists()


def test_a_folder_that_is_a_file_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(HarnessError, match="file"):
        list(hand_out(file))


def test_jupyterlab_opens_on_the_index(tmp_path: Path, monkeypatch) -> None:
    began: list = []
    monkeypatch.setattr(os, "execve", lambda *args: began.append(args))
    assert start(str(tmp_path), "--", "--no-browser", "--port", "9999").exit_code == 0
    ((program, command, environment),) = began
    assert program == command[0] == sys.executable
    assert f"--ServerApp.root_dir={tmp_path}" in command
    assert f"--LabApp.default_url=/lab/tree/{handed_out.INDEX}" in command
    assert command[-3:] == ["--no-browser", "--port", "9999"]
    assert environment["PATH"].split(os.pathsep)[0] == str(Path(sys.executable).parent)


@pytest.mark.parametrize("options", [("--write-onyl",), ("--", "--no-browser")])
def test_an_option_is_not_mistaken_for_a_folder(options, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "execve", lambda *args: pytest.fail("JupyterLab began"))
    assert start(*options).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_readers_jupyterlab_has_line_numbers_and_no_course_panels_or_news(
    tmp_path: Path, monkeypatch
) -> None:
    began: list = []
    monkeypatch.setattr(os, "execve", lambda *args: began.append(args))
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/theirs")
    assert start(str(tmp_path)).exit_code == 0
    ((_, _, environment),) = began
    desk, *others = environment["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert others == ["/theirs"] and Path(desk).samefile(DESK)
    reads = (
        "from jupyterlab_server.config import get_static_page_config\n"
        "from jupyterlab_server.settings_utils import _get_overrides\n"
        "print({**get_static_page_config()['disabledExtensions'], **_get_overrides('')[0]})"
    )
    done = subprocess.run(
        [sys.executable, "-c", reads], env=environment, capture_output=True, text=True
    )
    assert ast.literal_eval(done.stdout) == {
        "@jupyter/nbgrader": True,
        "@jupyterlab/apputils-extension:announcements": True,
        "@jupyterlab/notebook-extension:tracker": {"codeCellConfig": {"lineNumbers": True}},
    }


def test_make_lab_opens_a_copy_that_git_ignores(tmp_path: Path) -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "--dry-run", "--always-make", "lab", "LAB_ARGS=--no-browser"]
    run = subprocess.run(asked, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1].endswith("-m harness start my-labs -- --no-browser")
    assert handed_out._is_in_a_clone(ROOT / "my-labs")


def test_a_notebook_names_the_python_that_opens_it(tmp_path: Path, monkeypatch) -> None:
    """Otherwise JupyterLab calls it unsaved; and a new Python makes no copy a reader's."""
    list(hand_out(tmp_path))
    index = nbformat.read(tmp_path / handed_out.INDEX, as_version=4)
    assert index.metadata.language_info.version == sys.version.split()[0]
    monkeypatch.setattr(sys, "version", "3.99.1 (main)")
    assert {copy.state for copy in hand_out(tmp_path)} == {"same"}
