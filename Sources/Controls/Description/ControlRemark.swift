/// A remark of the guidelines about the current state of a control.
public struct ControlRemark: Hashable, Sendable {
  /// The title, with the rule and the part: "too-many", "title-case, segment 0".
  public var title: String

  /// The text: what to change, and why.
  public var text: String

  /// A remark with a title and a text.
  public init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
