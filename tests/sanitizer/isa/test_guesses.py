"""Loads whose value only a compare-and-swap of the same word uses, and loads with other uses."""

from harness.sanitizer.isa.guesses import is_guess
from harness.sanitizer.isa.text.parser import parse

LOOP = """
  ld.global.u32 %old, [%p];
AGAIN:
  {before}
  add.u32 %new, %old, 1;
  atom.global.cas.b32 %found, [{at}], {expected}, %new;
  {behind}
  setp.ne.s32 %again, %old, %found;
  {then}
  mov.u32 %old, %found;
  @%again bra AGAIN;
"""


def loop(
    before: str = "", at: str = "%p", expected: str = "%old", behind: str = "", then: str = ""
) -> str:
    return LOOP.format(before=before, at=at, expected=expected, behind=behind, then=then)


def guesses(body: str) -> bool:
    """Return whether the first load of these lines is a guess."""
    text = f"""
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b)
{{
  .reg .pred %again, %other, %up;
  .reg .b32 %old, %new, %found, %kept, %x;
  .reg .b64 %a, %p, %q, %r;
  ld.param.u64 %a, [a];
  ld.param.u64 %q, [b];
  mov.u64 %p, %a;
  setp.eq.u64 %other, %q, 0;
  {body}
  ret;
}}
"""
    function = parse(text).functions["k"]
    opcodes = [i.opcode for i in function.instructions]
    return is_guess(function, next(n for n, o in enumerate(opcodes) if o.startswith("ld.global")))


BRANCHES = (
    "setp.gt.u32 %up, %old, 9; @%up bra MORE; mov.u32 %x, 1; bra BOTH; MORE: mov.u32 %x, 2; BOTH:"
)
CASES = [
    ("CUDA's own example", loop(), True),
    ("of the same word by another name", loop(at="%a"), True),
    (
        "kept for after the loop",
        loop(before="mov.u32 %kept, %old;") + "st.global.u32 [%q], %kept;",
        True,
    ),
    ("a branch that only computes", loop(before=BRANCHES), True),
    ("another word", loop(at="%p+4"), False),
    ("another array", loop(at="%q"), False),
    ("what is expected is computed", loop(expected="%new"), False),
    ("stored before it is known to hold", loop(before="st.global.u32 [%q], %old;"), False),
    ("an address", loop(before="cvt.u64.u32 %r, %old; ld.global.u32 %x, [%r];"), False),
    ("it may end the loop", loop(before="setp.gt.u32 %up, %old, 9; @%up bra OUT;") + "OUT:", False),
    (
        "a store that a branch decides",
        loop(before="setp.gt.u32 %up, %old, 9; @%up st.global.u32 [%q], 1;"),
        False,
    ),
    ("used where it may not hold", loop(then="st.global.u32 [%q], %old;"), False),
    ("no swap is sure to come", loop().replace("atom", "@%other atom"), False),
    ("nothing is swapped", "ld.global.u32 %old, [%p]; st.global.u32 [%q], %old;", False),
    ("the pointer goes on", loop(before="add.u64 %p, %p, 4;"), False),
]


def test_a_guess_is_a_load_used_only_by_a_compare_and_swap():
    assert [name for name, body, guess in CASES if guesses(body) is not guess] == []
