import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import Testing

/// Multiple selection and sizes. spec: rendering 6
@Suite struct `Variants of segmented controls compared with the reference renderer` {
  private nonisolated static let looks: [Look] = [.light, .dark, .light.mirrored, .dark.disabled]

  /// Every layer is rounded, so the mean grows with the number and size of the pills.
  private nonisolated static let gate = PictureGate(maximum: 3, mean: 0.045, threshold: 2, count: 6)

  private func judge(
    _ reference: ReferenceSegmented, _ control: SegmentedControl, _ look: Look,
    _ series: inout ComparisonSeries, _ name: String
  ) throws {
    var reference = reference
    reference.look = look.reference
    let rig = series.rig(control, size: Size(reference.width, reference.metrics.height), look)
    try series.add(rig, reference, "\(name) \(look.name)")
  }

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
        let control = SegmentedControl((0..<count).map { _ in Segment() }, mode: .multiple)
        control.select(selected, animated: false)
        try judge(reference, control, look, &series, "\(selected.sorted()) of \(count)")
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
          let control = SegmentedControl(Array(repeating: "", count: count), selection: selection)
          control.controlSize = size
          try judge(reference, control, look, &series, "\(size) \(selection) of \(count)")
        }
      }
    }
    series.expectPass()
  }
}
