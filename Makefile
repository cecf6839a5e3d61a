# Everything a person does here is one of these commands. Linux or WSL, Python 3.11 to 3.13.
#
#   make help     show this list
#   make lab      make the environment in .venv and open JupyterLab on a copy of the labs, in my-labs/
#   make course   the same with nbgrader's panels, for instructors (docs/teaching.md)
#   make test     make the environment and run the tests (no GPU, no CUDA toolkit needed)
#   make test-time   the same, and write the table of processor time in CONTRIBUTING.md
#   make thorough run those that it leaves out: more of each kind, and JupyterLab in a browser
#                 (PLACES="DIR ...": those of these folders)
#   make mutants  judge all mutants of the labs' solutions: each must lose what it must
#   make rewrites judge the labs' answers, written otherwise by rule: each loses what it did
#   make mistakes judge the table of mistakes: each card must name the cause first
#   make quality  the tests of what else is run by hand or nightly (quality/README.md)
#   make wheel    build the wheel, and try it alone in fresh environments, as a newcomer does
#   make lint     format, lint, types, drift of the labs
#   make check    what a change must pass: lint and tests
#   make hub      play a class's day on JupyterHub, in a browser (as root; docs/jupyterhub.md)
#   make site     the labs, run on the emulator, and the documents as static pages in build/site
#                 (PYODIDE=DIR: pages run the emulator on this copy of Pyodide, with numpy's wheel)
#   make site-test   build the site, and walk it in a browser
#   make page     try the emulator of the site's pages: under node and in a browser
#   make fleet    compile kernels with nvcc, Triton, CuTe DSL, TileLang, Mojo, and examine each on the emulator
#   make labs     write the students' notebooks in labs/ from solutions/
#   make grade    the whole nbgrader cycle on synthetic students, and the table of their points
#   make lock     choose the exact versions in constraints.txt anew (the fleet's: make fleet-lock)

VENV   ?= .venv
PYTHON ?= python3
JOBS   ?= 3
# Browsers that try the site side by side: each page has an interpreter of its own.
PAGES  ?= 2
# The folders of `make thorough`.
PLACES ?= tests
# A file's fixtures on one worker, and the longest files first (`tests/conftest.py`).
SPREAD := -n $(JOBS) --dist loadfile --no-loadscope-reorder
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
EXTRAS ?= dev

# uv installs in a fraction of pip's time. Where an index is known to pip alone, pip does it.
INSTALLS := install --quiet --no-compile --disable-pip-version-check -c constraints.txt

# JupyterHub, and its proxy, which is a program for Node 18 or later.
HUB_STAMP := $(VENV)/.installed-hub
PROXY     := configurable-http-proxy@5.1.0

# The site's tests ask axe-core, which npm brings, whether everybody can read its pages.
SITE_STAMP := $(VENV)/.installed-site
SITE       := build/site
# SITE_URL=https://... is where the site will be, and SITE_REPOSITORY=https://... its source code.
AXE        := build/axe/node_modules/axe-core/axe.min.js

# Packages are compiled when they are first imported. Where the environment says that nothing of it
# is kept (containers do), each of some hundred starts of Python would compile them again.
export PYTHONDONTWRITEBYTECODE :=

# Empty, or JupyterLab's option without which it rejects root, who is a container's only user.
AS_ROOT = $(if $(filter 0,$(shell id -u)),--allow-root)

# The fleet's compilers have an environment of their own: all that its constraints list, no more.
FLEET       ?= .venv-fleet
FLEET_STAMP := $(FLEET)/.installed

.PHONY: help lab course test test-time thorough mutants rewrites mistakes quality hub hub-env page pyodide site site-test fleet wheel lint check labs grade lock fleet-lock env format clean
.DEFAULT_GOAL := help

# The lines at the head of this file.
help:
	@sed -n 's/^#   //p; /^$$/q' $(firstword $(MAKEFILE_LIST))

env: $(STAMP)

# The stamp is older than the files it was made from exactly when something may have changed.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import platform, sys; \
	system = platform.system(); \
	system == "Linux" or sys.exit("tma-labs needs Linux or WSL: numba-cuda has no build for " + system); \
	(3, 11) <= sys.version_info[:2] <= (3, 13) or sys.exit("tma-labs needs Python 3.11 to 3.13; " \
	"this is " + platform.python_version() + " (choose another with: make PYTHON=python3.12)")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip $(INSTALLS) uv
	timeout 600 $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[$(EXTRAS)]' \
	  || { echo "uv could not install; pip tries now, which takes some minutes" >&2; \
	       $(BIN)/python -m pip $(INSTALLS) -e '.[$(EXTRAS)]'; }
	@touch $(STAMP)

# A copy that git ignores: an answer that is saved in labs/ would be in the way of the next pull.
lab: $(STAMP)
	$(BIN)/python -m harness start my-labs -- $(LAB_ARGS)

