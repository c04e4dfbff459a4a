import Canvas
import Glibc

extension Symbol {
  /// A plus sign: add.
  public static let plus = Symbol(
    "plus", .line([3, 10], [17, 10]), .line([10, 3], [10, 9.25], end: .butt),
    .line([10, 17], [10, 10.75], end: .butt))

  /// A minus sign: remove.
  public static let minus = Symbol("minus", .line([3, 10], [17, 10]))

  /// A check mark.
  public static let check = Symbol(
    "check", .line([3, 10.75], [7.75, 15.75, sharp], [16.75, 4.5]))

  /// A cross: close.
  public static let cross = Symbol(
    "cross", .line([4.25, 4.25], [15.75, 15.75]),
    .line([15.75, 4.25], [10 + edge, 10 - edge], end: .butt),
    .line([4.25, 15.75], [10 - edge, 10 + edge], end: .butt))

  /// The distance from the middle of a diagonal line to its edge, along each axis.
  private static let edge = stroke / 2 * 0.5.squareRoot()

  /// A chevron to the left: back.
  public static let chevronLeft = Symbol(
    "chevron.left", .line([12.75, 3.5], [6.5, 10, sharp], [12.75, 16.5]))
  /// A chevron to the right: forward.
  public static let chevronRight = Symbol(
    "chevron.right", .line([7.25, 3.5], [13.5, 10, sharp], [7.25, 16.5]))
  /// A chevron that points up.
  public static let chevronUp = Symbol(
    "chevron.up", .line([3.5, 12.75], [10, 6.5, sharp], [16.5, 12.75]))
  /// A chevron that points down.
  public static let chevronDown = Symbol(
    "chevron.down", .line([3.5, 7.25], [10, 13.5, sharp], [16.5, 7.25]))

  /// A play button.
  public static let play = Symbol("play", .outline([5, 2.75, 1], [17.5, 10, 1], [5, 17.25, 1]))

  /// A pause button.
  public static let pause = Symbol(
    "pause", .frame(4.25, 3.25, 8, 16.75, radius: 0.9), .frame(12, 3.25, 15.75, 16.75, radius: 0.9))

  /// A heart: like.
  public static let heart = Symbol(
    "heart",
    .outline(
      [10, 5.6], [7.75, 3.25, 2.6], [2.25, 3.25, 4.1], [2.25, 10, 4.4], [10, 17.25, 0.8],
      [17.75, 10, 4.4], [17.75, 3.25, 4.1], [12.25, 3.25, 2.6]))

  /// A star with five points.
  public static let star = Symbol("star") { path in
    let corners = (0..<10).map { index -> PathCorner in
      let isPoint = index % 2 == 0
      let angle = Double(index) * .pi / 5
      let radius = isPoint ? 8.1 : 3.75
      return PathCorner(
        10 + sin(angle) * radius, 10.6 - cos(angle) * radius, radius: isPoint ? 0.35 : 0.25)
    }
    path.addClosedStroke(along: corners)
  }
}
