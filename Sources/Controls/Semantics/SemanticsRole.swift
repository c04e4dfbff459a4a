/// The role of an accessibility element; apps can define their own.
public struct SemanticsRole: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A scene.
  public static let window = SemanticsRole(rawValue: "window")
  /// A group.
  public static let group = SemanticsRole(rawValue: "group")
  /// A modal dialog.
  public static let dialog = SemanticsRole(rawValue: "dialog")
  /// A help tag.
  public static let tooltip = SemanticsRole(rawValue: "tooltip")
  /// A scroll view.
  public static let scrollView = SemanticsRole(rawValue: "scrollView")
  /// Text.
  public static let staticText = SemanticsRole(rawValue: "staticText")
  /// A push button.
  public static let button = SemanticsRole(rawValue: "button")
  /// A toggle button.
  public static let toggleButton = SemanticsRole(rawValue: "toggleButton")
  /// A checkbox.
  public static let checkbox = SemanticsRole(rawValue: "checkbox")
  /// A switch.
  public static let `switch` = SemanticsRole(rawValue: "switch")
  /// A slider.
  public static let slider = SemanticsRole(rawValue: "slider")
  /// A segmented control.
  public static let segmented = SemanticsRole(rawValue: "segmented")
  /// A segment of a segmented control.
  public static let segment = SemanticsRole(rawValue: "segment")
  /// A list with a selected row.
  public static let list = SemanticsRole(rawValue: "list")
  /// A row of a list.
  public static let listItem = SemanticsRole(rawValue: "listItem")
  /// A menu.
  public static let menu = SemanticsRole(rawValue: "menu")
  /// An item of a menu, maybe with a check mark.
  public static let menuItem = SemanticsRole(rawValue: "menuItem")
  /// A separator.
  public static let separator = SemanticsRole(rawValue: "separator")
  /// A stepper.
  public static let spinButton = SemanticsRole(rawValue: "spinButton")
  /// A text that is edited.
  public static let entry = SemanticsRole(rawValue: "entry")
  /// A group of options of which one is chosen.
  public static let radioGroup = SemanticsRole(rawValue: "radioGroup")
  /// An option of a radio group.
  public static let radioButton = SemanticsRole(rawValue: "radioButton")
  /// A message to announce.
  public static let alert = SemanticsRole(rawValue: "alert")
  /// An image.
  public static let image = SemanticsRole(rawValue: "image")

  /// The roles above.
  package static let standard: [SemanticsRole] = [
    .window, .group, .dialog, .tooltip, .scrollView, .staticText, .button, .toggleButton, .checkbox,
    .switch, .slider, .segmented, .segment, .list, .listItem, .menu, .menuItem, .separator,
    .spinButton, .entry, .radioGroup, .radioButton, .alert, .image,
  ]
}
