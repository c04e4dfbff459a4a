extension Symbol {
  /// A house: home.
  public static let house = Symbol(named: "house") { path in
    path.addClosedStroke(
      along: [
        PathCorner(10, 2.6, radius: 1), PathCorner(17, 8.6, radius: 1.4),
        PathCorner(17, 17, radius: 1.5), PathCorner(3, 17, radius: 1.5),
        PathCorner(3, 8.6, radius: 1.4),
      ], width: stroke)
    path.addStroke(
      along: [
        PathCorner(7.9, 16.25), PathCorner(7.9, 11.25, radius: 0.8),
        PathCorner(12.1, 11.25, radius: 0.8), PathCorner(12.1, 16.25),
      ], width: stroke, start: .flat, end: .flat)
  }

  /// A person: head and shoulders.
  public static let person = Symbol(named: "person") { path in
    path.addRing(center: Point(10, 6.15), radius: 3.4)
    path.addClosedStroke(
      along: [
        PathCorner(3.25, 17.25, radius: 1), PathCorner(3.25, 12, radius: 4.2),
        PathCorner(16.75, 12, radius: 4.2), PathCorner(16.75, 17.25, radius: 1),
      ], width: stroke)
  }

  /// A bell: notifications.
  public static let bell = Symbol(named: "bell") { path in
    path.addClosedStroke(
      along: [
        PathCorner(3, 14.75, radius: 0.75), PathCorner(5.25, 11.25, radius: 2),
        PathCorner(5.25, 2.5, radius: 4.75), PathCorner(14.75, 2.5, radius: 4.75),
        PathCorner(14.75, 11.25, radius: 2), PathCorner(17, 14.75, radius: 0.75),
      ], width: stroke)
    path.addPolygon([
      PathCorner(7.9, 16.4), PathCorner(12.1, 16.4), PathCorner(12.1, 18.5, radius: 2.1),
      PathCorner(7.9, 18.5, radius: 2.1),
    ])
  }

  /// A closed padlock.
  public static let lock = Symbol(named: "lock") { path in
    path.addFrame(4, 9.25, 16, 17.25, radius: 1.6)
    path.addStroke(
      along: [
        PathCorner(6.5, 8.5), PathCorner(6.5, 2.25, radius: 3.5),
        PathCorner(13.5, 2.25, radius: 3.5), PathCorner(13.5, 8.5),
      ], width: stroke, start: .flat, end: .flat)
    path.addStroke(along: [PathCorner(10, 12.6), PathCorner(10, 13.9)], width: stroke)
  }

  /// A trash can.
  public static let trash = Symbol(named: "trash") { path in
    path.addLine(3, 5.25, 17, 5.25)
    path.addStroke(
      along: [
        PathCorner(7.5, 4.5), PathCorner(7.5, 2.5, radius: 0.9),
        PathCorner(12.5, 2.5, radius: 0.9), PathCorner(12.5, 4.5),
      ], width: stroke, start: .flat, end: .flat)
    path.addStroke(
      along: [
        PathCorner(4.9, 6), PathCorner(4.9, 17.5, radius: 1.8),
        PathCorner(15.1, 17.5, radius: 1.8), PathCorner(15.1, 6),
      ], width: stroke, start: .flat, end: .flat)
    for x in [8.25, 11.75] { path.addLine(x, 9.25, x, 14.25) }
  }

  /// A folder.
  public static let folder = Symbol(named: "folder") { path in
    path.addClosedStroke(
      along: [
        PathCorner(2.5, 4, radius: 1.4), PathCorner(7.5, 4, radius: 0.8),
        PathCorner(9.4, 6, radius: 0.8), PathCorner(17.5, 6, radius: 1.6),
        PathCorner(17.5, 16, radius: 1.6), PathCorner(2.5, 16, radius: 1.6),
      ], width: stroke)
    path.addStroke(
      along: [PathCorner(3.25, 9.25), PathCorner(16.75, 9.25)], width: stroke, start: .flat,
      end: .flat)
  }

  /// A grid of four squares.
  public static let grid = Symbol(named: "grid") { path in
    for y in [3.0, 11.5] {
      for x in [3.0, 11.5] { path.addFrame(x, y, x + 5.5, y + 5.5, radius: 1.1) }
    }
  }

  /// A folded map.
  public static let map = Symbol(named: "map") { path in
    let (left, right, top, bottom, fold) = (2.5, 17.5, 3.0, 15.0, 2.0)
    let (first, second) = (7.5, 12.5)
    path.addClosedStroke(
      along: [
        PathCorner(left, top + fold, radius: 0.8), PathCorner(first, top),
        PathCorner(second, top + fold), PathCorner(right, top, radius: 0.8),
        PathCorner(right, bottom, radius: 0.8), PathCorner(second, bottom + fold),
        PathCorner(first, bottom), PathCorner(left, bottom + fold, radius: 0.8),
      ], width: stroke)
    // The folds meet the outline's slopes from inside.
    let half = stroke / 2
    let slope = fold / (first - left)
    let edge = half * (1 + slope * slope).squareRoot()
    for (x, rise, lift) in [(first, slope, 0), (second, -slope, fold)] {
      path.addPolygon([
        PathCorner(x - half, top + lift + edge + rise * half), PathCorner(x, top + lift + edge),
        PathCorner(x + half, top + lift + edge + rise * half),
        PathCorner(x + half, bottom + lift - edge + rise * half),
        PathCorner(x, bottom + lift - edge),
        PathCorner(x - half, bottom + lift - edge + rise * half),
      ])
    }
  }
}
