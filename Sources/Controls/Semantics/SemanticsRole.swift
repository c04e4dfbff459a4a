/// What kind of part it is; programs add their own.
public struct SemanticsRole: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The scene itself.
  public static let window = SemanticsRole(rawValue: "window")
  public static let group = SemanticsRole(rawValue: "group")
  /// Something over the scene that has to be answered first.
  public static let dialog = SemanticsRole(rawValue: "dialog")
  public static let tooltip = SemanticsRole(rawValue: "tooltip")
  public static let scrollView = SemanticsRole(rawValue: "scrollView")
  public static let staticText = SemanticsRole(rawValue: "staticText")
  public static let button = SemanticsRole(rawValue: "button")
  /// A button that stays on once it is pressed.
  public static let toggleButton = SemanticsRole(rawValue: "toggleButton")
  public static let checkbox = SemanticsRole(rawValue: "checkbox")
  public static let `switch` = SemanticsRole(rawValue: "switch")
  public static let slider = SemanticsRole(rawValue: "slider")
  public static let segmented = SemanticsRole(rawValue: "segmented")
  /// One segment of a segmented control.
  public static let segment = SemanticsRole(rawValue: "segment")
  /// Rows of which one is selected.
  public static let list = SemanticsRole(rawValue: "list")
  public static let listItem = SemanticsRole(rawValue: "listItem")
  public static let menu = SemanticsRole(rawValue: "menu")
  /// One row of a menu; it can have a check mark.
  public static let menuItem = SemanticsRole(rawValue: "menuItem")
  /// A line between others.
  public static let separator = SemanticsRole(rawValue: "separator")
  /// A number that is stepped up and down.
  public static let spinButton = SemanticsRole(rawValue: "spinButton")
  /// Several that exclude each other.
  public static let radioGroup = SemanticsRole(rawValue: "radioGroup")
  public static let radioButton = SemanticsRole(rawValue: "radioButton")
  /// Something that has to be read now.
  public static let alert = SemanticsRole(rawValue: "alert")
  public static let image = SemanticsRole(rawValue: "image")
}
