import Canvas
import Controls
import ReferenceRenderer
import Testing

@Suite struct `Switches compared with the reference renderer` {
  private static let size = Size(51, 31)
  private static let place = Point(25, 15)

  private static let looks: [Look] = [
    .light, .dark, .loud, .light.mirrored, .light.disabled, .dark.disabled,
  ]

  @Test(arguments: Scales.all)
  func `settled switches, pressed or not, are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in Self.looks {
      for isOn in [false, true] {
        for isPressed in look.reference.isDisabled ? [false] : [false, true] {
          let rig = series.rig(Switch(isOn: isOn), size: Self.size, look)
          if isPressed {
            rig.press(at: Self.place)
            rig.settle()
          }
          var reference = ReferenceSwitch(isOn: isOn, look: look.reference)
          reference.thumbWidth = isPressed ? 31 : 27
          try series.add(
            rig, reference,
            "switch \(look.name) \(isOn ? "on" : "off")\(isPressed ? " pressed" : "")")
        }
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all) func `sliding switches are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for (isOn, look) in [(false, Look.light), (true, .light), (false, .dark.mirrored)] {
      let rig = series.rig(Switch(isOn: isOn), size: Self.size, look)
      rig.press(at: Self.place)
      rig.showFrame(after: 0.04)
      rig.release()
      // The peak of the overshoot is at 0.227 s. spec: docs/spec/rendering.md#4.3
      for step in [0.037, 0.05, 0.061, 0.079] {
        rig.showFrame(after: step)
        let state = rig.control.state
        var reference = ReferenceSwitch(isOn: false, look: look.reference)
        reference.position = state.position.position
        reference.thumbWidth = state.thumbWidth
        reference.trackMix = state.trackMix
        try series.add(rig, reference, "switch moving to \(state.position.position)")
      }
    }
    series.expectPass()
  }
}