# The course's root is the repository; Formgrader looks for its database tool on the PATH.
course: $(STAMP)
	JUPYTER_CONFIG_PATH="$(abspath hub/everybody)$${JUPYTER_CONFIG_PATH:+:$$JUPYTER_CONFIG_PATH}" PATH="$(abspath $(BIN)):$$PATH" $(BIN)/jupyter lab --LabApp.news_url=None $(AS_ROOT) --LabApp.default_url=/lab/tree/labs/index.ipynb $(LAB_ARGS)

test: $(STAMP)
	$(BIN)/python -m pytest $(SPREAD) -m 'not thorough' tests $(PYTEST_ARGS)

test-time: $(STAMP)
	$(BIN)/python -m pytest $(SPREAD) -m 'not thorough' -p quality.processor_time --write-table tests $(PYTEST_ARGS)

thorough: $(STAMP)
	HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest $(SPREAD) -m thorough $(PLACES) $(PYTEST_ARGS)

mutants: $(STAMP)
	$(BIN)/python -m quality.mutants $(MUTANTS_ARGS)

rewrites: $(STAMP)
	$(BIN)/python -m quality.rewrites --right --wrong $(REWRITES_ARGS)

mistakes: $(STAMP)
	$(BIN)/python -m quality.mistakes $(MISTAKES_ARGS)

quality: $(STAMP)
	$(BIN)/python -m pytest $(SPREAD) -p tests.conftest quality $(PYTEST_ARGS)

$(HUB_STAMP): $(STAMP)
	$(BIN)/python -m pip $(INSTALLS) -e '.[$(EXTRAS),hub]'
	npm install --silent --no-fund --no-audit --global --prefix $(abspath $(VENV)) $(PROXY)
	@touch $(HUB_STAMP)

hub-env: $(HUB_STAMP)

hub: $(HUB_STAMP)
	$(BIN)/python -m pytest tests/hub $(PYTEST_ARGS)

$(SITE_STAMP): $(STAMP)
	$(BIN)/python -m pip $(INSTALLS) -e '.[$(EXTRAS),site]'
	@touch $(SITE_STAMP)

site: $(SITE_STAMP)
	PYODIDE="$(PYODIDE)" $(BIN)/python -m docs.site.make $(SITE)

$(AXE):
	@if command -v npm > /dev/null; \
	then npm install --silent --no-fund --no-audit --prefix build/axe axe-core@4.14.1; \
	else echo "no npm: what axe-core says of the pages is left out"; fi

site-test: site $(AXE)
	SITE=$(SITE) $(BIN)/python -m pytest -n $(PAGES) tests/website $(PYTEST_ARGS)

$(FLEET_STAMP): quality/fleet/constraints.txt
	$(PYTHON) -m venv $(FLEET)
	$(FLEET)/bin/python -m pip install --quiet --no-compile --disable-pip-version-check \
	  --no-deps -r quality/fleet/constraints.txt
	@touch $(FLEET_STAMP)

pyodide: $(STAMP)
	$(BIN)/python -m tests.page.fetch

page: pyodide
	$(BIN)/python -m pytest tests/page $(PYTEST_ARGS)

fleet: $(STAMP) $(FLEET_STAMP)
	$(BIN)/python -m quality.fleet $(FLEET_ARGS)

# The wheel is made from the source release: build/lib/ may have modules that are gone.
wheel: $(STAMP)
	rm -rf build/wheel
	$(BIN)/uv build --quiet --out-dir build/wheel
	$(BIN)/python -m quality.wheel_alone build/wheel/*.whl

lint: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m harness drift

check: lint
	$(BIN)/python -m pytest $(SPREAD) -m 'not thorough' tests $(PYTEST_ARGS)

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

labs: $(STAMP)
	$(BIN)/python -m harness labs

grade: $(STAMP)
	$(BIN)/python -m tests.classroom.rehearsal $(GRADE_ARGS)

# One file for every supported Python: markers stay where a version differs, and the marker
# that every line would carry (what this project runs on at all) is cut off.
lock: $(STAMP)
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra capture --extra hopper --extra hub --extra site --universal --upgrade --no-annotate --quiet \
	  --custom-compile-command 'make lock' --output-file constraints.txt
	sed -i "s/ ; python_full_version < '3.14' and sys_platform == 'linux'$$//" constraints.txt

fleet-lock: $(STAMP)
	$(BIN)/uv pip compile quality/fleet/requirements.txt --overrides quality/fleet/overrides.txt \
	  --universal --upgrade --no-annotate --quiet \
	  --custom-compile-command 'make fleet-lock' --output-file quality/fleet/constraints.txt
	sed -i "s/python_full_version < '3.14' and //; s/ ; sys_platform == 'linux'$$//" quality/fleet/constraints.txt

clean:
	rm -rf build .pytest_cache .mypy_cache .ruff_cache
