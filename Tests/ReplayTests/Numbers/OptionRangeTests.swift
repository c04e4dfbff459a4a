import Foundation
import Testing

@testable import playground

@Suite struct `Numbers in options` {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String) throws {
    var command = try Playground.parseAsRoot(arguments.words)
    try command.run()
  }

  private func expectRejection(_ arguments: String, saying text: String) throws {
    let refusal = try #require(refusal { try run(arguments) })
    #expect(refusal.code == 64 && refusal.message.contains(text), "\(refusal)")
  }

  private func slider(_ arguments: String) throws -> [UInt8] {
    try run("snapshot slider --output \(folder.path("picture.png")) " + arguments)
    return try folder.bytes("picture.png")
  }

  @Test(arguments: [
    "--min -5", "--min -5 --max -1 --value -3", "--min=-5", "--min 1e308 --max 1.7e308",
    "--min -1e-320 --max 1e-320", "--max 5e-324",
  ])
  func `a slider range can be anywhere`(arguments: String) throws {
    #expect(try slider(arguments).count > 100)
  }

  @Test(arguments: ["--min -5 --max 3", "--min 1e308 --max 1.6e308"])
  func `a slider starts in the middle of its range`(range: String) throws {
    #expect(try slider(range) == slider("--value 0.5"))
  }

  /// The error is about the number, not about a missing value.
  @Test(arguments: [
    ("run --page stress --count -1", "0 to 100000"),
    ("run --page stress --count 100001", "0 to 100000"), ("run --speed -1", "0.001 to 100"),
    ("run --speed 1e-308", "0.001 to 100"), ("replay - --rate -1", "0.001 to 100000"),
    ("replay - --rate 0.0009", "0.001 to 100000"), ("replay - --rate 100001", "0.001 to 100000"),
    ("replay - --frames -", "must be a folder"), ("replay - --until -1", "0 to 1000000 s"),
    ("replay - --until 1000001", "0 to 1000000 s"),
    ("snapshot slider --output - --margin -1", "0 to 1000 points"),
    ("snapshot slider --output - --width -1", "30 to 4000 points"),
    ("snapshot segmented --output - --selected -1", "0 to 2"),
    // A picture with too many pixels.
    ("snapshot gallery --size 10000x10000 --output /dev/null", "33554432 pixels"),
    ("snapshot gallery --size 10000x1000 --scale 4 --output /dev/null", "33554432 pixels"),
    (
      "snapshot slider --width 4000 --margin 1000 --scale 4 --output /dev/null", "33554432 pixels"
    ),
  ])
  func `a number out of range is rejected`(arguments: String, reason: String) throws {
    try expectRejection(arguments, saying: reason)
  }

  /// Too many frames by the options or by the log.
  @Test func `a replay with too many frames is rejected`() throws {
    // It is idle after the first second.
    let text = """
      {"format": "playground-input", "version": 1, "scene": "switch"}
      {"t": 0.1, "event": "press", "x": 30, "y": 31}
      {"t": 0.2, "event": "release", "x": 30, "y": 31}
      """
    let log = try folder.put(text, into: "log")
    let long = try folder.put(text + "\n{\"t\": 1e6, \"event\": \"leave\"}", into: "long")
    let trace = " --trace " + folder.path("trace")
    for arguments in ["\(log) --until 1e6", "\(log) --rate 1e5 --until 1e3", long] {
      try expectRejection("replay " + arguments + trace, saying: "10000000 frames")
      #expect(try folder.names == ["log", "long"])
    }
    try run("replay \(long) --rate 0.001" + trace)
  }
}
