import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/driving.md#methods; docs/spec/driving.md#target: on a virtual clock.
@Suite struct `Driving: methods` {
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
    let drag = #""from": {"role": "switch"}, "to": {"at": [60, 31]}, "hold": true"#
    #expect(try rig.call("drag", drag)["note"] == nil)
    #expect(try rig.call("drag", drag)["note"]?.string?.contains("pressed already") == true)
    try rig.call("cancel")
    #expect(try rig.call("drag", drag)["note"] == nil)
  }

  // MARK: Targets

  @Test func `targets match one element, or the error lists candidates`() throws {
    let rig = try DriveRig("--page gallery")
    let several = try rig.refusal("tap", Self.toggle)
    #expect(several.code == -32001)
    let lines = several.data["candidates"]?.values.compactMap(\.string) ?? []
    #expect(lines.count == 6 && lines.allSatisfy { $0.contains(" switch \"") })
    #expect(try rig.refusal("tap", #""target": {"label": "wi-fi"}"#).code == -32001)
    #expect(try rig.refusal("tap", #""target": {"role": "switch", "index": 9}"#).code == -32001)
    #expect(try rig.refusal("tap", #""target": {}"#).code == -32602)
    #expect(try rig.refusal("tap", #""target": {"ref": "e999"}"#).code == -32002)
    try rig.call("tap", #""target": {"role": "switch", "label": "Bluetooth"}"#)
    try rig.call("tap", #""target": {"role": "switch", "index": 1}"#)
    let place = try rig.call("state", #""target": {"at": [319, 222]}"#)
    #expect(place["label"]?.string == "Bluetooth" && place["isOn"] == .bool(false))
  }

  @Test func `a ref stays with its element and is never given to another`() throws {
    let rig = try DriveRig("--page trio")
    let before = try rig.lines()
    try rig.call("tap", Self.toggle)
    #expect(try rig.lines().map { $0.words[0] } == before.map { $0.words[0] })
    try rig.call("open", #""page": "trio""#)
    #expect(try rig.refusal("tap", #""target": {"ref": "e2"}"#).code == -32002)
    let refs = Set(before.map { $0.words[0] })
    #expect(refs.isDisjoint(with: try rig.lines().map { $0.words[0] }))
  }

  @Test func `an element out of sight is scrolled into view, and a log does the same`() throws {
    let rig = try DriveRig("--page gallery --size 480x320")
    let target = #""target": {"label": "Size", "role": "segmented"}"#
    #expect(try rig.lines(#""text": "size""#).contains { $0.contains("offscreen") })
    try rig.call("hover", target)
    #expect(
      try rig.lines(#""root": {"label": "Size", "role": "segmented"}, "depth": 0"#)
        .allSatisfy { !$0.contains("offscreen") })
    try rig.call("settle")
    // An element in sight needs no event in the log.
    try rig.call("hover", target)
    let log = try #require(rig.call("log")["log"]?.string)
    #expect(log.split(separator: #""reveal""#).count == 2)
    try expectReplay(of: rig)
  }

  @Test func `the tree of the gallery is short, and can be filtered`() throws {
    let rig = try DriveRig("--page gallery")
    let lines = try rig.lines()
    #expect(lines.count <= 60)
    #expect(lines[0].hasSuffix("window \"\" at=0,0 960x680"))
    let toggle = try #require(lines.first { $0.contains("switch \"Wi-Fi\"") })
    #expect(toggle.hasSuffix("value=on [focusable] actions=toggle,focus at=293,146.5 51x31"))
    let some = try rig.call("tree", #""role": "switch", "limit": 2"#)
    #expect(some["lines"]?.values.count == 2 && some["more"] == .integer(4))
    let disabled = try rig.lines(#""state": "disabled""#).map { $0.words[0] }
    #expect(disabled == lines.filter { $0.contains("disabled]") }.map { $0.words[0] })
    #expect(try rig.refusal("tree", #""state": "red""#).message.contains("disabled or offscreen"))
    let json = try rig.call("tree", #""role": "switch", "format": "json""#)["elements"]?.values
    #expect(json?.count == 6 && json?.first?["label"]?.string == "Wi-Fi")
  }

  // MARK: Errors

  @Test(arguments: [
    ("disabled", #""target": {"role": "switch"}, "value": true"#, -32602, "takes no target"),
    ("press", "", -32602, "target"), ("move", #""dx": 3"#, -32602, "target"),
    ("state", #""target": {"ref": "e2"}"#, -32002, "no element has the ref e2"),
    ("tap", #""target": {"role": "swich"}"#, -32001, "did you mean switch?"),
    ("tree", #""role": "swich""#, -32602, "did you mean switch?"),
    ("rewind", #""seconds": 99"#, -32602, "seconds must be 0 to 0.0"),
    ("rewind", #""time": 99"#, -32602, "time or seconds must be"),
    (
      "tap", #""x": 3, "y": 4"#, -32602,
      "tap takes no x; it takes target, count, hold and modifiers"
    ),
    ("info", #""page": 1"#, -32602, "info takes no page"),
    ("type", "", -32602, "text is missing: the text"),
    ("act", toggle, -32602, "action is missing: an action that tree shows"),
    ("picture", #""path": "a.gif""#, -32602, ".svg"),
  ])
  func `errors name what is wrong`(
    method: String, parameters: String, code: Int, message: String
  ) throws {
    let refusal = try DriveRig().refusal(method, parameters)
    #expect(refusal.code == code && refusal.message.contains(message))
  }

  // MARK: Window

  @Test(arguments: ["", "--page trio", "--theme dark --page switch --page gallery --scale 2"])
  func `a page is read without the argument parser`(arguments: String) throws {
    let read = try #require(DriveCommand<Playground>(reading: arguments.words))
    let parsed = try DriveRig(arguments)
    #expect(try DriveRig(read.makeScene()).call("info") == parsed.call("info"))
    #expect(read.tokens.tokens == nil)
  }

  @Test(arguments: [
    "switch", "--page", "--page nowhere", "--page=trio", "--size 900x600", "--help", "--theme",
    "--theme --page trio", "--page trio --on",
  ])
  func `other arguments are left to the argument parser`(arguments: String) {
    #expect(DriveCommand<Playground>(reading: arguments.words) == nil)
  }

  @Test func `pages, environment and commands of a window`() throws {
    let rig = try DriveRig("--page trio --theme dark")
    #expect(try rig.call("info")["theme"]?.string == "dark")
    let opened = try rig.call("open", #""page": "switch", "theme": "light", "size": [900, 700]"#)
    #expect(opened["page"]?.string == "switch" && opened["theme"]?.string == "light")
    #expect(opened["size"] == JSON(parsing: "[900, 700]"))
    #expect(try rig.refusal("open", #""page": "nowhere""#).code == -32602)
    let commands = try rig.call("commands")["commands"]?.values ?? []
    #expect(Set(commands.compactMap { $0["name"]?.string }).count == commands.count)
    try rig.call("run", #""name": "theme", "value": true"#)
    try rig.call("run", #""name": "theme", "value": true"#)
    #expect(try rig.call("info")["theme"]?.string == "dark")
    let unavailable = try #require(commands.first { $0["disabledReason"] != .null })
    let refusal = try rig.refusal("run", #""name": \#(try #require(unavailable["name"]).text)"#)
    #expect(refusal.code == -32003 && refusal.data["reason"] == unavailable["disabledReason"])
  }

  // MARK: Time

  @Test func `rewind shows the exact past, and the next event goes on from there`() throws {
    let rig = try DriveRig()
    try rig.call("tap", Self.toggle)
    try rig.call("advance", #""frames": 4"#)
    let (then, picture) = (try rig.call("info")["time"]?.number ?? 0, try rig.picture())
    try rig.call("settle")
    try rig.call("tap", Self.toggle)
    #expect(rig.actions(try rig.call("rewind", #""time": \#(then)"#)) == [])
    #expect(try rig.picture() == picture)
    #expect(try rig.call("settle")["time"]?.number ?? 0 < 1)
    #expect(try rig.call("state", Self.toggle)["isOn"] == .bool(true))
    #expect(try rig.refusal("rewind", #""time": 100"#).code == -32602)
  }

  @Test func `refs stay with their elements after a rewind, below a modal layer too`() throws {
    let rig = try DriveRig("--page trio")
    try rig.call("advance", #""seconds": 0.1"#)
    let before = try rig.lines()
    try rig.call("run", #""name": "environment""#)
    try rig.call("advance", #""seconds": 0.1"#)
    let dialog = try rig.lines()
    try rig.call("advance", #""seconds": 0.1"#)
    // Elements of a second dialog are at the same places, with refs of their own.
    for _ in 0..<2 {
      try rig.call("run", #""name": "environment""#)
      try rig.call("advance", #""seconds": 1"#)
    }
    #expect(try rig.lines() != dialog)
    try rig.call("rewind", #""time": 0.2"#)
    #expect(try rig.lines() == dialog)
    #expect(try rig.refusal("state", #""target": {"ref": "e3"}"#).code == -32003)
    try rig.call("rewind", #""time": 0.05"#)
    #expect(try rig.lines() == before)
    let gone = try #require(dialog.last?.words.first)
    #expect(try rig.refusal("state", #""target": {"ref": "\#(gone)"}"#).code == -32002)
  }

  @Test func `a rewind finds removed elements again, and forgets those of the future`() throws {
    let rig = try DriveRig("segmented --segments A,B")
    try rig.call("advance", #""seconds": 0.1"#)
    let before = try rig.lines()
    let insertion = #""index": 0, "title": "New", "animated": false"#
    try rig.call("insertSegment", insertion)
    #expect(try rig.lines().count == 5)
    try rig.call("removeSegment", #""index": 2, "animated": false"#)
    try rig.call("advance", #""frames": 1"#)
    try rig.call("rewind", #""time": 0.05"#)
    #expect(try rig.lines() == before)
    #expect(try rig.refusal("state", #""target": {"ref": "e5"}"#).code == -32002)
    try rig.call("insertSegment", insertion)
    #expect(try rig.lines().compactMap(\.words.first) == ["e1", "e2", "e6", "e3", "e4"])
  }

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
    try expectReplay(of: rig)
  }

  /// Expects that the last frame of the log has the pixels of the session.
  private func expectReplay(of rig: DriveRig) throws {
    let log = try #require(rig.call("log")["log"]?.string)
    var last: [UInt8]?
    try Workbench.playground().replay(log) { last = try $0.picture().png() }
    #expect(last == (try rig.picture()))
  }

  // MARK: Pictures

  @Test func `pictures have the size, the scale and the format of the request`() throws {
    let rig = try DriveRig("switch --on")
    let shot = Self.toggle + #", "margin": 16, "scale": 2"#
    #expect(try rig.call("picture", shot)["size"] == JSON(parsing: "[166, 126]"))
    let folder = TemporaryFolder()
    let path = try folder.snapshot("switch --on --scale 2", as: "switch@2x.png")
    #expect(try rig.picture(shot) == folder.bytes("switch@2x.png"))
    let difference = try rig.call("compare", shot + #", "reference": \#(JSON.string(path).text)"#)
    #expect(difference["max"] == .integer(0))
    let unfit = try rig.refusal(
      "compare", Self.toggle + #", "reference": \#(JSON.string(path).text)"#)
    #expect(unfit.code == -32602 && unfit.message.contains("scale"))
    let svg = JSON.string(folder.path("a.svg")).text
    #expect(try rig.call("picture", Self.toggle + #", "path": \#(svg)"#)["path"] != nil)
    #expect(try folder.text("a.svg").contains("<svg"))
    #expect(try rig.refusal("picture", #""path": "/nowhere/a.png""#).code == -32004)
    #expect(try rig.refusal("compare", #""reference": "/nowhere/a.png""#).code == -32004)
    #expect(try rig.refusal("picture", #""scale": 0"#).code == -32602)
  }

  @Test func `a picture at another scale has all samples, and changes nothing`() throws {
    let rig = try DriveRig("--page parts")
    let folder = TemporaryFolder()
    _ = try folder.snapshot("window --page parts --scale 2", as: "parts@2x.png")
    #expect(try rig.picture(#""scale": 2"#) == folder.bytes("parts@2x.png"))
    try rig.call("scroll", #""x": 430, "y": 300, "dy": 100"#)
    let before = try rig.picture()
    _ = try rig.picture(#""scale": 2"#)
    #expect(try rig.picture() == before)
    #expect(try rig.call("settle")["time"] == .number(0))
    #expect(try rig.picture() == before)
  }

  // MARK: Scenes of apps

  @Test func `any scene can be driven, and rewound if it is made anew`() throws {
    let rig = DriveRig(DrivenScene(size: Size(83, 63)) { Scene(Switch(label: "Alarm")) })
    #expect(try rig.call("info")["pages"] == .array([]))
    try rig.call("tap", #""target": {"label": "Alarm"}"#)
    try rig.call("settle")
    #expect(try rig.call("state", #""target": {"label": "Alarm"}"#)["isOn"] == .bool(true))
    try rig.call("rewind", #""time": 0"#)
    #expect(try rig.call("state", #""target": {"label": "Alarm"}"#)["isOn"] == .bool(false))
    for method in ["log", "open"] { #expect(try rig.refusal(method).code == -32003) }
  }
}
