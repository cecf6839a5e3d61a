"""``python -m harness ptx``: its input, its reports and its exit status."""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.sanitizer.assembler import trial
from harness.sanitizer.cli import ptx_sanitizer as ptx_command
from harness.sanitizer.devices import emulated
from harness.sanitizer.isa.table.index import corrected, why_unknown
from harness.sanitizer.isa.text import kernel
from harness.sanitizer.isa.text.parser import parse

FOLDER = Path(__file__).resolve().parent.parent / "emulator" / "program" / "ptx"
STORE = str(FOLDER / "store.ptx")
LAUNCH = ("--grid", "2", "--block", "256", "--arg", "i32[2,256]=poison", "--arg", "u32=7")
TILES = ("--grid", "2,2", "--block", "64")


def call(*arguments: str):
    return CliRunner().invoke(app, ["ptx", *arguments])


def report(*arguments: str) -> dict:
    done = call(*arguments, "--json")
    shown = json.loads(done.stdout)
    assert shown["exit_status"] == done.exit_code
    return shown


def line_of(text: str) -> int:
    lines = Path(STORE).read_text().splitlines()
    (number,) = (n for n, line in enumerate(lines, 1) if line.endswith(text))
    return number


def test_a_clean_kernel():
    done = call(STORE, "--entry", "fenced", *LAUNCH)
    assert done.exit_code == 0
    assert "fenced: 0 errors, 0 formal, 0 warnings; 4 schedules" in done.stdout


def test_a_hazard_at_a_line_of_plain_ptx():
    shown = report(STORE, "--entry", "unfenced", *LAUNCH)
    assert (shown["schema"], shown["status"], shown["exit_status"]) == (1, "hazards", 1)
    (hazard,) = shown["hazards"]
    assert hazard["kind"] == "missing-proxy-fence"
    assert hazard["line"] == line_of("// the store")
    assert hazard["other_line"] == line_of("// the write")
    assert hazard["source"].startswith("cp.async.bulk.global.shared::cta")
    assert len(hazard["schedules"]) == len(shown["runs"]) == 4


def test_formal_findings_are_reported_and_fail_only_with_strict():
    """Two warps write 7 to the same place; then 7 and 8."""
    launch = ("--grid", "1", "--block", "64")
    shown = report(STORE, "--entry", "both_write", *launch, "--arg", "u32=7")
    assert (shown["status"], shown["exit_status"]) == ("clean", 0)
    (hazard,) = shown["hazards"]
    assert (hazard["kind"], hazard["severity"]) == ("data-race", "formal")
    assert "not observed on any tested GPU" in hazard["message"]
    strict = report(STORE, "--entry", "both_write", *launch, "--arg", "u32=7", "--strict")
    assert (strict["status"], strict["exit_status"]) == ("hazards", 1)
    assert report(STORE, "--entry", "both_write", *launch, "--arg", "u32=8")["exit_status"] == 1
    done = call(STORE, "--entry", "both_write", *launch, "--arg", "u32=7")
    assert "0 errors, 1 formal, 0 warnings" in done.stdout


def test_a_hang():
    shown = report(STORE, "--entry", "waits_for_nothing", "--grid", "1", "--block", "32")
    assert (shown["status"], shown["exit_status"]) == ("ended", 3)
    assert all(run["ending"] == "hung" for run in shown["runs"])
    assert "still lacks 1 of 1 arrival" in shown["runs"][0]["message"]


def test_tensor_maps():
    tile_copy = str(FOLDER / "tile_copy.ptx")
    maps = ("--arg", "map:f32[16,64]:box=8,32=random", "--arg", "map:f32[16,64]:box=8,32")
    assert report(tile_copy, "--entry", "tile_copy_", *TILES, *maps)["exit_status"] == 0
    smaller = ("--arg", "map:f32[16,64]:box=4,32=random", "--arg", "map:f32[16,64]:box=8,32")
    shown = report(tile_copy, "--entry", "tile_copy_", *TILES, *smaller)
    assert {hazard["kind"] for hazard in shown["hazards"]} == {"transaction-mismatch"}
    swizzled = ("--arg", "map:f32[16,64]:box=8,32:swizzle=128B=random", "--arg", "map:&0:box=8,32")
    assert report(tile_copy, "--entry", "tile_copy_", *TILES, *swizzled)["exit_status"] in (0, 1)


