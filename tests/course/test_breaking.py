"""`harness.break_it`: hazards from the emulator, outcomes from hardware or from the recording."""

from __future__ import annotations

import json
import linecache
import sys
import traceback
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.base import settings
from harness.base.errors import DeviceNotFound, KernelFault, KernelHung, LaunchError
from harness.course import breaking, recordings
from harness.course.recordings import Outcome, Recording
from harness.course.views.cards import breaking as views
from tests.course.views.test_card import HAZARD


@cuda.jit
def store_without_fence(dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 4, thread % 4] = np.float32(thread)
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def attempt(gpu):
    z = gpu.empty((4, 4))
    z_map = harness.TensorMap.tiled(z, box=(4, 4))
    run = gpu.launch(store_without_fence, grid=1, block=16, args=(z_map,))
    return run, z.copy_to_host(), np.arange(16, dtype=np.float32).reshape(4, 4)


@pytest.fixture
def no_hopper(monkeypatch):
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")


def test_an_attempt_that_returns_something_else_gets_the_expected_type(no_hopper):
    with pytest.raises(TypeError, match="int"):
        breaking.break_it("lab/k", lambda gpu: 3)


def test_python_can_suggest_a_name():
    for module, typed, meant in (
        (harness, "chek", "check"),
        (ptx, "mbarrier_inti", "mbarrier_init"),
    ):
        with pytest.raises(AttributeError) as caught:
            getattr(module, typed)
        assert caught.value.name == typed and meant in dir(caught.value.obj)
        if sys.version_info >= (3, 12):  # older ones suggest where they print it, in C
            shown = traceback.TracebackException.from_exception(caught.value)
            assert f"Did you mean: '{meant}'" in "".join(shown.format_exception_only())


def test_the_hazard_is_shown_at_its_line_beside_the_recorded_outcome(
    no_hopper, monkeypatch, capsys
):
    kept = Recording(
        "NVIDIA H200", "580.1", "2026-11-21T03:00:00", {"lab/k": Outcome(20, right=20)}
    )
    monkeypatch.setattr(breaking, "recording", lambda: kept)
    breaking.break_it("lab/k", attempt)
    shown = capsys.readouterr().out
    assert "missing-proxy-fence (error)" in shown
    assert "ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0" in shown
    assert "20 of 20 runs gave the right output (" in shown
    assert "one NVIDIA H200, driver 580.1, 2026-11-21" in shown


@cuda.jit
def store_with_fence(dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 4, thread % 4] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def mended(gpu):
    z = gpu.empty((4, 4))
    z_map = harness.TensorMap.tiled(z, box=(4, 4))
    run = gpu.launch(store_with_fence, grid=1, block=16, args=(z_map,))
    return run, z.copy_to_host(), np.arange(16, dtype=np.float32).reshape(4, 4)


def test_a_recorded_outcome_is_not_shown_for_the_fixed_kernel(no_hopper, monkeypatch, capsys):
    source = breaking.digest(attempt)
    assert source and breaking.digest(mended) not in ("", source)
    kept = Recording("NVIDIA H200", "1", "2026-11-21", {"lab/k": Outcome(20, 20, source=source)})
    monkeypatch.setattr(breaking, "recording", lambda: kept)
    breaking.break_it("lab/k", attempt)
    assert "20 of 20 runs gave the right output" in capsys.readouterr().out
    breaking.break_it("lab/k", mended)
    shown = capsys.readouterr().out
    assert "20 of 20" not in shown and breaking.CHANGED[:40] in shown


def storing(number):
    """A kernel made with a number by a device function."""

    @cuda.jit(device=True)
    def written():
        return np.float32(7)

    @cuda.jit
    def kernel(dst):
        dst[0, 0] = written() + np.float32(number)

    return lambda gpu: gpu.launch(kernel, grid=1, block=1, args=(gpu.empty((1, 1)),))


def test_a_kernel_with_another_constant_has_another_digest():
    assert breaking.digest(storing(1)) == breaking.digest(storing(1)) != breaking.digest(storing(2))


def test_called_functions_are_part_of_the_digest(monkeypatch):
    unparsed = []
    monkeypatch.setattr(
        breaking.ast, "unparse", lambda tree: unparsed.append(tree.body[0].name) or ""
    )
    breaking.digest(storing(1))
    assert unparsed == ["kernel", "written"]


def documented(text):
    """An attempt whose kernel has this docstring."""
    scope = {"cuda": cuda}
    source = f"@cuda.jit\ndef kernel(dst):\n    {text!r}\n    dst[0, 0] = 1\n"
    linecache.cache["documented"] = (len(source), None, source.splitlines(True), "documented")
    exec(compile(source, "documented", "exec"), scope)
    kernel = scope["kernel"]
    return lambda gpu: gpu.launch(kernel, grid=1, block=1, args=(gpu.empty((1, 1)),))


