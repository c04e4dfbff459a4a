import Canvas
import Testing

@testable import Controls

/// spec: rendering, 4.5: each flip starts one fade of 0.15 s, 0.1 s after the flip.
@Suite struct `Delayed fade` {
  private let begin = Instant(seconds: 3)

  private func time(_ seconds: Double) -> Instant { begin.advanced(by: seconds) }

  /// The fade's values every hundredth of a second, after flips at given times.
  private func values(_ flips: [(time: Double, target: Double)], until end: Double) -> [Double] {
    var fade = DelayedFade(0)
    var remaining = flips[...]
    return stride(from: 0, through: end + 1e-9, by: 0.01).map { seconds in
      while let flip = remaining.first, flip.time <= seconds + 1e-9 {
        fade.flip(to: flip.target, at: time(flip.time))
        remaining.removeFirst()
      }
      return fade.value(at: time(seconds))
    }
  }

  @Test func `the value never jumps`() {
    let flips = [(0.0, 1.0), (0.12, 0), (0.15, 1), (0.31, 0), (0.36, 1), (0.45, 0), (0.7, 1)]
    let values = values(flips.map { (time: $0.0, target: $0.1) }, until: 1.2)
    for (value, next) in zip(values, values.dropFirst()) {
      // A hundredth of a second is a fifteenth of a whole fade.
      #expect(abs(next - value) <= 1.0 / 15 + 1e-9)
    }
    #expect(values.last == 1)
  }

  @Test func `is not settled while a fade is delayed`() {
    var fade = DelayedFade(0)
    #expect(fade.nextFrame(after: begin) == .idle)
    fade.flip(to: 1, at: begin)
    #expect(fade.nextFrame(after: begin) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.05)) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.2)) == .tick)
    #expect(fade.nextFrame(after: time(0.25)) == .idle)
    fade.flip(to: 0, at: time(1))
    fade.flip(to: 1, at: time(1.01))
    #expect(fade.nextFrame(after: time(1.01)) == .idle)
  }
}
