import Canvas
import Controls

/// A line that is dragged along an axis, or moved with the arrow keys, to change a value.
class MovableLine: Node {
  final let axis: Axis

  final var value: Double { didSet { changed(value, from: oldValue, .semantics, "value") } }
  final var range: ClosedRange<Double>

  final var label: String { didSet { changed(label, from: oldValue, .semantics, "label") } }

  /// The change of the value by an arrow key; ten times with Shift.
  private let step: Double
  /// Whether the value grows up or toward the leading edge, else to the right.
  private let isReversed: Bool
  /// The distance of the pointer from the middle, in points, and the value before the drag.
  private var hold: (distance: Double, value: Double)?

  init(
    _ axis: Axis, label: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...0,
    step: Double, isReversed: Bool = false
  ) {
    (self.axis, self.label, self.value, self.range) = (axis, label, value, range)
    (self.step, self.isReversed) = (step, isReversed)
    super.init()
    cursor = axis == .vertical ? .resizeUpDown : .resizeLeftRight
  }

  /// Called with a wanted value within the range.
  func change(to value: Double) {}

  /// The value of the line at a distance from its place, in points down or to the right.
  func value(movedBy distance: Double) -> Double { value + sign * distance }

  private var sign: Double {
    let isMirrored = axis == .horizontal && scene?.environment.direction == .rightToLeft
    return isReversed && !isMirrored ? -1 : 1
  }

  private func limit(_ wanted: Double) {
    change(to: min(max(wanted, range.lowerBound), range.upperBound))
  }

  override final var isHitTestable: Bool { true }
  override final var isFocusable: Bool { true }
  override final func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

  private func distanceFromMiddle(_ event: PointerEvent) -> Double {
    let distance = event.position - bounds.center
    return axis == .vertical ? distance.y : distance.x
  }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    hold = (distanceFromMiddle(event), value)
    return true
  }

  override final func pointerMoved(_ event: PointerEvent) {
    if let hold { limit(value(movedBy: distanceFromMiddle(event) - hold.distance)) }
  }

  override final func pointerReleased(_ event: PointerEvent) { hold = nil }

  override final func interactionCanceled(time: Instant) {
    if let hold { limit(hold.value) }
    hold = nil
  }

  override final func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .home: limit(isReversed ? range.upperBound : range.lowerBound)
    case .end: limit(isReversed ? range.lowerBound : range.upperBound)
    default:
      guard let step = event.arrowStep else { return false }
      let (along, across) = axis == .vertical ? (step.y, step.x) : (step.x, step.y)
      if across != 0 { return false }
      limit(value + sign * Double(along) * self.step)
    }
    return true
  }

  override final var semantics: Semantics? {
    Semantics(
      role: .slider, label: label,
      value: .number(value, range: range, step: step, orientation: axis),
      actions: [.increment, .decrement, .setValue])
  }

  override final func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .increment: limit(value + step)
    case .decrement: limit(value - step)
    case .setValue(let value):
      if !value.isFinite { return false }
      limit(value)
    default: return super.perform(action)
    }
    return true
  }
}