def test_arrays_from_files(tmp_path):
    np.save(tmp_path / "x.npy", np.zeros((2, 256), np.int32))
    inputs = ("--arg", f"i32[...]=@{tmp_path / 'x.npy'}", "--arg", "u32=0x10")
    assert (
        report(STORE, "--entry", "fenced", "--grid", "2", "--block", "256", *inputs)["exit_status"]
        == 0
    )


BAD_INPUT = (
    (("--entry", "nothing", *LAUNCH), "no .entry 'nothing'"),
    (("--entry", "fenced", "--grid", "2", "--block", "256"), "takes 2 parameters"),
    (("--entry", "fenced", "--grid", "2,x", "--block", "256"), "--grid: expected X[,Y["),
    (("--entry", "fenced", "--grid", "2", "--block", "4096", *LAUNCH[4:]), "1024"),
    (("--entry", "fenced", *LAUNCH[:-1], "u32=seven"), "'seven' is not a number"),
    (("--entry", "fenced", *LAUNCH[:-1], "u32=-1"), "'-1' is not a number"),
    (("--entry", "fenced", *LAUNCH[:-1], "&1"), "is not an array argument"),
    (("--entry", "fenced", *LAUNCH[:-1], "f31[4]"), "unknown type 'f31'"),
    (("--entry", "fenced", *LAUNCH[:-1], "map:f32[4,4]:boxes=4"), "unknown option 'boxes'"),
    (("--entry", "fenced", *LAUNCH[:-1], "map:f32[4,3]:box=4,3"), "multiples of 16"),
    (("--entry", "fenced", *LAUNCH, "--schedule", "fast"), "--schedule: expected one of"),
    (("--entry", "fenced", *LAUNCH, "--seed", "-1"), "--seed: expected a whole"),
)  # fmt: skip


def test_bad_input_is_one_sentence():
    for arguments, says in BAD_INPUT:
        shown = report(STORE, *arguments)
        assert (shown["status"], shown["exit_status"]) == ("bad-input", 2), arguments
        assert says in shown["error"]


NO_FILE = "there is no such file"


UNUSABLE = (
    (("--arg", "u32[...]=@no.npy"), "no.npy", NO_FILE),
    (("--arg", "u32[...]=@."), ".", "it is a folder"),
    (("--arg", "u32[...]=@empty"), "empty", "EOF"),
    (("--arg", "u32[...]=@text"), "text", "the magic string is not correct"),
    (("--arg", "u32[...]=@short.npy"), "short.npy", "Failed to read all data"),
    (("--arg", "u32[...]=@several.npz"), "several.npz", "the magic string is not correct"),
    (("--arg", "u32[...]=@damaged.npy"), "damaged.npy", "its header is damaged"),
    (("--arg", "u32[...]=@objects.npy"), "objects.npy", "Object arrays cannot be loaded"),
    (("--arg", "struct@no.bin"), "no.bin", NO_FILE),
    (("--arg", "struct@text.gz"), "text.gz", "Not a gzipped file"),
    (("--out", "0=."), "--out 0=.", "cannot be written: it is a folder"),
    (("--out", "0=text/y.npy"), "--out 0=text/y.npy", "what should be a folder is a file"),
    (("--expect", "0=no.npy"), "--expect 0=no.npy", NO_FILE),
    (("--expect", "0=text"), "--expect 0=text", "buffer size must be a multiple"),
    (("--expect", "0=floats.npy"), "--expect 0=floats.npy", "Cannot cast"),
    (("--expect", "0=bytes.npy"), "--expect 0=bytes.npy", "has shape"),
    (("--suppressions", "no.toml"), "--suppressions: no.toml", NO_FILE),
    (("--suppressions", "."), "--suppressions: .", "it is a folder"),
    (("--suppressions", "binary"), "--suppressions: binary", "it is not valid UTF-8"),
    (("--suppressions", "text"), "--suppressions: text", "it is not valid TOML"),
    (("--sarif", "."), "--sarif: .", "it is a folder"),
    (("--sarif", "no/x.sarif"), "--sarif: no/x.sarif", "there is no folder"),
    (("no.ptx",), "no.ptx", NO_FILE),
    (("no.toml",), "no.toml", NO_FILE),
    (("binary.toml",), "binary.toml", "it is not valid UTF-8"),
    (("binary",), "binary", "it is not valid UTF-8"),
    (("text/k.ptx",), "text/k.ptx", "what should be a folder is a file"),
    (("x" * 300,), "x" * 300, "File name too long"),
)  # fmt: skip


