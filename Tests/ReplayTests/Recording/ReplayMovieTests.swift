import Canvas
import ControlsTesting
import Foundation
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#tokens/movie.
@Suite struct `Replay movie` {
  private let folder = TemporaryFolder()

  private nonisolated static let tap = #"""
    {"format": "playground-input", "version": 1, "scene": "switch", "scale": 2}
    {"t": 0.1, "event": "press", "x": 30, "y": 31}
    {"t": 0.2, "event": "release", "x": 30, "y": 31}
    """#

  private nonisolated static let window = #"""
    {"format": "playground-input", "version": 1, "scene": "trio", "width": 330, "height": 400}
    {"t": 0.1, "event": "theme", "theme": "dark"}
    {"t": 0.25, "event": "resize", "width": 340, "height": 350}
    """#

  @discardableResult private func replay(
    _ arguments: String, movie: String? = nil
  ) throws -> [UInt8] {
    let movie = movie ?? folder.path("movie.png")
    let files = [folder.path("log"), "--trace", folder.path("trace"), "--movie", movie]
    try ReplayCommand<Playground>.parse(files + arguments.words).run()
    return try folder.bytes("movie.png")
  }

  @Test(
    .enabled(if: OtherProgram.python.isInstalled, "python3-pil"),
    arguments: [(tap, 30, 166, 126), (tap, 60, 166, 126), (window, 20, 340, 400)])
  func `the movie shows the frame pictures in another program, in the window's largest size`(
    log: String, rate: Int, wide: Int, high: Int
  ) throws {
    try folder.put(log, into: "log")
    try replay("--rate \(rate) --until 0.5 --frames \(folder.path("frames"))")
    let unfolded = folder.url.appending(path: "unfolded")
    try FileManager.default.createDirectory(at: unfolded, withIntermediateDirectories: true)
    let script = Checkout.file("Tests/ReplayTests/Fixtures/frames.py").path
    try OtherProgram.python.run([script, folder.path("movie.png"), unfolded.path, "\(rate)"])
    let names = try FileManager.default.contentsOfDirectory(atPath: unfolded.path).sorted()
    #expect(names.count == rate / 2 + 1)
    for name in names {
      let seen = try Picture(png: folder.bytes("unfolded/\(name)"))
      let frame = try Picture(png: folder.bytes("frames/frame-\(name)"))
      #expect(seen.width == wide && seen.height == high)
      // Outside the window, the movie is black.
      var expected: [UInt32] = []
      for y in 0..<high {
        let row = y < frame.height ? frame.pixels[(y * frame.width)..<((y + 1) * frame.width)] : []
        expected += row + Array(repeating: 0, count: wide - row.count)
      }
      #expect(seen.pixels == expected, "\(name)")
    }
  }

  @Test func `the movie stores only frames that differ`() throws {
    try folder.put(Self.tap, into: "log")
    let bytes = try replay("--until 3")
    // About 40 of 181 frames differ.
    #expect((20...60).contains(PNGChunk.all(in: bytes).count { $0.kind == "fcTL" }))
    #expect(try Bitmap(png: bytes).width == 166)
    // The movie is the same if the output cannot seek.
    let pipe = try #require(fopen(folder.path("through"), "w+"))
    defer { fclose(pipe) }
    try replay("--until 3", movie: "/proc/self/fd/\(fileno(pipe))")
    #expect(try folder.bytes("through") == bytes)
  }

  @Test func `a movie of a window that is too large is rejected`() throws {
    try folder.put(
      #"""
      {"format": "playground-input", "version": 1, "scene": "trio", "scale": 4}
      {"t": 0.1, "event": "resize", "width": 5000, "height": 5000}
      """#, into: "log")
    let failure = #expect(throws: Failure.self) { try replay("") }
    #expect(failure?.code == .badInput && failure?.message.contains("20000 x 20000 px") == true)
  }
}
