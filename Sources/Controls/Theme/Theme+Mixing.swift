extension Theme {
  /// The theme that lies the given part of the way to another, 0 to 1, both ends exact.
  public func mixed(with other: Theme, by amount: Double) -> Theme {
    if amount >= 1 { return other }
    if amount <= 0 || self == other { return self }
    return Design(theme: self).mixed(with: Design(theme: other), by: amount).theme
  }
}
