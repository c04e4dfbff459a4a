import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 8: wheel over a slider.
@Suite struct `Scroll wheel policy` {
  @Test(arguments: [
    (ScrollWheelPolicy.whenFocused, false, false), (.whenFocused, true, true),
    (.always, false, true), (.always, true, true), (.never, false, false), (.never, true, false),
  ])
  func `decides between the value and the page`(
    policy: ScrollWheelPolicy, isFocused: Bool, changesValue: Bool
  ) throws {
    let controls: [any DescribedControl] = [
      Slider(value: 0.5), RangeSlider(0.25...0.75),
      Stepper(value: 4, range: 1...8, label: "Copies"),
    ]
    for control in controls {
      let property = try #require(
        type(of: control).description.properties.first { $0.name == "scrollWheel" })
      #expect(property.kind == .choice(["whenFocused", "always", "never"]))
      #expect(property.read(from: control) == .text("whenFocused"))
      try property.write(.text(policy.rawValue), to: control)
      let below = Label("Below")
      let view = ScrollView(
        Stack(.vertical, spacing: 500, alignment: .fill) {
          control; below
        })
      let driver = SceneDriver(Scene(view), size: Size(200, 100))
      if isFocused { driver.scene.setFocus(control, isVisible: true) }
      let before = BehaviorSnapshot(control)
      driver.scroll(at: control.frameInScene.center, deltaY: 1)
      #expect((BehaviorSnapshot(control) != before) == changesValue, "\(control.label)")
      #expect((view.offset > 0) != changesValue, "\(control.label)")
    }
  }

  @Test func `lets a page scroll over a focused slider without the pointer on it`() {
    let (slider, below) = (Slider(value: 0.5), Label("Below"))
    let view = ScrollView(
      Stack(.vertical, spacing: 500, alignment: .fill) {
        slider; below
      })
    let driver = SceneDriver(Scene(view), size: Size(200, 100))
    driver.scene.setFocus(slider, isVisible: true)
    driver.scroll(at: Point(100, 90), deltaY: 1)
    #expect(slider.value == 0.5 && view.offset > 0)
  }
}
