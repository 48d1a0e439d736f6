# make run: open a classroom with a demo class.  make test: everything the tests need, then all tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: run test clean

run: $(VENV)/.ready
	$(BIN)/wordkit serve --demo

test: $(VENV)/.ready-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist loadfile
	$(BIN)/python -m pytest --nbval-lax notebooks

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

# Debian and Ubuntu ship Python without venv; everywhere else the first line is enough.
$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 ou plus récent est nécessaire.")'
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); $(SUDO) apt-get update && $(SUDO) apt-get install -y --no-install-recommends python3-venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/.ready: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

$(VENV)/.ready-test: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || { $(SUDO) apt-get update && $(SUDO) apt-get install -y --no-install-recommends chromium; }
	touch $(VENV)/.ready $@
