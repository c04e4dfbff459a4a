import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import SpecTrait
import Testing

/// The other styles of a switch, and its marks, against the reference renderer.
@Suite struct `Switches in other styles are within the gates` {
  private static let looks: [Look] = [.light, .dark, .light.disabled, .dark.disabled]

  private static let values: [SemanticsValue.Toggle] = [.off, .on, .mixed]

  private static func rig(
    _ style: SwitchStyle, _ value: SemanticsValue.Toggle, size: Size, _ look: Look, _ scale: Double,
    _ masks: MaskCache
  ) -> SceneRig<Switch> {
    let toggle = Switch(isOn: value == .on, style: style)
    toggle.isMixed = value == .mixed
    return SceneRig(toggle, size: size, look: look, scale: scale, masks: masks)
  }

  @Test(.spec("switch/swiftui-toggle-styles/checkbox", "switch-p19"), arguments: Scales.all)
  func `a checkbox at rest and pressed`(scale: Double) throws {
    let masks = MaskCache()
    var series = ComparisonSeries("checkbox", .roundShapes)
    for look in Self.looks {
      for value in Self.values {
        for isPressed in look.isDisabled ? [false] : [false, true] {
          let rig = Self.rig(.checkbox, value, size: Size(20, 20), look, scale, masks)
          if isPressed {
            rig.press(at: .center)
            rig.settle()
          }
          var reference = ReferenceCheckbox()
          reference.onAmount = value == .on ? 1 : 0
          reference.mixedAmount = value == .mixed ? 1 : 0
          reference.isPressed = isPressed
          reference.isDisabled = look.isDisabled
          reference.palette = look.palette
          try series.add(
            rig.referencePicture(), reference.picture(scale: scale),
            "checkbox \(look.name) \(value)\(isPressed ? " pressed" : "") \(scale)x")
        }
      }
    }
    series.say("at rest \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `a check that grows`(scale: Double) throws {
    let masks = MaskCache()
    var series = ComparisonSeries("checkbox", .roundShapes)
    for look in [Look.light, .dark] {
      let rig = Self.rig(.checkbox, .off, size: Size(20, 20), look, scale, masks)
      rig.tap(at: .center)
      for step in [0.02, 0.04, 0.05, 0.06, 0.08] {
        rig.showFrame(after: step)
        var reference = ReferenceCheckbox()
        reference.onAmount = rig.control.state.onAmount
        reference.markScale = rig.control.state.markScale
        reference.palette = look.palette
        try series.add(
          rig.referencePicture(), reference.picture(scale: scale),
          "checkbox \(look.name) at \(reference.markScale) \(scale)x")
      }
    }
    series.say("growing \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(.spec("switch/swiftui-toggle-styles/button", "switch-p19"), arguments: Scales.all)
  func `a button at rest and pressed`(scale: Double) throws {
    let masks = MaskCache()
    // Fills that let the page through are rounded to 8 bits twice, so that all of one may be a level
    // off.
    let gate = PictureGate(maximum: 9, mean: 0.4, threshold: 4, count: 25)
    var series = ComparisonSeries("toggle button", gate)
    for look in Self.looks {
      for value in Self.values {
        for isPressed in look.isDisabled ? [false] : [false, true] {
          let rig = Self.rig(.button, value, size: Size(64, 32), look, scale, masks)
          if isPressed {
            rig.press(at: .center)
            rig.settle()
          }
          let values: [SemanticsValue.Toggle: ReferenceToggleButton.Value] = [
            .off: .off, .on: .on, .mixed: .mixed,
          ]
          var reference = ReferenceToggleButton(try #require(values[value]), width: 64)
          reference.isPressed = isPressed
          reference.isDisabled = look.isDisabled
          reference.palette = look.palette
          try series.add(
            rig.referencePicture(), reference.picture(scale: scale),
            "button \(look.name) \(value)\(isPressed ? " pressed" : "") \(scale)x")
        }
      }
    }
    series.say("at rest \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `marks at rest and on the way`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("switch", .roundShapes)
    for look in Self.looks + [.light.mirrored] {
      for isOn in [false, true] {
        let rig = Self.rig(.switch, isOn ? .on : .off, size: Size(51, 31), look, scale, masks)
        rig.control.showsMarks = true
        rig.control.setOn(!isOn, animated: true)
        // Not in the middle of the fade, where whole areas lie between two levels.
        for step in [0.001, 0.161, 1] {
          rig.showFrame(after: step)
          let state = rig.control.state
          var reference = ReferenceSwitch(isOn: isOn)
          reference.hasMarks = true
          reference.palette = look.palette
          reference.isMirrored = look.isMirrored
          reference.isDisabled = look.isDisabled
          reference.position = state.position.position
          reference.trackMix = state.trackMix
          try series.add(
            rig.referencePicture(), reference.picture(scale: scale, memory: memory),
            "marks \(look.name) at \(state.trackMix) \(scale)x")
        }
      }
    }
    series.say("with marks \(scale)x")
    #expect(series.passes, "\(series.report)")
  }
}
