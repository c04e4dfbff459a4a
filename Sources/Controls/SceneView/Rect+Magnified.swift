import Canvas

extension Point {
  func magnified(by factor: Double) -> Point { Point(x * factor, y * factor) }
}

extension Rect {
  func magnified(by factor: Double) -> Rect {
    Rect(origin: origin.magnified(by: factor), size: Size(width * factor, height * factor))
  }
}
