extension FormRow {
  /// A row with a range slider and its formatted values, which are updated with every change.
  ///
  /// Their column has room for the values of the whole range.
  public convenience init(
    _ slider: RangeSlider, title: String? = nil, style: Style, subtitle: String? = nil,
    value words: @escaping (ClosedRange<Double>) -> String
  ) {
    self.init(
      slider, title: title, style: style, subtitle: subtitle, value: words(slider.range))
    reserveWidth(for: [words(slider.limits)])
    var shown = slider.range
    slider.onBehaviorChange = { [weak self, unowned slider] in
      if slider.range == shown { return }
      shown = slider.range
      self?.setValue(words(shown))
    }
  }
}
