/// The style of a ``Switch``.
public enum SwitchStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// A track with a thumb; it shows mixed as off.
  case `switch`
  /// A button that is tinted while on.
  case button
  /// A box with a check mark.
  case checkbox
}

/// The response of a ``Switch``'s thumb to drags.
public enum SwitchDragStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb moves to the other end when the pointer passes the middle. spec: rendering, 5.4
  case snapping
  /// The thumb follows the pointer and moves to the nearer end when released.
  case tracking
}
