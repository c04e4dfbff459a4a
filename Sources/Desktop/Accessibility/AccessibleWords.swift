#if Desktop
import Controls

extension SemanticsNode {
  /// What it is called: its label, and its text if that says more.
  var accessibleName: String {
    guard case .text(let text) = value, !text.isEmpty, text != label else { return label }
    return label.isEmpty ? text : "\(label), \(text)"
  }

  /// The value in words; nil if it is no number. spec: ios-slider, Accessibility
  ///
  /// What is no slider says its number as it is.
  var accessibleValueText: String? {
    guard case .number(let number, let range, _, _) = value else { return nil }
    if let valueText { return valueText }
    return role == .slider ? "\(range.percentage(of: number))%" : number.plainText
  }

  /// What else there is to know, by the names that readers look for.
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