def test_an_unusable_file_is_named_before_anything_runs(tmp_path, monkeypatch):
    """The message names the option, the error and the expected form."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(emulated, "emulate", lambda **kwargs: pytest.fail("it ran"))
    for name, content in (
        ("empty", b""), ("text", b"all mine\n="), ("text.gz", b"mine"), ("binary", b"\xff\xfe"),
        ("binary.toml", b"\xff\xfe"),
    ):  # fmt: skip
        (tmp_path / name).write_bytes(content)
    np.save("objects.npy", np.array([None]), allow_pickle=True)
    np.save("floats.npy", np.zeros((2, 256)))
    np.save("bytes.npy", np.zeros(3, np.int32))
    np.savez("several.npz", x=np.zeros(3))
    saved = (tmp_path / "floats.npy").read_bytes()
    (tmp_path / "short.npy").write_bytes(saved[:-8])
    (tmp_path / "damaged.npy").write_bytes(saved.replace(b"}", b"("))
    for arguments, named, says in UNUSABLE:
        file, extra = (STORE, arguments) if arguments[0].startswith("-") else (arguments[0], ())
        shown = report(file, "--entry", "fenced", *LAUNCH, *extra)
        assert (shown["status"], shown["exit_status"]) == ("bad-input", 2), arguments
        assert named in shown["error"] and says in shown["error"], (arguments, shown["error"])
        assert "Errno" not in shown["error"]


def test_an_output_file_that_cannot_be_written(tmp_path, monkeypatch):
    """The folder is removed in the meantime."""
    target = tmp_path / "made" / "x.sarif"
    target.parent.mkdir()
    monkeypatch.setattr(ptx_command, "as_sarif", lambda *args: target.parent.rmdir())
    shown = report(STORE, "--entry", "fenced", *LAUNCH, "--sarif", str(target))
    assert shown["exit_status"] == 2 and "there is no folder" in shown["error"]


def test_standard_input_that_is_not_text():
    done = CliRunner().invoke(app, ["ptx", "-", *LAUNCH], input=b"\x7fELF\xd0")
    assert done.exit_code == 2 and "standard input: it is not valid" in done.stderr


def test_input_that_is_not_ptx_is_reported(tmp_path):
    file = tmp_path / "kernel.ptx"
    for held, says in (
        (b"", "no .version"), (b"int main() {}", "no .version"), (b"\x7fELF\xd0", "cuobjdump"),
    ):  # fmt: skip
        file.write_bytes(held)
        assert says in report(str(file), "--grid", "1", "--block", "1")["error"]


PRINTS = """
.version 8.6
.target sm_90a
.address_size 64
.global .align 1 .b8 text[4] = {72, 105, 10, 0};
.extern .func (.param .b32 r) vprintf (.param .b64 f, .param .b64 a);
.visible .entry k()
{
  .reg .b64 %at;
  mov.u64 %at, text;
  cvta.global.u64 %at, %at;
  {
  .param .b64 p0; .param .b64 p1; .param .b32 r;
  st.param.b64 [p0], %at;
  st.param.b64 [p1], 0;
  call.uni (r), vprintf, (p0, p1);
  }
  ret;
}
"""


def test_a_kernel_s_output_is_not_part_of_the_json(tmp_path):
    file = tmp_path / "kernel.ptx"
    file.write_text(PRINTS)
    done = call(str(file), "--grid", "1", "--block", "1", "--schedule", "random", "--json")
    shown = json.loads(done.stdout)
    assert shown["exit_status"] == 0
    assert [run["printed"] for run in shown["runs"]] == ["Hi\n"]


def test_kernel_output_is_shown_once_under_a_label(tmp_path):
    file = tmp_path / "kernel.ptx"
    file.write_text(PRINTS)
    done = call(str(file), "--block", "1")
    assert done.stdout.splitlines()[:2] == ["printf on late-copies:", "  Hi"]
    assert done.stdout.count("Hi") == 1


def test_ptx_that_the_assembler_refuses_is_bad_input(tmp_path):
    """The emulator ignores the target: it is an H200 for any text."""
    broken = tmp_path / "broken.ptx"
    broken.write_text(Path(STORE).read_text().replace("sm_90a", "sm_80"))
    launch = ("--entry", "fenced", *LAUNCH)
    shown = report(str(broken), *launch)
    assert (shown["status"], shown["exit_status"]) == ("bad-input", 2)
    assert "the assembler rejects this PTX" in shown["error"]
    assert report(str(broken), *launch, "--no-assemble")["exit_status"] == 0


def test_a_missing_assembler_is_reported(monkeypatch):
    outcome = trial.TrialOutcome("not asked", "there is no ptxas on this machine")
    monkeypatch.setattr(trial.Trial, "outcome", lambda self: outcome)
    done = call(STORE, "--entry", "fenced", *LAUNCH)
    assert done.exit_code == 0 and "there is no ptxas" in done.stderr


def test_the_time_limit_includes_parsing(tmp_path):
    """Functions that call each other twice: half a million instructions after inlining, which the
    limit on instructions still allows.
    """
    functions = "".join(
        f".func g{n}() {{ call g{n - 1}; call g{n - 1}; ret; }}\n" for n in range(1, 19)
    )
    text = (
        ".version 8.4\n.target sm_90a\n.address_size 64\n.func g0() { ret; }\n"
        f"{functions}.visible .entry k() {{ call g18; ret; }}"
    )
    (tmp_path / "k.ptx").write_text(text)
    begun = time.process_time()
    launch = ("--grid", "1", "--block", "32", "--no-assemble", "--timeout", "0.02")
    done = call(str(tmp_path / "k.ptx"), "--entry", "k", *launch)
    assert done.exit_code == 2 and "not read within 0.02 s" in done.stderr
    assert time.process_time() - begun < 5


# -- what strangers do

DYNAMIC = """.version 8.7
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 stage[];
.visible .entry fill(.param .u32 n)
{
    .reg .b32 %r<3>;
    .reg .b64 %p;
    ld.param.u32 %r0, [n];
    mov.u32 %r1, stage;
    BODY
    ret;
}
"""
FILL = ("--grid", "1", "--block", "1", "--arg", "u32=7", "--no-assemble")


def fills(body: str = "st.shared.u32 [%r1], %r0;") -> str:
    return DYNAMIC.replace("BODY", body)


HEAD = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p) .reqntid 64 {
  .shared .align 4 .b8 tile[256];
  .reg .u32 %t, %b, %v, %a; .reg .u64 %out, %at; .reg .pred %never;
  ld.param.u64 %out, [p]; mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x;
  mad.wide.u32 %at, %b, 256, %out; mad.wide.u32 %at, %t, 4, %at; setp.gt.u32 %never, %b, 15;
  mov.u32 %v, tile; mad.lo.u32 %a, %t, 4, %v;
"""
SWAP = """st.shared.u32 [%a], %b; bar.sync 0;
  xor.b32 %v, %a, 128; ld.shared.u32 %v, [%v]; st.global.u32 [%at], %v;"""


