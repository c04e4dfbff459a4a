import Canvas
import Controls

extension Painter {
  /// Draws a line to the right of a place, in points.
  func drawHairline(from start: Point, length: Double, theme: Theme) {
    fillAligned(Rect(origin: start, size: Size(length, 0.5)), color: theme.hairline)
  }

  /// `start` is the left or upper end of the line's center; lengths are in points. chosen
  package func drawDashes(
    from start: Point, to end: Point, dash: Double = 3, gap: Double = 2.5, color: Color
  ) {
    let isHorizontal = start.y == end.y
    let length = isHorizontal ? end.x - start.x : end.y - start.y
    for done in stride(from: 0, to: length, by: dash + gap) {
      let part = min(dash, length - done)
      fillAligned(
        isHorizontal
          ? Rect(x: start.x + done, y: start.y - 0.5, width: part, height: 1)
          : Rect(x: start.x - 0.5, y: start.y + done, width: 1, height: part), color: color)
    }
  }

  package func drawDashes(around rect: Rect, color: Color) {
    let (left, right) = (rect.minX, rect.maxX)
    let (top, bottom) = (rect.minY, rect.maxY)
    for (start, end) in [
      (Point(left, top), Point(right, top)), (Point(left, bottom), Point(right, bottom)),
      (Point(left, top), Point(left, bottom)), (Point(right, top), Point(right, bottom)),
    ] { drawDashes(from: start, to: end, color: color) }
  }
}
