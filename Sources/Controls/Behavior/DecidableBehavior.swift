import Canvas

/// A behaviour that can ask its owner before it changes its value.
///
/// While it asks, it shows what is wanted, keeps its value, and takes neither input nor actions.
public protocol DecidableBehavior: ControlBehavior {
  /// Whether it proposes the user's changes (``ControlAction/proposed(_:)``) instead of making them.
  var asksFirst: Bool { get set }

  /// The value that waits for the owner's word; nil if none does.
  var proposal: ControlValue? { get }

  /// Makes the change that is proposed, or goes back, telling the owner which; nothing happens if
  /// none is.
  mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction])
}
