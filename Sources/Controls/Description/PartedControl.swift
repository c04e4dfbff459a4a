import Canvas

/// A control with a variable number of parts, such as segments.
@MainActor
public protocol PartedControl: Control {
  /// The maximum number of parts that tools insert.
  static var maximumPartCount: Int { get }

  /// The number of parts.
  var partCount: Int { get }

  /// Inserts a part, animated or not.
  func insertPart(title: String, symbol: Symbol?, at index: Int, animated: Bool)

  /// Removes a part, animated or not.
  func removePart(at index: Int, animated: Bool)
}

extension PartedControl {
  /// Throws a ``PropertyError`` if a part cannot be inserted at an index.
  public func checkInsertion(at index: Int) throws(PropertyError) {
    guard (0...partCount).contains(index), partCount < Self.maximumPartCount else {
      throw PropertyError(
        "must be 0 to \(partCount), with at most \(Self.maximumPartCount) parts",
        of: "index")
    }
  }

  /// Throws a ``PropertyError`` if no part has an index.
  public func checkRemoval(at index: Int) throws(PropertyError) {
    guard (0..<partCount).contains(index) else {
      throw PropertyError(
        partCount == 0
          ? "is out of range, because no part is left" : "must be 0 to \(partCount - 1)",
        of: "index")
    }
  }
}
