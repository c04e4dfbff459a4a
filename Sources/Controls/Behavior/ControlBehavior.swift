import Canvas

/// What a control is: events and time in, state and actions out.
///
/// It knows no drawing, no clock and no scene.
public protocol ControlBehavior: Hashable {
  /// What it looks like at one moment; equal states are painted alike.
  associatedtype State: Hashable

  /// Whether things slide or fade.
  var motion: MotionPreference { get set }

  /// Takes on the figures that the scene's controls go by.
  mutating func adopt(_ metrics: ControlMetrics)

  /// Has what moves already go on by the figures as they are now, from where it is and as fast as it is.
  mutating func followMetrics(at time: Instant)

  /// Whether a press or a key is under way.
  var isPressed: Bool { get }

  /// Where on the control a press does something, pt along its axis and across it; places outside go
  /// to what is behind.
  func accepts(pressAt point: Point, at time: Instant) -> Bool

  /// Whether a turn of the wheel does something; what does nothing goes to what the control is in.
  func accepts(_ scroll: ScrollEvent, at time: Instant) -> Bool

  /// Takes an event, whose place and key are along the control's own axis and mirrored already,
  /// appending what the owner has to be told; see ``AxisMapping``.
  mutating func handle(_ event: ControlEvent, at time: Instant, actions: inout [ControlAction])

  /// Does something in the user's name, appending what the owner has to be told; false if it cannot be
  /// done, as a step beyond the end of a range cannot.
  ///
  /// No press and no key is under way.
  ///
  /// - Returns: whether it is done; false, with nothing changed, if it cannot be.
  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool

  /// What the control looks like at a moment.
  func state(at time: Instant) -> State

  /// When it looks different next, or has something to do, if nothing happens to it.
  ///
  /// A behaviour that waits, such as for a key to repeat, names the moment and sleeps until then.
  func nextFrame(after time: Instant) -> NextFrame

  /// The moment that it named has come, or a frame is shown while it moves.
  mutating func advance(to time: Instant, actions: inout [ControlAction])
}

extension ControlBehavior {
  /// The wheel is for what the control is in.
  public func accepts(_ scroll: ScrollEvent, at time: Instant) -> Bool { false }

  /// It goes by figures of its own.
  public mutating func adopt(_ metrics: ControlMetrics) {}

  /// What moves ends as it began.
  public mutating func followMetrics(at time: Instant) {}

  /// What moves is a function of time and has nothing to do.
  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {}
}
