import Testing

@testable import Canvas

/// PlaygroundTests check the effect on a process.
@Suite struct `Termination signals` {
  /// A closing terminal sends two within milliseconds; a user is slower.
  @Test(arguments: [(0.0, true), (0.005, true), (0.099, true), (0.101, false), (0.5, false)])
  func `signals within a tenth of a second count as one`(seconds: Double, isTogether: Bool) {
    let first = 5_000_000_000
    #expect(SignalWatch.isTogether(first + Int(seconds * 1e9), with: first) == isTogether)
  }
}
