# From clone to play: `make play`.  From clone to tested: `make test`.
# Everything is installed into .venv, from requirements/*.lock; a target runs again only what changed.

PYTHON ?= python3
SECONDS ?= 60
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
ONCE := --ignore=tests/page --ignore=tests/pyodide --ignore=tests/static
COMPILE := $(VENV)-lock/bin/uv pip compile --quiet --generate-hashes --universal --no-header --python-version 3.11

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test lint wheel static firefox pyodide protocol questions fuzz soak bench load mutate lock audit clean FORCE

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1@\2/p' Makefile | awk -F@ '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(VENV)/gugong  ## play in the browser
	@$(BIN)/gugong serve $(ARGS)

terminal: $(VENV)/gugong  ## play in the terminal
	@$(BIN)/gugong play $(ARGS)

test: lint $(VENV)/gugong $(VENV)/chromium $(VENV)/nginx $(VENV)/postgresql $(VENV)/pyodide $(VENV)/static  ## check everything: lint, then the whole suite interpreted and compiled
	@if grep -q compiled $(VENV)/gugong; then \
		echo "The suite, interpreted:" && PYTHONPATH=src $(PYTEST) $(ONCE); \
	else \
		echo "gugong was built without a C compiler: the suite runs once, interpreted."; \
	fi
	@echo "The suite and the README, on the installed package ($$(cat $(VENV)/gugong)):"
	@env -u PYTHONPATH $(PYTEST) --doctest-glob=README.md $(ONCE) tests README.md
	@echo "The parts of the page, the page in a browser, and the game inside Pyodide:"
	@cd web && $(NPM) test
	@env -u PYTHONPATH $(PYTEST) tests/page tests/pyodide
	@echo "The static edition in a browser:"
	@env -u PYTHONPATH $(PYTEST) tests/static --ignore=tests/static/test_firefox.py

lint: $(VENV)/dev $(VENV)/node_modules  ## style, types and who may import whom
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@cd web && $(NPM) run --silent check