def examined(folder: Path, *lines: str, options: tuple[str, ...] = ()) -> dict:
    file = folder / "k.ptx"
    file.write_text(HEAD + "\n".join(lines) + "\nret; }\n")
    return report(str(file), "--grid", "16", "--arg", "u32[1024]=zeros", *options)


def test_the_ptx_of_all_schedules_is_parsed_once(tmp_path, monkeypatch):
    parsed = []
    monkeypatch.setattr(kernel, "parse", lambda text: parsed.append(text) or parse(text))
    examined(tmp_path, "bar.sync 0;")
    assert len(parsed) == 1


def test_barriers_that_a_launch_did_not_execute_are_listed(tmp_path):
    """``strict`` fails on a launch that executed none of a kernel's copies, waits and barriers."""
    never = "@!%never bra OUT;"
    for lines, opcodes, status in (
        ((SWAP,), [], 0),
        ((SWAP, never, "fence.sc.gpu;", "OUT:"), ["fence.sc.gpu"], 0),
        ((never, SWAP, "OUT:"), ["bar.sync"], 1),
    ):
        shown = examined(tmp_path, *lines, options=("--schedule", "late-copies", "--strict"))
        assert [place["opcode"] for place in shown["not_executed"]] == opcodes
        assert (shown["exit_status"], shown["shows_nothing"]) == (status, bool(status))


