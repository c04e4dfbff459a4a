import Controls

/// The scene of an input log: a control, or a window that shows a page.
@MainActor
enum LoggedScene {
  case control(ControlDescription)
  case page(PageDescription, of: WorkbenchContents)

  var name: String {
    switch self {
    case .control(let description): description.name
    case .page(let page, _): page.name.rawValue
    }
  }

  /// `nil` for a page.
  var control: ControlDescription? {
    if case .control(let description) = self { description } else { nil }
  }
}
