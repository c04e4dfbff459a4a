import Canvas
import Controls
import Testing

/// spec: rendering, 4.5: timing curves, and values animated along them.
@Suite struct `Timing curves` {
  nonisolated static let curves: [(String, TimingCurve)] = [
    ("ease-in-out", .easeInOut), ("ease-out", .easeOut), ("ease-in", .easeIn),
    ("ease", TimingCurve(0.25, 0.1, 0.25, 1)),
  ]

  @Test(arguments: curves)
  func `progress matches the table, has exact ends and never decreases`(
    name: String, curve: TimingCurve
  ) throws {
    let samples = try MotionSamples().curve(name)
    #expect(samples.count == 11)
    for (time, progress) in samples {
      #expect(isClose(curve.progress(at: time), progress, within: 1e-9), "at \(time)")
    }
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -0.5) == 0 && curve.progress(at: 1.5) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = curve.progress(at: Double(step) / 1000)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test func `steep curves are solved`() {
    // Points on the curve: x(s) and y(s) for the parameter s.
    let curve = TimingCurve(1, 0, 0, 1)
    for step in 1..<20 {
      let s = Double(step) / 20
      let x = 3 * (1 - s) * (1 - s) * s + s * s * s
      let y = 3 * (1 - s) * s * s + s * s * s
      // The curve is vertical in the middle.
      if step == 10 { continue }
      #expect(isClose(curve.progress(at: x), y, within: 1e-6))
    }
  }

  private let begin = Instant(seconds: 2)

  @Test
  func `a transition starts at the current value and ends exactly on its target, even at once`() {
    var transition = Transition(3)
    #expect(transition.isSettled(at: begin))
    transition.animate(to: 5, duration: 0.2, curve: .easeInOut, at: begin)
    #expect(transition.value(at: begin) == 3 && !transition.isSettled(at: begin))
    #expect(isClose(transition.value(at: begin.advanced(by: 0.1)), 4))
    #expect(isClose(transition.value(at: begin.advanced(by: 0.02)), 3 + 2 * 0.019722454))
    #expect(transition.value(at: begin.advanced(by: 0.2)) == 5)
    #expect(transition.isSettled(at: begin.advanced(by: 0.2)))
    #expect(transition.value(at: begin.advanced(by: 9)) == 5)
    var still = Transition(1)
    still.animate(to: 1, duration: 0.3, curve: .easeInOut, at: begin)
    #expect(still.isSettled(at: begin))
  }

  @Test(arguments: [0, -1, .nan])
  func `a transition without a valid duration ends immediately`(duration: Double) {
    var transition = Transition(1)
    transition.animate(to: 2, duration: duration, curve: .linear, at: begin)
    #expect(transition.value(at: begin) == 2 && transition.isSettled(at: begin))
  }
}
