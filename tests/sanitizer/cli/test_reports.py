"""Reports on other people's kernels: both sides, JSON, SARIF and suppressions."""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path

import jsonschema
import numpy as np
import pytest
import yaml
from typer.testing import CliRunner

import harness
from harness.__main__ import app
from harness.sanitizer.cli.suppressions import read_suppressions
from harness.sanitizer.diagnosis import KINDS, Cause

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "sanitizer" / "emulator" / "program" / "ptx"
WRAPPERS = FOLDER / "wrappers_nvcc.ptx"
EARLY = "_Z5scaleILb0EEvPKfPf"  # does not wait for the second copy
RIGHT = "_Z5scaleILb1EEvPKfPf"
ARRAYS = ("--arg", "f32[256]=random", "--arg", "f32[256]=poison")
LAUNCH = ("--grid", "1", "--block", "128", "--schedule", "late-copies", "--no-assemble")
SCHEMA = json.loads((ROOT / "docs" / "sanitizer.schema.json").read_text())


def call(*arguments: str, entry: str = EARLY):
    return CliRunner().invoke(
        app, ["ptx", str(WRAPPERS), "--entry", entry, *LAUNCH, *ARRAYS, *arguments]
    )


def report(*arguments: str, entry: str = EARLY) -> dict:
    shown = json.loads(call("--json", *arguments, entry=entry).stdout)
    jsonschema.validate(shown, SCHEMA)
    described = SCHEMA["$defs"]["hazard"]["properties"].keys()
    assert all(hazard.keys() <= described for hazard in shown.get("hazards", ()))
    return shown


def line_of(text: str) -> int:
    lines = (FOLDER / "wrappers.cu").read_text().splitlines()
    (number,) = (n for n, line in enumerate(lines, 1) if text in line)
    return number


def suppressing(tmp_path: Path, text: str) -> tuple[str, str]:
    file = tmp_path / "suppressions.toml"
    file.write_text(text)
    return "--suppressions", str(file)


def test_a_hazard_names_the_caller_s_line_and_all_that_is_inlined():
    (hazard,) = report()["hazards"]
    assert hazard["kind"] == "read-before-arrival"
    assert hazard["line"] == line_of("second[threadIdx.x] * factor")
    assert hazard["other_line"] == line_of("mine::load(second")
    inner, outer = hazard["other_stack"]
    assert (inner["function"], outer["function"]) == ("mine::load", "scale<...>")
    assert outer["line"] == hazard["other_line"]
    lines = WRAPPERS.read_text().splitlines()
    assert "ld.shared.f32" in lines[hazard["ptx_line"] - 1]
    assert "cp.async.bulk" in lines[hazard["other_ptx_line"] - 1]


def test_global_memory_has_the_argument_s_name():
    """Two blocks write to the same array."""
    command = ["ptx", str(WRAPPERS), "--entry", RIGHT, *LAUNCH, "--grid", "2", "--json"]
    for spec, name in (("f32[256]", "argument 1"), ("to: f32[256]", "to")):
        done = CliRunner().invoke(app, [*command, *ARRAYS[:2], "--arg", f"{spec}=poison"])
        hazards = json.loads(done.stdout)["hazards"]
        assert hazards and {tuple(hazard["variables"]) for hazard in hazards} == {(name,)}


def test_every_report_names_the_cause(tmp_path):
    (hazard,) = report()["hazards"]
    assert hazard["cause"] in set(Cause) - set(KINDS)
    assert hazard["headline"] in hazard["message"]
    assert hazard["cause"] in call().stdout.partition("\n")[0]
    (result,) = sarif(tmp_path)["results"]
    assert result["properties"]["cause"] == hazard["cause"]


def test_the_text_has_both_sides_with_their_calls():
    shown = call().stdout
    assert f"wrappers.cu:{line_of('mine::load(second')}  mine::load(second" in shown
    assert re.search(r"inlined: wrappers\.cu:\d+ in mine::load", shown)
    assert f"scale<...> ({EARLY}): 1 error," in shown


def test_bad_input_keeps_to_the_schema():
    assert report(entry="nothing")["status"] == "bad-input"


