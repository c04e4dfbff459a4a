import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import Testing

@Suite struct `Switches at every scale are within the gates` {
  private static let size = Size(51, 31)

  /// Presses where a tap toggles.
  private static func press(_ rig: SceneRig<Switch>) { rig.press(at: Point(25, 15)) }

  @Test(arguments: Scales.all)
  func `at rest`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("switch", .roundShapes)
    for look in Self.looks {
      for isOn in [false, true] {
        for isPressed in look.isDisabled ? [false] : [false, true] {
          let rig = SceneRig(
            Switch(isOn: isOn), size: Self.size, look: look, scale: scale, masks: masks)
          if isPressed {
            Self.press(rig)
            rig.settle()
          }
          var reference = Self.reference(look, isOn: isOn)
          reference.thumbWidth = isPressed ? 31 : 27
          try series.add(
            rig.referencePicture(), reference.picture(scale: scale, memory: memory),
            "switch \(look.name) \(isOn ? "on" : "off")\(isPressed ? " pressed" : "") \(scale)x")
        }
      }
    }
    series.say("at rest \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `in its owner's colours`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("switch", .roundShapes)
    for isOn in [false, true] {
      for look in [Look.light, .dark] {
        let toggle = Switch(isOn: isOn)
        toggle.onTintColor = Color(hex: 0x5856D6)
        toggle.offTintColor = Color(hex: 0xFFCC00)
        toggle.thumbTintColor = Color(hex: 0x1C1C1E)
        let rig = SceneRig(toggle, size: Self.size, look: look, scale: scale, masks: masks)
        var reference = Self.reference(look, isOn: isOn)
        reference.palette.switchOn = ReferenceColor(0x5856D6)
        reference.palette.switchOff = ReferenceColor(0xFFCC00)
        reference.palette.switchThumb = ReferenceColor(0x1C1C1E)
        // The ring is part of the off colour that the owner has replaced.
        reference.palette.switchOffBorder = nil
        try series.add(
          rig.referencePicture(), reference.picture(scale: scale, memory: memory),
          "switch tinted \(look.name) \(isOn ? "on" : "off") \(scale)x")
      }
    }
    series.say("tinted \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `on the way from one end to the other`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("switch", .roundShapes)
    for (isOn, look) in [(false, Look.light), (true, .light), (false, .dark.mirrored)] {
      let rig = SceneRig(
        Switch(isOn: isOn), size: Self.size, look: look, scale: scale, masks: masks)
      Self.press(rig)
      rig.showFrame(after: 0.04)
      rig.release()
      // The peak of the overshoot is at 0.227 s. spec: rendering, 4.3
      for step in [0.037, 0.05, 0.061, 0.079] {
        rig.showFrame(after: step)
        let state = rig.control.state
        var reference = Self.reference(look, isOn: isOn)
        reference.position = state.position.position
        reference.thumbWidth = state.thumbWidth
        reference.trackMix = state.trackMix
        try series.add(
          rig.referencePicture(), reference.picture(scale: scale, memory: memory),
          "switch flying to \(state.position.position) \(scale)x")
      }
    }
    series.say("flying \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `disabled, at rest and as a program sets them`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("switch", .roundShapes)
    for look in [Look.light, .dark, .elevatedDark, .loud].map(\.disabled) {
      for isOn in [false, true] {
        let rig = SceneRig(
          Switch(isOn: isOn), size: Self.size, look: look, scale: scale, masks: masks)
        rig.control.setOn(!isOn, animated: true)
        for step in [0, 0.037, 0.05, 0.061, 0.079, 1] {
          rig.showFrame(after: step)
          let state = rig.control.state
          var reference = Self.reference(look, isOn: isOn)
          reference.position = state.position.position
          reference.thumbWidth = state.thumbWidth
          reference.trackMix = state.trackMix
          try series.add(
            rig.referencePicture(), reference.picture(scale: scale, memory: memory),
            "switch \(look.name) at \(state.position.position) \(scale)x")
        }
      }
    }
    series.say("disabled \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  private static let looks: [Look] = [
    .light, .dark, .loud, .light.mirrored, .light.disabled, .dark.disabled,
  ]

  private static func reference(_ look: Look, isOn: Bool) -> ReferenceSwitch {
    var reference = ReferenceSwitch(isOn: isOn)
    reference.palette = look.palette
    reference.isMirrored = look.isMirrored
    reference.isDisabled = look.isDisabled
    return reference
  }
}
