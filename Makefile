# From clone to play: `make play`.  From clone to tested: `make test`.
# Everything is installed into .venv, from requirements/*.lock; a target runs again only what changed.

PYTHON ?= python3
SECONDS ?= 60
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
COMPILE := $(VENV)-lock/bin/uv pip compile --quiet --generate-hashes --universal --no-header --python-version 3.11

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint fuzz bench mutate lock clean FORCE

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1@\2/p' Makefile | awk -F@ '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(VENV)/gugong  ## play in the terminal
	@$(BIN)/gugong play $(ARGS)

test: lint $(VENV)/gugong  ## check everything: lint, then the whole suite interpreted and compiled
	@if grep -q compiled $(VENV)/gugong; then \
		echo "The suite, interpreted:" && PYTHONPATH=src $(PYTEST); \
	else \
		echo "gugong was built without a C compiler: the suite runs once, interpreted."; \
	fi
	@echo "The suite and the README, on the installed package ($$(cat $(VENV)/gugong)):"
	@env -u PYTHONPATH $(PYTEST) --doctest-glob=README.md tests README.md

lint: $(VENV)/dev  ## style, types and who may import whom
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

fuzz: $(VENV)/gugong  ## random games with every invariant checked, for SECONDS=60
	@env -u PYTHONPATH $(PY) -m tests.fuzz --seconds $(SECONDS) $(ARGS)

bench: $(VENV)/gugong $(VENV)/bench  ## decisions per second, beside other engines
	@env -u PYTHONPATH $(PY) bench/run.py $(ARGS)

mutate: $(VENV)/dev  ## which changes to the rules would no test notice?
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results | grep -v 'not checked' || echo "None."

lock:  ## choose the newest versions that fit and write requirements/*.lock
	@$(PYTHON) -m venv --clear $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install --quiet uv
	$(COMPILE) --upgrade --extra dev pyproject.toml requirements/build.in -o requirements/dev.lock
	$(COMPILE) --upgrade requirements/build.in -c requirements/dev.lock -o requirements/build.lock
	$(COMPILE) --upgrade pyproject.toml -c requirements/dev.lock -o requirements/play.lock
	$(COMPILE) --upgrade --extra bench pyproject.toml -c requirements/dev.lock -o requirements/bench.lock

clean:  ## remove everything that was made
	rm -rf $(VENV) $(VENV)-lock build dist src/*.egg-info mutants htmlcov .coverage .coverage.*
	rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp file in .venv for each thing installed into it.
# A copied or moved environment would run the original's programs: made anew.
ifneq ($(shell cat $(VENV)/made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/made
endif
$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || { echo "gugong needs Python 3.11 or newer, and there is no $(PYTHON) here: install it, or name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "gugong needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1): name a newer one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv module: install it (python3-venv on Debian and Ubuntu), or name another with make PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "$(CURDIR)" > $@

# $(call install,what,arguments): pip, with one sentence instead of its pages where there is no network.
define install
@echo "Installing $(1) into $(VENV)"
@$(PY) -m pip install --quiet --disable-pip-version-check $(2) > $(VENV)/pip.log 2>&1 || { \
	if grep -qE 'ConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|ConnectionReset' $(VENV)/pip.log; \
	then echo "The package index cannot be reached: check the network, then run make again."; \
	else cat $(VENV)/pip.log; fi; exit 1; }
endef
HASHED := --require-hashes --retries 2

$(VENV)/play: $(VENV)/made requirements/build.lock requirements/play.lock
	$(call install,what the game needs,$(HASHED) -r requirements/build.lock -r requirements/play.lock)
	@touch $@

$(VENV)/dev: $(VENV)/made requirements/dev.lock
	$(call install,what the tests need,$(HASHED) -r requirements/dev.lock)
	@touch $@

$(VENV)/bench: $(VENV)/made requirements/bench.lock
	$(call install,the engines to compare with,$(HASHED) -r requirements/bench.lock)
	@touch $@

# The sum of every file that goes into the package; rewritten only when it changes.
$(VENV)/sources: $(VENV)/made FORCE
	@{ echo "GUGONG_COMPILE=$$GUGONG_COMPILE CC=$$CC"; find -L pyproject.toml setup.py src -type f \
		! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} +; } | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/gugong: $(VENV)/play $(VENV)/sources
	$(call install,gugong (compiling takes about a minute),--no-deps --no-build-isolation --force-reinstall .)
	@env -u PYTHONPATH $(PY) -c 'import gugong.content.names as n; print("interpreted" if n.__file__.endswith(".py") else "compiled")' > $@
	@echo "gugong is installed, $$(cat $@)"
