/// What a narrow window's sheet shows, one at a time. design: playground, below 900
enum SheetTab: String, CaseIterable {
  case properties = "Properties"
  case code = "Code"
  case curves = "Curves"
  case log = "Log"

  /// The one that a pane opens with; nil for a pane that is no part of the sheet.
  init?(opening pane: WorkbenchPanes) {
    guard let tab = Self.allCases.first(where: { $0.pane == pane }) else { return nil }
    self = tab
  }

  var title: String { rawValue }

  /// What is shown of the window's panes.
  var pane: WorkbenchPanes {
    switch self {
    case .properties, .code: .inspector
    case .curves: .curves
    case .log: .log
    }
  }
}
