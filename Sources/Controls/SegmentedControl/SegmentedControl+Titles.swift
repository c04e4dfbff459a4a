extension SegmentedControl {
  /// Sets titles of one state in another way; nil for as the theme has them.
  public func setTitleAttributes(_ attributes: TitleAttributes?, for state: SegmentState) {
    if titleAttributes[state] == attributes { return }
    titleAttributes[state] = attributes
    invalidate([.layout, .paint], reason: "title attributes")
  }

  /// How titles of a state are set where it is not as the theme has them.
  public func titleAttributes(for state: SegmentState) -> TitleAttributes? {
    titleAttributes[state]
  }
}
