import Controls
import ControlsTesting
import Testing

/// The set-up of suites about range sliders.
protocol RangeSliderSuite {}

extension RangeSliderSuite {
  func rig(
    _ range: ClosedRange<Double> = 0.25...0.75, direction: LayoutDirection = .leftToRight,
    _ change: (RangeSlider) -> Void = { _ in }
  ) -> SceneRig<RangeSlider> {
    let slider = RangeSlider(range)
    change(slider)
    return SceneRig(slider, direction: direction)
  }

  func expect(
    _ rig: SceneRig<RangeSlider>, _ low: Double, _ high: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      isClose([rig.control.lowerValue, rig.control.upperValue], [low, high]),
      sourceLocation: location)
  }
}
