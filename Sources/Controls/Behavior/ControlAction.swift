/// What a control tells the program that owns it; only the user's doing is told.
public enum ControlAction: Hashable, Sendable {
  case valueChanged(ControlValue)
  /// The user took hold of the value: the first of a run of changes.
  case editingBegan
  /// The user let go of the value.
  case editingEnded
  case haptic(HapticStyle)
}

/// A control's value.
public enum ControlValue: Hashable, Sendable {
  case isOn(Bool)
  case number(Double)
  /// The selected segment; nil for none.
  case index(Int?)
}

/// How strong a tap under the finger is.
public enum HapticStyle: String, Hashable, Sendable {
  case light
}

extension ControlAction: CustomStringConvertible {
  /// The action and its value in a few words, as logs have it.
  public var description: String {
    switch self {
    case .valueChanged(.isOn(let isOn)): "valueChanged \(isOn)"
    case .valueChanged(.number(let number)): "valueChanged \(number)"
    case .valueChanged(.index(let index)): "valueChanged \(index.map { "\($0)" } ?? "null")"
    case .editingBegan: "editingBegan"
    case .editingEnded: "editingEnded"
    case .haptic(let style): "haptic \(style.rawValue)"
    }
  }
}
