/// The tabs of a narrow window's sheet. design: playground, below 900
enum SheetTab: String, CaseIterable {
  case properties = "Properties"
  case code = "Code"
  case curves = "Curves"
  case log = "Log"

  init?(opening pane: WorkbenchPanes) {
    guard let tab = Self.allCases.first(where: { $0.pane == pane }) else { return nil }
    self = tab
  }

  var pane: WorkbenchPanes {
    switch self {
    case .properties, .code: .inspector
    case .curves: .curves
    case .log: .log
    }
  }
}