def test_the_fingerprint_is_of_the_lines_and_not_of_their_numbers(tmp_path):
    """Three more lines at the top of the source."""
    moved = re.sub(r"(\.loc\s+1 )(\d+)", lambda m: m[1] + str(int(m[2]) + 3), WRAPPERS.read_text())
    moved = re.sub(r"(inlined_at 1 )(\d+)", lambda m: m[1] + str(int(m[2]) + 3), moved)
    (tmp_path / "wrappers.cu").write_text("\n\n\n" + (FOLDER / "wrappers.cu").read_text())
    (tmp_path / "moved.ptx").write_text(moved)
    command = ["ptx", str(tmp_path / "moved.ptx"), "--entry", EARLY, *LAUNCH, *ARRAYS, "--json"]
    (after,) = json.loads(CliRunner().invoke(app, command).stdout)["hazards"]
    (before,) = report()["hazards"]
    assert after["line"] == before["line"] + 3
    assert after["fingerprint"] == before["fingerprint"]


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """A file of three launches: the second shows a hazard, the third cannot run."""
    (tmp_path / "k.ptx").write_text((FOLDER / "store.ptx").read_text())
    (tmp_path / "launch.toml").write_text(
        'ptx = "k.ptx"\ngrid = 2\nblock = 256\nargs = ["i32[2,256]=poison", "u32=7"]\n'
        'schedule = "late-copies"\nassemble = false\n[[launch]]\nentry = "fenced"\n'
        '[[launch]]\nentry = "unfenced"\n[[launch]]\nentry = "fenced"\nargs = []\n'
    )
    return tmp_path


def test_several_launches_have_one_report_and_the_worst_exit_status(several: Path):
    file = several / "r.sarif"
    done = CliRunner().invoke(app, ["ptx", str(several), "--json", "--sarif", str(file)])
    shown = json.loads(done.stdout)
    jsonschema.validate(shown, SCHEMA)
    assert [each["status"] for each in shown["launches"]] == ["clean", "hazards", "bad-input"]
    assert done.exit_code == shown["exit_status"] == 2
    (run,) = json.loads(file.read_text())["runs"]
    assert [result["ruleId"] for result in run["results"]] == ["missing-proxy-fence"]
    assert not run["invocations"][0]["executionSuccessful"]
    chosen = ["ptx", str(several), "--kernel", "^unf", "--json"]
    only = json.loads(CliRunner().invoke(app, chosen).stdout)
    assert (only["entry"], only["exit_status"]) == ("unfenced", 1)
    alone = CliRunner().invoke(app, ["ptx", str(several), "--out", f"0={file}", "--json"])
    assert json.loads(alone.stdout)["status"] == "bad-input"


def test_github_shows_hazards_and_refused_launches_at_their_lines(several: Path, monkeypatch):
    monkeypatch.chdir(several)
    hazard, refused = (
        CliRunner().invoke(app, ["ptx", ".", "--format", "github"]).stdout.splitlines()
    )
    line = next(
        n
        for n, text in enumerate(Path("k.ptx").read_text().splitlines(), 1)
        if "// the store" in text
    )
    assert hazard.startswith(f"::error file=k.ptx,line={line},title=missing-proxy-fence::")
    assert refused.startswith("::error file=k.ptx,line=1,title=ptx-sanitizer::")


def test_the_hook_of_pre_commit_examines_the_launches_of_its_args(several: Path, monkeypatch):
    """pre-commit runs ``entry`` with ``args`` if a file with a matching name changes."""
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    names = ("launches/k.ptx", "launch.toml", "a/launch.toml", "k.cu", "other.toml")
    assert [bool(re.search(hook["files"], name)) for name in names] == [True] * 3 + [False] * 2
    command = metadata.entry_points(group="console_scripts")[hook["entry"]].load()
    assert hook["pass_filenames"] is False
    monkeypatch.setattr(sys, "argv", [hook["entry"], str(several), "--kernel", "^unf"])
    with pytest.raises(SystemExit) as ended:
        command()
    assert ended.value.code == 1


