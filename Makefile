# Build, test and packaging targets. `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help run tour build build-bare install uninstall deb deb-check package-check reproducible release test test-loaded test-orca drive-check fuzz monkey sanitize lint format pictures bless docs bench bench-check bench-bless \
	bench-test bench-growth bench-peers clean

# Arguments of the script behind a target, such as: make run ARGS="--page trio --theme dark"
ARGS ?=

# A regular expression that selects benchmarks by name, such as: make bench FILTER='Frame/.*'
FILTER ?=

# The installation prefix, and the staging folder that is put before it (for packages).
PREFIX ?= /usr/local
DESTDIR ?=

help:
	@echo "make run            set up, build and open the window; without a display, run the tour (ARGS=...)"
	@echo "make test           set up, make lint, build without warnings, run all tests"
	@echo "make tour           operate the controls on a virtual display (Xvfb); screenshots in artifacts/"
	@echo "make build          build the program for release and print its size"
	@echo "make build-bare     build the program without the trait Desktop and check its libraries"
	@echo "make install        install the program in PREFIX ($(PREFIX)), staged in DESTDIR if set"
	@echo "make uninstall      remove the installed program"
	@echo "make deb            make the Debian package in artifacts/ and check it with lintian"
	@echo "make deb-check      make the package, then install, run and purge it in fresh Debian 12 and 13 systems"
	@echo "make package-check  build a package that depends on this one by a tag, with and without Desktop"
	@echo "make reproducible   make the Debian packages in two folders and compare them byte for byte"
	@echo "make release        check, package, commit and tag VERSION=0.1.0 (first with ARGS=--dry-run)"
	@echo "make test-loaded    run all tests while other processes keep the machine busy (ARGS='ROUNDS LIVE_ROUNDS')"
	@echo "make test-orca      install Orca and compare its speech with the golden text"
	@echo "make drive-check    install the Python SDK of the Model Context Protocol in .build, and try it with"
	@echo "                    playground mcp"
	@echo "make fuzz           fuzz files, images, command lines, messages, scenes and numbers"
	@echo "                    (ARGS='ENTRY RUNS')"
	@echo "make monkey         send random input to the program and check for memory growth"
	@echo "                    (ARGS='--minutes 60 --seed 2 --page stress')"
	@echo "make sanitize       run the tests with AddressSanitizer and ThreadSanitizer, and the program in"
	@echo "                    valgrind (only some of them: ARGS='address thread valgrind')"
	@echo "make lint           check the format, the wording and the names of controls"
	@echo "make format         format the sources in place"
	@echo "make pictures       regenerate the pictures in docs/"
	@echo "make bless          regenerate the golden pictures of the tests"
	@echo "make docs           generate the libraries' documentation in .build/docs (ARGS=...)"
	@echo "make bench          run the benchmarks and print a table (only some of them: FILTER='Frame/.*')"
	@echo "make bench-check    compare the benchmarks with their thresholds; fail on a regression"
	@echo "make bench-bless    save the current measurements as the thresholds"
	@echo "make bench-test     build the benchmark package without warnings and run its tests"
	@echo "make bench-growth   measure frames by number of controls and pixels; update the plots"
	@echo "make bench-peers    compare the playground with other UI toolkits that are installed"
	@echo "                    (scripts/setup peers installs them; ARGS=--quick is faster)"
	@echo "make clean          delete build products and artifacts"

run:
	@scripts/run $(ARGS)

tour:
	@scripts/tour

build:
	@scripts/setup build
	@program=$$(scripts/build playground) && strip -o "$$program.stripped" "$$program" && \
		echo "$$program: $$(($$(wc -c <"$$program.stripped") / 1024)) KiB when stripped"

build-bare:
	@scripts/setup build
	@scripts/check/bare

install uninstall: export PREFIX := $(PREFIX)
install uninstall: export DESTDIR := $(DESTDIR)

install:
	@scripts/install

uninstall:
	@scripts/install uninstall

deb:
	@scripts/setup deb
	@scripts/release/deb

deb-check: deb
	@scripts/release/deb-check

package-check:
	@scripts/setup build
	@scripts/check/package

reproducible:
	@scripts/setup deb
	@scripts/release/reproducible

release:
	@scripts/release/release $(VERSION) $(ARGS)

test:
	@scripts/setup test
	@scripts/test

test-loaded:
	@scripts/setup test
	@scripts/check/test-loaded $(ARGS)

test-orca:
	@scripts/setup orca
	@scripts/test --filter OrcaTests

drive-check:
	@scripts/setup build
	@scripts/check/drive

fuzz:
	@scripts/setup fuzz
	@scripts/check/fuzz $(ARGS)

monkey:
	@scripts/setup test
	@scripts/check/monkey $(ARGS)

sanitize:
	@scripts/setup sanitize
	@scripts/check/sanitize $(ARGS)

lint:
	@scripts/format lint
	@scripts/check/prose
	@scripts/check/control-names

format:
	@scripts/format mend

pictures:
	@scripts/docs/pictures

bless:
	@scripts/bless

docs:
	@scripts/setup docs
	@scripts/docs/reference $(ARGS)

bench:
	@scripts/bench/operations report '$(FILTER)'

bench-check:
	@scripts/bench/operations check '$(FILTER)'

bench-bless:
	@scripts/bench/operations bless '$(FILTER)'

bench-test:
	@scripts/bench/operations test

bench-growth:
	@scripts/bench/windows growth

bench-peers:
	@scripts/bench/windows peers $(ARGS)

clean:
	rm -rf .build .build-bare .build-package .build-fuzz .build-asan .build-tsan Benchmarks/.build Documentation/.build artifacts
