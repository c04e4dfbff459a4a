extension FormRow {
  /// A row with a slider and its formatted value, which is updated with every change.
  ///
  /// Its column has room for the values at both ends.
  public convenience init(
    _ slider: Slider, title: String? = nil, style: Style, subtitle: String? = nil,
    value words: @escaping (Double) -> String
  ) {
    self.init(
      slider, title: title, style: style, subtitle: subtitle, value: words(slider.value))
    reserveWidth(for: [words(slider.range.lowerBound), words(slider.range.upperBound)])
    var shown = slider.value
    slider.onBehaviorChange = { [weak self, unowned slider] in
      if slider.value == shown { return }
      shown = slider.value
      self?.setValue(words(shown))
    }
  }
}
