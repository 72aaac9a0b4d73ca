# What a newcomer and CI type. `make` alone lists it.

# Positions, games and scenarios that are not ours to publish; only `make shared` reads them.
SHARED ?= ../shared
# The same random cases on every machine; another number looks elsewhere.
export PROPTEST_RNG_SEED ?= 1997
# How long `make fuzz` looks for trouble, and where.
SECONDS_TO_FUZZ ?= 60
FUZZ_TARGET ?= fen
# How long `make soak` runs, in minutes, and other options of the harness, such as SOAK="--pairs 50 --seed 7 --json".
MINUTES ?= 10
SOAK ?=
# The crate that `make mutants` changes, and other options of cargo-mutants, such as MUTANTS="--shard 1/20".
CRATE ?=
MUTANTS ?=

.DEFAULT_GOAL := help
.PHONY: help run web test shared check bench soak fuzz mutants

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Where `make run` listens; 0.0.0.0:8080 lets other machines on the network in.
LISTEN ?= 127.0.0.1:8080

# Built with the profile `quick`, which compiles in a fraction of the time of a release.
run: web ## Build Arbiter and serve http://localhost:8080, its games in arbiter.db; LISTEN=0.0.0.0:8080 lets others in
	cargo run --profile quick --package arbiter-chess -- serve --listen $(LISTEN)

# What the pages are made of. They are built again only if one of these files has changed.
PAGES := $(shell find web locales -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/e2e/*' \
	-not -name '*.md' -not -name '*.test.ts')
web: web/dist/index.html ## Build the pages that the server shows, into web/dist

web/dist/index.html: web/node_modules $(PAGES)
	npm --prefix web run build
	@touch $@

# Exactly what the lock file says, fetched again only when it has changed.
web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "make: npm is missing; install Node.js 20 or newer, for example: apt-get install nodejs npm" >&2; exit 1; }
	npm --prefix web ci
	@touch $@

test: tools web ## Run all tests; they need nothing but this repository, a Chromium, a Stockfish and a NATS server
	cargo test --workspace --exclude arbiter-chess-conformance --features arbiter-chess/test-clock
	npm --prefix web run check
	npm --prefix web test
	npm --prefix web run e2e

# The tests play in a browser, against an engine, and on three NATS servers.
.PHONY: tools
tools:
	.ci/tools

shared: ## Run over the shared data in ../shared, or in SHARED=…
	@test -d "$(SHARED)" || { echo "make shared: no directory $(abspath $(SHARED)); say where the shared data is with SHARED=…" >&2; exit 1; }
	SHARED="$(abspath $(SHARED))" cargo test --profile quick --package arbiter-chess-conformance

check: web/node_modules ## Formatting, lints, types, documentation, licences, bans and known faults of libraries
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
	.ci/advisories

bench: tools web ## Measure against other libraries, in one process; once for any processor, once for this one
	SHARED="$(abspath $(SHARED))" cargo bench --package arbiter-chess-peers
	SHARED="$(abspath $(SHARED))" RUSTFLAGS="-C target-cpu=native" cargo bench --package arbiter-chess-peers --target-dir target/native
	cargo bench --package arbiter-chess-server --bench nodes
	npm --prefix web run latency

soak: ## Play, attack, kill and break the disk of a real server: MINUTES=10, and a verdict at the end
	cargo build --profile quick --package arbiter-chess --package arbiter-chess-soak --package arbiter-chess-soak-disk
	target/quick/soak --seconds $$(( $(MINUTES) * 60 )) $(SOAK)

fuzz: ## Look for input that breaks a parser (nightly Rust and cargo-fuzz)
	cargo +nightly fuzz run $(FUZZ_TARGET) -- -max_total_time=$(SECONDS_TO_FUZZ)

# The Laws are tested by the incidents that `protocol` runs. They notice nearly every change and are built and run fastest, so they
# go first; all other tests see only what they have let through.
TESTS_OF = --test-package arbiter-chess-$(1)$(if $(filter laws,$(1)), --test-package arbiter-chess-protocol)
MUTATE = cargo mutants --output target --profile mutants $(MUTANTS)
mutants: ## Change the code on purpose and see which changes no test notices: CRATE=clock, or what differs from main
	@cargo mutants --version >/dev/null 2>&1 || { echo "make mutants: cargo-mutants is missing; install it: cargo install --locked cargo-mutants" >&2; exit 1; }
	@mkdir -p target && git diff main > target/mutants.diff
	@if [ -z "$(CRATE)" ] && [ ! -s target/mutants.diff ]; then echo "make mutants: nothing differs from main; name a crate: make mutants CRATE=clock" >&2; exit 1; fi
	$(if $(filter laws,$(CRATE)),@$(MUTATE) --package arbiter-chess-laws --test-package arbiter-chess-protocol -- --test incidents; [ $$? -le 3 ])
	$(MUTATE) $(if $(filter laws,$(CRATE)),--iterate) \
		$(if $(CRATE),--package arbiter-chess-$(CRATE) $(call TESTS_OF,$(CRATE)),--in-diff target/mutants.diff --test-workspace true)
