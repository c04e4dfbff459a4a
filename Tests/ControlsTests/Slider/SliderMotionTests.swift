import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Slider: "setValue animated"; 4.5 for the curve's figures; 5.5, 6.
@Suite struct `A slider that a program moves` {
  @Test(arguments: LayoutDirection.allCases)
  func `an animated change takes 0.15 s, ease-in-out, and is not told`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Slider(value: 0), direction: direction)
    harness.control.setValue(1, animated: true)
    #expect(harness.control.value == 1)
    var fractions: [Double] = []
    for _ in 0..<9 {
      harness.advance(by: 0.015)
      fractions.append(harness.state.fraction)
    }
    #expect(
      isClose(
        fractions,
        [
          0.019722454, 0.081659856, 0.187395907, 0.331883870, 0.5, 0.668116130, 0.812604093,
          0.918340144, 0.980277546,
        ]))
    harness.advance(by: 0.015)
    #expect(harness.state.fraction == 1)
    #expect(!harness.scene.needsUpdate)
    #expect(harness.takeActions() == [])
  }

  @Test func `it begins where the thumb is painted`() throws {
    let harness = try Harness(Slider(value: 0))
    harness.control.setValue(1, animated: true)
    harness.advance(by: 0.075)
    harness.control.setValue(0, animated: true)
    #expect(isClose(harness.state.fraction, 0.5))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, 0.25))
    harness.advance(by: 0.075)
    #expect(harness.state.fraction == 0)
  }

  @Test func `without animation it is there at once`() throws {
    let harness = try Harness(Slider(value: 0))
    harness.control.setValue(0.4, animated: false)
    #expect(harness.state.fraction == 0.4)
    #expect(!harness.frame().isAnimating)
    harness.control.setValue(1, animated: true)
    harness.advance(by: 0.05)
    harness.control.value = 0.2
    #expect(harness.state.fraction == 0.2)
    #expect(!harness.frame().isAnimating)
    #expect(harness.takeActions() == [])
  }

  @Test func `values outside the range are brought into it`() throws {
    #expect(Slider(value: 9, in: 0...5).value == 5)
    let harness = try Harness(Slider(value: 2, in: 1...5))
    harness.control.value = -3
    #expect(harness.control.value == 1)
    #expect(harness.state.fraction == 0)
  }

  @Test(arguments: [false, true])
  func `a program's change during a drag ends it`(isAnimated: Bool) throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.move(to: Point(117.2, 22))
    _ = harness.takeActions()
    harness.control.setValue(0.2, animated: isAnimated)
    #expect(!harness.state.isGrabbed)
    harness.move(to: Point(160, 22))
    harness.release()
    harness.settle()
    #expect(harness.control.value == 0.2)
    #expect(harness.state.fraction == 0.2)
    #expect(harness.takeActions().numbers == [])
  }

  @Test func `an editing that a program's change ends is told to be over`() throws {
    let harness = try Harness(Slider(value: 0.5))
    var isEditing = false
    harness.control.onEditing { isEditing = $0 }
    harness.press(at: Point(100, 22))
    #expect(isEditing)
    harness.control.setValue(0.2, animated: true)
    harness.release()
    harness.settle()
    #expect(!isEditing)
  }

  @Test func `under reduced motion the thumb fades over in 0.15 s`() throws {
    let harness = try Harness(Slider(value: 0), motion: .reduced)
    harness.control.setValue(1, animated: true)
    #expect(harness.state.fraction == 1)
    #expect(harness.state.ghost == 0)
    #expect(harness.state.opacity == 0)
    harness.advance(by: 0.075)
    #expect(harness.state.fraction == 1)
    #expect(isClose(harness.state.opacity, 0.5))
    harness.advance(by: 0.075)
    #expect(harness.state.ghost == nil)
    #expect(harness.state.opacity == 1)
    #expect(!harness.scene.needsUpdate)
  }

  @Test func `under reduced motion a jump fades and a drag still follows`() throws {
    let harness = try Harness(Slider(value: 0.5), motion: .reduced)
    harness.press(at: Point(143, 22))
    #expect(harness.state.fraction == 0.75)
    #expect(harness.state.ghost == 0.5)
    harness.advance(by: 0.03)
    harness.move(to: Point(160.2, 22))
    #expect(isClose(harness.state.fraction, 0.85))
    #expect(harness.state.ghost == 0.5)
    #expect(isClose(harness.state.opacity, 0.2))
    harness.settle()
    #expect(harness.state.ghost == nil)
  }

  @Test func `under reduced motion a snap fades`() throws {
    let harness = try Harness(Slider(value: 0.5, step: 0.25), motion: .reduced)
    harness.press(at: Point(100, 22))
    harness.move(to: Point(134.4, 22))
    harness.release()
    #expect(harness.state.fraction == 0.75)
    #expect(isClose(harness.state.ghost ?? 0, 0.7))
    harness.advance(by: 0.15)
    #expect(harness.state.ghost == nil)
  }

  /// spec: rendering, 5.4: a press stops the thumb; what was not moved goes on to its value.
  @Test func `a thumb that is stopped in flight and let go arrives`() throws {
    let harness = try Harness(Slider(value: 0))
    harness.control.setValue(1, animated: true)
    harness.advance(by: 0.075)
    let stopped = harness.thumbX
    #expect(isClose(stopped, 100))
    harness.press(at: Point(stopped, 22))
    harness.advance(by: 0.5)
    #expect(harness.thumbX == stopped)
    harness.release()
    harness.advance(by: 0.075)
    #expect(harness.thumbX > stopped)
    harness.settle()
    #expect(harness.thumbX == 186)
    #expect(harness.control.value == 1)
  }
}
