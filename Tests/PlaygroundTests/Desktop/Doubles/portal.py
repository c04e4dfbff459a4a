"""A settings portal that says what it is told to say, also what no portal should.

Debian's portal lacks some of the keys. The double is worked over the bus: org.example.Double.Set
with a value of any type.
"""

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"


class Portal(dbus.service.Object):
    values = {}

    @dbus.service.method(SETTINGS, in_signature="as", out_signature="a{sa{sv}}")
    def ReadAll(self, namespaces):
        result = dbus.Dictionary(signature="sa{sv}")
        for (namespace, key), value in self.values.items():
            if namespace in namespaces:
                keys = result.setdefault(namespace, dbus.Dictionary(signature="sv"))
                keys[key] = value
        return result

    @dbus.service.signal(SETTINGS, signature="ssv")
    def SettingChanged(self, namespace, key, value):
        pass

    @dbus.service.method("org.example.Double", in_signature="ssv")
    def Set(self, namespace, key, value):
        self.values[(namespace, key)] = value
        self.SettingChanged(namespace, key, value)


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
portal = Portal(bus, PATH)
name = dbus.service.BusName(NAME, bus)
print("ready", flush=True)
GLib.MainLoop().run()
