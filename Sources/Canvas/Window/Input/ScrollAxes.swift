/// The scroll axes of a pointing device, whose values are unbounded.
struct ScrollAxes: Hashable, Sendable {
  struct Axis: Hashable, Sendable {
    var number: Int
    var isVertical: Bool
    var increment: Double
    /// The last value; `nil` if it is unknown.
    var last: Double?

    /// Xwayland's initial value of an axis, which really starts at 0.
    private static let untouched = Double(Int32.min)

    init(number: Int, isVertical: Bool, increment: Double, last: Double? = nil) {
      self.number = number
      self.isVertical = isVertical
      self.increment = increment
      self.last = last == Self.untouched ? 0 : last
    }
  }

  /// The maximum notches per event. chosen
  private static let mostNotches = 10_000.0

  var axes: [Axis] = []

  /// Forgets the values, which can change while the pointer is elsewhere.
  mutating func forgetValues() {
    for index in axes.indices { axes[index].last = nil }
  }

  /// `nil` if the axis does not scroll; implausibly large steps count as 0.
  mutating func move(number: Int, to value: Double) -> (isVertical: Bool, notches: Double)? {
    guard let index = axes.firstIndex(where: { $0.number == number }) else { return nil }
    defer { axes[index].last = value }
    let axis = axes[index]
    guard let last = axis.last, axis.increment != 0 else { return (axis.isVertical, 0) }
    let notches = (value - last) / axis.increment
    return (axis.isVertical, abs(notches) <= Self.mostNotches ? notches : 0)
  }
}
