/// Panels beside, below and over a page.
public struct WorkbenchPanes: OptionSet, Hashable, Sendable {
  /// The panels as a set of bits.
  public var rawValue: Int

  /// A set of panels from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The list of pages.
  public static let sidebar = WorkbenchPanes(rawValue: 1)

  /// The properties, accessibility and code of a control.
  public static let inspector = WorkbenchPanes(rawValue: 2)

  /// The timeline.
  public static let time = WorkbenchPanes(rawValue: 4)

  /// The animation curves of a control.
  public static let curves = WorkbenchPanes(rawValue: 8)

  /// The time that each frame took.
  public static let frames = WorkbenchPanes(rawValue: 16)

  /// The events of all controls.
  public static let log = WorkbenchPanes(rawValue: 32)

  static let column: WorkbenchPanes = [.inspector, .log]
  static let beside: WorkbenchPanes = [.sidebar, .inspector, .log]
  static let sheet: WorkbenchPanes = [.inspector, .curves, .log]
  static let dock: WorkbenchPanes = [.time, .curves, .frames]

  static let dockTitles: [(pane: WorkbenchPanes, title: String)] = [
    (.time, "Timeline"), (.curves, "Animation Curves"), (.frames, "Frame Times"),
  ]
}

extension WorkbenchPanes: NamedOptions {
  package static let named: [(name: String, options: WorkbenchPanes)] = [
    ("sidebar", .sidebar), ("inspector", .inspector), ("time", .time), ("curves", .curves),
    ("frames", .frames), ("log", .log),
  ]
}

package protocol NamedOptions: OptionSet, Sendable {
  static var named: [(name: String, options: Self)] { get }
}

extension NamedOptions {
  package init?(name: String) {
    guard let options = Self.named.first(where: { $0.name == name })?.options else { return nil }
    self = options
  }

  var names: [String] { Self.named.filter { isSuperset(of: $0.options) }.map(\.name) }
}
