/// The ID of one of a display's pointers.
///
/// Most displays have only the ``primary`` pointer; each additional cursor has another ID.
public struct PointerID: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The main pointer.
  public static let primary = PointerID(rawValue: 0)
}
