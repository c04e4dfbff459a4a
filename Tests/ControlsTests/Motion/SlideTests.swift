import Canvas
import Testing

@testable import Controls

/// spec: rendering, 5.5, 6: one motion for both preferences.
@Suite struct `Slide motion` {
  private let begin = Instant(seconds: 3)
  private let spring = Spring(response: 0.3, dampingRatio: 0.75)

  private func time(_ seconds: Double) -> Instant { begin.advanced(by: seconds) }

  @Test func `full motion moves one shape by a spring`() {
    var slide = Slide(0)
    slide.move(to: 1, with: spring, motion: .full, at: begin)
    #expect(slide.target == 1)
    let sample = slide.sample(at: time(0.06))
    #expect(isClose(sample.position, 0.410971610) && sample.opacity == 1)
    #expect(sample.ghost == nil)
    #expect(slide.isSettled(at: time(1)))
  }

  @Test func `reduced motion fades in at the target and out at the start`() {
    var slide = Slide(2)
    slide.move(to: 5, with: spring, motion: .reduced, at: begin)
    #expect(slide.sample(at: begin) == Slide.Sample(position: 5, opacity: 0, ghost: 2))
    let sample = slide.sample(at: time(0.12))
    #expect(isClose(sample.opacity, 0.8) && sample.position == 5)
    #expect(!slide.isSettled(at: time(0.149)) && slide.isSettled(at: time(0.15)))
    #expect(slide.sample(at: time(0.15)) == Slide.Sample(position: 5, opacity: 1, ghost: nil))
  }

  @Test func `a fade to the same target does not restart`() {
    var slide = Slide(2)
    slide.move(to: 5, with: spring, motion: .reduced, at: begin)
    slide.move(to: 5, with: spring, motion: .reduced, at: time(0.1))
    #expect(isClose(slide.sample(at: time(0.12)).opacity, 0.8))
  }

  @Test func `a reversed fade takes as long as it ran`() {
    var slide = Slide(2)
    slide.move(to: 5, with: spring, motion: .reduced, at: begin)
    slide.move(to: 2, with: spring, motion: .reduced, at: time(0.06))
    let sample = slide.sample(at: time(0.06))
    #expect(sample.position == 2 && sample.ghost == 5)
    #expect(isClose(sample.opacity, 0.6))
    #expect(!slide.isSettled(at: time(0.119)) && slide.isSettled(at: time(0.1201)))
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
    #expect(sample.position == 0)
    #expect(isClose(sample.ghost ?? 0, 0.410971610))
    #expect(sample.opacity == 0)
  }
}
