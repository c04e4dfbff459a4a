#if Desktop
import Controls

extension SemanticsNode {
  /// The label, with the text if it differs.
  var accessibleName: String {
    guard case .text(let text) = value, !text.isEmpty, text != label else { return label }
    return label.isEmpty ? text : "\(label), \(text)"
  }

  /// `nil` if it is no number; only sliders announce a percentage. spec: ios-slider, Accessibility
  var accessibleValueText: String? {
    guard case .number(let number, let range, _, _) = value else { return nil }
    if let valueText { return valueText }
    return role == .slider ? "\(range.percentage(of: number))%" : number.plainText
  }

  var accessibleAttributes: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if let identifier { result.append(("id", identifier)) }
    if let accessibleValueText { result.append(("valuetext", accessibleValueText)) }
    if case .choice(_, let index, let count) = value {
      result += [("posinset", "\(index + 1)"), ("setsize", "\(count)")]
    }
    return result
  }
}
#endif
