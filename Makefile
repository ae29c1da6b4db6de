# Everything happens in .venv, which is made once and brought up to date when pyproject.toml or the lock change.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Python compiles what it needs when it needs it; for tests, all is compiled by all processors at once.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile \
	--constraint requirements.lock
SOURCES := pyproject.toml requirements.lock
ROOMS := bot engine renderer tests
# One more than there are processors: tests wait for browsers and for processes of their own.
WORKERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# Types are looked at while tests run; if one fails, the other still goes on to its end.
AT_ONCE := +@$(MAKE) --no-print-directory --keep-going --jobs=2
PYTEST := $(BIN)/pytest --numprocesses $(WORKERS) --dist loadgroup
QUICK := tests/engine tests/bot/presenters tests/bot/services tests/bot/storage tests/bot/commands \
	tests/bot/panels tests/bot/transport/test_owed_messages.py tests/bot/test_catalogue.py \
	tests/flows/test_whole_game.py tests/flows/test_panel.py \
	tests/flows/test_lobbies.py tests/flows/test_settings.py \
	tests/test_architecture.py tests/test_file_names.py tests/test_house_limits.py \
	tests/test_papers.py tests/test_readme.py

# To read all tests takes each worker ten seconds: these words stand where long ones are.
LONG_WORDS := mark\.long\b|in_each_language
LONG = $(shell grep -rlE --include='test_*.py' '$(LONG_WORDS)' tests)

# Without compiled modules each process that a test starts takes a second longer, each worker twenty.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run quick quick-tests test long lint types tests coverage bench format lock clean

run: $(VENV)/sandbox.stamp
	@$(BIN)/dalapapa sandbox

quick: lint
	$(AT_ONCE) types quick-tests

test: lint
	$(AT_ONCE) types tests

long: $(VENV)/dev.stamp
	$(PYTEST) -m long $(LONG)

quick-tests: $(VENV)/dev.stamp
	$(PYTEST) --hypothesis-profile few -m 'not slow and not long' $(QUICK)

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check $(ROOMS)
	$(BIN)/ruff format --check $(ROOMS)

types: $(VENV)/dev.stamp
	$(BIN)/mypy

tests: $(VENV)/dev.stamp
	$(PYTEST) -m 'not long'

coverage: $(VENV)/dev.stamp
	@rm -f coverage.json
	$(PYTEST) --cov --cov-report json; tested=$$?; \
		$(BIN)/python -m tests.coverage_by_room coverage.json; exit $$tested

format: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix $(ROOMS)
	$(BIN)/ruff format $(ROOMS)

bench: $(VENV)/bench.stamp
	$(BIN)/python -m tests.benchmarks

lock: $(VENV)/pip.stamp
	$(INSTALL) uv
	{ head -n 1 requirements.lock; $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
		--all-extras --no-header --no-annotate pyproject.toml; } > requirements.new
	mv requirements.new requirements.lock
	$(BIN)/python -m tests.running_lock > bot/operating/doctor/locked.txt

clean:
	rm -rf $(VENV) .coverage* coverage.json .hypothesis .mypy_cache .pytest_cache .ruff_cache *.egg-info

$(VENV)/pip.stamp:
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) setuptools
	touch $@

$(VENV)/sandbox.stamp: $(SOURCES) | $(VENV)/pip.stamp
	@echo "Installing what the sandbox needs into $(VENV) ..."
	$(INSTALL) --no-build-isolation --editable '.[sandbox]'
	touch $@

$(VENV)/dev.stamp: $(SOURCES) | $(VENV)/pip.stamp
	$(INSTALL) --no-build-isolation --editable '.[dev,sandbox]'
# What cannot be compiled is a fault only where it is imported.
	-$(BIN)/python -m compileall -q -j 0 $(VENV)/lib bot engine renderer
	touch $(VENV)/sandbox.stamp $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	$(INSTALL) --no-build-isolation --editable '.[bench,sandbox]'
	touch $@
