import Canvas
import Testing

@testable import Controls

@Suite struct `The limit of taps` {
  /// How many of the taps at these times, milliseconds, are let through.
  private func admitted(_ times: [Int]) -> [Int] {
    var limiter = HapticLimiter()
    var admitted: [Int] = []
    for time in times {
      let isAdmitted = limiter.admits(at: Instant(nanoseconds: Int64(time) * 1_000_000))
      if isAdmitted { admitted.append(time) }
    }
    return admitted
  }

  @Test func `the first tap comes, and the next ones no sooner than a twentieth of a second`() {
    #expect(admitted([0, 1, 49, 50, 99, 100, 5000]) == [0, 50, 100, 5000])
  }

  /// What is not let through does not put off what comes after it.
  @Test func `a tap a millisecond makes twenty a second`() {
    #expect(admitted(Array(0..<1000)).count == 20)
    #expect(admitted(Array(stride(from: 0, to: 1000, by: 30))).count == 17)
  }

  @Test func `a clock that goes back begins anew`() {
    #expect(admitted([1000, 900, 920, 950]) == [1000, 900, 950])
  }
}
