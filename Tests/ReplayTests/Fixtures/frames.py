"""Unfolds an animated PNG with PIL: a picture for every frame of a rate.

frames.py MOVIE FOLDER RATE
"""
import sys
from PIL import Image

movie, folder, rate = sys.argv[1], sys.argv[2], float(sys.argv[3])
number = 0
with Image.open(movie) as image:
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        frames = max(1, round(image.info.get("duration", 0) * rate / 1000))
        for _ in range(frames):
            image.convert("RGB").save(f"{folder}/{number:05}.png", compress_level=1)
            number += 1
