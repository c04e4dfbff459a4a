import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/driving.md#methods: gestures, keys and time on a virtual clock.
@Suite struct `Driving: acting` {
  nonisolated private static let toggle = #""target": {"role": "switch"}"#

  @Test func `a tap takes its time, reports actions, and says the focus`() throws {
    let rig = try DriveRig("switch --on")
    let result = try rig.call("tap", Self.toggle)
    #expect(result["time"]?.number == 0.05)
    #expect(rig.actions(result) == ["valueChanged", "haptic"])
    #expect(result["actions"]?.values.first?["value"] == .bool(false))
    // A press focuses.
    #expect(result["focus"]?.string == "e1")
    #expect(try rig.call("settle")["time"]?.number ?? 0 > 0.2)
    #expect(try rig.call("state", Self.toggle)["isOn"] == .bool(false))
    #expect(try rig.call("advance", #""seconds": 1"#)["isIdle"] == .bool(true))
  }

  @Test func `a drag past the middle flips the switch before the release`() throws {
    let rig = try DriveRig()
    try rig.call("press", #""target": {"role": "switch", "offset": [-12, 0]}"#)
    try rig.call("advance", #""frames": 3"#)
    try rig.call("move", #""target": {"role": "switch", "offset": [20, 0]}"#)
    try rig.call("advance", #""frames": 1"#)
    #expect(try rig.call("state", Self.toggle)["shown"] == .bool(true))
    #expect(try rig.call("state", Self.toggle)["pressed"] == .bool(true))
    let end = try rig.call("release", #""target": {"role": "switch", "offset": [20, 0]}"#)
    #expect(rig.actions(end).contains("valueChanged"))
  }

  @Test func `drag moves in each frame, and can stay pressed`() throws {
    let rig = try DriveRig("slider --value 0 --width 200")
    let thumb = #""from": {"role": "slider", "offset": [-86, 0]}, "to": {"role": "slider"}"#
    let result = try rig.call("drag", thumb + #", "hold": true"#)
    #expect(result["time"]?.number == 0.3)
    #expect(rig.actions(result).filter { $0 == "valueChanged" }.count >= 15)
    let slider = #"{"role": "slider"}"#
    #expect(abs(try rig.number("value", of: slider) - 0.5) < 0.02)
    #expect(try rig.call("state", #""target": \#(slider)"#)["grabbed"] == .bool(true))
    #expect(rig.actions(try rig.call("cancel")).last == "editingEnded")
  }

  @Test func `keys act on the focused control, and set and act change values`() throws {
    let rig = try DriveRig("switch --focused")
    let key = try rig.call("key", #""key": "space""#)
    #expect(try rig.lines().contains { $0.hasPrefix("  " + (key["focus"]?.string ?? "-")) })
    #expect(rig.actions(try rig.call("keyUp", #""key": "space""#)).contains("valueChanged"))
    try rig.call("set", #""property": "on", "value": false, "target": {"role": "switch"}"#)
    #expect(try rig.call("state", Self.toggle)["properties"]?["on"] == .bool(false))
    #expect(rig.actions(try rig.call("act", Self.toggle + #", "action": "toggle""#)) != [])
    #expect(try rig.refusal("act", Self.toggle + #", "action": "press""#).code == -32003)
    #expect(
      try rig.refusal("act", Self.toggle + #", "action": "toggle", "value": 1"#).code == -32602)
    try rig.call("disabled", #""value": true"#)
    #expect(try rig.refusal("act", Self.toggle + #", "action": "toggle""#).code == -32003)
  }

  @Test func `a segment is selected by its own element`() throws {
    let rig = try DriveRig("segmented --segments A,B,C")
    let result = try rig.call("act", #""target": {"label": "B"}, "action": "select""#)
    #expect(result["actions"]?.values.last?["value"] == .integer(1))
  }

  @Test func `a text field is typed into, and takes a text from an action`() throws {
    let rig = try DriveRig("text --text Studio --selected 2,5 --focused")
    let field = #""target": {"role": "entry"}"#
    try rig.call("type", #""text": "un""#)
    #expect(try rig.call("state", field)["text"]?.string == "Stuno")
    try rig.call("act", field + #", "action": "setText", "text": "Hall""#)
    #expect(try rig.call("state", field)["text"]?.string == "Hall")
    for wrong in [#""action": "setText""#, #""action": "focus", "text": "a""#] {
      #expect(try rig.refusal("act", field + ", " + wrong).code == -32602)
    }
    try rig.call("preedit", #""text": "abc", "caret": 2, "highlighted": [0, 1]"#)
    try rig.call("text", #""text": "way""#)
    #expect(try rig.call("state", field)["text"]?.string == "Hallway")
    let log = try #require(try rig.call("log")["log"]?.string)
    #expect(
      try ReplayRun(InputLog(parsing: log), rate: 60).end["text"]?["text"]?.string == "Hallway")
  }

  @Test(arguments: [
    ("switch --disabled", "tap", toggle, "the switch is disabled"),
    ("switch --disabled", "press", #""x": 40, "y": 31"#, "the switch is disabled"),
    // Above the switch, in the area in which it is hit, and outside of it.
    ("switch --disabled", "press", #""x": 40, "y": 12"#, "the switch is disabled"),
    ("switch", "press", #""x": 40, "y": 12"#, nil),
    ("switch", "press", #""x": 2, "y": 2"#, "nothing takes a press at this point"),
    (
      "switch", "tap", #""target": {"role": "switch", "offset": [40, 0]}"#,
      "nothing takes a press at this point"
    ),
    ("switch", "press", #""x": 2, "y": 2, "button": 3"#, nil),
    (
      "--page switch --disabled", "tap", #""target": {"role": "switch", "index": 0}"#,
      #"the switch "Wi-Fi" is disabled"#
    ),
    ("switch --pending", "tap", toggle, "the switch is pending"), ("switch", "tap", toggle, nil),
  ])
  func `a press that does nothing says why`(
    arguments: String, method: String, parameters: String, note: String?
  ) throws {
    #expect(try DriveRig(arguments).call(method, parameters)["note"]?.string == note)
  }

  @Test func `a second press without a release says why it does nothing`() throws {
    let rig = try DriveRig()
    let press = #""x": 40, "y": 31, "pointer": "#
    #expect(try rig.call("press", press + "5")["note"] == nil)
    #expect(try rig.call("press", press + "2")["note"]?.string?.contains("another pointer") == true)
    try rig.call("cancel", #""pointer": 5"#)
    let drag = #""from": {"role": "switch"}, "to": {"at": [60, 31]}, "hold": true"#
    #expect(try rig.call("drag", drag)["note"] == nil)
    #expect(try rig.call("drag", drag)["note"]?.string?.contains("pressed already") == true)
    try rig.call("cancel")
    #expect(try rig.call("drag", drag)["note"] == nil)
  }

  @Test func `a text that is too long to type is refused, and names another way`() throws {
    let rig = try DriveRig("text --focused")
    func text(_ length: Int) -> String { String(repeating: "x", count: length) }
    let refusal = try rig.refusal("type", #""text": "\#(text(1001))""#)
    #expect(refusal.code == -32602 && refusal.message.contains("setText"))
    try rig.call("type", #""text": "\#(text(20))""#)
    #expect(try rig.call("state", #""target": {"role": "entry"}"#)["text"] == .string(text(20)))
  }

  @Test func `set changes the target, also without an identifier or with that of another`() throws {
    let rig = DriveRig(
      DrivenScene(size: Size(200, 200)) {
        let switches = ["A", "B", "C"].map { Switch(label: $0) }
        for control in switches.dropFirst() { control.identifier = "same" }
        return Scene(Stack(.vertical) { for control in switches { control } })
      })
    func isOn() throws -> [Bool] {
      try ["A", "B", "C"].map {
        try rig.call("state", #""target": {"label": "\#($0)"}"#)["isOn"] == .bool(true)
      }
    }
    try rig.call("advance", #""seconds": 1"#)
    for label in ["A", "C"] {
      try rig.call("set", #""property": "on", "value": true, "target": {"label": "\#(label)"}"#)
    }
    #expect(try isOn() == [true, false, true])
    try rig.call("advance", #""seconds": 1"#)
    try rig.call("rewind", #""seconds": 0.5"#)
    #expect(try isOn() == [true, false, true])
    try rig.call("rewind", #""time": 0.5"#)
    #expect(try isOn() == [false, false, false])
    let refusal = try rig.refusal("set", #""property": "on", "target": {"at": [199, 199]}"#)
    #expect(refusal.code == -32003 && refusal.message.contains("is no control"))
  }

  @Test func `a log has the target of set`() throws {
    let rig = try DriveRig("--page gallery --size 960x680")
    try rig.call("advance", #""seconds": 0.1"#)
    let target = #""target": {"role": "switch", "label": "Bluetooth"}"#
    let isOn = try rig.call("state", target)["isOn"] == .bool(true)
    try rig.call("set", #""property": "on", "value": \#(!isOn), "# + target)
    try rig.call("settle")
    #expect(try rig.call("state", target)["isOn"] == .bool(!isOn))
    try rig.expectReplay()
  }

  // MARK: Time

  @Test func `something that moves beyond the limit has not settled`() throws {
    let rig = try DriveRig()
    try rig.call("tap", Self.toggle)
    #expect(try rig.refusal("settle", #""limit": 0.01"#).code == -32005)
    // The ring turns in steps, each at a moment of its own.
    let pending = try DriveRig("switch --pending")
    #expect(try pending.refusal("settle", #""limit": 1"#).code == -32005)
    try pending.call("pending", #""pending": false"#)
    #expect(try pending.call("settle")["time"]?.number ?? 9 < 2)
  }

  /// A node with a timer of 0.05 s, which can show each of its steps.
  private final class TimerNode: Node {
    private let isVisible: Bool
    private var count = 0

    init(isVisible: Bool) {
      self.isVisible = isVisible
      super.init()
    }

    override func layout(in context: LayoutContext) { invalidate(.motion, reason: "timer") }

    override func advance(to time: Instant) -> NextFrame {
      count += 1
      return .at(time.advanced(by: 0.05))
    }

    override func paint(with painter: any Painter, in context: PaintContext) {
      if isVisible, !count.isMultiple(of: 2) { painter.fillAligned(bounds, color: .black) }
    }
  }

  @Test func `settle ends beside a timer that changes nothing`() throws {
    func rig(isVisible: Bool) -> DriveRig {
      DriveRig(DrivenScene(size: Size(40, 40)) { Scene(TimerNode(isVisible: isVisible)) })
    }
    let settled = try rig(isVisible: false).call("settle")
    #expect(settled["note"]?.string?.contains("timer") == true)
    #expect((0.5...0.6).contains(settled["time"]?.number ?? 0))
    // An event begins the quiet time anew, also if it changes nothing.
    let moved = rig(isVisible: false)
    try moved.call("settle")
    try moved.call("move", #""x": 5, "y": 5"#)
    #expect((1.0...1.2).contains(try moved.call("settle")["time"]?.number ?? 0))
    #expect(try rig(isVisible: true).refusal("settle").code == -32005)
  }

  /// 0.0333 s end with a frame whose time is rounded up to whole nanoseconds.
  @Test(arguments: [
    ("switch", 0.021), ("switch", 0.033333333), ("slider --ticks 5", 0.021), ("segmented", 0.021),
    ("--page gallery", 0.021), ("--page trio", 0.021),
  ])
  func `the same requests give the same bytes, and their log the same pixels`(
    arguments: String, seconds: Double
  ) throws {
    func run() throws -> (DriveRig, [String?]) {
      let rig = try DriveRig(arguments)
      let lines = [
        ("tap", #""target": {"at": [40, 31]}"#), ("advance", #""seconds": \#(seconds)"#),
        ("press", #""x": 60, "y": 35"#), ("move", #""x": 90, "y": 35"#),
        ("advance", #""frames": 3"#), ("release", #""x": 90, "y": 35"#), ("key", #""key": "tab""#),
        ("type", #""text": "a B""#), ("scroll", #""x": 200, "y": 200, "dy": 2"#),
        ("advance", #""frames": 5"#), ("tree", ""), ("picture", ""),
      ]
      return (rig, lines.map { rig.scene.reply(to: DriveRig.line($0, $1)) })
    }
    let (rig, replies) = try run()
    #expect(try run().1 == replies)
    try rig.expectReplay()
  }

  /// The element is in view already, but another panel changes.
  @Test func `a reveal that changes only other parts of the window is in the log`() throws {
    let rig = try DriveRig("--page gallery --size 500x400 --panels time,log")
    try rig.call("tap", #""target": {"at": [250, 244]}"#)
    try rig.call("advance", #""seconds": 0.05"#)
    try rig.call("tap", #""target": {"role": "staticText", "label": "Now"}"#)
    try rig.call("settle")
    try rig.expectReplay()
  }

  /// The stage magnifies the control, and has another background.
  @Test(arguments: [
    ("switch", #""property": "on", "value": true"#),
    ("slider", #""property": "value", "value": 0.2"#),
    ("segmented", #""property": "selected", "value": 0"#),
  ])
  func `the log of the page of a control replays to its states`(
    name: String, property: String
  ) throws {
    let rig = try DriveRig("--page \(name) --set label=Alarm --theme dark")
    let target = #""target": {"role": "\#(name)", "label": "Alarm"}"#
    try rig.call("tap", target)
    try rig.call("contrast", #""contrast": "more""#)
    try rig.call("settle")
    try rig.call("set", property + ", " + target)
    try rig.call("press", #""target": {"role": "\#(name)", "label": "Alarm", "offset": [60, 0]}"#)
    try rig.call("advance", #""seconds": 0.021"#)
    let text = try #require(rig.call("log")["log"]?.string)
    let log = try InputLog(parsing: text)
    #expect(log.header.theme == .dark && log.header.options.label == "Alarm")
    let replayed = try #require(ReplayRun(log, rate: 60, end: log.header.end).end[name])
    let state = try rig.call("state", target)
    for member in replayed.members {
      let value = try #require(state[member.key])
      #expect(value.isClose(to: member.value, within: 1e-6), "\(member.key)")
    }
    // The page is made anew.
    try rig.call("rewind", #""seconds": 0"#)
    #expect(try rig.call("log")["log"]?.string == text)
    try rig.call("run", #""name": "page-matrix""#)
    let refusal = try rig.refusal("log")
    #expect(refusal.code == -32003 && refusal.message.contains("the page matrix, but switch"))
  }
}
