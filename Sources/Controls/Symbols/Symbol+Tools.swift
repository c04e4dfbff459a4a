import Canvas

extension Symbol {
  /// A step forward: a triangle and a line.
  public static let stepForward = Symbol(
    "step.forward", .outline([4, 4.25, 0.9], [13, 10, 0.9], [4, 15.75, 0.9]),
    .line([16, 4], [16, 16]))

  /// A step back: a line and a triangle.
  public static let stepBack = Symbol(
    "step.back", .outline([16, 15.75, 0.9], [7, 10, 0.9], [16, 4.25, 0.9]), .line([4, 4], [4, 16]))

  /// A record button.
  public static let record = Symbol(
    "record", .ring(10, 10, radius: 7.25), .dot(10, 10, radius: 4.25))

  /// A crosshair: choosing something in the window.
  package static let crosshair = Symbol("crosshair") { path in
    SymbolPart.ring(10, 10, radius: 4.75).add(&path)
    for (x, y) in [(10.0, 1.5), (10, 18.5), (1.5, 10), (18.5, 10)] {
      path.addStroke(along: [[x, y], [10 + (x - 10) * 0.8, 10 + (y - 10) * 0.8]])
    }
    path.addCircle(center: Point(10, 10), radius: 1.25)
  }

  /// Two sheets: copy.
  public static let copy = Symbol(
    "copy", .frame(7, 7, 17.25, 17.25, radius: 2.2),
    .line([4.25, 13], [2.75, 13, 1.5], [2.75, 2.75, 2.2], [13, 2.75, 1.5], [13, 4.25]))

  /// A clock with an arrow back: history.
  public static let past = Symbol("past") { path in
    path.addArc(
      center: Point(10.75, 10), radius: 6.75 + stroke / 2, width: stroke, from: -.pi + 0.17,
      sweep: 1.66 * .pi)
    path.addStroke(along: [[1.5, 7.25], [4, 10.25, sharp], [7, 7.75]])
    path.addStroke(along: [[10.75, 6], [10.75, 10.2, sharp], [13.5, 11.7]])
  }

  /// A warning sign.
  public static let warning = Symbol(
    "warning", .outline([10, 2, 1.6], [18.25, 16.75, 1.6], [1.75, 16.75, 1.6]),
    .line([10, 7.75], [10, 11.25]), .dot(10, 13.9, radius: 0.95))

  /// A switch that is on.
  public static let `switch` = Symbol(
    "switch", .frame(1.75, 5.5, 18.25, 14.5, radius: 4.5), .dot(13.75, 10, radius: 2.5))

  /// A slider.
  public static let slider = Symbol("slider", parts: knob(10, 10, from: 2, to: 18))

  /// A segmented control.
  public static let segmented = Symbol(
    "segmented", .frame(1.75, 5.5, 18.25, 14.5, radius: 2.6), .flat([7.25, 6.25], [7.25, 13.75]),
    .flat([12.75, 6.25], [12.75, 13.75]))

  /// A photo: hills and a sun.
  public static let photo = Symbol(
    "photo", .frame(2.25, 3.25, 17.75, 16.75, radius: 2.6), .dot(6.75, 7.6, radius: 1.4),
    .flat([3.5, 14.04], [7.25, 10.6, 0.9], [10.25, 13.1], [13, 10.75, 0.9], [16.5, 13.94]))

  /// A lightning bolt.
  public static let bolt = Symbol(
    "bolt",
    .outline(
      [11.75, 2, 0.4], [11, 8.25, 0.3], [16.25, 8.25, 0.6], [8.25, 18, 0.4], [9, 11.75, 0.3],
      [3.75, 11.75, 0.6]))

  /// A keyboard.
  public static let keyboard = Symbol(
    "keyboard", .frame(1.75, 4.25, 18.25, 15.75, radius: 2.4), .dot(5, 8.25, radius: 0.95),
    .dot(8.35, 8.25, radius: 0.95), .dot(11.65, 8.25, radius: 0.95), .dot(15, 8.25, radius: 0.95),
    .line([6.5, 12], [13.5, 12]))
}
