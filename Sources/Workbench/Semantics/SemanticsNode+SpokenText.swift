import Controls

extension SemanticsNode {
  /// The spoken description, in English. spec: docs/spec/ios-switch.md#accessibility/voiceover;
  /// docs/spec/ios-slider.md#accessibility/voiceover;
  /// docs/spec/ios-segmented-control.md#accessibility/voiceover
  package var spokenText: String {
    switch value {
    case .none: sentence(label, kindText, expansionText)
    case .toggle(let toggle) where role == .menuItem:
      sentence(label, kindText, toggle == .on ? "checked" : "")
    case .toggle(let toggle): sentence("Switch button", label, toggle.rawValue)
    case .number(let number, _, _, _) where role == .spinButton:
      sentence(label, valueText ?? number.plainText, "adjustable")
    case .number(let number, let range, _, _):
      sentence(label, valueText ?? "\(range.percentage(of: number))%", "adjustable")
    case .selection: selectionText
    case .choice(let isSelected, let index, let count) where role == .listItem:
      sentence(label, isSelected ? "selected" : "", "\(index + 1) of \(count)")
    case .choice(_, let index, let count) where role == .radioButton:
      sentence(label, "radio button", "\(index + 1) of \(count)")
    case .choice(_, let index, let count):
      // The role of an app has the name that a screen reader speaks, such as "page tab".
      sentence(label, role == .segment ? "button" : role.rawValue, "\(index + 1) of \(count)")
    case .text(let text): sentence(label, text)
    }
  }

  private var kindText: String {
    switch role {
    case .menuItem: "menu item"
    case .button where states.contains(.expandable): "button"
    case .alert: "alert"
    default: ""
    }
  }

  private var expansionText: String {
    states.contains(.expandable) ? states.contains(.expanded) ? "expanded" : "collapsed" : ""
  }

  private func sentence(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var selectionText: String {
    guard case .selection(let selected, let count, _, _) = value else { return label }
    if selected.count > 1 { return sentence(label, "\(selected.count) of \(count) selected") }
    let segment = selected.first.flatMap { children.indices.contains($0) ? children[$0] : nil }
    return segment?.spokenText ?? label
  }
}
