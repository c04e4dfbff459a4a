/// What a ``Switch`` looks like; what it means is the same in all styles.
public enum SwitchStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// A thumb on a track. It shows mixed as off.
  case `switch`
  /// A button that is tinted while it is on.
  case button
  /// A box with a check mark.
  case checkbox
}

/// What the thumb of a ``Switch`` does while it is dragged.
public enum SwitchDragStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// It never rests between the ends: past the middle it goes all the way. spec: rendering, 5.4
  case snapping
  /// It follows the pointer, and goes to the nearer end once it is let go.
  case tracking
}
