import Canvas
import Controls
import ControlsTesting
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

  /// Every layer is rounded, so the mean grows with the number and size of the pills.
  private nonisolated static let gate = PictureGate(maximum: 3, mean: 0.045, threshold: 2, count: 6)

  private nonisolated static let looks: [Look] = [.light, .dark, .light.mirrored, .dark.disabled]

  @Test(arguments: Scales.all)
  func `controls with multiple selection are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(Self.gate, scale: scale)
    let cases: [(Int, Set<Int>)] = [
      (3, []), (3, [0, 2]), (3, [0, 1]), (5, [1, 2, 4]), (4, [0, 1, 2, 3]), (6, [0, 2, 3, 5]),
    ]
    for look in Self.looks {
      for (count, selected) in cases {
        var reference = ReferenceSegmented(count, selection: nil)
        reference.selections = selected
        try judge(reference, look, &series)
      }
    }
    series.expectPass()
  }

  @Test(arguments: Scales.all)
  func `small and mini controls are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(Self.gate, scale: scale)
    for look in Self.looks {
      for (size, metrics) in [
        (ControlSize.small, (height: 28.0, radius: 8.0, pillRadius: 6.0, separator: 17.0)),
        (.mini, (height: 24.0, radius: 7.0, pillRadius: 5.0, separator: 14.0)),
      ] {
        for (count, selection) in [(3, 1), (4, 0), (2, 1)] {
          var reference = ReferenceSegmented(count, selection: selection)
          reference.metrics = metrics
          reference.width = 250
          try judge(reference, look, &series, size: size)
        }
      }
    }
    series.expectPass()
  }

  private func judge(
    _ reference: ReferenceSegmented, _ look: Look, _ series: inout ComparisonSeries,
    size: ControlSize = .regular
  ) throws {
    var reference = reference
    reference.look = look.reference
    let control = SegmentedControl(
      Array(repeating: "", count: reference.count), selection: reference.selection)
    if let selected = reference.selections {
      control.selectionMode = .multiple
      control.select(selected, animated: false)
    }
    control.controlSize = size
    let rig = series.rig(control, size: Size(reference.width, reference.metrics.height), look)
    let pressed = reference.pressedSegment ?? (reference.isPillPressed ? reference.selection : nil)
    if let pressed {
      let x = (Double(pressed) + 0.5) * reference.width / Double(reference.count)
      rig.press(at: Point(reference.look.isMirrored ? reference.width - x : x, 16))
      rig.settle()
    }
    let selection = reference.selections?.sorted().description ?? reference.selection?.description
    try series.add(
      rig, reference,
      "segmented \(selection ?? "none") of \(reference.count) in \(reference.width) pt \(size) "
        + "\(look.name)\(pressed.map { " pressed \($0)" } ?? "")")
  }
}
