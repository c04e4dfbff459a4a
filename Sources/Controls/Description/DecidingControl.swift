/// A control that can ask the app before each change, for tools that answer in its place.
///
/// A ``BehaviorControl`` with a ``DecidableBehavior`` only has to implement ``showPending()``.
@MainActor
public protocol DecidingControl: Control {
  /// Whether a closure is asked before each change.
  var asksFirst: Bool { get }

  /// Asks a closure before each change; `nil` stops asking.
  func decide(by body: ((ControlValue) -> Decision)?)

  /// Decides on the pending change; `false` if there is none.
  @discardableResult func resolve(_ decision: Decision) -> Bool

  /// Makes the shown value pending; throws if the control has no value that can be pending.
  func showPending() throws(PropertyError)

  /// Proposes a change, as the user would. Does nothing by default.
  func propose()

  /// Makes changes stay pending, and returns a closure that ends this; `nil` if it has no effect.
  ///
  /// By default every change stays pending, unless a closure of the app is asked.
  func hold() -> (() -> Void)?
}

extension DecidingControl {
  public func propose() {}

  public func hold() -> (() -> Void)? {
    if asksFirst { return nil }
    decide { _ in .later }
    return { [weak self] in self?.decide(by: nil) }
  }
}
