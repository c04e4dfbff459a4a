/// A choice of an alert, shown as a button.
public struct AlertAction: Hashable, Sendable {
  /// The title of the button.
  public var title: String
  /// The role; `nil` for an ordinary choice.
  public var role: Button.Role?

  /// A choice with a title and a role.
  public init(_ title: String, role: Button.Role? = nil) {
    self.title = title
    self.role = role
  }
}

extension [AlertAction] {
  /// The index of the choice of Return: the last one without a role, as the others cancel or
  /// destroy something; else the one that cancels.
  var defaultIndex: Int? { lastIndex { $0.role == nil } ?? cancelIndex }

  /// The index of the choice of Escape: the one that cancels, or the only one.
  var escapeIndex: Int? { cancelIndex ?? (count == 1 ? 0 : nil) }

  private var cancelIndex: Int? { firstIndex { $0.role == .cancel } }
}
