"""Compare the instruction table with ptxas: instructions that ptxas accepts and the table lacks.

    python -m quality.ptxas.forms --write

Each form (of all mnemonics, or of those given) is written with operands, then with a modifier
added, removed or replaced, using the modifiers of its mnemonic's other forms and a few from
elsewhere in the manual. Forms that ptxas accepts for sm_90a and the table lacks are kept in
``tests/sanitizer/isa/forms.json``: ptxas (13.5) accepts some combinations that the manual lacks.
Everything in the manual belongs in the table.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tempfile
from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from harness.sanitizer.assembler import assembler
from harness.sanitizer.isa import ROWS, look_up
from harness.sanitizer.isa.table.row import Form, Row
from harness.sanitizer.isa.types import DTYPES

RECORD = Path(__file__).resolve().parents[2] / "tests" / "sanitizer" / "isa" / "forms.json"
HEADER = """.version {version}
.target sm_90a
.address_size 64
.shared .align 128 .b8 tile[4096];
.visible .entry k(.param .u64 out)
{{
  .reg .pred %p<4>; .reg .b8 %b<4>; .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
  .reg .f32 %f<4>; .reg .f64 %fd<4>;
"""
# Modifiers next to those of a mnemonic's other forms: of scopes and orders, of caches, of proxies.
ELSEWHERE = (
    *("mask", "param::entry", "param::func", "shared::cta", "shared::cluster", "noftz", "relu"),
    *("sync_restrict::shared::cta", "sync_restrict::shared::cluster", "async::generic", "proxy"),
    *("alias", "async", "release", "acquire", "relaxed", "acq_rel", "sc", "cta", "cluster", "gpu"),
    *("sys", "weak", "volatile", "unified", "v8", "nan", "xorsign.abs", "ftz", "sat", "approx"),
    *("b128", "f16", "bf16", "f16x2", "bf16x2", "u8", "s8", "multicast::cluster", "uni"),
)
# Their operands are fragments, or labels: tests of their own write them.
UNWRITTEN = (
    *("wgmma", "wmma", "mma", "movmatrix", "ldmatrix", "stmatrix"),
    *("bra", "brx", "call", "ret"),
)
BATCH = 10_000  # lines of one text for ptxas
TYPED = ({}, {"d": 2, "c": 2}, {"d": 2}, {"b": "b32"}, {"b": "b32", "c": "b32"}, {"c": "b32"},
         {"d": "pred"}, {"d": "b32"}, {"a": "b32", "b": "b32"}, {"d": "first"})  # fmt: skip
"""What the operands without a type of their own may be: of the opcode's last type, but for these:
twice as wide, of the first type, or of another."""


def candidates(mnemonics: Collection[str] = ()) -> Iterator[tuple[Row, Form, str, list[str]]]:
    """Yield ``(row, form, its opcode, the others)`` in the order of the table, for all mnemonics or
    these.
    """
    words: dict[str, list[str]] = {}
    for row in ROWS.values():
        for form in row.forms:
            known = words.setdefault(form.mnemonic, [])
            known += [w for w in _words(form) if w not in known]
    for row in ROWS.values():
        for form in row.forms:
            if form.mnemonic in UNWRITTEN or (mnemonics and form.mnemonic not in mnemonics):
                continue
            plain = _plain(form)
            yield row, form, plain, [*dict.fromkeys(_varied(plain, words[form.mnemonic]))]


def _words(form: Form) -> list[str]:
    choices = [w for _, words in form.choices for w in words.split()]
    return [*re.findall(r"\.([\w:]+)", re.sub(r"\.?[\w:]*<\w+>[\w:]*", "", form.syntax)), *choices]


def _plain(form: Form) -> str:
    """Return the opcode without optional parts except the space, with the first of each choice."""
    syntax = re.sub(r"\{(\.shared)\b(?!::).*?\}", r"\1", form.syntax)
    syntax = re.sub(r"\{.*?\}", "", syntax)
    for name, words in form.choices:
        syntax = syntax.replace(f"<{name}>", words.split()[0])
    return syntax


def _varied(opcode: str, own: Iterable[str]) -> Iterator[str]:
    """Vary with the words of the mnemonic's ``own`` forms, and those of `ELSEWHERE`."""
    mnemonic, *modifiers = opcode.split(".")
    last = len(modifiers)
    for at in range(len(modifiers)):
        yield ".".join([mnemonic, *modifiers[:at], *modifiers[at + 1 :]])
    for word in dict.fromkeys((*own, *ELSEWHERE)):
        if word in modifiers:
            continue
        for at in {last, max(0, last - 1)}:
            yield ".".join([mnemonic, *modifiers[:at], word, *modifiers[at:]])
        for at in range(last) if word in own else (last - 1,) if last else ():
            yield ".".join([mnemonic, *modifiers[:at], word, *modifiers[at + 1 :]])


def line(row: Row, form: Form, opcode: str, typed: dict) -> str:
    """The instruction with operands; ``typed`` is an element of `TYPED`."""
    modifiers = opcode.split(".")[1:]
    types = [w for w in modifiers if w in DTYPES] or ["b32"]
    places = re.sub(r"\{[^|]*?\}", "", re.sub(r"\{\|\w\}", "", form.operands))
    operands = []
    for number, place in enumerate(filter(None, map(str.strip, places.split(",")))):
        name = re.findall(r"\w+", place)[0]
        role = row.role(name)
        if "|" in place:
            first, second = (row.role(n).type for n in re.findall(r"\w+", place)[:2])
            operands.append(f"{_register(first or 'b32', 1)}|{_register(second or 'pred', 2)}")
        elif role.does == "tensor map":
            rank = next((int(w[0]) for w in modifiers if re.fullmatch("[1-5]d", w)), 1)
            operands.append(f"[%rd1, {{{', '.join(['%r1'] * rank)}}}]")
        elif role.does in ("address", "mbarrier") or place.startswith("["):
            is_shared = role.space == "shared" or any(w.startswith("shared") for w in modifiers)
            if role.does == "address" and role.space in ("global", "generic"):
                is_shared = False
            operands.append("[%r1]" if is_shared or role.does == "mbarrier" else "[%rd1]")
        elif role.does == "immediate":
            operands.append(str(next(iter(role.legal or [0]))))
        elif name == "size":
            operands.append("128" if "tensormap" in opcode else "16")
        elif name == "phase" and "parity" in modifiers:
            operands.append("%r2")
        elif name == "offsets":
            rank = next((int(w[0]) for w in modifiers if re.fullmatch("[1-5]d", w)), 3)
            operands.append("{" + ", ".join(["%h1"] * max(1, rank - 2)) + "}")
        elif role.type:
            operands.append(_register(role.type, number))
        else:
            kind = typed.get(name, types[-1])
            wide = {"8": "b16", "16": "b32", "32": "b64"}
            if kind == 2:
                kind = wide.get(re.sub(r"\D", "", types[-1])[:2], "b64")
            kind = types[0] if kind == "first" else kind
            vector = next((int(w[1]) for w in modifiers if w in ("v2", "v4", "v8")), 0)
            register = _register(kind, number)
            operands.append("{" + ", ".join([register] * vector) + "}" if vector else register)
    return f"  {opcode} {', '.join(operands)};".replace(" ;", ";")


def _register(ptx_type: str, number: int) -> str:
    if ptx_type == "pred":
        return f"%p{number % 4}"
    if ptx_type in ("f32", "f64"):
        return f"%{'f' if ptx_type == 'f32' else 'fd'}{number % 4}"
    width = DTYPES[ptx_type].itemsize if ptx_type in DTYPES else 8
    return f"%{ {1: 'h', 2: 'h', 4: 'r'}.get(width, 'rd') }{number % 4}"


def taken(lines: list[str]) -> set[int]:
    """Return the lines that ptxas accepts, each tried separately."""
    path = assembler.find_ptxas()
    assert path is not None
    release = re.search(r"cuda_(\d+)\.(\d+)", assembler.ptxas_version(path))
    assert release is not None
    header = HEADER.format(version=f"{int(release[1]) - 4}.{release[2]}")
    first, left = header.count("\n") + 1, dict(enumerate(lines))
    with tempfile.TemporaryDirectory(prefix="forms-ptxas-") as folder:
        while left:
            text = header + "\n".join(left.values()) + "\n  ret;\n}\n"
            Path(folder, "k.ptx").write_text(text)
            command = [path, "-arch=sm_90a", "-O0", "-o", "cubin", "k.ptx"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            numbers = [*left]
            wrong = {
                numbers[int(at) - first]
                for at in re.findall(r"line (\d+); (?:error|fatal)", done.stdout + done.stderr)
                if 0 <= int(at) - first < len(numbers)
            }
            if not wrong:
                if done.returncode:  # ptxas names no line of the error: try each half
                    if len(left) == 1:
                        return set()
                    halves = numbers[: len(numbers) // 2], numbers[len(numbers) // 2 :]
                    return {
                        half[n] for half in halves for n in taken([left[number] for number in half])
                    }
                break
            left = {n: text for n, text in left.items() if n not in wrong}
    return set(left)


def compared(mnemonics: Collection[str] = ()) -> tuple[list[str], list[str], int]:
    """Return opcodes that ptxas accepts and the table lacks, forms of the table without operands,
    and the number of opcodes tried.
    """
    every = [*candidates(mnemonics)]
    tries = [(n, typed) for n in range(len(every)) for typed in TYPED]
    good = taken([line(*every[n][:3], typed) for n, typed in tries])
    fits: dict[int, dict] = {}
    for at in sorted(good):
        fits.setdefault(*tries[at])
    unwritten = [opcode for n, (_, _, opcode, _) in enumerate(every) if n not in fits]
    others: dict[str, str] = {}
    for n, typed in fits.items():
        row, form, _, varied = every[n]
        for opcode in varied:
            others.setdefault(line(row, form, opcode, typed), opcode)
    lines = [*others]
    lacking = set()
    for first in range(0, len(lines), BATCH):
        batch = lines[first : first + BATCH]
        opcodes = {others[batch[n]] for n in taken(batch)}
        lacking |= {opcode for opcode in opcodes if look_up(opcode) is None}
    return sorted(lacking), unwritten, len(lines) + len(every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("mnemonics", nargs="*", help="of these alone")
    options = parser.parse_args()
    lacking, unwritten, count = compared(options.mnemonics)
    path = assembler.find_ptxas()
    record = {
        "ptxas": assembler.ptxas_version(path) if path else "",
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "mnemonics": options.mnemonics,
        "tried": count,
        "forms_without_operands": unwritten,
        "lacking": lacking,
    }
    print(json.dumps(record, indent=1))
    if options.write:
        RECORD.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
