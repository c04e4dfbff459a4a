/// A scroll axis of a pointing device, whose values are unbounded.
struct ScrollAxis: Hashable, Sendable {
  private let isVertical: Bool
  private let increment: Double
  /// The last value; `nil` if it is unknown, as it can change while the pointer is elsewhere.
  var last: Double?

  /// The maximum notches per event. chosen
  private static let mostNotches = 10_000.0
  /// Xwayland's initial value of an axis, which really starts at 0.
  private static let untouched = Double(Int32.min)

  init(isVertical: Bool, increment: Double, last: Double? = nil) {
    self.isVertical = isVertical
    self.increment = increment
    self.last = last == Self.untouched ? 0 : last
  }

  /// The scrolled notches to the right and downwards; implausibly large steps count as 0.
  mutating func move(to value: Double) -> (x: Double, y: Double) {
    defer { last = value }
    guard let last, increment != 0 else { return (0, 0) }
    let notches = (value - last) / increment
    guard abs(notches) <= Self.mostNotches else { return (0, 0) }
    return isVertical ? (0, notches) : (notches, 0)
  }
}
