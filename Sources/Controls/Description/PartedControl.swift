import Canvas

/// A control with parts that come and go, such as segments.
@MainActor
public protocol PartedControl: Control {
  /// The most parts that a tool puts in.
  static var maximumPartCount: Int { get }

  /// The number of parts.
  var partCount: Int { get }

  /// Puts in a part, animated or not.
  func insertPart(title: String, symbol: Symbol?, at index: Int, animated: Bool)

  /// Takes out a part, animated or not.
  func removePart(at index: Int, animated: Bool)
}

extension PartedControl {
  /// Throws if no part can be put in at an index.
  public func checkInsertion(at index: Int) throws(PropertyError) {
    guard (0...partCount).contains(index), partCount < Self.maximumPartCount else {
      throw PropertyError(
        "has to be 0 to \(partCount), and there are \(Self.maximumPartCount) parts at most",
        of: "index")
    }
  }

  /// Throws if there is no part with an index.
  public func checkRemoval(at index: Int) throws(PropertyError) {
    guard (0..<partCount).contains(index) else {
      throw PropertyError(
        partCount == 0 ? "names no part, as none is left" : "has to be 0 to \(partCount - 1)",
        of: "index")
    }
  }
}
