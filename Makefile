# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make run     set up, compile, and play
#   make test    set up, and run every check and test
# The others are for people who work on Ludoteca: see CONTRIBUTING.md.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') pyproject.toml setup.py

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PYTHONPATH :=

.PHONY: run test lint test-interpreted test-compiled bench soak clean

run: $(COMPILED)/.made
	PYTHONPATH=$(COMPILED) $(BIN)/ludoteca play holi

test: lint test-interpreted test-compiled

lint: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-interpreted: .venv/test $(COMPILED)/.made
	$(BIN)/pytest -n 2 --cov --cov-report=term-missing:skip-covered tests/core tests/games tests/laws
	$(BIN)/pytest -n 2 --ignore tests/core --ignore tests/games --ignore tests/laws

test-compiled: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 tests/laws tests/games

bench: .venv/test $(COMPILED)/.made build/peers/.made
	$(BIN)/python -m benchmarks.speed

soak: .venv/test $(COMPILED)/.made
	PYTHONPATH=$(COMPILED) HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n 2 tests/laws

clean:
	rm -rf .venv build

# The environment: what Ludoteca needs to be built and run, then what its tests need.

.venv/run: pyproject.toml setup.py constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteca needs Python 3.11 or newer: make PYTHON=python3.11 run")'
	@echo "Setting up in .venv: a minute, once."
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q setuptools "mypy[mypyc]"
	LUDOTECA_PURE=1 $(BIN)/pip install -q --no-build-isolation -e .
	touch $@

.venv/test: .venv/run
	LUDOTECA_PURE=1 $(BIN)/pip install -q --no-build-isolation -e '.[test]'
	touch $@

# The package as people install it, compiled: beside the sources it would hide their edits.

$(COMPILED)/.made: .venv/run $(SOURCES)
	@echo "Compiling the rules: a minute or two, and again only when they change."
	rm -rf $(COMPILED)
	$(BIN)/pip install -q --no-build-isolation --no-deps --target $(COMPILED) .
	touch $@

# The peers that `make bench` measures beside us, in an environment of their own.

build/peers/.made: constraints.txt
	$(PYTHON) -m venv build/peers
	build/peers/bin/pip install -q catanatron open_spiel 'pettingzoo[classic]' rlcard
	touch $@
