import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import SpecTrait
import Testing

@Suite struct `Segmented controls at every scale are within the gates` {
  @Test(.spec("segmented-p3"), arguments: Scales.all)
  func `of two to seven segments, every selection`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("segmented", .straightShapes)
    let widths = [2: 160.0, 3: 300, 4: 347, 5: 400, 6: 500, 7: 700]
    for count in 2...7 {
      for selection in 0..<count {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = widths[count, default: 300]
        try judge(reference, .light, scale, masks, memory, &series)
      }
    }
    series.say("light \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `in other colours, disabled and right to left`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("segmented", .straightShapes)
    let looks: [Look] = [
      .dark, .elevatedDark, .light.mirrored, .light.disabled, .dark.disabled, .loud,
    ]
    for look in looks {
      for (count, selection, width) in [(3, 1 as Int?, 300.0), (5, 0, 347), (4, nil, 250)] {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = width
        try judge(reference, look, scale, masks, memory, &series)
      }
    }
    series.say("others \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(arguments: Scales.all)
  func `while pressed`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("segmented", .straightShapes)
    for (look, width) in [(Look.light, 300.0), (.dark, 347), (.light.mirrored, 347)] {
      for (count, selection, pressed) in [
        (3, 1, 0), (3, 1, 2), (3, 1, 1), (3, 0, 0), (3, 2, 2), (5, 1, 3),
      ] {
        var reference = ReferenceSegmented(count, selection: selection)
        reference.width = width
        reference.isPillPressed = pressed == selection
        reference.pressedSegment = pressed == selection ? nil : pressed
        try judge(reference, look, scale, masks, memory, &series)
      }
    }
    series.say("pressed \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  private func judge(
    _ reference: ReferenceSegmented, _ look: Look, _ scale: Double, _ masks: MaskCache,
    _ memory: ReferenceMemory, _ series: inout ComparisonSeries
  ) throws {
    var reference = reference
    reference.palette = look.palette
    reference.isMirrored = look.isMirrored
    reference.isDisabled = look.isDisabled
    reference.isElevated = look.isElevated
    let control = SegmentedControl(
      Array(repeating: "", count: reference.count), selection: reference.selection)
    let rig = SceneRig(
      control, size: Size(reference.width, 32), look: look, scale: scale, masks: masks)
    let pressed = reference.pressedSegment ?? (reference.isPillPressed ? reference.selection : nil)
    if let pressed {
      let x = (Double(pressed) + 0.5) * reference.width / Double(reference.count)
      rig.press(at: Point(look.isMirrored ? reference.width - x : x, 16))
      rig.settle()
    }
    let selection = reference.selection.map(String.init) ?? "none"
    try series.add(
      rig.referencePicture(), reference.picture(scale: scale, memory: memory),
      "segmented \(selection) of \(reference.count) in \(reference.width) pt "
        + "\(look.name) \(pressed.map { "pressed \($0) " } ?? "")\(scale)x")
  }
}
