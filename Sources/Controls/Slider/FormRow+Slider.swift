extension FormRow {
  /// A row with a slider and its formatted value, which is updated with every change.
  public convenience init(
    _ slider: Slider, style: Style, subtitle: String? = nil,
    value words: @escaping (Double) -> String
  ) {
    self.init(slider, style: style, subtitle: subtitle, value: words(slider.value))
    var shown = slider.value
    slider.onBehaviorChange = { [weak self, unowned slider] in
      if slider.value == shown { return }
      shown = slider.value
      self?.setValue(words(shown))
    }
  }
}
