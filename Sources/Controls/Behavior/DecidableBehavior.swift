import Canvas

/// A behaviour that can ask its owner before it changes its value: by appending
/// ``ControlAction/proposed(_:)`` in place of the change.
///
/// While it asks, it shows what is wanted, keeps its value, and takes neither input nor actions.
public protocol DecidableBehavior: ControlBehavior {
  /// Whether it appends ``ControlAction/proposed(_:)`` in place of each change of the user's, which is
  /// what asks.
  var asksFirst: Bool { get set }

  /// The value that waits for the owner's word; nil if none does.
  var proposal: ControlValue? { get }

  /// Whether it waits: for the owner's word, or because the owner says so.
  var isPending: Bool { get }

  /// Makes the change that is proposed, appending ``ControlAction/valueChanged(_:)``, or goes back,
  /// appending ``ControlAction/refused(_:)``; called after the pass that proposed it, and so after the
  /// ``ControlAction/editingEnded`` of that gesture.
  ///
  /// Nothing happens if no change is proposed.
  mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction])
}

extension DecidableBehavior {
  /// It waits for the owner's word only.
  public var isPending: Bool { proposal != nil }
}
