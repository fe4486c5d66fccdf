# Everything runs from the clone; the first target that needs it makes .venv from the hashed lock.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
WORKERS ?= 2
GAME ?= warcry
# What else to hand to the game in the terminal, such as --random ben.
ARGS ?=
# Which breakages to try: part of a name, or a clause. Empty: all.
ONLY ?=
# Set to --require-all-clauses to fail where a clause that states behaviour has no test.
CLAUSES ?=
# Set to 1 to have the twenty test files printed that cost most processor time.
DURATIONS ?=
UV_VERSION := 0.13.8

# Byte code is kept, whatever the environment says: each worker would rewrite the asserts of all tests anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# What running needs is there; and what tests, checks and benches need besides.
READY := .venv/ready
STAMP := .venv/installed
INSTALL = $(BIN)/python -m pip install --disable-pip-version-check --require-hashes
COMPILE := .venv-lock/bin/uv pip compile --quiet --no-config --universal --fork-strategy fewest \
	--python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade

.PHONY: setup run parlour play test slow soak mutants lint format bench gallery tour wheel lock clean

# What running needs, and no more.
setup: $(READY)

# The bot on Discord where DISCORD_TOKEN is set (environment or .env), else the parlour in a browser.
run: $(READY)
	$(BIN)/python -m bot $(ARGS)

parlour: $(READY)
	$(BIN)/python -m bot parlour $(ARGS)

# Ready-made against the computer where ARGS choose nothing else.
play: $(READY)
	$(BIN)/python -m bot play $(GAME) $(ARGS)

# A file stays with one worker: what its tests share is made once, not by each worker for itself.
test: $(STAMP)
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(CLAUSES) $(if $(DURATIONS),--dearest)

# Who has done his half takes from the other's: neighbours share what they need, and nobody waits at the end.
slow: $(STAMP)
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m slow

soak: $(STAMP)
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m soak -o faulthandler_timeout=0

# Breaks one rule at a time in a copy and sees whether the tests notice: half an hour.
mutants: $(STAMP)
	$(BIN)/python -m tests.mutants $(if $(ONLY),--only "$(ONLY)")

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(STAMP)
	$(BIN)/python -m tests.bench

gallery: $(STAMP)
	$(BIN)/python -m tests.gallery

# The first ten minutes of every game side by side, for somebody to look at; ARGS="--only cs warcry" for a part.
tour: $(STAMP)
	$(BIN)/python -m tests.tour $(ARGS)

wheel: $(STAMP)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# Newest versions that pyproject.toml allows, with the hashes of every platform's files.
lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet uv==$(UV_VERSION)
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) --all-extras pyproject.toml -o requirements/dev.txt

clean:
	rm -rf .venv .venv-lock dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find bot renderers tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements/run.txt
	@echo "Once: fetching into .venv what running needs, some 300 MB. Later starts begin at once."
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(INSTALL) -r requirements/run.txt
	@touch $@

# The first reading of the tests is done here, once, and not by each worker for itself.
$(STAMP): $(READY) requirements/dev.txt
	@echo "Once: fetching into .venv what tests and checks need besides, some 300 MB more."
	$(INSTALL) -r requirements/dev.txt
	$(BIN)/python -m pytest --collect-only -qq >/dev/null
	@touch $@
