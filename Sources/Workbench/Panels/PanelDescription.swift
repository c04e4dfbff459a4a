import Canvas
import Controls

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
