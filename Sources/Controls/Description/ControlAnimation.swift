import Canvas

/// An animation of a control: the animated quantity and its spring.
@MainActor
public struct ControlAnimation {
  /// The title: "Slide".
  public let title: String
  /// The animated quantity: "Thumb width".
  public let quantity: String
  /// The unit of the quantity; empty for a plain number.
  public let unit: String
  /// The spring in the spec of the classic design; `nil` for an animation with a fixed duration.
  public private(set) var specSpring: Spring?
  /// The key path to the spring in code, after the control's name: `metrics.slideSpring`.
  public private(set) var code = ""
  /// The name of the animated part in ``DescribedControl/focusStops``; `nil` for the whole control.
  public private(set) var part: String?

  private var spring: ((Control) -> Spring?, (Control, Spring) -> Void)?
  private var ownSpec: ((Control) -> Spring?)?
  private var availability: (Control) -> Bool = { _ in true }
  private let sample: (BehaviorSnapshot, Instant) -> Double?

  /// An animation with a spring; other parameters are documented at the properties.
  ///
  /// - Parameters:
  ///   - path: The key path to the control's spring.
  ///   - spec: The spring in the spec of the classic design.
  ///   - ownSpec: Returns the spring in the spec of a control's design; `nil` for `spec`.
  ///   - value: Returns the quantity of a behavior at a time.
  public init<Owner: Control, Behavior: ControlBehavior>(
    _ title: String, _ quantity: String, unit: String = "pt",
    spring path: ReferenceWritableKeyPath<Owner, Spring>, spec: Spring,
    ownSpec: ((Owner) -> Spring)? = nil, code: String,
    value: @escaping (Behavior, Instant) -> Double
  ) {
    self.init(title, quantity, unit: unit, value: value)
    self.code = code
    specSpring = spec
    if let ownSpec { self.ownSpec = { ($0 as? Owner).map(ownSpec) } }
    spring = ({ ($0 as? Owner)?[keyPath: path] }, { ($0 as? Owner)?[keyPath: path] = $1 })
  }

  /// An animation with a fixed duration; `value` returns the quantity of a behavior at a time.
  public init<Behavior: ControlBehavior>(
    _ title: String, _ quantity: String, unit: String = "pt",
    value: @escaping (Behavior, Instant) -> Double
  ) {
    (self.title, self.quantity, self.unit) = (title, quantity, unit)
    sample = { snapshot, time in (snapshot.behavior as? Behavior).map { value($0, time) } }
  }

  /// Returns the animation with a condition under which a control shows it.
  public func available<Owner: Control>(_ condition: @escaping (Owner) -> Bool) -> Self {
    var animation = self
    animation.availability = { ($0 as? Owner).map(condition) ?? false }
    return animation
  }

  /// Returns the animation as that of a part, by its name in ``DescribedControl/focusStops``.
  ///
  /// Tools show it while the part is used.
  public func ofPart(_ name: String) -> Self {
    var animation = self
    animation.part = name
    return animation
  }

  /// Whether a control shows the animation as it is now.
  public func isAvailable(for control: Control) -> Bool { availability(control) }

  /// The spring of a control; `nil` for an animation with a fixed duration.
  public func spring(of control: Control) -> Spring? { spring?.0(control) }

  /// The spring in the spec of a control's design; `nil` for an animation with a fixed duration.
  public func specSpring(of control: Control) -> Spring? { ownSpec?(control) ?? specSpring }

  /// Sets the spring of a control; does nothing for an animation with a fixed duration.
  public func setSpring(_ newSpring: Spring, of control: Control) { spring?.1(control, newSpring) }

  /// The quantity at a time; 0 for a behavior of another control.
  package func value(of snapshot: BehaviorSnapshot, at time: Instant) -> Double {
    sample(snapshot, time) ?? 0
  }

  /// The interval of velocity measurements, in seconds. chosen
  private static let velocityStep = 0.0001

  /// The velocity at a time, in units of the quantity per second.
  ///
  /// A value that settles jumps to its target within one interval; the median of three intervals
  /// leaves the jump out.
  package func velocity(of snapshot: BehaviorSnapshot, at time: Instant) -> Double {
    let step = Self.velocityStep
    let values = (0...3).map { value(of: snapshot, at: time.advanced(by: Double($0) * step)) }
    return zip(values, values.dropFirst()).map { ($1 - $0) / step }.sorted()[1]
  }
}
