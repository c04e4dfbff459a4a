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
      for value in Self.values { try judge(value, width, .light, &series) }
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
        try judge(value, width, look, &series)
      }
    }
    series.expectPass()
  }

  private func judge(
    _ value: Double, _ width: Double, _ look: Look, _ series: inout ComparisonSeries
  ) throws {
    var reference = ReferenceSlider(value, look: look.reference)
    reference.width = width
    try series.add(
      series.rig(Slider(value: value), size: Size(width, 44), look), reference,
      "slider \(look.name) \(value) of \(width) pt")
  }
}
