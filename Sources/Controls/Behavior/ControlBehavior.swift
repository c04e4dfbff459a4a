import Canvas

/// The logic of a control: events and time in, state and actions out; it does not paint, and knows
/// neither clock nor scene.
public protocol ControlBehavior: Hashable {
  /// The appearance at one moment; equal states paint the same.
  associatedtype State: Hashable

  /// The motion preference.
  var motion: MotionPreference { get set }

  /// Adopts the metrics of the scene.
  mutating func adopt(_ metrics: ControlMetrics)

  /// Continues running animations with the current metrics, keeping value and velocity.
  mutating func followMetrics(at time: Instant)

  /// Whether a pointer or a key is held.
  var isPressed: Bool { get }

  /// Whether a press begins an interaction; other presses go to the nodes behind the control.
  ///
  /// - Parameter point: The position of the press, in the behavior's coordinates.
  func shouldBeginPress(at point: Point, time: Instant) -> Bool

  /// Whether the control handles a scroll event; other scroll events go to the ancestors.
  func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool

  /// Handles an event, in coordinates by ``AxisMapping``, and appends actions to report.
  mutating func handle(_ event: ControlEvent, at time: Instant, actions: inout [ControlAction])

  /// Performs an accessibility action and appends actions to report; `false` if it cannot be done.
  ///
  /// No press or key is in progress.
  mutating func perform(_ action: SemanticsAction, at time: Instant, actions: inout [ControlAction])
    -> Bool

  /// The state at a moment.
  func state(at time: Instant) -> State

  /// The time at which the state changes next, or the behavior acts, without further input.
  func nextFrame(after time: Instant) -> NextFrame

  /// Called at the moment named by ``nextFrame(after:)``, and in each frame while it animates.
  mutating func advance(to time: Instant, actions: inout [ControlAction])
}

extension ControlBehavior {
  /// Full motion, for behaviors that do not animate.
  public var motion: MotionPreference {
    get { .full }
    set {}
  }

  /// Every press begins an interaction.
  public func shouldBeginPress(at point: Point, time: Instant) -> Bool { true }

  /// Never, for behaviors that do not animate.
  public func nextFrame(after time: Instant) -> NextFrame { .idle }

  /// Scroll events go to the ancestors.
  public func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool { false }

  /// Keeps its own metrics.
  public mutating func adopt(_ metrics: ControlMetrics) {}

  /// Running animations keep their metrics.
  public mutating func followMetrics(at time: Instant) {}

  /// Does nothing.
  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {}
}
