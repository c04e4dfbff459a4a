import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/rendering.md#7: haptics, wheel, decisions, and changes of properties.
///
/// The thumbs' centers travel from 14 to 186: 0.25 is at 57, 0.5 at 100, 0.75 at 143.
@Suite struct `Editing a range slider`: RangeSliderSuite {

  @Test func `gives an impact at each step and where the thumbs meet, and one for both thumbs`() {
    let rig = rig()
    #expect(
      rig.focus().key(.end).takeActions() == [
        .editingBegan, .valueChanged(.range(0.75...0.75)), .haptic(.light), .editingEnded,
      ])
    #expect(rig.key(.end).takeActions() == [])
    let stepped = self.rig { $0.step = 0.25 }
    stepped.press(at: Point(57, 22), movingTo: Point(91.4, 22))
    #expect(stepped.takeActions().hapticCount == 1)
    #expect(stepped.move(to: Point(180, 22)).takeActions().hapticCount == 1)
    expect(stepped.release(), 0.75, 0.75)
    #expect(stepped.takeActions().hapticCount == 0)
    let both = self.rig(0...0.5) {
      $0.step = 0.25
      $0.dragsRange = true
    }
    #expect(
      both.swipe(from: Point(57, 22), to: Point(100, 22)).takeActions() == [
        .editingBegan, .valueChanged(.range(0.25...0.75)), .haptic(.light), .editingEnded,
      ])
    // Steps of different lengths may be passed by one thumb only.
    let curved = SceneRig(RangeSlider(1...10, in: 1...100, step: 1))
    (curved.control.valueScale, curved.control.dragsRange) = (.logarithmic, true)
    #expect(
      curved.press(at: Point(57, 22), movingTo: Point(59.2, 22)).takeActions().hapticCount == 1)
  }

  @Test(arguments: [57.0, 143])
  func `restores both default values with a double click on a thumb`(x: Double) {
    let rig = rig { $0.defaultRange = 0.4...0.5 }
    _ = rig.tap(at: Point(x, 22)).takeActions()
    rig.tap(at: Point(x, 22))
    #expect(rig.takeActions() == [.editingBegan, .valueChanged(.range(0.4...0.5)), .editingEnded])
    expect(rig, 0.4, 0.5)
    #expect(rig.control.behavior.heldThumbs.isEmpty)
    rig.settle()
    #expect(rig.tap(at: Point(14 + 172 * 0.4, 22)).takeActions() == [.editingBegan, .editingEnded])
  }

  @Test func `asks the app once before it restores both default values`() {
    let rig = rig {
      $0.defaultRange = 0.4...0.5
      $0.decide { _ in .refuse }
    }
    for _ in 0..<2 { rig.tap(at: Point(57, 22)) }
    let decisions = rig.takeActions().filter { ![.editingBegan, .editingEnded].contains($0) }
    #expect(decisions == [.proposed(.range(0.4...0.5)), .refused(.range(0.4...0.5))])
    expect(rig, 0.25, 0.75)
  }

  @Test func `turns or pages the nearer thumb, and turns the same one until the wheel rests`() {
    let rig = rig()
    expect(rig.focus().scroll(at: Point(40, 22), deltaY: -1), 0.27, 0.75)
    expect(rig.scroll(at: Point(180, 22), deltaY: -1), 0.29, 0.75)
    rig.advance(by: 1)
    expect(rig.scroll(at: Point(180, 22), deltaY: -1), 0.29, 0.77)
    let actions = rig.advance(by: 1).takeActions()
    #expect(actions.filter { $0 == .editingBegan }.count == 2)
    #expect(actions.filter { $0 == .editingEnded }.count == 2)
    let paging = self.rig { $0.trackPress = .page }
    expect(paging.press(at: Point(100, 22)), 0.35, 0.75)
    #expect(paging.control.behavior.heldThumbs.isEmpty && paging.control.focusedThumb == .lower)
    expect(paging.release().press(at: Point(186, 22)), 0.35, 0.85)
    #expect(paging.control.focusedThumb == .upper)
  }

  @Test(arguments: [(-1.0, 0.5...0.52), (1.0, 0.48...0.5)])
  func `turns the thumb that can move`(notches: Double, range: ClosedRange<Double>) {
    let rig = rig(0.5...0.5).focus().scroll(at: Point(100, 22), deltaY: notches)
    expect(rig, range.lowerBound, range.upperBound)
  }

  @Test func `ignores keys during a drag, whichever thumb is focused`() {
    let rig = rig().press(at: Point(57, 22), movingTo: Point(74.2, 22))
    #expect(rig.key(.tab).control.focusedThumb == .upper)
    expect(rig.key(.right), 0.35, 0.75)
    expect(rig.move(to: Point(91.4, 22)), 0.45, 0.75)
    #expect(rig.release().takeActions().last == .editingEnded)
    expect(rig.key(.right), 0.45, 0.85)
  }

  @Test func `asks once for both thumbs of a dragged range`() {
    let rig = rig { $0.dragsRange = true }
    rig.control.decide { _ in .later }
    let wanted = rig.swipe(from: Point(100, 22), to: Point(117.2, 22)).control.behavior.range
    #expect(isClose([wanted.lowerBound, wanted.upperBound], [0.35, 0.85]))
    #expect(rig.takeActions() == [.editingBegan, .proposed(.range(wanted)), .editingEnded])
    #expect(rig.control.state.lower.pendingRing != nil)
    #expect(rig.control.state.upper.pendingRing != nil && rig.control.range == 0.25...0.75)
    rig.control.resolve(.accept)
    #expect(rig.takeActions() == [.valueChanged(.range(wanted))] && rig.control.range == wanted)
  }

  @Test func `goes back if the app refuses`() {
    let rig = rig()
    rig.control.decide { $0.upperBound > 0.8 ? .refuse : .accept }
    expect(rig.focus().keys(.tab, .right), 0.25, 0.75)
    #expect(!rig.takeActions().contains { if case .valueChanged = $0 { true } else { false } })
    expect(rig.key(.left), 0.25, 0.65)
  }

  @Test func `keeps the minimum distance of a range dragged along a logarithmic scale`() {
    let slider = RangeSlider(10...500, in: 1...1000).with(\.valueScale, .logarithmic)
    slider.minimumDistance = 490
    slider.dragsRange = true
    let rig = SceneRig(slider)
    #expect(slider.range == 10...500)
    rig.press(at: Point(120, 22), movingTo: Point(80, 22))
    #expect(slider.lowerValue < 3 && slider.upperValue - slider.lowerValue >= 490 - 1e-9)
    #expect(rig.release().control.upperValue - slider.lowerValue >= 490 - 1e-9)
  }

  @Test func `moves both values into new limits after a drag, and makes room for images`() {
    let rig = rig().press(at: Point(57, 22), movingTo: Point(74.2, 22))
    rig.control.limits = 0...0.5
    #expect(rig.release().control.upperValue == 0.5 && rig.control.lowerValue <= 0.5)
    rig.control.limits = 0.6...1
    #expect(rig.control.range == 0.6...0.6)
    let imaged = self.rig {
      $0.minimumValueImage = .symbol(.sunMin)
      $0.maximumValueImage = .symbol(.sunMax)
    }
    imaged.showFrame()
    // The track is 200 - 2 * 28 pt long.
    #expect(isClose(imaged.control.center(of: .lower).x, 28 + 14 + 0.25 * 116))
    #expect(isClose(imaged.control.center(of: .upper).x, 28 + 14 + 0.75 * 116))
  }
}

