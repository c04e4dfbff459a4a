import Canvas

extension Symbol {
  /// A bold B.
  public static let bold = Symbol(
    "bold",
    .area(
      [4.75, 3, 0.6], [13.9, 3, 3.6], [13.9, 9.3, 2.2], [12.7, 9.65], [15, 10.5, 2.4],
      [15, 17, 3.7], [4.75, 17, 0.6]),
    .area([7.25, 8.8], [11.4, 8.8, 1.75], [11.4, 5.2, 1.75], [7.25, 5.2]),
    .area([7.25, 14.8], [12.4, 14.8, 1.85], [12.4, 11, 1.85], [7.25, 11]))

  /// An italic I.
  public static let italic = Symbol(
    "italic",
    .area(
      [7.25, 3, 0.5], [15.75, 3, 0.5], [15.75, 4.5, 0.5], [12.3, 4.5], [9.25, 15.5],
      [12.75, 15.5, 0.5], [12.75, 17, 0.5], [4.25, 17, 0.5], [4.25, 15.5, 0.5], [7.7, 15.5],
      [10.75, 4.5], [7.25, 4.5, 0.5]))

  /// An underlined U.
  public static let underline = Symbol(
    "underline", .line([5.5, 3], [5.5, 13.25, 4.5], [14.5, 13.25, 4.5], [14.5, 3]),
    .line([3.75, 16.75], [16.25, 16.75]))

  /// A struck-through S.
  public static let strikethrough = Symbol(
    "strikethrough",
    .line([14.25, 6], [13.6, 3, 2.4], [5.75, 3, 3.2], [5.75, 9.25], end: .butt),
    .line([2.75, 10], [17.25, 10]),
    .line([14.5, 10.75], [14.5, 17, 3.2], [6.1, 17, 2.4], [5.4, 13.75], start: .butt))

  /// Left-aligned lines.
  public static let alignLeft = lines("align.left", [(3, 17), (3, 12), (3, 17), (3, 10)])

  /// Centered lines.
  public static let alignCenter = lines(
    "align.center", [(3, 17), (5.5, 14.5), (3, 17), (6.5, 13.5)])

  /// Right-aligned lines.
  public static let alignRight = lines("align.right", [(3, 17), (8, 17), (3, 17), (10, 17)])

  private static func lines(_ name: String, _ ends: [(Double, Double)]) -> Symbol {
    let heights = [3.75, 7.75, 11.75, 15.75]
    return Symbol(name, parts: zip(ends, heights).map { .line([$0.0, $1], [$0.1, $1]) })
  }

  /// A bulleted list.
  public static let list = Symbol(
    "list", .dot(3.75, 4.75, radius: 1.15), .line([7.5, 4.75], [17.25, 4.75]),
    .dot(3.75, 10, radius: 1.15), .line([7.5, 10], [17.25, 10]),
    .dot(3.75, 15.25, radius: 1.15), .line([7.5, 15.25], [17.25, 15.25]))
}
