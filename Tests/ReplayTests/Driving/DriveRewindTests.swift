import Canvas
import Controls
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/driving.md#methods: `rewind`.
@Suite struct `Driving: rewinding` {
  private let toggle = #""target": {"role": "switch"}"#

  @Test func `rewind shows the exact past, and the next event goes on from there`() throws {
    let rig = try DriveRig()
    try rig.call("tap", toggle)
    try rig.call("advance", #""frames": 4"#)
    let (then, picture) = (try rig.call("info")["time"]?.number ?? 0, try rig.picture())
    try rig.call("settle")
    try rig.call("tap", toggle)
    #expect(rig.actions(try rig.call("rewind", #""time": \#(then)"#)) == [])
    #expect(try rig.picture() == picture)
    #expect(try rig.call("settle")["time"]?.number ?? 0 < 1)
    #expect(try rig.call("state", toggle)["isOn"] == .bool(true))
    #expect(try rig.refusal("rewind", #""time": 100"#).code == -32602)
  }

  /// The tasks that an app starts, which `runTasks` runs.
  private final class Tasks {
    var waiting: [() -> Void] = []
    func run() { while !waiting.isEmpty { waiting.removeFirst()() } }
  }

  @Test func `tasks run after the event that starts them, and again after a rewind`() throws {
    let tasks = Tasks()
    let session = VirtualSession(size: Size(300, 200), scale: 1, catalog: .standard) {
      let button = Button("Options")
      let scene = Scene(Stack(.vertical) { button })
      button.onPress { [unowned scene] in
        tasks.waiting.append { scene.presentDialog(Label("Options"), label: "Options") }
      }
      return scene
    }
    session.runTasks = tasks.run
    session.advance(by: 0.5)
    for name in ["press", "release"] {
      try session.perform(name, [.init("x", 20.0), .init("y", 15.0)])
    }
    #expect(session.scene.layers.count == 1 && !session.isIdle)
    #expect(session.settle(limit: 5) && session.now.seconds < 1)
    try session.rewind(to: Instant(seconds: 0.4))
    #expect(session.scene.layers.isEmpty)
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

  @Test func `a ref stays with an element whose role or label has changed`() throws {
    let rig = try DriveRig()
    let window = try rig.lines()
    try rig.call("advance", #""seconds": 0.1"#)
    try rig.call("set", #""property": "style", "value": "checkbox""#)
    try rig.call("set", #""property": "label", "value": "Alarm""#)
    try rig.call("advance", #""seconds": 1"#)
    let changed = try rig.lines()
    #expect(changed.last?.hasPrefix(#"  e2 checkbox "Alarm""#) == true)
    try rig.call("rewind", #""seconds": 0.5"#)
    #expect(try rig.lines() == changed)
    try rig.call("rewind", #""time": 0.05"#)
    #expect(try rig.lines() == window)
  }

  @Test(arguments: ["gallery", "slider", "segmented"])
  func `refs of a whole window stay, also of what has changed`(page: String) throws {
    let rig = try DriveRig("--page \(page) --size 1280x800")
    try rig.call("tap", #""target": {"role": "switch", "index": 0}"#)
    try rig.call("run", #""name": "disabled""#)
    try rig.call("advance", #""frames": 7"#)
    let then = try #require(rig.call("info")["time"]?.number)
    let lines = try rig.lines(#""limit": 1000"#)
    try rig.call("advance", #""frames": 1"#)
    try rig.call("run", #""name": "page-switch""#)
    try rig.call("settle")
    _ = try rig.lines()
    try rig.call("rewind", #""time": \#(then)"#)
    #expect(try rig.lines(#""limit": 1000"#) == lines)
  }

  /// The inspector shows the new color later, at a time of its own.
  @Test func `a rewind to the moment of a timer shows what was shown then`() throws {
    let rig = try DriveRig("--page slider --size 1280x800")
    try rig.call("tap", #""target": {"role": "radioButton", "label": "Light yellow", "index": 0}"#)
    try rig.call("advance", #""frames": 3"#)
    let picture = try rig.picture()
    try rig.call("advance", #""seconds": 0.5"#)
    try rig.call("rewind", #""time": 0.1"#)
    #expect(try rig.picture() == picture)
  }

  @Test func `a rewind shows the frames of other rates again`() throws {
    let rig = try DriveRig("--page slider --size 1280x800")
    try rig.call("tap", #""target": {"role": "radioButton", "label": "Black", "index": 0}"#)
    var pictures: [(time: Double, picture: [UInt8])] = []
    for rate in [25, 144, 60, 30] {
      let result = try rig.call("advance", #""frames": 2, "rate": \#(rate)"#)
      pictures.append((try #require(result["time"]?.number), try rig.picture()))
    }
    for (time, picture) in pictures.reversed() {
      try rig.call("rewind", #""time": \#(time)"#)
      #expect(try rig.picture() == picture, "at \(time) s")
    }
  }
}
