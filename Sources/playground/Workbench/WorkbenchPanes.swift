struct WorkbenchPanes: OptionSet, Hashable {
  var rawValue: Int
  static let sidebar = WorkbenchPanes(rawValue: 1)
  static let inspector = WorkbenchPanes(rawValue: 2)
  static let time = WorkbenchPanes(rawValue: 4)
  static let curves = WorkbenchPanes(rawValue: 8)
  static let frames = WorkbenchPanes(rawValue: 16)
  static let log = WorkbenchPanes(rawValue: 32)

  static let column: WorkbenchPanes = [.inspector, .log]
  static let beside: WorkbenchPanes = [.sidebar, .inspector, .log]
  static let sheet: WorkbenchPanes = [.inspector, .curves, .log]
  static let dock: WorkbenchPanes = [.time, .curves, .frames]

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