/// spec: docs/spec/rendering.md#7/keyboard; docs/spec/rendering.md#7/accessibility;
/// docs/spec/rendering.md#7/owner-decides-pending.
@Suite struct `The thumbs of a range slider` {
  private let rig = SceneRig(RangeSlider(0.2...0.7, label: "Price"))
  private var slider: RangeSlider { rig.control }

  @Test func `are two focus stops, the lower first`() {
    #expect(rig.focus().control.focusedThumb == .lower && slider.isFocused)
    #expect(rig.key(.tab).control.focusedThumb == .upper)
    #expect(isClose([rig.key(.right).control.lowerValue, slider.upperValue], [0.2, 0.8]))
    rig.scene.moveFocus(.backward)
    rig.key(.end)
    #expect(slider.lowerValue == slider.upperValue && isClose(slider.upperValue, 0.8))
    #expect(rig.key(.home).control.lowerValue == 0)
  }

  @Test func `are focused by a press, and by the control, and not moved while it is disabled`() {
    rig.press(at: Point(14 + 0.7 * 172, 22))
    #expect(slider.focusedThumb == .upper && !rig.scene.isFocusVisible)
    rig.release()
    rig.scene.setFocus(nil, isVisible: false)
    rig.scene.setFocus(slider, isVisible: true)
    #expect(slider.focusedThumb == .upper, "the thumb that was used last")
    _ = rig.takeActions()
    slider.isEnabled = false
    rig.press(at: Point(14 + 0.2 * 172, 22), movingTo: Point(100, 22))
    #expect(slider.range == 0.2...0.7 && rig.takeActions() == [])
    #expect(rig.key(.tab).control.focusedThumb == nil)
  }

  @Test func `are two adjustable elements`() throws {
    let group = try #require(rig.scene.semantics(of: slider))
    #expect(group.role == .group && group.children.map(\.role) == [.slider, .slider])
    #expect(group.children.map(\.label) == ["Price, minimum", "Price, maximum"])
    #expect(group.children.map(\.valueText) == ["20%", "70%"])
    #expect(
      group.children.map(\.value) == [
        .number(0.2, range: 0...0.7, step: 0.1, orientation: .horizontal),
        .number(0.7, range: 0.2...1, step: 0.1, orientation: .horizontal),
      ])
    let (low, high) = (group.children[0].id, group.children[1].id)
    #expect(rig.scene.perform(.increment, on: low) && rig.scene.perform(.decrement, on: high))
    #expect(isClose([slider.lowerValue, slider.upperValue], [0.3, 0.6]))
    #expect(rig.scene.perform(.setValue(0.1), on: high))
    #expect(isClose([slider.lowerValue, slider.upperValue], [0.3, 0.3]))
    #expect(rig.scene.perform(.focus, on: high) && slider.focusedThumb == .upper)
  }

  @Test func `have values that tools write in any order`() throws {
    for values in [(0.8, 0.9), (0.05, 0.1), (0.5, 0.5)] {
      let slider = RangeSlider(0.25...0.75)
      let (low, high) = (PropertyValue.number(values.0), PropertyValue.number(values.1))
      try RangeSlider.description.write([("low", low), ("high", high)], to: slider)
      #expect(slider.range == values.0...values.1)
      try RangeSlider.description.write([("high", 0.75), ("low", 0.25)], to: slider)
      #expect(slider.range == 0.25...0.75)
    }
  }
}
