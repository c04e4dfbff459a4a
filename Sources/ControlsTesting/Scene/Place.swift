/// A place in a node, as fractions of its width and height, from the leading edge.
///
/// The constants lie well inside.
public struct Place: Hashable, Sendable {
  /// 0 at the leading edge, 1 at the trailing edge.
  public var x: Double

  /// 0 at the top, 1 at the bottom.
  public var y: Double

  /// A place from fractions of width and height, 0...1.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The center.
  public static let center = Place(0.5, 0.5)
  /// An eighth from the leading edge, vertically centered.
  public static let leading = Place(0.125, 0.5)
  /// An eighth from the trailing edge, vertically centered.
  public static let trailing = Place(0.875, 0.5)
  /// An eighth from the top, horizontally centered.
  public static let top = Place(0.5, 0.125)
  /// An eighth from the bottom, horizontally centered.
  public static let bottom = Place(0.5, 0.875)
}

/// A cause that cancels a gesture.
public enum CancelCause: String, CaseIterable, Sendable {
  /// The user presses Escape.
  case escape
  /// Another window gets the keyboard focus.
  case focusLost
  /// The window is unmapped.
  case unmapped
  /// Another client grabs the pointer.
  case gestureLost
  /// The control is disabled.
  case disable
}
