import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import SpecTrait
import Testing

@Suite struct `Sliders at every scale are within the gates` {
  private static let values = [0, 0.01, 0.37, 0.5, 0.999, 1]

  @Test(arguments: Scales.all)
  func `at any value and width`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("slider", .roundShapes)
    for width in [120.0, 200, 347] {
      for value in Self.values {
        try judge(value, width, .light, scale, masks, memory, &series)
      }
    }
    series.say("light \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  @Test(.spec("slider/states/disabled", "slider-p15"), arguments: Scales.all)
  func `in other colours, disabled and right to left`(scale: Double) throws {
    let (masks, memory) = (MaskCache(), ReferenceMemory())
    var series = ComparisonSeries("slider", .roundShapes)
    let looks: [Look] = [
      .dark, .loud, .light.mirrored, .loud.mirrored, .light.disabled, .dark.disabled,
    ]
    for look in looks {
      for (value, width) in [(0, 200.0), (0.37, 120), (0.5, 347), (1, 200)] {
        try judge(value, width, look, scale, masks, memory, &series)
      }
    }
    series.say("others \(scale)x")
    #expect(series.passes, "\(series.report)")
  }

  private func judge(
    _ value: Double, _ width: Double, _ look: Look, _ scale: Double,
    _ masks: MaskCache, _ memory: ReferenceMemory, _ series: inout ComparisonSeries
  ) throws {
    let rig = SceneRig(
      Slider(value: value), size: Size(width, 44), look: look, scale: scale, masks: masks)
    var reference = ReferenceSlider(value)
    reference.width = width
    reference.palette = look.palette
    reference.isMirrored = look.isMirrored
    reference.isDisabled = look.isDisabled
    try series.add(
      rig.referencePicture(), reference.picture(scale: scale, memory: memory),
      "slider \(look.name) \(value) of \(width) pt \(scale)x")
  }
}
