import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Switch: what dragging does.
///
/// Points are from the side where reading begins, where off is.
@Suite struct `Dragging a switch` {
  @Test(arguments: LayoutDirection.allCases)
  func `crossing the middle from the thumb's side flips at once, without an event`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Switch(isOn: false), direction: direction)
    harness.press(at: harness.reading(20, 15))
    harness.settle()
    harness.move(to: harness.reading(25.4, 15))
    #expect(!harness.state.isShownOn)
    harness.move(to: harness.reading(25.6, 15))
    #expect(harness.state.isShownOn)
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 0.410971610))
    #expect(harness.state.thumbWidth == 31)
    // The fade has begun 0.1 s after the flip.
    harness.advance(by: 0.115)
    #expect(isClose(harness.state.trackMix, 0.5))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `crossing the middle from the thumb's side flips a switch that is on`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Switch(isOn: true), direction: direction)
    harness.press(at: harness.reading(31, 15))
    harness.move(to: harness.reading(25.6, 15))
    #expect(harness.state.isShownOn)
    harness.move(to: harness.reading(25.4, 15))
    #expect(!harness.state.isShownOn)
    #expect(harness.control.isOn)
    harness.release()
    #expect(harness.takeActions().values == [.isOn(false)])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a press beyond the thumb's side flips only after 20.4 pt`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Switch(isOn: false), direction: direction)
    harness.press(at: harness.reading(22, 15))
    harness.move(to: harness.reading(42.3, 15))
    #expect(!harness.state.isShownOn)
    harness.move(to: harness.reading(42.5, 15))
    #expect(harness.state.isShownOn)

    let on = try Harness(Switch(isOn: true), direction: direction)
    on.press(at: on.reading(29, 15))
    on.move(to: on.reading(8.7, 15))
    #expect(on.state.isShownOn)
    on.move(to: on.reading(8.5, 15))
    #expect(!on.state.isShownOn)
  }

  @Test func `the 20.4 pt count from the press, not from where the pointer turned`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(30, 15))
    harness.move(to: Point(5, 15))
    harness.move(to: Point(50.3, 15))
    #expect(!harness.state.isShownOn)
    harness.move(to: Point(50.5, 15))
    #expect(harness.state.isShownOn)
  }

  @Test func `after the first flip the middle rules`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(28, 15))
    harness.move(to: Point(49, 15))
    #expect(harness.state.isShownOn)
    harness.move(to: Point(25.4, 15))
    #expect(!harness.state.isShownOn)
    harness.move(to: Point(25.6, 15))
    #expect(harness.state.isShownOn)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `back across the middle flips back, any number of times`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Switch(isOn: false), direction: direction)
    harness.press(at: harness.reading(10, 15))
    for _ in 0..<3 {
      harness.move(to: harness.reading(40, 15))
      #expect(harness.state.isShownOn)
      harness.move(to: harness.reading(11, 15))
      #expect(!harness.state.isShownOn)
    }
    harness.release()
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `there and back within the slop is no tap once it has flipped`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(19, 15))
    harness.move(to: Point(26, 15))
    #expect(harness.state.isShownOn)
    harness.move(to: Point(19, 15))
    harness.release()
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `a flip within the slop is committed, not toggled back`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(19, 15))
    harness.move(to: Point(26, 15))
    harness.release()
    #expect(harness.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the release after flips commits what is shown`(direction: LayoutDirection) throws {
    let harness = try Harness(Switch(isOn: false), direction: direction)
    harness.press(at: harness.reading(10, 15))
    harness.move(to: harness.reading(40, 15))
    harness.settle()
    harness.release()
    #expect(harness.control.isOn)
    #expect(harness.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    #expect(harness.state.position.position == 1)
  }

  @Test(arguments: [Point(22, 15), Point(10, 40), Point(-20, 15)])
  func `dragged beyond the slop without crossing is no toggle`(end: Point) throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(10, 15))
    harness.move(to: end)
    harness.release()
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `coming back into the slop does not make a drag a tap`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(40, 15))
    harness.move(to: Point(40, 26))
    harness.move(to: Point(40, 15))
    harness.release()
    #expect(harness.takeActions() == [])
  }

  @Test func `a pointer outside the control is still followed while it is held`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(10, 15))
    harness.settle()
    harness.move(to: Point(10, 400))
    harness.advance(by: 0.1)
    #expect(harness.state.thumbWidth == 31)
    #expect(!harness.state.isShownOn)
    harness.move(to: Point(300, -200))
    #expect(harness.state.isShownOn)
    harness.move(to: Point(-300, -200))
    #expect(!harness.state.isShownOn)
    harness.move(to: Point(30, -200))
    #expect(harness.state.thumbWidth == 31)
    harness.release()
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test func `a fling counts for no more than its way`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(2, 15))
    harness.advance(by: 0.001)
    harness.move(to: Point(25, 15))
    harness.release()
    #expect(!harness.control.isOn)
    harness.settle()
    #expect(harness.state.position.position == 0)
    #expect(harness.takeActions() == [])
  }
}
