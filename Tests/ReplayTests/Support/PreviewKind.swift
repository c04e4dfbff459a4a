import Controls

@testable import Workbench
@testable import playground

enum PreviewKind: String, CaseIterable, Sendable {
  case `switch`, slider, range, segmented

  var description: ControlDescription {
    switch self {
    case .switch: Switch.description
    case .slider: Slider.description
    case .range: RangeSlider.description
    case .segmented: SegmentedControl.description
    }
  }

  var page: PageName {
    switch self {
    case .switch: .switch
    case .slider: .slider
    case .range: .range
    case .segmented: .segmented
    }
  }

  func makePage() -> WorkbenchPage { page.makePage(count: 0) }
}
