import Canvas
import Controls
import Glibc

/// The behavior of a dial with two thumbs, which select a range of values.
public struct RangeDialBehavior: ControlBehavior {
  static let (center, radius) = (Point(60, 60), 46.0)

  /// The lower and the upper value.
  public private(set) var values: [Double]
  public let limits: ClosedRange<Double>
  public let step: Double
  /// The thumb that keys and actions move, 0 or 1.
  public internal(set) var activePart = 0
  /// The values before a drag; `nil` if there is none.
  private var initialValues: [Double]?

  init(_ range: ClosedRange<Double>, in limits: ClosedRange<Double>, step: Double) {
    (values, self.limits, self.step) = ([limits.lowerBound, limits.upperBound], limits, step)
    set(range)
  }

  public var isPressed: Bool { initialValues != nil }

  /// The shares of both thumbs along the dial, 0...1.
  public func state(at time: Instant) -> [Double] { values.map(share) }

  /// Each thumb is bounded by the other one.
  func reachable(_ part: Int) -> ClosedRange<Double> {
    part == 0 ? limits.lowerBound...values[1] : values[0]...limits.upperBound
  }

  mutating func set(_ range: ClosedRange<Double>) {
    values = [rounded(range.lowerBound), rounded(range.upperBound)]
  }

  /// Presses beside the thumbs go to what is behind the dial.
  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    distance(of: nearestPart(to: point), to: point) <= 22
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event) where event.phase == .pressed:
      activePart = nearestPart(to: event.position)
      initialValues = values
      actions.append(.editingBegan)
    case .pointer(let event) where event.phase == .moved:
      if let value = value(at: event.position) { move(to: value, &actions) }
    case .pointer, .cancel:
      guard let initialValues else { return }
      if event == .cancel { move(to: initialValues[activePart], &actions) }
      self.initialValues = nil
      actions.append(.editingEnded)
    case .key(let event) where event.phase == .down && !isPressed:
      let steps: [Key: Double] = [.up: 1, .right: 1, .down: -1, .left: -1]
      _ = edit(to: values[activePart] + (steps[event.key] ?? 0) * step, &actions)
    case .key, .scroll: break
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    switch action {
    case .increment: edit(to: values[activePart] + step, &actions)
    case .decrement: edit(to: values[activePart] - step, &actions)
    case .setValue(let number): edit(to: number, &actions)
    default: false
    }
  }

  private mutating func edit(to value: Double, _ actions: inout [ControlAction]) -> Bool {
    var changes: [ControlAction] = []
    move(to: value, &changes)
    if !changes.isEmpty { actions += [.editingBegan] + changes + [.editingEnded] }
    return !changes.isEmpty
  }

  private mutating func move(to value: Double, _ actions: inout [ControlAction]) {
    let reachable = reachable(activePart)
    let new = min(max(rounded(value), reachable.lowerBound), reachable.upperBound)
    if new == values[activePart] { return }
    values[activePart] = new
    actions.append(.valueChanged(.range(values[0]...values[1])))
  }

  private var length: Double { limits.upperBound - limits.lowerBound }
  private func share(of value: Double) -> Double { (value - limits.lowerBound) / length }

  private func rounded(_ value: Double) -> Double {
    let steps = ((value - limits.lowerBound) / step).rounded()
    return min(max(limits.lowerBound + steps * step, limits.lowerBound), limits.upperBound)
  }

  /// The angle of a share, in radians clockwise from the right; the gap is at the bottom.
  static func angle(of share: Double) -> Double { (135 + 270 * share) * .pi / 180 }

  static func place(of share: Double) -> Point {
    center + Point(radius * cos(angle(of: share)), radius * sin(angle(of: share)))
  }

  private func distance(of part: Int, to point: Point) -> Double {
    Self.place(of: share(of: values[part])).distance(to: point)
  }

  /// The nearer thumb; of two in one place, the one that can move there.
  private func nearestPart(to point: Point) -> Int {
    if values[0] == values[1] { return values[0] == limits.upperBound ? 0 : 1 }
    return distance(of: 0, to: point) <= distance(of: 1, to: point) ? 0 : 1
  }

  /// The value at a point; `nil` across the gap, where a thumb would jump to the other end.
  private func value(at point: Point) -> Double? {
    let degrees = atan2(point.y - Self.center.y, point.x - Self.center.x) * 180 / .pi - 135
    let share = min((degrees < 0 ? degrees + 360 : degrees) / 270, 1)
    if abs(share - self.share(of: values[activePart])) > 0.5 { return nil }
    return limits.lowerBound + share * length
  }
}
