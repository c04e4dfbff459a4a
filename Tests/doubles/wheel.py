# A simulated mouse in mutter: moves to a position on the screen and turns its wheel by one notch,
# each time until the window has recorded it in its log.
#
#   wheel.py X Y LOG
import glob
import sys
import time

import dbus


def wait_for(event):
    end = time.monotonic() + 60
    # Until the window closes, its log has a longer name.
    while not any(f'"{event}"' in open(path).read() for path in glob.glob(sys.argv[3] + "*")):
        if time.monotonic() > end:
            sys.exit(f"wheel: the window recorded no {event} within 60 s")
        time.sleep(0.02)


service = "org.gnome.Mutter.RemoteDesktop"
bus = dbus.SessionBus()
# The session ends with the connection that created it.
desktop = dbus.Interface(bus.get_object(service, "/org/gnome/Mutter/RemoteDesktop"), service)
mouse = dbus.Interface(bus.get_object(service, desktop.CreateSession()), service + ".Session")
mouse.Start()
mouse.NotifyPointerMotionRelative(-10000.0, -10000.0)
mouse.NotifyPointerMotionRelative(float(sys.argv[1]), float(sys.argv[2]))
# mutter finds the window under the pointer in the next frame.
wait_for("move")
mouse.NotifyPointerAxisDiscrete(dbus.UInt32(0), dbus.Int32(1))
wait_for("scroll")
