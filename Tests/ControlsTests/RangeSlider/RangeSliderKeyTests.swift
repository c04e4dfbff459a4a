import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 7: keyboard, accessibility, owner decides.
@Suite struct `The thumbs of a range slider` {
  private let rig = SceneRig(RangeSlider(0.2...0.7, label: "Price"))

  private var slider: RangeSlider { rig.control }

  @Test func `are two focus stops, the lower first`() {
    rig.focus()
    #expect(slider.focusedThumb == .lower && slider.isFocused)
    rig.key(.tab)
    #expect(slider.focusedThumb == .upper)
    rig.key(.right)
    #expect(isClose([slider.lowerValue, slider.upperValue], [0.2, 0.8]))
    rig.scene.moveFocus(.backward)
    rig.key(.end)
    #expect(slider.lowerValue == slider.upperValue && isClose(slider.upperValue, 0.8))
    rig.key(.home)
    #expect(slider.lowerValue == 0)
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
    rig.key(.tab)
    #expect(slider.focusedThumb == nil)
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
