extension SegmentedControl {
  /// Sets the color and font of titles in a state; `nil` for the theme's.
  public func setTitleAttributes(_ attributes: TitleAttributes?, for state: SegmentState) {
    if titleAttributes[state] == attributes { return }
    titleAttributes[state] = attributes
    invalidate([.layout, .paint], reason: "title attributes")
  }

  /// The color and font of titles in a state; `nil` for the theme's.
  public func titleAttributes(for state: SegmentState) -> TitleAttributes? {
    titleAttributes[state]
  }
}
