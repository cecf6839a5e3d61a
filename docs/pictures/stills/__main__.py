from docs.pictures.stills import pictures
from harness.course.views.stills import FOLDER

for name, text in pictures().items():
    (FOLDER / name).write_text(text, encoding="utf-8")
