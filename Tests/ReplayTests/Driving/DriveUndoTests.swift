import Support
import Testing

/// Undo of changes that a client makes. spec: docs/spec/driving.md#methods
@Suite struct `Driving: undo` {
  private let rig: DriveRig

  init() throws { rig = try DriveRig("--page slider --size 1280x1500") }

  private func property(_ name: String) throws -> JSON? {
    let slider = #""target": {"role": "slider", "label": "Brightness", "index": 0}"#
    return try rig.call("state", slider)["properties"]?[name]
  }

  private func tap(_ label: String) throws {
    try rig.call("tap", #""target": {"role": "radioButton", "label": "\#(label)", "index": 0}"#)
    try rig.call("settle")
  }

  private func act(_ role: String, _ label: String, _ action: String) throws {
    try rig.call(
      "act", #""target": {"role": "\#(role)", "label": "\#(label)"}, "action": \#(action)"#)
    try rig.call("settle")
  }

  private func undo() throws {
    try rig.call("run", #""name": "undo""#)
    try rig.call("settle")
  }

  @Test func `an action on a menu is a change of its own`() throws {
    let snap = try property("snap")
    try tap("Black")
    let tint = try property("thumbTint")
    for (item, index) in [("Magnetic", 2), ("Always", 1)] {
      try act("button", "Snap", #""press""#)
      try act("menuItem", item, #""select", "value": \#(index)"#)
    }
    #expect(try property("snap") == .string("always"))
    try undo()
    #expect(try property("snap") == .string("magnetic"))
    try undo()
    #expect(try property("snap") == snap && property("thumbTint") == tint)
    try undo()
    #expect(try property("thumbTint") == .null)
  }

  @Test func `a command of a client is a change of its own`() throws {
    try tap("Black")
    try rig.call("run", #""name": "disabled""#)
    try undo()
    #expect(try property("enabled") == .bool(true) && property("thumbTint") != .null)
  }

  @Test func `a command changes the scale`() throws {
    try rig.call("run", #""name": "larger-scale""#)
    #expect(try rig.call("info")["scale"] == .number(1.25))
    try undo()
    try rig.call("resize", #""width": 900, "height": 700"#)
    #expect(try rig.call("info")["scale"] == .number(1))
    try rig.call("open", #""scale": 2"#)
    try rig.call("run", #""name": "larger-scale""#)
    #expect(try rig.call("info")["scale"] == .number(2.25))
    #expect(try rig.call("info")["size"] == JSON(parsing: "[900, 700]"))
  }

  @Test func `a change on another page leaves what can be redone`() throws {
    func show(_ number: Int) throws {
      try rig.call("key", #""key": "\#(number)", "modifiers": ["control"]"#)
      try rig.call("keyUp", #""key": "\#(number)""#)
      try rig.call("settle")
    }
    try tap("Black")
    let tint = try property("thumbTint")
    try undo()
    try show(2)
    try tap("Black")
    try show(3)
    #expect(try property("thumbTint") == .null)
    try rig.call("run", #""name": "redo""#)
    #expect(try property("thumbTint") == tint)
  }

  @Test func `Escape joins nothing that is undone after it`() throws {
    var values: [JSON?] = [try property("maxTrackTint")]
    for label in ["Light gray", "Light orange", "Light gray", "Light orange"] {
      try tap(label)
      values.append(try property("maxTrackTint"))
    }
    try rig.call("key", #""key": "escape""#)
    try rig.call("keyUp", #""key": "escape""#)
    for value in values.dropLast().reversed() {
      try undo()
      #expect(try property("maxTrackTint") == value)
    }
    for value in values.dropFirst() {
      try rig.call("run", #""name": "redo""#)
      #expect(try property("maxTrackTint") == value)
    }
  }

  @Test func `a menu item is selected as it is, and says its own index`() throws {
    try act("button", "Snap", #""press""#)
    let item = #""target": {"role": "menuItem", "label": "Magnetic"}, "action": "select""#
    let refusal = try rig.refusal("act", item + #", "value": 1"#)
    #expect(refusal.code == -32602 && refusal.message.hasPrefix("value must be 2, the index of"))
    #expect(try rig.refusal("act", item + #", "value": 1.5"#).code == -32602)
    try rig.call("act", item)
    #expect(try property("snap") == .string("magnetic"))
  }
}
