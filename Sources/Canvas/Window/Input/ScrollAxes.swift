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
  }

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
  mutating func move(number: Int, to value: Double) -> (direction: Axis.Direction, notches: Double)?
  {
    guard let index = axes.firstIndex(where: { $0.number == number }) else { return nil }
    defer { axes[index].last = value }
    let axis = axes[index]
    guard let last = axis.last, axis.increment != 0 else { return (axis.direction, 0) }
    return (axis.direction, (value - last) / axis.increment)
  }
}
