import Canvas

/// Positions of the pointer during a drag along a slider.
enum DragPath {
  /// The position of a motion event: one second to the end, and one second back.
  static func place(_ number: Int, rate: Double, from start: Point, to end: Point) -> Point {
    let phase = (Double(number) / rate).truncatingRemainder(dividingBy: 2)
    return between(start, end, phase <= 1 ? phase : 2 - phase)
  }

  /// The position of a single step: back and forth, with varying ends, so that every step is
  /// visible.
  static func step(_ number: Int, from start: Point, to end: Point) -> Point {
    between(start, end, (number.isMultiple(of: 2) ? 0.6 : 0.3) + Double(number % 7) * 0.01)
  }

  private static func between(_ start: Point, _ end: Point, _ part: Double) -> Point {
    Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
  }
}
