"""Plans: a student's choices, their validation, and their use by the judge."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.course import exercises
from harness.course.exercises.plan import MapPlan, Plan, PlanError, applied, check_plan, read_plan
from harness.course.judge import drawing, exploring, judging
from harness.course.judge.submission import Submission, SubmissionError, from_json, to_json
from tests.course.exercises.drawn import fixed
from tests.naming import names, naming

PLANNED = replace(
    exercises.get("tile-copy"),
    student_plan=("grid", "src.box", "src.swizzle"),
    axes=fixed((8, 12), (12, 8)),
)
GIVEN = {"grid": (3, np.int64(2)), "src": {"box": [4, 4], "swizzle": "none"}}
PLAN = Plan(grid=(3, 2), maps={"src": MapPlan(box=(4, 4), swizzle="none")})


def test_a_dictionary_becomes_a_plan():
    assert read_plan(PLANNED, GIVEN) == PLAN


def test_a_plan_changes_only_the_named_fields():
    launch = PLANNED.launch((8, 12))
    planned = applied(launch, replace(PLAN, maps={"src": MapPlan(box=(2, 8), swizzle="32B")}))
    assert planned.grid == (3, 2, 1) and planned.block == launch.block
    source, target = planned.arguments
    assert (source.box, source.swizzle) == ((2, 8), "32B")
    assert target == launch.arguments[1]


@pytest.mark.parametrize(
    ("plan", "facts"),
    [
        (None, ("NoneType",)),
        ({**GIVEN, "block": 4}, ("'block'", "src.swizzle")),
        ({**GIVEN, "dst": {"box": (4, 4)}}, ("'dst.box'", "src.swizzle")),
        ({**GIVEN, "threads": 4}, ("'threads'", "src.swizzle")),
        ({"grid": (3, 2)}, ("src.box", "src.swizzle")),
        ({**GIVEN, "grid": (1.5, 2)}, ("grid", 1.5)),
        ({**GIVEN, "grid": "wide"}, ("grid", "'wide'")),
        ({**GIVEN, "grid": ()}, ("grid", 1, "()")),
        ({**GIVEN, "src": {"boxes": 3}}, ("'src.boxes'", "src.swizzle")),
        ({**GIVEN, "src": {"box": (4, 4), "swizzle": 3}}, ("src.swizzle", "str", 3)),
        ({**GIVEN, "src": {"box": (4, 4), "swizzle": None}}, ("src.swizzle",)),
    ],
)
def test_an_unfit_argument_is_refused_by_name(plan, facts):
    with pytest.raises(PlanError, match=naming(*facts)):
        read_plan(PLANNED, plan)


def test_the_judge_checks_again():
    with pytest.raises(PlanError, match=naming("'block'", "src.swizzle")):
        check_plan(PLANNED, replace(PLAN, block=(1,)))


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"grid": ()}, ("grid", 1)),
        ({"grid": (1, 1, 1, 1)}, ("grid", 3)),
        ({"grid": (2**32, 1, 1)}, ("grid", 2**32 - 1)),
        ({"grid": (10**4000, 1, 1)}, ("grid",)),
        ({"maps": {"src": MapPlan(box=(), swizzle="none")}}, ("box", 1)),
    ],
)
def test_impossible_launch_numbers_are_refused_where_a_submission_is_read(change, facts):
    """The student's process writes the plan as data, which bypasses `read_plan`."""
    submission = Submission("tile-copy", "k", plans=(replace(PLAN, **change),))
    with pytest.raises(SubmissionError, match=naming(*facts)):
        from_json(to_json(submission))


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"shape_seed": None}, ()),
        ({"shape_seed": 6}, ()),
        ({"plans": (PLAN,)}, (1, 2)),
        ({"plans": (PLAN, replace(PLAN, cluster=(2,)))}, ("'cluster'",)),
    ],
)
def test_plans_for_other_shapes_are_not_judged(change, facts):
    good = Submission("tile-copy", "k", "ptx", "k", plans=(PLAN, PLAN), shape_seed=5)
    seed = 7 * drawing.SHAPE_SEEDS + 5
    assert judging._unplanned(PLANNED, good, seed) is None
    problem = judging._unplanned(PLANNED, replace(good, **change), seed)
    assert problem.kind == "bad-plan" and names(problem.message, *facts)


def test_shapes_depend_on_the_public_part_of_the_seed_and_data_on_all_of_it():
    seeds = [high * drawing.SHAPE_SEEDS + 5 for high in (1, 2)]
    first, other = (exploring.draw(PLANNED, seed) for seed in seeds)
    assert [d.shape for d in first] == [d.shape for d in other]
    assert not np.array_equal(first[0].inputs["src"], other[0].inputs["src"])
    shapes = {drawing.draw_shapes(exercises.get("tile-copy"), seed) for seed in seeds}
    assert len(shapes) == 2  # without a student's plan, shapes are secret, too