def test_ptx_from_standard_input():
    command = ["ptx", "-", *FILL, "--shared-bytes", "16"]
    done = CliRunner().invoke(app, command, input=fills())
    assert done.exit_code == 0, done.output
    empty = CliRunner().invoke(app, command, input="")
    assert empty.exit_code == 2 and "is not PTX" in empty.stderr


PASTED = "#include <cuda.h>\n__global__ void k(float *x) { x[0] = 1; }\n"


def test_pasted_cuda_is_answered_with_the_command_that_compiles_it(tmp_path):
    (tmp_path / "k.ptx").write_text(PASTED)
    done = call(str(tmp_path / "k.ptx"), "--block", "1")
    assert done.exit_code == 2 and "nvcc -ptx -arch=sm_90a -lineinfo" in done.stderr
    piped = CliRunner().invoke(app, ["ptx", "-"], input=PASTED)
    assert piped.exit_code == 2
    assert "nvcc -ptx -arch=sm_90a -lineinfo kernel.cu -o kernel.ptx" in piped.stderr


def test_no_line_is_wrapped_in_a_pipe(tmp_path):
    """Neither at 80 columns nor at any other terminal width."""
    name = "a_kernel_" + 300 * "x"
    file = tmp_path / "k.ptx"
    file.write_text(Path(STORE).read_text().replace("unfenced", name))
    done = call(str(file), "--entry", name, *LAUNCH, "--no-assemble")
    assert done.stdout.splitlines()[-1].startswith(f"{name}: 1 error, ")
    assert done.stdout.splitlines()[-1].endswith("4 schedules")
    headline = report(str(file), "--entry", name, *LAUNCH, "--no-assemble")["hazards"][0][
        "headline"
    ]
    assert f"  {headline}" in done.stdout.splitlines()
    bad = call(str(file), "--entry", 200 * "y", *LAUNCH)
    assert len(bad.stderr.splitlines()) == 1 and len(bad.stderr) > 400


def test_every_option_but_json_is_a_key_of_a_launch_file(tmp_path):
    """Stated once, accepted both ways."""
    (tmp_path / "store.ptx").write_text(Path(STORE).read_text())
    (tmp_path / "launch.toml").write_text(
        'ptx = "store.ptx"\nentry = "both_write"\nblock = 64\nargs = ["u32=7"]\nseed = 3\n'
        'schedule = "random"\nstrict = true\nassemble = false\n'
        'sarif = "r.sarif"\ncooperative = true\n'
    )
    shown = report(str(tmp_path))
    assert (shown["exit_status"], shown["seed"], len(shown["runs"])) == (1, 3, 1)
    assert shown["runs"][0]["schedule"] == "random"
    assert (tmp_path / "r.sarif").is_file()
    assert report(str(tmp_path), "--schedule", "all", "--seed", "4")["seed"] == 4


def test_dynamic_shared_memory_missing_in_the_launch(tmp_path):
    for body in ("st.shared.u32 [%r1], %r0;", "mbarrier.init.shared.b64 [%r1], 1;"):
        (tmp_path / "k.ptx").write_text(fills(body))
        done = call(str(tmp_path / "k.ptx"), *FILL)
        assert done.exit_code == 3
        assert "the launch gives 0 bytes to `stage`" in " ".join(done.stdout.split())
        some = call(str(tmp_path / "k.ptx"), *FILL, "--shared-bytes", "4")
        assert "the launch gives" not in some.stdout


