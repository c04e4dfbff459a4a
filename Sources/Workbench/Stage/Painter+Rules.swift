import Canvas
import Controls

/// The lines of measurements.
extension Painter {
  /// pt. chosen
  private var lineWidth: Double { 1 }
  private var tick: Double { 8 }

  /// Draws a horizontal or vertical line.
  func drawLine(from start: Point, to end: Point, color: Color) {
    let isVertical = start.x == end.x
    let half = lineWidth / 2
    let outsets = Insets(horizontal: isVertical ? half : 0, vertical: isVertical ? 0 : half)
    let line = Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y)
    fillAligned(line.outset(by: outsets), color: color)
  }

  /// Draws a dimension line: a line with a tick at each end.
  func drawRule(from start: Point, to end: Point, color: Color) {
    drawLine(from: start, to: end, color: color)
    let isVertical = start.x == end.x
    let size = Size(isVertical ? tick : lineWidth, isVertical ? lineWidth : tick)
    for point in [start, end] { fillAligned(Rect(center: point, size: size), color: color) }
  }
}
