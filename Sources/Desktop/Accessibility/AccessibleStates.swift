#if Desktop
internal import CDesktop
import Controls

extension SemanticsNode {
  var atkStates: [AtkStateType] {
    // All parts are visible, though they can be scrolled away.
    var result = [ATK_STATE_VISIBLE]
    let known: [(state: SemanticsStates, names: [AtkStateType])] = [
      (.enabled, [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE]),
      (.focusable, [ATK_STATE_FOCUSABLE]), (.focused, [ATK_STATE_FOCUSED]),
      (.pending, [ATK_STATE_BUSY]), (.showing, [ATK_STATE_SHOWING]), (.modal, [ATK_STATE_MODAL]),
      (.expandable, [ATK_STATE_EXPANDABLE]), (.expanded, [ATK_STATE_EXPANDED]),
    ]
    for (state, names) in known where states.contains(state) { result += names }
    return result + valueStates
  }

  /// A single state for "on", because two would be announced twice.
  private var valueStates: [AtkStateType] {
    switch value {
    case .none, .text: return []
    case .toggle(let toggle):
      var result = [ATK_STATE_CHECKABLE]
      if toggle == .mixed { result.append(ATK_STATE_INDETERMINATE) }
      if toggle == .on { result.append(ATK_STATE_CHECKED) }
      return result
    case .number(_, _, _, let orientation):
      return orientation.map { [$0 == .vertical ? ATK_STATE_VERTICAL : ATK_STATE_HORIZONTAL] } ?? []
    case .selection(_, _, let allowsSeveral):
      return allowsSeveral ? [ATK_STATE_MULTISELECTABLE] : []
    case .choice(let isSelected, _, _) where role == .listItem:
      return isSelected ? [ATK_STATE_SELECTABLE, ATK_STATE_SELECTED] : [ATK_STATE_SELECTABLE]
    case .choice(let isSelected, _, _):
      let isOneOfSeveral = atkRole == ATK_ROLE_TOGGLE_BUTTON
      let possible =
        isOneOfSeveral ? [ATK_STATE_CHECKABLE] : [ATK_STATE_SELECTABLE, ATK_STATE_CHECKABLE]
      if !isSelected { return possible }
      return possible + (isOneOfSeveral ? [] : [ATK_STATE_SELECTED]) + [ATK_STATE_CHECKED]
    }
  }
}
#endif