UNSUPPORTED = (
    ("multimem.red.relaxed.sys.global.add.u32 [%p], %r0;", "several GPUs"),
    ("vabsdiff4.u32.u32.u32.add %r0, %r1, %r0, %r1;", "no video instructions"),
    ("alloca.u64 %p, 16;", "no stack that grows"),
    ("fma.rn.oob.f16x2 %r0, %r0, %r1, %r1;", "does not model `.oob`"),
    ("tex.1d.v4.f32.s32 {%r0, %r0, %r0, %r0}, [%p, {%r0}];", "no textures"),
    (
        "mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r0}, {%r0}, {%r0}, {%r0};",
        "no sparse matrices",
    ),
    ("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%r0}, [%r1];", "no wmma"),
    ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%p}, {%p}, {%p}, {%p};", "no mma of f64"),
    (
        "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc {%r0}, {%r0}, {%r0}, {%r0};",
        "single bits",
    ),
    ("add.sat.u16 %r0, %r0, %r1;", "there are `add"),
)


def test_an_unsupported_instruction_is_named_with_a_remedy(tmp_path):
    for body, why in UNSUPPORTED:
        (tmp_path / "k.ptx").write_text(fills(body))
        done = call(str(tmp_path / "k.ptx"), *FILL, "--shared-bytes", "16")
        message = " ".join(done.stderr.split())
        assert done.exit_code == 2 and why in message
        assert "PTX line 11" in message and body.split()[0] in message


MISSPELT = (
    ("mbarrier.arive.shared::cta.b64 _, [%r1];", "mbarrier.arrive.shared::cta.b64"),
    ("mbarier.arrive.shared::cta.b64 _, [%r1];", "mbarrier.arrive.shared::cta.b64"),
    ("st.shard.u32 [%r1], %r0;", "st.shared.u32"),
    ("fence.proxy.asinc;", "fence.proxy.async"),
    (
        "wgmma.mma_asynch.sync.aligned.m64n8k16.f32.bf16.bf16 {%r0}, %p, %p, 1, 1, 1, 0, 0;",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16",
    ),
)


def test_a_misspelled_instruction_gets_a_suggestion_and_no_other_does(tmp_path):
    for misspelled, meant in MISSPELT:
        (tmp_path / "k.ptx").write_text(fills(misspelled))
        done = call(str(tmp_path / "k.ptx"), *FILL, "--shared-bytes", "16")
        assert done.exit_code == 2 and f"did you mean `{meant}`?" in done.stderr
    assert not any(map(corrected, ("add.sat.u16", "frobnicate.u32", "ld.global.u32")))


def test_an_allocation_of_tensor_memory_is_not_called_a_load():
    refusal = why_unknown("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32")
    assert "tensor memory" in refusal and "load" not in refusal
    copy = "cp.async.bulk.tensor.2d.cta_group::2.shared::cluster.global.tile"
    assert "two-CTA loads" in why_unknown(copy)


def test_files_that_are_not_ptx(tmp_path):
    message = " ".join(call(str(tmp_path), *FILL).stderr.split())
    assert "a folder without a launch.toml" in message
    (tmp_path / "k.ptx").write_text(fills())
    message = call(str(tmp_path / "k.ptx"), *FILL[:4], "--arg", "u32[8]=rand").stderr
    assert "contents are random, zeros" in " ".join(message.split())


def plain(target: str = "sm_90a", body: str = "", mark: str = "") -> str:
    return (
        f"{mark}.version 8.6\n.target {target}\n.address_size 64\n"
        f".visible .entry k(.param .u64 a) {{ {body} ret; }}\n"
    )


# nvcc's code for `grid.sync()` of cooperative groups, without instructions that only compute.
GRID_SYNC = """
  .reg .pred %p; .reg .b32 %hi, %lo, %n, %old, %now, %t; .reg .b64 %at, %a, %o;
  ld.param.u64 %a, [a]; mov.u32 %t, %tid.x; mov.u32 %n, %ctaid.x;
  mul.wide.u32 %o, %n, 4; add.u64 %o, %a, %o; st.global.u32 [%o], %n;
  mov.u32 %lo, %envreg2; mov.u32 %hi, %envreg1; mov.b64 %at, {%lo, %hi};
  setp.ne.s64 %p, %at, 0; @%p bra MEET; trap;
MEET: barrier.sync 0; setp.ne.u32 %p, %t, 0; @%p bra MET;
  setp.eq.u32 %p, %n, 0; selp.b32 %n, 0x7FFFFFFE, 1, %p;
  atom.add.release.gpu.u32 %old, [%at+4], %n;
WAIT: ld.acquire.gpu.u32 %now, [%at+4]; xor.b32 %now, %now, %old;
  setp.gt.s32 %p, %now, -1; @%p bra WAIT;
MET: barrier.sync 0; ld.global.u32 %t, [%a]; ld.global.u32 %t, [%a+4]; ld.global.u32 %t, [%a+8];
"""


