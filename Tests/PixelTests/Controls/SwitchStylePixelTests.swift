import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import SpecTrait
import Testing

/// The other styles of a switch, and its on/off labels.
@Suite struct `Switch styles compared with the reference renderer` {
  private static let looks: [Look] = [.light, .dark, .light.disabled, .dark.disabled]
  private static let values: [SemanticsValue.Toggle] = [.off, .on, .mixed]

  private func rig(
    _ style: SwitchStyle, _ value: SemanticsValue.Toggle, size: Size, _ look: Look,
    in series: ComparisonSeries, isPressed: Bool = false
  ) -> SceneRig<Switch> {
    let toggle = Switch(isOn: value == .on, style: style)
    toggle.isMixed = value == .mixed
    let rig = series.rig(toggle, size: size, look)
    if isPressed {
      rig.press(at: .center)
      rig.settle()
    }
    return rig
  }

  @Test(.spec("switch/swiftui-toggle-styles/checkbox", "switch-p19"), arguments: Scales.all)
  func `settled checkboxes, pressed or not, are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in Self.looks {
      for value in Self.values {
        for isPressed in look.reference.isDisabled ? [false] : [false, true] {
          let rig = rig(
            .checkbox, value, size: Size(20, 20), look, in: series, isPressed: isPressed)
          var reference = ReferenceCheckbox(look: look.reference)
          reference.onAmount = value == .on ? 1 : 0
          reference.mixedAmount = value == .mixed ? 1 : 0
          reference.isPressed = isPressed
          try series.add(
            rig, reference, "checkbox \(look.name) \(value)\(isPressed ? " pressed" : "")")
        }
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all)
  func `a growing check mark is within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in [Look.light, .dark] {
      let rig = rig(.checkbox, .off, size: Size(20, 20), look, in: series)
      rig.tap(at: .center)
      for step in [0.02, 0.04, 0.05, 0.06, 0.08] {
        rig.showFrame(after: step)
        var reference = ReferenceCheckbox(look: look.reference)
        let box = try #require(rig.control.state.checkbox)
        reference.onAmount = box.fill.on
        reference.markScale = box.markScale
        try series.add(rig, reference, "checkbox \(look.name) at \(reference.markScale)")
      }
    }
    series.expectPass()
  }

  @Test(.spec("switch/swiftui-toggle-styles/button", "switch-p19"), arguments: Scales.all)
  func `settled toggle buttons, pressed or not, are within the gate`(scale: Double) throws {
    let values: [SemanticsValue.Toggle: ReferenceToggleButton.Value] = [
      .off: .off, .on: .on, .mixed: .mixed,
    ]
    // Translucent fills are rounded to 8 bits twice, so a whole fill may be off by one level.
    let gate = PictureGate(maximum: 9, mean: 0.4, threshold: 4, count: 25)
    var series = ComparisonSeries(gate, scale: scale)
    for look in Self.looks {
      for value in Self.values {
        for isPressed in look.reference.isDisabled ? [false] : [false, true] {
          let rig = rig(.button, value, size: Size(64, 32), look, in: series, isPressed: isPressed)
          var reference = ReferenceToggleButton(
            try #require(values[value]), width: 64, look: look.reference)
          reference.isPressed = isPressed
          try series.add(
            rig, reference, "button \(look.name) \(value)\(isPressed ? " pressed" : "")")
        }
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all)
  func `on/off labels are within the gate, also during an animation`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in Self.looks + [.light.mirrored] {
      for isOn in [false, true] {
        let rig = rig(.switch, isOn ? .on : .off, size: Size(51, 31), look, in: series)
        rig.control.showsMarks = true
        rig.control.setOn(!isOn, animated: true)
        // In the middle of the fade, whole areas lie between two levels, so it is left out.
        for step in [0.001, 0.161, 1] {
          rig.showFrame(after: step)
          let state = rig.control.state
          var reference = ReferenceSwitch(isOn: isOn, look: look.reference)
          reference.hasMarks = true
          reference.position = state.position.position
          reference.trackMix = state.trackMix
          try series.add(rig, reference, "marks \(look.name) at \(state.trackMix)")
        }
      }
    }
    series.expectPass()
  }
}
