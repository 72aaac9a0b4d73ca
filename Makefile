# What a newcomer and CI type. `make` alone lists it.

# Positions, games and scenarios that are not ours to publish; only `make shared` reads them.
SHARED ?= ../shared
# The same random cases on every machine; another number looks elsewhere.
export PROPTEST_RNG_SEED ?= 1997
# How long `make fuzz` looks for trouble, and where.
SECONDS_TO_FUZZ ?= 60
FUZZ_TARGET ?= fen

.DEFAULT_GOAL := help
.PHONY: help run test shared check bench fuzz

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## Build Arbiter and open a hall on http://localhost:8080, its games in arbiter.db
	cargo run --release --package arbiter-chess -- serve

test: ## Run all tests; they need nothing but this repository
	cargo test --workspace --exclude arbiter-chess-conformance

shared: ## Run over the shared data in ../shared, or in SHARED=…
	@test -d "$(SHARED)" || { echo "make shared: no directory $(abspath $(SHARED)); say where the shared data is with SHARED=…" >&2; exit 1; }
	SHARED="$(abspath $(SHARED))" cargo test --release --package arbiter-chess-conformance

check: ## Formatting, lints, documentation, licences and bans
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps
	@if cargo deny --version >/dev/null 2>&1; then \
		echo "cargo deny check licenses bans sources"; \
		cargo deny --log-level error check licenses bans sources; \
	else \
		echo "make check: licences and bans are not checked; install cargo-deny: cargo install --locked cargo-deny"; \
	fi

bench: ## Measure against other libraries, in one process; once for any processor, once for this one
	SHARED="$(abspath $(SHARED))" cargo bench --package arbiter-chess-peers
	SHARED="$(abspath $(SHARED))" RUSTFLAGS="-C target-cpu=native" cargo bench --package arbiter-chess-peers --target-dir target/native

fuzz: ## Look for input that breaks a parser (nightly Rust and cargo-fuzz)
	cargo +nightly fuzz run $(FUZZ_TARGET) -- -max_total_time=$(SECONDS_TO_FUZZ)
