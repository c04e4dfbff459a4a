/// A control that can ask its owner before each change, for tools that stand in for the owner.
///
/// A ``BehaviorControl`` with a ``DecidableBehavior`` only lacks ``showPending()``.
@MainActor
public protocol DecidingControl: Control {
  /// Whether the control has an owner that is asked.
  var asksFirst: Bool { get }

  /// Has a closure decide on changes; `nil` to ask nobody.
  func decide(by body: ((ControlValue) -> Decision)?)

  /// Decides on the change that is pending; returns whether there was one.
  @discardableResult func resolve(_ decision: Decision) -> Bool

  /// Makes the value that is shown pending; throws if the control shows nothing that can be.
  func showPending() throws(PropertyError)

  /// Asks for a change, as the user would. Without effect by default.
  func propose()

  /// Has the control wait, and returns what ends that; `nil` if it is left alone.
  ///
  /// By default every change waits, unless the control has an owner.
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
