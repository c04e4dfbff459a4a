/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How strongly things stand out from what is behind them.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// As the documents have it.
  case normal
  /// Outlines and stronger colours.
  case more
}

/// What a control lies on: the page itself, or a card above it.
public enum Elevation: Hashable, Sendable {
  /// On the page.
  case base
  /// On the page behind cards.
  case grouped
  /// On a card.
  case elevated
  /// On a popover.
  case floating
}

/// Which side reading begins on; controls mirror themselves for the right.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in Latin script.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
