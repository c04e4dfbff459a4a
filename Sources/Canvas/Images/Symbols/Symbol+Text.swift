extension Symbol {
  /// A bold B.
  public static let bold = Symbol(named: "bold") { path in
    path.addPolygon([
      PathCorner(4.75, 3, radius: 0.6), PathCorner(13.9, 3, radius: 3.6),
      PathCorner(13.9, 9.3, radius: 2.2), PathCorner(12.7, 9.65), PathCorner(15, 10.5, radius: 2.4),
      PathCorner(15, 17, radius: 3.7), PathCorner(4.75, 17, radius: 0.6),
    ])
    path.addPolygon([
      PathCorner(7.25, 8.8), PathCorner(11.4, 8.8, radius: 1.75),
      PathCorner(11.4, 5.2, radius: 1.75), PathCorner(7.25, 5.2),
    ])
    path.addPolygon([
      PathCorner(7.25, 14.8), PathCorner(12.4, 14.8, radius: 1.85),
      PathCorner(12.4, 11, radius: 1.85), PathCorner(7.25, 11),
    ])
  }

  /// An italic I.
  public static let italic = Symbol(named: "italic") { path in
    path.addPolygon([
      PathCorner(7.25, 3, radius: 0.5), PathCorner(15.75, 3, radius: 0.5),
      PathCorner(15.75, 4.5, radius: 0.5), PathCorner(12.3, 4.5), PathCorner(9.25, 15.5),
      PathCorner(12.75, 15.5, radius: 0.5), PathCorner(12.75, 17, radius: 0.5),
      PathCorner(4.25, 17, radius: 0.5), PathCorner(4.25, 15.5, radius: 0.5),
      PathCorner(7.7, 15.5), PathCorner(10.75, 4.5), PathCorner(7.25, 4.5, radius: 0.5),
    ])
  }

  /// An underlined U.
  public static let underline = Symbol(named: "underline") { path in
    path.addStroke(
      along: [
        PathCorner(5.5, 3), PathCorner(5.5, 13.25, radius: 4.5),
        PathCorner(14.5, 13.25, radius: 4.5), PathCorner(14.5, 3),
      ], width: stroke)
    path.addLine(3.75, 16.75, 16.25, 16.75)
  }

  /// A struck-through S.
  public static let strikethrough = Symbol(named: "strikethrough") { path in
    path.addStroke(
      along: [
        PathCorner(14.25, 6), PathCorner(13.6, 3, radius: 2.4), PathCorner(5.75, 3, radius: 3.2),
        PathCorner(5.75, 9.25),
      ], width: stroke, end: .flat)
    path.addLine(2.75, 10, 17.25, 10)
    path.addStroke(
      along: [
        PathCorner(14.5, 10.75), PathCorner(14.5, 17, radius: 3.2),
        PathCorner(6.1, 17, radius: 2.4), PathCorner(5.4, 13.75),
      ], width: stroke, start: .flat)
  }

  /// Left-aligned lines.
  public static let alignLeft = lines(named: "align.left", [(3, 17), (3, 12), (3, 17), (3, 10)])

  /// Centered lines.
  public static let alignCenter = lines(
    named: "align.center", [(3, 17), (5.5, 14.5), (3, 17), (6.5, 13.5)])

  /// Right-aligned lines.
  public static let alignRight = lines(named: "align.right", [(3, 17), (8, 17), (3, 17), (10, 17)])

  /// A bulleted list.
  public static let list = Symbol(named: "list") { path in
    for y in [4.75, 10, 15.25] {
      path.addCircle(center: Point(3.75, y), radius: 1.15)
      path.addLine(7.5, y, 17.25, y)
    }
  }

  private static func lines(named name: String, _ ends: [(Double, Double)]) -> Symbol {
    Symbol(named: name) { path in
      for (index, (start, end)) in ends.enumerated() {
        let y = 3.75 + 4 * Double(index)
        path.addLine(start, y, end, y)
      }
    }
  }
}
