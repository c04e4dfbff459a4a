import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Slider: taking hold of the thumb and dragging it.
///
/// The track is 200 pt wide and the thumb's centre travels from 14 to 186.
@Suite struct `Dragging a slider` {
  @Test(arguments: LayoutDirection.allCases, [78.0, 95, 100, 122])
  func `a press on the thumb takes hold of it without a jump`(
    direction: LayoutDirection, x: Double
  ) throws {
    let harness = try Harness(Slider(value: 0.5), direction: direction)
    harness.press(at: harness.reading(x, 22))
    #expect(harness.state.isGrabbed)
    #expect(harness.state.fraction == 0.5)
    harness.advance(by: 0.1)
    #expect(harness.state.fraction == 0.5)
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [.editingBegan])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the value follows the pointer in the same frame, with the grab's offset`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Slider(value: 0.5), direction: direction)
    harness.press(at: harness.reading(110, 22))
    harness.move(to: harness.reading(127.2, 22))
    #expect(isClose(harness.control.value, 0.6))
    #expect(isClose(harness.state.fraction, 0.6))
    harness.frame()
    #expect(isClose(harness.thumbX, 117.2))
    harness.move(to: harness.reading(67, 22))
    #expect(isClose(harness.control.value, 0.25))
    #expect(isClose(harness.takeActions().numbers, [0.6, 0.25]))
    #expect(!harness.frame().isAnimating)
  }

  @Test func `the owner hears of each value once`() throws {
    let harness = try Harness(Slider(value: 0.5))
    var values: [Double] = []
    harness.control.onChange { values.append($0) }
    harness.press(at: Point(100, 22))
    harness.move(to: Point(117.2, 22))
    harness.move(to: Point(117.2, 22))
    harness.move(to: Point(117.2, 30))
    harness.move(to: Point(134.4, 30))
    harness.release()
    #expect(isClose(values, [0.6, 0.7]))
  }

  @Test func `the owner hears when dragging begins and ends`() throws {
    let harness = try Harness(Slider(value: 0.5))
    var isEditing: [Bool] = []
    harness.control.onEditing { isEditing.append($0) }
    harness.press(at: Point(100, 22))
    #expect(isEditing == [true])
    harness.move(to: Point(120, 22))
    harness.release()
    #expect(isEditing == [true, false])
    let actions = harness.takeActions()
    #expect(actions.first == .editingBegan)
    #expect(actions.last == .editingEnded)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `past an end the thumb waits until the pointer has come back`(
    direction: LayoutDirection
  ) throws {
    let harness = try Harness(Slider(value: 0.5), direction: direction)
    harness.press(at: harness.reading(100, 22))
    harness.move(to: harness.reading(216, 22))
    #expect(harness.control.value == 1)
    #expect(harness.state.fraction == 1)
    harness.move(to: harness.reading(196, 22))
    harness.move(to: harness.reading(187, 22))
    #expect(harness.control.value == 1)
    harness.move(to: harness.reading(186 - 17.2, 22))
    #expect(isClose(harness.control.value, 0.9))
    harness.move(to: harness.reading(-40, 22))
    #expect(harness.control.value == 0)
    harness.move(to: harness.reading(14 + 17.2, 22))
    #expect(isClose(harness.control.value, 0.1))
    #expect(isClose(harness.takeActions().numbers, [1, 0.9, 0, 0.1]))
  }

  @Test func `far above and below is the same as on the track`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    for y in [-500.0, 22, 900] {
      harness.move(to: Point(117.2, y))
      #expect(isClose(harness.control.value, 0.6))
      harness.move(to: Point(100, y))
      #expect(isClose(harness.control.value, 0.5))
    }
  }

  @Test func `the value stays where it is released`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.advance(by: 0.001)
    harness.move(to: Point(134.4, 22))
    harness.release()
    let value = harness.control.value
    #expect(isClose(value, 0.7))
    #expect(!harness.frame().isAnimating)
    harness.advance(by: 1)
    #expect(harness.control.value == value)
    #expect(harness.state.fraction == value)
  }

  @Test func `motion after the release is not the slider's`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.tap(at: Point(100, 22))
    harness.move(to: Point(150, 22))
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [.editingBegan, .editingEnded])
  }

  @Test func `a second button during a drag changes nothing`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.press(at: Point(20, 22), button: 3)
    harness.move(to: Point(117.2, 22))
    harness.release(button: 3)
    #expect(harness.state.isGrabbed)
    harness.move(to: Point(134.4, 22))
    #expect(isClose(harness.control.value, 0.7))
    harness.release()
    #expect(!harness.state.isGrabbed)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the thumb's hit area stands over at both ends`(direction: LayoutDirection) throws {
    for (value, x) in [(0.0, -7.9), (1.0, 207.9)] {
      let harness = try Harness(Slider(value: value), direction: direction)
      harness.press(at: harness.reading(x, 22))
      #expect(harness.state.isGrabbed, "\(value) at \(x)")
      #expect(harness.control.value == value)
    }
    for (value, x) in [(0.0, -8.1), (1.0, 208.1), (1.0, -5), (0.0, 205)] {
      let harness = try Harness(Slider(value: value), direction: direction)
      harness.press(at: harness.reading(x, 22))
      #expect(!harness.state.isGrabbed, "\(value) at \(x)")
    }
  }

  @Test func `the hit area is 44 pt high`() throws {
    for (y, isHit) in [(0.0, true), (43.9, true), (-0.1, false), (44.1, false)] {
      let harness = try Harness(Slider(value: 0.5))
      harness.press(at: Point(100, y))
      #expect(harness.state.isGrabbed == isHit, "\(y)")
    }
  }

  @Test func `values have the range's own unit`() throws {
    let harness = try Harness(Slider(value: 50, in: -50...150))
    harness.press(at: Point(100, 22))
    harness.move(to: Point(100 + 43, 22))
    #expect(isClose(harness.control.value, 100))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `images at the ends make the track shorter`(direction: LayoutDirection) throws {
    let slider = Slider(
      value: 0.5, minimumImage: .sunMin, maximumImage: .sunMax)
    let harness = try Harness(slider, direction: direction)
    // 200 - 2 (20 + 8) = 144 pt of track, 116 of travel.
    harness.press(at: harness.reading(100, 22))
    harness.move(to: harness.reading(111.6, 22))
    #expect(isClose(harness.control.value, 0.6))
    harness.move(to: harness.reading(158, 22))
    #expect(isClose(harness.control.value, 1))
  }
}
