/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// How strongly things stand out from what is behind them.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case normal
  case more
}

/// What a control lies on: the page itself, or a card above it.
public enum Elevation: Hashable, Sendable {
  case base
  /// On the page behind cards.
  case grouped
  case elevated
  /// On a popover.
  case floating
}

/// Which side reading begins on; controls mirror themselves for the right.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
