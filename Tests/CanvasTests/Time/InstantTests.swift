import Testing

@testable import Canvas

@Suite struct `Instants` {
  @Test func `seconds and nanoseconds describe the same instant`() {
    #expect(Instant(seconds: 1.5) == Instant(nanoseconds: 1_500_000_000))
    #expect(Instant(nanoseconds: 250_000_000).seconds == 0.25)
    #expect(Instant(seconds: -2).nanoseconds == -2_000_000_000)
    #expect(Instant.zero == Instant(seconds: 0))
  }

  @Test func `seconds are rounded to the nearest nanosecond`() {
    #expect(Instant(seconds: 0.6e-9).nanoseconds == 1)
    #expect(Instant(seconds: 0.4e-9).nanoseconds == 0)
    #expect(Instant(seconds: -0.6e-9).nanoseconds == -1)
    #expect(Instant(seconds: 1.0 / 3).nanoseconds == 333_333_333)
  }

  @Test(arguments: [0, 1, -1, 0.016_666_667, 3600, -0.000_000_001])
  func `advancing and measuring agree`(seconds: Double) {
    let start = Instant(nanoseconds: 123_456_789_012_345)
    let end = start.advanced(by: seconds)
    #expect(abs(end.seconds(since: start) - seconds) < 1e-9)
    #expect(start.seconds(since: end) == -end.seconds(since: start))
  }

  @Test func `nanoseconds are exact after a year`() {
    let start = Instant(nanoseconds: 365 * 86400 * 1_000_000_000)
    let next = start.advanced(by: 1e-9)
    #expect(next.nanoseconds == start.nanoseconds + 1)
    #expect(next.seconds(since: start) == 1e-9)
    #expect(next > start)
  }

  @Test func `many small steps accumulate no error`() {
    var moment = Instant.zero
    for _ in 0..<1000 { moment = moment.advanced(by: 0.001) }
    #expect(moment == Instant(seconds: 1))
  }

  @Test func `instants are ordered by time`() {
    let moments = [3, -1, 0.5].map(Instant.init(seconds:))
    #expect(moments.sorted() == [-1, 0.5, 3].map(Instant.init(seconds:)))
    #expect(!(Instant.zero < Instant.zero))
    #expect(max(Instant.zero, Instant(seconds: 1)) == Instant(seconds: 1))
  }

  @Test func `a frame time carries its target`() {
    let frame = FrameTime(target: Instant(seconds: 2), interval: 1.0 / 60, number: 7)
    #expect(frame.target.advanced(by: frame.interval).seconds(since: frame.target) == 0.016666667)
    #expect(frame.number == 7)
  }

  @Test func `instants are clamped to the range of the clock`() {
    let end = Instant(seconds: .infinity)
    #expect(end == Instant(seconds: 1e300))
    #expect(end.seconds > 2e9)
    #expect(end.advanced(by: 1e300) == end)
    #expect(end.advanced(by: 1) == end)
    #expect(Instant.zero.advanced(by: -.infinity) == Instant(seconds: -1e300))
    #expect(end.advanced(by: -1e300) == .zero)
    #expect(end.seconds(since: Instant(seconds: -.infinity)) > 4e9)
    #expect(
      Instant(nanoseconds: .max).seconds(since: Instant(nanoseconds: .min))
        == 18_446_744_073.709_553)
    #expect(Instant(nanoseconds: .max).advanced(by: 1) == end)
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant(seconds: 3).advanced(by: .nan) == Instant(seconds: 3))
    #expect(Instant(seconds: -0.0) == .zero)
  }
}
