import Canvas

/// A behavior that can ask the app before it changes its value, by appending
/// ``ControlAction/proposed(_:)`` in place of the change.
///
/// While a change is pending, it shows the new value, keeps the old one, and ignores input.
public protocol DecidableBehavior: ControlBehavior {
  /// Whether changes by the user are proposed and not made.
  var asksFirst: Bool { get set }

  /// The pending value; `nil` if there is none.
  var proposal: ControlValue? { get }

  /// Whether a change is pending, or the app set the control pending.
  var isPending: Bool { get }

  /// Accepts or refuses the pending change, appending ``ControlAction/valueChanged(_:)`` or
  /// ``ControlAction/refused(_:)``; does nothing if no change is pending.
  mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction])
}

extension DecidableBehavior {
  /// Whether a change is pending.
  public var isPending: Bool { proposal != nil }
}

/// The app's answer to a change that the user wants.
public enum Decision: Hashable, Sendable {
  /// The control takes the new value.
  case accept
  /// The control returns to the old value.
  case refuse
  /// The control stays pending until ``BehaviorControl/resolve(_:)``.
  case later
}

struct Proposal<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  var start: Instant

  func ring(at time: Instant, _ motion: MotionPreference) -> PendingRing {
    PendingRing(since: start, at: time, motion: motion)
  }

  func nextFrame(after time: Instant) -> NextFrame {
    PendingRing.nextFrame(after: time, since: start)
  }
}
