extension Theme {
  /// Interpolates between two themes; an amount outside 0...1 gives the nearest one exactly.
  public func mixed(with other: Theme, by amount: Double) -> Theme {
    if amount >= 1 { return other }
    if amount <= 0 || self == other { return self }
    var theme = Self.tokens.mix(self, with: other, by: amount)
    theme.styles = styles.mixed(with: other.styles, by: amount)
    return theme
  }
}
