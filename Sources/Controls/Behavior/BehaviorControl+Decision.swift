import Canvas

extension BehaviorControl where Behavior: DecidableBehavior {
  /// Has a body asked before each change of the user's.
  ///
  /// It is asked once the pass is over in which the user let go; while a value is dragged it is only
  /// shown. A change that is refused is told as ``ControlAction/refused(_:)``, one that is accepted as
  /// ``ControlAction/valueChanged(_:)``, and one for later waits for ``resolve(_:)``.
  ///
  /// - Parameter body: nil to make changes without asking from now on; one that waits is accepted.
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

  /// Whether the control has an owner that is asked before each change.
  public final var asksFirst: Bool { behavior.asksFirst }

  /// Whether a change waits for the owner's word, or the owner has the control wait.
  public final var isPending: Bool { behavior.isPending }

  /// Ends the wait for the owner's word.
  ///
  /// - Returns: false, with nothing changed, if nothing waits, or it is to wait on.
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
