"""What an instructor runs: labs out of solutions, submissions into grades.

course.py         where a course lies, and nbgrader set up on it
notebooks.py      text notebooks to .ipynb, with stable cell ids
labs.py           students' notebooks from solutions/, and the check that they have not drifted
preprocessors.py  what nbgrader does to a submission before it runs: graded cells put right
inspection.py     what is wrong with a submission, one line each
grading.py        submissions to grades, one at a time, a wrecked one costing only itself
gradebook.py      points out of nbgrader's database
rehearsal.py      the whole cycle on synthetic students
cli.py            python -m harness
"""
