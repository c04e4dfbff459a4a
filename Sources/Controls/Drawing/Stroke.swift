import Canvas

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
    self.width = width
    self.cap = cap
    self.join = join
  }
}

extension Painter {
  /// Strokes a path relative to an origin.
  ///
  /// Parts that cross each other are united, except for the pixels where two edges cross.
  public func stroke(_ path: Path, at origin: Point = .zero, _ stroke: Stroke, color: Color) {
    fill(path.stroked(stroke), at: origin, color: color)
  }
}

extension Path {
  /// Begins a contour of straight lines through points.
  package mutating func addLines(through points: some Sequence<Point>) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// The outline of a line along the path.
  ///
  /// Curves become straight lines at most 0.0005 points away from them.
  public func stroked(_ stroke: Stroke) -> Path {
    guard stroke.width > 0, stroke.width.isFinite else { return Path() }
    var outline = StrokeOutline(stroke)
    for line in StrokedLine.all(of: self, halfWidth: stroke.width / 2) { outline.add(line) }
    return outline.path
  }
}
