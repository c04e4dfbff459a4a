/// A remark of guidelines about a control as it is now.
public struct ControlRemark: Hashable, Sendable {
  /// The rule, and the part that it is about: "too-many", "title-case, segment 0".
  public var title: String

  /// What to change, and why.
  public var text: String

  /// A remark with a title.
  public init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
