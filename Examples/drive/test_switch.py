"""Tests of the switch from outside: python3 -m unittest, with the program in PLAYGROUND."""

import os
import unittest

from playground import Playground, Refused

PROGRAM = os.environ.get("PLAYGROUND", "playground")
SWITCH = {"role": "switch"}


class SwitchTests(unittest.TestCase):
    def test_the_thumb_is_never_wider_than_31_points_and_a_half(self):
        with Playground("switch", program=PROGRAM) as app:
            app.press(target=SWITCH)
            for _ in range(60):
                app.advance(frames=1)
                self.assertLessEqual(app.state(target=SWITCH)["thumbWidth"], 31.5)

    def test_a_drag_past_the_middle_flips_before_the_release(self):
        with Playground("switch", program=PROGRAM) as app:
            before = app.picture(target=SWITCH)["data"]
            end = {**SWITCH, "offset": [20, 0]}
            app.drag(**{"from": {**SWITCH, "offset": [-12, 0]}, "to": end, "hold": True})
            app.settle()
            self.assertTrue(app.state(target=SWITCH)["pressed"])
            self.assertTrue(app.state(target=SWITCH)["shown"])
            self.assertNotEqual(app.picture(target=SWITCH)["data"], before)

    def test_the_disabled_switch_of_the_gallery_stays_as_it_is(self):
        with Playground("--page", "gallery", program=PROGRAM) as app:
            lines = app.tree(role="switch")["lines"]
            self.assertEqual([line for line in lines if "disabled" in line], lines[4:5])
            disabled = {"role": "switch", "label": "Managed by Profile"}
            self.assertEqual(app.tap(target=disabled)["actions"], [])
            with self.assertRaises(Refused) as refused:
                app.tap(target=SWITCH)
            self.assertEqual(len(refused.exception.data["candidates"]), 6)


if __name__ == "__main__":
    unittest.main()
