import Canvas

/// An error for a property that cannot have a value.
public struct PropertyError: Error, Hashable, CustomStringConvertible {
  /// The property's name; empty if it is filled in later.
  public var property: String

  /// The reason, which continues a sentence that starts with the name: "must be 0 to 3".
  public let reason: String

  /// An error with a reason and the name of a property.
  ///
  /// - Parameters:
  ///   - reason: Continues a sentence that starts with the name.
  ///   - property: The name; ``ControlProperty/write(_:to:animated:)`` fills in an empty one.
  public init(_ reason: String, of property: String = "") {
    self.property = property
    self.reason = reason
  }

  public var description: String { "\(property) \(reason)" }
}
