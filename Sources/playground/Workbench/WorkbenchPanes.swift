/// What is shown beside the page.
struct WorkbenchPanes: OptionSet, Hashable {
  var rawValue: Int
  static let sidebar = WorkbenchPanes(rawValue: 1)
  static let inspector = WorkbenchPanes(rawValue: 2)
  static let time = WorkbenchPanes(rawValue: 4)
  static let curves = WorkbenchPanes(rawValue: 8)
  static let frames = WorkbenchPanes(rawValue: 16)
  static let log = WorkbenchPanes(rawValue: 32)

  /// What stands in the right column, from its top.
  static let column: WorkbenchPanes = [.inspector, .log]
  /// What takes some of the page's width.
  static let beside: WorkbenchPanes = [.sidebar, .inspector, .log]
  /// What a narrow window has in its sheet.
  static let sheet: WorkbenchPanes = [.inspector, .curves, .log]
  /// What stands under the page, from the top.
  static let dock: WorkbenchPanes = [.time, .curves, .frames]

  /// What the toolbar offers, from where reading begins.
  static let panels: [WorkbenchPanes] = [.inspector, .time, .curves, .frames, .log]

  private static let byName: [(name: String, pane: WorkbenchPanes)] = [
    ("sidebar", .sidebar), ("inspector", .inspector), ("time", .time), ("curves", .curves),
    ("frames", .frames), ("log", .log),
  ]
}

extension WorkbenchPanes {
  init?(name: String) {
    guard let pane = Self.byName.first(where: { $0.name == name })?.pane else { return nil }
    self = pane
  }

  var names: [String] { Self.byName.filter { contains($0.pane) }.map(\.name) }
}

extension PageName {
  /// What is shown beside the page when the window opens with it.
  @MainActor
  var panes: WorkbenchPanes { description == nil ? [] : [.sidebar, .inspector] }
}
