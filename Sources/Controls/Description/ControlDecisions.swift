/// The decisions of a control's owner on changes, for tools that stand in for the owner.
@MainActor
public struct ControlDecisions {
  private let decider: (Control, ((ControlValue) -> Decision)?) -> Void
  private let resolver: (Control, Decision) -> Void
  private let holder: (Control) -> (() -> Void)?
  private let proposer: (Control) -> Void
  private let pendingShower: (Control) throws(PropertyError) -> Void

  /// The decisions on a control whose behavior asks.
  ///
  /// - Parameters:
  ///   - type: the control.
  ///   - propose: asks for a change, as the user would.
  ///   - showPending: has the value that is shown wait for the owner; throws if nothing can.
  ///   - hold: has the control wait, and returns what ends that; `nil` if it is left alone. By default
  ///     every change waits, unless the control has an owner.
  public init<Behavior: DecidableBehavior, Owner: BehaviorControl<Behavior>>(
    _ type: Owner.Type, propose: @escaping (Owner) -> Void = { _ in },
    showPending: @escaping (Owner) throws(PropertyError) -> Void,
    hold: ((Owner) -> (() -> Void)?)? = nil
  ) {
    decider = { control, body in (control as? Owner)?.decide(by: body) }
    resolver = { control, decision in (control as? Owner)?.resolve(decision) }
    proposer = { control in
      if let owner = control as? Owner { propose(owner) }
    }
    pendingShower = { control throws(PropertyError) in
      if let owner = control as? Owner { try showPending(owner) }
    }
    let delay: (Owner) -> (() -> Void)? = { owner in
      if owner.behavior.asksFirst { return nil }
      owner.decide(by: { _ in .later })
      return { [weak owner] in owner?.decide(by: nil) }
    }
    holder = { control in (control as? Owner).flatMap(hold ?? delay) }
  }

  /// Has a closure decide on the changes of a control; `nil` to ask nobody.
  public func decide(for control: Control, by body: ((ControlValue) -> Decision)?) {
    decider(control, body)
  }

  /// Decides on the change that is pending.
  public func resolve(_ control: Control, _ decision: Decision) { resolver(control, decision) }

  /// Has a control wait for its owner.
  ///
  /// - Returns: what ends that; `nil` if the control has an owner of its own.
  public func hold(_ control: Control) -> (() -> Void)? { holder(control) }

  /// Asks for a change, as the user would.
  public func propose(_ control: Control) { proposer(control) }

  /// Has the value that is shown wait for the owner.
  ///
  /// - Throws: ``PropertyError`` if the control shows nothing that can.
  public func showPending(_ control: Control) throws(PropertyError) { try pendingShower(control) }
}