def sarif(tmp_path: Path, *arguments: str, entry: str = EARLY) -> dict:
    file = tmp_path / "report.sarif"
    call("--sarif", str(file), *arguments, entry=entry)
    text = file.read_text()
    model = pytest.importorskip("pydantic_sarif.model")  # made of the standard's own schema
    model.StaticAnalysisResultsFormatSarifVersion210JsonSchema.model_validate_json(text)
    (run,) = json.loads(text)["runs"]
    return run


def test_sarif_shows_a_hazard_at_its_line(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    run = sarif(tmp_path)
    (result,) = run["results"]
    assert (result["ruleId"], result["level"]) == ("read-before-arrival", "error")
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "tests/sanitizer/emulator/program/ptx/wrappers.cu"
    assert place["region"]["startLine"] == line_of("second[threadIdx.x] * factor")
    other = next(r for r in result["relatedLocations"] if r["message"]["text"] == "the other side")
    assert other["physicalLocation"]["region"]["startLine"] == line_of("mine::load(second")
    assert run["invocations"][0]["exitCode"] == 1


def test_sarif_has_a_rule_for_each_kind_with_help(tmp_path):
    rules = {rule["id"]: rule for rule in sarif(tmp_path, entry=RIGHT)["tool"]["driver"]["rules"]}
    assert rules.keys() >= set(KINDS) and sarif(tmp_path, entry=RIGHT)["results"] == []
    assert all(rules[kind]["help"]["text"] for kind in KINDS)


def test_sarif_of_a_kernel_that_hangs(tmp_path):
    file = tmp_path / "report.sarif"
    command = ["ptx", str(WRAPPERS), "--entry", "_Z5hangsPf", *LAUNCH, "--arg", "f32[256]"]
    assert CliRunner().invoke(app, [*command, "--sarif", str(file)]).exit_code == 3
    (run,) = json.loads(file.read_text())["runs"]
    assert [result["ruleId"] for result in run["results"]] == ["hung"]
    assert not run["invocations"][0]["executionSuccessful"]


def test_sarif_of_an_unexpected_output(tmp_path):
    np.save(tmp_path / "other.npy", np.ones(256, np.float32))
    run = sarif(tmp_path, "--expect", f"1={tmp_path / 'other.npy'}", entry=RIGHT)
    assert [result["ruleId"] for result in run["results"]] == ["differs"]
    assert run["invocations"][0]["exitCode"] == 4


def test_a_kernel_without_line_information_is_shown_in_its_ptx(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    file = tmp_path / "report.sarif"
    options = ("--grid", "2", "--block", "256", "--arg", "i32[2,256]=poison", "--arg", "u32=7")
    ptx = str(FOLDER / "store.ptx")
    CliRunner().invoke(app, ["ptx", ptx, "--entry", "unfenced", *options, "--sarif", str(file)])
    (result,) = json.loads(file.read_text())["runs"][0]["results"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "tests/sanitizer/emulator/program/ptx/store.ptx"
    assert "cp.async.bulk" in Path(ptx).read_text().splitlines()[place["region"]["startLine"] - 1]


def test_line_information_may_name_anything(tmp_path):
    file = tmp_path / "report.sarif"
    command = ["ptx", str(tmp_path / "k.ptx"), "--entry", EARLY, *LAUNCH, *ARRAYS]
    for name in ("a\0b", "x" * 5000, "[bold]x[/].cu", "", "..", "/dev/zero"):
        (tmp_path / "k.ptx").write_text(WRAPPERS.read_text().replace('"wrappers.cu"', f'"{name}"'))
        assert CliRunner().invoke(app, [*command, "--sarif", str(file)]).exit_code == 1
        (result,) = json.loads(file.read_text())["runs"][0]["results"]
        assert result["locations"][0]["physicalLocation"]["region"]["startLine"] > 0


def test_a_suppression_fits_by_its_places_and_names(tmp_path):
    """The hazard is that `scale` reads at ``here`` bytes that `mine::load` copies at there."""
    here, there = line_of("second[threadIdx.x] * factor"), line_of("mine::load(second")
    fits = (
        f'at = "wrappers.cu:{here}"',
        f'at = "wrappers.cu:{there}"',
        'at = "*.cu"',
        'at = "wrappers.cu:50-60"',
        'function = "mine::load"',
        'function = "load"',
        'function = "scale*"',
        f'entry = "{EARLY}"',
    )
    others = (
        'at = "wrappers.cu:1"',
        'at = "others.cu"',
        'function = "wait"',
        'entry = "hangs"',
    )
    text = "".join(f'[[suppress]]\nkind = "*"\n{one}\nreason = "x"\n' for one in (*fits, *others))
    suppressions = read_suppressions(Path(suppressing(tmp_path, text)[1]))
    arrays = [harness.device("emulator").to_device(np.zeros(256, np.float32)) for _ in range(2)]
    text = WRAPPERS.read_text()
    (hazard,) = harness.run_ptx(text, EARLY, 1, 128, arrays, assemble=False).hazards
    fitting = [one.fits(hazard, EARLY, str(WRAPPERS)) for one in suppressions]
    assert fitting == [True] * len(fits) + [False] * len(others)


def test_a_suppressed_hazard_does_not_count(tmp_path):
    text = '[[suppress]]\nkind = "read-before-arrival"\nat = "*.cu"\nreason = "known"\n'
    shown = report(*suppressing(tmp_path, text))
    assert (shown["exit_status"], shown["hazards"], shown["unused_suppressions"]) == (0, [], [])
    assert [hazard["suppressed"] for hazard in shown["suppressed"]] == ["known"]
    assert "1 suppressed" in call(*suppressing(tmp_path, text)).stdout
    (result,) = sarif(tmp_path, *suppressing(tmp_path, text))["results"]
    assert result["suppressions"][0]["justification"] == "known"


def test_an_unused_suppression_is_reported(tmp_path):
    text = '[[suppress]]\nkind = "data-race"\nat = "wrappers.cu"\nreason = "known"\n'
    shown = report(*suppressing(tmp_path, text))
    assert shown["exit_status"] == 1 and len(shown["hazards"]) == 1
    assert [suppression["number"] for suppression in shown["unused_suppressions"]] == [1]
    run = sarif(tmp_path, *suppressing(tmp_path, text))
    assert run["invocations"][0]["toolExecutionNotifications"]


AMBIGUOUS = (
    ('[[suppress]]\nkind = "*"\nat = "a.cu"\n', "has no reason"),
    ('[[suppress]]\nkind = "*"\nat = "a.cu"\nreason = "  "\n', "has no reason"),
    ('[[suppress]]\nkind = "races"\nat = "a.cu"\nreason = "x"\n', "kind is one of"),
    ('[[suppress]]\nat = "a.cu"\nreason = "x"\n', "kind is one of"),
    ('[[suppress]]\nkind = "*"\nreason = "x"\n', "does not say where"),
    ('[[suppress]]\nkind = "*"\nline = 3\nreason = "x"\n', "got line"),
    ('[[suppress]]\nkind = "*"\nat = [1]\nreason = "x"\n', "file:12"),
    ('[[suppress]]\nkind = "*"\nat = 1\nreason = "x"\n', "file:12"),
    ('[[suppress]]\nkind = "*"\nat = "a.cu:x"\nreason = "x"\n', "file:12"),
    ('[[suppress]]\nkind = "*"\nat = "a.cu:1-"\nreason = "x"\n', "file:12"),
    ('[[suppress]]\nkind = "*"\nat = "a.cu:9-3"\nreason = "x"\n', "is after the last"),
    ('[[supress]]\nkind = "*"\n', "nothing else"),
    ("kind = ", "it is not valid TOML: Invalid value"),
)


def test_an_ambiguous_suppression_file_is_refused(tmp_path):
    for text, says in AMBIGUOUS:
        shown = report(*suppressing(tmp_path, text))
        assert shown["exit_status"] == 2 and says in shown["error"], text


def test_a_suppressed_hazard_hides_no_other(tmp_path):
    """The suppressed hazard alone would explain another: a copy without a wait is read, then
    overwritten.
    """
    kinds = {hazard["kind"] for hazard in report()["hazards"]}
    text = '[[suppress]]\nkind = "read-before-arrival"\nat = "*.cu"\nreason = "known"\n'
    left = {hazard["kind"] for hazard in report(*suppressing(tmp_path, text))["hazards"]}
    assert kinds == {"read-before-arrival"} and not left & kinds
