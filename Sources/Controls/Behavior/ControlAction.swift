/// What a control tells the program that owns it; only the user's doing is told.
public enum ControlAction: Hashable, Sendable {
  /// The user changed the value, to this one.
  case valueChanged(ControlValue)
  /// The user took hold of the value: the first of a run of changes.
  case editingBegan
  /// The user let go of the value.
  case editingEnded
  /// The user is to feel something.
  case haptic(HapticStyle)
  /// The user had it do what it is for: a button, or a part of a control by its index.
  case triggered(Int?)
  /// The user wants a change that the owner decides on; see ``Decision``.
  case proposed(ControlValue)
  /// The owner decided against a change.
  case refused(ControlValue)
}

/// A control's value.
public enum ControlValue: Hashable, Sendable {
  /// Of what is on or off.
  case isOn(Bool)
  /// Of what is a number.
  case number(Double)
  /// The selected segment; nil for none.
  case index(Int?)
  /// The selected segments, where several can be.
  case indices(Set<Int>)
}

/// How strong a tap under the finger is.
public enum HapticStyle: String, Hashable, Sendable {
  /// As when something small falls into place.
  case light
}

extension ControlAction: CustomStringConvertible {
  /// The action and its value in a few words, as logs have it.
  public var description: String {
    switch self {
    case .valueChanged(let value): "valueChanged \(value)"
    case .editingBegan: "editingBegan"
    case .editingEnded: "editingEnded"
    case .haptic(let style): "haptic \(style.rawValue)"
    case .triggered(let index): index.map { "triggered \($0)" } ?? "triggered"
    case .proposed(let value): "proposed \(value)"
    case .refused(let value): "refused \(value)"
    }
  }
}

extension ControlValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .isOn(let isOn): "\(isOn)"
    case .number(let number): "\(number)"
    case .index(let index): index.map { "\($0)" } ?? "null"
    case .indices(let indices): "\(indices.sorted())"
    }
  }
}
