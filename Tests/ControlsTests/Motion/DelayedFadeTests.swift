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

  @Test func `starts 0.1 s after a flip and lasts 0.15 s`() {
    let values = values([(0, 1)], until: 0.3)
    #expect(values[10] == 0 && isClose(values[13], 0.2))
    #expect(isClose(values[22], 0.8) && values[25] == 1)
    #expect(values[30] == 1)
  }

  @Test func `a flip during the delay replaces the previous one`() {
    #expect(values([(0, 1), (0.05, 0)], until: 0.4).allSatisfy { $0 == 0 })
    let third = values([(0, 1), (0.05, 0), (0.08, 1)], until: 0.4)
    #expect(third[18] == 0 && isClose(third[21], 0.2))
    #expect(third[33] == 1)
  }

  @Test func `a running fade continues until the next one starts`() {
    let values = values([(0, 1), (0.14, 0)], until: 0.4)
    #expect(isClose(values[20], 10.0 / 15) && isClose(values[24], 14.0 / 15))
    // The second fade begins at 0.24 from 14/15.
    #expect(isClose(values[27], 14.0 / 15 * 0.8) && values[39] == 0)
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
    #expect(fade.nextFrame(after: begin) == .rest)
    fade.flip(to: 1, at: begin)
    #expect(fade.nextFrame(after: begin) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.05)) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.2)) == .tick)
    #expect(fade.nextFrame(after: time(0.25)) == .rest)
    fade.flip(to: 0, at: time(1))
    fade.flip(to: 1, at: time(1.01))
    #expect(fade.nextFrame(after: time(1.01)) == .rest)
  }

  @Test func `reading the value does not change the fade`() {
    var seen = DelayedFade(0)
    var unseen = DelayedFade(0)
    for step in 0..<40 {
      let now = time(Double(step) * 0.01)
      if step.isMultiple(of: 7) {
        let target = step.isMultiple(of: 2) ? 1.0 : 0
        seen.flip(to: target, at: now)
        unseen.flip(to: target, at: now)
      }
      _ = seen.value(at: now)
    }
    for step in 40..<70 {
      let now = time(Double(step) * 0.01)
      #expect(seen.value(at: now) == unseen.value(at: now))
    }
  }
}
