"""nbgrader's view of this repository: the course is the repository itself.

    nbgrader generate_assignment tile_copy      solutions/ -> labs/     (`make labs` does it all)
    nbgrader collect tile_copy                  exchange   -> submitted/
    python -m harness grade tile_copy           submitted/ -> autograded/ and gradebook.db
    nbgrader generate_feedback tile_copy        autograded/ -> feedback/
    nbgrader export                             gradebook.db -> grades.csv

HARNESS_COURSE_ROOT, HARNESS_EXCHANGE and HARNESS_GRADEBOOK move the course, the exchange folder
and the gradebook elsewhere: docs/settings.md.
"""

from pathlib import Path

from harness.base import settings
from harness.classroom.course.course import files_with_solutions
from harness.classroom.exchange import guard_nbgrader
from harness.classroom.grading.execution import AUTOGRADE, use_admission
from harness.classroom.grading.export import SumsExport
from harness.classroom.grading.preprocessors import SANITIZE

REPOSITORY = Path(__file__).resolve().parent
ROOT = (settings.COURSE_ROOT.value() or REPOSITORY).resolve()

c = get_config()

c.CourseDirectory.course_id = "tma-labs"
c.CourseDirectory.root = str(ROOT)
c.CourseDirectory.source_directory = "solutions"
c.CourseDirectory.release_directory = "labs"
c.CourseDirectory.submitted_directory = "submitted"
c.CourseDirectory.autograded_directory = "autograded"
c.CourseDirectory.feedback_directory = "feedback"
# HARNESS_GRADEBOOK is for a server whose password must not be in a file.
c.CourseDirectory.db_url = settings.GRADEBOOK.value() or f"sqlite:///{ROOT / 'gradebook.db'}"

# The text that a lab is written in holds its solution, and answers/ has edits of it: they must
# not travel with the release, nor be copied beside a student's work. Students' own files do travel.
c.CourseDirectory.ignore = [
    ".ipynb_checkpoints",
    "*.pyc",
    "__pycache__",
    "feedback",
    *files_with_solutions(ROOT / "solutions"),
]

# What lies in `submitted/` may have come there by hand, with a timestamp.txt that holds no date.
guard_nbgrader()

# `nbgrader autograde` and Formgrader take the notebooks that `python -m harness grade` takes.
use_admission()

# A class sets HARNESS_EXCHANGE to a folder that all its users can reach.
EXCHANGE = settings.EXCHANGE.value() or ROOT / "build" / "exchange"
if settings.EXCHANGE.value() is None and ROOT.is_dir():
    EXCHANGE.mkdir(parents=True, exist_ok=True)  # nbgrader requires the folder
c.Exchange.root = str(EXCHANGE)

# Every student can write into the exchange: what lies there is looked at before it is copied.
c.ExchangeFactory.collect = "harness.classroom.exchange.Collect"
c.ExchangeFactory.release_feedback = "harness.classroom.exchange.ReleaseFeedback"

c.ExportApp.plugin_class = SumsExport

# A skeleton has to import and compile as it stands, so the stub raises nothing.
c.ClearSolutions.code_stub = {"python": "# YOUR CODE HERE"}

# The harness ends a hung kernel itself, in seconds. This is for what it cannot see: a loop in
# plain Python. 300 s leave room for a loaded machine with two cores.
c.Execute.timeout = 300
c.ExecutePreprocessor.timeout = 300

# The kernel's own log goes to the terminal of who grades; one line a notebook says nothing new.
c.Execute.extra_arguments = ["--log-level=ERROR"]

# On a card with full points, the course's own answer is next to the student's. With False here,
# `make labs` writes a file beside each lab that hides it.
c.ModelAnswers.shown = True

# The card of a failing kernel says in a sentence what the kernel does differently from the course's
# answer. With False here it does not.
c.ModelAnswers.compared = True

c.Autograde.sanitize_preprocessors = list(SANITIZE)

# In feedback and in Formgrader, a student's markdown is shown without anything that runs, and code
# without colors where those take too long.
c.HTMLExporter.filters = {
    "markdown2html": "harness.classroom.admission.rendering.inert_html",
    "highlight_code": "harness.classroom.admission.rendering.HighlightInTime",
}

# Students' cells run in a sandbox, and only the judge gives points. "best-effort" takes a machine
# without namespaces, too; HARNESS_SANDBOX overrides it.
c.Autograde.autograde_preprocessors = list(AUTOGRADE)
c.RunAndJudge.level = "required"
c.RunAndJudge.notebook_s = 300.0  # of processor time, and as many of doing nothing
c.RunAndJudge.cell_s = 60.0

# Late submissions. nbgrader takes the due date from the gradebook (Formgrader, "Edit assignment")
# and the time of handing in from `timestamp.txt`, which the exchange writes. After `grace_hours`
# each day that has begun costs `percent_per_day` of the points earned, `most_percent` at most.
# At 0 nothing is taken. After a change, `python -m harness grade LAB` computes the penalties anew.
c.AssignLatePenalties.plugin_class = "harness.classroom.grading.gradebook.LatePolicy"
c.LatePolicy.grace_hours = 0.0
c.LatePolicy.percent_per_day = 0.0
c.LatePolicy.most_percent = 100.0
