import Canvas
import Foundation
import Testing

/// Extreme numbers in the libraries: nothing traps, and nothing takes long.
///
/// `NUMBER_FUZZ_CASES` is the number of cases, `NUMBER_FUZZ_SEED` the seed of the first; the others
/// follow it. With `NUMBER_FUZZ_SAY`, each seed is printed before its case, because a trap ends the
/// process.
@Suite struct `Non-finite and extreme numbers` {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static var seeds: [UInt64] {
    let first = setting("NUMBER_FUZZ_SEED") ?? 1
    return (0..<(setting("NUMBER_FUZZ_CASES") ?? 300)).map { first &+ $0 }
  }

  static let regressions: [(seed: UInt64, reason: String)] = [
    (2, "a spring from no number never settles"), (46, "a spring of no length never settles"),
    (16, "a slider's step of no number"), (50, "a segmented control without a width"),
    (3409, "a path with an edge of hardly any height"),
  ]

  private static func run(_ name: String, _ body: (UInt64) throws -> String?) {
    let says = setting("NUMBER_FUZZ_SAY") != nil
    for seed in regressions.map(\.seed) + seeds {
      if says { FileHandle.standardError.write(Data("\(name) \(seed)\n".utf8)) }
      do {
        if let fault = try body(seed) { Issue.record("\(name), seed \(seed): \(fault)") }
      } catch {
        Issue.record("\(name), seed \(seed): \(error)")
      }
    }
  }

  @Test func `drawing accepts extreme numbers`() {
    let (text, masks) = (TextEngine(), MaskCache())
    Self.run("drawing") { seed in
      var drawing = NumberDrawing(seed: seed, text: text, masks: masks)
      return try drawing.run()
    }
  }

  @Test func `animations with extreme numbers stay within bounds`() {
    Self.run("motion") { seed in
      var motion = NumberMotion(seed: seed)
      return motion.run()
    }
  }

  @Test func `scenes and controls accept extreme numbers`() {
    let (text, masks) = (TextEngine(), MaskCache())
    Self.run("scene") { seed in
      var scene = NumberScene(seed: seed, text: text, masks: masks)
      try scene.run()
      return nil
    }
  }
}
