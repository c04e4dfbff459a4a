# A simulated mouse in mutter: moves around a position on the screen until the window has recorded
# it in its log, and then turns its wheel by one notch.
#
#   wheel.py X Y LOG
import glob
import itertools
import sys
import time

import dbus


def wait_for(event, again=lambda: None):
    end = time.monotonic() + 120
    # Until the window closes, its log has a longer name.
    while not any(f'"{event}"' in open(path).read() for path in glob.glob(sys.argv[3] + "*")):
        if time.monotonic() > end:
            sys.exit(f"wheel: the window recorded no {event} within 120 s")
        again()
        time.sleep(0.02)


service = "org.gnome.Mutter.RemoteDesktop"
bus = dbus.SessionBus()
# The session ends with the connection that created it.
desktop = dbus.Interface(bus.get_object(service, "/org/gnome/Mutter/RemoteDesktop"), service)
mouse = dbus.Interface(bus.get_object(service, desktop.CreateSession()), service + ".Session")
mouse.Start()
mouse.NotifyPointerMotionRelative(-10000.0, -10000.0)
mouse.NotifyPointerMotionRelative(float(sys.argv[1]), float(sys.argv[2]))
ways = itertools.cycle([1.0, -1.0])
# mutter may not have placed the window yet, and finds it under the pointer in the next frame.
wait_for("move", again=lambda: mouse.NotifyPointerMotionRelative(next(ways), 0.0))
mouse.NotifyPointerAxisDiscrete(dbus.UInt32(0), dbus.Int32(1))
wait_for("scroll")
