import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import SpecTrait
import Testing

/// The other styles of a switch, and its on/off labels.
@Suite struct `Switch styles compared with the reference renderer` {
  private static let looks: [Look] = [.light, .dark, .light.disabled, .dark.disabled]

  /// Calls the body with each look, value and press.
  private func compareStates(
    _ style: SwitchStyle, size: Size, in series: inout ComparisonSeries,
    _ reference: (Look, SemanticsValue.Toggle, _ isPressed: Bool) -> any ReferenceControl
  ) throws {
    for look in Self.looks {
      for value in [SemanticsValue.Toggle.off, .on, .mixed] {
        for isPressed in look.reference.isDisabled ? [false] : [false, true] {
          let toggle = Switch(isOn: value == .on, style: style)
          toggle.isMixed = value == .mixed
          let rig = series.rig(toggle, size: size, look)
          if isPressed {
            rig.press(at: .center)
            rig.settle()
          }
          try series.add(
            rig, reference(look, value, isPressed),
            "\(style) \(look.name) \(value)\(isPressed ? " pressed" : "")")
        }
      }
    }
    series.expectPass()
  }

  @Test(.spec("switch/swiftui-toggle-styles/checkbox", "switch-p19"), arguments: Scales.all)
  func `settled checkboxes, pressed or not, are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    try compareStates(.checkbox, size: Size(20, 20), in: &series) { look, value, isPressed in
      var reference = ReferenceCheckbox(look: look.reference)
      reference.onAmount = value == .on ? 1 : 0
      reference.mixedAmount = value == .mixed ? 1 : 0
      reference.isPressed = isPressed
      return reference
    }
  }

  @Test(arguments: Scales.all)
  func `a growing check mark is within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in [Look.light, .dark] {
      let rig = series.rig(Switch(style: .checkbox), size: Size(20, 20), look)
      rig.tap(at: .center)
      for step in [0.02, 0.04, 0.05, 0.06, 0.08] {
        rig.showFrame(after: step)
        var reference = ReferenceCheckbox(look: look.reference)
        reference.onAmount = rig.control.state.onAmount
        reference.markScale = rig.control.state.markScale
        try series.add(rig, reference, "checkbox \(look.name) at \(reference.markScale)")
      }
    }
    series.expectPass()
  }

  @Test(.spec("switch/swiftui-toggle-styles/button", "switch-p19"), arguments: Scales.all)
  func `settled toggle buttons, pressed or not, are within the gate`(scale: Double) throws {
    // Translucent fills are rounded to 8 bits twice, so a whole fill may be off by one level.
    let gate = PictureGate(maximum: 9, mean: 0.4, threshold: 4, count: 25)
    var series = ComparisonSeries(gate, scale: scale)
    try compareStates(.button, size: Size(64, 32), in: &series) { look, value, isPressed in
      var reference = ReferenceToggleButton(look: look.reference)
      reference.onAmount = value == .on ? 1 : value == .mixed ? 0.35 : 0
      reference.isPressed = isPressed
      return reference
    }
  }

  @Test(arguments: Scales.all)
  func `on/off labels are within the gate, also during an animation`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in Self.looks + [.light.mirrored] {
      for isOn in [false, true] {
        let rig = series.rig(Switch(isOn: isOn), size: Size(51, 31), look)
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
