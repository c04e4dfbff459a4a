import Canvas

extension Symbol {
  /// A house: home.
  public static let house = Symbol(
    "house",
    .outline([10, 2.6, 1], [17, 8.6, 1.4], [17, 17, 1.5], [3, 17, 1.5], [3, 8.6, 1.4]),
    .flat([7.9, 16.25], [7.9, 11.25, 0.8], [12.1, 11.25, 0.8], [12.1, 16.25]))

  /// A person: head and shoulders.
  public static let person = Symbol(
    "person", .ring(10, 6.15, radius: 3.4),
    .outline([3.25, 17.25, 1], [3.25, 12, 4.2], [16.75, 12, 4.2], [16.75, 17.25, 1]))

  /// A bell: notifications.
  public static let bell = Symbol(
    "bell",
    .outline(
      [3, 14.75, 0.75], [5.25, 11.25, 2], [5.25, 2.5, 4.75], [14.75, 2.5, 4.75], [14.75, 11.25, 2],
      [17, 14.75, 0.75]),
    .area([7.9, 16.4], [12.1, 16.4], [12.1, 18.5, 2.1], [7.9, 18.5, 2.1]))

  /// A closed padlock.
  public static let lock = Symbol(
    "lock", .frame(4, 9.25, 16, 17.25, radius: 1.6),
    .flat([6.5, 8.5], [6.5, 2.25, 3.5], [13.5, 2.25, 3.5], [13.5, 8.5]),
    .line([10, 12.6], [10, 13.9]))

  /// A trash can.
  public static let trash = Symbol(
    "trash", .line([3, 5.25], [17, 5.25]),
    .flat([7.5, 4.5], [7.5, 2.5, 0.9], [12.5, 2.5, 0.9], [12.5, 4.5]),
    .flat([4.9, 6], [4.9, 17.5, 1.8], [15.1, 17.5, 1.8], [15.1, 6]),
    .line([8.25, 9.25], [8.25, 14.25]), .line([11.75, 9.25], [11.75, 14.25]))

  /// A folder.
  public static let folder = Symbol(
    "folder",
    .outline(
      [2.5, 4, 1.4], [7.5, 4, 0.8], [9.4, 6, 0.8], [17.5, 6, 1.6], [17.5, 16, 1.6], [2.5, 16, 1.6]),
    .flat([3.25, 9.25], [16.75, 9.25]))

  /// A grid of four squares.
  public static let grid = Symbol(
    "grid", .frame(3, 3, 8.5, 8.5, radius: 1.1), .frame(11.5, 3, 17, 8.5, radius: 1.1),
    .frame(3, 11.5, 8.5, 17, radius: 1.1), .frame(11.5, 11.5, 17, 17, radius: 1.1))

  /// A folded map.
  public static let map = Symbol("map") { path in
    let (left, right, top, bottom, fold) = (2.5, 17.5, 3.0, 15.0, 2.0)
    let (first, second) = (7.5, 12.5)
    path.addClosedStroke(along: [
      [left, top + fold, 0.8], [first, top], [second, top + fold], [right, top, 0.8],
      [right, bottom, 0.8], [second, bottom + fold], [first, bottom], [left, bottom + fold, 0.8],
    ])
    // The folds meet the outline's slopes from inside.
    let half = stroke / 2
    let slope = fold / (first - left)
    let edge = half * (1 + slope * slope).squareRoot()
    for (x, rise, lift) in [(first, slope, 0), (second, -slope, fold)] {
      path.addPolygon([
        [x - half, top + lift + edge + rise * half], [x, top + lift + edge],
        [x + half, top + lift + edge + rise * half],
        [x + half, bottom + lift - edge + rise * half],
        [x, bottom + lift - edge], [x - half, bottom + lift - edge + rise * half],
      ])
    }
  }
}
