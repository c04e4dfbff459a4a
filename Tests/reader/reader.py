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
    "object:text-changed",
    "object:text-caret-moved",
    "object:text-selection-changed",
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
        if isinstance(event.any_data, str):
            note["text"] = event.any_data
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
    if "Text" in interfaces:
        found["text"] = read_text(thing, "EditableText" in interfaces)
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


def read_text(thing, is_editable):
    count = Atspi.Text.get_character_count(thing)
    chosen = [
        Atspi.Text.get_selection(thing, index)
        for index in range(Atspi.Text.get_n_selections(thing))
    ]
    places = [
        Atspi.Text.get_character_extents(thing, offset, Atspi.CoordType.WINDOW)
        for offset in range(count)
    ]
    word = Atspi.Text.get_string_at_offset(thing, 0, Atspi.TextGranularity.WORD)
    _, *run = Atspi.Text.get_attribute_run(thing, 0, False)
    return {
        "text": Atspi.Text.get_text(thing, 0, -1),
        "count": count,
        "caret": Atspi.Text.get_caret_offset(thing),
        "selections": [[part.start_offset, part.end_offset] for part in chosen],
        "firstWord": word.content,
        "firstRun": run,
        # The characters that are found at the middles of all characters.
        "found": [
            Atspi.Text.get_offset_at_point(
                thing,
                place.x + place.width // 2,
                place.y + place.height // 2,
                Atspi.CoordType.WINDOW,
            )
            for place in places
        ],
        "isEditable": is_editable,
    }


def edit(thing, command):
    """Changes a text, its caret or its selection."""
    how, start, end = command["how"], command["start"], command["end"]
    if how == "set":
        return Atspi.EditableText.set_text_contents(thing, command["text"])
    if how == "insert":
        text = command["text"]
        return Atspi.EditableText.insert_text(thing, start, text, len(text.encode()))
    if how == "delete":
        return Atspi.EditableText.delete_text(thing, start, end)
    if how == "copy":
        return Atspi.EditableText.copy_text(thing, start, end)
    if how == "cut":
        return Atspi.EditableText.cut_text(thing, start, end)
    if how == "paste":
        return Atspi.EditableText.paste_text(thing, start)
    if how == "caret":
        return Atspi.Text.set_caret_offset(thing, start)
    if how == "select":
        return Atspi.Text.add_selection(thing, start, end)
    if how == "deselect":
        return Atspi.Text.remove_selection(thing, 0)
    raise ValueError(f"what is {how}?")


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
    if "EditableText" in interfaces:
        start, end = amount % 23 - 2, amount // 23 % 23 - 2
        for how in ["set", "insert", "delete", "caret", "select", "deselect"]:
            command = {"how": how, "start": start, "end": end, "text": f"か{amount}\n"}
            deeds.append(lambda command=command: edit(thing, command))
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
    if what == "edit":
        return edit(thing, command)
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
