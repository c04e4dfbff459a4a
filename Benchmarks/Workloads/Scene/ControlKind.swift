import Canvas
import Controls

/// The kinds of controls.
enum ControlKind: String, CaseIterable, CustomStringConvertible {
  case `switch`
  case slider
  case segmented

  var description: String { rawValue }

  /// The size of the control, in points.
  var size: Size {
    switch self {
    case .switch: SwitchMetrics.regular.size
    case .slider: Size(200, SliderMetrics.regular.height)
    case .segmented: Size(240, 32)
    }
  }

  @MainActor
  func makeControl() -> Control {
    switch self {
    case .switch: Switch(isOn: true)
    case .slider: Slider(value: 0.6)
    case .segmented: SegmentedControl(["List", "Grid", "Map"], selection: 1)
    }
  }
}
