import Canvas

/// Mirroring: positions are given from the leading edge.
extension LayoutDirection {
  /// The left edge of something placed at a distance from the leading edge of a frame, in points.
  package func x(_ start: Double, width: Double, in frame: Rect) -> Double {
    self == .leftToRight ? frame.minX + start : frame.maxX - start - width
  }

  /// The left edge of something in a frame that begins at 0, in points.
  package func x(_ start: Double, width: Double, in whole: Double) -> Double {
    self == .leftToRight ? start : whole - start - width
  }

  /// Mirrors a rectangle whose x is the distance from the leading edge.
  package func place(_ rect: Rect, in whole: Double) -> Rect {
    Rect(origin: Point(x(rect.minX, width: rect.width, in: whole), rect.minY), size: rect.size)
  }
}

extension Node {
  /// The frame in the node's own coordinates, in points.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Sets the frame of a child; its x is the distance from the leading edge.
  package func place(_ child: Node, _ rect: Rect, _ context: LayoutContext) {
    child.frame = context.direction.place(rect, in: frame.width)
  }
}

extension Rect {
  package init(x: Double, midY: Double, size: Size) {
    self.init(origin: Point(x, midY - size.height / 2), size: size)
  }
}
