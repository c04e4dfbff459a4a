extension Symbol {
  /// A step forward: a triangle and a line.
  public static let stepForward = Symbol(named: "step.forward") { path in
    path.addClosedStroke(
      along: [
        PathCorner(4, 4.25, radius: 0.9), PathCorner(13, 10, radius: 0.9),
        PathCorner(4, 15.75, radius: 0.9),
      ], width: stroke)
    path.addLine(16, 4, 16, 16)
  }

  /// A step back: a line and a triangle.
  public static let stepBack = Symbol(named: "step.back") { path in
    path.addClosedStroke(
      along: [
        PathCorner(16, 15.75, radius: 0.9), PathCorner(7, 10, radius: 0.9),
        PathCorner(16, 4.25, radius: 0.9),
      ], width: stroke)
    path.addLine(4, 4, 4, 16)
  }

  /// A record button.
  public static let record = Symbol(named: "record") { path in
    path.addRing(center: Point(10, 10), radius: 7.25)
    path.addCircle(center: Point(10, 10), radius: 4.25)
  }

  /// Two sheets: copy.
  public static let copy = Symbol(named: "copy") { path in
    path.addFrame(7, 7, 17.25, 17.25, radius: 2.2)
    path.addStroke(
      along: [
        PathCorner(4.25, 13), PathCorner(2.75, 13, radius: 1.5),
        PathCorner(2.75, 2.75, radius: 2.2),
        PathCorner(13, 2.75, radius: 1.5), PathCorner(13, 4.25),
      ], width: stroke)
  }

  /// A clock with an arrow back: history.
  public static let past = Symbol(named: "past") { path in
    let (center, radius) = (Point(10.75, 10), 6.75)
    path.addArc(
      center: center, radius: radius + stroke / 2, width: stroke, from: -.pi + 0.17,
      sweep: 1.66 * .pi)
    path.addStroke(
      along: [
        PathCorner(1.5, 7.25), PathCorner(4, 10.25, radius: sharp), PathCorner(7, 7.75),
      ], width: stroke)
    path.addStroke(
      along: [
        PathCorner(10.75, 6), PathCorner(10.75, 10.2, radius: sharp), PathCorner(13.5, 11.7),
      ], width: stroke)
  }

  /// A warning sign.
  public static let warning = Symbol(named: "warning") { path in
    path.addClosedStroke(
      along: [
        PathCorner(10, 2, radius: 1.6), PathCorner(18.25, 16.75, radius: 1.6),
        PathCorner(1.75, 16.75, radius: 1.6),
      ], width: stroke)
    path.addLine(10, 7.75, 10, 11.25)
    path.addCircle(center: Point(10, 13.9), radius: 0.95)
  }

  /// A switch that is on.
  public static let `switch` = Symbol(named: "switch") { path in
    path.addFrame(1.75, 5.5, 18.25, 14.5, radius: 4.5)
    path.addCircle(center: Point(13.75, 10), radius: 2.5)
  }

  /// A slider.
  public static let slider = Symbol(named: "slider") { path in
    path.addKnob(at: Point(10, 10), from: 2, to: 18)
  }

  /// A segmented control.
  public static let segmented = Symbol(named: "segmented") { path in
    path.addFrame(1.75, 5.5, 18.25, 14.5, radius: 2.6)
    for x in [7.25, 12.75] {
      path.addStroke(
        along: [PathCorner(x, 6.25), PathCorner(x, 13.75)], width: stroke, start: .flat, end: .flat)
    }
  }

  /// A photo: hills and a sun.
  public static let photo = Symbol(named: "photo") { path in
    path.addFrame(2.25, 3.25, 17.75, 16.75, radius: 2.6)
    path.addCircle(center: Point(6.75, 7.6), radius: 1.4)
    path.addStroke(
      along: [
        PathCorner(3.5, 14.04), PathCorner(7.25, 10.6, radius: 0.9), PathCorner(10.25, 13.1),
        PathCorner(13, 10.75, radius: 0.9), PathCorner(16.5, 13.94),
      ], width: stroke, start: .flat, end: .flat)
  }

  /// A lightning bolt.
  public static let bolt = Symbol(named: "bolt") { path in
    path.addClosedStroke(
      along: [
        PathCorner(11.75, 2, radius: 0.4), PathCorner(11, 8.25, radius: 0.3),
        PathCorner(16.25, 8.25, radius: 0.6), PathCorner(8.25, 18, radius: 0.4),
        PathCorner(9, 11.75, radius: 0.3), PathCorner(3.75, 11.75, radius: 0.6),
      ], width: stroke)
  }

  /// A keyboard.
  public static let keyboard = Symbol(named: "keyboard") { path in
    path.addFrame(1.75, 4.25, 18.25, 15.75, radius: 2.4)
    for x in [5.0, 8.35, 11.65, 15] { path.addCircle(center: Point(x, 8.25), radius: 0.95) }
    path.addLine(6.5, 12, 13.5, 12)
  }
}
