import Canvas
import Testing

@testable import Controls

@Suite struct `Haptic limiter` {
  /// The times of the admitted impacts, in milliseconds.
  private func admitted(_ times: [Int]) -> [Int] {
    var limiter = HapticLimiter()
    var admitted: [Int] = []
    for time in times {
      let isAdmitted = limiter.admits(at: Instant(nanoseconds: Int64(time) * 1_000_000))
      if isAdmitted { admitted.append(time) }
    }
    return admitted
  }

  @Test func `admits the first impact, and the next ones after 50 ms at the earliest`() {
    #expect(admitted([0, 1, 49, 50, 99, 100, 5000]) == [0, 50, 100, 5000])
  }

  /// A rejected impact does not delay the next one.
  @Test func `admits at most twenty impacts a second`() {
    #expect(admitted(Array(0..<1000)).count == 20)
    #expect(admitted(Array(stride(from: 0, to: 1000, by: 30))).count == 17)
  }

  @Test func `starts over when the clock goes back`() {
    #expect(admitted([1000, 900, 920, 950]) == [1000, 900, 950])
  }
}
