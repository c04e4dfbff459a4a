#!/usr/bin/env python3
"""Sends random input to a window for minutes and records its resources: see scripts/soak."""

import ctypes
import os
import random
import sys
import time

SAMPLE_SECONDS = 10
KEYS = ["space", "Return", "Tab", "Left", "Right", "Home", "End", "Page_Up", "Page_Down", "Escape",
        "t", "d"]


class Hand:
    """An input driver: a pointer and a keyboard on a display, through the extension XTEST."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            sys.exit("soak: there is no display")
        # Each request waits for the server, because this program reads no replies.
        self.x11.XSynchronize(self.display, 1)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, int(x), int(y), ctypes.c_ulong(0))

    def button(self, number, is_down):
        self.xtst.XTestFakeButtonEvent(self.display, number, int(is_down), ctypes.c_ulong(0))

    def key(self, name):
        symbol = self.x11.XStringToKeysym(name.encode())
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        for is_down in (1, 0):
            self.xtst.XTestFakeKeyEvent(self.display, code, is_down, ctypes.c_ulong(0))


def memory(pid):
    """The proportional memory, the part of it that no file backs, and the resident memory, in KiB."""
    amounts = {}
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as lines:
        for line in lines:
            words = line.split()
            if len(words) == 3 and words[2] == "kB":
                amounts[words[0].rstrip(":")] = int(words[1])
    return amounts["Pss"], amounts["Pss"] - amounts.get("Pss_File", 0), amounts["Rss"]


def sample(pid):
    pss, own, rss = memory(pid)
    return pss, own, rss, len(os.listdir(f"/proc/{pid}/fd")), len(os.listdir(f"/proc/{pid}/task"))


def act(hand, rng, width, height):
    """Performs a random action: a click, a drag, a turn of the wheel or a key."""
    x, y = rng.randrange(width), rng.randrange(height)
    what = rng.random()
    if what < 0.4:
        hand.move(x, y)
        hand.button(1, True)
        hand.button(1, False)
    elif what < 0.7:
        hand.move(x, y)
        hand.button(1, True)
        for _ in range(12):
            x = min(max(x + rng.randrange(-30, 31), 0), width - 1)
            hand.move(x, y)
            time.sleep(0.008)
        hand.button(1, False)
    elif what < 0.85:
        hand.move(x, y)
        number = rng.choice([4, 5])
        hand.button(number, True)
        hand.button(number, False)
    else:
        hand.key(rng.choice(KEYS))


def main():
    pid, minutes, limit, path, width, height, seed = sys.argv[1:]
    pid, limit, width, height = int(pid), int(limit), int(width), int(height)
    seconds = float(minutes) * 60
    # By then each page and tool has been opened, and caches are full.
    warm_up = min(600.0, seconds / 3)
    rng = random.Random(int(seed))
    hand = Hand()
    start = time.monotonic()
    next_sample = start
    rows = []
    with open(path, "w", encoding="ascii") as table:
        table.write("seconds,pss_kib,own_pss_kib,rss_kib,descriptors,threads\n")
        while True:
            now = time.monotonic()
            if now >= next_sample:
                next_sample += SAMPLE_SECONDS
                try:
                    row = (round(now - start),) + sample(pid)
                except (FileNotFoundError, ProcessLookupError):
                    sys.exit("soak: the program has ended")
                rows.append(row)
                table.write(",".join(map(str, row)) + "\n")
                table.flush()
            if now - start > seconds:
                break
            act(hand, rng, width, height)
            time.sleep(0.03)
    warm = [row for row in rows if row[0] >= warm_up]
    # Compares the medians of the first and the last third, because single samples vary.
    third = max(1, len(warm) // 3)
    def middle(part, column):
        return sorted(row[column] for row in part)[len(part) // 2]
    growth = middle(warm[-third:], 2) - middle(warm[:third], 2)
    files = max(row[4] for row in warm[-third:]) - max(row[4] for row in warm[:third])
    threads = max(row[5] for row in warm[-third:]) - max(row[5] for row in warm[:third])
    print(f"soak: {len(rows)} samples; memory of its own {rows[0][2]} KiB at first, "
          f"{middle(warm[:third], 2)} KiB warm, {middle(warm[-third:], 2)} KiB at the end; "
          f"{rows[-1][4]} descriptors, {rows[-1][5]} threads")
    if growth > limit or files > 0 or threads > 0:
        sys.exit(f"soak: after {warm_up:.0f} s it grew by {growth} KiB ({limit} allowed), "
                 f"{files} descriptors and {threads} threads")


main()
