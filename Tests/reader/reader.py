#!/usr/bin/python3
"""A screen reader for tests, with commands and answers in JSON, one per line.

It uses only libatspi, so the protocol is that of real screen readers.
A command on standard input is {"do": NAME, ...}. Each command gets one line as its answer.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = [
    "object:state-changed",
    "object:property-change",
    "object:selection-changed",
    "object:children-changed",
    "object:bounds-changed",
    "window:activate",
    "window:deactivate",
]

heard = []
deadline = time.monotonic() + 60


def identify(thing):
    try:
        return thing.get_attributes().get("id", "") if thing else ""
    except GLib.Error:
        return ""


def hear(event):
    """Records an event. Its source may no longer exist."""
    note = {"type": event.type, "detail": [event.detail1, event.detail2]}
    try:
        if event.source.get_application().get_name() != program:
            return
        note["name"] = event.source.get_name()
        note["role"] = event.source.get_role_name()
        note["id"] = identify(event.source)
        if isinstance(event.any_data, Atspi.Accessible):
            note["child"] = event.any_data.get_name()
    except GLib.Error:
        pass
    heard.append(note)


def application():
    """Waits for the program and returns it."""
    while time.monotonic() < deadline:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == program and child.get_child_count() > 0:
                return child
        settle(0.02)
    raise SystemExit(f"no program {program} is told of")


def settle(seconds=0.0):
    """Handles pending events."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while context.iteration(False) or time.monotonic() < end:
        pass


def find(thing, identifier):
    if identify(thing) == identifier:
        return thing
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        found = find(child, identifier) if child else None
        if found:
            return found
    return None


def box(thing, system):
    extents = thing.get_extents(system)
    return [extents.x, extents.y, extents.width, extents.height]


def describe(thing, deep=True):
    interfaces = thing.get_interfaces()
    found = {
        "role": thing.get_role_name(),
        "name": thing.get_name(),
        "description": thing.get_description(),
        "states": sorted(state.value_nick for state in thing.get_state_set().get_states()),
        "attributes": dict(thing.get_attributes()),
    }
    if "Component" in interfaces:
        found["screen"] = box(thing, Atspi.CoordType.SCREEN)
        found["window"] = box(thing, Atspi.CoordType.WINDOW)
    if "Action" in interfaces:
        found["actions"] = [
            Atspi.Action.get_action_name(thing, index)
            for index in range(Atspi.Action.get_n_actions(thing))
        ]
    if "Value" in interfaces:
        found["value"] = {
            "now": Atspi.Value.get_current_value(thing),
            "least": Atspi.Value.get_minimum_value(thing),
            "most": Atspi.Value.get_maximum_value(thing),
            "step": Atspi.Value.get_minimum_increment(thing),
            "text": Atspi.Value.get_text(thing),
        }
    if "Selection" in interfaces:
        found["selected"] = [
            index
            for index in range(thing.get_child_count())
            if Atspi.Selection.is_child_selected(thing, index)
        ]
    for relation in thing.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.MEMBER_OF:
            found["members"] = [
                relation.get_target(index).get_name()
                for index in range(relation.get_n_targets())
            ]
    if deep:
        found["children"] = [
            describe(thing.get_child_at_index(index))
            for index in range(thing.get_child_count())
        ]
    return found


def act(thing, name):
    for index in range(Atspi.Action.get_n_actions(thing)):
        if Atspi.Action.get_action_name(thing, index) == name:
            return Atspi.Action.do_action(thing, index)
    raise ValueError(f"{thing.get_name()} has no action {name}")


def wander(numbers):
    """Performs an action on an object; the numbers are the path to it, the action and its amount.

    Errors are ignored, because objects may disappear in between.
    """
    thing = application()
    *way, what, amount = numbers
    for number in way:
        count = thing.get_child_count()
        able = {"Action", "Value", "Selection"} & set(thing.get_interfaces())
        if count == 0 or (able and number % 3 == 0):
            break
        child = thing.get_child_at_index(number % count)
        if not child:
            break
        thing = child
    deeds = deeds_on(thing, amount)
    deeds[what % len(deeds)]()


