import Canvas

extension Theme {
  /// The theme that lies the given part of the way to another, 0 to 1, both ends exact.
  public func mixed(with other: Theme, by amount: Double) -> Theme {
    if amount <= 0 || self == other { return self }
    if amount >= 1 { return other }
    var theme = self
    func mix(_ value: inout Color, _ target: Color) {
      value = value.mixed(with: target, by: amount)
    }
    func mix(_ value: inout Shadow, _ target: Shadow) {
      mix(&value.offset.x, target.offset.x)
      mix(&value.offset.y, target.offset.y)
      mix(&value.blur, target.blur)
      mix(&value.color, target.color)
    }
    func mix(_ value: inout Double, _ target: Double) { value += (target - value) * amount }

    mix(&theme.page, other.page)
    mix(&theme.groupedPage, other.groupedPage)
    mix(&theme.card, other.card)
    mix(&theme.cardShadow, other.cardShadow)
    mix(&theme.label, other.label)
    mix(&theme.secondaryLabel, other.secondaryLabel)
    mix(&theme.hairline, other.hairline)
    mix(&theme.keyCap, other.keyCap)
    mix(&theme.keyCapBorder, other.keyCapBorder)
    mix(&theme.focusRing, other.focusRing)

    mix(&theme.switchOn, other.switchOn)
    mix(&theme.switchOff, other.switchOff)
    mix(&theme.switchOffBorder, other.switchOffBorder)
    mix(&theme.switchThumb, other.switchThumb)
    mix(&theme.switchThumbShadow, other.switchThumbShadow)
    mix(&theme.switchThumbContactShadow, other.switchThumbContactShadow)
    mix(&theme.switchDisabledOpacity, other.switchDisabledOpacity)

    mix(&theme.sliderMinimumTrack, other.sliderMinimumTrack)
    mix(&theme.sliderMaximumTrack, other.sliderMaximumTrack)
    mix(&theme.sliderThumb, other.sliderThumb)
    mix(&theme.sliderThumbShadow, other.sliderThumbShadow)
    mix(&theme.sliderThumbContactShadow, other.sliderThumbContactShadow)
    mix(&theme.sliderDisabledOpacity, other.sliderDisabledOpacity)

    mix(&theme.segmentedBackground, other.segmentedBackground)
    mix(&theme.segmentedElevatedBackground, other.segmentedElevatedBackground)
    mix(&theme.segmentedSeparator, other.segmentedSeparator)
    mix(&theme.segmentedPressedOverlay, other.segmentedPressedOverlay)
    mix(&theme.pill, other.pill)
    mix(&theme.pillPressedOverlay, other.pillPressedOverlay)
    mix(&theme.pillShadow, other.pillShadow)
    mix(&theme.pillContactShadow, other.pillContactShadow)
    mix(&theme.segmentedDisabledOpacity, other.segmentedDisabledOpacity)
    return theme
  }
}
