/// The wheel and touchpad axes of a pointing device, which count up and down for ever.
struct ScrollAxes: Hashable, Sendable {
  struct Axis: Hashable, Sendable {
    enum Direction: Hashable, Sendable {
      case vertical
      case horizontal
    }

    var number: Int
    var direction: Direction
    /// What the axis moves by in one notch.
    var increment: Double
    /// Where the axis stands; where that is not known, the first value only says it.
    var last: Double?

    /// Xwayland's value of an axis that nothing has scrolled yet; its devices start at 0.
    private static let untouched = Double(Int32.min)

    /// - Parameter last: where the server says that the axis stands; nil if it does not say.
    init(number: Int, direction: Direction, increment: Double, last: Double? = nil) {
      self.number = number
      self.direction = direction
      self.increment = increment
      self.last = last == Self.untouched ? 0 : last
    }
  }

  /// The most notches that one event can scroll by; chosen.
  private static let mostNotches = 10_000.0

  private(set) var axes: [Axis] = []

  var isEmpty: Bool { axes.isEmpty }

  /// Takes over the axes of the device that is in use now.
  mutating func replace(with axes: [Axis]) {
    self.axes = axes
  }

  /// The device may have been scrolled elsewhere meanwhile.
  mutating func forgetValues() {
    for index in axes.indices { axes[index].last = nil }
  }

  /// How far a new value of an axis scrolls, in notches; nil if it is no such axis.
  ///
  /// A value that is further away than any device scrolls is only where the axis stands now.
  mutating func move(number: Int, to value: Double) -> (direction: Axis.Direction, notches: Double)?
  {
    guard let index = axes.firstIndex(where: { $0.number == number }) else { return nil }
    defer { axes[index].last = value }
    let axis = axes[index]
    guard let last = axis.last, axis.increment != 0 else { return (axis.direction, 0) }
    let notches = (value - last) / axis.increment
    return (axis.direction, abs(notches) <= Self.mostNotches ? notches : 0)
  }
}
