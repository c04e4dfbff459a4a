import Support
import Testing

/// Logs of driven sessions, replayed with other frames than those of the session.
@Suite struct `Replays of driven sessions` {
  private typealias Request = (method: String, parameters: String)

  private func expectReplays(of arguments: String, _ requests: [Request]) throws {
    let rig = try DriveRig(arguments)
    for (method, parameters) in requests { try rig.call(method, parameters) }
    for rate in [0.3, 60] { try rig.expectReplay(rate: rate) }
  }

  private func key(_ name: String, _ modifiers: String = "") -> Request {
    ("key", #""key": "\#(name)", "modifiers": [\#(modifiers)]"#)
  }

  private func wait(_ seconds: Double) -> Request {
    ("advance", #""seconds": \#(seconds)"#)
  }

  @Test func `a log has the times of the session, also between two frames`() throws {
    let rig = try DriveRig()
    try rig.call("advance", #""seconds": 0.105"#)
    try rig.call("key", #""key": "space""#)
    try rig.call("advance", #""seconds": 0.002"#)
    let lines = try #require(rig.call("log")["log"]?.string).split(separator: "\n")
      .compactMap { JSON(parsing: $0) }
    #expect(lines.first?["until"]?.number == 0.107)
    #expect(lines.last?["t"]?.number == 0.105)
    for rate in [0.3, 60] { try rig.expectReplay(rate: rate) }
  }

  @Test func `a layer that no frame of the replay shows leaves as in the session`() throws {
    for (name, size) in [("sidebar", "480x600"), ("environment", "960x680")] {
      try expectReplays(
        of: "--page gallery --size \(size)",
        [
          wait(0.1), ("run", #""name": "\#(name)""#), wait(0.5), key("escape"), wait(0.05),
        ])
    }
  }

  @Test func `the measurements of a stage are those of the layout in the same frame`() throws {
    try expectReplays(
      of: "--page gallery",
      [wait(0.1), key("2", #""control""#), wait(0.3), key("i"), wait(0.33)])
  }

  @Test func `the shown speed of the pointer does not depend on frames`() throws {
    var requests = [wait(0.1)]
    for (x, seconds) in [(20, 0.02), (60, 0.03), (120, 0.04), (150, 0.02), (170, 0.01)] {
      requests += [("hover", #""x": \#(x), "y": 600"#), wait(seconds)]
    }
    try expectReplays(of: "--page gallery --overlays trail", requests)
  }

  @Test func `the inspector shows a change at a time that does not depend on frames`() throws {
    try expectReplays(
      of: "--page gallery --panels inspector",
      [
        wait(0.1), ("press", #""x": 165.5, "y": 146.1"#), ("release", #""x": 165.5, "y": 146.1"#),
        wait(0.15),
      ])
  }

  @Test func `the palette shows a command that is turned on elsewhere`() throws {
    try expectReplays(
      of: "--page gallery",
      [wait(0.1), key("k", #""control""#), ("run", #""name": "disabled""#)])
  }
}