wheel: $(VENV)/package  ## the package to hand on, as sdist and wheel in dist/
	@mkdir -p dist && rm -f dist/gugong-* && cp $(VENV)/package/* dist
	@ls dist/gugong-*

pyodide: $(VENV)/gugong $(VENV)/dev $(VENV)/pyodide $(VENV)/node_modules  ## everything up to the table, tested inside Pyodide
	@env -u PYTHONPATH $(PYTEST) tests/pyodide

protocol: $(VENV)/dev  ## write the TypeScript that the page has from Python: messages and names
	@PYTHONPATH=src $(PY) -m gugong.table.typescript web/src/lib

static: $(VENV)/static  ## the whole game as files for any web server, into dist/static
	@du -sh dist/static | awk '{ print "The game is in dist/static (" $$1 "): put it on any web server." }'

firefox: $(VENV)/gugong $(VENV)/dev $(VENV)/static $(VENV)/firefox  ## a whole game of the static edition in Firefox
	@env -u PYTHONPATH $(PYTEST) -n 0 tests/static/test_firefox.py

questions: $(VENV)/gugong $(VENV)/chromium  ## does every question of the recorded games fit, in every language?  About an hour
	@env -u PYTHONPATH $(PY) -m tests.page.questions

fuzz: $(VENV)/gugong  ## random games with every invariant checked, for SECONDS=60
	@env -u PYTHONPATH $(PY) -m tests.fuzz --seconds $(SECONDS) $(ARGS)

soak: $(VENV)/gugong $(VENV)/dev $(VENV)/postgresql  ## every attack on the server with large numbers, and 1,100 kills: about two hours
	@env -u PYTHONPATH $(PY) -m tests.attacks $(ARGS)

bench: $(VENV)/gugong $(VENV)/bench  ## decisions per second, beside other engines
	@env -u PYTHONPATH $(PY) bench/run.py $(ARGS)

load: $(VENV)/gugong $(VENV)/dev $(VENV)/postgresql  ## what a server carries, with SQLite and PostgreSQL: ARGS="pages", "bots" or "stored"
	@env PYTHONPATH=. $(PY) bench/load.py $(ARGS)

mutate: $(VENV)/dev  ## which changes to the rules would no test notice?
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results | grep -v 'not checked' || echo "None."

lock: $(VENV)-lock/tools  ## choose the newest versions that fit and write requirements/*.lock
	$(COMPILE) --upgrade --extra dev pyproject.toml requirements/build.in -o requirements/dev.lock
	$(COMPILE) --upgrade requirements/build.in -c requirements/dev.lock -o requirements/build.lock
	$(COMPILE) --upgrade pyproject.toml -c requirements/dev.lock -o requirements/play.lock
	$(COMPILE) --upgrade --extra server --extra cluster pyproject.toml -c requirements/dev.lock -o requirements/server.lock
	$(COMPILE) --upgrade requirements/node.in -o requirements/node.lock
	$(COMPILE) --upgrade requirements/pyodide.in -c requirements/dev.lock -o requirements/pyodide.lock
	$(COMPILE) --upgrade requirements/static.in -c requirements/dev.lock -o requirements/static.lock
	$(COMPILE) --upgrade --extra bench pyproject.toml -c requirements/dev.lock -o requirements/bench.lock
	$(COMPILE) --upgrade requirements/tools.in -o requirements/tools.lock

audit: $(VENV)-lock/tools $(VENV)/node  ## look for known vulnerabilities in what is installed
	$(call audit,Python packages,$(VENV)-lock/bin/pip-audit --strict --progress-spinner off --disable-pip --require-hashes \
		-r requirements/dev.lock -r requirements/node.lock)
	$(call audit,packages of the page,$(NPM) --prefix web audit)

clean:  ## remove everything that was made
	rm -rf web/node_modules src/gugong/web
	rm -rf $(VENV) $(VENV)-lock build dist wheelhouse gugong-*/ src/*.egg-info mutants htmlcov .coverage .coverage.*
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

# What `lock` and `audit` use has an environment of its own, and a lock like the rest.
$(VENV)-lock/tools: requirements/tools.lock
	@$(PYTHON) -m venv --clear $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check $(HASHED) -r requirements/tools.lock
	@touch $@

# $(call audit,what,command): fails if it finds a vulnerability, not if it cannot look for any.
define audit
@if $(2) > $(VENV)-lock/audit.log 2>&1; then echo "No vulnerability of the $(1) is known."; \
	elif grep -qE '[0-9]+ (known )?vulnerabilit|severity' $(VENV)-lock/audit.log; then cat $(VENV)-lock/audit.log; exit 1; \
	else echo "The list of known vulnerabilities cannot be reached: the $(1) were not checked."; fi
endef

$(VENV)/play: $(VENV)/made requirements/build.lock requirements/play.lock
	$(call install,what the game needs,$(HASHED) -r requirements/build.lock -r requirements/play.lock)
	@touch $@

$(VENV)/dev: $(VENV)/made requirements/dev.lock
	$(call install,what the tests need,$(HASHED) -r requirements/dev.lock)
	@touch $@

# For Python 3.14 as the npm package `pyodide` is built; its releases change the platform.
WASM := --no-deps --no-compile --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 314 --abi cp314 --abi none
$(VENV)/pyodide: $(VENV)/made requirements/pyodide.lock
	@rm -rf $@
	$(call install,what the tests inside Pyodide need,--target $@ $(WASM) $(HASHED) -r requirements/pyodide.lock)

$(VENV)/bench: $(VENV)/made requirements/bench.lock
	$(call install,the engines to compare with,$(HASHED) -r requirements/bench.lock)
	@touch $@

# Node builds the page.  Where there is none, the one that comes as a Python package does.
ifeq ($(shell node -e 'console.log(process.versions.node.split(".")[0] >= 20)' 2>/dev/null),true)
NPM := npm
$(VENV)/node: $(VENV)/made
	@touch $@
else
export PATH := $(CURDIR)/$(BIN):$(PATH)
NPM := $(CURDIR)/$(BIN)/npm
$(VENV)/node: $(VENV)/made requirements/node.lock
	$(call install,Node to build the page,$(HASHED) -r requirements/node.lock)
	@touch $@
endif

$(VENV)/node_modules: $(VENV)/node web/package.json web/package-lock.json
	@echo "Installing what builds the page into web/node_modules"
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

# The page, made anew when something it is made of has changed; the server serves it from inside the package.
$(VENV)/page.sources: $(VENV)/made FORCE
	@find web/src web/public web/public-static web/static web/index.html web/vite.config.ts web/package-lock.json src/gugong/words -type f ! -name '*.test.ts' \
		-exec cksum {} + | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/page: $(VENV)/node_modules $(VENV)/page.sources
	@echo "Building the page"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# The static edition: the packages it needs for the Python of a browser, that Python with as much of its library as is
# used, and the page.  Keep the tags in step with the version of Pyodide in web/package.json.
$(VENV)/static-site: $(VENV)/made requirements/static.lock
	@rm -rf $(VENV)/static-packages
	$(call install,what the game needs in a browser,--target $(VENV)/static-packages $(WASM) $(HASHED) -r requirements/static.lock)
	@touch $@

$(VENV)/python.sources: $(VENV)/made FORCE
	@find -L src/gugong web/static web/package-lock.json -type f ! -path '*/__pycache__/*' ! -path 'src/gugong/web/*' \
		! -path 'src/gugong/server/*' ! -path 'src/gugong/cli/*' ! -path 'src/gugong/lab/*' ! -path 'src/gugong/cluster.py' -exec cksum {} + | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/static-python: $(VENV)/static-site $(VENV)/node_modules $(VENV)/python.sources
	@echo "Packing Python for the browser"
	@cd web && node static/python.mjs ../$(VENV)/static-packages ../$(VENV)/static-packed
	@touch $@

$(VENV)/static: $(VENV)/static-python $(VENV)/page.sources
	@echo "Building the static edition"
	@cd web && node static/build.mjs ../$(VENV)/static-packages ../$(VENV)/static-packed
	@touch $@

# The browser tests run in the Chromium of the system.
$(VENV)/chromium: $(VENV)/made
	@command -v chromium || command -v chromium-browser || command -v google-chrome || { \
		echo "Installing Chromium for the browser tests" && \
		{ apt-get -qq update && apt-get -qq install -y chromium; } > $(VENV)/apt.log 2>&1; } || { \
		echo "The browser tests need Chromium: install it with the system's packages."; exit 1; }
	@touch $@

$(VENV)/firefox: $(VENV)/made
	@command -v firefox-esr || command -v firefox || { \
		echo "Installing Firefox" && \
		{ apt-get -qq update && apt-get -qq install -y firefox-esr; } > $(VENV)/apt.log 2>&1; } || { \
		echo "This needs Firefox: install it with the system's packages."; exit 1; }
	@touch $@

# The server is tested behind the nginx of the system, and the file for Caddy is read by Caddy.
$(VENV)/nginx: $(VENV)/made
	@{ command -v nginx && command -v openssl && command -v caddy; } > /dev/null || { \
		echo "Installing nginx and Caddy for the tests of the server" && \
		{ apt-get -qq update && apt-get -qq install -y nginx-light openssl caddy; } > $(VENV)/apt.log 2>&1; } || { \
		echo "The tests of the server need nginx, openssl and Caddy: install them with the system's packages."; exit 1; }
	@touch $@

# Tables are tested in a PostgreSQL of their own, started and stopped by the tests.
$(VENV)/postgresql: $(VENV)/made
	@ls -d /usr/lib/postgresql/*/bin > /dev/null 2>&1 || command -v pg_ctl > /dev/null || { \
		echo "Installing PostgreSQL for the tests of the server" && \
		{ apt-get -qq update && apt-get -qq install -y postgresql; } > $(VENV)/apt.log 2>&1; } || { \
		echo "The tests of the server need PostgreSQL: install it with the system's packages."; exit 1; }
	@touch $@

# The sum of every file that goes into the package; rewritten only when it changes.
$(VENV)/sources: $(VENV)/made $(VENV)/page FORCE
	@{ echo "GUGONG_COMPILE=$$GUGONG_COMPILE CC=$$CC"; find -L pyproject.toml setup.py MANIFEST.in README.md LICENSE src -type f \
		! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} +; } | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# What is installed here is what is handed on: a wheel, built from an sdist.
$(VENV)/package: $(VENV)/play $(VENV)/sources
	@echo "Building gugong (compiling takes about a minute)"
	@rm -rf $@ $@.new
	@$(PY) -m build --no-isolation --outdir $@.new > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@mv $@.new $@

$(VENV)/gugong: $(VENV)/package
	$(call install,gugong,--no-deps --no-index --force-reinstall $(VENV)/package/gugong-*.whl)
	@env -u PYTHONPATH $(PY) -c 'import gugong.content.names as n; print("interpreted" if n.__file__.endswith(".py") else "compiled")' > $@
	@echo "gugong is installed, $$(cat $@)"
