import Canvas
import Testing

@testable import Controls

/// spec: rendering, 5.5, 6: under reduced motion a slide is a cross-fade of 0.15 s.
@Suite struct `A switch under reduced motion` {
  private func harness(isOn: Bool = false) throws -> Harness<Switch> {
    try Harness(Switch(isOn: isOn), motion: .reduced)
  }

  @Test func `the thumb fades over in 0.15 s and never stands between the ends`() throws {
    let harness = try harness()
    harness.tap(at: Point(25, 15))
    #expect(harness.state.position == Slide.Sample(position: 1, opacity: 0, ghost: 0))
    harness.advance(by: 0.075)
    #expect(harness.state.position.position == 1)
    #expect(harness.state.position.ghost == 0)
    #expect(isClose(harness.state.position.opacity, 0.5))
    harness.advance(by: 0.075)
    #expect(harness.state.position == Slide.Sample(position: 1, opacity: 1, ghost: nil))
  }

  @Test func `a flip back in the middle turns the fade round`() throws {
    let harness = try harness()
    harness.tap(at: Point(25, 15))
    harness.advance(by: 0.045)
    harness.tap(at: Point(25, 15))
    // 0.3 done, so 0.7 of the old thumb are still there.
    #expect(isClose(harness.state.position.opacity, 0.7))
    #expect(harness.state.position.position == 0)
    #expect(harness.state.position.ghost == 1)
    harness.settle()
    #expect(harness.state.position == Slide.Sample(position: 0, opacity: 1, ghost: nil))
  }

  @Test func `nothing leaves its range at any frame`() throws {
    let harness = try harness(isOn: true)
    harness.tap(at: Point(25, 15))
    var (left, right) = (2.0, 49.0)
    harness.settle(rate: 120) {
      left = min(left, harness.state.thumbX)
      right = max(right, harness.state.thumbX + harness.state.thumbWidth)
    }
    #expect(left == 2)
    #expect(right == 49)
  }

  @Test func `the pressed width does not overshoot`() throws {
    let harness = try harness()
    var widths: [Double] = []
    harness.press(at: Point(25, 15))
    harness.settle(rate: 120) {
      widths.append(harness.state.thumbWidth)
    }
    harness.release()
    harness.settle(rate: 120) {
      widths.append(harness.state.thumbWidth)
    }
    #expect(widths.max() == 31)
    #expect(widths.min() == 27)
  }

  @Test func `the preference can change while the thumb slides`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.tap(at: Point(25, 15))
    harness.advance(by: 0.06)
    harness.scene.environment.motion = .reduced
    harness.settle()
    #expect(harness.state.position == Slide.Sample(position: 1, opacity: 1, ghost: nil))
    harness.tap(at: Point(25, 15))
    #expect(harness.state.position.position == 0)
  }
}
