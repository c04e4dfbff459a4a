#!/usr/bin/env python3
"""Writes the flipbook of README.md: a toggle, by `advance` and `picture` of `playground drive`.

flipbook.py PROGRAM FILE
"""

import base64
import struct
import sys
import zlib
from pathlib import Path

from playground import Playground

SWITCH = {"role": "switch"}
# Each picture shows 1/60 s, four times as long; the first and the last are shown longer.
FRAMES, DELAY, LONG = 36, 4 / 60, 0.8


def chunks(png):
    """The types and the contents of the chunks of a PNG file."""
    place = 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place:place + 4])
        yield png[place + 4:place + 8], png[place + 8:place + 8 + length]
        place += 12 + length


def chunk(kind, content):
    check = struct.pack(">I", zlib.crc32(kind + content))
    return struct.pack(">I", len(content)) + kind + content + check


def flipbook(pictures):
    """An animated PNG file of pictures with their seconds."""
    header = dict(chunks(pictures[0][0]))[b"IHDR"]
    size = header[:8]
    number = 0
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
    file += chunk(b"acTL", struct.pack(">II", len(pictures), 0))
    for index, (png, seconds) in enumerate(pictures):
        parts = list(chunks(png))
        assert dict(parts)[b"IHDR"] == header, "the pictures differ in size or format"
        time = struct.pack(">HHBB", round(seconds * 1000), 1000, 0, 0)
        file += chunk(b"fcTL", struct.pack(">I", number) + size + bytes(8) + time)
        number += 1
        for kind, content in parts:
            if kind != b"IDAT":
                continue
            if index:
                content = struct.pack(">I", number) + content
                number += 1
            file += chunk(b"fdAT" if index else kind, content)
    return file + chunk(b"IEND", b"")


def main(program, path):
    with Playground("switch", "--scale", "4", program=program) as app:
        pictures = []

        def picture(seconds):
            pictures.append((base64.b64decode(app.picture()["data"]), seconds))

        picture(LONG)
        app.press(target=SWITCH)
        for frame in range(FRAMES):
            app.advance(frames=1)
            picture(DELAY)
            if frame == 8:
                app.release(target=SWITCH)
        picture(LONG)
    Path(path).write_bytes(flipbook(pictures))


main(*sys.argv[1:])
