import Testing

@testable import Canvas

@Suite struct `Pixels in flight` {
  @Test func `a large frame is in flight until its mark is confirmed, which measures it`() {
    var pixels = PixelsInFlight()
    let start = Instant(seconds: 3)
    let marks = [pixels.add(307_200, measuredFrom: start), pixels.add(4096, measuredFrom: nil)]
    #expect(marks == [true, true] && pixels.count == 311_296)
    let durations = [2.0, 3, 4].map { pixels.confirm(at: start.advanced(by: $0)) }
    #expect(durations == [2, nil, nil] && pixels.count == 0)
  }

  @Test func `small frames share marks, and what has no mark never stops frames`() {
    var pixels = PixelsInFlight()
    let marks = [2000, 2000, 2000, 4095].map { pixels.add($0, measuredFrom: nil) }
    #expect(marks == [false, false, true, false] && pixels.count == 10_095)
    _ = pixels.confirm(at: .zero)
    #expect(pixels.count == 4095 && PixelsInFlight.interval <= PixelsInFlight.limit)
  }

  /// A change of the theme fills 5 Mbit/s, 20 ms each way, for two seconds; a drag follows at once.
  ///
  /// - Parameters:
  ///   - seconds: The end of the drag.
  ///   - most: The most frames of the drag.
  @Test(arguments: [(1.1, 1), (4.0, 130)])
  func `frames that nobody would see are not sent behind a large one`(seconds: Double, most: Int) {
    let (rate, delay, period) = (5e6 / 32, 0.02, 1.0 / 60)
    var pixels = PixelsInFlight()
    var pacer = FramePacer()
    var isFree = 0.0
    var marks: [Double] = []
    func send(_ count: Int, at now: Double) {
      isFree = max(isFree, now) + Double(count) / rate
      if pixels.add(count, measuredFrom: nil) { marks.append(isFree + 2 * delay) }
    }
    send(307_200, at: 0)
    let themeEnd = isFree
    var (shown, frames) = (0.1, 0)
    for number in 1...360 {
      let now = Double(number) * period
      while let mark = marks.first, mark <= now {
        marks.removeFirst()
        _ = pixels.confirm(at: Instant(seconds: mark))
      }
      let moved = min(max(now, 0.1), seconds)
      let time = Instant(seconds: now)
      pacer.tick(FrameTick(time: time, period: period))
      let decision = pacer.decide(
        at: time, wants: moved > shown, urgency: .atTick,
        canPaint: pixels.count <= PixelsInFlight.limit)
      guard case .draw = decision else { continue }
      send(3000, at: now)
      (shown, frames) = (moved, frames + 1)
    }
    #expect(shown == seconds && frames <= most)
    #expect(isFree + delay < max(seconds, themeEnd) + 0.2)
  }
}
