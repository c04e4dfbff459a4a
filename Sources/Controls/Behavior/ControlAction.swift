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
