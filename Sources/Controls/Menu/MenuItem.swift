/// An item of a menu: a command or a separator.
public struct MenuItem {
  /// The title.
  public var title: String
  /// The keyboard shortcut shown at the end; `nil` for none.
  public var key: String?
  /// Whether the item has a check mark; `nil` for a plain command.
  public var isOn: Bool?
  /// Whether the item can be chosen.
  public var isEnabled: Bool
  /// A sentence in a help tag; `nil` for none.
  package var help: String?
  /// Called after the menu closed.
  public var action: () -> Void
  /// Whether the item is a separator.
  public private(set) var isSeparator = false
  /// Whether the item is a heading.
  public private(set) var isHeading = false

  /// Creates an item with a title in title case; parameters are documented at the properties.
  public init(
    _ title: String, key: String? = nil, isOn: Bool? = nil, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) {
    (self.title, self.key, self.isOn) = (title, key, isOn)
    (self.isEnabled, self.action) = (isEnabled, action)
  }

  /// A heading above the items of a section, in title case.
  public static func heading(_ title: String) -> MenuItem {
    var item = MenuItem(title, isEnabled: false) {}
    item.isHeading = true
    return item
  }

  /// A separator.
  public static var separator: MenuItem {
    var item = MenuItem("", isEnabled: false) {}
    item.isSeparator = true
    return item
  }
}
