import Testing

@testable import Canvas

/// The effect on a process is tested in PlaygroundTests.
@Suite struct `Signals to end` {
  /// A closing terminal sends two within milliseconds; a user is slower.
  @Test(arguments: [(0.0, true), (0.005, true), (0.099, true), (0.101, false), (0.5, false)])
  func `belong together within a tenth of a second`(seconds: Double, isTogether: Bool) {
    let first = 5_000_000_000
    #expect(SignalWatch.isTogether(first + Int(seconds * 1e9), with: first) == isTogether)
  }
}
