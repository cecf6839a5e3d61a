from docs.pictures.stills import pictures
from harness.views.stills import FOLDER

for name, text in pictures().items():
    (FOLDER / name).write_text(text, encoding="utf-8")
