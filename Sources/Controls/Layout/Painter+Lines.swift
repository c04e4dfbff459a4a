import Canvas

/// Lines of text, centered vertically.
extension Painter {
  package func draw(
    _ line: Text, centeredAt center: Point, color: Color, in context: PaintContext
  ) {
    let size = context.text.size(of: line)
    draw(line, at: Point(center.x - size.width / 2, center.y - size.height / 2), color: color)
  }

  /// Draws a line of text at a distance from the leading edge of a frame, and returns its size.
  ///
  /// - Parameter y: The vertical center of the line; `nil` for that of the frame.
  @discardableResult
  package func draw(
    _ line: Text, from start: Double, in frame: Rect, midY y: Double? = nil, color: Color,
    _ context: PaintContext
  ) -> Size {
    let size = context.text.size(of: line)
    let x = context.direction.x(start, width: size.width, in: frame)
    draw(line, at: Point(x, (y ?? frame.midY) - size.height / 2), color: color)
    return size
  }

  /// Draws a line of text that ends at a distance from the leading edge, and returns its size.
  @discardableResult
  package func draw(
    _ line: Text, upTo end: Double, in frame: Rect, midY y: Double? = nil, color: Color,
    _ context: PaintContext
  ) -> Size {
    let width = context.text.size(of: line).width
    return draw(line, from: end - width, in: frame, midY: y, color: color, context)
  }
}

extension TextMeasuring {
  /// Calls a closure with each of several lines, one below the other, and its vertical center.
  package func forEach(
    of lines: [Text], around midY: Double, spacing: Double = 0,
    _ body: (_ line: Text, _ midY: Double) -> Void
  ) {
    let heights = lines.map { size(of: $0).height }
    var y = midY - heights.reduce(spacing * Double(lines.count - 1), +) / 2
    for (line, height) in zip(lines, heights) {
      body(line, y + height / 2)
      y += height + spacing
    }
  }
}

extension Painter {
  /// Strokes an outline inside of a shape, unless its color is transparent.
  func strokeOutline(_ shape: RoundedRectangle, width: Double = 1, color: Color) {
    if color.alpha > 0 { strokeInside(shape, width: width, color: color) }
  }

  func fillFeedback(
    _ shape: RoundedRectangle, isPressed: Bool, isHovered: Bool, in context: PaintContext
  ) {
    if isPressed {
      fill(shape, color: context.theme.pressed)
    } else if isHovered && context.isEnabled {
      fill(shape, color: context.theme.hover)
    }
  }

  /// Draws a symbol at a distance from the leading edge of a frame, centered vertically.
  package func draw(
    _ symbol: Symbol, from start: Double, in frame: Rect, size: Double, color: Color,
    _ context: PaintContext
  ) {
    let x = context.direction.x(start, width: size, in: frame)
    symbol.paint(with: self, at: Point(x, frame.midY - size / 2), size: size, color: color)
  }
}
