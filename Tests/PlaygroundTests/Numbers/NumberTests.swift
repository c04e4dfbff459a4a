import Foundation
import Robot
import Testing

/// Extreme numbers in arguments and logs: the program accepts or rejects them soon and never
/// crashes.
///
/// `NUMBER_FUZZ_CASES` is the number of cases, `NUMBER_FUZZ_SEED` the seed of the first; the others
/// follow it.
@Suite struct `Extreme numbers in arguments and logs` {
  private static let environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()]

  /// The maximum processor time of a case, in seconds.
  private static let longest = 2.5

  /// The maximum memory of a case, in bytes.
  ///
  /// A signal ends a case above it.
  private static let largest = 200 << 20

  private static let maximumFailures = 40

  static let regressions: [(seed: UInt64, reason: String)] = [
    (1077, "an end 68 years away"), (1591, "an end beyond every clock"),
    (1984, "hardly a frame and an end beyond every clock"),
  ]

  private static func fault(in number: NumberCase) throws -> String? {
    let run = try MeasuredRun(
      Executables.product("playground"), number.arguments, input: number.log,
      environment: environment, secondLimit: 3, byteLimit: largest)
    let said = run.errorText.split(separator: "\n")
    if run.signal != 0 { return "signal \(run.signal)" }
    if run.processorTime > longest { return "\(run.processorTime) s" }
    switch run.exitCode {
    case 0: return said.isEmpty ? nil : "it says \(said[0])"
    case 65: return said.count == 1 ? nil : "it says \(said.count) lines"
    // A usage error prints the usage after the first line.
    case 64: return said.first?.hasPrefix("Error: ") == true ? nil : "it says \(said)"
    default: return "exit code \(run.exitCode ?? -1): \(run.errorText)"
    }
  }

  private static func check(_ seed: UInt64, _ note: String = "") throws -> Bool {
    let number = NumberCase(seed: seed)
    guard let fault = try fault(in: number) else { return true }
    Issue.record(
      """
      seed \(seed)\(note): \(fault)
      \(number.arguments.joined(separator: " "))
      \(number.log ?? "")again: NUMBER_FUZZ_SEED=\(seed) NUMBER_FUZZ_CASES=1 \
      swift test --disable-xctest --filter NumberTests
      """)
    return false
  }

  @Test func `cases that failed before end with an allowed exit code`() throws {
    for (seed, reason) in Self.regressions { _ = try Self.check(seed, ", \(reason)") }
  }

  @Test func `random cases end soon with an allowed exit code`() throws {
    func setting(_ name: String) -> UInt64? {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
    let first = setting("NUMBER_FUZZ_SEED") ?? 1
    var failures = 0
    for index in 0..<(setting("NUMBER_FUZZ_CASES") ?? 150) where failures < Self.maximumFailures {
      if try !Self.check(first &+ index) { failures += 1 }
    }
  }
}
