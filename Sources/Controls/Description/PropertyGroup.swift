import Canvas

/// The sections of an inspector.
public enum PropertyGroup: String, CaseIterable, Sendable {
  /// The value, and whether the control is enabled.
  case state = "State"
  /// Colors.
  case colors = "Colors"
  /// Interaction.
  case behavior = "Behavior"
  /// Texts and symbols.
  case content = "Content"
  /// The range of values.
  case range = "Range and ticks"
  /// Other properties of the appearance.
  case look = "Appearance"
}

/// The order in which several properties are written.
public enum PropertyOrder: Int, Sendable {
  /// Before all others, because they depend on it: parts, modes.
  case first
  /// In the order of the description.
  case normal
  /// After all others, because it depends on them: the value.
  case last
}
