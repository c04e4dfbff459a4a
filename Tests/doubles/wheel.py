# A simulated mouse in mutter: moves to a position on the screen and turns its wheel by one notch.
#
#   wheel.py X Y
import sys
import time

import dbus

service = "org.gnome.Mutter.RemoteDesktop"
bus = dbus.SessionBus()
# The session ends with the connection that created it.
desktop = dbus.Interface(bus.get_object(service, "/org/gnome/Mutter/RemoteDesktop"), service)
mouse = dbus.Interface(bus.get_object(service, desktop.CreateSession()), service + ".Session")
mouse.Start()
mouse.NotifyPointerMotionRelative(-10000.0, -10000.0)
mouse.NotifyPointerMotionRelative(float(sys.argv[1]), float(sys.argv[2]))
# mutter finds the window under the pointer in the next frame.
time.sleep(0.2)
mouse.NotifyPointerAxisDiscrete(dbus.UInt32(0), dbus.Int32(1))
time.sleep(0.2)
