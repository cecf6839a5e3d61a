"""Commands of an instructor: makes labs from solutions, and grades from submissions.

course/     a course on disk: its folders, its notebooks as text, its points file
admission/  what was handed in, looked at once, and what of it comes in
sandbox/    the walls around a student's process, and folders that do not outlive it
student/    what runs inside them, beside the student's code
grading/    one submission to points, and what is kept and exported of it
many/       a class over many workers, and one exercise judged again for everybody
labs/       students' notebooks from solutions/, and the rehearsal on synthetic students
"""
