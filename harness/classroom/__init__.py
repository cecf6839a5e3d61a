"""Commands of an instructor: makes labs from solutions, and grades from submissions.

course/     a course on disk: its folders, its notebooks as text, its points file
admission/  reads a submission once, and copies the admitted part of it
exchange.py collects submissions from nbgrader's exchange, and releases feedback to it
sandbox/    the walls around a student's process, and folders that do not outlive it
student/    the harness's side inside them, next to the student's code
grading/    from a submission to points, and the records and exports of grading
many/       a class over many workers, and an exercise judged again for everybody
labs/       students' notebooks from solutions/
"""
