# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint check bench lock clean help

help:
	@echo "make play    install what is needed and play 7 Ronin against a bot"
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

play: $(VENV)/.play
	@$(BIN)/tatami play seven-ronin

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

test: lint
	$(BIN)/pytest -n auto

bench: $(VENV)/.bench
	$(BIN)/python -m bench

lock: $(VENV)/.test
	@$(INSTALL) pip-tools
	cd requirements && for part in play test bench; do \
		$(abspath $(BIN))/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-header \
			--no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
			--output-file $$part.txt $$part.in || exit 1; done

clean:
	rm -rf $(VENV)
