extension FormRow {
  /// A slider's row, with its value in words at the far side: they follow whoever moves it, the user
  /// or the program.
  ///
  /// - Parameters:
  ///   - slider: what is acted on; its label is the row's title.
  ///   - style: where the slider is.
  ///   - subtitle: a second line under the title.
  ///   - words: says a value.
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
