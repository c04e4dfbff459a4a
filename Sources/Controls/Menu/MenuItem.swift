/// One row of a menu: what it does, or a line between others.
public struct MenuItem {
  /// What it does.
  public var title: String

  /// The key that does the same, at the row's end; nil for none.
  public var key: String?

  /// Nil for a row that only does something; otherwise whether it has a check mark.
  public var isOn: Bool?

  /// Whether it can be chosen.
  public var isEnabled: Bool

  /// Called once the menu is gone.
  public var action: () -> Void

  /// Whether it is a line between others.
  public private(set) var isSeparator = false

  /// - Parameters:
  ///   - title: what it does, in title case.
  ///   - key: the key that does the same.
  ///   - isOn: whether it has a check mark; nil if it never has.
  ///   - isEnabled: whether it can be chosen.
  ///   - action: called once the menu is gone.
  public init(
    title: String, key: String? = nil, isOn: Bool? = nil, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.key = key
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The same, for those who read the title first.
  public init(
    _ title: String, key: String? = nil, isOn: Bool? = nil, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) {
    self.init(title: title, key: key, isOn: isOn, isEnabled: isEnabled, action: action)
  }

  /// A line between the rows before and after it.
  public static var separator: MenuItem {
    var item = MenuItem(title: "", isEnabled: false) {}
    item.isSeparator = true
    return item
  }
}
