import Canvas

/// Where the pointer is on its way along a slider.
enum DragPath {
  /// The place of a motion: to the end within a second, and back within the next.
  static func place(_ number: Int, rate: Double, from start: Point, to end: Point) -> Point {
    let phase = (Double(number) / rate).truncatingRemainder(dividingBy: 2)
    return between(start, end, phase <= 1 ? phase : 2 - phase)
  }

  /// The place of a single step: to and fro, and never to the place of the step before the last, so
  /// that each shows.
  static func step(_ number: Int, from start: Point, to end: Point) -> Point {
    between(start, end, (number.isMultiple(of: 2) ? 0.6 : 0.3) + Double(number % 7) * 0.01)
  }

  private static func between(_ start: Point, _ end: Point, _ part: Double) -> Point {
    Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
  }
}
