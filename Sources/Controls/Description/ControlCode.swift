/// The Swift code that makes a control and listens to it.
@MainActor
public struct ControlCode {
  /// A method that listens to a control.
  public struct Listener: Hashable, Sendable {
    /// The method: `onChange`.
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

  /// The name of the type: `Switch`.
  public let type: String

  /// The labels of the initializer's arguments, in their order.
  public let arguments: [String]

  private let listener: (Control) -> Listener?

  /// The code of a control that is listened to according to how it is.
  ///
  /// - Parameters:
  ///   - type: the name of the type.
  ///   - arguments: labels of the initializer's arguments, in their order.
  ///   - listener: the method that listens to it.
  public init<Owner: Control>(
    type: String, arguments: [String], listener: @escaping (Owner) -> Listener
  ) {
    self.type = type
    self.arguments = arguments
    self.listener = { ($0 as? Owner).map(listener) }
  }

  /// The code of a control that is not listened to.
  ///
  /// - Parameters:
  ///   - type: the name of the type.
  ///   - arguments: labels of the initializer's arguments, in their order.
  public init(type: String, arguments: [String]) {
    self.type = type
    self.arguments = arguments
    listener = { _ in nil }
  }

  /// The method that listens to a control; `nil` for none.
  public func listener(of control: Control) -> Listener? { listener(control) }
}
