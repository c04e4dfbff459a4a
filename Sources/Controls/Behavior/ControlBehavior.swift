import Canvas

/// What a control is: events and time in, state and actions out.
///
/// It knows no drawing, no clock and no scene.
public protocol ControlBehavior: Hashable {
  associatedtype State: Hashable

  /// Whether things slide or fade.
  var motion: MotionPreference { get set }

  /// Whether a press or a key is under way.
  var isPressed: Bool { get }

  /// Where on the control a press does something, pt; places outside go to what is behind.
  func accepts(pressAt point: Point, at time: Instant) -> Bool

  /// Takes an event, appending what the owner has to be told.
  mutating func handle(_ event: ControlEvent, at time: Instant, actions: inout [ControlAction])

  /// Does something in the user's name, appending what the owner has to be told.
  ///
  /// No press and no key is under way.
  ///
  /// - Returns: whether it is done; false, with nothing changed, if it cannot be.
  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool

  /// What the control looks like at a moment.
  func state(at time: Instant) -> State

  /// Whether nothing moves any more.
  func isSettled(at time: Instant) -> Bool
}
