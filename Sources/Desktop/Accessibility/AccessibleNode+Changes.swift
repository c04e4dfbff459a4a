#if Desktop
internal import CDesktop
import Controls

extension AccessibleNode {
  func tell(changesFrom old: SemanticsNode, to new: SemanticsNode) {
    if new.atkRole != old.atkRole { tell(property: "accessible-role") }
    if new.accessibleName != old.accessibleName { tell(property: "accessible-name") }
    if new.help != old.help { tell(property: "accessible-description") }
    tell(statesFrom: old.atkStates, to: new.atkStates)
    switch (old.value, new.value) {
    case (.number(let before, _, _, _), .number(let now, _, _, _)) where before != now:
      tell(property: "accessible-value")
    case (.selection(let before, _, _), .selection(let now, _, _)) where before != now:
      tell(signal: "selection-changed")
    default: break
    }
  }

  private func tell(statesFrom old: [AtkStateType], to new: [AtkStateType]) {
    for state in old where !new.contains(state) && !state.isSilent { tell(state, false) }
    for state in new where !old.contains(state) && !state.isSilent { tell(state, true) }
  }
}

extension AtkStateType {
  /// Whether changes are not reported here: focus is reported separately, visibility not at all.
  fileprivate var isSilent: Bool { self == ATK_STATE_FOCUSED || self == ATK_STATE_SHOWING }
}
#endif
