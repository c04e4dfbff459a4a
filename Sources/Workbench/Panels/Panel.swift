import Canvas
import Controls

/// A tool beside or below the page, such as the inspector.
///
/// A program adds its own with ``WorkbenchConfiguration/panels``. Each has a toggle in the toolbar
/// and a command. A narrow window shows one panel at a time, in a sheet with tabs.
@MainActor
public protocol Panel: Node {
  /// The name, title and place.
  static var description: PanelDescription { get }

  /// The reason why the panel is unavailable, in sentence case; `nil` if it is available.
  func disabledReason(in context: PanelContext) -> String?

  /// Called when another page is shown, and when the panel is shown or hidden.
  func show(_ context: PanelContext)

  /// Called in each frame while the panel is shown.
  ///
  /// - Parameter isMoving: Whether a control moves, so that another frame follows.
  func refresh(isMoving: Bool)

  /// The height of a panel of the dock, in points; `nil` if it has no room.
  ///
  /// - Parameters:
  ///   - room: The height that is left, in points.
  ///   - isCompact: Whether the window is narrow.
  func height(in room: Double, isCompact: Bool) -> Double?

  /// Shows a tab of several in the sheet of a narrow window, counted from 0.
  func showTab(_ index: Int)
}

extension Panel {
  /// Returns `nil` by default.
  public func disabledReason(in context: PanelContext) -> String? { nil }

  /// Does nothing by default.
  public func show(_ context: PanelContext) {}

  /// Does nothing by default.
  public func refresh(isMoving: Bool) {}

  /// No height by default; only panels of the dock need one.
  public func height(in room: Double, isCompact: Bool) -> Double? { nil }

  /// Does nothing by default.
  public func showTab(_ index: Int) {}

  var name: PanelName { Self.description.name }
  var place: PanelPlace { Self.description.place }
  var tabs: [String] { Self.description.tabs }
}

/// The page that a panel belongs to.
@MainActor
public struct PanelContext {
  /// The page.
  public let page: WorkbenchPage

  /// Whether the panel is shown.
  public let isShown: Bool

  /// Whether the window is narrow, so that the panel is in a sheet.
  public let isCompact: Bool

  let time: PageTime?

  /// The control that the page is about; `nil` if it shows several.
  public var control: (any DescribedControl)? { page.preview?.control }
}

/// The name, title and place of a panel.
public struct PanelDescription: Sendable {
  /// The name on the command line, in logs and in the remembered state.
  public var name: PanelName

  /// The title, in title case.
  public var title: String

  /// Other words for the panel, in lower case, which the command palette finds too.
  public var keywords: [String]

  /// The symbol of the toggle in the toolbar.
  public var symbol: Symbol

  /// The place in a wide window.
  public var place: PanelPlace

  /// The shortcut of the toggle; `nil` for none.
  public var shortcut: Shortcut?

  /// The tabs in the sheet of a narrow window; a panel without tabs stays in the dock.
  var tabs: [String]

  /// Whether the timeline records while the panel is shown.
  var usesTimeline = false

  /// A description whose properties are documented there.
  public init(
    _ name: PanelName, _ title: String, symbol: Symbol, place: PanelPlace,
    shortcut: Shortcut? = nil, keywords: [String] = []
  ) {
    self.init(
      name, title, symbol: symbol, place: place, shortcut: shortcut, keywords: keywords,
      tabs: [title])
  }

  init(
    _ name: PanelName, _ title: String, symbol: Symbol, place: PanelPlace, shortcut: Shortcut?,
    keywords: [String] = [], tabs: [String], usesTimeline: Bool = false
  ) {
    (self.name, self.title, self.keywords, self.symbol) = (name, title, keywords, symbol)
    (self.place, self.shortcut, self.tabs) = (place, shortcut, tabs)
    self.usesTimeline = usesTimeline
  }
}

/// The place of a panel in a wide window.
public enum PanelPlace: Hashable, Sendable {
  /// The leading edge.
  case leading
  /// A column at the trailing edge.
  case column
  /// Below the page.
  case dock
}

/// The name of a panel.
public struct PanelName: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The text of the name.
  public var rawValue: String

  /// A name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name with a text.
  public init(stringLiteral text: String) { self.init(rawValue: text) }

  /// The list of pages.
  public static let sidebar: PanelName = "sidebar"

  /// The properties, accessibility and code of a control.
  public static let inspector: PanelName = "inspector"

  /// The timeline.
  public static let time: PanelName = "time"

  /// The animation curves of a control.
  public static let curves: PanelName = "curves"

  /// The time that each frame took.
  public static let frames: PanelName = "frames"

  /// The events of all controls.
  public static let log: PanelName = "log"
}

extension Set: NamedOptions where Element == PanelName {
  package static let named = WorkbenchView.standardPanels.map {
    (name: $0.name.rawValue, options: Set([$0.name]))
  }
}
