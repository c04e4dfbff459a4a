import Canvas

/// How the one direction that a behaviour knows lies in a control's frame.
///
/// A behaviour counts along its axis, from where reading begins or from the bottom, and across it
/// from the other side; so none knows of mirroring, nor of standing upright.
public enum AxisMapping: Hashable, Sendable {
  /// Along the frame's top, from its left side.
  case leftToRight
  /// Along the frame's top, from its right side: mirrored.
  case rightToLeft
  /// From the frame's bottom to its top.
  case upward

  /// Along the line of reading.
  public init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// A place of the frame as the behaviour counts it.
  ///
  /// - Parameters:
  ///   - point: pt, in the control's frame.
  ///   - area: the part of the frame that the behaviour knows of, pt.
  /// - Returns: pt along the axis, and across it.
  public func behaviorPoint(_ point: Point, in area: Rect) -> Point {
    switch self {
    case .leftToRight: Point(point.x - area.minX, point.y - area.minY)
    case .rightToLeft: Point(area.maxX - point.x, point.y - area.minY)
    case .upward: Point(area.maxY - point.y, point.x - area.minX)
    }
  }

  /// Where a rectangle that is counted along and across the axis lies in the frame.
  public func frameRect(_ rect: Rect, in area: Rect) -> Rect {
    switch self {
    case .leftToRight:
      rect.offset(by: area.origin)
    case .rightToLeft:
      Rect(origin: Point(area.maxX - rect.maxX, area.minY + rect.minY), size: rect.size)
    case .upward:
      Rect(
        x: area.minX + rect.minY, y: area.maxY - rect.maxX, width: rect.height,
        height: rect.width)
    }
  }

  /// Where a place that is counted along and across the axis lies in the frame.
  public func framePoint(_ point: Point, in area: Rect) -> Point {
    frameRect(Rect(origin: point, size: .zero), in: area).origin
  }

  /// How far an area reaches along the axis, pt.
  public func length(of area: Rect) -> Double {
    self == .upward ? area.height : area.width
  }

  /// A turn of the wheel as the behaviour counts it: notches along the axis and across it.
  ///
  /// - Parameters:
  ///   - scroll: with its place in the control's frame, pt.
  ///   - area: the part of the frame that the behaviour knows of, pt.
  public func behaviorScroll(_ scroll: ScrollEvent, in area: Rect) -> ScrollEvent {
    var result = scroll
    result.position = behaviorPoint(scroll.position, in: area)
    switch self {
    case .leftToRight: break
    case .rightToLeft: result.deltaX = -scroll.deltaX
    case .upward: (result.deltaX, result.deltaY) = (-scroll.deltaY, scroll.deltaX)
    }
    return result
  }

  /// A key as the behaviour sees it: right is along the axis.
  public func behaviorKey(_ key: Key) -> Key {
    switch (key, self) {
    case (.left, .rightToLeft): .right
    case (.right, .rightToLeft): .left
    default: key
    }
  }
}
