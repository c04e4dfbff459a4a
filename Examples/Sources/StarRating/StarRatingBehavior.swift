import Canvas
import Controls

/// The behavior of a star rating: presses, drags and keys set a number of stars.
public struct StarRatingBehavior: ControlBehavior {
  public struct State: Hashable, Sendable {
    /// The filled share of each star, which passes 0 and 1 while the spring overshoots.
    public var fills: [Double]
    /// The rating that a press would set; `nil` without a hovering pointer.
    public var hovered: Double?
  }

  public private(set) var value = 0.0
  public var allowsHalfStars: Bool { didSet { setValue(value) } }
  public var metrics = StarRatingMetrics()
  public var motion = MotionPreference.full

  private var fills = [Animated](repeating: Animated(0), count: StarRatingMetrics.count)
  private var hovered: Double?
  /// The rating before the press or the held key.
  private var initialValue: Double?

  init(value: Double, allowsHalfStars: Bool) {
    self.allowsHalfStars = allowsHalfStars
    setValue(value)
  }

  public mutating func adopt(_ metrics: ControlMetrics) {
    self.metrics = metrics[StarRatingMetrics.self]
  }

  public var isPressed: Bool { initialValue != nil }

  /// The distance between allowed ratings.
  var step: Double { allowsHalfStars ? 0.5 : 1 }

  // MARK: Changes by the app and by hovering

  /// Sets the nearest allowed rating: at once, or with the spring from a time on.
  mutating func setValue(_ number: Double, animatedAt time: Instant? = nil) {
    if number.isNaN { return }
    value = min(max((number / step).rounded() * step, 0), Double(StarRatingMetrics.count))
    if let time { return followMetrics(at: time) }
    for index in fills.indices { fills[index].set(share(ofStar: index)) }
  }

  mutating func hover(at point: Point?) { hovered = point.map(rating) }

  // MARK: Events

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event) where event.phase != .released:
      hovered = nil
      edit(to: rating(at: event.position), time, &actions)
    case .key(let event) where event.phase == .down:
      if let target = target(of: event.key) { edit(to: target, time, &actions) }
    case .pointer, .key, .cancel:
      guard let initialValue else { return }
      if event == .cancel { change(to: initialValue, time, &actions) }
      self.initialValue = nil
      actions.append(.editingEnded)
    case .scroll: break
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    switch action {
    case .increment: change(to: value + step, time, &actions)
    case .decrement: change(to: value - step, time, &actions)
    case .setValue(let number): change(to: number, time, &actions)
    default: false
    }
  }

  /// Changes the rating by a pointer or a key that is held from now on.
  private mutating func edit(to number: Double, _ time: Instant, _ actions: inout [ControlAction]) {
    if !isPressed { actions.append(.editingBegan) }
    initialValue = initialValue ?? value
    change(to: number, time, &actions)
  }

  /// Changes the rating by the user and returns whether it changed.
  @discardableResult
  private mutating func change(
    to number: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) -> Bool {
    let oldValue = value
    setValue(number, animatedAt: time)
    if value != oldValue { actions.append(.valueChanged(.number(value))) }
    return value != oldValue
  }

  private func target(of key: Key) -> Double? {
    switch key {
    case .right, .up: value + step
    case .left, .down: value - step
    case .home: 0
    case .end: Double(StarRatingMetrics.count)
    default: nil
    }
  }

  /// The rating that a press sets; 0 before the first star.
  private func rating(at point: Point) -> Double {
    (metrics.stars(before: point.x) / step).rounded(.up) * step
  }

  private func share(ofStar index: Int) -> Double { min(max(value - Double(index), 0), 1) }

  // MARK: Animation

  public mutating func followMetrics(at time: Instant) {
    for index in fills.indices {
      fills[index].animate(
        to: share(ofStar: index), with: metrics.fillSpring.adapted(to: motion), at: time,
        pointsPerUnit: metrics.starSize)
    }
  }

  public func state(at time: Instant) -> State {
    State(fills: fills.map { $0.value(at: time) }, hovered: hovered)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    fills.allSatisfy { $0.isSettled(at: time) } ? .idle : .tick
  }
}
