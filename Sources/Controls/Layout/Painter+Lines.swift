import Canvas

/// Lines of text by their middle.
extension Painter {
  /// Draws a line of text around a point.
  package func draw(
    _ line: Text, centeredAt center: Point, color: Color, in context: PaintContext
  ) {
    let size = context.text.size(of: line)
    draw(line, at: Point(center.x - size.width / 2, center.y - size.height / 2), color: color)
  }

  /// Draws a line of text that begins at a distance from the leading edge of a frame.
  ///
  /// - Parameters:
  ///   - line: what is drawn.
  ///   - start: the distance from the leading edge, pt.
  ///   - frame: what the line lies in.
  ///   - y: the middle of the line's height, pt; `nil` for the middle of the frame's.
  ///   - color: the color of the text.
  ///   - context: measures the line, and says which edge is the leading one.
  /// - Returns: the size of the line, pt.
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

  /// Draws a line of text that ends at a distance from the leading edge of a frame.
  ///
  /// - Returns: the size of the line, pt.
  @discardableResult
  package func draw(
    _ line: Text, upTo end: Double, in frame: Rect, midY y: Double? = nil, color: Color,
    _ context: PaintContext
  ) -> Size {
    let width = context.text.size(of: line).width
    return draw(line, from: end - width, in: frame, midY: y, color: color, context)
  }
}
