import Canvas

/// Places are written once, from the edge at which reading begins, and mirrored here.
extension LayoutDirection {
  /// The left edge of something in a frame, pt.
  ///
  /// - Parameters:
  ///   - start: the distance from the leading edge of the frame, pt.
  ///   - width: the width of what is placed, pt.
  ///   - frame: what it lies in.
  package func x(_ start: Double, width: Double, in frame: Rect) -> Double {
    self == .leftToRight ? frame.minX + start : frame.maxX - start - width
  }

  /// The left edge of something in a frame that begins at 0, pt.
  package func x(_ start: Double, width: Double, in whole: Double) -> Double {
    self == .leftToRight ? start : whole - start - width
  }

  /// A rectangle whose x is the distance from the leading edge, in coordinates from the left.
  package func place(_ rect: Rect, in whole: Double) -> Rect {
    Rect(origin: Point(x(rect.minX, width: rect.width, in: whole), rect.minY), size: rect.size)
  }
}

extension Node {
  /// The node's own rectangle in its own coordinates.
  package var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Gives a child its frame, whose x is the distance from the node's leading edge.
  package func place(_ child: Node, _ rect: Rect, _ context: LayoutContext) {
    child.frame = context.direction.place(rect, in: frame.width)
  }
}

extension Rect {
  /// A rectangle by its left edge, the middle of its height and its size, pt.
  package init(x: Double, midY: Double, size: Size) {
    self.init(origin: Point(x, midY - size.height / 2), size: size)
  }
}
