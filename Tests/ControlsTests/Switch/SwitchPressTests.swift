import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Switch: what a press and a tap do.
@Suite struct `Pressing a switch` {
  @Test(arguments: LayoutDirection.allCases, [false, true])
  func `a press inside the hit rectangle stretches the thumb and changes nothing else`(
    direction: LayoutDirection, isOn: Bool
  ) throws {
    let harness = try Harness(Switch(isOn: isOn), direction: direction)
    harness.press(at: Point(25, 15))
    #expect(harness.state.isPressed)
    #expect(harness.state.thumbWidth == 27)
    harness.advance(by: 0.03)
    // 27 + 4 y, R = 0.15. spec: rendering, 4.3
    #expect(isClose(harness.state.thumbWidth, 27 + 4 * 0.410971610))
    harness.advance(by: 0.03)
    #expect(isClose(harness.state.thumbWidth, 27 + 4 * 0.842441248))
    harness.settle()
    #expect(harness.state.thumbWidth == 31)
    #expect(harness.state.position.position == (isOn ? 1 : 0))
    #expect(harness.state.trackMix == (isOn ? 1 : 0))
    #expect(harness.control.isOn == isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `the stretched thumb keeps 2 pt to the end it is at`() throws {
    let off = try Harness(Switch(isOn: false))
    off.press(at: Point(25, 15))
    off.settle()
    #expect(off.state.thumbX == 2)
    let on = try Harness(Switch(isOn: true))
    on.press(at: Point(25, 15))
    on.settle()
    #expect(on.state.thumbX == 18)
    on.release()
    on.settle()
    #expect(on.state.thumbX == 2)
  }

  @Test(arguments: LayoutDirection.allCases, [false, true])
  func `a press and a release toggle once, at the release`(
    direction: LayoutDirection, isOn: Bool
  ) throws {
    let harness = try Harness(Switch(isOn: isOn), direction: direction)
    harness.press(at: Point(30, 20))
    harness.advance(by: 0.2)
    #expect(harness.takeActions() == [])
    harness.release()
    #expect(harness.control.isOn == !isOn)
    #expect(harness.state.isShownOn == !isOn)
    #expect(harness.takeActions() == [.valueChanged(.isOn(!isOn)), .haptic(.light)])
    harness.settle()
    #expect(harness.state.position.position == (isOn ? 0 : 1))
    #expect(harness.takeActions() == [])
  }

  @Test func `the owner's closure gets the new value`() throws {
    let harness = try Harness(Switch(isOn: false))
    var values: [Bool] = []
    harness.control.onChange { values.append($0) }
    harness.tap(at: Point(25, 15))
    harness.tap(at: Point(25, 15))
    #expect(values == [true, false])
  }

  @Test(arguments: [Point(20, 15), Point(25, 25), Point(18, 9)])
  func `a release within 10 pt of the press is a tap`(end: Point) throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(25, 15))
    harness.move(to: end)
    harness.release()
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test func `a release outside the hit rectangle within the slop toggles`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(48, 15))
    harness.move(to: Point(56, 15))
    harness.release()
    #expect(harness.takeActions().values == [.isOn(true)])

    harness.press(at: Point(25, 36))
    harness.move(to: Point(25, 45))
    harness.release()
    #expect(harness.takeActions().values == [.isOn(false)])
  }

  @Test func `the hit rectangle is 51 x 44 pt, centred`() throws {
    for point in [Point(0, 15), Point(50.9, 15), Point(25, -6.4), Point(25, 37.4)] {
      let harness = try Harness(Switch(isOn: false))
      harness.tap(at: point)
      #expect(harness.control.isOn, "\(point)")
    }
    for point in [Point(-0.1, 15), Point(51.1, 15), Point(25, -6.6), Point(25, 37.6)] {
      let harness = try Harness(Switch(isOn: false))
      harness.tap(at: point)
      #expect(!harness.control.isOn, "\(point)")
    }
  }

  @Test func `other buttons do nothing`() throws {
    let harness = try Harness(Switch(isOn: false))
    for button in [2, 3, 8] {
      harness.press(at: Point(25, 15), button: button)
      #expect(!harness.state.isPressed)
      harness.release(button: button)
    }
    #expect(harness.takeActions() == [])
    #expect(!harness.scene.needsUpdate)
  }

  @Test func `another button during a press changes nothing`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(10, 15))
    harness.press(at: Point(10, 15), button: 3)
    harness.move(to: Point(40, 15))
    harness.release(button: 3)
    #expect(harness.state.isPressed)
    #expect(harness.takeActions() == [])
    harness.release()
    #expect(harness.takeActions().values == [.isOn(true)])
  }
}
