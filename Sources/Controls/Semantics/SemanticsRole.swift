/// What kind of part it is; programs add their own.
public struct SemanticsRole: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The scene itself.
  public static let window = SemanticsRole(rawValue: "window")
  /// Parts that belong together.
  public static let group = SemanticsRole(rawValue: "group")
  /// Something over the scene that has to be answered first.
  public static let dialog = SemanticsRole(rawValue: "dialog")
  /// A sentence about what the pointer rests on.
  public static let tooltip = SemanticsRole(rawValue: "tooltip")
  /// A view of something larger.
  public static let scrollView = SemanticsRole(rawValue: "scrollView")
  /// Text to be read.
  public static let staticText = SemanticsRole(rawValue: "staticText")
  /// Something that does one thing when it is pressed.
  public static let button = SemanticsRole(rawValue: "button")
  /// A button that stays on once it is pressed.
  public static let toggleButton = SemanticsRole(rawValue: "toggleButton")
  /// A box with a mark.
  public static let checkbox = SemanticsRole(rawValue: "checkbox")
  /// Something that is on or off.
  public static let `switch` = SemanticsRole(rawValue: "switch")
  /// A number in a range, on a track.
  public static let slider = SemanticsRole(rawValue: "slider")
  /// A segmented control.
  public static let segmented = SemanticsRole(rawValue: "segmented")
  /// One segment of a segmented control.
  public static let segment = SemanticsRole(rawValue: "segment")
  /// Rows of which one is selected.
  public static let list = SemanticsRole(rawValue: "list")
  /// One row of a list.
  public static let listItem = SemanticsRole(rawValue: "listItem")
  /// Things to choose from, over everything else.
  public static let menu = SemanticsRole(rawValue: "menu")
  /// One row of a menu; it can have a check mark.
  public static let menuItem = SemanticsRole(rawValue: "menuItem")
  /// A line between others.
  public static let separator = SemanticsRole(rawValue: "separator")
  /// A number that is stepped up and down.
  public static let spinButton = SemanticsRole(rawValue: "spinButton")
  /// Several that exclude each other.
  public static let radioGroup = SemanticsRole(rawValue: "radioGroup")
  /// One of several of which one is chosen.
  public static let radioButton = SemanticsRole(rawValue: "radioButton")
  /// Something that has to be read now.
  public static let alert = SemanticsRole(rawValue: "alert")
  /// A picture.
  public static let image = SemanticsRole(rawValue: "image")
}
