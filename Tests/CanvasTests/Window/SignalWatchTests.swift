import Testing

@testable import Canvas

/// What ends a process is tried on processes; see the tests of the playground.
@Suite struct `Signals to end` {
  /// A terminal that closes sends two, some milliseconds apart; a person who insists is slower.
  @Test(arguments: [(0.0, true), (0.005, true), (0.099, true), (0.101, false), (0.5, false)])
  func `belong together within a tenth of a second`(seconds: Double, isTogether: Bool) {
    let first = 5_000_000_000
    #expect(SignalWatch.isTogether(first + Int(seconds * 1e9), with: first) == isTogether)
  }
}
