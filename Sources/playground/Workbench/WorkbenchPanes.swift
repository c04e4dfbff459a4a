/// What is shown beside the page.
struct WorkbenchPanes: OptionSet, Hashable {
  var rawValue: Int

  /// The list of pages.
  static let sidebar = WorkbenchPanes(rawValue: 1)
  /// What the control is, and what of it can be changed.
  static let inspector = WorkbenchPanes(rawValue: 2)

  private static let byName: [(name: String, pane: WorkbenchPanes)] = [
    ("sidebar", .sidebar), ("inspector", .inspector),
  ]
}

extension WorkbenchPanes {
  /// One of them by its name; nil if there is none.
  init?(name: String) {
    guard let pane = Self.byName.first(where: { $0.name == name })?.pane else { return nil }
    self = pane
  }

  /// As command lines and files have them.
  var names: [String] { Self.byName.filter { contains($0.pane) }.map(\.name) }
}

extension PageName {
  /// What is shown beside the page when the window opens with it.
  var panes: WorkbenchPanes {
    switch self {
    case .switch, .slider, .segmented: [.sidebar, .inspector]
    default: []
    }
  }
}
