import Canvas
import Controls
import ReferenceRenderer
import Testing

// spec: rendering, 2.4 and 7
@Suite struct `Range sliders are within the gates` {
  private static let ranges = [0.25...0.75, 0...1, 0.5...0.5, 0.4...0.45, 0...0]

  @Test(arguments: [1.0, 1.5, 2])
  func `in light and dark, mirrored and disabled`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in [Look.light, .dark, .loud, .light.mirrored, .dark.disabled] {
      for range in Self.ranges { try judge(range, look, &series) }
    }
    series.expectPass()
  }

  @Test(arguments: [1.0, 2])
  func `with ticks, an enabled range, and vertical`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for range in Self.ranges {
      try judge(range, .light, ticks: 5, &series)
      try judge(range, .light, enabled: 0...0.8, &series)
      try judge(range, .dark, isVertical: true, &series)
    }
    series.expectPass()
  }

  private func judge(
    _ range: ClosedRange<Double>, _ look: Look, ticks: Int = 0,
    enabled: ClosedRange<Double>? = nil, isVertical: Bool = false, _ series: inout ComparisonSeries
  ) throws {
    let slider = RangeSlider(range)
    slider.ticks = ticks > 0 ? .count(ticks) : nil
    slider.enabledRange = enabled
    slider.orientation = isVertical ? .vertical : .horizontal
    let rig = series.rig(slider, size: isVertical ? Size(44, 200) : Size(200, 44), look)
    var reference = ReferenceSlider(slider.upperValue, look: look.reference)
    reference.lower = slider.lowerValue
    reference.enabled = enabled
    reference.ticks = (0..<ticks).map { Double($0) / Double(ticks - 1) }
    reference.isVertical = isVertical
    try series.add(rig, reference, "range \(look.name) \(range)")
  }
}
