/// Which of a display's pointers something is about.
///
/// Most displays have one, the ``primary`` one; each further mouse, with a cursor of its own, has
/// another.
public struct PointerID: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The pointer that programs which know of one only are told about.
  public static let primary = PointerID(rawValue: 0)
}
