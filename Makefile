# What a newcomer and CI type. `make` alone lists it.

# Positions, games and scenarios that are not ours to publish; only `make shared` reads them.
SHARED ?= ../shared
# The same random cases on every machine; another number looks elsewhere.
export PROPTEST_RNG_SEED ?= 1997
# How long `make fuzz` looks for trouble, and where.
SECONDS_TO_FUZZ ?= 60
FUZZ_TARGET ?= fen
# The crate that `make mutants` changes, and other options of cargo-mutants, such as MUTANTS="--shard 1/20".
CRATE ?=
MUTANTS ?=

.DEFAULT_GOAL := help
.PHONY: help run web test shared check bench fuzz mutants

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: web ## Build Arbiter and open a hall on http://localhost:8080, its games in arbiter.db
	cargo run --release --package arbiter-chess -- serve

web: web/node_modules ## Build the pages that the hall serves, into web/dist
	npm --prefix web run build

# Exactly what the lock file says, fetched again only when it has changed.
web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "make: npm is missing; install Node.js 20 or newer, for example: apt-get install nodejs npm" >&2; exit 1; }
	npm --prefix web ci
	@touch $@

test: tools web/node_modules ## Run all tests; they need nothing but this repository, a Chromium and a Stockfish
	cargo test --workspace --exclude arbiter-chess-conformance --features arbiter-chess/test-clock
	npm --prefix web run check
	npm --prefix web test
	npm --prefix web run build
	npm --prefix web run e2e

# The tests play in a browser and against an engine. Installed with apt where that is allowed, else asked for.
.PHONY: tools
tools:
	@missing=""; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	{ command -v stockfish || test -x /usr/games/stockfish; } >/dev/null || missing="$$missing stockfish"; \
	if [ -n "$$missing" ]; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get install --yes --no-install-recommends $$missing || { apt-get update && apt-get install --yes --no-install-recommends $$missing; }; \
		else \
			echo "make test:$$missing is missing; install it: sudo apt-get install$$missing" >&2; exit 1; \
		fi; \
	fi

shared: ## Run over the shared data in ../shared, or in SHARED=…
	@test -d "$(SHARED)" || { echo "make shared: no directory $(abspath $(SHARED)); say where the shared data is with SHARED=…" >&2; exit 1; }
	SHARED="$(abspath $(SHARED))" cargo test --release --package arbiter-chess-conformance

check: web/node_modules ## Formatting, lints, types, documentation, licences and bans
	cargo fmt --all --check
	npm --prefix web run format:check
	npm --prefix web run check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps
	@if cargo deny --version >/dev/null 2>&1; then \
		echo "cargo deny check licenses bans sources"; \
		cargo deny --log-level error check licenses bans sources; \
	else \
		echo "make check: licences and bans are not checked; install cargo-deny: cargo install --locked cargo-deny"; \
	fi

bench: tools web ## Measure against other libraries, in one process; once for any processor, once for this one
	SHARED="$(abspath $(SHARED))" cargo bench --package arbiter-chess-peers
	SHARED="$(abspath $(SHARED))" RUSTFLAGS="-C target-cpu=native" cargo bench --package arbiter-chess-peers --target-dir target/native
	npm --prefix web run latency

fuzz: ## Look for input that breaks a parser (nightly Rust and cargo-fuzz)
	cargo +nightly fuzz run $(FUZZ_TARGET) -- -max_total_time=$(SECONDS_TO_FUZZ)

# The Laws are tested by the incidents that `protocol` runs.
TESTS_OF = --test-package arbiter-chess-$(1)$(if $(filter laws,$(1)), --test-package arbiter-chess-protocol)
mutants: ## Change the code on purpose and see which changes no test notices: CRATE=clock, or what differs from main
	@cargo mutants --version >/dev/null 2>&1 || { echo "make mutants: cargo-mutants is missing; install it: cargo install --locked cargo-mutants" >&2; exit 1; }
	@mkdir -p target && git diff main > target/mutants.diff
	@if [ -z "$(CRATE)" ] && [ ! -s target/mutants.diff ]; then echo "make mutants: nothing differs from main; name a crate: make mutants CRATE=clock" >&2; exit 1; fi
	cargo mutants --output target --profile mutants $(MUTANTS) \
		$(if $(CRATE),--package arbiter-chess-$(CRATE) $(call TESTS_OF,$(CRATE)),--in-diff target/mutants.diff --test-workspace true)
