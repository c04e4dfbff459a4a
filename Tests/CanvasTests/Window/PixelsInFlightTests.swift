import Testing

@testable import Canvas

@Suite struct `Pixels in flight` {
  @Test func `a large frame is in flight until its mark is confirmed, which measures it`() {
    var pixels = PixelsInFlight()
    let start = Instant(seconds: 3)
    let marks = [
      pixels.add(307_200, measuredFrom: start), pixels.add(4096, measuredFrom: nil),
    ]
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
}
