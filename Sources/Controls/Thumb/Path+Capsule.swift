import Canvas

extension Path {
  /// The handles of a cubic that draws a quarter of a circle, in radii: 4/3 (sqrt 2 - 1).
  private static let circleHandle = 0.552_284_749_830_793_4

  /// A capsule around the origin that was scaled in two directions, so that its ends are halves of
  /// ellipses.
  static func capsule(size: Size, radii: Size) -> Path {
    let (x, y) = (size.width / 2, size.height / 2)
    let handle = Size(radii.width * circleHandle, radii.height * circleHandle)
    var path = Path()
    path.move(to: Point(-x + radii.width, -y))
    for side in [1.0, -1] {
      let inner = side * (x - radii.width)
      path.addLine(to: Point(inner, -side * y))
      path.addCubic(
        to: Point(side * x, 0), control1: Point(inner + side * handle.width, -side * y),
        control2: Point(side * x, -side * handle.height))
      path.addCubic(
        to: Point(inner, side * y), control1: Point(side * x, side * handle.height),
        control2: Point(inner + side * handle.width, side * y))
    }
    path.close()
    return path
  }
}
