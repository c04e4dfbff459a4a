import Controls

extension Control {
  /// Has what it shows wait for its owner's word, as if the user had just asked for it.
  func proposeWhatIsShown() {
    switch self {
    case let slider as Slider:
      let wanted = slider.value
      let isLeast = wanted == slider.minimumValue
      slider.value = isLeast ? slider.maximumValue : slider.minimumValue
      slider.decide { _ in .later }
      _ = slider.perform(.setValue(wanted))
    case let segmented as SegmentedControl:
      let wanted = segmented.selectedIndices
      guard let last = wanted.max() else { return }
      segmented.select(wanted.subtracting([last]), animated: false)
      segmented.decide(by: { _ in .later })
      _ = segmented.perform(.select(last))
    default: break
    }
  }
}