def test_blocks_of_a_cooperative_launch_synchronize(tmp_path):
    file = tmp_path / "grid.ptx"
    launch = (str(file), "--block", "32", "--arg", "i32[3]=zeros", "--no-assemble", "--grid")
    file.write_text(plain(body=GRID_SYNC))
    for flags in ((), ("--cooperative",)):  # all lanes of a block write the same: formal
        shown = report(*launch, "3", *flags)
        assert {h["severity"] for h in shown["hazards"]} == {"formal"}
    unasked = GRID_SYNC.replace("ld.acquire.gpu.u32 %now, [%at+4]", "not.b32 %now, %old")
    file.write_text(plain(body=unasked))
    assert report(*launch, "3")["exit_status"] == 1
    done = call(*launch, "3", "--no-cooperative")
    assert done.exit_code == 3 and "not cooperative" in done.stdout
    done = call(*launch, "3000")
    assert done.exit_code == 2 and "must all be there at once" in done.stderr


def test_ptx_for_another_gpu_names_the_target_it_runs_as(tmp_path):
    file = tmp_path / "kernel.ptx"
    launch = (str(file), "--grid", "1", "--block", "32", "--arg", "i32[3]=zeros")
    for target, named in (
        ("sm_90a", ""),
        ("sm_90", ""),
        ("sm_80", "sm_80"),
        ("sm_100a", "sm_100a"),
    ):
        file.write_text(plain(target))
        done = call(*launch)
        assert (done.exit_code, "runs as on sm_90a" in done.stderr) == (0, bool(named)), target
        assert named in done.stderr
    file.write_text(plain("sm_100a", "tcgen05.wait::ld.sync.aligned;"))
    assert "does not have `tcgen05.wait::ld.sync.aligned` (PTX line 4)" in call(*launch).stderr


ACROSS = """.version 8.8
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p)
{
 .reg .b32 %r<6>; .reg .b64 %rd<4>;
 .shared .align 8 .b32 tile[32];
 ld.param.u64 %rd1, [p]; mov.u32 %r1, %cluster_ctarank; mov.u32 %r2, tile;
 st.shared.u32 [%r2], %r1;
 barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
 xor.b32 %r3, %r1, 15; mapa.shared::cluster.u32 %r4, %r2, %r3; ld.shared::cluster.u32 %r5, [%r4];
 mul.wide.u32 %rd2, %r1, 4; add.u64 %rd2, %rd1, %rd2; st.global.u32 [%rd2], %r5;
 barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
 ret;
}
"""


def test_a_cluster_of_sixteen_blocks_runs(tmp_path):
    file, out = tmp_path / "k.ptx", tmp_path / "x.npy"
    file.write_text(ACROSS)
    launch = (str(file), "--block", "1", "--arg", "x: i32[16]=zeros", "--out", f"x={out}")
    done = call(*launch, "--grid", "16", "--cluster", "16")
    assert done.exit_code == 0, done.output
    assert np.load(out).tolist() == list(range(15, -1, -1))
    assert call(*launch, "--grid", "17", "--cluster", "17").exit_code == 2


def test_a_byte_order_mark_is_not_part_of_the_text(tmp_path):
    file = tmp_path / "kernel.ptx"
    file.write_text(plain(mark="\ufeff"), encoding="utf-8")
    launch = ("--grid", "1", "--block", "32", "--arg", "i32[3]=zeros", "--no-assemble")
    assert report(str(file), *launch)["status"] == "clean"


def test_the_help_cuts_nothing_in_a_narrow_terminal():
    done = CliRunner().invoke(app, ["ptx", "--help"], env={"COLUMNS": "80"})
    assert "struct{&0; i32=5}" in done.stdout and "…" not in done.stdout
