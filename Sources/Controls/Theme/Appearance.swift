/// The appearance of a theme: light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast of a theme.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// The contrast in the spec.
  case normal
  /// Increased contrast: outlines and stronger colors.
  case more
}

/// The surface that a control is on.
public enum Elevation: Hashable, Sendable {
  /// A plain page.
  case base
  /// A page with cards.
  case grouped
  /// A card.
  case elevated
  /// A popover.
  case floating
}

/// The layout direction; controls are mirrored for right to left.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right, as in Latin script.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
