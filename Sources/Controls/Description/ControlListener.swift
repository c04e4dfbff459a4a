/// The method that observes a control, for generated code.
public struct ControlListener: Hashable, Sendable {
  /// The method's name: `onChange`.
  public var method: String
  /// The name of the closure's parameter: `isOn`.
  public var parameter: String
  /// The expression that prints the parameter; the parameter itself by default.
  public var printed: String

  /// A method with a closure of one parameter.
  public init(_ method: String, _ parameter: String, printed: String? = nil) {
    self.method = method
    self.parameter = parameter
    self.printed = printed ?? parameter
  }
}

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
