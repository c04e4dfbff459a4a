/// A property that cannot have a value.
public struct PropertyError: Error, Hashable, CustomStringConvertible {
  /// The property's name; empty where the property says it of itself.
  public var property: String

  /// Why, as the rest of a sentence that begins with the name: "has to be a number above 0".
  public let reason: String

  /// - Parameters:
  ///   - property: its name; filled in by ``ControlProperty/write(_:to:animated:)`` if it is empty.
  ///   - reason: the rest of a sentence that begins with the name.
  public init(_ reason: String, of property: String = "") {
    self.property = property
    self.reason = reason
  }

  public var description: String { "\(property) \(reason)" }
}
