import Canvas
import Controls
import ReferenceRenderer
import SpecTrait
import Testing

@Suite struct `Segmented controls compared with the reference renderer` {
  @Test(.spec("segmented-p3"), arguments: Scales.all)
  func `controls of two to seven segments with every selection are within the gate`(scale: Double)
    throws
  {
    var series = ComparisonSeries(.straightShapes, scale: scale)
    let widths = [2: 160.0, 3: 300, 4: 347, 5: 400, 6: 500, 7: 700]
    for count in 2...7 {
      for selection in 0..<count {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = widths[count, default: 300]
        try judge(reference, .light, &series)
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all)
  func `dark, tinted, disabled and right-to-left controls are within the gate`(scale: Double) throws
  {
    var series = ComparisonSeries(.straightShapes, scale: scale)
    let looks: [Look] = [
      .dark, .elevatedDark, .light.mirrored, .light.disabled, .dark.disabled, .loud,
    ]
    for look in looks {
      for (count, selection, width) in [(3, 1 as Int?, 300.0), (5, 0, 347), (4, nil, 250)] {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = width
        try judge(reference, look, &series)
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all) func `pressed controls are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.straightShapes, scale: scale)
    for (look, width) in [(Look.light, 300.0), (.dark, 347), (.light.mirrored, 347)] {
      for (count, selection, pressed) in [
        (3, 1, 0), (3, 1, 2), (3, 1, 1), (3, 0, 0), (3, 2, 2), (5, 1, 3),
      ] {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = width
        reference.isPillPressed = pressed == selection
        reference.pressedSegment = pressed == selection ? nil : pressed
        try judge(reference, look, &series)
      }
    }
    series.expectPass()
  }

  private func judge(
    _ reference: ReferenceSegmented, _ look: Look, _ series: inout ComparisonSeries
  ) throws {
    var reference = reference
    reference.look = look.reference
    let control = SegmentedControl(
      Array(repeating: "", count: reference.count), selection: reference.selection)
    let rig = series.rig(control, size: Size(reference.width, 32), look)
    let pressed = reference.pressedSegment ?? (reference.isPillPressed ? reference.selection : nil)
    if let pressed {
      let x = (Double(pressed) + 0.5) * reference.width / Double(reference.count)
      rig.press(at: Point(reference.look.isMirrored ? reference.width - x : x, 16))
      rig.settle()
    }
    let selection = reference.selection.map(String.init) ?? "none"
    try series.add(
      rig, reference,
      "segmented \(selection) of \(reference.count) in \(reference.width) pt "
        + "\(look.name)\(pressed.map { " pressed \($0)" } ?? "")")
  }
}
