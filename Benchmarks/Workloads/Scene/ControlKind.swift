import Canvas
import Controls

/// One of each control.
enum ControlKind: String, CaseIterable, CustomStringConvertible {
  case `switch`
  case slider
  case segmented

  var description: String { rawValue }

  /// pt.
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
