import Canvas
import Controls
import Glibc

/// The behavior of a dial: a drag around the center turns it.
public struct DialBehavior: ControlBehavior {
  /// The angle of the mark, in degrees clockwise from the top, and whether the dial is held.
  public struct State: Hashable, Sendable {
    public var angle: Double
    public var isPressed: Bool
  }

  /// A press of the dial by the pointer.
  private struct Grab: Hashable {
    /// The angle of the pointer; `nil` while it is too close to the center.
    var pointerAngle: Double?
    /// The angle that the drag has reached, which can be beyond the ends.
    var angle: Double
    var initialValue: Double
  }

  public private(set) var value: Double
  public var range: ClosedRange<Double> { didSet { setValue(value) } }
  public var step: Double { didSet { setValue(value) } }
  public var defaultValue: Double?
  public var metrics = DialMetrics()
  public var motion = MotionPreference.full

  private var mark = Animated(0)
  private var grab: Grab?

  public init(value: Double, in range: ClosedRange<Double>, step: Double) {
    (self.value, self.range, self.step) = (range.lowerBound, range, step)
    setValue(value)
  }

  public var isPressed: Bool { grab != nil }

  public mutating func adopt(_ metrics: ControlMetrics) {
    self.metrics = metrics[DialMetrics.self]
  }

  public func state(at time: Instant) -> State {
    State(angle: mark.value(at: time), isPressed: isPressed)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    mark.isSettled(at: time) ? .idle : .tick
  }

  /// Presses in the corners around the circle go to what is behind the dial.
  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    point.distance(to: metrics.center) <= metrics.diameter / 2
  }

  /// At an end, the wheel scrolls the page.
  public func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool {
    scroll.deltaY != 0
      && value != nearestValue(to: scroll.deltaY < 0 ? range.upperBound : range.lowerBound)
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    let wasPressed = isPressed
    switch event {
    case .pointer(let event) where event.phase == .pressed:
      if event.clickCount == 2, let defaultValue { return edit(defaultValue, time, &actions) }
      let pointerAngle = metrics.angle(of: event.position)
      grab = Grab(pointerAngle: pointerAngle, angle: angle, initialValue: value)
      actions.append(.editingBegan)
    case .pointer(let event) where event.phase == .moved: drag(to: event.position, time, &actions)
    case .pointer(let event):
      if event.phase == .released { grab = nil }
    case .key(let event):
      if event.phase == .down, let target = target(of: event.key) { edit(target, time, &actions) }
    case .scroll(let event):
      // A touchpad scrolls by parts of a notch, but never by less than a step.
      let notches = step > 0 ? event.deltaY.rounded(.awayFromZero) : event.deltaY
      edit(value - notches * (step > 0 ? step : length / 50), time, &actions)
    case .cancel:
      if let grab { move(to: grab.initialValue, time, &actions) }
      grab = nil
    }
    if wasPressed && !isPressed { actions.append(.editingEnded) }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    switch action {
    case .increment: return move(to: value + smallStep, time, &actions)
    case .decrement: return move(to: value - smallStep, time, &actions)
    case .setValue(let number): return move(to: number, time, &actions) || !number.isNaN
    default: return false
    }
  }

  /// Sets the nearest valid value, without sending an action.
  public mutating func setValue(_ new: Double, animated: Bool = false, at time: Instant = .zero) {
    if !new.isNaN { value = nearestValue(to: new) }
    if animated { followMetrics(at: time) } else { mark.set(angle) }
  }

  /// Turns the mark to the value, with the current velocity and spring.
  public mutating func followMetrics(at time: Instant) {
    mark.animate(
      to: angle, with: metrics.turnSpring.adapted(to: motion), at: time,
      pointsPerUnit: metrics.knobDiameter / 2 * .pi / 180)
  }

  /// Turns the mark as far as the pointer moves around the center, so that it does not jump.
  private mutating func drag(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    let pointerAngle = metrics.angle(of: point)
    if let pointerAngle, let last = grab?.pointerAngle {
      grab?.angle += remainder(pointerAngle - last, 360)
    }
    grab?.pointerAngle = pointerAngle
    guard let angle = grab?.angle else { return }
    let share = (angle - DialMetrics.angles.lowerBound) / 270
    // Without steps the mark follows the pointer, and a spring would delay it.
    move(to: range.lowerBound + share * length, animated: step > 0, time, &actions)
  }

  private func target(of key: Key) -> Double? {
    switch key {
    case .up, .right: value + smallStep
    case .down, .left: value - smallStep
    case .pageUp: value + max(step, length / 4)
    case .pageDown: value - max(step, length / 4)
    case .home: range.lowerBound
    case .end: range.upperBound
    default: nil
    }
  }

  private mutating func edit(_ target: Double, _ time: Instant, _ actions: inout [ControlAction]) {
    actions.append(.editingBegan)
    move(to: target, time, &actions)
    actions.append(.editingEnded)
  }

  private var length: Double { range.upperBound - range.lowerBound }

  /// A step, or a tenth of the range.
  private var smallStep: Double { step > 0 ? step : length / 10 }

  /// The position of the value in the range, 0...1.
  var share: Double { length > 0 ? (value - range.lowerBound) / length : 0 }

  /// The angle of the mark for the value.
  private var angle: Double { DialMetrics.angles.lowerBound + share * 270 }

  private func nearestValue(to number: Double) -> Double {
    let inside = min(max(number, range.lowerBound), range.upperBound)
    guard step > 0, step.isFinite else { return inside }
    let steps = ((inside - range.lowerBound) / step).rounded()
    // Half a step below the maximum, the nearest multiple is above it.
    return min(range.lowerBound + steps * step, range.upperBound)
  }

  /// Sets the nearest valid value and returns whether the value changed.
  @discardableResult
  private mutating func move(
    to number: Double, animated: Bool = true, _ time: Instant, _ actions: inout [ControlAction]
  ) -> Bool {
    let oldValue = value
    setValue(number, animated: animated, at: time)
    if value != oldValue { actions.append(.valueChanged(.number(value))) }
    return value != oldValue
  }
}
