import Controls
import Support
import Workbench

extension SemanticsNode {
  /// The element in a line, such as `e12 switch "Wi-Fi" value=on actions=toggle at=16,16 51x31`.
  func line(ref: String) -> String {
    var parts = [ref, role.rawValue, JSON.string(label).text]
    if let text = shownValue { parts.append("value=" + text) }
    if let valueText { parts.append("text=" + JSON.string(valueText).text) }
    if !notes.isEmpty { parts.append("[\(notes.joined(separator: ","))]") }
    if !actions.isEmpty { parts.append("actions=" + actions.names.joined(separator: ",")) }
    let numbers = roundedFrame.map(Self.text)
    parts.append("at=\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])")
    return parts.joined(separator: " ")
  }

  /// The states, but for an element that is usable and in sight.
  var notes: [String] {
    states.subtracting([.enabled, .showing]).names + (isEnabled ? [] : ["disabled"])
      + (states.contains(.showing) ? [] : ["offscreen"])
  }

  static let allNotes: [String] = {
    let states = SemanticsStates.named.filter { !$0.options.isSubset(of: [.enabled, .showing]) }
    return states.map(\.name) + ["disabled", "offscreen"]
  }()

  private var shownValue: String? {
    switch value {
    case .none, .choice: nil
    case .toggle(let toggle): toggle.rawValue
    case .number(let number, _, _, _): Self.text(number)
    case .selection(let selected, _, _, _):
      selected.isEmpty ? "none" : selected.sorted().map(String.init).joined(separator: ",")
    case .text(let text): JSON.string(text).text
    }
  }

  /// Two decimals.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }
}
