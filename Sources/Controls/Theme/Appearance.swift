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

/// Whether a control lies on the page itself or on a card above it.
public enum Elevation: Hashable, Sendable {
  case base
  case elevated
}

/// Which side reading begins on; controls mirror themselves for the right.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
