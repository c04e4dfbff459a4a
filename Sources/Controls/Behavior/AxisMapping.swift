import Canvas

/// The mapping of a behavior's axis to the control's frame.
///
/// A behavior counts along its axis, from the leading edge, the bottom or the top, and across it,
/// so no behavior has to know about mirroring or vertical controls.
public enum AxisMapping: Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
  /// From bottom to top.
  case upward
  /// From top to bottom.
  case downward

  /// The mapping for a layout direction.
  public init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// Converts a point of the frame to the behavior's coordinates (along and across the axis).
  ///
  /// - Parameter area: The part of the frame that the behavior handles.
  public func behaviorPoint(_ point: Point, in area: Rect) -> Point {
    switch self {
    case .leftToRight: Point(point.x - area.minX, point.y - area.minY)
    case .rightToLeft: Point(area.maxX - point.x, point.y - area.minY)
    case .upward: Point(area.maxY - point.y, point.x - area.minX)
    case .downward: Point(point.y - area.minY, point.x - area.minX)
    }
  }

  /// Converts a rectangle of the behavior to the frame.
  public func frameRect(_ rect: Rect, in area: Rect) -> Rect {
    switch self {
    case .leftToRight: rect.offset(by: area.origin)
    case .rightToLeft:
      Rect(origin: Point(area.maxX - rect.maxX, area.minY + rect.minY), size: rect.size)
    case .upward:
      Rect(
        x: area.minX + rect.minY, y: area.maxY - rect.maxX, width: rect.height, height: rect.width)
    case .downward:
      Rect(
        x: area.minX + rect.minY, y: area.minY + rect.minX, width: rect.height, height: rect.width)
    }
  }

  /// Converts a point of the behavior to the frame.
  public func framePoint(_ point: Point, in area: Rect) -> Point {
    frameRect(Rect(origin: point, size: .zero), in: area).origin
  }

  /// The length of an area along the axis, in points.
  public func length(of area: Rect) -> Double { isVertical ? area.height : area.width }

  var isVertical: Bool { self == .upward || self == .downward }

  /// An area of the frame by its extent along and across the axis, in points.
  func area(along length: Double, across breadth: Double) -> Rect {
    Rect(origin: .zero, size: isVertical ? Size(breadth, length) : Size(length, breadth))
  }

  /// Converts a scroll event of the frame to the behavior's coordinates.
  public func behaviorScroll(_ scroll: ScrollEvent, in area: Rect) -> ScrollEvent {
    var result = scroll
    result.position = behaviorPoint(scroll.position, in: area)
    switch self {
    case .leftToRight: break
    case .rightToLeft: result.deltaX = -scroll.deltaX
    case .upward: (result.deltaX, result.deltaY) = (-scroll.deltaY, scroll.deltaX)
    case .downward: (result.deltaX, result.deltaY) = (scroll.deltaY, scroll.deltaX)
    }
    return result
  }

  /// Converts a key so that right is along the axis.
  public func behaviorKey(_ key: Key) -> Key {
    switch (key, self) {
    case (.left, .rightToLeft): .right
    case (.right, .rightToLeft): .left
    case (.up, .downward): .left
    case (.down, .downward): .right
    default: key
    }
  }
}
