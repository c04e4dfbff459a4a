import Canvas

extension Symbol {
  /// A window with a sidebar on the left.
  public static let sidebar = window("sidebar", dividedAt: 7.75)
  /// A window with an inspector on the right.
  public static let inspector = window("inspector", dividedAt: 12.25)

  private static func window(_ name: String, dividedAt x: Double) -> Symbol {
    Symbol(name, .frame(2.25, 3.75, 17.75, 16.25, radius: 2.6), .flat([x, 4.5], [x, 15.5]))
  }

  /// A clock face.
  public static let clock = Symbol(
    "clock", .ring(10, 10, radius: 7.25), .line([10, 5.6], [10, 10.2, sharp], [12.9, 11.8]))

  /// An animation curve.
  public static let curve = Symbol(
    "curve", .line([2.5, 15], [7.25, 15, 3.25], [11.25, 5, 3.25], [17.5, 5]))

  /// A bar chart.
  public static let bars = Symbol(
    "bars", .line([3.5, 12.5], [3.5, 16.25]), .line([7.85, 7.5], [7.85, 16.25]),
    .line([12.15, 9.75], [12.15, 16.25]), .line([16.5, 3.75], [16.5, 16.25]))

  /// A square within four corners: layout overlays.
  public static let overlays = Symbol(
    "overlays", .frame(6.75, 6.75, 13.25, 13.25, radius: 1.5),
    .line([2.75, 6.25], [2.75, 2.75, 2.2], [6.25, 2.75]),
    .line([2.75, 13.75], [2.75, 17.25, 2.2], [6.25, 17.25]),
    .line([17.25, 6.25], [17.25, 2.75, 2.2], [13.75, 2.75]),
    .line([17.25, 13.75], [17.25, 17.25, 2.2], [13.75, 17.25]))

  /// Three dots: more.
  public static let more = Symbol(
    "more", .dot(4, 10, radius: 1.5), .dot(10, 10, radius: 1.5), .dot(16, 10, radius: 1.5))

  /// Two sliders: tools.
  public static let tools = Symbol(
    "tools",
    parts: knob(12.75, 6.25, from: 2.75, to: 17.25) + knob(7.25, 13.75, from: 2.75, to: 17.25))

  static func knob(_ x: Double, _ y: Double, from start: Double, to end: Double) -> [SymbolPart] {
    // As close to the ring as possible without overlapping it.
    let (radius, edge) = (2.2, 2.92)
    return [
      .line([start, y], [x - edge, y], end: .butt), .ring(x, y, radius: radius),
      .line([x + edge, y], [end, y], start: .butt),
    ]
  }

  /// Nine dots: a grid.
  public static let dots = Symbol(
    "dots", parts: [4.0, 10, 16].flatMap { y in [4.0, 10, 16].map { .dot($0, y, radius: 1.35) } })

  /// Three stacked layers.
  public static let stack = Symbol(
    "stack", .frame(3, 2.75, 17, 6.25, radius: 1.4), .frame(3, 8.25, 17, 11.75, radius: 1.4),
    .frame(3, 13.75, 17, 17.25, radius: 1.4))

  /// A half-filled circle: contrast.
  public static let halfCircle = Symbol(
    "half.circle", .ring(10, 10, radius: 7.25),
    .area([10, 3.5], [10, 16.5], [3.5, 16.5, 6.5], [3.5, 3.5, 6.5]))
}
