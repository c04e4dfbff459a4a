import Canvas
import Controls

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

  /// The panels with buttons in the toolbar, in order.
  static let tools: [(pane: WorkbenchPanes, symbol: Symbol, title: String, shortcut: Shortcut)] = [
    (.inspector, .inspector, "Inspector", Shortcut("i")),
    (.time, .clock, "Timeline", Shortcut("p", .shift)),
    (.curves, .curve, "Animation Curves", Shortcut("v")),
    (.frames, .bars, "Frame Times", Shortcut("f")),
    (.log, .list, "Event Log", Shortcut("l")),
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

  /// `nil` if one of the names is unknown.
  package init?(names: [String]) {
    self = []
    for name in names {
      guard let options = Self(name: name) else { return nil }
      formUnion(options)
    }
  }

  var names: [String] { Self.named.filter { isSuperset(of: $0.options) }.map(\.name) }
}
