import Canvas
import Controls
import ReferenceRenderer
import SpecTrait
import Testing

@Suite struct `Sliders compared with the reference renderer` {
  private static let values = [0, 0.01, 0.37, 0.5, 0.999, 1]

  @Test(arguments: Scales.all)
  func `sliders of any value and width are within the gate`(scale: Double) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for width in [120.0, 200, 347] {
      for value in Self.values { try judge(value, Case(width: width), .light, &series) }
    }
    series.expectPass()
  }

  @Test(.spec("slider/states/disabled", "slider-p15"), arguments: Scales.all)
  func `dark, tinted, disabled and right-to-left sliders are within the gate`(scale: Double) throws
  {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    let looks: [Look] = [
      .dark, .loud, .light.mirrored, .loud.mirrored, .light.disabled, .dark.disabled,
    ]
    for look in looks {
      for (value, width) in [(0, 200.0), (0.37, 120), (0.5, 347), (1, 200)] {
        try judge(value, Case(width: width), look, &series)
      }
    }
    series.expectPass()
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var name = "plain"
    var width = 200.0
    var ticks = 0
    var neutral: Double?
    var enabled: ClosedRange<Double>?
    var isThumbless = false
    var isVertical = false
    var isHeld = false
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "ticks", ticks: 5), Case(name: "many ticks", ticks: 12),
    Case(name: "neutral", neutral: 0.5), Case(name: "ticks and neutral", ticks: 4, neutral: 0.25),
    Case(name: "enabled", enabled: 0.2...0.75),
    Case(name: "enabled and neutral", neutral: 0.5, enabled: 0.31...1),
    Case(name: "thumbless", isThumbless: true),
    Case(name: "thumbless, held", isThumbless: true, isHeld: true),
    Case(name: "thumbless with all", ticks: 5, neutral: 0.5, enabled: 0.1...0.8, isThumbless: true),
    Case(name: "vertical", isVertical: true),
    Case(name: "vertical with ticks", ticks: 5, isVertical: true),
    Case(name: "vertical with all", neutral: 0.5, enabled: 0.2...0.8, isVertical: true),
    Case(name: "vertical, thumbless", ticks: 3, isThumbless: true, isVertical: true),
  ]

  @Test(arguments: cases, [1.0, 2])
  func `light, dark, mirrored and disabled sliders are within the gate`(
    _ parts: Case, scale: Double
  ) throws {
    var series = ComparisonSeries(.roundShapes, scale: scale)
    for look in [Look.light, .dark, .light.mirrored, .dark.mirrored, .dark.disabled] {
      for value in [0, 0.37, 0.5, 1] {
        // A disabled slider cannot be held.
        if parts.isHeld && look.reference.isDisabled { continue }
        try judge(value, parts, look, &series)
      }
    }
    series.expectPass()
  }

  private func judge(
    _ value: Double, _ parts: Case, _ look: Look, _ series: inout ComparisonSeries
  ) throws {
    let slider = Slider(value: value)
    slider.ticks = parts.ticks > 0 ? .count(parts.ticks) : nil
    slider.neutralValue = parts.neutral
    slider.enabledRange = parts.enabled
    slider.style = parts.isThumbless ? .thumbless : .default
    slider.orientation = parts.isVertical ? .vertical : .horizontal
    let size = parts.isVertical ? Size(44, 200) : Size(parts.width, 44)
    let rig = series.rig(slider, size: size, look)
    if parts.isHeld {
      rig.press(at: Point(22, 22))
      rig.settle()
    }
    var reference = ReferenceSlider(slider.value, look: look.reference)
    reference.width = parts.width
    reference.neutral = parts.neutral
    reference.enabled = parts.enabled
    reference.ticks = (0..<parts.ticks).map { Double($0) / Double(parts.ticks - 1) }
    reference.isThumbless = parts.isThumbless
    reference.isVertical = parts.isVertical
    reference.trackHeight = parts.isHeld ? 12 : 8
    let name = "slider \(parts.name) \(look.name) \(value) of \(parts.width) pt"
    try series.add(rig, reference, name)
  }
}

// spec: docs/spec/rendering.md#2.4/gates; docs/spec/rendering.md#7
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
