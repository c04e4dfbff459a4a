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

extension Set: NamedOptions where Element == PanelName {
  package static let named = WorkbenchView.standardPanels.map {
    (name: $0.name.rawValue, options: Set([$0.name]))
  }
}
