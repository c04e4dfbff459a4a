import Canvas

extension BehaviorControl where Behavior: DecidableBehavior {
  /// Asks a closure before each change by the user.
  ///
  /// It is called once the current pass is over; while a value is dragged, it is not called. The
  /// change is then reported as ``ControlAction/refused(_:)`` or
  /// ``ControlAction/valueChanged(_:)``, or stays pending until ``resolve(_:)``.
  ///
  /// - Parameter body: `nil` stops asking and accepts a pending change.
  public final func decide(by body: ((ControlValue) -> Decision)?) {
    askOwner = body.map { body in
      { [weak self] value in
        guard let self, behavior.proposal == value else { return }
        resolve(body(value))
      }
    }
    change(reason: "decider") { behavior, _, _ in behavior.asksFirst = body != nil }
    if body == nil { resolve(.accept) }
  }

  /// Whether a closure is asked before each change.
  public final var asksFirst: Bool { behavior.asksFirst }

  /// Whether the control is pending: a change is undecided, or the app set it pending.
  public final var isPending: Bool { behavior.isPending }

  /// Decides on the pending change; `false` if there is none or the decision is to wait.
  @discardableResult
  public final func resolve(_ decision: Decision) -> Bool {
    guard behavior.proposal != nil, decision != .later else { return false }
    wasRefused = decision == .refuse
    change(reason: "decision") { behavior, time, actions in
      behavior.resolve(isAccepted: decision == .accept, at: time, actions: &actions)
    }
    scene?.deliverActions()
    return true
  }
}
