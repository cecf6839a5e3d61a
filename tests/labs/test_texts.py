"""Rules for the text of every lab."""

from __future__ import annotations

import re

from nbformat import NotebookNode

from harness import ptx
from harness.classroom.course.notebooks import grade_id
from harness.course import exercises
from harness.course.exercises.exercise import Quiz
from tests.labs.lab_tests import LABS, ROOT, exercises_of, solution_of, text_of, wrong_answers
from tests.offenders import offenders

FEWEST_WRONG_ANSWERS = 4
KINDS = {  # kinds of mistakes that a lab teaches: among its wrong answers
    "tile_copy": "missing-proxy-fence unfenced-barrier-init read-before-arrival store-not-drained "
    "transaction-mismatch phase-mismatch",
    "01_async_proxy": "missing-proxy-fence unfenced-barrier-init store-not-drained "
    "read-before-arrival source-reused data-race",
    "02_mbarrier_phases": "phase-mismatch transaction-mismatch data-race hang read-before-arrival "
    "unfenced-barrier-init",
    "03_loads": "unfenced-barrier-init read-before-arrival transaction-mismatch phase-mismatch "
    "uninitialized-read fault tensor-map-error",
    "04_stores": "missing-proxy-fence store-not-drained source-reused overwrite-in-use "
    "illegal-access phase-mismatch",
    "06_pipeline": "overwrite-in-use source-reused phase-mismatch data-race read-before-arrival "
    "store-not-drained missing-proxy-fence transaction-mismatch uninitialized-read hang",
    "07_clusters": "unfenced-barrier-init cluster-exit overwrite-in-use",
    "08_gemm": "missing-proxy-fence wgmma-order source-reused hang transaction-mismatch "
    "phase-mismatch store-not-drained",
    "09_attention": "wgmma-order overwrite-in-use read-before-arrival hang missing-proxy-fence "
    "source-reused",
    "11_edited_maps": "missing-proxy-fence data-race",
}
LADDERS = {"gemm-fast": "cuBLAS", "attention-fast": "cuDNN"}
# Named in a text, and no wrapper: a file of CUTLASS's, any n, and what Hopper lacks.
NO_WRAPPERS = {
    *("wgmma_tma_sm90", "wgmma_m64nNk16"),
    "cp_async_bulk_tensor_2d_global_to_shared_cta_group_2",
    "cp_async_bulk_tensor_3d_im2col_w_global_to_shared",
    "cp_async_bulk_tensor_2d_tile_gather4_global_to_shared",
}


def test_each_exercise_has_enough_wrong_answers_of_the_kinds_that_the_lab_teaches() -> None:
    def check(lab: str) -> None:
        wrong = wrong_answers(lab)
        for exercise in exercises_of(lab):
            own = [variant for variant in wrong if variant.exercise == exercise]
            quiz = isinstance(exercises.get(exercise), Quiz)
            assert quiz or len(own) >= FEWEST_WRONG_ANSWERS, exercise
        kinds = {kind for variant in wrong for kind in variant.hazards}
        assert not set(KINDS.get(lab, "").split()) - kinds

    assert offenders(LABS, check) == {}
    # Conflicts alone are a mistake, too.
    assert ("conflict-free",) in [variant.loses for variant in wrong_answers("05_swizzles")]


def test_each_lab_asks_a_question_in_words_and_states_its_points() -> None:
    def check(lab: str) -> None:
        cells = solution_of(lab).cells
        graded = [cell for cell in cells if grade_id(cell) and cell.metadata.nbgrader.grade]
        points = sum(cell.metadata.nbgrader.points for cell in graded)
        assert f"**Points**: {points:g}." in cells[0].source
        written = [cell for cell in graded if cell.cell_type == "markdown"]
        assert written and all(cell.metadata.nbgrader.points > 0 for cell in written)

    assert offenders(LABS, check) == {}


def test_the_ladders_of_the_challenges_match_the_released_text() -> None:
    for name, library in LADDERS.items():
        lab = exercises.folder(name).parent.name
        text = (ROOT / "labs" / lab / f"{lab}.ipynb").read_text()
        rungs = exercises.get(name).benchmark.ladder
        fractions = " | ".join(f"{rung.fraction}" for rung in rungs)
        assert f"| fraction of {library} | {fractions} |" in text
        assert f"| points | {' | '.join(f'{rung.points:g}' for rung in rungs)} |" in text


def test_instructions_named_in_the_texts_exist() -> None:
    wrappers = set(dir(ptx))

    def check(lab: str) -> None:
        text = text_of(lab).read_text()
        text = " ".join(text.replace("{2,3}", dimensions) for dimensions in "23")
        found = re.findall(r"\bptx\.(\w+)|`((?:mbarrier|fence|cp_async|bar|wgmma)_\w+)", text)
        named = {spelling or other for spelling, other in found} - NO_WRAPPERS
        families = {name for name in named if name.endswith("_")}
        assert len(named) > 1 and not named - families - wrappers
        assert all(any(each.startswith(name) for each in wrappers) for name in families)

    assert offenders(LABS, check) == {}


def test_a_folded_answer_in_a_list_is_indented_to_its_end() -> None:
    """A line that is not ends the list, and is shown outside of the fold."""
    outside = re.compile(
        r"^#    <details>(?:(?!</details>).)*?\n(# \S.*)", re.DOTALL | re.MULTILINE
    )
    lines = {lab: outside.findall(text_of(lab).read_text()) for lab in LABS}
    assert not any(lines.values()), lines


def test_an_exercise_comes_early_and_no_cell_below_one_shows_its_answer() -> None:
    """Folded or not: the site shows every cell open."""
    assert {lab: shown for lab in LABS if (shown := shown_below(solution_of(lab)))} == {}
    cells = solution_of("01_async_proxy").cells
    names = [grade_id(cell) for cell in cells]
    first = next(at for at, name in enumerate(names) if name and name.endswith("-check"))
    read = [len(cell.source) for cell in cells]
    assert sum(read[:first]) < sum(read) / 3


FEWEST_LINES, MOST_SHOWN = 8, 0.65  # lines of an answer; share of them in each cell below it
CHALLENGE = "## The challenge"


def shown_below(notebook: NotebookNode) -> list[tuple[str, str]]:
    """Return the answers most of whose lines are in a cell below their exercise, each as the
    exercise and the beginning of the cell. If the lab ends with a challenge, kernels that are
    broken on purpose may come after the last exercise before it."""
    cells = notebook.cells
    heads = [n for n, cell in enumerate(cells) if CHALLENGE in cell.source]
    checks = [n for n in range(heads[0] if heads else 0) if _is_check(cells[n])]
    code = [cell for cell in cells[: checks[-1] if checks else None] if cell.cell_type == "code"]
    listed = []
    for at, cell in enumerate(code):
        pieces = cell.source.split("### BEGIN SOLUTION")[1:]
        answer = _statements("\n".join(piece.split("### END SOLUTION")[0] for piece in pieces))
        if len(answer) < FEWEST_LINES:
            continue
        for below in code[at + 1 :]:
            if "### BEGIN SOLUTION" in below.source:
                continue
            if len(answer & _statements(below.source)) > MOST_SHOWN * len(answer):
                listed.append((str(grade_id(cell)), below.source[:60]))
    return listed


def _is_check(cell: NotebookNode) -> bool:
    return str(grade_id(cell)).endswith("-check")


def _statements(source: str) -> set[str]:
    lines = (line.split("#")[0].strip() for line in source.splitlines())
    return {line for line in lines if len(line) > len("else:")}
