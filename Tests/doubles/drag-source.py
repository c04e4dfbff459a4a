"""A window of GTK 3 that is the source of a drag; prints what happens to the drag."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk


def say(text):
    print(text, flush=True)


window = Gtk.Window(title="Source")
window.set_default_size(200, 120)
box = Gtk.EventBox()
box.add(Gtk.Label(label="Drag me"))
window.add(box)
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.drag_source_add_text_targets()
box.connect("drag-begin", lambda *_: say("begin"))
box.connect("drag-failed", lambda *_: say("failed"))
box.connect("drag-data-get", lambda w, c, data, *_: (say("asked"), data.set_text("x", -1)))
box.connect("drag-end", lambda *_: say("end"))
window.move(980, 700)
window.show_all()
Gtk.main()
