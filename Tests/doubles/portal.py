"""A portal that gives prepared answers, including invalid ones, and a file manager.

The portal of Debian lacks some of the keys. Tests control this one over the bus:
org.example.Double.Set sets a value of any type, and org.example.Double.Answer prepares the answer
of the file chooser, which fails until then. Requests are printed.
"""

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
CHOOSER = "org.freedesktop.portal.FileChooser"
REQUEST = "org.freedesktop.portal.Request"


MANAGER = "org.freedesktop.FileManager1"


class FileManager(dbus.service.Object):
    @dbus.service.method(MANAGER, in_signature="ass")
    def ShowItems(self, uris, startup_id):
        print("shown", *uris, sep="|", flush=True)


class Request(dbus.service.Object):
    @dbus.service.signal(REQUEST, signature="ua{sv}")
    def Response(self, response, results):
        pass


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

    answers = None

    @dbus.service.method(
        CHOOSER, in_signature="ssa{sv}", out_signature="o", sender_keyword="sender"
    )
    def OpenFile(self, parent, title, options, sender):
        if self.answers is None:
            raise dbus.DBusException("no files here", name="org.example.Error")
        token = options["handle_token"]
        path = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
        request = Request(bus, path)
        patterns = [pattern for _, list in options["filters"] for _, pattern in list]
        print("asked", parent, title, *patterns, sep="|", flush=True)
        response, uris = self.answers
        results = dbus.Dictionary(signature="sv")
        if uris:
            results["uris"] = dbus.Array(uris, signature="s")

        def answer():
            request.Response(response, results)
            request.remove_from_connection()

        GLib.timeout_add(50, answer)
        return path

    @dbus.service.method("org.example.Double", in_signature="uas")
    def Answer(self, response, uris):
        self.answers = (response, uris)

    @dbus.service.method("org.example.Double")
    def ManageFiles(self):
        self.manager = dbus.service.BusName(MANAGER, bus)

    @dbus.service.method("org.example.Double", in_signature="ssv")
    def Set(self, namespace, key, value):
        self.values[(namespace, key)] = value
        self.SettingChanged(namespace, key, value)


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
portal = Portal(bus, PATH)
manager = FileManager(bus, "/org/freedesktop/FileManager1")
name = dbus.service.BusName(NAME, bus)
print("ready", flush=True)
GLib.MainLoop().run()
