# What there is to do with this package. `make help` lists it.

.DEFAULT_GOAL := help
.PHONY: help run tour build test lint format pictures bless bench-growth bench-peers clean

# Options for the program, such as: make run ARGS="--page trio --theme dark"; also for bench-peers.
ARGS ?=

help:
	@echo "make run     set up, build and open the playground's window (options: ARGS=...);"
	@echo "             without a display: the tour"
	@echo "make tour    work the controls on a display in memory, pictures in artifacts/"
	@echo "make build   build the program for release and print its size"
	@echo "make test    set up, check the format, build without warnings, run all tests"
	@echo "make lint    check the format only"
	@echo "make format  format the sources in place"
	@echo "make pictures  paint the pictures in docs/ anew"
	@echo "make bless   paint the golden pictures of the tests anew"
	@echo "make bench-growth  measure frames with more and more controls and pixels, paint the plots"
	@echo "make bench-peers  measure the playground beside the toolkits that are installed"
	@echo "             (scripts/setup peers installs them; options: ARGS=--quick)"
	@echo "make clean   delete what was built and the pictures"

run:
	@scripts/run $(ARGS)

tour:
	@scripts/tour

build:
	@scripts/setup build
	@scripts/build playground
	@scripts/size playground

test:
	@scripts/setup test
	@scripts/test

lint:
	swift format lint --strict --recursive --parallel Sources Tests Package.swift

format:
	swift format --in-place --recursive --parallel Sources Tests Package.swift

pictures:
	@scripts/pictures

bless:
	@scripts/bless

bench-growth:
	@scripts/bench-growth

bench-peers:
	@scripts/bench-peers $(ARGS)

clean:
	rm -rf .build artifacts
