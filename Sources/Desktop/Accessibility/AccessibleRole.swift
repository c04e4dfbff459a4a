#if Desktop
internal import CDesktop
import Controls

extension SemanticsNode {
  /// A segmented control is a panel of radio buttons, which announce their selection and position;
  /// with deselectable segments, of toggle buttons; with momentary ones, of push buttons.
  var atkRole: AtkRole {
    switch role {
    case .window: ATK_ROLE_FRAME
    case .dialog: ATK_ROLE_DIALOG
    case .tooltip: ATK_ROLE_TOOL_TIP
    case .scrollView: ATK_ROLE_SCROLL_PANE
    case .staticText: ATK_ROLE_LABEL
    case .button: ATK_ROLE_PUSH_BUTTON
    case .toggleButton: ATK_ROLE_TOGGLE_BUTTON
    case .checkbox: ATK_ROLE_CHECK_BOX
    case .switch: Self.switchRole
    case .slider: ATK_ROLE_SLIDER
    case .group, .segmented, .radioGroup: ATK_ROLE_PANEL
    case .radioButton: ATK_ROLE_RADIO_BUTTON
    case .list: ATK_ROLE_LIST_BOX
    case .listItem: ATK_ROLE_LIST_ITEM
    case .menu: ATK_ROLE_MENU
    case .menuItem: menuItemRole
    case .separator: ATK_ROLE_SEPARATOR
    case .spinButton: ATK_ROLE_SPIN_BUTTON
    case .alert: ATK_ROLE_ALERT
    case .image: ATK_ROLE_IMAGE
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

  /// ATK has had switches since 2.56.
  private static let switchRole: AtkRole = {
    let role = atk_role_for_name("switch")
    return role == ATK_ROLE_INVALID ? ATK_ROLE_TOGGLE_BUTTON : role
  }()

  /// The role of a custom part: by its name if ATK knows it, else by its capabilities.
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