def test_a_docstring_is_not_part_of_the_digest():
    assert breaking.digest(documented("One text.")) == breaking.digest(documented("Another text."))


def test_a_kernel_has_one_digest_in_every_version_of_python():
    """ast.dump is not stable: it differs between 3.11, 3.12 and 3.13."""
    assert breaking.digest(attempt) == "117b11ff3085"


def test_the_recorded_kernels_of_the_labs_are_known() -> None:
    recorded = recordings.recording().broken
    assert sum(bool(recording.source) for recording in recorded.values()) > 0.9 * len(recorded)


def test_a_missing_recording_is_reported(no_hopper, capsys):
    breaking.break_it("no-lab/no-kernel", attempt)
    assert "Not recorded" in capsys.readouterr().out


def test_a_failure_on_the_emulator_is_shown_and_does_not_raise(no_hopper, capsys):
    def hangs(gpu):
        raise KernelHung("thread 3 waits for parity 0", ())

    breaking.break_it("lab/hangs", hangs)
    shown = capsys.readouterr().out
    assert "  thread 3 waits for parity 0\n" in shown and "no hazard" not in shown
    findings = breaking.examine(hangs)
    as_html = views.html("lab/hangs", findings, None, "here.")
    assert findings.ended in as_html and "No hazard" not in as_html
    right = views.EmulatorFindings((), "The output was right.", True)
    assert "No hazard" in views.html("lab/k", right, None, "here.")


@cuda.jit
def expects_too_much(src):
    tile = cuda.shared.array(16, np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_arrive_expect_tx(bar, 68)
    source = ptx.global_address(src)
    ptx.cp_async_bulk_global_to_shared(ptx.shared_address(tile), source, 64, bar)
    ptx.mbarrier_wait_parity(bar, 0)


def test_a_card_states_the_error_once(no_hopper, capsys):
    def hangs(gpu):
        return gpu.launch(expects_too_much, grid=1, block=1, args=(gpu.empty(16),)), 0, 0

    breaking.break_it("lab/hangs", hangs)
    shown = capsys.readouterr().out
    assert shown.count("expects 68 bytes") == 1 and "  The kernel cannot finish: " in shown


def test_a_line_that_conflicts_with_itself_is_shown_once():
    twice = replace(HAZARD, line=3, source="a = b", other_line=3, other_source="a = b")
    findings = views.EmulatorFindings((twice,), "", True)
    assert views.text("lab/k", findings, None, "here.").count("line 3: a = b") == 1
    assert views.html("lab/k", findings, None, "here.").count("line 3: ") == 1


def test_hardware_outcomes_are_recorded(monkeypatch, capsys, tmp_path):
    notes = tmp_path / "notes"
    monkeypatch.setenv(settings.RECORD.name, str(notes))
    monkeypatch.delenv("HARNESS_DEVICE", raising=False)
    emulator = harness.device("emulator")
    gpu = SimpleNamespace(name="hopper")
    monkeypatch.setattr(breaking, "device", lambda name: emulator if name == "emulator" else gpu)

    def wrong_there(machine):
        if machine is gpu:
            return None, np.zeros((4, 4)), np.ones((4, 4))
        return attempt(machine)

    breaking.break_it("lab/k", wrong_there, runs=3)
    assert (
        "3 of 3 runs gave a wrong output (on this machine's GPU, just now)"
        in capsys.readouterr().out
    )
    (entry,) = map(json.loads, notes.read_text().splitlines())
    source = breaking.digest(wrong_there)
    assert entry == {"broken": "lab/k", "outcome": vars(Outcome(3, wrong=3, source=source))}


def test_without_hardware_nothing_is_noted(monkeypatch, tmp_path):
    def none(name):
        if name == "hopper":
            raise DeviceNotFound("none here")
        return harness.device(name)

    notes = tmp_path / "notes"
    monkeypatch.setenv(settings.RECORD.name, str(notes))
    monkeypatch.setattr(breaking, "device", none)
    monkeypatch.delenv("HARNESS_DEVICE", raising=False)
    breaking.break_it("lab/k", attempt)
    assert not notes.exists()


def test_each_ending_is_counted():
    for raised, outcome in (
        (KernelHung("", ()), Outcome(1, hung=1)),  # a hang is not waited for twice
        (KernelFault("", ()), Outcome(4, faulted=4)),
        (LaunchError(""), Outcome(4, other=4)),
    ):

        def fails(gpu, error=raised):
            raise error

        assert breaking.repeat(fails, None, 4) == outcome
    answers = iter([1, 2, 1])
    assert breaking.repeat(
        lambda gpu: (None, np.array([next(answers)]), np.array([1])), None, 3
    ) == Outcome(3, right=2, wrong=1)
