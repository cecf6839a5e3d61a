"""Plans: a student's choices, their validation, and their use by the judge."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness import exercises
from harness.exercises.plan import MapPlan, Plan, PlanError, applied, check_plan, read_plan
from harness.judge import exploring, judging
from harness.judge.submission import Submission

PLANNED = replace(
    exercises.get("tile-copy"), student_plan=("grid", "src.box", "src.swizzle"), axes=()
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
    ("plan", "words"),
    [
        (None, "a dictionary; got NoneType"),
        ({**GIVEN, "block": 4}, "'block' is not yours to decide"),
        ({**GIVEN, "dst": {"box": (4, 4)}}, "'dst.box' is not yours to decide"),
        ({**GIVEN, "threads": 4}, "'threads' is not yours"),
        ({"grid": (3, 2)}, "does not say src.box, src.swizzle"),
        ({**GIVEN, "grid": (1.5, 2)}, "grid is made of whole numbers; got 1.5"),
        ({**GIVEN, "grid": "wide"}, "whole numbers"),
        ({**GIVEN, "grid": ()}, "1 to 5 numbers; got 0"),
        ({**GIVEN, "src": {"boxes": 3}}, "'boxes' is not an option of a map"),
        ({**GIVEN, "src": {"box": (4, 4), "swizzle": 3}}, 'src.swizzle .*"none", "32B".*; got 3'),
    ],
)
def test_an_unfit_argument_is_refused_by_name(plan, words):
    with pytest.raises(PlanError, match=words):
        read_plan(PLANNED, plan)


def test_the_judge_checks_again():
    with pytest.raises(PlanError, match="'block' is not yours"):
        check_plan(PLANNED, replace(PLAN, block=(1,)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"grid": ()}, "grid has 1 to 3 numbers; got 0"),
        ({"grid": (1, 1, 1, 1)}, "grid has 1 to 3 numbers; got 4"),
        ({"grid": (10**4000, 1, 1)}, "grid has a number of more than 32 bits"),
        ({"maps": {"src": MapPlan(box=(), swizzle="none")}}, "src.box has 1 to 5 numbers; got 0"),
    ],
)
def test_impossible_launch_numbers_are_refused_before_any_launch(change, words):
    """The student's process writes the plan as data, which bypasses `read_plan`."""
    with pytest.raises(PlanError, match=words):
        check_plan(PLANNED, replace(PLAN, **change))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"shape_seed": None}, "other shapes"),
        ({"shape_seed": 6}, "other shapes"),
        ({"plans": (PLAN,)}, "1 plans for 2 shapes"),
        ({"plans": (PLAN, replace(PLAN, cluster=(2,)))}, "'cluster' is not yours"),
    ],
)
def test_plans_for_other_shapes_are_not_judged(change, words):
    good = Submission("tile-copy", "k", "ptx", "k", plans=(PLAN, PLAN), shape_seed=5)
    seed = 7 * exploring.SHAPE_SEEDS + 5
    assert judging._unplanned(PLANNED, good, seed) is None
    problem = judging._unplanned(PLANNED, replace(good, **change), seed)
    assert problem.kind == "bad-plan" and words in problem.message


def test_shapes_depend_on_the_public_part_of_the_seed_and_data_on_all_of_it():
    seeds = [high * exploring.SHAPE_SEEDS + 5 for high in (1, 2)]
    first, other = (exploring.draw(PLANNED, seed) for seed in seeds)
    assert [d.shape for d in first] == [d.shape for d in other]
    assert not np.array_equal(first[0].inputs["src"], other[0].inputs["src"])
    shapes = {exploring.draw_shapes(exercises.get("tile-copy"), seed) for seed in seeds}
    assert len(shapes) == 2  # where the student plans nothing, shapes are secret too
