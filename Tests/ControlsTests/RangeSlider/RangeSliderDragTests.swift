import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: docs/spec/rendering.md#7/press; docs/spec/rendering.md#7/drag-of-the-fill: press and drag.
///
/// The track is 200 pt wide and the thumbs' centers travel from 14 to 186: 0.25 is at 57, 0.75 at
/// 143.
@Suite struct `Dragging a range slider`: RangeSliderSuite {
  @Test(arguments: LayoutDirection.allCases)
  func `a press grabs the nearer thumb without a jump`(direction: LayoutDirection) {
    let rig = rig(direction: direction)
    #expect(rig.press(at: rig.point(fromLeading: 70, 22)).control.behavior.heldThumbs == [.lower])
    expect(rig, 0.25, 0.75)
    expect(rig.move(to: rig.point(fromLeading: 87.2, 22)), 0.35, 0.75)
    rig.release()
    #expect(
      rig.takeActions() == [.editingBegan, .valueChanged(.range(rig.control.range)), .editingEnded])
    rig.press(at: rig.point(fromLeading: 130, 22))
    #expect(rig.control.behavior.heldThumbs == [.upper] && rig.control.state.activeThumb == .upper)
  }

  @Test func `a thumb stops at the other one, which stays, or at the minimum distance`() {
    let rig = rig()
    expect(rig.press(at: Point(57, 22), movingTo: Point(180, 22)), 0.75, 0.75)
    #expect(rig.takeActions().hapticCount == 1)
    expect(rig.move(to: Point(151.6, 22)), 0.75, 0.75)
    expect(rig.move(to: Point(57, 22)), 0.25, 0.75)
    let spaced = self.rig { $0.minimumDistance = 0.2 }
    expect(spaced.press(at: Point(143, 22), movingTo: Point(0, 22)), 0.25, 0.45)
    spaced.control.upperValue = 0
    expect(spaced, 0.25, 0.45)
    spaced.control.lowerValue = 1
    expect(spaced, 0.25, 0.45)
    // A distance that is rounded to 12 digits ends at the enabled range nevertheless.
    let thirds = self.rig(0...1) { ($0.enabledRange, $0.minimumDistance) = (0...2.0 / 3, 1) }
    #expect(thirds.control.range == 0...2.0 / 3)
  }

  @Test(arguments: [(-1.0, RangeThumb.lower), (1.0, RangeThumb.upper)], LayoutDirection.allCases)
  func `of thumbs that coincide the direction grabs one`(
    way: (distance: Double, thumb: RangeThumb), direction: LayoutDirection
  ) {
    let rig = rig(0.5...0.5, direction: direction)
    rig.press(at: rig.point(fromLeading: 105, 22))
    rig.move(to: rig.point(fromLeading: 105 + 0.9 * way.distance, 22))
    #expect(rig.control.behavior.heldThumbs.isEmpty && rig.takeActions() == [])
    rig.move(to: rig.point(fromLeading: 105 + 17.2 * way.distance, 22))
    #expect(rig.control.behavior.heldThumbs == [way.thumb])
    switch way.thumb {
    case .lower: expect(rig, 0.4, 0.5)
    case .upper: expect(rig, 0.5, 0.6)
    }
  }

  @Test func `a press on thumbs that coincide, and an ignored one, change nothing`() {
    let rig = rig(0.5...0.5)
    #expect(rig.tap(at: Point(100, 22)).takeActions() == [] && !rig.control.behavior.isPressed)
    expect(rig.move(to: Point(150, 22)), 0.5, 0.5)
    let ignoring = self.rig { $0.trackPress = .ignore }
    expect(ignoring.press(at: Point(100, 22), movingTo: Point(150, 22)), 0.25, 0.75)
    #expect(ignoring.takeActions() == [])
  }

  @Test(arguments: [(0.0, RangeThumb.upper, 14.0), (1.0, RangeThumb.lower, 186.0)])
  func `at an end the movable thumb is grabbed`(value: Double, thumb: RangeThumb, x: Double) {
    #expect(rig(value...value).press(at: Point(x, 22)).control.behavior.heldThumbs == [thumb])
  }

  @Test(arguments: [
    (20.0, 6.0 / 172.0, 0.75), (100.0, 0.5, 0.75), (101.0, 0.25, 87.0 / 172.0),
    (180.0, 0.25, 166.0 / 172.0),
  ]) func `a press on the track moves the nearer thumb`(x: Double, low: Double, high: Double) {
    let rig = rig()
    expect(rig.press(at: Point(x, 22)), low, high)
  }

  @Test func `a drag of the fill keeps the distance and stops at the ends`() {
    let rig = rig { $0.dragsRange = true }
    expect(rig.press(at: Point(100, 22), movingTo: Point(117.2, 22)), 0.35, 0.85)
    expect(rig.move(to: Point(300, 22)), 0.5, 1)
    expect(rig.move(to: Point(151.6, 22)), 0.5, 1)
    expect(rig.move(to: Point(0, 22)), 0, 0.5)
    #expect(rig.control.behavior.heldThumbs.count == 2)
    let actions = rig.release().takeActions()
    #expect(actions.first == .editingBegan && actions.last == .editingEnded)
    #expect(actions.filter { $0 == .editingBegan }.count == 1 && actions.values.count == 3)
    rig.press(at: Point(14, 22), movingTo: Point(50, 22))
    #expect(rig.control.upperValue == 0.5, "the thumbs bound each other again")
  }

  @Test func `a release with steps snaps, and not past the other thumb`() {
    let rig = rig(0.2...0.5) { $0.step = 0.1 }
    expect(rig.swipe(from: Point(14 + 0.2 * 172, 22), to: Point(14 + 0.47 * 172, 22)), 0.5, 0.5)
    rig.control.range = 0.2...0.5
    rig.control.minimumDistance = 0.15
    expect(rig.swipe(from: Point(14 + 0.2 * 172, 22), to: Point(180, 22)), 0.3, 0.5)
  }

  @Test(arguments: CancelCause.allCases) func `canceling restores both values`(cause: CancelCause) {
    for x in [57.0, 100] {
      let rig = rig { $0.dragsRange = true }
      _ = rig.press(at: Point(x, 22), movingTo: Point(x + 17.2, 22)).takeActions()
      expect(rig.cancel(by: cause), 0.25, 0.75)
      #expect(rig.takeActions() == [.valueChanged(.range(0.25...0.75)), .editingEnded])
      expect(rig.release(at: Point(10, 22)), 0.25, 0.75)
    }
  }

  @Test(arguments: RangeThumb.allCases)
  func `a canceled drag never returns beyond a thumb that the app moved`(thumb: RangeThumb) {
    let rig = rig()
    let isLower = thumb == .lower
    rig.press(at: Point(isLower ? 57 : 143, 22), movingTo: Point(isLower ? 22.6 : 177.4, 22))
    if isLower { rig.control.upperValue = 0.1 } else { rig.control.lowerValue = 0.9 }
    expect(rig.cancel(by: .escape), isLower ? 0.1 : 0.9, isLower ? 0.1 : 0.9)
  }
}

/// The set-up of suites about range sliders.
protocol RangeSliderSuite {}

extension RangeSliderSuite {
  func rig(
    _ range: ClosedRange<Double> = 0.25...0.75, direction: LayoutDirection = .leftToRight,
    _ change: (RangeSlider) -> Void = { _ in }
  ) -> SceneRig<RangeSlider> {
    let slider = RangeSlider(range)
    change(slider)
    return SceneRig(slider, direction: direction)
  }

  func expect(
    _ rig: SceneRig<RangeSlider>, _ low: Double, _ high: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      isClose([rig.control.lowerValue, rig.control.upperValue], [low, high]),
      sourceLocation: location)
  }
}
