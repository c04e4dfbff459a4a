import Canvas
import Controls
import Testing

/// spec: rendering, 5.5, 4: what pressing the track beside the thumb does.
@Suite struct `Pressing a slider's track` {
  private func slider(_ trackPress: TrackPress, value: Double = 0.5) -> Slider {
    let slider = Slider(value: value)
    slider.trackPress = trackPress
    return slider
  }

  @Test func `the thumb jumps by default`() {
    #expect(Slider().trackPress == .jump)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a jump sets the value at once and takes 0.15 s, ease-in-out, to look like it`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(slider(.jump), direction: direction)
    harness.press(at: harness.reading(143, 22))
    #expect(harness.control.value == 0.75)
    #expect(harness.takeActions() == [.editingBegan, .valueChanged(.number(0.75))])
    #expect(harness.state.fraction == 0.5)
    // spec: rendering, 4.5, ease-in-out at 0.1, 0.5 and 0.8
    harness.advance(by: 0.015)
    #expect(isClose(harness.state.fraction, 0.5 + 0.25 * 0.019722454))
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.fraction, 0.625))
    harness.advance(by: 0.045)
    #expect(isClose(harness.state.fraction, 0.5 + 0.25 * 0.918340144))
    harness.advance(by: 0.03)
    #expect(harness.state.fraction == 0.75)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a jump goes on as a drag while the thumb catches up`(direction: LayoutDirection) throws {
    let harness = try Harness(slider(.jump), direction: direction)
    harness.press(at: harness.reading(143, 22))
    harness.advance(by: 0.075)
    harness.move(to: harness.reading(160.2, 22))
    #expect(isClose(harness.control.value, 0.85))
    // Half of the way to catch up is left.
    #expect(isClose(harness.state.fraction, 0.85 - 0.125))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, 0.85))
    harness.move(to: harness.reading(126, 22))
    #expect(isClose(harness.state.fraction, 112.0 / 172))
    harness.release()
    #expect(harness.takeActions().last == .editingEnded)
  }

  @Test func `a jump beyond the travel keeps the thumb's centre under the pointer`() throws {
    let harness = try Harness(slider(.jump))
    harness.press(at: Point(3, 22))
    #expect(harness.control.value == 0)
    harness.settle()
    harness.move(to: Point(14, 22))
    #expect(isClose(harness.control.value, 0))
    harness.move(to: Point(31.2, 22))
    #expect(isClose(harness.control.value, 0.1))
  }

  @Test func `a jump that is released at once still arrives`() throws {
    let harness = try Harness(slider(.jump))
    harness.tap(at: Point(143, 22))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, 0.625))
    harness.settle()
    #expect(harness.state.fraction == 0.75)
    #expect(
      harness.takeActions() == [.editingBegan, .valueChanged(.number(0.75)), .editingEnded])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `ignoring it takes no hold even if the pointer enters the thumb later`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(slider(.ignore), direction: direction)
    harness.press(at: harness.reading(160, 22))
    harness.move(to: harness.reading(100, 22))
    harness.move(to: harness.reading(60, 22))
    #expect(!harness.state.isGrabbed)
    harness.release()
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [])
    harness.press(at: harness.reading(121, 22))
    #expect(harness.state.isGrabbed)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a page is a tenth of the range towards the pointer`(direction: LayoutDirection) throws {
    let harness = try Harness(slider(.page), direction: direction)
    harness.press(at: harness.reading(180, 22))
    #expect(isClose(harness.control.value, 0.6))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, 0.55))
    harness.move(to: harness.reading(20, 22))
    #expect(isClose(harness.control.value, 0.6))
    harness.release()
    harness.tap(at: harness.reading(20, 22))
    #expect(isClose(harness.control.value, 0.5))
    #expect(isClose(harness.takeActions().numbers, [0.6, 0.5]))
  }

  @Test func `a page does not go past the pointer`() throws {
    let harness = try Harness(slider(.page, value: 0))
    // 37.22 is beyond the thumb and 0.135 of the travel.
    harness.tap(at: Point(37.22, 22))
    harness.settle()
    harness.tap(at: Point(37.22 + 16, 22))
    harness.settle()
    #expect(isClose(harness.control.value, 0.2))
    harness.tap(at: Point(75, 22))
    harness.settle()
    #expect(isClose(harness.control.value, 0.3))
    harness.tap(at: Point(30, 22))
    #expect(isClose(harness.control.value, 0.2))
  }

  @Test func `a jump on a stepped slider snaps on release`() throws {
    let slider = Slider(value: 0, step: 0.25)
    let harness = try Harness(slider)
    harness.press(at: Point(14 + 172 * 0.6, 22))
    #expect(isClose(slider.value, 0.6))
    harness.settle()
    harness.release()
    #expect(slider.value == 0.5)
    harness.advance(by: 0.05)
    #expect(isClose(harness.state.fraction, 0.6 - 0.1 * 0.684643187))
  }
}
