import Canvas
import Foundation
import Testing

/// Incremental painting equals a full repaint for random scenes, events, themes, scales and times.
///
/// `FUZZ_CASES` is the number of cases, `FUZZ_SEED` the seed of the first; the others follow it.
@Suite struct `Random scenes` {
  private static func number<Value: LosslessStringConvertible>(
    _ name: String, default value: Value
  ) -> Value {
    ProcessInfo.processInfo.environment[name].flatMap { Value($0) } ?? value
  }

  private static let maximumFailures = 5

  @Test func `incremental painting of random scenes equals a full repaint`() throws {
    let count = Self.number("FUZZ_CASES", default: 300)
    let first = Self.number("FUZZ_SEED", default: UInt64(1))
    let (masks, text) = (MaskCache(byteLimit: 64 << 20), TextEngine())
    var failures = 0
    for index in 0..<count {
      let seed = first &+ UInt64(index)
      var fuzz = try FuzzCase(seed: seed, masks: masks, text: text)
      guard let fault = try fuzz.run() else { continue }
      failures += 1
      Issue.record(
        """
        seed \(seed): \(fault)
        again: FUZZ_SEED=\(seed) FUZZ_CASES=1 swift test --disable-xctest --filter FuzzTests
        """)
      if failures == Self.maximumFailures { return }
    }
  }
}
