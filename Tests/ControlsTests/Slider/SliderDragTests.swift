import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Slider: grabbing the thumb and dragging it.
///
/// The track is 200 pt wide and the thumb's center travels from 14 to 186.
@Suite struct `Slider: dragging` {
  private let rig = SceneRig(Slider(value: 0.5))

  @Test(arguments: LayoutDirection.allCases, [78.0, 95, 100, 122])
  func `a press on the thumb grabs it without a jump`(direction: LayoutDirection, x: Double) {
    let rig = SceneRig(Slider(value: 0.5), direction: direction)
    rig.press(at: rig.point(fromLeading: x, 22))
    #expect(rig.state.isGrabbed && rig.state.fraction == 0.5)
    #expect(rig.state(after: 0.1).fraction == 0.5)
    #expect(rig.control.value == 0.5)
    #expect(rig.takeActions() == [.editingBegan])
  }

  @Test(.spec("slider/states/dragging"), arguments: LayoutDirection.allCases)
  func `the value follows the pointer in the same frame and keeps the grab offset`(
    direction: LayoutDirection
  ) {
    let rig = SceneRig(Slider(value: 0.5), direction: direction)
    rig.press(at: rig.point(fromLeading: 110, 22), movingTo: rig.point(fromLeading: 127.2, 22))
    #expect(isClose(rig.control.value, 0.6))
    #expect(isClose(rig.state.fraction, 0.6))
    rig.showFrame()
    #expect(isClose(rig.thumbX, 117.2))
    #expect(isClose(rig.control(movingTo: rig.point(fromLeading: 67, 22)).value, 0.25))
    #expect(isClose(rig.takeActions().numbers, [0.6, 0.25]))
    #expect(!rig.showFrame().isAnimating)
  }

  @Test(.spec("slider/continuous-vs-discrete/continuous"))
  func `each value is reported once`() {
    var values: [Double] = []
    rig.control.onChange { values.append($0) }
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.move(to: Point(117.2, 22))
    rig.move(to: Point(117.2, 30))
    rig.release(at: Point(134.4, 30))
    #expect(isClose(values, [0.6, 0.7]))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `past an end the thumb waits until the pointer returns`(direction: LayoutDirection) {
    let rig = SceneRig(Slider(value: 0.5), direction: direction)
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 216, 22))
    #expect(rig.control.value == 1)
    #expect(rig.state.fraction == 1)
    rig.move(to: rig.point(fromLeading: 196, 22))
    #expect(rig.control(movingTo: rig.point(fromLeading: 187, 22)).value == 1)
    #expect(isClose(rig.control(movingTo: rig.point(fromLeading: 186 - 17.2, 22)).value, 0.9))
    #expect(rig.control(movingTo: rig.point(fromLeading: -40, 22)).value == 0)
    #expect(isClose(rig.control(movingTo: rig.point(fromLeading: 14 + 17.2, 22)).value, 0.1))
    #expect(isClose(rig.takeActions().numbers, [1, 0.9, 0, 0.1]))
  }

  @Test func `the pointer's distance from the track does not matter`() {
    rig.press(at: Point(100, 22))
    for y in [-500.0, 22, 900] {
      #expect(isClose(rig.control(movingTo: Point(117.2, y)).value, 0.6))
      #expect(isClose(rig.control(movingTo: Point(100, y)).value, 0.5))
    }
  }

  @Test func `the value stays where it is released`() {
    rig.press(at: Point(100, 22))
    rig.showFrame(after: 0.001)
    rig.release(at: Point(134.4, 22))
    let value = rig.control.value
    #expect(isClose(value, 0.7))
    #expect(!rig.showFrame().isAnimating)
    rig.showFrame(after: 1)
    #expect(rig.control.value == value)
    #expect(rig.state.fraction == value)
  }

  @Test func `moves after the release are ignored`() {
    rig.tap(at: Point(100, 22))
    #expect(rig.control(movingTo: Point(150, 22)).value == 0.5)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded])
  }

  @Test func `a second button during a drag changes nothing`() {
    rig.press(at: Point(100, 22))
    rig.press(at: Point(20, 22), button: 3)
    rig.move(to: Point(117.2, 22))
    rig.release(button: 3)
    #expect(rig.state.isGrabbed)
    #expect(isClose(rig.control(movingTo: Point(134.4, 22)).value, 0.7))
    rig.release()
    #expect(!rig.state.isGrabbed)
  }

  @Test(.spec("slider/thumb/hit-area"), arguments: LayoutDirection.allCases)
  func `the thumb's hit area extends past both ends of the track`(direction: LayoutDirection) {
    for (value, x) in [(0.0, -7.9), (1.0, 207.9)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(rig.state(pressingAt: rig.point(fromLeading: x, 22)).isGrabbed, "\(value) at \(x)")
      #expect(rig.control.value == value)
    }
    for (value, x) in [(0.0, -8.1), (1.0, 208.1), (1.0, -5), (0.0, 205)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(!rig.state(pressingAt: rig.point(fromLeading: x, 22)).isGrabbed, "\(value) at \(x)")
    }
  }

  @Test(.spec("slider/track/height")) func `the hit area is 44 pt high`() {
    for (y, isHit) in [(0.0, true), (43.9, true), (-0.1, false), (44.1, false)] {
      let rig = SceneRig(Slider(value: 0.5))
      #expect(rig.state(pressingAt: Point(100, y)).isGrabbed == isHit, "\(y)")
    }
  }

  @Test func `values are in the unit of the range`() {
    let rig = SceneRig(Slider(value: 50, in: -50...150))
    rig.press(at: Point(100, 22), movingTo: Point(100 + 43, 22))
    #expect(isClose(rig.control.value, 100))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `images at the ends shorten the track`(direction: LayoutDirection) {
    let slider = Slider(
      value: 0.5, minimumValueImage: .symbol(.sunMin), maximumValueImage: .symbol(.sunMax))
    let rig = SceneRig(slider, direction: direction)
    // 200 - 2 (20 + 8) = 144 pt of track, 116 of travel.
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 111.6, 22))
    #expect(isClose(rig.control.value, 0.6))
    #expect(isClose(rig.control(movingTo: rig.point(fromLeading: 158, 22)).value, 1))
  }
}
