# What there is to do with this package. `make help` lists it.

.DEFAULT_GOAL := help
.PHONY: help run tour build build-bare install uninstall deb deb-check release test test-orca fuzz fuzz-inputs monkey sanitize soak lint format pictures bless api docs bench bench-check bench-bless \
	bench-test bench-growth bench-peers order clean

# Options for the program, such as: make run ARGS="--page trio --theme dark"; also for bench-peers.
ARGS ?=

# A regular expression for the names of benchmarks, such as: make bench FILTER='Frame/.*'
FILTER ?=

# Where make install puts the program.
PREFIX ?= /usr/local
DESTDIR ?=

help:
	@echo "make run     set up, build and open the playground's window (options: ARGS=...);"
	@echo "             without a display: the tour"
	@echo "make tour    work the controls on a display in memory, pictures in artifacts/"
	@echo "make build   build the program for release and print its size"
	@echo "make build-bare  build it without the trait Desktop, and show that it needs none of its libraries"
	@echo "make install   put it into PREFIX ($(PREFIX)), below DESTDIR if that is given"
	@echo "make uninstall   take it away from there"
	@echo "make deb     make its Debian package in artifacts/, and have lintian look at it"
	@echo "make deb-check   install that in fresh systems of Debian 12 and 13, work it, purge it"
	@echo "make release VERSION=0.1.0   check, package, commit, tag (first: ARGS=--dry-run)"
	@echo "make test    set up, check the format, build without warnings, run all tests"
	@echo "make test-orca   set up Orca, and compare what it says with the golden text"
	@echo "make fuzz    random scenes and numbers, many more than in make test (options: ARGS="CASES SEED")"
	@echo "make monkey  do anything at all to the program for minutes (options: ARGS="--minutes 5 --seed 2")"
	@echo "make fuzz-inputs  what a fuzzer thinks of, as files, images, words and messages"
	@echo "             (options: ARGS="ENTRY RUNS")"
	@echo "make sanitize  the tests with AddressSanitizer and ThreadSanitizer, the program in valgrind"
	@echo "             (some of that: ARGS="address thread valgrind")"
	@echo "make soak    work the program for an hour, and see whether it grows"
	@echo "             (options: ARGS="MINUTES KIB PAGE...")"
	@echo "make lint    check the format only"
	@echo "make format  format the sources in place"
	@echo "make pictures  paint the pictures in docs/ anew"
	@echo "make bless   paint the golden pictures of the tests anew"
	@echo "make api     write what the libraries offer into docs/api anew"
	@echo "make docs    pages of the libraries and their articles, in .build/docs (options: ARGS=...)"
	@echo "make bench   run the benchmarks and print a table (some of them: FILTER='Frame/.*')"
	@echo "make bench-check  compare the benchmarks with their thresholds; fails if one got worse"
	@echo "make bench-bless  take what is measured now as the thresholds"
	@echo "make bench-test  build the package of the benchmarks without warnings, run its tests"
	@echo "make bench-growth  measure frames with more and more controls and pixels, paint the plots"
	@echo "make bench-peers  measure the playground beside the toolkits that are installed"
	@echo "             (scripts/setup peers installs them; options: ARGS=--quick)"
	@echo "make order   find out anew which functions run, which the linker puts together"
	@echo "make clean   delete what was built and the pictures"

run:
	@scripts/run $(ARGS)

tour:
	@scripts/tour

build:
	@scripts/setup build
	@scripts/build playground
	@scripts/size playground

build-bare:
	@scripts/setup build
	@scripts/build-bare

install uninstall: export PREFIX := $(PREFIX)
install uninstall: export DESTDIR := $(DESTDIR)

install:
	@scripts/install

uninstall:
	@scripts/install uninstall

deb:
	@scripts/setup deb
	@scripts/deb

deb-check:
	@scripts/setup deb
	@scripts/deb-check

release:
	@scripts/release $(VERSION) $(ARGS)

test:
	@scripts/setup test
	@scripts/test

test-orca:
	@scripts/setup orca
	@scripts/test --filter OrcaTests

fuzz:
	@scripts/setup test
	@scripts/fuzz $(ARGS)

monkey:
	@scripts/setup test
	@scripts/monkey $(ARGS)

fuzz-inputs:
	@scripts/setup fuzz
	@scripts/fuzz-inputs $(ARGS)

sanitize:
	@scripts/setup sanitize
	@scripts/sanitize $(ARGS)

soak:
	@scripts/setup test
	@scripts/soak $(ARGS)

lint:
	@scripts/format lint

format:
	@scripts/format mend

pictures:
	@scripts/pictures

bless:
	@scripts/bless

api:
	@scripts/setup test
	swift build
	@scripts/api bless

docs:
	@scripts/setup docs
	@scripts/docs $(ARGS)

bench:
	@scripts/bench report '$(FILTER)'

bench-check:
	@scripts/bench check '$(FILTER)'

bench-bless:
	@scripts/bench bless '$(FILTER)'

bench-test:
	@scripts/bench-test

bench-growth:
	@scripts/bench-growth

bench-peers:
	@scripts/bench-peers $(ARGS)

order:
	@scripts/setup order
	@scripts/order

clean:
	rm -rf .build .build-bare .build-fuzz .build-asan .build-tsan Benchmarks/.build Documentation/.build artifacts