def deeds_on(thing, amount):
    """The possible actions on an object, each with an amount."""
    interfaces = thing.get_interfaces()
    deeds = [lambda: describe(thing, deep=False)]
    if "Action" in interfaces:
        for index in range(Atspi.Action.get_n_actions(thing)):
            deeds.append(lambda index=index: Atspi.Action.do_action(thing, index))
        deeds.append(lambda: Atspi.Action.do_action(thing, amount))
    if "Value" in interfaces:
        least, most = Atspi.Value.get_minimum_value(thing), Atspi.Value.get_maximum_value(thing)
        values = [least + (most - least) * (amount % 101) / 100, float("nan"), float("inf"), -1e300]
        # Mostly values that a screen reader would set.
        value = values[0] if amount % 4 else values[amount // 4 % 4]
        deeds += 3 * [lambda: Atspi.Value.set_current_value(thing, value)]
    if "Selection" in interfaces:
        index = amount % 12 - 1
        deeds += [
            lambda: Atspi.Selection.select_child(thing, index),
            lambda: Atspi.Selection.deselect_child(thing, index),
            lambda: Atspi.Selection.clear_selection(thing),
        ]
    if "Component" in interfaces:
        x, y = amount % 1999 - 500, amount // 7 % 1999 - 500
        deeds += [
            thing.grab_focus,
            lambda: thing.get_accessible_at_point(x, y, Atspi.CoordType.WINDOW),
        ]
    return deeds


def hold_keys(seconds, keeps):
    """Listens to all keys, consumes one, and delays each answer, like a screen reader that hangs."""

    def snoop(stroke):
        heard.append({"type": "key", "name": stroke.event_string, "detail": [stroke.type, 0]})
        time.sleep(seconds)
        return stroke.event_string == keeps

    listener = Atspi.DeviceListener.new(snoop)
    for mask in [0, 1]:
        Atspi.register_keystroke_listener(
            listener, None, mask, 3,
            Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME,
        )
    return listener


kept = []


def answer(command):
    what = command["do"]
    if what in ("listen", "overhear"):
        # "overhear" only receives events and sends no requests, so it does not fall behind.
        listener = Atspi.EventListener.new(hear if what == "listen" else lambda event: None)
        kept.append(listener)
        for name in EVENTS:
            listener.register(name)
        return True
    if what == "keys":
        kept.append(hold_keys(command["seconds"], command["keeps"]))
        return True
    if what == "events":
        settle()
        events = list(heard)
        heard.clear()
        return events
    if what == "wander":
        try:
            wander(command["numbers"])
        except GLib.Error:
            pass
        return True
    app = application()
    if what == "tree":
        return describe(app)
    if what == "at":
        frame = app.get_child_at_index(0)
        thing = frame.get_accessible_at_point(
            command["x"], command["y"], Atspi.CoordType.WINDOW
        )
        return describe(thing, deep=False) if thing else None
    thing = find(app, command["id"])
    if not thing:
        return None
    if what == "part":
        thing.clear_cache()
        return describe(thing)
    if what == "action":
        return act(thing, command["name"])
    if what == "set":
        return Atspi.Value.set_current_value(thing, command["value"])
    if what == "select":
        return Atspi.Selection.select_child(thing, command["index"])
    if what == "deselect":
        return Atspi.Selection.deselect_child(thing, command["index"])
    if what == "clear":
        return Atspi.Selection.clear_selection(thing)
    if what == "focus":
        return thing.grab_focus()
    raise ValueError(f"what is {what}?")


def read(channel, condition):
    global deadline
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    deadline = time.monotonic() + 60
    try:
        result = {"answer": answer(json.loads(line))}
    except (GLib.Error, ValueError) as error:
        result = {"error": str(error)}
    print(json.dumps(result), flush=True)
    return True


program = sys.argv[1]
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
print("ready", flush=True)
loop.run()
