"""What an instructor runs: labs out of solutions, submissions into grades.

course.py         where a course lies, and nbgrader set up on it
notebooks.py      text notebooks to .ipynb, with stable cell ids
labs.py           students' notebooks from solutions/, and the check that they have not drifted
preprocessors.py  what nbgrader does to a submission before it runs: graded cells put right
inspection.py     what is wrong with a submission, one line each
execution.py      what stands in for nbgrader's Execute: run in a sandbox, judged outside
sandbox/          the walls around a student's process
student/          what runs inside them, beside the student's code
student_run.py    a notebook's cells in a sandbox, and what came out of it
outputs.py        what may be kept of a student's outputs
judged.py         from what was handed in to the points of each test cell
records.py        what is kept of each grading beside the gradebook
grading.py        submissions to grades, one at a time, a wrecked one costing only itself
batch.py          a class over many workers, to be stopped and started
tasks.py          one submission as a worker gets it
cluster.py        who does the work: processes of this machine, or a Dask scheduler
alone.py          one run at a time writes a course's grades
scratch.py        temporary folders that outlive nobody
log.py            which submissions are done
progress.py       how far a class is
points.py         the course's points file, and which points hold
regrading.py      one exercise judged anew for everybody
late.py           what a late submission loses
export.py         grades as a table, a line for each property
markdown.py       students' words, shown without what could run
similarity.py     whose kernels are alike
gradebook.py      points out of nbgrader's database
rehearsal.py      the whole cycle on synthetic students
cli.py            python -m harness
"""
