import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/rendering.md#4.5/curves: timing curves, and values animated along them.
@Suite struct `Timing curves` {
  nonisolated static let curves: [(String, TimingCurve)] = [
    ("ease-in-out", .easeInOut), ("ease-out", .easeOut), ("ease-in", .easeIn),
    ("ease", TimingCurve(0.25, 0.1, 0.25, 1)),
  ]

  @Test(arguments: curves)
  func `progress matches the table and never decreases`(name: String, curve: TimingCurve) throws {
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

  @Test func `a transition starts at the current value and ends exactly on its target`() {
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

/// spec: docs/spec/rendering.md#5.5/6: one motion for both preferences.
@Suite struct `Slide motion` {
  private let begin = Instant(seconds: 3)
  private let spring = Spring(response: 0.3, dampingRatio: 0.75)
  private func time(_ seconds: Double) -> Instant { begin.advanced(by: seconds) }

  @Test func `a fade to the same target does not restart`() {
    var slide = Slide(2)
    slide.move(to: 5, with: spring, motion: .reduced, at: begin)
    slide.move(to: 5, with: spring, motion: .reduced, at: time(0.1))
    #expect(isClose(slide.sample(at: time(0.12)).opacity, 0.8))
  }

  @Test func `setting the position ends a slide and a fade`() {
    for motion in MotionPreference.allCases {
      var slide = Slide(0)
      slide.move(to: 1, with: spring, motion: motion, at: begin)
      slide.set(0.5)
      #expect(slide.sample(at: begin) == Slide.Sample(position: 0.5, opacity: 1, ghost: nil))
      #expect(slide.isSettled(at: begin))
    }
  }

  @Test func `a fade that interrupts a slide starts at the slide's position`() {
    var slide = Slide(0)
    slide.move(to: 1, with: spring, motion: .full, at: begin)
    slide.move(to: 0, with: spring, motion: .reduced, at: time(0.06))
    let sample = slide.sample(at: time(0.06))
    #expect(sample.position == 0 && isClose(sample.ghost ?? 0, 0.410971610) && sample.opacity == 0)
  }

  /// spec: docs/spec/rendering.md#4.5/toggle: each flip starts one fade of 0.15 s, 0.1 s after the
  /// flip.
  @Test func `a fade is not settled while it is delayed`() {
    var fade = DelayedFade(0)
    #expect(fade.nextFrame(after: begin) == .idle)
    fade.flip(to: 1, at: begin)
    #expect(fade.nextFrame(after: begin) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.05)) == .at(time(0.1)))
    #expect(fade.nextFrame(after: time(0.2)) == .tick && fade.nextFrame(after: time(0.25)) == .idle)
    fade.flip(to: 0, at: time(1))
    fade.flip(to: 1, at: time(1.01))
    #expect(fade.nextFrame(after: time(1.01)) == .idle)
  }
}

@Suite struct `Metrics changed during motion` {
  private let slow = Spring(response: 1.2, dampingRatio: 0.9)

  @Test func `a switch continues with its new spring without a jump, and an idle one stays idle`() {
    let toggle = Switch()
    let rig = SceneRig(toggle).tap(at: Point(25, 15)).advance(by: 0.08)
    let before = toggle.state.thumbX
    #expect(before > 3 && before < 20)
    toggle.metrics.slideSpring = slow
    #expect(toggle.state.thumbX == before)
    rig.advance(by: 0.01)
    let velocity = (toggle.state.thumbX - before) / 0.01
    #expect(velocity > 10)
    rig.advance(by: 0.3)
    // The previous spring would have arrived; a slow one overshoots.
    #expect(toggle.state.thumbX > 23 && rig.settled().state.thumbX == 22)
    toggle.metrics.slideSpring = Spring(response: 0.3, dampingRatio: 0.75)
    #expect(rig.advance(by: 0.02).settled().state.thumbX == 22 && !rig.wantsFrame)
  }

  @Test func `a pill continues with its new spring without a jump`() {
    let control = SegmentedControl(["One", "Two", "Three"], selection: 0)
    let rig = SceneRig(control, size: Size(300, 32)).tap(at: Point(280, 16)).advance(by: 0.05)
    let before = control.state.position.position
    #expect(before > 0 && before < 2)
    control.metrics.slideSpring = slow
    #expect(abs(control.state.position.position - before) < 1e-9)
    rig.advance(by: 0.4)
    #expect(control.state.position.position > 2.1 && rig.settled().state.position.position == 2)
  }
}
