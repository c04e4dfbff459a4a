/// The width, the caps and the joins of a line along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of an open contour.
  public enum Cap: Hashable, Sendable {
    /// A straight end at the last point.
    case butt
    /// A half circle around the last point.
    case round
  }

  /// The shape of the corners of a contour.
  public enum Join: Hashable, Sendable {
    /// A corner as sharp as the path's; corners below 11.5 degrees are cut off, as in UIKit.
    case miter
    /// An arc around the corner.
    case round
  }

  /// Longer miters, in widths, are cut off; as in Core Graphics.
  static let miterLimit = 10.0

  /// The width, in points; nothing is painted for 0, negative and non-finite widths.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join

  /// A stroke with round ends and corners, with a width in points.
  package static func round(_ width: Double) -> Stroke {
    Stroke(width: width, cap: .round, join: .round)
  }

  /// A stroke with a width in points.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    (self.width, self.cap, self.join) = (width, cap, join)
  }

  var isVisible: Bool { width > 0 && width.isFinite }
  /// The largest distance of a painted point from the path, in points.
  var reach: Double { width / 2 * (join == .miter ? Self.miterLimit : 1) }
}
