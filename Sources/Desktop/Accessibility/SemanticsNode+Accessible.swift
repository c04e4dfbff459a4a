#if Desktop
internal import CDesktop
import Controls

extension SemanticsNode {
  // MARK: Text

  /// The label, with the text if it differs and is not edited.
  var accessibleName: String {
    guard self.text == nil, case .text(let text) = value, !text.isEmpty, text != label else {
      return label
    }
    return label.isEmpty ? text : "\(label), \(text)"
  }

  /// `nil` if it is no number; only sliders announce a percentage.
  /// spec: docs/spec/ios-slider.md#accessibility/voiceover
  var accessibleValueText: String? {
    guard case .number(let number, let range, _, _) = value else { return nil }
    if let valueText { return valueText }
    return role == .slider ? "\(range.percentage(of: number))%" : number.plainText
  }

  var accessibleAttributes: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if let identifier { result.append(("id", identifier)) }
    if let accessibleValueText { result.append(("valuetext", accessibleValueText)) }
    if let text, !text.placeholder.isEmpty { result.append(("placeholder-text", text.placeholder)) }
    if case .choice(_, let index, let count) = value {
      result += [("posinset", "\(index + 1)"), ("setsize", "\(count)")]
    }
    return result
  }

  // MARK: States

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
    if text != nil {
      result += [ATK_STATE_SINGLE_LINE, ATK_STATE_SELECTABLE_TEXT]
      if isEnabled { result.append(ATK_STATE_EDITABLE) }
    }
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
      return states(of: orientation)
    case .selection(_, _, let allowsSeveral, let orientation):
      return states(of: orientation) + (allowsSeveral ? [ATK_STATE_MULTISELECTABLE] : [])
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

  private func states(of orientation: Axis?) -> [AtkStateType] {
    orientation.map { [$0 == .vertical ? ATK_STATE_VERTICAL : ATK_STATE_HORIZONTAL] } ?? []
  }

  // MARK: Role

  /// A segmented control is a panel of radio buttons, which announce their selection and position;
  /// with deselectable segments, of toggle buttons; with momentary ones, of push buttons.
  var atkRole: AtkRole {
    switch role {
    case .window: ATK_ROLE_FRAME
    case .tooltip: ATK_ROLE_TOOL_TIP
    case .scrollView: ATK_ROLE_SCROLL_PANE
    case .staticText: ATK_ROLE_LABEL
    case .button: ATK_ROLE_PUSH_BUTTON
    case .toggleButton: ATK_ROLE_TOGGLE_BUTTON
    case .checkbox: ATK_ROLE_CHECK_BOX
    case .group, .segmented, .radioGroup: ATK_ROLE_PANEL
    case .radioButton: ATK_ROLE_RADIO_BUTTON
    case .list: ATK_ROLE_LIST_BOX
    case .listItem: ATK_ROLE_LIST_ITEM
    case .menuItem: menuItemRole
    case .spinButton: ATK_ROLE_SPIN_BUTTON
    case .entry: ATK_ROLE_ENTRY
    // Screen readers announce notifications; alerts are dialogs for them.
    case .alert: ATK_ROLE_NOTIFICATION
    case .segment: segmentRole
    default: namedRole
    }
  }

  /// Items with a check mark announce its state.
  private var menuItemRole: AtkRole {
    guard case .toggle = value else { return ATK_ROLE_MENU_ITEM }
    return ATK_ROLE_CHECK_MENU_ITEM
  }

  private var segmentRole: AtkRole {
    guard case .choice = value else { return ATK_ROLE_PUSH_BUTTON }
    return actions.contains(.deselect) ? ATK_ROLE_TOGGLE_BUTTON : ATK_ROLE_RADIO_BUTTON
  }

  /// The role by its name if ATK knows it, as it knows switches since 2.56, else by the
  /// capabilities of the part.
  private var namedRole: AtkRole {
    let known = atk_role_for_name(role.rawValue)
    if known != ATK_ROLE_INVALID { return known }
    switch value {
    case .toggle: return ATK_ROLE_TOGGLE_BUTTON
    case .number:
      return actions.isDisjoint(with: [.increment, .setValue])
        ? ATK_ROLE_LEVEL_BAR : ATK_ROLE_SPIN_BUTTON
    case .choice: return ATK_ROLE_RADIO_BUTTON
    case .text: return ATK_ROLE_LABEL
    case .none, .selection:
      return actions.contains(.press) ? ATK_ROLE_PUSH_BUTTON : ATK_ROLE_PANEL
    }
  }
}
#endif
