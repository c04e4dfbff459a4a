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
